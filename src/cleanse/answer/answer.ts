// Builds the contract's element from a verdict: the reference address in components, its attributes, and every change
// between what was written and what is answered.
import { formatAddress, formatAddressNz, type AddressParts, type PlaceNz } from '../../address/format.js';
import { houseNumberText, type Line, type Reading } from '../../address/parse/reading.js';
import { careOfAsWritten } from '../../address/parse/written.js';
import { streetReadings } from '../../address/parse/street-words.js';
import { addressIdOf } from '../../contract/address-id.js';
import type { ChangedItem } from '../../contract/schema/address.js';
import type { Candidate, Status, ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { attributesNz, ownPlaceNz } from '../../answer/place-nz.js';
import { asWritten, placeNz } from './answer-nz.js';
import { addressAttributes, localityAttributes, streetAttributes } from '../../answer/attributes.js';
import { addressChanges } from './changes.js';
import type { RatedAddress, Verdict } from '../verdict/verdict.js';
import { locate } from '../../answer/locate.js';
import { NO_PARTS, addressParts, localityParts, postcodeText, streetParts } from '../../answer/parts.js';
import { isPostcodeOpen, surePostcode } from '../place/own-postcode.js';
import type { Place } from '../place/place.js';

/** Puts what the text says below the verdict's level back: standardised, unverified, and never lost. */
function keepWritten(parts: AddressParts, verdict: Verdict, line: Line, reading: Reading): void {
  const { place, chosen } = verdict;
  if (reading.postalType !== '') {
    parts.postalType = reading.postalType;
    parts.postalNumber = reading.postalNumber;
  }
  if (parts.buildingName === '' && !(place?.exact === true && place.from === reading.to && place.from > reading.from)) {
    parts.buildingName = reading.buildingName;
  }
  if (verdict.address < 0 || verdict.exception === 'UNIT_NOT_FOUND') {
    parts.flatUnitType = reading.flatType;
    parts.flatUnitNumber = reading.flatNumber;
    parts.floorLevelType = reading.levelType;
    parts.floorLevelNumber = reading.levelNumber;
  }
  if (verdict.address >= 0) return;
  parts.lotNumber = reading.lotNumber;
  parts.streetNumber = houseNumberText(reading);
  if (chosen) return;
  const [from, to] = streetSpan(reading, place);
  const street = to > from ? streetReadings(line.words, from, to)[0] : undefined;
  if (street) {
    parts.streetName = street.name;
    parts.streetType = street.type;
    parts.streetSuffix = street.suffix;
  }
}

/**
 * The words of the reading's span that the place leaves to the street: before it, or behind a place that stands first.
 */
function streetSpan({ from, to }: Reading, place: Place | null): [number, number] {
  if (!place || place.from >= to || place.to <= from) return [from, to];
  return place.from > from ? [from, place.from] : [place.to, to];
}

/** True for one of several places, of which only the name is certain. */
const isOfSeveral = ({ status, level, place }: Verdict): boolean =>
  status === 'ambiguous' && level === 'none' && place !== null;

/** Says that an alias was answered with its principal address. */
const aliasChange = (set: AddressSet, alias: number, principal: number): ChangedItem => ({
  componentID: 'id',
  actionType: 'INFO',
  affectedElement: 'alias',
  oldValue: set.pid(alias),
  newValue: set.pid(principal),
});

/** The element for a verdict on `line`. `reading` is the one that answers, `first` the plainest. */
export function answer(
  set: AddressSet,
  verdict: Verdict,
  line: Line,
  reading: Reading,
  first = reading,
): ValidatedAddress {
  const { chosen } = verdict;
  const isOpen = isOfSeveral(verdict);
  let parts: AddressParts;
  let attributes: Record<string, string> = {};
  let id = '';
  let address = verdict.address;
  const principal = address < 0 ? -1 : set.principalOf(address);
  if (address >= 0) {
    if (principal >= 0) address = principal;
    const located = locate(set, address, chosen ? chosen.street.street : -1);
    parts = addressParts(set, located);
    attributes = addressAttributes(set, located);
    id = addressIdOf(set.country, set.source, attributes['GNAFPID'] ?? set.pid(address));
  } else if (chosen) {
    parts = streetParts(set, chosen.street.street, reading.postcode);
    attributes = streetAttributes(set, chosen.street.street);
  } else if (verdict.place) {
    parts = localityParts(set, verdict.place.locality, reading.postcode);
    attributes = isOpen ? {} : localityAttributes(set, verdict.place.locality);
    if (isOpen) Object.assign(parts, { state: reading.state, postcode: reading.postcode });
    else if (isPostcodeOpen(set, reading)) {
      parts.postcode = postcodeText(surePostcode(set, reading, verdict.place.locality));
    }
  } else {
    parts = { ...NO_PARTS, state: reading.state, postcode: reading.postcode };
  }
  keepWritten(parts, verdict, line, reading);
  const answered =
    set.country === 'NZ' ? placeNz(set, localityOf(set, verdict), verdict, line, reading, first, parts) : null;
  const nz = answered && isOpen ? asWritten(answered, reading) : answered;
  if (nz) {
    parts.state = '';
    parts.postcode = nz.postcode;
  }
  const changedItems = addressChanges(line, reading, first, verdict, parts, nz?.changes ?? null);
  if (principal >= 0) changedItems.push(aliasChange(set, verdict.address, principal));
  const status =
    verdict.status === 'corrected' && principal < 0 && changedItems.every(isSilent) ? 'verified' : verdict.status;
  if (nz && address >= 0) {
    attributes = { ...attributes, ...attributesNz(set, localityOf(set, verdict), parts, nz.place, attributes) };
  }
  return element(verdict, status, parts, nz?.place ?? null, {
    id: id === '' ? null : id,
    source: verdict.level === 'none' ? '' : set.source,
    country: set.country,
    careOf: reading.careOf === '' ? '' : careOfAsWritten(line, reading),
    attributes,
    changedItems,
    candidates: verdict.candidates.length === 0 ? [] : verdict.candidates.map((rated) => candidate(set, rated)),
  });
}

interface Rest {
  id: string | null;
  source: string;
  country: string;
  careOf: string;
  attributes: Record<string, string>;
  changedItems: ChangedItem[];
  candidates: Candidate[];
}

/** The element in one literal: every answer has the same shape, which keeps a million of them fast. */
function element(
  verdict: Verdict,
  status: Status,
  parts: AddressParts,
  nz: PlaceNz | null,
  rest: Rest,
): ValidatedAddress {
  const text = nz ? formatAddressNz(parts, nz) : formatAddress(parts);
  const whole: ValidatedAddress = {
    _type: nz ? 'ValidatedAddressNz' : 'ValidatedAddressAu',
    status,
    level: verdict.level,
    confidence: verdict.confidence,
    runnerUp: verdict.runnerUp,
    exception: verdict.exception,
    id: rest.id,
    eid: null,
    sourceOfTruth: rest.source || null,
    fullAddress: text.fullAddress,
    careOf: rest.careOf || null,
    buildingName: parts.buildingName || null,
    subdwelling: text.subdwelling || null,
    flatUnitType: parts.flatUnitType || null,
    flatUnitNumber: parts.flatUnitNumber || null,
    floorLevelType: parts.floorLevelType || null,
    floorLevelNumber: parts.floorLevelNumber || null,
    lotNumber: parts.lotNumber || null,
    streetNumber: parts.streetNumber || null,
    street: text.street || null,
    streetName: parts.streetName || null,
    streetType: parts.streetType || null,
    streetSuffix: parts.streetSuffix || null,
    street2: null,
    postal: text.postal || null,
    postalType: parts.postalType || null,
    postalNumber: parts.postalNumber || null,
    subLocality: null,
  };
  // A spread in the literal costs more than all of it.
  if (nz) {
    whole.suburb = nz.suburb || null;
    whole.townCity = nz.townCity || null;
    whole.rdNumber = nz.rdNumber || null;
    whole.deliveredTo = null;
  } else {
    whole.locality = parts.locality || null;
    whole.state = parts.state || null;
  }
  whole.postcode = parts.postcode || null;
  whole.country = rest.country;
  whole.attributes = rest.attributes;
  whole.changedItems = rest.changedItems;
  whole.candidates = rest.candidates;
  whole.messages = [];
  return whole;
}

/**
 * A change that only completes what the postcode or the suburb already says, or remarks: the address is still as
 * written.
 */
const isSilent = (item: ChangedItem): boolean =>
  item.actionType === 'INFO' ||
  (item.actionType === 'ADD' && (item.affectedElement === 'state' || item.affectedElement === 'townCity'));

/** The locality that a verdict lies in; -1 when it is at no place. */
const localityOf = (set: AddressSet, { chosen, place }: Verdict): number =>
  chosen ? set.streetLocality[chosen.street.street]! : (place?.locality ?? -1);

function candidate(set: AddressSet, { address, confidence }: RatedAddress): Candidate {
  const located = locate(set, address, -1);
  const parts = addressParts(set, located);
  const { fullAddress } =
    set.country === 'NZ'
      ? formatAddressNz(parts, ownPlaceNz(set, set.streetLocality[located.street]!))
      : formatAddress(parts);
  return { id: addressIdOf(set.country, set.source, set.pid(address)), fullAddress, confidence };
}
