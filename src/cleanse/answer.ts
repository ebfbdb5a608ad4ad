// Builds the contract's element from a verdict: the reference address in components, its attributes, and every change
// between what was written and what is answered.
import { formatAddress, type AddressParts } from '../address/format.js';
import type { Line, Reading } from '../address/reading.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { Candidate, Status, ValidatedAddress } from '../contract/schema/cleanse.js';
import { ADDRESS_WORDS, NONE, WORD, lotLabel, type AddressSet } from '../reference/address-set.js';
import { streetReadings } from '../address/street-words.js';
import { addressChanges, writtenNumber } from './changes.js';
import type { Verdict } from './decide.js';
import type { Place } from './place.js';
import type { Hypothesis } from './hypothesis.js';

const UNKNOWN = -0x80000000;

/** Degrees of a coordinate in ten-millionths, with seven decimals (about a centimetre). */
function degrees(e7: number): string {
  const size = Math.abs(e7), whole = Math.floor(size / 1e7);
  return `${e7 < 0 ? '-' : ''}${whole}.${String(size - whole * 1e7 + 1e7).slice(1)}`;
}


/** The reference address with that number in parts, as the formatter takes them. */
function partsOf(set: AddressSet, address: number): AddressParts {
  const street = set.streetOf(address), block = set.street(street), at = block.start + (address - block.first) * ADDRESS_WORDS;
  const { words } = block, formAndPostcode = words[at + WORD.formAndPostcode]!;
  const form = set.numberForms[formAndPostcode >>> 16]!, first = words[at + WORD.numberFirst]!;
  const unit = set.unit(words[at + WORD.unit]!), lot = lotLabel(words[at + WORD.lotAndFlags]!);
  let streetNumber = '';
  if (first !== 0) {
    streetNumber = form.prefix + String(first) + form.suffix;
    if (form.isRange) streetNumber += `-${form.lastPrefix}${first + form.lastDelta}${form.lastSuffix}`;
  }
  return {
    ...placeParts(set, set.streetLocality[street]!, formAndPostcode & 0xffff), ...streetParts(set, street),
    buildingName: set.buildingName(words[at + WORD.buildingAndGeocode]! >>> 8),
    flatUnitType: unit.flatType, flatUnitNumber: unit.flatNumber, floorLevelType: unit.levelType, floorLevelNumber: unit.levelNumber,
    lotNumber: lot === 0 ? '' : set.labels.text(lot), streetNumber,
  };
}

/** Puts what the text says below the verdict's level back: standardised, unverified, and never lost. */
function keepWritten(parts: AddressParts, verdict: Verdict, line: Line, reading: Reading): void {
  const { place, chosen } = verdict;
  if (reading.postalType !== '') { parts.postalType = reading.postalType; parts.postalNumber = reading.postalNumber; }
  if (parts.buildingName === '' && !(place?.exact === true && place.from === reading.to && place.from > reading.from)) parts.buildingName = reading.buildingName;
  if (verdict.address < 0 || verdict.exception === 'UNIT_NOT_FOUND') {
    parts.flatUnitType = reading.flatType; parts.flatUnitNumber = reading.flatNumber;
    parts.floorLevelType = reading.levelType; parts.floorLevelNumber = reading.levelNumber;
  }
  if (verdict.address >= 0) return;
  parts.lotNumber = reading.lotNumber;
  parts.streetNumber = writtenNumber(reading);
  if (chosen) return;
  const [from, to] = streetSpan(reading, place);
  const street = to > from ? streetReadings(line.words, from, to)[0] : undefined;
  if (street) { parts.streetName = street.name; parts.streetType = street.type; parts.streetSuffix = street.suffix; }
}

/** The words of the reading's span that the place leaves to the street: before it, or behind a place that stands first. */
function streetSpan({ from, to }: Reading, place: Place | null): [number, number] {
  if (!place || place.from >= to || place.to <= from) return [from, to];
  return place.from > from ? [from, place.from] : [place.to, to];
}

const NO_PARTS: AddressParts = {
  buildingName: '', flatUnitType: '', flatUnitNumber: '', floorLevelType: '', floorLevelNumber: '', lotNumber: '', streetNumber: '',
  streetName: '', streetType: '', streetSuffix: '', postalType: '', postalNumber: '', locality: '', state: '', postcode: '',
};

