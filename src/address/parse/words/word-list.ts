// The words of a line as they are cut, each with its place in the text, what stands before it, and what it may be.
// Numbers that a spaced dash or slash joins become one word again; words that only lead to a number go.
import { isDigits } from '../number-word.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words before the number of a postal delivery. */
const BOXES: ReadonlySet<string> = new Set(['BOX', 'BAG', 'PMB', 'RMB', 'CMB', 'RSD', 'LPO']);

/** Words that say no more than the word for a unit behind them: STRATA UNIT 5, MARINE BERTH 5. */
const BEFORE_UNITS: ReadonlyMap<string, string> = new Map([
  ['STRATA', 'UNIT'],
  ['MARINE', 'BERTH'],
]);

/** Words beyond these are not read. */
export const MOST_WORDS = 60;

export class WordList {
  readonly words: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly breaks: boolean[] = [];
  readonly kinds: number[] = [];
  /** True once a word for a corner was added. */
  hasCorner = false;
  /** A comma or the like stands before the next word. */
  private broken = false;
  /** A dash or slash with a space beside it, waiting to see whether numbers stand on both sides. */
  private glue = '';
  /** The word that follows a number sign, or -1. */
  private sign = -1;

  /** `offsets`: where each character of the folded text stood in the source; null where they are the same. */
  constructor(private readonly offsets: readonly number[] | null) {}

  /** A comma, line end or bracket: nothing joins the words on its two sides. */
  break(): void {
    this.broken = true;
    this.glue = '';
  }

  /** A number sign stands before the next word. */
  markSign(): void {
    this.sign = this.words.length;
  }

  /** A dash or slash stands beside a space. */
  markGlue(glue: string): void {
    this.glue = glue;
  }

  /** GR FL, SHOP 2 GR FLOOR: GR before the word for a floor, where a part begins, is the ground and no grove. */
  groundBefore(): void {
    const last = this.words.length - 1;
    if (this.words[last] !== 'GR' || this.broken) return;
    const isFirst = last === 0 || this.breaks[last]!;
    const isBehindUnit = last > 1 && (this.kinds[last - 2]! & KIND.flat) !== 0 && /\d/.test(this.words[last - 1]!);
    if (!isFirst && !isBehindUnit) return;
    this.words[last] = 'GRD';
    this.kinds[last] = KIND.level;
  }

  /** Adds a word that stands at [start, end) of the folded text; `kind` is what it may be. */
  add(word: string, start: number, end: number, kind: number): void {
    const { words } = this;
    const last = words.length - 1;
    if (last + 1 >= MOST_WORDS) return;
    if ((kind & KIND.corner) !== 0) this.hasCorner = true;
    if (this.isLed(last, word)) {
      words[last] = word;
      this.starts[last] = this.offset(start);
      this.ends[last] = this.offset(end);
      this.kinds[last] = kind;
      return;
    }
    if (last >= 1 && (kind & (KIND.number | KIND.letter)) !== 0 && this.isFiller(last, kind)) {
      this.replace(last, word, start, end, kind);
      return;
    }
    const text = (kind & KIND.number) !== 0 && this.sign >= 0 ? this.signed(word, last) : word;
    if (this.glue !== '' && this.isGlued(text, last, end, kind)) return;
    words.push(text);
    this.starts.push(this.offset(start));
    this.ends.push(this.offset(end));
    this.breaks.push(this.broken && last >= 0 && !this.isOpen(last));
    this.kinds.push(kind);
    this.broken = false;
  }

  /** SMITH &, JONES STS and SMITH ST CORNER OF, JONES ST: a comma behind the word at `at` parts nothing. */
  private isOpen(at: number): boolean {
    const { words, kinds } = this;
    return words[at] === 'AND' || (words[at] === 'OF' && at > 0 && (kinds[at - 1]! & KIND.corner) !== 0);
  }

  /** The word for a unit (SHOP, not U) or an exchange (DX SP20001) that the next word stands directly behind, or ''. */
  get unitBefore(): string {
    const last = this.words.length - 1;
    if (last < 0 || this.broken) return '';
    const word = this.words[last]!;
    return ((this.kinds[last]! & KIND.flat) !== 0 && word.length > 2) || word === 'DX' ? word : '';
  }

  /** True if the next word stands directly behind such a word. */
  get isBehindUnit(): boolean {
    return this.unitBefore !== '';
  }

  /** True if the last word begins a part and is one that says no more than `word`. */
  private isLed(last: number, word: string): boolean {
    const begins = last === 0 || this.breaks[last] === true;
    return begins && !this.broken && BEFORE_UNITS.get(this.words[last]!) === word;
  }

  /** Joins a number to the one before a spaced dash or slash; where it does not join, the mark is a break. */
  private isGlued(word: string, last: number, end: number, kind: number): boolean {
    const { words, kinds, glue } = this;
    this.glue = '';
    if (
      last >= 0 &&
      !this.broken &&
      ((kind & KIND.number) !== 0 || isSuffix(word, kinds[last]!, glue)) &&
      !(glue === '-' && (word.includes('-') || this.isWhole(last))) &&
      !this.isPostcode(last) &&
      !this.isBoxNumber(last) &&
      mayContinue(words[last]!, kinds[last]!, glue)
    ) {
      words[last] = `${words[last]!}${glue}${word}`;
      this.ends[last] = this.offset(end);
      kinds[last] = KIND.number;
      return true;
    }
    this.broken = true;
    return false;
  }

