// One line in, one validated address out: parse, search, decide, answer. Works on the gazetteer alone when no address
// set is installed, and says so.
import { unscanned } from '../address/parse/scanned.js';
import { isPartOfSite, markOf, type Premises } from '../address/parse/given/mark.js';
import { toLine } from '../address/parse/line.js';
import { isNewZealand, withoutState, withPostcodeNz } from '../address/parse/country-nz.js';
import { withoutRegionNz } from '../address/parse/division/region-behind.js';
import { readings } from '../address/parse/read.js';
import { isPlain } from '../address/parse/words/plain.js';
import type { Line, Reading } from '../address/parse/reading.js';
import { LOCALITY_NOT_COVERED as NOT_COVERED } from '../contract/fields/address-outcome.js';
import type { GivenParts } from '../contract/fields/given-parts.js';
import { cleanse as operation } from '../contract/operations/cleanse.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { answerAbroad } from './answer/abroad.js';
import { answer } from './answer/answer.js';
import { inCountry, type CleanseContext, type CleanseData } from './context.js';
import { withCentreBehind, withoutSide } from './side-of-city.js';
import { secondOpinion } from './as-parsed.js';
import { absent, localityOnly, unmatched, withNamesakes } from './locality-only.js';
import { atSaidPlace, isNamesakeOfGazetteer, isPlaceOfGazetteer, withoutAddress } from './said-elsewhere.js';
import { isOfGazetteer } from './place/best-place.js';
import { decide } from './verdict/decide.js';
import { asMended, mendedLine, retoldLine, uncarriedLine, undatedLine } from './mended.js';
import { withRetellings } from './retold/retold.js';
import { withoutSilentBuilding, withoutSilentGluedUnit } from './verdict/unused-unit.js';
import { withoutOtherEnd } from './other-end.js';
import { asWithoutRegion, withoutRegionAu } from './region-aside.js';
import { withContradictions } from './contradictions.js';
import { withContradictionsNz } from './contradictions-nz.js';
import { cleansePostal } from './postal.js';
import { search } from './search/search.js';
import { leavesFarPlaceOut, withoutFarPlace } from './two-places.js';
import { isAddress } from './verdict/is-address.js';
import { exactMatch } from './verdict/exact-match.js';

const NO_DATA = 'only locality, state and postcode are verified (waypost data import gnaf PATH)';
const NO_DATA_NZ = 'only suburb, town and postcode are verified (waypost data import linz PATH)';
const NO_POSTAL = 'no postal delivery source is installed: the box or bag is not verified';
/** Confidence of an address in whose text letters were taken for digits. */
const SCANNED_CONFIDENCE = 94;

/**
 * Cleanses one address given as text; `parts` are what columns of their own say of it. Never throws for what a text may
 * hold.
 */
export function cleanseAddress(data: CleanseData, text: string, parts: GivenParts = {}): ValidatedAddress {
  const found = cleanseWhole(data, text, parts);
  if (found.country === 'NZ') return withContradictionsNz(data, found);
  return found.country === 'AU' ? withContradictions(data, found) : found;
}

function cleanseWhole(data: CleanseData, text: string, parts: GivenParts): ValidatedAddress {
  // A plain text carries nothing.
  const isUsual = isPlain(text);
  const carried = isUsual ? undefined : (uncarriedLine(text, parts) ?? undatedLine(text, parts));
  if (carried) return asMended(cleanseWhole(data, carried.text, carried.parts), carried);
  const retold = isUsual ? undefined : retoldLine(data, text, parts);
  if (retold) return asMended(cleanseWhole(data, retold.text, retold.parts), retold);
  const unplaced = withoutRegionAu(data, text, parts);
  if (unplaced) return asWithoutRegion(cleanseWhole(data, unplaced.text, parts), unplaced.region);
  const mended = isUsual ? undefined : mendedLine(data, text, parts);
  return mended === undefined
    ? withRetellings(data, text, parts, cleanseSound(data, text, parts), cleanseSound)
    : asMended(cleanseSound(data, mended.text, mended.parts), mended);
}

