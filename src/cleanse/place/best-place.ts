// The locality of a line of which only that can be certain: by name, with a slip, as the only one of the postcode, or
// with a word more than its name.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { stateOf } from '../../address/vocabulary/place.js';
import { inCountry, type CleanseContext, type IndexedSet } from '../context.js';
import { COST, SAME_COST } from '../costs.js';
import { placesByPostcode } from './localities.js';
import { codesOf, isOfCodesState, postcodeCost, stateCost, stateIn } from './code-costs.js';
import { costAround, placeAround } from './mail-area.js';
import { standsAlone, type Place } from './place.js';
import { suburbOf } from './suburb-before.js';
import { placeBefore, suburbOfTown } from './suburb-of-town.js';
import { placesByName, placesByTypo } from './towns.js';
import { kilometresBetween } from './written-place.js';

/** Cost of a locality that is named with a word more: DUBBO NORTH for DUBBO. */
const QUARTER = 1.2;
/** Letters from which on a word is hardly one letter away from another. */
const LONG = 8;
/** Cost of a locality with one slip in a long name, at most. */
const ONE_SLIP = 1.1;
/** Words of the longest addition to a locality's name. */
const MOST_WORDS_MORE = 2;
/** So near to a misspelt place lies another, whose postcode was written with it. */
const NEAR_KM = 100;

/** The best locality for a reading in a set; null where none is likely. */
export function bestPlace(index: IndexedSet, line: Line, reading: Reading): Place | null {
  const places = placesByName(index, line, reading);
  const alone = places.filter(
    (place) => standsAlone(line, reading, place) && !isStreetsEnd(index, line, reading, place),
  );
  const first = ofCode(index, reading, alone);
  const suburb = suburbOf(index, line, reading, places);
  if (suburb) return suburb;
  const meant = first && townAmong(index, places, first);
  const inTown = meant && suburbOfTown(index, line, reading, places, meant);
  if (inTown) return inTown;
  const around = meant && placeAround(index, line, reading, places, meant);
  const nearest = around ?? (meant && { ...meant, cost: costAround(index, meant, reading) });
  const named =
    nearest &&
    (wholePart(index, line, reading, alone, nearest) ?? placeBefore(index, line, reading, alone, nearest) ?? nearest);
  if (named && named.cost <= 1) return named;
  const typo = placesByTypo(index, line, reading).find(
    (place) =>
      mayBegin(index, line, reading, place) &&
      !isFarFromCode(index, reading, place) &&
      // HAMILTON with a postcode of another town is no slip for HAMILTONS, of which no postcode is known.
      !(named?.exact === true && index.set.country === 'NZ' && codesOf(index.set, place.locality).length === 0),
  );
  if (typo && typo.cost <= 2 && (!named || typo.cost < named.cost)) return typo;
  if (named && named.cost <= 2) return named;
  const coded = placesByPostcode(index, reading);
  return reading.from === reading.to && coded.length === 1 ? coded[0]! : null;
}

/**
 * True for the end of a street that a number and a word stand before, and the line's place behind: NORTH ROAD of "6603
 * FAR NORTH ROAD, TE KAO", unless the postcode is its own. At the end of a line such a place begins with a direction.
 */
function isStreetsEnd({ set }: IndexedSet, { breaks, kinds }: Line, reading: Reading, place: Place): boolean {
  const { from, to, locality } = place;
  if (reading.numberFirst === 0 || from <= reading.from || breaks[from]!) return false;
  if (to >= reading.to && (kinds[from]! & KIND.suffix) === 0) return false;
  if ((kinds[to - 1]! & KIND.strongType) === 0 || (kinds[from - 1]! & KIND.strongType) !== 0) return false;
  return reading.postcode === '' || postcodeCost(set, locality, reading.postcode) > 0;
}

/** The cheapest of the places; of those as cheap one in the state of the postcode: PADDINGTON 4059 is in Queensland. */
const ofCode = (index: IndexedSet, reading: Reading, places: readonly Place[]): Place | undefined =>
  places.find(({ cost, locality }) => cost === places[0]!.cost && isOfCodesState(index, reading, locality)) ??
  places[0];

/** AUCKLAND 1010 is no slip of BUCKLAND, whose postcode is another, and no place near it has that one. */
function isFarFromCode(index: IndexedSet, reading: Reading, { locality, exact }: Place): boolean {
  const { set } = index;
  const isMismatch = reading.postcode !== '' && postcodeCost(set, locality, reading.postcode) >= COST.postcodeMismatch;
  if (exact || !isMismatch || set.country !== 'AU') return false;
  return !placesByPostcode(index, reading).some((near) => kilometresBetween(set, near.locality, locality) < NEAR_KM);
}

