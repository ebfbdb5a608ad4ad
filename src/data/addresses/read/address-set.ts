// The address reference data as a search sees it: plain typed arrays over one immutable file, no objects per row.
// Ids are dense integers: locality, street (a street within a locality), address, name. -1 or NONE is "none".
// docs/reference/address-file.md describes the sections on disk.
import type { NameTable } from '../../names/name-table.js';
import type { PointIndex } from '../../points/read/point-index.js';

export const NONE = 0xffffffff;
/**
 * What a postcode is to its locality: mail is delivered by it; only post boxes and large receivers have it; or the
 * source does not have it there and another table does, so that it is right where it is written, and never given.
 */
export const POSTCODE_KIND = { delivered: 0, postal: 1, further: 2 } as const;

/** Words per address record in `AddressBlock.words`, and what each word holds. */
export const ADDRESS_WORDS = 8;
export const WORD = {
  numberFirst: 0,
  formAndPostcode: 1,
  unit: 2,
  lotAndFlags: 3,
  latitude: 4,
  longitude: 5,
  buildingAndGeocode: 6,
  meshBlock: 7,
} as const;
// formAndPostcode: numberForm << 16 | postcode.   lotAndFlags: lot label (20 bits, 0 none) << 12 | pid prefix (6 bits)
// << 6 | alias row << 5. latitude, longitude: degrees * 1e7 as int32, 0x80000000 unknown.   buildingAndGeocode:
// building name id (24 bits, 0 none) << 8 | geocode type.

/**
 * The rows of one street: `count` records from `words[start]` on, ADDRESS_WORDS each; `first` is the first address id.
 */
export interface AddressBlock {
  readonly words: Uint32Array;
  readonly start: number;
  readonly count: number;
  readonly first: number;
}

/** A number's decoration, shared by many addresses: prefix, suffix, and the range's other end. */
export interface NumberForm {
  prefix: string;
  suffix: string;
  /** NUMBER_LAST - NUMBER_FIRST, 0 when not a range. */ lastDelta: number;
  isRange: boolean;
  lastPrefix: string;
  lastSuffix: string;
}

/** A flat and level, shared by many addresses. Types are full words (UNIT, LEVEL), numbers as text. */
export interface Unit {
  flatType: string;
  flatNumber: string;
  levelType: string;
  levelNumber: string;
}

/** Rural delivery `number` of a mail town (folded) and its postcode, as text and number. */
export interface RuralDelivery {
  readonly town: string;
  readonly number: string;
  readonly postcode: number;
}

/** Pairs of a full word, as addresses have it, and its official abbreviation: [AVENUE, AV]. */
export type TypePairs = readonly (readonly [string, string])[];
/** Tables of types by kind; a kind that the source has no table of is missing. */
export type TypeLists = Readonly<Partial<Record<'street' | 'streetSuffix' | 'unitFlat' | 'floorLevel', TypePairs>>>;

export interface AddressSet {
  readonly source: string; // GNAF
  readonly country: string; // AU
  readonly release: string; // MAY 2026
  readonly datum: string; // GDA94 | GDA2020 | WGS84
  readonly addressCount: number;

  // Localities, 0..localityCount
  readonly localityCount: number;
  readonly localityNames: NameTable; // names and alias names
  readonly localityName: Uint32Array; // locality → name id
  readonly localityState: Uint8Array; // locality → index in `states`
  readonly addressType: string; // what the source calls each of its addresses, '' where it does not say
  readonly states: readonly string[]; // NSW, VIC...
  readonly localityLatitude: Int32Array; // degrees * 1e7; 0x80000000 unknown
  readonly localityLongitude: Int32Array;
  readonly localityPostcodeStart: Uint32Array; // locality → postcodes, most used first
  readonly localityPostcode: Uint16Array;
  // beside localityPostcode: its POSTCODE_KIND
  readonly localityPostcodePostal: Uint8Array;
  readonly localityNeighbourStart: Uint32Array; // locality → neighbours (declared by the data)
  readonly localityNeighbour: Uint32Array;
  readonly nameLocalityStart: Uint32Array; // locality name id → localities that bear it, as name or alias
  readonly nameLocality: Uint32Array; // locality << 1 | isAlias
  readonly postcodeLocalityStart: Uint32Array; // postcode (0..9999) → localities
  readonly postcodeLocality: Uint32Array;
  // locality → the locality that is its town (itself for a town), NONE; empty in sets without towns
  readonly localityTown: Uint32Array;
  readonly ruralDeliveries: readonly RuralDelivery[];
  localityPid(locality: number): string;

