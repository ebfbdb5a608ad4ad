// At which level the names of two organisations agree: by their words, the rare ones counting most.
import { jaroWinkler } from '../names/similarity.js';
import type { Derived } from '../store/derived.js';
import type { TextTable } from '../store/text-table.js';
import { slices, type TextSlices } from './slices.js';

const [SAME, WORDS, MOST, MANY, HALF, SOME, OTHER] = [1, 2, 3, 4, 5, 6, 7] as const;

/** A word with a slip counts so much of the same word; one that begins the other, which is how words are cut short. */
const SLIP_SHARE = 0.9;
const BEGINNING_SHARE = 0.75;
const CLOSE = 0.9;
const LEAST_BEGINNING = 3;
/** What all words of the shorter name count where the longer has more. */
const CONTAINED_SHARE = 0.85;
/** A word that the place of either has says little beside the place: half of the names of a suburb begin with it. */
const PLACE_SHARE = 0.2;
/** What the words in common must tell at least for each level, in nats: that both are schools makes them not one. */
const LEAST_COMMON = { most: 5, many: 4, half: 3 } as const;

export class WholeNameComparison {
  private readonly texts: TextSlices;
  private readonly words: TextSlices;
  private readonly taken = new Uint8Array(16);
  private placeA = 0;
  private placeB = 0;
  /** What the words tell that the names compared last have in common, in nats. */
  private common = 0;

  constructor(
    whole: TextTable,
    private readonly derived: Derived,
  ) {
    this.texts = slices(whole);
    this.words = slices(derived.wholeWords);
  }

  /** The level of two names by their numbers; `placeA` and `placeB` are the texts of their places, 0 for none. */
  level(a: number, b: number, placeA: number, placeB: number): number {
    if (a === 0 || b === 0) return 0;
    if (a === b) return SAME;
    if (this.isSameWithoutSpaces(a, b)) return WORDS;
    this.placeA = placeA;
    this.placeB = placeB;
    const likeness = this.likeness(a, b);
    if (likeness > 0.999) return WORDS;
    // Trustee companies and branches are told apart by their numbers alone.
    if (this.haveOtherNumbers(a, b)) return OTHER;
    if (likeness >= 0.8 && this.common >= LEAST_COMMON.most) return MOST;
    if (likeness >= 0.65 && this.common >= LEAST_COMMON.many) return MANY;
    if (likeness >= 0.45 && this.common >= LEAST_COMMON.half) return HALF;
    return likeness >= 0.25 ? SOME : OTHER;
  }

  /** True where both names have numbers that the other has not: No. 4 and No. 5, Trustees 2010 and 2012. */
  private haveOtherNumbers(a: number, b: number): boolean {
    return this.hasNumberBeyond(a, b) && this.hasNumberBeyond(b, a);
  }

  private hasNumberBeyond(a: number, b: number): boolean {
    const { starts, items } = this.derived.words;
    const others = items.subarray(starts[b]!, starts[b + 1]!);
    for (let i = starts[a]!; i < starts[a + 1]!; i++) {
      if (this.hasDigit(items[i]!) && !others.includes(items[i]!)) return true;
    }
    return false;
  }

  private hasDigit(word: number): boolean {
    const { bytes, starts, ends } = this.words;
    for (let i = starts[word]!; i < ends[word]!; i++) if (bytes[i]! >= 48 && bytes[i]! <= 57) return true;
    return false;
  }

  /** What a word of the names tells, in nats. */
  private weight(word: number): number {
    const weight = this.derived.wordWeights[word]!;
    return this.isOfPlace(word, this.placeA) || this.isOfPlace(word, this.placeB) ? weight * PLACE_SHARE : weight;
  }

  private isOfPlace(word: number, place: number): boolean {
    if (place === 0) return false;
    const { starts, items } = this.derived.placeWords;
    for (let i = starts[place]!; i < starts[place + 1]!; i++) if (items[i] === word) return true;
    return false;
  }

  /** Share of what the words of both names tell that they have in common, 0 to 1. */
  private likeness(a: number, b: number): number {
    const { words } = this.derived;
    const startA = words.starts[a]!;
    const endA = words.starts[a + 1]!;
    const startB = words.starts[b]!;
    const endB = words.starts[b + 1]!;
    this.taken.fill(0);
    let common = 0;
    let weightA = 0;
    let weightB = 0;
    for (let j = startB; j < endB; j++) weightB += this.weight(words.items[j]!);
    for (let i = startA; i < endA; i++) {
      const word = words.items[i]!;
      const weight = this.weight(word);
      weightA += weight;
      common += this.best(word, weight, startB, endB);
    }
    this.common = common;
    const shorter = Math.min(weightA, weightB);
    if (shorter === 0) return 0;
    return Math.max((2 * common) / (weightA + weightB), (CONTAINED_SHARE * Math.min(common, shorter)) / shorter - 0.05);
  }

  /** What the most alike of the words [start, end) that is still free adds, and takes it. */
  private best(word: number, weight: number, start: number, end: number): number {
    const { words } = this.derived;
    let most = 0;
    let at = -1;
    for (let j = start; j < end; j++) {
      if (this.taken[j - start] === 1) continue;
      const other = words.items[j]!;
      const share = word === other ? 1 : this.wordShare(word, other);
      const value = share * Math.min(weight, this.weight(other));
      if (value > most) {
        most = value;
        at = j;
      }
    }
    if (at >= 0) this.taken[at - start] = 1;
    return most;
  }

  private wordShare(a: number, b: number): number {
    const { bytes, starts, ends } = this.words;
    const lengthA = ends[a]! - starts[a]!;
    const lengthB = ends[b]! - starts[b]!;
    const shorter = Math.min(lengthA, lengthB);
    if (bytes[starts[a]!] !== bytes[starts[b]!] && shorter < 5) return 0;
    let same = 0;
    while (same < shorter && bytes[starts[a]! + same] === bytes[starts[b]! + same]) same++;
    if (same === shorter && same >= LEAST_BEGINNING) return BEGINNING_SHARE;
    if (shorter < 4) return 0;
    return jaroWinkler(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!) >= CLOSE ? SLIP_SHARE : 0;
  }

  private isSameWithoutSpaces(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    let i = starts[a]!;
    let j = starts[b]!;
    for (;;) {
      while (i < ends[a]! && bytes[i] === 32) i++;
      while (j < ends[b]! && bytes[j] === 32) j++;
      if (i >= ends[a]! || j >= ends[b]!) return i >= ends[a]! && j >= ends[b]!;
      if (bytes[i++] !== bytes[j++]) return false;
    }
  }
}