/**
 * The suburb that a whole part names, of whose words the place is the last ones: SOUTH DUNEDIN of "12 KOWHAI ST, SOUTH
 * DUNEDIN" is no street's suffix before a town. Undefined where none is, and in sets without towns.
 */
function wholePart(
  { set }: IndexedSet,
  { breaks }: Line,
  { from }: Reading,
  places: readonly Place[],
  last: Place,
): Place | undefined {
  if (set.country !== 'NZ' || breaks[last.from]! || last.from <= from) return undefined;
  // UPPER KOWHAI with a postcode that is not its own is no street before KOWHAI, of which none is known.
  const most = codesOf(set, last.locality).length === 0 ? Infinity : last.cost + COST.townMissing + SAME_COST;
  return places.find(
    (place) =>
      place.exact &&
      place.to === last.to &&
      place.from < last.from &&
      (place.from === from || breaks[place.from]!) &&
      !breaks.slice(place.from + 1, last.from).includes(true) &&
      place.cost <= most,
  );
}

/** Of namesakes that cost the same the town, where one of them is: RICHMOND near Nelson, not that in Otago. */
function townAmong({ set }: IndexedSet, places: readonly Place[], first: Place): Place {
  const isTown = ({ locality }: Place): boolean => set.localityTown[locality] === locality;
  if (!first.exact || isTown(first)) return first;
  const towns = places.filter(
    (place) =>
      isTown(place) &&
      place.exact &&
      place.from === first.from &&
      place.to === first.to &&
      place.cost < first.cost + SAME_COST &&
      set.localityName[place.locality] === set.localityName[first.locality],
  );
  return towns.length === 1 ? towns[0]! : first;
}

/**
 * True if a misspelt place may begin where it does: PARK of "SMITH ST, KOALA PARK" is no PARA, ROAD of "88 NOWHERE
 * ROAD" no slip for ROA, nor VALLEY of "HUNTER VALLEY", which is a name and no address, one for VARLEY.
 */
export function mayBegin(
  { set }: IndexedSet,
  { words, breaks, kinds }: Line,
  reading: Reading,
  { locality, from, to, cost }: Place,
): boolean {
  const { postcode } = reading;
  // WAREHOUSE is a word, and no slip of WATERHOUSE; OFFICE 3809 is one of OFFICER.
  const isWord = to - from === 1 && (kinds[from]! & (KIND.building | KIND.flat | KIND.level)) !== 0;
  if (isWord && (postcode === '' || postcodeCost(set, locality, postcode) > 0)) return false;
  // NORTH of "12 SMITH STREET NORTH" is no FORTH.
  const isSuffix = to - from === 1 && from > reading.from && !breaks[from]! && (kinds[from]! & KIND.suffix) !== 0;
  if (isSuffix && (kinds[from - 1]! & KIND.strongType) !== 0) return false;
  const isTyped = to > reading.from && (kinds[to - 1]! & KIND.strongType) !== 0;
  if (isTyped && (to - from === 1 ? from > reading.from && !breaks[from]! : from === reading.from)) {
    // Nor is the street that a number stands before, COLLINS ST of "100 COLLINS ST".
    if (to - from === 1 || reading.numberFirst > 0) return false;
  }
  if (stateOf(words.slice(from, to).join(' ')) !== undefined) return false;
  let start = from;
  while (start > reading.from && !breaks[start]! && (kinds[start - 1]! & KIND.strongType) === 0) start--;
  // ST of a part that it leads is a saint: NORTH of "GEORGE ST, ST ALBANS NORTH" is no FORTH.
  if (start > reading.from && words[start - 1] === 'ST' && breaks[start - 1]!) start--;
  const isName = start === reading.from && !isNumbered(reading) && !isPlainSlip(words.slice(from, to).join(''), cost);
  const isCut = start < from && (breaks[start]! || isName);
  return !isCut || (postcode !== '' && postcodeCost(set, locality, postcode) === 0);
}

/** True for a slip in a word so long that it is hardly another word. */
const isPlainSlip = (written: string, cost: number): boolean => written.length >= LONG && cost <= ONE_SLIP;

