// Reads the house number of a line, with what stands before a slash or dash and the range's other end, into the main
// reading; notes the other readings where the form is open.
import { setFlat, setLevel, startsPart, type Pending } from './head.js';
import {
  isDigits,
  isRangeLike,
  numberText as text,
  numberWord,
  writtenNumber,
  type NumberWord,
  type WrittenNumber,
} from './number-word.js';
import { PART, emptyReading, type Line, type Reading } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { MEASURES } from '../vocabulary/street.js';
import { OUTER } from '../vocabulary/unit.js';

/** How unusual the other readings are, beside the main one's 0. */
export const COST = {
  rangeOrUnit: 0.6,
  unitOrRange: 1,
  swapped: 1.4,
  letterInName: 0.7,
  numberInName: 0.8,
  lotOrLevel: 0.6,
  twoNumbersRange: 0.8,
} as const;

export abstract class NumberReader {
  protected readonly main: Reading = emptyReading();
  protected readonly others: { cost: number; change: (reading: Reading) => void }[] = [];
  /** Index behind the last word that is not state, postcode or country. */
  protected hi = 0;

  constructor(protected readonly line: Line) {}

  /**
   * First word behind `at` where a number or another part starts that the words before it can be a building's name to;
   * -1 if none.
   */
  protected abstract anchor(at: number): number;

  /** Another reading: the main one, once that is complete, with changes. */
  protected also(cost: number, change: (reading: Reading) => void): void {
    this.others.push({ cost, change });
  }
  protected take(part: number, from: number, to: number): void {
    this.main.taken.push((part << 16) | (from << 8) | to);
  }

  /**
   * Reads the house number at `at`; returns minus the index behind it, or a positive index when it was not the house
   * number.
   */
  protected readNumber(at: number, pending: Pending | null): number {
    const { line, main, hi } = this;
    const { words, kinds, breaks } = line;
    const word = pending ? pending.word : words[at]!;
    if (isDigits(word) && pending === null) {
      const next = at + 1;
      if (
        next < hi &&
        (kinds[next]! & (KIND.number | KIND.letter)) === 0 &&
        words[next] !== 'TO' &&
        words[next] !== 'AND'
      ) {
        if (at === 0 && !breaks[next]! && MEASURES.has(words[next]!)) {
          this.also(COST.numberInName, (r) => {
            r.from = at;
            r.numberFirst = 0;
            r.taken = r.taken.filter((part) => part >> 16 !== PART.number);
          });
        }
        main.numberFirst = Number(word);
        this.take(PART.number, at, next);
        return -next;
      }
    }
    const parts = numberWord(word);
    if (parts === null || parts.first === null) return this.readOddNumber(at, word);
    if (parts.units.length > 0) return this.readSlashed(at, parts);
    return this.finishNumber(at, parts, pending !== null);
  }

