// All plausible readings of a line by its form, the plainest first. A plain address has one reading; others are added
// only where the form is really open: a range that may be unit and number, a letter that may be suffix or name.
import { Draft, UNUSUAL } from './draft.js';
import { readCareOf } from './head/care-of.js';
import { isCornerOfTwo } from './head/next-part.js';
import { readHead } from './head/read-head.js';
import { noteLastOfUnits, noteShopOrNumber, noteUnitOrRange } from './number/note-number.js';
import { readBracketedPremises } from './head/bracketed-premises.js';
import {
  COLUMN,
  PART,
  partEnd,
  retaken,
  take,
  takenFrom,
  takenPart,
  type Line,
  type LocalityIndex,
  type Reading,
} from './reading.js';
import { readTail } from './tail.js';
import { KIND } from '../vocabulary/kinds.js';
import { isRuralNumber, ruralWords } from '../vocabulary/rural.js';

const MOST_READINGS = 8;

/** The readings of `line`, cheapest first, at least one and at most eight. */
export function readings(line: Line, localities: LocalityIndex): Reading[] {
  const draft = new Draft(line, localities);
  const { main } = draft;
  draft.hi = readTail(line, localities, main);
  main.to = draft.hi;
  readAside(draft);
  main.from = behindCorner(draft, readHead(draft));
  readBracketedPremises(draft);
  readLoneLevel(draft);
  noteUnitOrRange(draft);
  noteShopOrNumber(draft);
  noteLastOfUnits(draft);
  const found = draft.all();
  if (found.length > 1) {
    found.sort((a, b) => a.cost - b.cost);
    if (found.length > MOST_READINGS) found.length = MOST_READINGS;
  }
  return found;
}

/** "12 CNR SMITH ST & JONES RD": where the first street begins behind its number and the word for a corner. */
function behindCorner(draft: Draft, from: number): number {
  const { line, hi } = draft;
  const { words, kinds } = line;
  const isCorner =
    from > 0 &&
    (kinds[from]! & KIND.corner) !== 0 &&
    (kinds[from - 1]! & KIND.number) !== 0 &&
    (kinds[from + 1]! & KIND.strongType) === 0 &&
    isCornerOfTwo(line, from, hi);
  if (!isCorner) return from;
  const street = words[from + 1] === 'OF' ? from + 2 : from + 1;
  draft.take(PART.filler, from, street);
  return street;
}

/** "L 33 BANKSIA AVENUE": with no other number, the letter means a lot sooner than a level. */
function readLoneLevel(draft: Draft): void {
  const { line, main } = draft;
  const { levelType, levelNumber, taken } = main;
  const at = takenFrom(taken.find((part) => takenPart(part) === PART.level) ?? 0);
  if (
    line.words[at] !== 'L' ||
    (at > 0 && !line.breaks[at]!) ||
    levelNumber === '' ||
    main.numberFirst !== 0 ||
    main.lotNumber !== '' ||
    main.flatNumber !== '' ||
    main.postalType !== ''
  ) {
    return;
  }
  draft.also(UNUSUAL.lotOrLevel, (reading) => {
    reading.lotNumber = '';
    reading.levelType = levelType;
    reading.levelNumber = levelNumber;
    reading.taken = [...taken];
  });
  main.lotNumber = levelNumber;
  main.levelType = '';
  main.levelNumber = '';
  main.taken = taken.map((part) => (takenPart(part) === PART.level ? retaken(part, PART.lot) : part));
}

/** The words that were set aside: rural deliveries are read, remarks stay unknown. */
function readAside(draft: Draft): void {
  const { line, main } = draft;
  const { words, kinds } = line;
  for (let i = line.aside; i < words.length; i++) {
    if (line.columns !== null && line.columns[i] === COLUMN.building) {
      i = readBuildingColumn(draft, i);
      continue;
    }
    const rural = ruralWords(words, i);
    if (rural > 0 && main.rdNumber === '' && isRuralNumber(words[i + rural])) {
      main.rdNumber = words[i + rural]!;
      draft.take(PART.rural, i, i + rural + 1);
      i += rural;
    } else if ((kinds[i]! & KIND.care) !== 0 && main.careOf === '') {
      const next = readCareOf(line, i, partEnd(line, i), main);
      if (next > i) i = next - 1;
      else main.unknown.push(i);
    } else main.unknown.push(i);
  }
}

/** Premises that a column of their own names, whatever their words look like; returns the index of the last of them. */
function readBuildingColumn({ line: { words, columns }, main }: Draft, from: number): number {
  let to = from + 1;
  while (to < words.length && columns?.[to] === COLUMN.building) to++;
  main.buildingName = words.slice(from, to).join(' ');
  take(main, PART.building, from, to);
  return to - 1;
}
