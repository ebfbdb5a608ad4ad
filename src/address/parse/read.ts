// All plausible readings of a line by its form, the plainest first. A plain address has one reading; others are added
// only where the form is really open: a range that may be unit and number, a letter that may be suffix or name.
import {
  ownsNoNumber,
  partEnd,
  readCareOf,
  readLot,
  readPostal,
  readUnit,
  setFlat,
  startsPart,
  type Pending,
} from './head.js';
import { isDigits, numberWord } from './number-word.js';
import { COST, NumberReader } from './number-reader.js';
import { PART, type Line, type LocalityIndex, type Reading } from './reading.js';
import { readTail } from './tail.js';
import { KIND } from '../vocabulary/kinds.js';

const MOST_READINGS = 8;

/** The readings of `line`, cheapest first, at least one and at most eight. */
export function readings(line: Line, places: LocalityIndex): Reading[] {
  const reader = new Reader(line, places);
  reader.read();
  const { found } = reader;
  if (found.length > 1) {
    found.sort((a, b) => a.cost - b.cost);
    if (found.length > MOST_READINGS) found.length = MOST_READINGS;
  }
  return found;
}

class Reader extends NumberReader {
  readonly found: Reading[] = [];

  constructor(
    line: Line,
    private readonly places: LocalityIndex,
  ) {
    super(line);
  }

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

  /** "L 33 BANKSIA AVENUE": with no other number, the letter means a lot sooner than a level. */
  private loneLevel(): void {
    const { main } = this;
    const { levelNumber } = main;
    if (
      this.line.words[0] !== 'L' ||
      levelNumber === '' ||
      main.numberFirst !== 0 ||
      main.lotNumber !== '' ||
      main.flatNumber !== '' ||
      main.postalType !== ''
    ) {
      return;
    }
    const { levelType, taken } = main;
    this.also(COST.lotOrLevel, (r) => {
      r.lotNumber = '';
      r.levelType = levelType;
      r.levelNumber = levelNumber;
      r.taken = [...taken];
    });
    main.lotNumber = levelNumber;
    main.levelType = main.levelNumber = '';
    main.taken = taken.map((part) => (part >> 16 === PART.level ? (part & 0xffff) | (PART.lot << 16) : part));
  }

  /** The words that were set aside: rural deliveries are read, remarks stay unknown. */
  private readAside(): void {
    const { words } = this.line;
    const { main } = this;
    for (let i = this.line.aside; i < words.length; i++) {
      const rural =
        words[i] === 'RD'
          ? 1
          : (words[i] === 'RURAL' && words[i + 1] === 'DELIVERY') || (words[i] === 'R' && words[i + 1] === 'D')
            ? 2
            : 0;
      if (rural > 0 && main.rdNumber === '' && i + rural < words.length && /^\d{1,2}$/.test(words[i + rural]!)) {
        main.rdNumber = words[i + rural]!;
        this.take(PART.rural, i, i + rural + 1);
        i += rural;
      } else if ((this.line.kinds[i]! & KIND.care) !== 0 && main.careOf === '') {
        const next = readCareOf(this.line, i, partEnd(this.line, i, words.length), main);
        if (next > i) i = next - 1;
        else main.unknown.push(i);
      } else main.unknown.push(i);
    }
  }

