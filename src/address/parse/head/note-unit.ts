// Notes a flat or a level in a reading, where one may be noted already: a tower or block that holds the unit is then
// the building's name.
import { PART, retaken, take, takenPart, type Reading } from '../reading.js';
import { OUTER } from '../../vocabulary/unit.js';

/** Notes a flat that took words [from, to); an earlier one was the building's ("TOWER 2, UNIT 5"). */
export function setFlat(reading: Reading, type: string, number: string, from: number, to: number): void {
  if (reading.flatType !== '' || reading.flatNumber !== '') {
    if (number === '') {
      leaveUnknown(reading, from, to);
      return;
    }
    const outer = OUTER.has(type) && !OUTER.has(reading.flatType);
    const building = outer ? `${type} ${number}`.trim() : `${reading.flatType} ${reading.flatNumber}`.trim();
    reading.buildingName = reading.buildingName === '' ? building : `${reading.buildingName} ${building}`;
    if (outer) {
      take(reading, PART.building, from, to);
      return;
    }
    reading.taken = reading.taken.map((part) => (takenPart(part) === PART.flat ? retaken(part, PART.building) : part));
  }
  reading.flatType = type;
  reading.flatNumber = number;
  take(reading, PART.flat, from, to);
}

/** Notes a level that took words [from, to); words of a second one stay unknown. */
export function setLevel(reading: Reading, type: string, number: string, from: number, to: number): void {
  if (reading.levelType !== '' || reading.levelNumber !== '') {
    leaveUnknown(reading, from, to);
    return;
  }
  reading.levelType = type;
  reading.levelNumber = number;
  take(reading, PART.level, from, to);
}

/** Leaves words [from, to) to no part. */
export function leaveUnknown({ unknown }: Reading, from: number, to: number): void {
  for (let i = from; i < to; i++) unknown.push(i);
}