function streetParts(set: AddressSet, street: number): Pick<AddressParts, 'streetName' | 'streetType' | 'streetSuffix'> {
  return { streetName: set.streetNames.display(set.streetName[street]!), streetType: set.types[set.streetType[street]!]!, streetSuffix: set.suffixes[set.streetSuffix[street]!]! };
}

function placeParts(set: AddressSet, locality: number, postcode: number): AddressParts {
  return { ...NO_PARTS, locality: set.localityNames.display(set.localityName[locality]!), state: set.states[set.localityState[locality]!]!, postcode: postcode === 0 ? '' : String(postcode).padStart(4, '0') };
}

/** Postcode to answer for a locality: the written one if the locality has it, else its most used; 0 if it has none. */
function localityPostcode(set: AddressSet, locality: number, written: string): number {
  const start = set.localityPostcodeStart[locality]!, end = set.localityPostcodeStart[locality + 1]!;
  for (let i = start; i < end; i++) if (set.localityPostcode[i] === Number(written)) return set.localityPostcode[i]!;
  return start < end ? set.localityPostcode[start]! : 0;
}

/** The element for a verdict on `line`. `reading` is the one that answers, `first` the plainest. */
export function answer(set: AddressSet, verdict: Verdict, line: Line, reading: Reading, first = reading): ValidatedAddress {
  const { chosen } = verdict;
  let parts: AddressParts, attributes: Record<string, string> = {}, id = '', address = verdict.address;
  const principal = address < 0 ? -1 : set.principalOf(address);
  if (address >= 0) {
    if (principal >= 0) address = principal;
    parts = partsOf(set, address);
    attributes = addressAttributes(set, address);
    id = `${set.country}|${set.source}|${set.pid(address)}`;
  } else if (chosen) {
    const { street } = chosen.street, locality = set.streetLocality[street]!;
    parts = { ...placeParts(set, locality, localityPostcode(set, locality, reading.postcode)), ...streetParts(set, street) };
    attributes = pointAttributes(set.streetLatitude[street]!, set.streetLongitude[street]!, 'STL', 'STREET LOCALITY');
    attributes['GNAFStreetPID'] = set.streetPid(street);
    attributes['GNAFLocalityPID'] = set.localityPid(locality);
  } else if (verdict.place) {
    const { locality } = verdict.place;
    parts = placeParts(set, locality, localityPostcode(set, locality, reading.postcode));
    attributes = pointAttributes(set.localityLatitude[locality]!, set.localityLongitude[locality]!, 'LOC', 'LOCALITY');
    const pid = set.localityPid(locality);
    if (pid !== '') attributes['GNAFLocalityPID'] = pid;
  } else {
    parts = { ...NO_PARTS, state: reading.state, postcode: reading.postcode };
  }
  keepWritten(parts, verdict, line, reading);
  const changedItems = addressChanges(line, reading, first, verdict, parts);
  if (principal >= 0) changedItems.push({ componentID: 'id', actionType: 'INFO', affectedElement: 'alias', oldValue: set.pid(verdict.address), newValue: set.pid(principal) });
  const status = verdict.status === 'corrected' && principal < 0 && changedItems.every(isSilent) ? 'verified' : verdict.status;
  return element(verdict, status, parts, { id: id === '' ? null : id, source: verdict.level === 'none' ? '' : set.source, country: set.country, careOf: reading.careOf, attributes, changedItems,
    candidates: verdict.candidates.length === 0 ? [] : verdict.candidates.map((c) => candidate(set, c)) });
}

interface Rest { id: string | null; source: string; country: string; careOf: string; attributes: Record<string, string>; changedItems: ChangedItem[]; candidates: Candidate[] }

