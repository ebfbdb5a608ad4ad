// All plausible readings of a line by its form, the plainest first. A plain address has one reading; others are added
// only where the form is really open: a range that may be unit and number, a letter that may be suffix or name.
import { ownsNoNumber, partEnd, readCareOf, readLot, readPostal, readUnit, setFlat, setLevel, startsPart, type Pending } from './head.js';
import { isDigits, isRangeLike, numberText as text, numberWord, writtenNumber, type NumberWord, type WrittenNumber } from './number-word.js';
import { PART, emptyReading, type Line, type Places, type Reading } from './reading.js';
import { readTail } from './tail.js';
import { KIND } from './vocabulary/kinds.js';
import { MEASURES } from './vocabulary/street.js';
import { OUTER } from './vocabulary/unit.js';

const MOST_READINGS = 8;
const COST = { rangeOrUnit: 0.6, unitOrRange: 1, swapped: 1.4, letterInName: 0.7, numberInName: 0.8, lotOrLevel: 0.6, twoNumbersRange: 0.8 } as const;

/** The readings of `line`, cheapest first, at least one and at most eight. */
export function readings(line: Line, places: Places): Reading[] {
  const reader = new Reader(line, places);
  reader.read();
  const { found } = reader;
  if (found.length > 1) {
    found.sort((a, b) => a.cost - b.cost);
    if (found.length > MOST_READINGS) found.length = MOST_READINGS;
  }
  return found;
}

class Reader {
  readonly found: Reading[] = [];
  private readonly main: Reading = emptyReading();
  private readonly others: { cost: number; change: (reading: Reading) => void }[] = [];
  private hi = 0;

  constructor(private readonly line: Line, private readonly places: Places) {}

  read(): void {
    const { line, main } = this;
    this.hi = main.to = readTail(line, this.places, main);
    this.readAside();
    main.from = this.readHead();
    this.loneLevel();
    this.found.push(main);
    for (const { cost, change } of this.others) {
      const copy: Reading = { ...main, unknown: [...main.unknown], taken: [...main.taken], cost };
      change(copy);
      this.found.push(copy);
    }
  }
  /** Another reading: the main one, once that is complete, with changes. */
  private also(cost: number, change: (reading: Reading) => void): void { this.others.push({ cost, change }); }

  /** "L 33 BANKSIA AVENUE": with no other number, the letter means a lot sooner than a level. */
  private loneLevel(): void {
    const { main } = this, { levelNumber } = main;
    if (this.line.words[0] !== 'L' || levelNumber === '' || main.numberFirst !== 0 || main.lotNumber !== '' || main.flatNumber !== '' || main.postalType !== '') return;
    const { levelType, taken } = main;
    this.also(COST.lotOrLevel, (r) => { r.lotNumber = ''; r.levelType = levelType; r.levelNumber = levelNumber; r.taken = [...taken]; });
    main.lotNumber = levelNumber;
    main.levelType = main.levelNumber = '';
    main.taken = taken.map((part) => (part >> 16 === PART.level ? (part & 0xffff) | (PART.lot << 16) : part));
  }

  /** The words that were set aside: rural deliveries are read, remarks stay unknown. */
  private readAside(): void {
    const { words } = this.line, { main } = this;
    for (let i = this.line.aside; i < words.length; i++) {
      const rural = words[i] === 'RD' ? 1 : (words[i] === 'RURAL' && words[i + 1] === 'DELIVERY') || (words[i] === 'R' && words[i + 1] === 'D') ? 2 : 0;
      if (rural > 0 && main.rdNumber === '' && i + rural < words.length && /^\d{1,2}$/.test(words[i + rural]!)) {
        main.rdNumber = words[i + rural]!;
        this.take(PART.rural, i, i + rural + 1);
        i += rural;
      } else if ((this.line.kinds[i]! & KIND.care) !== 0 && main.careOf === '') {
        const next = readCareOf(this.line, i, partEnd(this.line, i, words.length), main);
        if (next > i) i = next - 1; else main.unknown.push(i);
      } else main.unknown.push(i);
    }
  }
  private take(part: number, from: number, to: number): void { this.main.taken.push((part << 16) | (from << 8) | to); }

