// Tells a New Zealand line from an Australian one by its form and places, and reads it as one: without states, with a
// postcode that has lost its nought, without directions for the driver.
import { PART, take, takenFrom, takenPart, takenTo, type Line, type LocalityIndex, type Reading } from './reading.js';
import { endsInNewZealand } from './division/ends-nz.js';
import { inPremises } from './premises-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './division/known-place-nz.js';
import { slashedRange } from './number/slashed-range.js';
import { isRangeLike } from './number-word.js';
import { isTownNz } from '../vocabulary/town-nz.js';

/**
 * True if an undeclared line is of New Zealand: by its name, state, rural delivery, postcode and place; Australia in
 * doubt.
 */
export function isNewZealand(line: Line, reading: Reading, localities: LocalityIndex): boolean {
  if (reading.country !== '') return reading.country === 'NZ';
  if (reading.state !== '') return false;
  if (reading.rdNumber !== '') return true;
  for (let at = Math.max(reading.from, reading.to - 3); at < reading.to; at++) {
    const name = line.words.slice(at, reading.to).join(' ');
    if (reading.postcode !== '' && localities.isLocality(name, '', reading.postcode)) return false;
    if (!isTownNz(name)) continue;
    if (reading.postcode !== '' || !localities.isLocality(name, '', '')) return true;
    break;
  }
  return endsInNewZealand(line, reading, localities);
}

/** Of the readings of a line the one to take, with what is New Zealand's alone. */
export function readNz(line: Line, found: readonly Reading[], localities: LocalityIndex): Reading {
  const unit = found.find((other) => isUnitOfDash(line, other));
  const reading = unit ?? found.find(isDashed) ?? slashedRange(line, found)[0]!;
  withoutState(reading);
  inPremises(line, reading);
  lostNought(line, reading, localities);
  return reading;
}

/** The reading with a postcode that has lost its nought, where it has none. */
export function withPostcodeNz(line: Line, reading: Reading, localities: LocalityIndex): Reading {
  if (reading.postcode !== '') return reading;
  const read = { ...reading, unknown: [...reading.unknown], taken: [...reading.taken] };
  lostNought(line, read, localities);
  return read;
}

/** New Zealand writes units with a slash: two numbers with a dash between them are a range, 143-166 too. */
const isDashed = (reading: Reading): boolean => reading.numberLast > 0 && reading.flatNumber === '';

/** The last unit that is told from the first house of a range, and how far such a range never goes. */
const LAST_UNIT = 20;
const LONGEST_RANGE = 60;

/**
 * "2 - 90 KOWHAI STREET": no range is so long, so that 2 is a unit; with blanks round the dash, whatever is not like a
 * range is one.
 */
function isUnitOfDash({ text, words, starts, ends }: Line, reading: Reading): boolean {
  const { taken, flatNumber, flatType, numberFirst } = reading;
  const number = taken.find((packed) => takenPart(packed) === PART.number);
  if (number === undefined || flatType !== '' || !/^\d{1,2}$/.test(flatNumber)) return false;
  const at = takenFrom(number);
  const first = Number(flatNumber);
  if (words[at] !== `${flatNumber}-${numberFirst}` || first > LAST_UNIT) return false;
  const isSpaced = text.slice(starts[at], ends[at]).includes(' ');
  return numberFirst - first > LONGEST_RANGE || (isSpaced && !isRangeLike(first, numberFirst));
}

/** "BELMONT, AUCKLAND 622" is 0622, where that is a postcode of the place; any other number there is unknown. */
function lostNought({ words, breaks }: Line, reading: Reading, localities: LocalityIndex): void {
  const at = reading.to - 1;
  const last = words[at] ?? '';
  if (last.length !== 3 || reading.postcode !== '' || at <= reading.from || !/^\d{3}$/.test(last)) return;
  const code = `0${last}`;
  // RED BEACH, AUCKLAND 932: the postcode may be the suburb's alone.
  const isOfPlace = (end: number, postcode: string): boolean =>
    (end === at || breaks[end]!) && endsInPlaceOf(words, reading.from, end, postcode, localities);
  const isOfAny = (postcode: string): boolean =>
    words.some((_, end) => end > reading.from && end <= at && isOfPlace(end, postcode));
  // PO BOX 20, ALBANY, NORTH SHORE CITY 752: boxes have postcodes of their own, and no other number behind them.
  const isBox = reading.postalType !== '' && reading.numberFirst === 0;
  if (isOfAny(code) || (isBox && CODES_WITH_NOUGHT.some(isOfAny))) {
    reading.postcode = code;
    take(reading, PART.postcode, at, at + 1);
  } else if (reading.numberFirst > 0 && endsInPlaceOf(words, reading.from, at, '', localities)) {
    reading.unknown.push(at);
  } else return;
  reading.to = at;
}

/** The postcodes that begin with a nought, of which the box lobbies' are not all known. */
const CODES_WITH_NOUGHT: readonly string[] = Array.from({ length: 900 }, (_, i) => `0${i + 100}`);

/** True if words [from, to) end in a place, one that has the postcode (where it is not ''). */
function endsInPlaceOf(
  words: readonly string[],
  from: number,
  to: number,
  postcode: string,
  localities: LocalityIndex,
): boolean {
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at < to; at++) {
    const name = words.slice(at, to).join(' ');
    if (postcode === '' ? isPlaceNz(name, localities) : localities.hasCodeNz?.(name, postcode) === true) return true;
  }
  return false;
}

/** New Zealand has no states: the word belongs to the place it follows, or nowhere. */
export function withoutState(reading: Reading): void {
  if (reading.state === '') return;
  for (const packed of reading.taken) {
    if (takenPart(packed) !== PART.state) continue;
    const from = takenFrom(packed);
    const to = takenTo(packed);
    // TAS is the code of Tasman, and ends no place.
    if (from === reading.to && to - from === 1 && reading.state !== 'TAS') reading.to = to;
    else for (let i = from; i < to; i++) reading.unknown.push(i);
  }
  reading.state = '';
  reading.taken = reading.taken.filter((packed) => takenPart(packed) !== PART.state);
}