/** The element in one literal: every answer has the same shape, which keeps a million of them fast. */
function element(verdict: Verdict, status: Status, parts: AddressParts, rest: Rest): ValidatedAddress {
  const text = formatAddress(parts);
  return {
    _type: 'ValidatedAddressAu', status, level: verdict.level, confidence: verdict.confidence, runnerUp: verdict.runnerUp, exception: verdict.exception,
    id: rest.id, sourceOfTruth: rest.source || null, fullAddress: text.fullAddress, careOf: rest.careOf || null,
    buildingName: parts.buildingName || null, subdwelling: text.subdwelling || null,
    flatUnitType: parts.flatUnitType || null, flatUnitNumber: parts.flatUnitNumber || null,
    floorLevelType: parts.floorLevelType || null, floorLevelNumber: parts.floorLevelNumber || null, lotNumber: parts.lotNumber || null,
    streetNumber: parts.streetNumber || null, street: text.street || null, streetName: parts.streetName || null,
    streetType: parts.streetType || null, streetSuffix: parts.streetSuffix || null,
    postal: text.postal || null, postalType: parts.postalType || null, postalNumber: parts.postalNumber || null,
    locality: parts.locality || null, state: parts.state || null, postcode: parts.postcode || null, country: rest.country,
    attributes: rest.attributes, changedItems: rest.changedItems, candidates: rest.candidates, messages: [],
  };
}

/** A change that only completes what the postcode already says, or remarks: the address is still as written. */
const isSilent = (item: ChangedItem): boolean => item.actionType === 'INFO' || (item.actionType === 'ADD' && item.affectedElement === 'state');

const candidate = (set: AddressSet, { address, confidence }: { address: number; confidence: number }): { id: string; fullAddress: string; confidence: number } =>
  ({ id: `${set.country}|${set.source}|${set.pid(address)}`, fullAddress: formatAddress(partsOf(set, address)).fullAddress, confidence });

function pointAttributes(latitude: number, longitude: number, code: string, name: string): Record<string, string> {
  return latitude === UNKNOWN ? {} : { Latitude: degrees(latitude), Longitude: degrees(longitude), GeocodeType: name, GNAFReliability: RELIABILITY[code] ?? '2' };
}

/** G-NAF's reliability code of a geocode by its type, for releases whose default geocode table does not give it: 2 within the site, 3 near it, 4 the street, 5 the locality. */
const RELIABILITY: Readonly<Record<string, string>> = { GG: '3', STL: '4', LOC: '5' };

function addressAttributes(set: AddressSet, address: number): Record<string, string> {
  const street = set.streetOf(address), block = set.street(street), at = block.start + (address - block.first) * ADDRESS_WORDS, { words } = block;
  const geocode = set.geocodeTypes[words[at + WORD.buildingAndGeocode]! & 0xff];
  const latitude = words[at + WORD.latitude]! | 0, meshBlock = words[at + WORD.meshBlock]!, primary = set.primaryOf(address);
  const attributes: Record<string, string> = {
    Latitude: latitude === UNKNOWN ? '' : degrees(latitude), Longitude: latitude === UNKNOWN ? '' : degrees(words[at + WORD.longitude]! | 0),
    GeocodeType: geocode?.name ?? '', GNAFReliability: latitude === UNKNOWN ? '' : RELIABILITY[geocode?.code ?? ''] ?? '2',
    MeshblockId: meshBlock === NONE ? '' : set.meshBlock(meshBlock), GNAFPID: set.pid(address),
    GNAFLocalityPID: set.localityPid(set.streetLocality[street]!), GNAFStreetPID: set.streetPid(street), GNAFPointPID: set.siteId(address),
    GNAFPrimaryPID: primary < 0 ? '' : set.pid(primary), GNAFConfidence: known(set.confidence(address)), GeocodeLevel: known(set.geocodeLevel(address)), ParcelID: set.parcel(address),
  };
  return attributes;
}

const known = (value: number): string => (value < 0 ? '' : String(value));

/** The street-level or address-level hypothesis' words that no part took: [from, to) ranges of the line. */
export function strayWords(h: Hypothesis): [number, number][] {
  const { reading, place, street: { division } } = h, out: [number, number][] = [];
  const push = (from: number, to: number): void => { if (to > from) out.push([from, to]); };
  if (place.open) { push(reading.from, division.from); push(division.end, reading.to); return out; }
  if (place.from >= division.end) { push(reading.from, division.from); push(division.end, place.from); push(place.to, reading.to); }
  else { push(reading.from, place.from); push(place.to, division.from); push(division.end, reading.to); }
  return out;
}
