// The kinds of data that may be installed: what a set holds, and so which part of the engine reads it.

/** Every kind; whoever walks this list needs no change when one is added. */
export const dataKinds = [
  /** Localities, streets and addresses of a country whose sources the contract names. */
  'addresses',
  /** Streets and addresses of any other country. */
  'streets',
  /** Places and postal codes of any other country. */
  'places',
  /** What is said about mesh blocks or addresses, a row for each. */
  'attributes',
  /** Localities with their postcodes, without addresses. */
  'postcodes',
  /** Ranges of phone numbers: who holds them, and where they are. */
  'phone-ranges',
  /** Titles of the New Zealand land register, with their land and their owners. */
  'titles',
  /** Companies and other entities with their numbers and names. */
  'companies',
  /** Delivery points whose people moved, or died. */
  'suppression',
  /** Records that others are matched with. */
  'references',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** Names in the catalogue of sets that are no source of truth of the contract. */
export const GEONAMES_SOURCE = 'GEONAMES';
export const OPENADDRESSES_SOURCE = 'OPENADDRESSES';
/** An imported table of New Zealand postcodes, asked for places that the package's gazetteer does not have. */
export const NZ_POSTCODES_SOURCE = 'NZPOSTCODES';
/** Imported ranges of phone numbers. */
export const PHONE_RANGES_SOURCE = 'PHONERANGES';

/** Stands in the place of a country in a set of all of them; no country has the code. */
export const ALL_COUNTRIES = 'ZZ';
/** Titles of the New Zealand land register. */
export const NZ_TITLES_SOURCE = 'NZTITLES';
/** The Australian Business Register, and the register of companies of the securities commission. */
export const ABR_SOURCE = 'ABR';
export const ASIC_SOURCE = 'ASIC';
/** Lists of delivery points, by the name of the list: moved, deceased. */
export const suppressionSource = (list: string): string => list.toUpperCase();

/** The source of a reference by its name: REFERENCE_MEMBERS of members. */
export const referenceSource = (name: string): string => `REFERENCE_${name.toUpperCase()}`;

/** What decides the kind of a set whose entry does not say it. */
export interface Unclassified {
  readonly source: string;
  readonly table?: unknown;
}

const KIND_OF_SOURCE: Readonly<Record<string, DataKind>> = {
  [GEONAMES_SOURCE]: 'places',
  [OPENADDRESSES_SOURCE]: 'streets',
  [NZ_POSTCODES_SOURCE]: 'postcodes',
};

/** The kind of a set that an earlier version installed, which wrote none into the catalogue. */
export const kindOfEarlierSet = ({ source, table }: Unclassified): DataKind =>
  table === undefined ? (KIND_OF_SOURCE[source] ?? 'addresses') : 'attributes';

/** Those of the sets that are of one of the kinds, in their order. */
export const setsOfKind = <Of extends { readonly kind: DataKind }>(
  sets: readonly Of[],
  ...kinds: readonly DataKind[]
): Of[] => sets.filter(({ kind }) => kinds.includes(kind));