  /** Reads what stands before the street; returns where the street starts. */
  private readHead(): number {
    const { line, main, hi } = this;
    const { words, kinds, breaks } = line;
    let at = 0;
    while (at < hi) {
      const k = kinds[at]!;
      if ((k & KIND.care) !== 0 && (at === 0 || breaks[at]!)) {
        const next = readCareOf(line, at, hi, main);
        if (next > at) {
          at = next;
          continue;
        }
      }
      if (startsPart(line, at, hi)) {
        const next = this.readPart(at);
        if (next < 0) return -next;
        if (next > at) {
          at = next;
          continue;
        }
      }
      if (
        at === 0 &&
        main.rdNumber === '' &&
        (k & KIND.rural) !== 0 &&
        words[at] === 'RD' &&
        at + 1 < hi &&
        isDigits(words[1]!) &&
        words[1]!.length <= 2
      ) {
        main.rdNumber = words[1]!;
        this.take(PART.rural, 0, 2);
        at = 2;
        continue;
      }
      if (
        (words[at] === 'NO' || words[at] === 'NUMBER' || words[at] === 'NUM') &&
        at + 1 < hi &&
        (kinds[at + 1]! & KIND.number) !== 0
      ) {
        this.take(PART.filler, at, at + 1);
        at++;
        continue;
      }
      if ((k & KIND.number) !== 0) {
        const other = this.laterNumber(at);
        if (other < 0) {
          const next = this.readNumber(at, null);
          if (next < 0) return -next;
          if (next > at) {
            at = next;
            continue;
          }
        } else {
          this.building(at, other);
          at = other;
          continue;
        }
      }
      if (
        (k & KIND.letter) !== 0 &&
        at + 1 < hi &&
        (kinds[at + 1]! & KIND.number) !== 0 &&
        !breaks[at + 1]! &&
        main.flatNumber === '' &&
        isDigits(words[at + 1]!) &&
        at + 2 < hi
      ) {
        setFlat(main, '', words[at]!, at, at + 1);
        at++;
        continue;
      }
      if ((k & KIND.corner) !== 0 && at + 1 < hi) {
        this.take(PART.filler, at, at + 1);
        return at + 1 + (words[at + 1] === 'OF' ? 1 : 0);
      }
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
    const { line, main, hi } = this;
    const k = line.kinds[at]!;
    if ((k & KIND.postal) !== 0) {
      const next = readPostal(line, at, hi, main);
      if (next > at) return next;
    }
    if (
      (k & KIND.lot) !== 0 &&
      at + 1 < hi &&
      main.lotNumber === '' &&
      (line.kinds[at + 1]! & (KIND.number | KIND.letter)) !== 0
    ) {
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

  /**
   * The number at `at` may belong to a name before the real number ("3 Sisters Cafe, 24 Smith St"): the real one, or
   * -1.
   */
  private laterNumber(at: number): number {
    const { words, kinds, breaks } = this.line;
    const { hi } = this;
    if (/^[UL]\d{1,4}[A-Z]?$/.test(words[at]!) && at + 1 < hi && startsPart(this.line, at + 1, hi)) return -1;
    let end = at + 1;
    let type = false;
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
    for (let i = at + 1; i < this.hi && (i === at + 1 || !breaks[i]!); i++) {
      if ((kinds[i]! & KIND.strongType) !== 0) return true;
    }
    return false;
  }

  protected override anchor(at: number): number {
    const { words, kinds, breaks } = this.line;
    const { hi } = this;
    let best = -1;
    let bestCost = Infinity;
    for (let i = at + 1; i < hi; i++) {
      const k = kinds[i]!;
      let cost = Infinity;
      if ((k & KIND.number) !== 0) {
        if (/^U\d{1,4}[A-Z]?$/.test(words[i]!) && i + 1 < hi && (kinds[i + 1]! & KIND.number) !== 0) {
          best = i;
          bestCost = 0.3;
          break;
        }
        if (i + 1 >= hi || words[i] === this.main.postcode || !numberWord(words[i]!)?.first) continue;
        const before = words[i - 1]!;
        if ((kinds[i + 1]! & KIND.corner) !== 0) continue;
        if (
          before === 'HIGHWAY' ||
          before === 'HWY' ||
          before === 'SH' ||
          before === 'ROUTE' ||
          before === 'THE' ||
          before === 'HIGHWAYS'
        ) {
          continue;
        }
        cost = (breaks[i]! ? 0 : 1) + (this.partHasType(i) ? 0 : 1.2);
        if (cost > 2 && (kinds[i - 1]! & KIND.strongType) !== 0) continue;
      } else if (
        (k & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.ordinal)) !== 0 &&
        startsPart(this.line, i, hi)
      ) {
        if (!breaks[i]! && ownsNoNumber(this.line, i, hi)) continue;
        const numbered =
          i + 2 < hi &&
          (kinds[i + 1]! & KIND.number) !== 0 &&
          (kinds[i + 2]! & KIND.number) !== 0 &&
          (k & KIND.strongType) === 0;
        cost = breaks[i]! ? 0.1 : words[i]!.length > 2 || numbered ? 0.4 : 1.5;
        if (cost > 0.4 && (kinds[i - 1]! & KIND.strongType) !== 0) cost += 1;
      } else if ((k & KIND.care) !== 0 && breaks[i]! && words[i] === 'C/O') cost = 0.1;
      else if ((k & KIND.corner) !== 0 && breaks[i]!) cost = 0.3;
      if (cost < bestCost) {
        best = i;
        bestCost = cost;
      }
      if (cost <= 0.4) break;
    }
    return bestCost <= 2.2 ? best : -1;
  }
}
