// Intersections: "cnr Smith St and Jones St, Preston" has two streets before its locality.
import { isSameName } from './corner-aside.js';
import type { Division, DivisionWithSecond } from './division.js';
import type { Line, Reading } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { pluralStreetType } from '../../vocabulary/street.js';
import { isPairOfNames } from './pair-of-names.js';
import { withUnjoined } from './unjoined.js';

/** Words for a corner that hardly are a part of a street's name. */
const CORNERS_IN_SHORT = new Set(['CNR', 'CRN', 'CRNR', 'CNER']);

/** Words of the longest name of a street at a corner of three, its type with it. */
const LONGEST_STREET = 4;

/** Where the first street of an intersection ends and the second begins; the words between only join them. */
interface Crossing {
  end: number;
  next: number;
}

/** Divides the span with `split`; of an intersection both streets are taken. */
export function divideWithSecond<D extends Division>(
  line: Line,
  reading: Reading,
  split: (line: Line, reading: Reading) => D,
): DivisionWithSecond<D> {
  const crossing = new Intersection(line, reading).find();
  if (crossing === null) return withUnjoined(line, reading, split(line, reading));
  const { end, next } = crossing;
  let street = end - 1;
  while (street > reading.from && !line.breaks[street]!) street--;
  // The second street is certain, as one with a number is.
  const rest = split(line, { ...reading, from: next, numberFirst: reading.numberFirst || 1 });
  if (rest.street !== next || rest.streetEnd <= next) return split(line, reading);
  const last = pluralOf(line, rest);
  if (isOfThree(line, reading, street, end, last.plural !== undefined)) {
    return { ...rest, street: reading.from, streetEnd: street, second: [street, end], plural: rest.streetEnd - 1 };
  }
  const plural = reading.numberFirst === 0 ? last : {};
  let secondEnd = next + 1;
  while (secondEnd < rest.streetEnd && !isJoint(line, secondEnd, plural.plural !== undefined)) secondEnd++;
  return { ...rest, street, streetEnd: end, second: [next, secondEnd], ...(secondEnd < rest.streetEnd ? plural : {}) };
}

/** The word in the plural that ends the last of three streets. */
const pluralOf = ({ words }: Line, { streetEnd }: Division): { plural?: number } =>
  pluralStreetType(words[streetEnd - 1]!) === undefined ? {} : { plural: streetEnd - 1 };

/** SMITH ST & JONES RD & HIGH ST, SMITH ST & JONES & HIGH STS: the second street ends where the third is joined. */
const isJoint = ({ text, words, kinds, ends }: Line, i: number, isPlural: boolean): boolean => {
  const isTyped = (kinds[i - 1]! & KIND.strongType) !== 0;
  return words[i] === 'AND' ? isPlural || isTyped : isTyped && /^ ?\//.test(text.slice(ends[i - 1]));
};

/**
 * "CNR SMITH, JONES AND HIGH STS", and HIGH ST as well: behind the word for a corner a street, a comma, and the two
 * that are joined. Without that word the plural says it, and the first is a name of one word that says nothing else; of
 * two it is sooner who is there, EMU SOUND, SMITH AND HIGH STREETS.
 */
function isOfThree(line: Line, reading: Reading, street: number, end: number, isPlural: boolean): boolean {
  const { words, kinds, breaks } = line;
  const { from } = reading;
  const isSaid =
    from > 0 && (isCornerWord(line, from - 1) || (words[from - 1] === 'OF' && isCornerWord(line, from - 2)));
  const isListed =
    isPlural &&
    // KOALA CAFE, SMITH STREET AND JONES STREETS
    (kinds[end - 1]! & KIND.strongType) === 0 &&
    reading.numberFirst === 0 &&
    reading.buildingName === '' &&
    street - from === 1 &&
    kinds[from] === 0;
  if (!isSaid && !isListed) return false;
  for (let i = from + 1; i < street; i++) if (breaks[i]!) return false;
  // CHURCH of CHURCH ST names a building too, the type behind it a street.
  const isName = (first: number, to: number): boolean =>
    to - first <= LONGEST_STREET &&
    !kinds.slice(first, to).some((kind) => (kind & KIND.number) !== 0) &&
    ((kinds[to - 1]! & (KIND.strongType | KIND.building)) === KIND.strongType ||
      (to - first < LONGEST_STREET && !kinds.slice(first, to).some((kind) => (kind & KIND.building) !== 0)));
  return street > from && isName(from, street) && isName(street, end);
}

