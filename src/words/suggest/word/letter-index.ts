// The texts of a list by their letters, in typed arrays: which of them are a slip or two away from a text, and which
// begin with it. A look at every text is quicker here than an index of their misspellings, which takes a hundred times
// as long to make: a few numbers say of nearly all of them that they are further away.
import { withRoom } from '../../../contract/with-room.js';
import { Buckets } from './buckets.js';
import { LONGEST, editDistance } from './edit-distance.js';

/** A text of the list: its number there, and how many slips away it is. */
export interface Near {
  readonly id: number;
  readonly distance: number;
}

/**
 * A set of 32 bits, one for each letter (some share one), on where the letter stands an odd number of times. A letter
 * that is left out or added turns one bit, a changed one two, a swap none.
 */
function oddLetters(letters: Uint16Array, from: number, to: number): number {
  let odd = 0;
  for (let i = from; i < to; i++) odd ^= 1 << (letters[i]! & 31);
  return odd;
}

/** So many letters of each end are looked at by themselves. */
const END = 4;
const oddFirst = (letters: Uint16Array, from: number, to: number): number =>
  oddLetters(letters, from, Math.min(to, from + END));
const oddLast = (letters: Uint16Array, from: number, to: number): number =>
  oddLetters(letters, Math.max(from, to - END), to);

