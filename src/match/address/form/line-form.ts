// An address on one line in the form in which addresses are compared: read as `parse` reads it, by form and the names
// of places, and nothing corrected.
import { foldName } from '../../../address/fold.js';
import { isNewZealand, withoutState } from '../../../address/parse/country-nz.js';
import { divideAu } from '../../../address/parse/division/divide-au.js';
import { divideNz } from '../../../address/parse/division/divide-nz.js';
import { divideWithSecond } from '../../../address/parse/division/intersection.js';
import { toLine } from '../../../address/parse/line.js';
import { readings } from '../../../address/parse/read.js';
import type { Line, LocalityIndex, Reading } from '../../../address/parse/reading.js';
import { inFull } from '../../../address/vocabulary/spelling.js';
import { fullTownNz } from '../../../address/vocabulary/town-nz.js';
import type { ComparableAddress } from '../../comparable.js';
import { streetForm } from './street-form.js';
import { levelForm, unitForm } from './unit-form.js';

/** Words of a line that are a street, a place, and neither. */
interface Divided {
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly building: string;
  readonly rest: string;
}

/**
 * The form of a line of Australia or New Zealand; `country` is what it is taken for where it does not say, '' for
 * either of them.
 */
export function lineForm(text: string, country: string, localities: LocalityIndex): ComparableAddress {
  const line = toLine(text);
  const ways = readings(line, localities);
  const first = ways[0]!;
  const isNz = country === 'NZ' ? first.country !== 'AU' : isNewZealand(line, first, localities);
  // New Zealand writes units with a slash: two numbers with a dash between them are a range.
  const reading = (isNz && ways.find(({ numberLast, flatNumber }) => numberLast > 0 && flatNumber === '')) || first;
  if (isNz && reading.state !== '') withoutState(reading);
  return formOf(
    reading,
    isNz ? dividedNz(line, reading, localities) : dividedAu(line, reading, localities),
    isNz ? 'NZ' : country,
  );
}

function formOf(reading: Reading, divided: Divided, country: string): ComparableAddress {
  const { numberPrefix: prefix, numberFirst, numberLast } = reading;
  const { street, streetType, streetSuffix } = streetForm(divided.street);
  const isSpan = numberLast > numberFirst || (numberLast === numberFirst && reading.numberLastSuffix !== '');
  return {
    pid: '',
    dpid: '',
    country: reading.country || country || (reading.state === '' ? '' : 'AU'),
    state: reading.state,
    postcode: reading.postcode,
    locality: divided.locality,
    town: divided.town,
    street,
    streetType,
    streetSuffix,
    numberFirst,
    numberLast: isSpan ? numberLast : 0,
    numberSuffix: prefix + reading.numberSuffix,
    numberLastSuffix: isSpan ? reading.numberLastSuffix : '',
    lot: unitForm('', reading.lotNumber),
    unit: unitForm(reading.flatType, reading.flatNumber),
    level: levelForm(reading.levelType, reading.levelNumber),
    postalType: reading.postalType || (reading.rdNumber !== '' && divided.street === '' ? 'RD' : ''),
    postalNumber: reading.postalNumber || (divided.street === '' ? reading.rdNumber : ''),
    building: divided.building,
    rest: divided.rest,
  };
}

const wordsOf = ({ words }: Line, from: number, to: number): string =>
  to - from === 1 ? words[from]! : words.slice(from, to).join(' ');

/** Words of the span before the street name a building; others that the division leaves belong nowhere. */
function leftOver(line: Line, reading: Reading, taken: readonly (readonly [number, number])[]): [string, string] {
  const spans = taken.filter(([from, to]) => to > from);
  const first = Math.min(reading.to, ...spans.map(([from]) => from));
  const before = first > reading.from ? wordsOf(line, reading.from, first) : '';
  const building = [foldName(reading.buildingName), before].filter((text) => text !== '').join(' ');
  const rest: string[] = [];
  for (let i = Math.max(first, reading.from); i < reading.to; i++) {
    if (!spans.some(([from, to]) => i >= from && i < to)) rest.push(line.words[i]!);
  }
  for (const i of reading.unknown) rest.push(line.words[i]!);
  return [building, rest.join(' ')];
}

function dividedAu(line: Line, reading: Reading, localities: LocalityIndex): Divided {
  const division = divideWithSecond(line, reading, (of, span) => divideAu(of, span, localities));
  const { street, streetEnd, place, end, second } = division;
  const name = wordsOf(line, place, end);
  const [building, rest] = leftOver(line, reading, [
    [street, streetEnd],
    [place, end],
  ]);
  // A crossing has no number: its second street stays among the words that are left.
  const hasSecond = second !== undefined && !rest.includes(wordsOf(line, second[0], second[1]));
  return {
    street: wordsOf(line, street, streetEnd),
    locality: name === '' ? '' : inFull(name),
    town: '',
    building,
    rest: hasSecond ? `${rest} ${wordsOf(line, second[0], second[1])}`.trim() : rest,
  };
}

function dividedNz(line: Line, reading: Reading, localities: LocalityIndex): Divided {
  const { street, streetEnd, suburb, suburbEnd, place, end } = divideNz(line, reading, localities);
  const town = wordsOf(line, place, end);
  const full = fullTownNz(town) ?? inFull(town);
  const near = inFull(wordsOf(line, suburb, suburbEnd));
  const [building, rest] = leftOver(line, reading, [
    [street, streetEnd],
    [suburb, suburbEnd],
    [place, end],
  ]);
  return {
    street: wordsOf(line, street, streetEnd),
    locality: near === '' ? full : near,
    town: near === '' ? '' : full,
    building,
    rest,
  };
}
