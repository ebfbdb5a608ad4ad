// Numbers with a letter that says what they are: U5 a unit, F2 a flat, L3 a lot or a level, R24 a number with a prefix.
import { nextPart } from '../head/next-part.js';
import { setFlat, setLevel } from '../head/note-unit.js';
import { startsPart } from '../head/starts-part.js';
import { setNumber } from './note-number.js';
import { UNUSUAL, type Draft } from '../draft.js';
import { numberText, type WrittenNumber } from '../number-word.js';
import { endsPremises } from '../premises-word.js';
import { PART, partEnd, type Line, type Reading } from '../reading.js';

/** Notes a unit written before a slash or before the number: 5, 5A, G12, U5, L3. */
export function readUnitText(draft: Draft, text: string, at: number): void {
  const { main } = draft;
  const typed = /^([A-Z])(\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?)$/.exec(text);
  if (typed && typed[1] === 'L' && main.levelNumber === '') setLevel(main, 'LEVEL', typed[2]!, at, at + 1);
  else if (typed && (typed[1] === 'U' || typed[1] === 'F')) {
    setFlat(main, typed[1] === 'U' ? 'UNIT' : 'FLAT', typed[2]!, at, at + 1);
  } else if (main.flatType !== '' && main.flatNumber === '') {
    main.flatNumber = text;
    draft.take(PART.flat, at, at + 1);
  } else if (!draft.line.breaks[at]! && isLevelOf(main, text)) setLevel(main, 'LEVEL', text, at, at + 1);
  else setFlat(main, '', text, at, at + 1);
}

/** SUITE 706, 7/24 SMITH ST: the number is the level that the unit's own number, noted already, begins with. */
export const isLevelOf = ({ flatNumber, levelNumber }: Reading, number: string): boolean =>
  levelNumber === '' &&
  /^\d{1,2}$/.test(number) &&
  flatNumber.startsWith(number) &&
  /^\.?\d\d$/.test(flatNumber.slice(number.length));

/**
 * The only number, with a letter before it. Returns minus the index behind it where it is the house number, else that
 * index.
 */
export function readPrefixed(draft: Draft, at: number, number: WrittenNumber): number {
  const { main, line, hi } = draft;
  const next = at + 1;
  const label = `${number.number}${number.suffix}`;
  if (number.prefix === 'U' || number.prefix === 'F') {
    setFlat(main, number.prefix === 'U' ? 'UNIT' : 'FLAT', label, at, next);
    return next;
  }
  if (number.prefix === 'L') {
    readLotOrLevel(draft, at, label);
    return next;
  }
  if (next < hi && startsPart(line, next, hi)) {
    setFlat(main, '', numberText(number), at, next);
    return next;
  }
  setNumber(draft, number, at, next);
  return -next;
}

/** "L14, RIVER HOUSE, THE PARADE": premises follow, which have levels and no lots. */
function isInPremises(line: Line, at: number, hi: number): boolean {
  const end = at + 1 < hi && line.breaks[at + 1]! ? partEnd(line, at + 1) : 0;
  return end - at > 2 && end < hi && endsPremises(line, end - 1);
}

/** L5: a level where a lot, a unit, premises or another number stands beside it, else sooner a lot. */
function readLotOrLevel(draft: Draft, at: number, label: string): void {
  const { main, line, hi } = draft;
  const next = at + 1;
  const isBeforePart = next < hi && (startsPart(line, next, hi) || nextPart(draft, at) > 0);
  // SHOP 8, L6, SMITH ST, but UNIT 2 L7 SMITH ST
  const isBesideUnit = main.flatNumber !== '' && next < hi && line.breaks[next]!;
  if (main.lotNumber !== '' || isBesideUnit || isBeforePart || isInPremises(line, at, hi)) {
    setLevel(main, 'LEVEL', label, at, next);
    return;
  }
  main.lotNumber = label;
  draft.take(PART.lot, at, next);
  draft.also(UNUSUAL.lotOrLevel, (reading) => {
    reading.lotNumber = '';
    reading.levelType = 'LEVEL';
    reading.levelNumber = label;
    reading.from = next;
  });
}
