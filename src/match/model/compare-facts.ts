// At which level dates of birth, sex, phones, emails and further texts of two records agree.
import { jaroWinkler, oneSlip } from '../names/similarity.js';
import { generationOf, MARKS, slotColumn, SLOTS } from '../store/columns.js';
import type { Store } from '../store/store.js';
import { slices, type TextSlices } from './slices.js';

const [SAME, BORN_SLIP, BORN_PARTS, BORN_YEAR, BORN_OTHER] = [1, 2, 3, 4, 5] as const;
const [PHONE_SLIP, PHONE_OTHER] = [2, 3] as const;
const [OTHER_SLIP, OTHER_NEAR, OTHER_PART, OTHER_OTHER] = [2, 3, 4, 5] as const;

const CLOSE = 0.92;
const NEAR = 0.84;
const SPACE = 32;

/** Level of two dates as yyyymmdd. */
export function bornLevel(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  if (a === b) return SAME;
  const yearA = Math.trunc(a / 10_000);
  const yearB = Math.trunc(b / 10_000);
  const dayA = a % 10_000;
  const dayB = b % 10_000;
  if (dayA === 0 || dayB === 0) return yearA === yearB ? BORN_YEAR : BORN_OTHER;
  const isOtherWay = Math.trunc(dayA / 100) === dayB % 100 && Math.trunc(dayB / 100) === dayA % 100;
  if (yearA === yearB && isOtherWay) return BORN_SLIP;
  if (isDigitSlip(a, b)) return BORN_SLIP;
  const parts =
    (yearA === yearB ? 1 : 0) +
    (Math.trunc(dayA / 100) === Math.trunc(dayB / 100) ? 1 : 0) +
    (dayA % 100 === dayB % 100 ? 1 : 0);
  if (parts === 2) return BORN_PARTS;
  return yearA === yearB ? BORN_YEAR : BORN_OTHER;
}

/** Eight digits that one other digit, or two neighbours in the other order, tell apart. */
function isDigitSlip(a: number, b: number): boolean {
  let different = 0;
  let firstA = 0;
  let firstB = 0;
  let isSwap = false;
  let before = false;
  for (let i = 0; i < 8; i++) {
    const digitA = a % 10;
    const digitB = b % 10;
    a = Math.trunc(a / 10);
    b = Math.trunc(b / 10);
    const isOther = digitA !== digitB;
    if (isOther) {
      different++;
      if (different > 2) return false;
      if (different === 2) isSwap = before && digitA === firstB && digitB === firstA;
      firstA = digitA;
      firstB = digitB;
    }
    before = isOther;
  }
  return different === 1 || isSwap;
}

/** Level of the generation that the marks of two records say: father and son have one name. */
export function generationLevel(a: number, b: number): number {
  const [one, other] = [generationOf(a), generationOf(b)];
  if (one === 0 || other === 0) return 0;
  return one === other ? 1 : 2;
}

/** Level of the sex that the marks of two records say. */
export function sexLevel(a: number, b: number): number {
  const both = MARKS.male | MARKS.female;
  if ((a & both) === 0 || (b & both) === 0) return 0;
  return (a & both) === (b & both) ? 1 : 2;
}

/** Columns of the values that a record may have several of. */
export const columnsOf = (store: Store, name: string, slots: number): Int32Array[] =>
  Array.from({ length: slots }, (_, slot) => store.columns[slotColumn(name, slot)]).filter(
    (column) => column !== undefined,
  );

/** One of the phones of each record: E.164, the subscriber's digits, the extension. */
interface PhoneColumns {
  readonly full: Int32Array;
  readonly local: Int32Array;
  readonly extension: Int32Array;
}

/** Numbers that several columns of a record may hold: the best agreement of any two counts. */
export class PhoneComparison {
  private readonly texts: TextSlices;
  private readonly slots: readonly PhoneColumns[];

  constructor(store: Store) {
    const { columns, nothing } = store;
    this.texts = slices(store.tables.phone);
    this.slots = Array.from({ length: SLOTS.phone }, (_, slot) => ({
      full: columns[slotColumn('phone', slot)] ?? nothing,
      local: columns[slotColumn('phoneLocal', slot)] ?? nothing,
      extension: columns[slotColumn('phoneExtension', slot)] ?? nothing,
    })).filter(({ local }) => local !== nothing);
  }

  level(a: number, b: number): number {
    let best = 0;
    for (const first of this.slots) {
      if (first.local[a] === 0) continue;
      for (const second of this.slots) {
        if (second.local[b] === 0) continue;
        const level = hasOtherExtension(first.extension[a]!, second.extension[b]!)
          ? PHONE_OTHER
          : this.pair(first.full[a]!, first.local[a]!, second.full[b]!, second.local[b]!);
        if (best === 0 || level < best) best = level;
      }
    }
    return best;
  }

  private pair(fullA: number, localA: number, fullB: number, localB: number): number {
    if (fullA !== 0 && fullB !== 0) {
      if (fullA === fullB) return SAME;
      return localA === localB || this.isSlip(fullA, fullB) ? PHONE_SLIP : PHONE_OTHER;
    }
    if (localA === localB) return SAME;
    return this.isSlip(localA, localB) ? PHONE_SLIP : PHONE_OTHER;
  }

  private isSlip(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    return oneSlip(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!);
  }
}

/** Two extensions of one number are two telephones; one that is not said is no contradiction. */
const hasOtherExtension = (a: number, b: number): boolean => a !== 0 && b !== 0 && a !== b;

/** A further text of records, compared with that at the same place. */
export class OtherComparison {
  private readonly texts: TextSlices;

  constructor(
    store: Store,
    private readonly column: Int32Array,
  ) {
    this.texts = slices(store.tables.other);
  }

  level(rowA: number, rowB: number): number {
    const a = this.column[rowA]!;
    const b = this.column[rowB]!;
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    const { bytes, starts, ends } = this.texts;
    if (Math.min(ends[a]! - starts[a]!, ends[b]! - starts[b]!) > 3 && this.isSlip(a, b)) return OTHER_SLIP;
    const likeness = jaroWinkler(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!);
    if (likeness >= CLOSE) return OTHER_SLIP;
    if (likeness >= NEAR) return OTHER_NEAR;
    return this.beginsAlike(a, b) ? OTHER_PART : OTHER_OTHER;
  }

  private isSlip(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    return oneSlip(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!);
  }

  /** The first word of both is the same. */
  private beginsAlike(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    let i = starts[a]!;
    let j = starts[b]!;
    while (i < ends[a]! && j < ends[b]! && bytes[i] === bytes[j] && bytes[i] !== SPACE) {
      i++;
      j++;
    }
    const isEndA = i === ends[a] || bytes[i] === SPACE;
    const isEndB = j === ends[b] || bytes[j] === SPACE;
    return isEndA && isEndB && i - starts[a]! >= 3;
  }
}