  /** SHOP 11-13 - 80, SHOP 10 & 11 - 80, LOT 9 SP144352 - 12: what stands before the dash is no first of a range. */
  private isWhole(at: number): boolean {
    const { words, kinds } = this;
    const isUnits = at > 0 && (kinds[at - 1]! & KIND.flat) !== 0 && words[at]!.includes('-');
    // LOT 4 - 24 SMITH ST, L4 - 24 SMITH ST
    if (at > 0 ? this.words[at - 1] === 'LOT' : /^L\d{1,2}$/.test(words[at]!)) return true;
    if (isUnits || /^[A-Z]{2}\d{4}/.test(words[at]!)) return true;
    if (at > 0 && (kinds[at - 1]! & KIND.plan) !== 0 && /^\d{4}/.test(words[at]!)) return true;
    return at > 2 && words[at - 1] === 'AND' && (kinds[at - 3]! & KIND.flat) !== 0;
  }

  /** True for four digits behind a state: QLD 4361 - 12 SMITH ST is no range. */
  private isPostcode(at: number): boolean {
    return at > 0 && (this.kinds[at - 1]! & KIND.state) !== 0 && /^\d{4}$/.test(this.words[at]!);
  }

  /** PO BOX 12 / 24 SMITH ST: the house number is another. */
  private isBoxNumber(at: number): boolean {
    return at > 0 && BOXES.has(this.words[at - 1]!);
  }

  /** True if the last word only leads to the number behind it: UNIT NO 5, LOT NO 5, 4 AT 17, UNIT 4 OF 17. */
  private isFiller(last: number, kind: number): boolean {
    const { words, kinds } = this;
    const before = kinds[last - 1]!;
    if (words[last] === 'AT' || words[last] === 'OF') {
      const isFirst = last === 1 || (last === 2 && (kinds[0]! & KIND.flat) !== 0);
      return isFirst && (before & KIND.number) !== 0 && (kind & KIND.number) !== 0;
    }
    return (
      (words[last] === 'NO' || words[last] === 'NUMBER') &&
      !this.breaks[last]! &&
      (words[last - 1] === 'BOX' ||
        words[last - 1] === 'BAG' ||
        ((before & (KIND.flat | KIND.level | KIND.lot)) !== 0 && (before & KIND.strongType) === 0))
    );
  }

  private replace(at: number, word: string, start: number, end: number, kind: number): void {
    this.breaks[at] = this.words[at] === 'AT' || this.words[at] === 'OF';
    this.words[at] = word;
    this.starts[at] = this.offset(start);
    this.ends[at] = this.offset(end);
    this.kinds[at] = kind;
    this.broken = false;
    this.glue = '';
  }

  /** "#12 15 SMITH ST", "15 SMITH ST #12": the sign marks a unit where another number is the house's. */
  private signed(word: string, last: number): string {
    const { words, sign } = this;
    if (sign === 0 && last === 0 && isDigits(words[0]!)) {
      words[0] = `U${words[0]!}`;
      this.sign = -1;
      this.broken = true;
    } else if (sign === last + 1 && last > 1 && isDigits(word) && this.isBehindStreet(last)) {
      this.sign = -1;
      this.broken = true;
      return `U${word}`;
    }
    return word;
  }

  /** True for a street that ends in the word at `last`, which no rural delivery is, nor an arcade behind its unit. */
  private isBehindStreet(last: number): boolean {
    const { words, kinds, breaks } = this;
    if ((kinds[last]! & KIND.strongType) === 0) return false;
    // 24 SMITH ROAD RD #5, 24 SMITH ROAD, RESERVOIR RD #5, 24 SH 6, RD #5
    const isTyped = (kind: number, i: number): boolean =>
      i < last && i > 0 && ((kind & KIND.strongType) !== 0 || words[i] === 'LINE');
    const isApart = breaks[last]! || (kinds.some(isTyped) && !words.includes('AND'));
    if ((kinds[last]! & KIND.rural) !== 0 && isApart) return false;
    // FLAT 30 KAURI ARCADE, #187 SMITH ROAD
    const numbers = kinds.flatMap((kind, i) => ((kind & KIND.number) === 0 ? [] : [i]));
    return !numbers.every((i) => i > 0 && (kinds[i - 1]! & (KIND.flat | KIND.level)) !== 0) || numbers.length === 0;
  }

  /** Where the character at `offset` of the folded text stands in the source. */
  offset(offset: number): number {
    return this.offsets === null ? offset : this.offsets[offset]!;
  }
}

/** 40 / B: a lone letter behind a number and its slash. */
const isSuffix = (word: string, before: number, glue: string): boolean =>
  glue === '/' && (before & KIND.number) !== 0 && /^[A-Z]$/.test(word) && word !== 'F';

/** True if a number may follow `word` over a dash or slash that has spaces around it. */
const mayContinue = (word: string, kind: number, glue: string): boolean =>
  (kind & KIND.number) !== 0 ? !word.endsWith('-') : glue === '/' && (kind & KIND.letter) !== 0;
