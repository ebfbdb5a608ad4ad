// At which level the names of two persons agree.
import { oneSlip } from '../names/similarity.js';
import type { Derived, Lists } from '../store/derived.js';
import type { Store } from '../store/store.js';
import { likeness, slices, type TextSlices } from './slices.js';

const [SAME, FORM, INITIAL, SLIP, NEAR, PART, OTHER, SWAPPED, CROSSED, TWO] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const [SURNAME_SLIP, SURNAME_NEAR, SURNAME_PART, SURNAME_OTHER] = [2, 3, 4, 5] as const;
const [MIDDLE_INITIAL, MIDDLE_OTHER] = [2, 3] as const;

/** Similarity of names that one slip or a way of spelling parts, and of those that have most in common. */
const CLOSE = 0.92;
const NEAR_BY = 0.84;
/** Similarity from which names that sound alike are near. */
const SOUND_ALIKE = 0.75;
const SPACE = 32;

export class NameComparison {
  private readonly texts: TextSlices;
  private readonly given: Int32Array;
  private readonly middle: Int32Array;
  private readonly surname: Int32Array;

  constructor(
    store: Store,
    private readonly derived: Derived,
  ) {
    const { nothing } = store;
    this.texts = slices(store.tables.name);
    this.given = store.columns['given'] ?? nothing;
    this.middle = store.columns['middle'] ?? nothing;
    this.surname = store.columns['surname'] ?? nothing;
  }

  /** Levels of given name, surname and middle name of two rows go to `levels` from `at`. */
  compare(a: number, b: number, levels: Uint8Array, at: number): void {
    const givenA = this.given[a]!;
    const givenB = this.given[b]!;
    const surnameA = this.surname[a]!;
    const surnameB = this.surname[b]!;
    levels[at + 2] = this.middleLevel(this.middle[a]!, this.middle[b]!);
    if (givenA === surnameB && givenB === surnameA && givenA !== givenB && givenA !== 0 && givenB !== 0) {
      levels[at] = SWAPPED;
      levels[at + 1] = 0;
      return;
    }
    levels[at] = this.givenLevel(givenA, givenB, this.middle[a]!, this.middle[b]!);
    levels[at + 1] = this.surnameLevel(surnameA, surnameB);
    if (levels[at + 1] !== SURNAME_OTHER || (levels[at] !== OTHER && levels[at] !== TWO && levels[at] !== 0)) return;
    const isFirst = this.isClose(givenA, surnameB);
    const isSecond = this.isClose(surnameA, givenB);
    if (!isFirst && !isSecond) return;
    levels[at] = isFirst && isSecond ? SWAPPED : CROSSED;
    levels[at + 1] = 0;
  }

  private givenLevel(a: number, b: number, middleA: number, middleB: number): number {
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    const { bytes, starts, ends } = this.texts;
    const lengthA = ends[a]! - starts[a]!;
    const lengthB = ends[b]! - starts[b]!;
    if (lengthA === 1 || lengthB === 1) return bytes[starts[a]!] === bytes[starts[b]!] ? INITIAL : OTHER;
    if (shares(this.derived.forms, a, b)) return FORM;
    if (a === middleB || b === middleA) return PART;
    // Names that are known, and not as forms of one, are as a rule those of two: John and Joan, Mark and Mary.
    if (isKnown(this.derived.forms, a) && isKnown(this.derived.forms, b)) return TWO;
    if (Math.min(lengthA, lengthB) > 2 && this.oneSlip(a, b)) return SLIP;
    const likeness = this.likeness(a, b);
    if (likeness >= CLOSE) return SLIP;
    return likeness >= NEAR_BY || (likeness > SOUND_ALIKE && this.soundsAlike(a, b)) ? NEAR : OTHER;
  }

  private surnameLevel(a: number, b: number): number {
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    const { starts, ends } = this.texts;
    if (Math.min(ends[a]! - starts[a]!, ends[b]! - starts[b]!) > 2 && this.oneSlip(a, b)) return SURNAME_SLIP;
    const likeness = this.likeness(a, b);
    if (likeness >= CLOSE) return SURNAME_SLIP;
    if (this.hasPart(a, b) || this.hasPart(b, a)) return SURNAME_PART;
    return likeness >= NEAR_BY || (likeness > SOUND_ALIKE && this.soundsAlike(a, b)) ? SURNAME_NEAR : SURNAME_OTHER;
  }

  private middleLevel(a: number, b: number): number {
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    const { bytes, starts } = this.texts;
    return bytes[starts[a]!] === bytes[starts[b]!] ? MIDDLE_INITIAL : MIDDLE_OTHER;
  }

  private isClose(a: number, b: number): boolean {
    return a !== 0 && b !== 0 && (a === b || this.likeness(a, b) >= CLOSE);
  }

  private soundsAlike(a: number, b: number): boolean {
    return this.derived.nameSounds[a] === this.derived.nameSounds[b];
  }

  private likeness(a: number, b: number): number {
    return likeness(this.texts, this.derived.nameMasks, a, b, SOUND_ALIKE);
  }

  private oneSlip(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    return oneSlip(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!);
  }

  /** The shorter is a whole word of the longer, at its beginning or end: SMITH of SMITH JONES. */
  private hasPart(long: number, short: number): boolean {
    const { bytes, starts, ends } = this.texts;
    const length = ends[short]! - starts[short]!;
    const spare = ends[long]! - starts[long]! - length;
    if (spare < 2 || length < 3) return false;
    const from = starts[short]!;
    const first = starts[long]!;
    return (
      (bytes[first + length] === SPACE && same(bytes, first, from, length)) ||
      (bytes[first + spare - 1] === SPACE && same(bytes, first + spare, from, length))
    );
  }
}

function same(bytes: Uint8Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
  return true;
}

const isKnown = ({ starts }: Lists, name: number): boolean => starts[name]! < starts[name + 1]!;

/** True where two ascending lists have a number in common. */
function shares({ starts, items }: Lists, a: number, b: number): boolean {
  let i = starts[a]!;
  let j = starts[b]!;
  const endA = starts[a + 1]!;
  const endB = starts[b + 1]!;
  while (i < endA && j < endB) {
    const difference = items[i]! - items[j]!;
    if (difference === 0) return true;
    if (difference < 0) i++;
    else j++;
  }
  return false;
}
