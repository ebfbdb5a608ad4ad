// What New Zealand's lines have among their premises that is no name of a building: directions, a floor without a
// number, the label of a shop; and what they have of a building's name in a unit.
import { PART, retaken, take, takenFrom, takenPart, takenTo, type Line, type Reading } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { isTownNz } from '../vocabulary/town-nz.js';
import { isDirections } from '../vocabulary/ways.js';

/** Takes from the premises of a reading what is none. */
export function inPremises(line: Line, reading: Reading): void {
  withoutDirections(reading);
  withoutFloor(line, reading);
  labelBehind(line, reading);
  labelBefore(line, reading);
  levelBeside(line, reading);
  nameOfUnit(line, reading);
  floorBefore(reading);
}

const isBuilding = (packed: number): boolean => takenPart(packed) === PART.building;

/** The words [from, to) of the first part of the kind; [0, 0] where none was taken. */
function wordsOf({ taken }: Reading, part: number): [number, number] {
  const packed = taken.find((one) => takenPart(one) === part);
  return packed === undefined ? [0, 0] : [takenFrom(packed), takenTo(packed)];
}

/** The first part of the kind took words [from, to) instead. */
function retake(reading: Reading, part: number, from: number, to: number): void {
  const at = reading.taken.findIndex((one) => takenPart(one) === part);
  reading.taken = reading.taken.toSpliced(at, 1);
  if (to > from) take(reading, part, from, to);
}

/** Directions to the address are no building, nor is the place of a box before its street. */
function withoutDirections(reading: Reading): void {
  const { buildingName } = reading;
  const isPlaceOfBox = reading.postalType !== '' && isTownNz(buildingName);
  if (buildingName === '' || !(isPlaceOfBox || isDirections(buildingName))) return;
  for (const packed of reading.taken.filter(isBuilding)) {
    for (let i = takenFrom(packed); i < takenTo(packed); i++) reading.unknown.push(i);
  }
  reading.buildingName = '';
  reading.taken = reading.taken.filter((packed) => !isBuilding(packed));
}

/** "TOP FLOOR, 12 KOWHAI ST", "STREET LEVEL, RIVER HOUSE": a floor that has no number and no type of its own. */
const FLOOR_WITHOUT_NUMBER = /^(?:TOP|STREET|MAIN) (?:FLOOR|LEVEL)(?: |$)/;

function withoutFloor({ words }: Line, reading: Reading): void {
  const floor = FLOOR_WITHOUT_NUMBER.exec(reading.buildingName)?.[0];
  const [from, to] = wordsOf(reading, PART.building);
  if (floor === undefined || words.slice(from, from + 2).join(' ') !== floor.trim()) return;
  reading.unknown.push(from, from + 1);
  reading.buildingName = reading.buildingName.slice(floor.length);
  retake(reading, PART.building, from + 2, to);
}

/** Letters and a number that a shop has: RIVER MALL T17, 12 KOWHAI ST. */
const LABEL_OF_SHOP = /^[A-Z]{1,2}\d{1,3}$/;

function labelBehind({ words }: Line, reading: Reading): void {
  const { buildingName: name } = reading;
  if (reading.flatNumber !== '' || name === '') return;
  const [from, to] = wordsOf(reading, PART.building);
  if (to - from < 2 || !LABEL_OF_SHOP.test(words[to - 1]!) || !name.endsWith(` ${words[to - 1]!}`)) return;
  reading.flatNumber = words[to - 1]!;
  reading.buildingName = name.slice(0, -reading.flatNumber.length - 1);
  retake(reading, PART.building, from, to - 1);
  take(reading, PART.flat, to - 1, to);
}

/** "T8/WEST RATA, 12 KOWHAI ST", "T.29 RATA FOODS, 12 KOWHAI ST": slash or point make a label of letter and number. */
function labelBefore(line: Line, reading: Reading): void {
  if (reading.flatNumber !== '') return;
  const { words } = line;
  const [from, to] = wordsOf(reading, PART.building);
  if (to - from > 1 && isLabel(line, from) && reading.buildingName.startsWith(`${words[from]!} `)) {
    reading.flatNumber = words[from]!;
    reading.buildingName = reading.buildingName.slice(reading.flatNumber.length + 1);
    retake(reading, PART.building, from + 1, to);
    take(reading, PART.flat, from, from + 1);
    return;
  }
  const [number, end] = wordsOf(reading, PART.number);
  if (end - number !== 1 || reading.numberPrefix === '') return;
  if (!isLabel(line, number) && !isLabelBeforeName(line, reading, number)) return;
  reading.flatNumber = words[number]!;
  reading.numberPrefix = '';
  reading.numberFirst = 0;
  reading.numberSuffix = '';
  retake(reading, PART.number, number, number);
  take(reading, PART.flat, number, end);
}