function bitsOf(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const lettersOf = (text: string): Uint16Array => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

/** The first two letters of a text, and the last, as a key. */
const firstTwo = (letters: Uint16Array, from: number): number => letters[from]! * 0x10000 + letters[from + 1]!;

/** In a text of so many letters two that are swapped may lie at both ends. */
const SHORT = 4;

/** Texts, fewer than 65,536, numbered as they are given; those of fewer than two letters are never found. */
export class LetterIndex {
  private readonly letters: Uint16Array;
  private readonly starts: Uint32Array;
  /** The numbers of the texts, the shortest first; `ofLength[n]` is where those of n letters begin. */
  private readonly byLength: Uint16Array;
  private readonly ofLength: Uint32Array;
  /** Where a text stands among them. */
  private readonly places: Uint16Array;
  /** The odd letters of the texts, of their first END letters and of their last, in the order of `byLength`. */
  private readonly odd: Int32Array;
  private readonly oddFirst: Int32Array;
  private readonly oddLast: Int32Array;
  private readonly byFirst: Buckets;
  private readonly byLast: Buckets;

  constructor(size: number, textOf: (id: number) => string) {
    const starts = new Uint32Array(size + 1);
    let letters: Uint16Array = new Uint16Array(size * 10);
    let end = 0;
    for (let id = 0; id < size; id++) {
      const text = textOf(id);
      if (end + text.length > letters.length) letters = withRoom(letters, end + text.length);
      for (let i = 0; i < text.length; i++) letters[end++] = text.charCodeAt(i);
      starts[id + 1] = end;
    }
    this.letters = letters;
    this.starts = starts;
    this.ofLength = new Uint32Array(LONGEST + 2);
    this.byLength = this.sortedByLength();
    this.places = new Uint16Array(size);
    this.odd = new Int32Array(size);
    this.oddFirst = new Int32Array(size);
    this.oddLast = new Int32Array(size);
    for (let place = 0; place < size; place++) {
      const id = this.byLength[place]!;
      this.places[id] = place;
      this.odd[place] = oddLetters(letters, starts[id]!, starts[id + 1]!);
      this.oddFirst[place] = oddFirst(letters, starts[id]!, starts[id + 1]!);
      this.oddLast[place] = oddLast(letters, starts[id]!, starts[id + 1]!);
    }
    this.byFirst = new Buckets(size, (id) => firstTwo(letters, starts[id]!));
    this.byLast = new Buckets(size, (id) => firstTwo(letters, starts[id + 1]! - 2));
  }

  /** The texts that are 1 to `limit` (1 or 2) slips away from `text`, in no order. */
  near(text: string, limit: 1 | 2): Near[] {
    if (text.length < 2 || text.length > LONGEST) return [];
    return limit === 1 ? this.oneAway(text) : this.twoAway(text);
  }

  /** One slip leaves either end as it is, but for the shortest texts. */
  private oneAway(text: string): Near[] {
    const letters = lettersOf(text);
    const n = letters.length;
    const odd = oddLetters(letters, 0, n);
    const first = firstTwo(letters, 0);
    const found: Near[] = [];
    const take = (id: number): void => {
      const length = this.lengthOf(id);
      const apart = Math.abs(length - n);
      if (apart > 1 || length > LONGEST || bitsOf(this.odd[this.places[id]!]! ^ odd) > 2 - apart) return;
      if (this.distanceTo(letters, id, 1) === 1) found.push({ id, distance: 1 });
    };
    for (const id of this.byFirst.with(first)) take(id);
    for (const id of this.byLast.with(firstTwo(letters, n - 2))) {
      if (firstTwo(this.letters, this.starts[id]!) !== first) take(id);
    }
    if (n > SHORT + 1) return found;
    for (let at = this.ofLength[2]!; at < this.ofLength[SHORT + 1]!; at++) {
      const id = this.byLength[at]!;
      if (found.every((near) => near.id !== id)) take(id);
    }
    return found;
  }

  private twoAway(text: string): Near[] {
    const found: Near[] = [];
    const letters = lettersOf(text);
    const n = letters.length;
    const odd = oddLetters(letters, 0, n);
    const first = oddFirst(letters, 0, n);
    const last = oddLast(letters, 0, n);
    for (let length = Math.max(2, n - 2); length <= Math.min(LONGEST, n + 2); length++) {
      // As many bits as the letters too many or too few, and two for each slip that remains.
      const bits = 4 - Math.abs(length - n);
      for (let at = this.ofLength[length]!; at < this.ofLength[length + 1]!; at++) {
        if (bitsOf(this.odd[at]! ^ odd) > bits) continue;
        // Of an end it is two bits for each slip: a letter too many or too few moves another over its border.
        if (bitsOf(this.oddFirst[at]! ^ first) > 4 || bitsOf(this.oddLast[at]! ^ last) > 4) continue;
        const id = this.byLength[at]!;
        const distance = this.distanceTo(letters, id, 2);
        if (distance > 0 && distance <= 2) found.push({ id, distance });
      }
    }
    return found;
  }

  /** The texts that begin with `text` and are longer, in no order. */
  beginningWith(text: string): number[] {
    return this.withBeginning(text, (id) => this.lengthOf(id) > text.length && this.begins(id, text));
  }

  /** The texts whose beginning is at most one slip away from `text`, the first letter the same, in no order. */
  beginningNear(text: string): number[] {
    if (text.length > LONGEST) return [];
    const letters = lettersOf(text);
    return this.withBeginning(text.slice(0, 1), (id) => {
      const start = this.starts[id]!;
      const longest = Math.min(text.length + 1, this.lengthOf(id) - 1);
      for (let taken = text.length - 1; taken <= longest; taken++) {
        if (editDistance(letters, this.letters, start, start + taken, 1) <= 1) return true;
      }
      return false;
    });
  }

  lengthOf(id: number): number {
    return this.starts[id + 1]! - this.starts[id]!;
  }

  private distanceTo(letters: Uint16Array, id: number, limit: number): number {
    return editDistance(letters, this.letters, this.starts[id]!, this.starts[id + 1]!, limit);
  }

  /** Those that `isWanted` among the texts with the first letter, or two where there are, of `text`. */
  private withBeginning(text: string, isWanted: (id: number) => boolean): number[] {
    if (text.length === 0) return [];
    if (text.length > 1) return Array.from(this.byFirst.with(firstTwo(lettersOf(text), 0)).filter(isWanted));
    const first = text.charCodeAt(0);
    const found: number[] = [];
    for (const ids of this.byFirst.where((key) => key >>> 16 === first)) found.push(...ids.filter(isWanted));
    return found;
  }

  private begins(id: number, text: string): boolean {
    const start = this.starts[id]!;
    for (let i = 0; i < text.length; i++) {
      if (this.letters[start + i] !== text.charCodeAt(i)) return false;
    }
    return true;
  }

  private sortedByLength(): Uint16Array {
    const size = this.starts.length - 1;
    const next = new Uint32Array(LONGEST + 3);
    const lengthOf = (id: number): number => Math.min(this.lengthOf(id), LONGEST + 1);
    for (let id = 0; id < size; id++) next[lengthOf(id) + 1]!++;
    for (let length = 0; length <= LONGEST + 1; length++) {
      next[length + 1]! += next[length]!;
      this.ofLength[length] = next[length]!;
    }
    const sorted = new Uint16Array(size);
    for (let id = 0; id < size; id++) sorted[next[lengthOf(id)]!++] = id;
    return sorted;
  }
}