/** CNR EMU & KOALA STREET: the second street, at `from`, is joined to the first of a corner that is said. */
export const isSaidPair = ({ words, kinds }: Line, from: number): boolean =>
  words[from - 1] === 'AND' && kinds.some((k) => (k & KIND.corner) !== 0);

/** STATE HIGHWAY 8 AND RATA ROAD, SH8 AND RATA ROAD. */
const isHighway = (words: readonly string[], and: number): boolean =>
  /^SH\d/.test(words[and - 1]!) || (/^\d/.test(words[and - 1]!) && HIGHWAY_WORDS.has(words[and - 2] ?? ''));

/** The search for a crossing in the span of a reading. */
class Intersection {
  /** True if the line says that it is a corner. */
  private readonly isCorner: boolean;

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
  ) {
    const { kinds, words } = line;
    const { from } = reading;
    this.isCorner =
      (from > 0 && (kinds[from - 1]! & KIND.corner) !== 0) ||
      (from > 1 && words[from - 1] === 'OF' && isCornerWord(line, from - 2));
  }

  find(): Crossing | null {
    const { line, isCorner } = this;
    const { from, to, numberFirst } = this.reading;
    for (let i = from + 1; i + 1 < to; i++) {
      const joint = this.jointAt(i);
      if (joint === 0) continue;
      let next = i + joint;
      // 12 SMITH ST CNR 14 JONES ST, CNR SMITH ST & 14 JONES ST
      const isBehindStreet = isCorner && numberFirst === 0 && (line.kinds[i - 1]! & KIND.strongType) !== 0;
      const isOfCorner = isCornerWord(line, i) || isBehindStreet;
      if (isOfCorner && isBareNumber(line, next) && this.typeBehind(next + 1) >= 0) next++;
      const other = this.typeBehind(next);
      const isTyped =
        (line.kinds[i - 1]! & KIND.strongType) !== 0 ||
        // LEONGATHA SOUTH AND DISTRICT CLUB: a direction alone ends no street.
        ((line.kinds[i - 1]! & KIND.suffix) !== 0 && (isCorner || ((line.kinds[i - 2] ?? 0) & KIND.type) !== 0)) ||
        (other >= 0 && this.isWay(i)) ||
        (numberFirst === 0 && (isHighway(line.words, i) || line.words[i + 1] === 'RUE'));
      // 12 SMITH STREET AND 14 JONES STREET are two properties.
      if ((line.kinds[next]! & KIND.number) !== 0 && !isHighway(line.words, next + 1)) continue;
      const isSaid = isCorner || this.isSaidAt(i) || (isTyped && isCornerWord(line, i));
      const isPair = isSaid || this.isPlural(other, i) || isPairOfNames(line, this.reading, i);
      if (isTyped ? isSaid || numberFirst === 0 || other >= 0 : isPair) {
        return { end: i, next: this.behindRepeated(i, next) };
      }
    }
    return isCorner ? this.atComma() : null;
  }

  /** True for a name and a type that seldom ends a street before `i`: KOALA DRIVEWAY AND EMU ROAD. */
  private isWay(i: number): boolean {
    const k = this.line.kinds[i - 1]!;
    return i - 1 > this.reading.from && (k & KIND.type) !== 0 && (k & KIND.building) === 0;
  }

  /** Number of words that join two streets at `i`: AND, AND CNR, AT, X, CNR, CNR OF, or 0. */
  private jointAt(i: number): number {
    const { words, kinds, breaks } = this.line;
    if (words[i] === 'AND') {
      if (breaks[i]! && !this.isCorner) return 0;
      const of = words[i + 2] === 'OF' ? 3 : 2;
      return isCornerWord(this.line, i + 1) && this.typeBehind(i + 1) >= 0 ? of : 1;
    }
    const before = kinds[i - 1]!;
    const isTyped =
      (before & KIND.strongType) !== 0 || ((before & KIND.suffix) !== 0 && (kinds[i - 2]! & KIND.strongType) !== 0);
    const other = this.typeBehind(i + 1);
    // SMITH ST AT INTERSECTION WITH JONES RD, SMITH ST ON THE CORNER OF JONES RD
    const corner = words[i + 1] === 'THE' ? i + 2 : i + 1;
    const isAt = words[i] === 'AT' || (words[i] === 'ON' && corner === i + 2);
    if (isAt && corner < this.reading.to && isCornerWord(this.line, corner)) {
      const street = words[corner + 1] === 'OF' || words[corner + 1] === 'WITH' ? corner + 2 : corner + 1;
      return this.typeBehind(street) >= 0 && isTyped ? street - i : 0;
    }
    if (words[i] === 'AT') return other >= 0 && (isTyped || this.isPlural(other, i)) ? 1 : 0;
    if (words[i] === 'X' || words[i] === 'WITH') return other >= 0 && isTyped ? 1 : 0;
    if (!isCornerWord(this.line, i)) return 0;
    if (other < 0 ? !isTyped || !this.isBareName(i + 1) : !isTyped && !this.isPlural(other, i) && !this.isSaidAt(i)) {
      return 0;
    }
    return words[i + 1] === 'OF' || words[i + 1] === 'AND' || words[i + 1] === 'WITH' ? 2 : 1;
  }

  /**
   * True where the word of a corner stands between two streets, the first of which may lack its type: 12 SMITH CNR
   * JONES ST. Spelt in full it may be a part of the name.
   */
  private isSaidAt(i: number): boolean {
    const { words } = this.line;
    const word = words[words[i] === 'AND' ? i + 1 : i]!;
    return this.reading.numberFirst > 0 && CORNERS_IN_SHORT.has(word);
  }

  /** "12 SMITH ST CNR JONES, PRESTON": a name of one or two words, nothing of which has a meaning of its own. */
  private isBareName(at: number): boolean {
    const { kinds, breaks } = this.line;
    const { to } = this.reading;
    if (at >= to || breaks[at]!) return false;
    if (kinds[at] !== 0 || this.line.words[at]!.length < 3) return false;
    let end = at + 1;
    while (end < to && !breaks[end]!) end++;
    // Without a comma a place may follow the name. Before one a rare type or the first letter of one may end it.
    const isEnd = end < to && (kinds[at + 1]! & ~(KIND.type | KIND.letter)) === 0;
    return end === to || end === at + 1 || (end === at + 2 && (kinds[at + 1] === 0 || isEnd));
  }

  /** Index of the type of the street that begins at `at`, before the next break; -1 if none. */
  private typeBehind(at: number): number {
    const { kinds, breaks } = this.line;
    const { to } = this.reading;
    for (let i = at + 1; i < to && !breaks[i]!; i++) if ((kinds[i]! & KIND.strongType) !== 0) return i;
    return -1;
  }

  /**
   * True if the type at `at`, behind the joint at `joint`, names both streets: 12 SMITH & JONES STREETS, 12 SMITH CNR
   * JONES STREETS. No street's own type is a plural.
   */
  private isPlural(at: number, joint: number): boolean {
    const { line, reading } = this;
    if (at < 0 || pluralStreetType(line.words[at]!) === undefined) return false;
    if (line.words[joint] === 'AND') return true;
    return reading.numberFirst > 0 && isCornerWord(line, joint) && !line.words.slice(joint, at).includes('AND');
  }

  /** "12 SMITH ST, CNR SMITH ST & JONES RD": the street before `end` may be named again; where the other begins. */
  private behindRepeated(end: number, next: number): number {
    const { line } = this;
    const { words, breaks } = line;
    const { from, to } = this.reading;
    const and = words.indexOf('AND', next);
    if (and < 0 || and + 1 >= to) return next;
    let street = end - 1;
    while (street > from && !breaks[street]!) street--;
    return isSameName(line, [street, end], [next, and]) ? and + 1 : next;
  }

  /** "CNR SMITH ST, JONES ST, PRESTON": a comma joins the streets. */
  private atComma(): Crossing | null {
    const { kinds, breaks } = this.line;
    const { from, to } = this.reading;
    for (let i = from + 1; i + 1 < to; i++) {
      if (!breaks[i]!) continue;
      const other = this.typeBehind(i);
      const isTyped = (kinds[i - 1]! & KIND.strongType) !== 0 && other >= 0;
      const isPlural =
        other >= 0 && this.reading.numberFirst === 0 && pluralStreetType(this.line.words[other]!) !== undefined;
      return isTyped || isPlural ? { end: i, next: i } : null;
    }
    return null;
  }
}

/** The number of a house on the other street: no ordinal, no highway's. */
const isBareNumber = ({ words, kinds }: Line, i: number): boolean =>
  (kinds[i]! & KIND.number) !== 0 && /^\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/.test(words[i]!);

/** CNR, CORNER, INTERSECTION; JUNCTION only before OF, since it names streets. */
const isCornerWord = ({ words, kinds }: Line, i: number): boolean =>
  (kinds[i]! & KIND.corner) !== 0 || (words[i] === 'JUNCTION' && words[i + 1] === 'OF');
