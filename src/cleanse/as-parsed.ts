// A second opinion on a line that led to no address as a whole: the parser knows premises, remarks and second streets
// by their form, and what it leaves is asked again. Where that leads no further either, the answer keeps the line's
// parts as the parser divides them.
import { NO_PARTS } from '../answer/parts.js';
import { foldName } from '../address/fold.js';
import { formatAddress, withSecondStreet, type AddressParts } from '../address/format.js';
import { parseAddress } from '../address/parse.js';
import type { Line, LocalityIndex } from '../address/parse/reading.js';
import { stateOfCity } from '../address/vocabulary/cities.js';
import { streetType } from '../address/vocabulary/street.js';
import type { GivenParts } from '../contract/fields/given-parts.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { ParsedAddress } from '../contract/schema/parse.js';
import { dividedNz, withCodeOfSuburb, withSuburb } from './as-parsed-nz.js';
import { asOneStreet, cleanseCorner } from './corner.js';
import { partsOf, placeOf, unitOf } from './parsed-parts.js';
import { removal } from './removal.js';

/** The most that an address is worth beside which words of the line are left out. */
const WITH_WORDS_LEFT = 95;
/** Parts of a street whose change makes it another one. */
const NAMES_STREET: ReadonlySet<string> = new Set(['streetName', 'streetType']);

/**
 * The answer to a line in the place of `found`, where that leaves more open than a number or a unit: as a corner, or as
 * the parser divides it. `parts` are what columns say of the line, `ask` cleanses a text.
 */
export function secondOpinion(
  line: Line,
  parts: GivenParts,
  localities: LocalityIndex,
  found: ValidatedAddress,
  ask: (text: string) => ValidatedAddress,
): ValidatedAddress {
  const isNz = found._type === 'ValidatedAddressNz';
  if (!isOpen(found) && !(isNz && isPlaceNz(found))) return found;
  const parsed = parseAddress(line.text, localities, isNz ? 'nz' : 'au', undefined, parts);
  return (
    cleanseCorner(line, parsed, found, ask) ??
    (isNz
      ? withCodeOfSuburb(withSuburb(dividedNz(found, parsed), parsed, localities), parsed, localities)
      : answerAsParsed(line.text, asOneStreet(line, parsed), found, ask))
  );
}

/** A box that is known by its place alone, or a place among namesakes: what stands beside it is divided as well. */
const isPlaceNz = ({ status, level, postal }: ValidatedAddress): boolean =>
  (!!postal && status !== 'ambiguous' && (level === 'locality' || level === 'none')) ||
  (status === 'ambiguous' && level === 'none');

function isOpen({ status, level, streetNumber, lotNumber, postal, changedItems = [] }: ValidatedAddress): boolean {
  if (status === 'ambiguous' || postal || level === 'subdwelling') return false;
  if (level === 'address') return status === 'partial' && changedItems.some(isPlaceAdded);
  return level !== 'street' || (!streetNumber && !lotNumber);
}