  /** Reads what stands before the street; returns where the street starts. */
  private readHead(): number {
    const { line, main, hi } = this, { words, kinds, breaks } = line;
    let at = 0;
    while (at < hi) {
      const k = kinds[at]!;
      if ((k & KIND.care) !== 0 && (at === 0 || breaks[at]!)) {
        const next = readCareOf(line, at, hi, main);
        if (next > at) { at = next; continue; }
      }
      if (startsPart(line, at, hi)) {
        const next = this.readPart(at);
        if (next < 0) return -next;
        if (next > at) { at = next; continue; }
      }
      if (at === 0 && main.rdNumber === '' && (k & KIND.rural) !== 0 && words[at] === 'RD' && at + 1 < hi && isDigits(words[1]!) && words[1]!.length <= 2) {
        main.rdNumber = words[1]!;
        this.take(PART.rural, 0, 2);
        at = 2;
        continue;
      }
      if ((words[at] === 'NO' || words[at] === 'NUMBER' || words[at] === 'NUM') && at + 1 < hi && (kinds[at + 1]! & KIND.number) !== 0) { this.take(PART.filler, at, at + 1); at++; continue; }
      if ((k & KIND.number) !== 0) {
        const other = this.laterNumber(at);
        if (other < 0) {
          const next = this.readNumber(at, null);
          if (next < 0) return -next;
          if (next > at) { at = next; continue; }
        } else { this.building(at, other); at = other; continue; }
      }
      if ((k & KIND.letter) !== 0 && at + 1 < hi && (kinds[at + 1]! & KIND.number) !== 0 && !breaks[at + 1]! && main.flatNumber === '' && isDigits(words[at + 1]!) && at + 2 < hi) {
        setFlat(main, '', words[at]!, at, at + 1);
        at++;
        continue;
      }
      if ((k & KIND.corner) !== 0 && at + 1 < hi) { this.take(PART.filler, at, at + 1); return at + 1 + (words[at + 1] === 'OF' ? 1 : 0); }
      const anchor = this.anchor(at);
      if (anchor < 0) return at;
      this.building(at, anchor);
      at = anchor;
    }
    return at;
  }

  private building(from: number, to: number): void {
    const { main, line } = this;
    const name = line.words.slice(from, to).join(' ');
    main.buildingName = main.buildingName === '' ? name : `${main.buildingName} ${name}`;
    this.take(PART.building, from, to);
  }

  /** Takes the postal delivery, lot, flat or level at `at`; negative: the street starts there, the number is read. */
  private readPart(at: number): number {
    const { line, main, hi } = this, k = line.kinds[at]!;
    if ((k & KIND.postal) !== 0) {
      const next = readPostal(line, at, hi, main);
      if (next > at) return next;
    }
    if ((k & KIND.lot) !== 0 && at + 1 < hi && main.lotNumber === '' && (line.kinds[at + 1]! & (KIND.number | KIND.letter)) !== 0) {
      const { next, pending } = readLot(line, at, hi, main);
      return pending ? this.readPending(next, pending, 'lotNumber') : next;
    }
    if ((k & (KIND.flat | KIND.level | KIND.ordinal)) === 0) return at;
    const { next, pending } = readUnit(line, at, hi, main);
    return pending ? this.readPending(next, pending, main.flatNumber === '' ? 'levelNumber' : 'flatNumber') : next;
  }

  /** The house number behind a unit's slash or dash; what is none belongs to the unit's own number. */
  private readPending(next: number, pending: Pending, owner: 'lotNumber' | 'levelNumber' | 'flatNumber'): number {
    const result = this.readNumber(next - 1, pending);
    if (result < 0 || result >= next) return result;
    this.main[owner] += `/${pending.word}`;
    return next;
  }

  /** The number at `at` may belong to a name before the real number ("3 Sisters Cafe, 24 Smith St"): the real one, or -1. */
  private laterNumber(at: number): number {
    const { words, kinds, breaks } = this.line, { hi } = this;
    if (/^[UL]\d{1,4}[A-Z]?$/.test(words[at]!) && at + 1 < hi && startsPart(this.line, at + 1, hi)) return -1;
    let end = at + 1, type = false;
    for (; end < hi && !breaks[end]!; end++) type ||= (kinds[end]! & (KIND.type | KIND.the)) !== 0 && end > at + 1;
    if (type || end === at + 1 || end === hi) return -1;
    if ((kinds[at + 1]! & (KIND.type | KIND.the)) !== 0) return -1;
    for (let i = end; i < hi; i++) {
      if (!breaks[i]!) continue;
      if ((kinds[i]! & KIND.number) !== 0 && this.partHasType(i)) return i;
      if (startsPart(this.line, i, hi)) return i;
    }
    return -1;
  }

