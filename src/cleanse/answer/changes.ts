// What a cleanse changed: the written components against the answered ones. Abbreviation, case and punctuation are no
// changes; everything else that differs is listed with its old and new value.
import type { AddressParts } from '../../address/format.js';
import { streetSuffix, streetType } from '../../address/vocabulary/street.js';
import { houseNumberText, type Line, type Reading } from '../../address/parse/reading.js';
import type { ChangedItem } from '../../contract/schema/address.js';
import { COST } from '../costs.js';
import type { Verdict } from '../verdict/verdict.js';
import type { Place } from '../place/place.js';
import { NOT_WRITTEN } from '../street/divisions.js';
import { ChangeList } from './change-list.js';
import type { Hypothesis } from '../search/hypothesis.js';

/**
 * Changes from the line to the answered `parts`; `taken` is the reading that answers, `first` the plain one. `ofPlace`:
 * those of the place, where a country has its own.
 */
export function addressChanges(
  line: Line,
  taken: Reading,
  first: Reading,
  verdict: Verdict,
  parts: AddressParts,
  ofPlace: readonly ChangedItem[] | null,
): ChangedItem[] {
  const reading = taken.cost >= COST.swapped - 0.2 || isRangeOfTwo(taken, first) ? first : taken;
  const changes = new ChangeList();
  if (ofPlace === null && isAsWritten(line, reading, verdict, parts)) return changes.items;
  if (verdict.address >= 0) compareNumbers(changes, reading, parts);
  if (verdict.chosen) compareStreet(changes, line, verdict.chosen, verdict.place, parts, ofPlace !== null);
  if (ofPlace) changes.items.push(...ofPlace);
  else if (verdict.place) comparePlace(changes, line, reading, verdict, verdict.place, parts);
  if (reading.unknown.length > 0) {
    changes.compare('unknown', reading.unknown.map((i) => line.words[i]).join(' '), '');
  }
  return changes.items;
}

/** True for a range that is written as unit and number: the signs were changed. */
const isRangeOfTwo = (taken: Reading, first: Reading): boolean =>
  taken.numberLast !== 0 && taken.flatNumber === '' && first.flatNumber === String(taken.numberFirst);

/** Unit, level, number, lot and building. */
function compareNumbers(changes: ChangeList, reading: Reading, parts: AddressParts): void {
  if (
    reading.flatType !== '' &&
    reading.flatType !== parts.flatUnitType &&
    !(parts.flatUnitType === '' && reading.flatType === 'UNIT')
  ) {
    changes.compare('flatUnitType', reading.flatType, parts.flatUnitType);
  }
  if (reading.flatNumber !== parts.flatUnitNumber) {
    changes.compare('flatUnitNumber', reading.flatNumber, parts.flatUnitNumber);
  }
  if (reading.levelNumber !== '' || reading.levelType !== '') {
    changes.compare('floorLevelNumber', reading.levelNumber, parts.floorLevelNumber);
  }
  changes.compare('streetNumber', houseNumberText(reading), parts.streetNumber);
  if (reading.lotNumber !== '' && reading.lotNumber !== parts.lotNumber) {
    changes.compare('lotNumber', reading.lotNumber, parts.lotNumber);
  }
  if (reading.buildingName !== '' && reading.buildingName === parts.buildingName) {
    changes.add('INFO', 'buildingName', 'buildingName', reading.buildingName, '');
  }
}

/** Name, type and suffix of the street, and the words that neither it nor the place took. */
function compareStreet(
  changes: ChangeList,
  line: Line,
  chosen: Hypothesis,
  place: Place | null,
  parts: AddressParts,
  ownPlace: boolean,
): void {
  const { division } = chosen.street;
  changes.compare('streetName', division.name, parts.streetName);
  const behind = line.words.slice(division.from, division.end).slice(division.name.split(' ').length);
  const suffix = division.suffix === NOT_WRITTEN ? '' : (streetSuffix(behind.at(-1) ?? '') ?? '');
  const type = division.type === NOT_WRITTEN ? '' : ((suffix === '' ? behind.at(-1) : behind.at(-2)) ?? '');
  changes.compare('streetType', streetType(type) ?? type, parts.streetType);
  changes.compare('streetSuffix', suffix, parts.streetSuffix);
  for (const [from, to] of strayWords(chosen)) {
    const isOfPlace = ownPlace && place !== null && !place.open && from >= place.to && place.from >= division.end;
    if (!isOfPlace && (!place?.open || from !== division.end)) {
      changes.compare('unknown', line.words.slice(from, to).join(' '), '');
    }
  }
}

/** Locality, state and postcode. */
function comparePlace(
  changes: ChangeList,
  line: Line,
  reading: Reading,
  { chosen }: Verdict,
  place: Place,
  parts: AddressParts,
): void {
  const [from, to] = place.open && chosen ? [chosen.street.division.end, reading.to] : [place.from, place.to];
  const written = line.words.slice(from, to).join(' ');
  const isBuilding = written === '' && place.from === reading.to && !place.open;
  changes.compare('locality', isBuilding ? reading.buildingName : written, parts.locality);
  if (reading.state !== '' || parts.state !== '') changes.compare('state', reading.state, parts.state);
  changes.compare('postcode', reading.postcode, parts.postcode);
}

/**
 * True if every part stands in the line as it is answered: three lines of four do, and need no comparing part by part.
 */
function isAsWritten({ words }: Line, reading: Reading, { chosen, address }: Verdict, parts: AddressParts): boolean {
  if (address < 0 || !chosen || chosen.cost !== 0 || reading.unknown.length > 0 || reading.buildingName !== '') {
    return false;
  }
  const {
    place,
    street: { division },
  } = chosen;
  const { from, to } = place;
  return (
    division.name === parts.streetName &&
    division.from === reading.from &&
    division.end === from &&
    to === reading.to &&
    !place.open &&
    (to - from === 1 ? words[from]! : words.slice(from, to).join(' ')) === parts.locality &&
    reading.state === parts.state &&
    reading.postcode === parts.postcode &&
    streetTypeIn(words, division) === parts.streetType &&
    parts.streetSuffix === '' &&
    division.suffix === NOT_WRITTEN &&
    houseNumberText(reading) === parts.streetNumber &&
    reading.lotNumber === parts.lotNumber &&
    reading.flatNumber === parts.flatUnitNumber &&
    (reading.flatType === '' || reading.flatType === parts.flatUnitType) &&
    reading.levelNumber === parts.floorLevelNumber
  );
}

/** The type that a division's last word stands for, '' where it has none. */
const streetTypeIn = (words: readonly string[], { type, end }: Hypothesis['street']['division']): string =>
  type === NOT_WRITTEN ? '' : (streetType(words[end - 1]!) ?? '');

/** Words of the span that neither the street nor the place took: [from, to) ranges of the line. */
function strayWords({ reading, place, street: { division } }: Hypothesis): [number, number][] {
  const out: [number, number][] = [];
  const push = (from: number, to: number): void => {
    if (to > from) out.push([from, to]);
  };
  if (place.open) {
    push(reading.from, division.from);
    push(division.end, reading.to);
    return out;
  }
  if (place.from >= division.end) {
    push(reading.from, division.from);
    push(division.end, place.from);
    push(place.to, reading.to);
  } else {
    push(reading.from, place.from);
    push(place.to, division.from);
    push(division.end, reading.to);
  }
  return out;
}