/** The address or street that the parts of a line lead to in the same place, else `found` with its parts divided. */
function answerAsParsed(
  text: string,
  parsed: ParsedAddress,
  found: ValidatedAddress,
  ask: (text: string) => ValidatedAddress,
): ValidatedAddress {
  if (parsed.postal || (found.country ?? 'AU') !== 'AU') return found;
  const isPremisesLost =
    found.level === 'street' && parsed.street !== null && !found.buildingName && hasLost(parsed, found);
  const isOther = isPremisesLost || isAnotherStreet(parsed, found) || isGuessed(parsed, found);
  if (found.level === 'street' && !isOther) return found;
  const rest = leftOut(parsed);
  const parts = partsOf(parsed);
  // 12 SMITH ST, ABBOTSFORD, SYDNEY: the city is left out, and says the state.
  if (parts.state === '') parts.state = stateOfCity(foldName(parsed.unknown ?? '')) ?? '';
  if (parsed.street && (rest.length > 0 || parsed.buildingName || found.level === 'street')) {
    const again = ask(asked(parsed, parts));
    const isSame = isPremisesLost && again.level === 'street' && again.street === found.street;
    if (isSame ? isSamePlace(parsed, again) : isFurther(again, found)) return beside(again, parsed, rest);
  }
  if (isSamePlace(parsed, found) && isAtPlace(found)) return divided(found, parsed, parts, rest);
  const isOpenPlace = isGuessed(parsed, found) || (isAtPlace(found) ? isBefore(text, parsed, found) : !parsed.street);
  if (!parsed.locality || !isOpenPlace) return found;
  const place = ask(formatAddress({ ...NO_PARTS, ...placeOf(parts) }).fullAddress);
  const isNamed = place.level === 'locality' && place.locality === parsed.locality;
  if (!isNamed) return found;
  const isStreetSaid = parsed.street !== null && place.exception === 'NUMBER_MISSING';
  const exception = isStreetSaid ? 'STREET_NOT_FOUND' : place.exception;
  return divided({ ...place, exception }, parsed, parts, rest);
}

const isAtPlace = ({ level }: ValidatedAddress): boolean => level === 'locality' || level === 'none';

/** True where the place that the parser reads stands before the one found: a suburb before its city. */
function isBefore(text: string, parsed: ParsedAddress, found: ValidatedAddress): boolean {
  const said = text.toUpperCase();
  return said.lastIndexOf(parsed.locality ?? '') < said.lastIndexOf(found.locality ?? '');
}

/** True where a place was found that the line does not name as the parser reads it. */
const isGuessed = ({ locality }: ParsedAddress, { changedItems = [] }: ValidatedAddress): boolean =>
  changedItems.some(({ affectedElement, oldValue }) => affectedElement === 'locality' && oldValue !== locality);

/** What is asked again: without a number no unit, which beside a street alone reads as one. */
function asked({ streetNumber, lotNumber, street }: ParsedAddress, parts: AddressParts): string {
  if (streetNumber || lotNumber) return formatAddress({ ...parts, buildingName: '' }).fullAddress;
  return [street, formatAddress({ ...NO_PARTS, ...placeOf(parts) }).fullAddress].filter(Boolean).join(', ');
}

/** True where `found` took words for a street that had to be changed for it, which `parsed` reads as something else. */
const isAnotherStreet = (parsed: ParsedAddress, { street, changedItems = [] }: ValidatedAddress): boolean =>
  parsed.street !== street &&
  changedItems.some(
    ({ affectedElement, actionType }) => NAMES_STREET.has(affectedElement) && actionType === 'MODIFY',
  ) &&
  (parsed.street === null || changedItems.some(isLeftOut));

/** True where `found` left words out that are premises for the parser. */
const hasLost = ({ buildingName }: ParsedAddress, { changedItems = [] }: ValidatedAddress): boolean =>
  !!buildingName && changedItems.some((change) => isLeftOut(change) && isSameWords(change.oldValue, buildingName));

const isSameWords = (a: string, b: string): boolean => foldName(a) === foldName(b);

const isLeftOut = ({ affectedElement, actionType }: ChangedItem): boolean =>
  affectedElement === 'unknown' && actionType === 'REMOVE';

/** True if an answer goes further down than `found` does, in the place that the text names. */
function isFurther(again: ValidatedAddress, found: ValidatedAddress): boolean {
  const { status, level, changedItems = [] } = again;
  const isChanged = (elements: ReadonlySet<string>): boolean =>
    changedItems.some(({ affectedElement, actionType }) => elements.has(affectedElement) && actionType === 'MODIFY');
  if (isChanged(PLACE) || changedItems.some(isPlaceAdded)) return false;
  if (level === 'locality' || level === 'none') return false;
  return status === 'verified' || status === 'corrected' || (level !== found.level && !isChanged(NAMES_STREET));
}

const PLACE: ReadonlySet<string> = new Set(['locality']);