  /** "2/F", "G/F" and the like are levels; a decimal is a suite's number; anything else is a word of the street. */
  private readOddNumber(at: number, word: string): number {
    const floor = /^(\d{1,3}|G|LG|UG)\/F$/.exec(word);
    if (floor) {
      setLevel(this.main, 'FLOOR', floor[1]!, at, at + 1);
      return at + 1;
    }
    const next = at + 1;
    if (
      /^[A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?$/.test(word) &&
      next < this.hi &&
      (this.line.kinds[next]! & KIND.number) !== 0 &&
      this.main.flatNumber === ''
    ) {
      setFlat(this.main, '', word, at, next);
      return next;
    }
    const decimal = /^([A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?)\/(.+)$/.exec(word);
    if (decimal) {
      setFlat(this.main, this.main.flatType, decimal[1]!, at, at + 1);
      return this.readNumber(at, { word: decimal[2]!, at });
    }
    return at;
  }

  private readSlashed(at: number, parts: NumberWord): number {
    const { main } = this;
    const { units } = parts;
    const written =
      units.length === 1 && parts.last === null && main.flatNumber !== '' && !OUTER.has(main.flatType)
        ? writtenNumber(units[0]!)
        : null;
    if (
      written !== null &&
      written.prefix === '' &&
      parts.first!.prefix === '' &&
      isRangeLike(written.number, parts.first!.number)
    ) {
      // The unit is given already: UNIT 60, 12/18 BATHURST ST.
      return this.finishNumber(at, { units: [], first: written, last: parts.first }, true);
    }
    const fresh = main.flatType === '' && main.flatNumber === '';
    this.unitText(units[0]!, at);
    for (let i = 1; i < units.length; i++) {
      const text = units[i]!;
      if (main.levelNumber === '') {
        main.levelNumber = text.replace(/^L(?=\d)/, '');
        if (/^L\d/.test(text)) main.levelType = 'LEVEL';
      } else main.flatNumber += `/${text}`;
    }
    const unit = writtenNumber(units[0]!);
    if (
      fresh &&
      units.length === 1 &&
      parts.last === null &&
      main.flatType === '' &&
      unit !== null &&
      unit.prefix === '' &&
      parts.first!.prefix === '' &&
      unit.number !== parts.first!.number
    ) {
      const { first } = parts;
      const result = this.finishNumber(at, parts, true);
      this.also(COST.swapped, (r) => {
        r.flatNumber = `${first!.number}${first!.suffix}`;
        r.numberFirst = unit.number;
        r.numberSuffix = unit.suffix;
      });
      return result;
    }
    return this.finishNumber(at, parts, true);
  }

  /** A unit written before a slash or before the number: 5, 5A, G12, U5, L3, UNIT5. */
  private unitText(text: string, at: number): void {
    const typed = /^([A-Z])(\d{1,5}[A-Z]?)$/.exec(text);
    if (typed && typed[1] === 'L' && this.main.levelNumber === '') setLevel(this.main, 'LEVEL', typed[2]!, at, at + 1);
    else if (typed && (typed[1] === 'U' || typed[1] === 'F')) {
      setFlat(this.main, typed[1] === 'U' ? 'UNIT' : 'FLAT', typed[2]!, at, at + 1);
    } else if (this.main.flatType !== '' && this.main.flatNumber === '') {
      this.main.flatNumber = text;
      this.take(PART.flat, at, at + 1);
    } else setFlat(this.main, '', text, at, at + 1);
  }

  /**
   * Sets the number, looks at the words behind it (suffix letter, range, second number), and adds the other readings.
   */
  private finishNumber(at: number, { first, last }: NumberWord, hasUnit: boolean): number {
    const { line, main, hi } = this;
    const { words, kinds, breaks } = line;
    const next = at + 1;
    const unitGiven = hasUnit || main.flatNumber !== '' || main.flatType !== '';
    const nextKind = next < hi ? kinds[next]! : 0;
    const nextWord = next < hi ? words[next]! : '';
    if (
      last === null &&
      next + 1 < hi &&
      (nextWord === 'TO' || nextWord === 'AND') &&
      isDigits(words[next + 1]!) &&
      Number(words[next + 1]) > first!.number &&
      next + 2 < hi
    ) {
      this.setRange(first!, { prefix: '', number: Number(words[next + 1]), suffix: '' }, at, next + 2);
      return -(next + 2);
    }
    if ((nextKind & KIND.number) !== 0 && next + 1 < hi && last === null) {
      if (first!.prefix === 'L' && main.levelNumber === '' && !hasUnit) {
        setLevel(main, 'LEVEL', `${first!.number}${first!.suffix}`, at, next);
        return next;
      }
      const second = numberWord(nextWord);
      if (second?.first) {
        const inName = !breaks[next]! && MEASURES.has(words[next + 1]!);
        if (!inName && !unitGiven) return this.twoNumbers(at, first!, second);
        if (
          !inName &&
          isRangeLike(first!.number, second.first.number) &&
          second.units.length === 0 &&
          second.last === null &&
          !breaks[next]!
        ) {
          this.setRange(first!, second.first, at, next + 1);
          return -(next + 1);
        }
        if (!inName && second.units.length === 0 && next + 2 <= hi) {
          // A unit, then two numbers that are no range: the nearer one is the street's.
          main.unknown.push(at);
          return next;
        }
        if (inName && !unitGiven) {
          this.also(COST.numberInName, (r) => {
            r.flatNumber = text(first!);
            r.numberFirst = second.first!.number;
            r.numberSuffix = second.first!.suffix;
            r.from = next + 1;
            r.taken.push((PART.flat << 16) | (at << 8) | next, (PART.number << 16) | (next << 8) | (next + 1));
          });
        }
      }
    }
    if (last === null && first!.prefix !== '' && !unitGiven) return this.prefixed(at, first!);
    if (last !== null) this.setRangeOrUnit(first!, last, at, hasUnit);
    else {
      this.setNumber(first!, at, next);
      const suffixable =
        (nextKind & KIND.letter) !== 0 && first!.suffix === '' && !breaks[next]! && next + 1 < hi && !breaks[next + 1]!;
      // 30 A C BATHS AVENUE
      const initials = next + 2 < hi && (kinds[next + 1]! & KIND.letter) !== 0 && !breaks[next + 2]!;
      if (
        suffixable &&
        !initials &&
        ((kinds[next + 1]! & KIND.strongType) === 0 ||
          (words[next + 1] === 'ST' && next + 2 < hi && !breaks[next + 2]!)) &&
        (kinds[next + 1]! & KIND.number) === 0
      ) {
        if (/[NSEW]/.test(nextWord)) {
          // A compass letter is sooner the street's: 11 E GIBBONS ROAD.
          this.also(COST.letterInName, (r) => {
            r.from = next + 1;
            r.numberSuffix = nextWord;
          });
          return -next;
        }
        this.also(COST.letterInName, (r) => {
          r.from = next;
          r.numberSuffix = '';
        });
        main.numberSuffix = nextWord;
        this.take(PART.number, next, next + 1);
        return -(next + 1);
      }
      if (suffixable && (kinds[next + 1]! & KIND.number) !== 0 && !unitGiven) {
        const number = numberWord(words[next + 1]!);
        if (number?.first && number.units.length === 0 && next + 2 < hi) {
          main.numberFirst = 0;
          main.taken.pop();
          setFlat(main, '', text(first!) + nextWord, at, next + 1);
          return next + 1;
        }
      }
    }
    return -next;
  }

  private setNumber(number: WrittenNumber, from: number, to: number): void {
    const { main } = this;
    main.numberPrefix = number.prefix;
    main.numberFirst = number.number;
    main.numberSuffix = number.suffix;
    this.take(PART.number, from, to);
  }
  private setRange(first: WrittenNumber, last: WrittenNumber, from: number, to: number): void {
    this.setNumber(first, from, to);
    this.main.numberLast = last.number;
    this.main.numberLastSuffix = last.suffix;
  }

  /** "24-26" is a range, "5-124" a unit and its number, and each may be the other. */
  private setRangeOrUnit(first: WrittenNumber, last: WrittenNumber, at: number, hasUnit: boolean): void {
    const { main } = this;
    const isRange =
      hasUnit ||
      main.flatNumber !== '' ||
      isRangeLike(first.number, last.number) ||
      (first.number === last.number && first.suffix !== last.suffix);
    if (isRange) {
      this.setRange(first, last, at, at + 1);
      if (!hasUnit && main.flatNumber === '' && main.flatType === '' && first.number !== last.number) {
        this.also(COST.rangeOrUnit, (r) => {
          r.flatNumber = text(first);
          r.numberPrefix = '';
          r.numberFirst = last.number;
          r.numberSuffix = last.suffix;
          r.numberLast = 0;
          r.numberLastSuffix = '';
        });
      }
      return;
    }
    setFlat(
      main,
      first.prefix === 'U' ? 'UNIT' : '',
      first.prefix === 'U' ? `${first.number}${first.suffix}` : text(first),
      at,
      at + 1,
    );
    this.setNumber(last, at, at + 1);
    if (first.prefix === '') {
      this.also(COST.unitOrRange, (r) => {
        r.flatType = r.flatNumber = '';
        const [low, high] = first.number <= last.number ? [first, last] : [last, first];
        r.numberFirst = low.number;
        r.numberSuffix = low.suffix;
        r.numberLast = high.number;
        r.numberLastSuffix = high.suffix;
      });
    }
  }

  /** "5 24 SMITH ST": unit and number; perhaps a range. "U5 24", "L3 24": typed by their letter. */
  private twoNumbers(at: number, first: WrittenNumber, second: NumberWord): number {
    const { line } = this;
    const next = at + 1;
    const plainSecond = second.first!;
    this.unitText(line.words[at]!, at);
    if (second.units.length > 0 || second.last !== null) return next;
    if (first.prefix === '' && !line.breaks[next]! && isRangeLike(first.number, plainSecond.number)) {
      if (first.number >= 10 && plainSecond.number - first.number <= 6) return this.spacedRange(at, first, plainSecond);
      const result = this.readNumber(next, null);
      this.also(COST.twoNumbersRange, (r) => {
        r.flatNumber = '';
        r.numberFirst = first.number;
        r.numberSuffix = first.suffix;
        r.numberLast = plainSecond.number;
        r.numberLastSuffix = plainSecond.suffix;
      });
      return result;
    }
    return next;
  }

  /** "24 26 SMITH ST": more often a range that lost its dash than the 24th unit of 26. */
  private spacedRange(at: number, first: WrittenNumber, last: WrittenNumber): number {
    const { main } = this;
    main.flatNumber = '';
    main.taken.pop();
    this.setRange(first, last, at, at + 2);
    this.also(COST.rangeOrUnit, (r) => {
      r.flatNumber = text(first);
      r.numberFirst = last.number;
      r.numberSuffix = last.suffix;
      r.numberLast = 0;
      r.numberLastSuffix = '';
    });
    return -(at + 2);
  }

  /** A letter before the only number: unit (U5), lot or level (L5), or a number with a prefix (R24). */
  private prefixed(at: number, first: WrittenNumber): number {
    const { main, line, hi } = this;
    const next = at + 1;
    const label = `${first.number}${first.suffix}`;
    if (first.prefix === 'U' || first.prefix === 'F') {
      setFlat(main, first.prefix === 'U' ? 'UNIT' : 'FLAT', label, at, next);
      return next;
    }
    if (first.prefix === 'L') {
      const more = main.lotNumber !== '' || (next < hi && (startsPart(line, next, hi) || this.anchor(at) > 0));
      if (more) {
        setLevel(main, 'LEVEL', label, at, next);
        return next;
      }
      main.lotNumber = label;
      this.take(PART.lot, at, next);
      this.also(COST.lotOrLevel, (r) => {
        r.lotNumber = '';
        r.levelType = 'LEVEL';
        r.levelNumber = label;
        r.from = next;
      });
      return next;
    }
    if (next < hi && startsPart(line, next, hi)) {
      setFlat(main, '', text(first), at, next);
      return next;
    }
    this.setNumber(first, at, next);
    return -next;
  }
}
