// One line in, one validated address out: parse, search, decide, answer. Works on the gazetteer alone when no address
// set is installed, and says so.
import { formatAddress, type AddressParts } from '../address/format.js';
import { toLine } from '../address/line.js';
import { readings } from '../address/read.js';
import type { Line, Reading } from '../address/reading.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { answer } from './answer.js';
import type { CleanseContext, Indexed } from './context.js';
import { decide, type Verdict } from './decide.js';
import { placesByName, placesByPostcode, placesByTypo, type Place } from './place.js';
import { search } from './search.js';

const NO_DATA = 'no address data is installed: only locality, state and postcode are verified (waypost data import gnaf PATH)';

/** Cleanses one address given as text. Never throws for what a text may hold. */
export function cleanseAddress(context: CleanseContext, text: string): ValidatedAddress {
  const line = toLine(text);
  const ways = readings(line, context.places);
  const first = ways[0];
  if (!first || line.words.length === 0) {
    return { _type: 'ValidatedAddressAu', fullAddress: '', status: 'rejected', level: 'none', confidence: 0, runnerUp: 0, exception: 'EMPTY', messages: ['there is no address in this record'] };
  }
  if (isPostal(first)) return postal(context, line, first);
  if (!context.addresses) return localityOnly(context, line, first, 'NO_ADDRESS_DATA', [NO_DATA]);
  const { set } = context.addresses;
  const verdict = decide(set, search({ ...context, addresses: context.addresses }, line, ways));
  const reading = verdict.chosen?.reading ?? first;
  if (verdict.status === 'unmatched') return localityOnly(context, line, first, 'STREET_NOT_FOUND', ['the installed address data does not cover this locality']);
  return answer(set, verdict, line, reading);
}

/** A postal delivery is the address when no house number stands beside it. */
const isPostal = (reading: Reading): boolean => reading.postalType !== '' && reading.numberFirst === 0 && reading.lotNumber === '';

/** The best locality for a reading in a set: by name, then by a typo, then the only one of the postcode. */
function bestPlace(index: Indexed, line: Line, reading: Reading): Place | null {
  const named = placesByName(index, line, reading)[0];
  if (named && named.cost <= 1) return named;
  const typo = placesByTypo(index, line, reading)[0];
  if (typo && typo.cost <= 2 && (!named || typo.cost < named.cost)) return typo;
  if (named && named.cost <= 2) return named;
  const coded = placesByPostcode(index, reading);
  return reading.from === reading.to && coded.length === 1 ? coded[0]! : null;
}

/** A postal delivery: standardised; its locality is verified, the delivery itself cannot be. */
function postal(context: CleanseContext, line: Line, reading: Reading): ValidatedAddress {
  return localityOnly(context, line, reading, 'POSTAL_NOT_VERIFIABLE', ['no postal delivery source is installed: the box or bag is not verified']);
}

/** The answer when only the locality can be certain: from the address set if it has the place, else from the gazetteer. */
function localityOnly(context: CleanseContext, line: Line, reading: Reading, exception: NonNullable<Verdict['exception']>, messages: string[]): ValidatedAddress {
  for (const index of context.addresses ? [context.addresses, context.gazetteer] : [context.gazetteer]) {
    const place = bestPlace(index, line, reading);
    if (!place) continue;
    const verdict: Verdict = { status: 'partial', level: 'locality', chosen: null, address: -1, place, exception, confidence: Math.round(95 - place.cost * 20), runnerUp: 0, candidates: [] };
    const element = answer(index.set, verdict, line, reading);
    const kept = keepWritten(element, reading, line, place);
    return { ...kept, messages, sourceOfTruth: index.set.source };
  }
  const parts: AddressParts = { ...written(reading), locality: '', state: reading.state, postcode: reading.postcode };
  const status = reading.postalType === '' ? 'unmatched' : 'partial';
  return {
    _type: 'ValidatedAddressAu', ...fields(parts), status, level: 'none', confidence: 0, runnerUp: 0,
    exception: status === 'unmatched' ? 'LOCALITY_NOT_FOUND' : exception, careOf: reading.careOf || null,
    messages: ['no locality of that name, state or postcode is known'], changedItems: [], candidates: [],
  };
}

/** Puts what the text says below the locality back into a locality-level answer, standardised but unverified. */
function keepWritten(element: ValidatedAddress, reading: Reading, line: Line, place: Place): ValidatedAddress {
  const end = place.from < reading.to && place.from >= reading.from ? place.from : reading.to;
  const street = reading.postalType === '' ? line.words.slice(reading.from, end).join(' ') : '';
  const parts: AddressParts = { ...written(reading), streetName: street, locality: element.locality ?? '', state: element.state ?? '', postcode: element.postcode ?? '' };
  return { ...element, ...fields(parts) };
}

/** Components of a reading as written. */
function written(reading: Reading): AddressParts {
  const last = reading.numberLast === 0 ? '' : `-${reading.numberLast}${reading.numberLastSuffix}`;
  return {
    buildingName: reading.buildingName, flatUnitType: reading.flatType, flatUnitNumber: reading.flatNumber,
    floorLevelType: reading.levelType, floorLevelNumber: reading.levelNumber, lotNumber: reading.lotNumber,
    streetNumber: reading.numberFirst === 0 ? '' : `${reading.numberPrefix}${reading.numberFirst}${reading.numberSuffix}${last}`,
    streetName: '', streetType: '', streetSuffix: '', postalType: reading.postalType, postalNumber: reading.postalNumber,
    locality: '', state: '', postcode: '',
  };
}

/** Components and the texts made of them, absent ones null. */
function fields(parts: AddressParts): Partial<ValidatedAddress> & { fullAddress: string } {
  const text = formatAddress(parts);
  const filled: Record<string, string | null> = {};
  for (const [key, value] of Object.entries({ ...parts, subdwelling: text.subdwelling, street: text.street, postal: text.postal })) filled[key] = value === '' ? null : value;
  return { ...filled, fullAddress: text.fullAddress };
}