/** True if a reading has a number of any kind, as an address has and the name of a place has not. */
export const isNumbered = ({ numberFirst, lotNumber, flatNumber, levelNumber, postalType }: Reading): boolean =>
  numberFirst > 0 || lotNumber !== '' || flatNumber !== '' || levelNumber !== '' || postalType !== '';

/**
 * "105 BENT ST, GRAFTON FOURWAY NSW 2460": a locality of that very postcode, behind a comma or a street, with a word or
 * two more that no register knows: a quarter of it, or the next place. Null where none stands there.
 */
export function placeOfQuarter(index: IndexedSet, line: Line, reading: Reading): Place | null {
  const { breaks, kinds } = line;
  const { from, to, postcode, state } = reading;
  if (postcode === '') return null;
  const isQuarter = ({ locality, ...place }: Place): boolean => {
    if (!place.exact || to - place.to > MOST_WORDS_MORE || place.to >= to) return false;
    if (postcodeCost(index.set, locality, postcode) > 0 || stateCost(index, locality, state) > 0) return false;
    for (let i = place.from + 1; i < to; i++) if (breaks[i]!) return false;
    const isSuffix = (kind: number): boolean => (kind & KIND.suffix) !== 0;
    const more = kinds.slice(place.to, to);
    // PMB 2, ALYANGULA GROOTE EYLANDT NT 0885: a box has no street.
    if (place.from === from) return reading.numberFirst === 0 && (reading.postalType !== '' || more.every(isSuffix));
    const isBehindStreet = breaks[place.from]! || (kinds[place.from - 1]! & KIND.strongType) !== 0;
    return isBehindStreet && more.every((kind) => isSuffix(kind) || (kind & (KIND.type | KIND.number)) === 0);
  };
  const found = placesByName(index, line, reading).find(isQuarter);
  return found ? { ...found, to, cost: QUARTER, exact: false } : null;
}

/** A place of a set, if any. */
interface Found {
  index: IndexedSet;
  place: Place | null;
  isQuarter?: boolean;
}

/**
 * True where only the gazetteer's place is what the line says: SYDNEY NSW 2001 of a box, AMATA SA where the addresses
 * have one in the Northern Territory, PADDINGTON 4059 where they have that of Sydney.
 */
function isMeantElsewhere(own: Found, other: Found, reading: Reading): boolean {
  const [here, there] = [own.place, other.place];
  if (own.index.set.country !== 'AU' || !here?.exact || !there?.exact) return false;
  if (here.from !== there.from || here.to !== there.to) return false;
  if (there.cost >= here.cost) {
    return !isOfCodesState(own.index, reading, here.locality) && isOfCodesState(other.index, reading, there.locality);
  }
  const isOtherState = stateIn(own.index, here.locality) !== stateIn(other.index, there.locality);
  return there.cost === 0 && (reading.postalType !== '' || isOtherState);
}

/** True if the place of the address set is not the one that is meant, and the gazetteer has that one. */
export function isOfGazetteer(
  { addresses, gazetteer, country }: CleanseContext,
  line: Line,
  reading: Reading,
  place: Place | null,
): boolean {
  if (!addresses || !place?.exact || place.cost === 0 || !inCountry(gazetteer, country)) return false;
  const other = { index: gazetteer, place: bestPlace(gazetteer, line, reading) };
  return isMeantElsewhere({ index: addresses, place }, other, reading);
}

/**
 * The places found in the address set and in the gazetteer: that one first of whose name the other is a part, or which
 * ends the line that the other leads.
 */
export function wholeFirst([own, other]: readonly Found[], reading: Reading): Found[] {
  if (!own || !other) return own ? [own] : [];
  const [part, whole] = [own.place, other.place];
  const isWhole = part !== null && whole !== null && whole.exact && whole.cost === 0;
  const isPart =
    isWhole &&
    whole.from <= part.from &&
    part.to <= whole.to &&
    (!part.exact || part.to - part.from < whole.to - whole.from);
  const isLeading = isWhole && part.from === reading.from && part.to <= whole.from && part.cost > 0;
  return isPart || isLeading || isMeantElsewhere(own, other, reading) ? [other, own] : [own, other];
}

/** The places found, those of the further sets last, but before any that is not exact: a name there is no slip. */
export function inOrder(found: readonly Found[], further: readonly Found[]): Found[] {
  const isSure = ({ place }: Found): boolean => place !== null && place.exact;
  const sure = found.some(isSure);
  return sure || !further.some(isSure) ? [...found, ...further] : [...further, ...found];
}