  // Street entries: a street under its own name or an alias; sorted by locality, name id, type, suffix
  readonly streetNames: NameTable;
  readonly types: readonly string[]; // '' first; full words: STREET, ROAD
  readonly suffixes: readonly string[]; // '' first; full words: NORTH, EXTENSION
  readonly localityEntryStart: Uint32Array; // locality → its entries
  readonly entryName: Uint32Array;
  readonly entryType: Uint16Array;
  readonly entrySuffix: Uint8Array;
  readonly entryStreet: Uint32Array; // street << 1 | isAlias
  readonly nameEntryStart: Uint32Array; // street name id → entries anywhere
  readonly nameEntry: Uint32Array;

  // Streets, sorted by locality, name id, type, suffix
  readonly streetCount: number;
  readonly streetLocality: Uint32Array;
  readonly streetName: Uint32Array;
  readonly streetType: Uint16Array;
  readonly streetSuffix: Uint8Array;
  readonly streetLatitude: Int32Array;
  readonly streetLongitude: Int32Array;
  // street → first address; behind the streets, postal group → first address
  readonly streetAddressStart: Uint32Array;
  streetPid(street: number): string;

  // Postal groups: the deliveries of one type (PO BOX) in one locality, sorted by locality, type. Group g is "street"
  // streetCount + g to whatever takes the street of an address; it has no entry, so no street search meets it.
  readonly localityPostalStart: Uint32Array; // locality → its groups
  readonly postalLocality: Uint32Array; // group → locality; empty in sets without postal deliveries
  postalType(group: number): string;

  // Addresses, sorted by street or postal group, numberFirst, numberForm, unit, lot, pid
  readonly labels: NameTable; // flat, level and lot number texts; id 0 is ''
  readonly numberForms: readonly NumberForm[]; // form 0: no decoration
  readonly unitCount: number;
  readonly unitFlatLabel: Uint32Array; // unit id → label id of its flat number
  unit(id: number): Unit; // unit 0: none
  street(street: number): AddressBlock;
  streetOf(address: number): number;
  pid(address: number): string;
  /** Address of that persistent id, or -1. */
  addressOf(pid: string): number;
  buildingName(id: number): string; // '' for 0
  /**
   * Building names, and the addresses of each (buildingAddressStart by name id): the first of those at one number. Null
   * in a file without that index.
   */
  readonly buildingNames: NameTable | null;
  readonly buildingAddressStart: Uint32Array;
  readonly buildingAddress: Uint32Array;
  readonly geocodeTypes: readonly { code: string; name: string }[];
  meshBlock(id: number): string; // 11-digit code, '' for NONE
  /** Primary address (the building) of a secondary one (a unit), or -1. */
  primaryOf(address: number): number;
  /** Principal address that an alias address stands for, or -1. */
  principalOf(address: number): number;
  /** G-NAF confidence -1..2, LEVEL_GEOCODED_CODE 0..7, legal parcel id; '' or -1 when the set has none. */
  confidence(address: number): number;
  geocodeLevel(address: number): number;
  parcel(address: number): string;
  siteId(address: number): string;
  /** Delivery point id, 0 for none; barcode sort plan, '' for none. */
  dpid(address: number): number;
  sortPlan(address: number): string;
  /** Address of that delivery point id, or -1. */
  addressWithDpid(dpid: number): number;

  /**
   * Addresses by where they are: those of streets that have a point, aliases left out where their principal is there.
   * Throws WaypostError for a set of an earlier version, which has no such index.
   */
  readonly points: PointIndex;

  /** The source's own tables of types; empty when it came without. */
  readonly typeLists: TypeLists;
}

/** What `lotAndFlags` packs: lot label 20 bits | pid prefix 6 bits | alias 1 bit | reserved 5 bits, from the top. */
export const lotLabel = (word: number): number => word >>> 12;

/** True for the record of an alias. */
export const isAliasRow = (word: number): boolean => (word & 0x20) !== 0;