/** Cleanses a line in which no letter is damaged, or none that can be mended. */
function cleanseSound(data: CleanseData, text: string, parts: GivenParts): ValidatedAddress {
  const found = cleanseText(data, text, parts, 'as-units');
  if (found.status === 'verified' || !isPartOfSite(parts)) return found;
  // TOWER 2 in a column of premises is a unit where the data has just that, and a name elsewhere.
  const named = cleanseText(data, text, parts, 'as-names');
  return isAddress(named) ? named : found;
}

function cleanseText(data: CleanseData, text: string, parts: GivenParts, premises: Premises): ValidatedAddress {
  const cut = toLine(text, markOf(parts, data.localities, premises, data.country === 'NZ'));
  const line = data.country === 'NZ' ? withCentreBehind(withoutSide(cut), data.localities) : cut;
  const found = cleanseLine(data, line);
  if (isAddress(found) && !dropsNumber(found)) return found;
  for (const other of unscanned(line.text)) {
    const again = cleanseLine(data, toLine(other));
    if (isAddress(again)) return asScanned(again, text);
  }
  if (isAddress(found)) return found;
  const second = secondOpinion(line, parts, data.localities, found, (other) => cleanseLine(data, toLine(other)));
  return isAddress(second) && leavesFarPlaceOut(data.of(data.country), data.localities, second) ? found : second;
}

/** True if a number of the line is no part of the answer: 67 of 67 8ATHURST STREET, where that was read as number 8. */
const dropsNumber = ({ changedItems }: ValidatedAddress): boolean =>
  (changedItems ?? []).some(
    ({ affectedElement, oldValue }) => affectedElement === 'unknown' && /^\d+[A-Z]?$/i.test(oldValue ?? ''),
  );

/**
 * An answer to a text in which digits were taken for letters: corrected, no surer than a slip lets it be, and with the
 * text as it was given among the changes.
 */
const asScanned = (found: ValidatedAddress, text: string): ValidatedAddress => ({
  ...found,
  status: 'corrected',
  confidence: Math.min(found.confidence ?? 0, SCANNED_CONFIDENCE),
  changedItems: [
    ...(found.changedItems ?? []),
    {
      componentID: 'fullAddress',
      actionType: 'MODIFY',
      affectedElement: 'fullAddress',
      oldValue: text,
      newValue: found.fullAddress ?? '',
    },
  ],
});

function cleanseLine(data: CleanseData, line: Line): ValidatedAddress {
  const ways = readings(line, data.localities);
  const first = ways[0];
  if (!first || line.words.length === 0) return operation.emptyElement();
  const abroad = data.abroad?.certain(line, first);
  if (abroad && !data.of(abroad.country).addresses) return answerAbroad(abroad);
  const country = abroad?.country ?? countryOf(data, line, first);
  const found = cleanseIn(data, country, line, ways);
  if (!data.abroad || abroad || isSettled(found)) return found;
  const likely = data.abroad.likely(line, first);
  return likely && !data.of(likely.country).addresses ? answerAbroad(likely) : found;
}

/** True for an answer that no other country could give better: an address, in the locality that the line names. */
const isSettled = ({ status, changedItems = [] }: ValidatedAddress): boolean =>
  status === 'verified' ||
  (status === 'corrected' &&
    !changedItems.some(
      ({ affectedElement, actionType }) =>
        actionType === 'ADD' && (affectedElement === 'locality' || affectedElement === 'suburb'),
    ));