const isPlaceAdded = ({ affectedElement, actionType }: ChangedItem): boolean =>
  affectedElement === 'locality' && actionType === 'ADD';

/** The words of the line that no part of an answer takes: remarks, and the second street of a corner. */
const leftOut = ({ unknown, street2 }: ParsedAddress): string[] => [unknown ?? '', street2 ?? ''].filter(Boolean);

/** The address or street that was found, with the premises beside it, and the words that were left out as changes. */
function beside(again: ValidatedAddress, parsed: ParsedAddress, rest: readonly string[]): ValidatedAddress {
  const { buildingName } = parsed;
  const { street2 } = again;
  const removed = rest.filter((words) => words !== street2).map(removal);
  const named = buildingName && !again.buildingName ? buildingName : '';
  const unit = again.streetNumber || again.lotNumber ? {} : unitOf(parsed);
  const isAddress = again.status === 'verified' || again.status === 'corrected';
  const isLess = isAddress && removed.length > 0;
  return {
    ...again,
    ...unit,
    status: isLess ? 'corrected' : again.status,
    confidence: isLess ? Math.min(again.confidence ?? 0, WITH_WORDS_LEFT) : (again.confidence ?? 0),
    buildingName: named || again.buildingName || null,
    careOf: parsed.careOf ?? null,
    fullAddress: [named, unit.subdwelling, again.fullAddress].filter(Boolean).join(', '),
    changedItems: [
      ...(again.changedItems ?? []),
      ...(named !== '' && again.level !== 'street' ? [remark(named)] : []),
      ...removed,
    ],
  };
}

/** The answer at a place, with the line's other parts as the parser divides them. */
function divided(
  found: ValidatedAddress,
  parsed: ParsedAddress,
  parts: AddressParts,
  rest: readonly string[],
): ValidatedAddress {
  const isPlaced = found.level === 'locality';
  const whole = {
    ...parts,
    locality: (isPlaced ? found.locality : parsed.locality) ?? '',
    state: found.state ?? '',
    postcode: found.postcode ?? '',
  };
  const { fullAddress, street } = formatAddress(whole);
  const second = parsed.street2 ?? '';
  const removed = rest.filter((words) => words !== second).map(removal);
  return {
    ...found,
    fullAddress: second === '' ? fullAddress : withSecondStreet(fullAddress, street, second),
    ...unitOf(parsed),
    buildingName: parsed.buildingName ?? null,
    lotNumber: parsed.lotNumber ?? null,
    streetNumber: parsed.streetNumber ?? null,
    street: street || null,
    streetName: parsed.streetName ?? null,
    streetType: parsed.streetType ?? null,
    streetSuffix: parsed.streetSuffix ?? null,
    street2: parsed.street2 ?? null,
    locality: whole.locality || null,
    changedItems: [
      ...(found.changedItems ?? []).filter((change) => !isLeftOut(change)),
      ...mendedTypes(parsed),
      ...removed,
    ],
  };
}

/** SRTEET for STREET: the type was mended; an abbreviation is no change. */
const mendedTypes = ({ changedItems = [] }: ParsedAddress): ChangedItem[] =>
  changedItems
    .map((change) => ({ ...change, oldValue: change.oldValue.toUpperCase() }))
    .filter(
      ({ affectedElement, actionType, oldValue }) =>
        affectedElement === 'streetType' && actionType === 'MODIFY' && streetType(oldValue) === undefined,
    );

/** True if the place of an answer is the one that the parser reads, as it is written or corrected. */
function isSamePlace(parsed: ParsedAddress, { level, locality, changedItems = [] }: ValidatedAddress): boolean {
  if (level === 'none') return true;
  if (parsed.locality === locality) return true;
  return changedItems.some(
    ({ affectedElement, oldValue }) => affectedElement === 'locality' && oldValue === parsed.locality,
  );
}

const remark = (name: string): ChangedItem => ({
  componentID: 'buildingName',
  actionType: 'INFO',
  affectedElement: 'buildingName',
  oldValue: name,
  newValue: '',
});