/** T8/RATA, T.29 RATA */
const isLabel = ({ text, words, starts, ends }: Line, at: number): boolean =>
  LABEL_OF_SHOP.test(words[at]!) &&
  (text[ends[at]!] === '/' || /^[A-Z]{1,2}\.\d/i.test(text.slice(starts[at], ends[at])));

/** FC111 COASTLANDS, PARAPARAUMU: letters and a number before no street by its type. */
const isLabelBeforeName = ({ words, kinds }: Line, { from, to }: Reading, at: number): boolean =>
  at === 0 &&
  /^[A-Z]{2,3}\d{2,4}$/.test(words[at]!) &&
  kinds.slice(from, to).every((kind) => (kind & KIND.strongType) === 0);

/** A level in short, and a floor before a slash. */
const LEVEL_IN_SHORT = /^L(\d{1,2})$/;
const FLOOR_IN_SHORT = /^(\d{1,2})\/F$/;

/** "L5 RATA BUILDING, 30 KOWHAI ST", "RATA BUILDING, L5, SHOP 2, 30 KOWHAI ST": the level beside a name. */
function levelBeside({ words, breaks }: Line, reading: Reading): void {
  const [from, to] = wordsOf(reading, PART.building);
  const { buildingName: name } = reading;
  if (to - from < 2 || reading.levelNumber !== '' || reading.levelType !== '') return;
  const first = LEVEL_IN_SHORT.exec(words[from]!);
  const last = breaks[to - 1]! ? (LEVEL_IN_SHORT.exec(words[to - 1]!) ?? FLOOR_IN_SHORT.exec(words[to - 1]!)) : null;
  const level = first ?? last;
  const word = level?.[0] ?? '';
  if (level === null || !(first ? name.startsWith(`${word} `) : name.endsWith(` ${word}`))) return;
  reading.levelType = word.startsWith('L') ? 'LEVEL' : 'FLOOR';
  reading.levelNumber = level[1]!;
  reading.buildingName = (first ? name.slice(word.length + 1) : name.slice(0, -word.length - 1)).replace(/,$/, '');
  retake(reading, PART.building, first ? from + 1 : from, first ? to : to - 1);
  take(reading, PART.level, first ? from : to - 1, first ? from + 1 : to);
}

/** Types of unit that end the names of premises sooner than they lead to a number before a slash. */
const ENDS_NAMES = new Set(['CLUB', 'HALL', 'HOUSE', 'STORE']);
/** Types of unit that no name ends in, whatever stands behind them. */
const UNITS = new Set(['APARTMENT', 'FLAT', 'SUITE', 'UNIT']);
/** Numbers that lie no further apart are houses of a street, and not a building and its house: BUILDING 8/36. */
const WIDEST_RANGE = 12;

/** "RIVER HOUSE 35/37 KOWHAI ST": a unit before a slash has its number there; the word before it ends a name. */
function nameOfUnit({ words, breaks }: Line, reading: Reading): void {
  const { flatType, flatNumber, buildingName } = reading;
  const [from, to] = wordsOf(reading, PART.flat);
  const before = reading.taken.find((one) => isBuilding(one) && takenTo(one) === from);
  const [building, end] = before === undefined ? [0, 0] : [takenFrom(before), takenTo(before)];
  const isNamed = buildingName !== '' && end > building && end === from && !breaks[from]!;
  if (flatType === '' || !isNamed || words[from] !== flatType) return;
  const further = reading.numberFirst - Number(flatNumber);
  // RATA COTTAGE, 15/148 KOWHAI STREET
  const isApart = breaks[from + 1] === true && !UNITS.has(flatType);
  const isRange = flatType === 'BUILDING' && further > 0 && further <= WIDEST_RANGE;
  const isName = isApart || isRange || ENDS_NAMES.has(flatType);
  if (!isName || !words[from + 1]?.startsWith(`${flatNumber}/`)) return;
  reading.flatType = '';
  reading.buildingName = `${buildingName} ${flatType}`;
  reading.taken = reading.taken.filter((one) => one !== before);
  take(reading, PART.building, building, from + 1);
  retake(reading, PART.flat, from + 1, Math.max(from + 2, to));
}

/** "1ST/429 KOWHAI ROAD": the floor before the slash. */
function floorBefore(reading: Reading): void {
  const floor = /^(\d{1,2})(?:ST|ND|RD|TH)$/.exec(reading.flatNumber);
  if (floor === null || reading.flatType !== '' || reading.levelNumber !== '' || reading.levelType !== '') return;
  reading.levelType = 'FLOOR';
  reading.levelNumber = floor[1]!;
  reading.flatNumber = '';
  reading.taken = reading.taken.map((part) => (takenPart(part) === PART.flat ? retaken(part, PART.level) : part));
}