/** Cleanses a line as one of the country. */
function cleanseIn(data: CleanseData, country: string, line: Line, ways: Reading[]): ValidatedAddress {
  const context = data.of(country);
  const { addresses } = context;
  if (country === 'NZ') {
    // A postcode before the region, and one that the region hid: TAKAKA 7110, TASMAN; TAKAPUNA 622, AUCKLAND REGION.
    const coded = ways.map((way) => withPostcodeNz(line, way, data.localities));
    ways = coded.map((way) => withPostcodeNz(line, withoutRegionNz(line, way, data.localities), data.localities));
  }
  const first = ways[0]!;
  if (!addresses && !inCountry(context.gazetteer, country)) {
    return unmatched(
      context.gazetteer,
      line,
      first,
      isPostal(first) ? 'POSTAL_NOT_VERIFIABLE' : 'NO_ADDRESS_DATA',
      absent(context),
    );
  }
  if (isPostal(first)) return postal(context, line, first);
  if (!addresses) {
    return localityOnly(
      context,
      line,
      first,
      'NO_ADDRESS_DATA',
      `${absent(context)}: ${country === 'NZ' ? NO_DATA_NZ : NO_DATA}`,
    );
  }
  const asked = country === 'NZ' ? ways.map(askedNz) : ways;
  const exact = exactMatch(addresses, line, asked);
  const decided = exact
    ? withoutSilentGluedUnit(line, exact)
    : withoutSilentBuilding(line, decide(addresses.set, search(context, addresses, line, asked), data.surprisal));
  const said = atSaidPlace(addresses, line, first, decided);
  if (said) return said;
  const verdict = withoutOtherEnd(addresses.set, line, withoutFarPlace(context, addresses, line, decided));
  if (isNamesakeOfGazetteer(context, line, first, verdict)) {
    const { candidates } = answer(addresses.set, withoutAddress(verdict), line, first, first);
    return { ...localityOnly(context, line, first, 'NO_ADDRESS_DATA', NOT_COVERED), candidates: candidates ?? [] };
  }
  const found = answer(addresses.set, verdict, line, verdict.chosen?.reading ?? first, first);
  const isElsewhere =
    (verdict.level === 'locality' && isOfGazetteer(context, line, first, verdict.place)) ||
    (verdict.level === 'street' && isPlaceOfGazetteer(context, line, first));
  if (verdict.status !== 'unmatched' && !isElsewhere) {
    return (verdict.level === 'locality' && withNamesakes(addresses, line, first, verdict)) || found;
  }
  return { ...localityOnly(context, line, first, 'NO_ADDRESS_DATA', NOT_COVERED), candidates: found.candidates ?? [] };
}

/**
 * The country of a line: as it says, else New Zealand where its form and places say so, whether its addresses are there
 * or not: such a line is none of Australia; else as was asked for.
 */
function countryOf(data: CleanseData, line: Line, first: Reading): string {
  if (first.country !== '' || data.country !== 'AU') return first.country || data.country;
  return isNewZealand(line, first, data.localities) ? 'NZ' : data.country;
}

/**
 * A reading as New Zealand's places are asked for: no state, and the postcode of a rural delivery is not its
 * locality's.
 */
function askedNz(reading: Reading): Reading {
  const asked =
    reading.state === '' && reading.rdNumber === ''
      ? reading
      : { ...reading, unknown: [...reading.unknown], postcode: reading.rdNumber === '' ? reading.postcode : '' };
  if (asked.state !== '') withoutState(asked);
  return asked;
}

/** A postal delivery, verified where the set that answers has any; below its locality where it does not. */
function postal(context: CleanseContext, line: Line, reading: Reading): ValidatedAddress {
  const { addresses } = context;
  if (!addresses || addresses.set.postalLocality.length === 0) {
    return localityOnly(context, line, reading, 'POSTAL_NOT_VERIFIABLE', NO_POSTAL);
  }
  return (
    cleansePostal(addresses, line, reading) ?? localityOnly(context, line, reading, 'POSTAL_NOT_FOUND', NOT_COVERED)
  );
}

/** A postal delivery is the address when no house number stands beside it. */
const isPostal = (reading: Reading): boolean =>
  reading.postalType !== '' && reading.numberFirst === 0 && reading.lotNumber === '';