  private partHasType(at: number): boolean {
    const { kinds, breaks } = this.line;
    for (let i = at + 1; i < this.hi && (i === at + 1 || !breaks[i]!); i++) if ((kinds[i]! & KIND.strongType) !== 0) return true;
    return false;
  }

  /** First word behind `at` where a number or another part starts that the words before it can be a building's name to; -1 if none. */
  private anchor(at: number): number {
    const { words, kinds, breaks } = this.line, { hi } = this;
    let best = -1, bestCost = Infinity;
    for (let i = at + 1; i < hi; i++) {
      const k = kinds[i]!;
      let cost = Infinity;
      if ((k & KIND.number) !== 0) {
        if (/^U\d{1,4}[A-Z]?$/.test(words[i]!) && i + 1 < hi && (kinds[i + 1]! & KIND.number) !== 0) { best = i; bestCost = 0.3; break; }
        if (i + 1 >= hi || words[i] === this.main.postcode || !numberWord(words[i]!)?.first) continue;
        const before = words[i - 1]!;
        if ((kinds[i + 1]! & KIND.corner) !== 0) continue;
        if (before === 'HIGHWAY' || before === 'HWY' || before === 'SH' || before === 'ROUTE' || before === 'THE' || before === 'HIGHWAYS') continue;
        cost = (breaks[i]! ? 0 : 1) + (this.partHasType(i) ? 0 : 1.2);
        if (cost > 2 && (kinds[i - 1]! & KIND.strongType) !== 0) continue;
      } else if ((k & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.ordinal)) !== 0 && startsPart(this.line, i, hi)) {
        if (!breaks[i]! && ownsNoNumber(this.line, i, hi)) continue;
        const numbered = i + 2 < hi && (kinds[i + 1]! & KIND.number) !== 0 && (kinds[i + 2]! & KIND.number) !== 0 && (k & KIND.strongType) === 0;
        cost = breaks[i]! ? 0.1 : words[i]!.length > 2 || numbered ? 0.4 : 1.5;
        if (cost > 0.4 && (kinds[i - 1]! & KIND.strongType) !== 0) cost += 1;
      } else if ((k & KIND.care) !== 0 && breaks[i]! && words[i] === 'C/O') cost = 0.1;
      else if ((k & KIND.corner) !== 0 && breaks[i]!) cost = 0.3;
      if (cost < bestCost) { best = i; bestCost = cost; }
      if (cost <= 0.4) break;
    }
    return bestCost <= 2.2 ? best : -1;
  }

  /** Reads the house number at `at`; returns minus the index behind it, or a positive index when it was not the house number. */
  private readNumber(at: number, pending: Pending | null): number {
    const { line, main, hi } = this, { words, kinds, breaks } = line;
    const word = pending ? pending.word : words[at]!;
    if (isDigits(word) && pending === null) {
      const next = at + 1;
      if (next < hi && (kinds[next]! & (KIND.number | KIND.letter)) === 0 && words[next] !== 'TO' && words[next] !== 'AND') {
        if (at === 0 && !breaks[next]! && MEASURES.has(words[next]!)) this.also(COST.numberInName, (r) => { r.from = at; r.numberFirst = 0; r.taken = r.taken.filter((part) => part >> 16 !== PART.number); });
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
    if (floor) { setLevel(this.main, 'FLOOR', floor[1]!, at, at + 1); return at + 1; }
    const next = at + 1;
    if (/^[A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?$/.test(word) && next < this.hi && (this.line.kinds[next]! & KIND.number) !== 0 && this.main.flatNumber === '') {
      setFlat(this.main, '', word, at, next);
      return next;
    }
    const decimal = /^([A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?)\/(.+)$/.exec(word);
    if (decimal) { setFlat(this.main, this.main.flatType, decimal[1]!, at, at + 1); return this.readNumber(at, { word: decimal[2]!, at }); }
    return at;
  }

  private readSlashed(at: number, parts: NumberWord): number {
    const { main } = this, { units } = parts;
    const written = units.length === 1 && parts.last === null && main.flatNumber !== '' && !OUTER.has(main.flatType) ? writtenNumber(units[0]!) : null;
    if (written !== null && written.prefix === '' && parts.first!.prefix === '' && isRangeLike(written.number, parts.first!.number)) {
      // The unit is given already: UNIT 60, 12/18 BATHURST ST.
      return this.finishNumber(at, { units: [], first: written, last: parts.first }, true);
    }
    const fresh = main.flatType === '' && main.flatNumber === '';
    this.unitText(units[0]!, at);
    for (let i = 1; i < units.length; i++) {
      const text = units[i]!;
      if (main.levelNumber === '') { main.levelNumber = text.replace(/^L(?=\d)/, ''); if (/^L\d/.test(text)) main.levelType = 'LEVEL'; }
      else main.flatNumber += `/${text}`;
    }
    const unit = writtenNumber(units[0]!);
    if (fresh && units.length === 1 && parts.last === null && main.flatType === '' && unit !== null && unit.prefix === '' && parts.first!.prefix === '' && unit.number !== parts.first!.number) {
      const { first } = parts;
      const result = this.finishNumber(at, parts, true);
      this.also(COST.swapped, (r) => { r.flatNumber = `${first!.number}${first!.suffix}`; r.numberFirst = unit.number; r.numberSuffix = unit.suffix; });
      return result;
    }
    return this.finishNumber(at, parts, true);
  }

  /** A unit written before a slash or before the number: 5, 5A, G12, U5, L3, UNIT5. */
  private unitText(text: string, at: number): void {
    const typed = /^([A-Z])(\d{1,5}[A-Z]?)$/.exec(text);
    if (typed && typed[1] === 'L' && this.main.levelNumber === '') setLevel(this.main, 'LEVEL', typed[2]!, at, at + 1);
    else if (typed && (typed[1] === 'U' || typed[1] === 'F')) setFlat(this.main, typed[1] === 'U' ? 'UNIT' : 'FLAT', typed[2]!, at, at + 1);
    else if (this.main.flatType !== '' && this.main.flatNumber === '') { this.main.flatNumber = text; this.take(PART.flat, at, at + 1); }
    else setFlat(this.main, '', text, at, at + 1);
  }

  /** Sets the number, looks at the words behind it (suffix letter, range, second number), and adds the other readings. */
  private finishNumber(at: number, { first, last }: NumberWord, hasUnit: boolean): number {
    const { line, main, hi } = this, { words, kinds, breaks } = line;
    const next = at + 1;
    const unitGiven = hasUnit || main.flatNumber !== '' || main.flatType !== '';
    const nextKind = next < hi ? kinds[next]! : 0;
    const nextWord = next < hi ? words[next]! : '';
    if (last === null && next + 1 < hi && (nextWord === 'TO' || nextWord === 'AND') && isDigits(words[next + 1]!) && Number(words[next + 1]) > first!.number && next + 2 < hi) {
      this.setRange(first!, { prefix: '', number: Number(words[next + 1]), suffix: '' }, at, next + 2);
      return -(next + 2);
    }
    if ((nextKind & KIND.number) !== 0 && next + 1 < hi && last === null) {
      if (first!.prefix === 'L' && main.levelNumber === '' && !hasUnit) { setLevel(main, 'LEVEL', `${first!.number}${first!.suffix}`, at, next); return next; }
      const second = numberWord(nextWord);
      if (second?.first) {
        const inName = !breaks[next]! && MEASURES.has(words[next + 1]!);
        if (!inName && !unitGiven) return this.twoNumbers(at, first!, second);
        if (!inName && isRangeLike(first!.number, second.first.number) && second.units.length === 0 && second.last === null && !breaks[next]!) {
          this.setRange(first!, second.first, at, next + 1);
          return -(next + 1);
        }
        if (!inName && second.units.length === 0 && next + 2 <= hi) {
          // A unit, then two numbers that are no range: the nearer one is the street's.
          main.unknown.push(at);
          return next;
        }
        if (inName && !unitGiven) this.also(COST.numberInName, (r) => { r.flatNumber = text(first!); r.numberFirst = second.first!.number; r.numberSuffix = second.first!.suffix; r.from = next + 1; r.taken.push((PART.flat << 16) | (at << 8) | next, (PART.number << 16) | (next << 8) | (next + 1)); });
      }
    }
    if (last === null && first!.prefix !== '' && !unitGiven) return this.prefixed(at, first!);
    if (last !== null) this.setRangeOrUnit(first!, last, at, hasUnit);
    else {
      this.setNumber(first!, at, next);
      const suffixable = (nextKind & KIND.letter) !== 0 && first!.suffix === '' && !breaks[next]! && next + 1 < hi && !breaks[next + 1]!;
      const initials = next + 2 < hi && (kinds[next + 1]! & KIND.letter) !== 0 && !breaks[next + 2]!; // 30 A C BATHS AVENUE
      if (suffixable && !initials && ((kinds[next + 1]! & KIND.strongType) === 0 || (words[next + 1] === 'ST' && next + 2 < hi && !breaks[next + 2]!)) && (kinds[next + 1]! & KIND.number) === 0) {
        if (/[NSEW]/.test(nextWord)) {
          // A compass letter is sooner the street's: 11 E GIBBONS ROAD.
          this.also(COST.letterInName, (r) => { r.from = next + 1; r.numberSuffix = nextWord; });
          return -next;
        }
        this.also(COST.letterInName, (r) => { r.from = next; r.numberSuffix = ''; });
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
    const { main } = this, isRange = hasUnit || main.flatNumber !== '' || isRangeLike(first.number, last.number) || (first.number === last.number && first.suffix !== last.suffix);
    if (isRange) {
      this.setRange(first, last, at, at + 1);
      if (!hasUnit && main.flatNumber === '' && main.flatType === '' && first.number !== last.number) {
        this.also(COST.rangeOrUnit, (r) => { r.flatNumber = text(first); r.numberPrefix = ''; r.numberFirst = last.number; r.numberSuffix = last.suffix; r.numberLast = 0; r.numberLastSuffix = ''; });
      }
      return;
    }
    setFlat(main, first.prefix === 'U' ? 'UNIT' : '', first.prefix === 'U' ? `${first.number}${first.suffix}` : text(first), at, at + 1);
    this.setNumber(last, at, at + 1);
    if (first.prefix === '') this.also(COST.unitOrRange, (r) => {
      r.flatType = r.flatNumber = '';
      const [low, high] = first.number <= last.number ? [first, last] : [last, first];
      r.numberFirst = low.number; r.numberSuffix = low.suffix; r.numberLast = high.number; r.numberLastSuffix = high.suffix;
    });
  }

  /** "5 24 SMITH ST": unit and number; perhaps a range. "U5 24", "L3 24": typed by their letter. */
  private twoNumbers(at: number, first: WrittenNumber, second: NumberWord): number {
    const { line } = this, next = at + 1, plainSecond = second.first!;
    this.unitText(line.words[at]!, at);
    if (second.units.length > 0 || second.last !== null) return next;
    if (first.prefix === '' && !line.breaks[next]! && isRangeLike(first.number, plainSecond.number)) {
      if (first.number >= 10 && plainSecond.number - first.number <= 6) return this.spacedRange(at, first, plainSecond);
      const result = this.readNumber(next, null);
      this.also(COST.twoNumbersRange, (r) => { r.flatNumber = ''; r.numberFirst = first.number; r.numberSuffix = first.suffix; r.numberLast = plainSecond.number; r.numberLastSuffix = plainSecond.suffix; });
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
    this.also(COST.rangeOrUnit, (r) => { r.flatNumber = text(first); r.numberFirst = last.number; r.numberSuffix = last.suffix; r.numberLast = 0; r.numberLastSuffix = ''; });
    return -(at + 2);
  }

  /** A letter before the only number: unit (U5), lot or level (L5), or a number with a prefix (R24). */
  private prefixed(at: number, first: WrittenNumber): number {
    const { main, line, hi } = this, next = at + 1, label = `${first.number}${first.suffix}`;
    if (first.prefix === 'U' || first.prefix === 'F') { setFlat(main, first.prefix === 'U' ? 'UNIT' : 'FLAT', label, at, next); return next; }
    if (first.prefix === 'L') {
      const more = main.lotNumber !== '' || (next < hi && (startsPart(line, next, hi) || this.anchor(at) > 0));
      if (more) { setLevel(main, 'LEVEL', label, at, next); return next; }
      main.lotNumber = label;
      this.take(PART.lot, at, next);
      this.also(COST.lotOrLevel, (r) => { r.lotNumber = ''; r.levelType = 'LEVEL'; r.levelNumber = label; r.from = next; });
      return next;
    }
    if (next < hi && startsPart(line, next, hi)) { setFlat(main, '', text(first), at, next); return next; }
    this.setNumber(first, at, next);
    return -next;
  }
}
