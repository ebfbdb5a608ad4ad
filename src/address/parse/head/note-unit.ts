// Notes a flat or a level in a reading, where one may be noted already: a tower or block that holds the unit is then
// the building's name, units of one kind are a list, and of two kinds the later one is the unit.
import { PART, retaken, take, takenFrom, takenPart, takenTo, type Reading } from '../reading.js';
import { OUTER, WHOLE_HOUSES } from '../../vocabulary/unit.js';

/** Notes a flat that took words [from, to). */
export function setFlat(reading: Reading, type: string, number: string, from: number, to: number): void {
  if (reading.flatType === '' && reading.flatNumber === '') noteFlat(reading, type, number, from, to);
  else if (number === '') leaveUnknown(reading, from, to);
  else setFurtherFlat(reading, type, number, from, to);
}

/** TOWER 2, UNIT 5; SHOP 5, SHOP 5; SHOP 5, SHOP 7; SHOP 5, UNIT 7: what a flat behind another one is. */
function setFurtherFlat(reading: Reading, type: string, number: string, from: number, to: number): void {
  const { flatType, flatNumber } = reading;
  if (holdsUnits(type) && !holdsUnits(flatType)) {
    addBuilding(reading, `${type} ${number}`);
    take(reading, PART.building, from, to);
    return;
  }
  const isAlike = flatType === type || type === '';
  if ((isAlike || flatType === '') && flatNumber === number) {
    reading.flatType = type || flatType;
    take(reading, PART.filler, from, to);
    return;
  }
  // G12, UNIT 3: a label without a word for a unit is the house's.
  if (holdsUnits(flatType) || flatType === '' || flatNumber === '') {
    addBuilding(reading, `${flatType} ${flatNumber}`.trim());
    reading.taken = reading.taken.map((part) => (takenPart(part) === PART.flat ? retaken(part, PART.building) : part));
  } else if (isAlike) {
    noteFlat(reading, flatType, `${flatNumber},${number}`, from, to);
    return;
  } else {
    giveUp(reading, PART.flat);
  }
  noteFlat(reading, type, number, from, to);
}

/** True for what is a building of its own, with units in it. */
const holdsUnits = (type: string): boolean => OUTER.has(type) || WHOLE_HOUSES.has(type);

function noteFlat(reading: Reading, type: string, number: string, from: number, to: number): void {
  reading.flatType = type;
  reading.flatNumber = number;
  take(reading, PART.flat, from, to);
}

function addBuilding(reading: Reading, name: string): void {
  reading.buildingName = reading.buildingName === '' ? name : `${reading.buildingName} ${name}`;
}

/** Levels that do not say which: one with a number beside them does. */
const VAGUE = /^(?:BOTTOM|TOP) /;

/** Notes a level that took words [from, to); of two the first is it, but for TOP FLOOR, LEVEL 5. */
export function setLevel(reading: Reading, type: string, number: string, from: number, to: number): void {
  const { levelType, levelNumber } = reading;
  if (VAGUE.test(levelType) && number !== '') giveUp(reading, PART.level);
  else if (levelType + levelNumber !== '') {
    leaveUnknown(reading, from, to);
    return;
  }
  reading.levelType = type;
  reading.levelNumber = number;
  take(reading, PART.level, from, to);
}

/** Leaves the words that a part took to none. */
function giveUp(reading: Reading, part: number): void {
  for (const packed of reading.taken) {
    if (takenPart(packed) === part) leaveUnknown(reading, takenFrom(packed), takenTo(packed));
  }
  reading.taken = reading.taken.filter((packed) => takenPart(packed) !== part);
}

/** Leaves words [from, to) to no part. */
export function leaveUnknown({ unknown }: Reading, from: number, to: number): void {
  for (let i = from; i < to; i++) unknown.push(i);
}
