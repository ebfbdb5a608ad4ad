// How a span of words divides into a street's name, type and suffix, in every way that the vocabulary allows.
import type { Pattern } from '../../address/distance.js';
import type { Line } from '../../address/parse/reading.js';
import { divideStreet } from '../../address/parse/street-words.js';
import type { IndexedSet } from '../context.js';

/** One way to read words [from, end): `type` and `suffix` are indexes of the set, NOT_WRITTEN, or NOT_IN_SET. */
export interface WrittenStreet {
  from: number;
  end: number;
  name: string;
  type: number;
  suffix: number;
  cost: number;
  /** A type word is written. */
  typed: boolean;
  /**
   * Made when first needed: the name prepared for comparison, the set's name that is it (-1 if none), and those that
   * are other spellings of it.
   */
  pattern: Pattern | undefined;
  nameId: number | undefined;
  otherIds: readonly number[] | undefined;
}
/** Type or suffix of a division whose words have none. */
export const NOT_WRITTEN = -1;
/** Type or suffix that no street of the set has. */
const NOT_IN_SET = -2;
/** Words of the longest street. */
const LONGEST_STREET = 6;

/** Index of a type word in the set. */
export const typeIn = ({ typeId }: IndexedSet, word: string): number => typeId.get(word) ?? NOT_IN_SET;
const suffixIn = ({ suffixId }: IndexedSet, word: string): number => suffixId.get(word) ?? NOT_IN_SET;

/** The ways in which words [from, end) are a street's name, type and suffix. */
export function divisionsOf(index: IndexedSet, { words }: Line, from: number, end: number): WrittenStreet[] {
  if (end - from > LONGEST_STREET) return [];
  return divideStreet(words, from, end).map(({ name, type, suffix }) =>
    division(
      from,
      end,
      name === from + 1 ? words[from]! : words.slice(from, name).join(' '),
      type === '' ? NOT_WRITTEN : typeIn(index, type),
      suffix === '' ? NOT_WRITTEN : suffixIn(index, suffix),
      0,
      type !== '',
    ),
  );
}

/** All divisions come from here: one shape keeps the search fast. */
export const division = (
  from: number,
  end: number,
  name: string,
  type: number,
  suffix: number,
  cost: number,
  typed: boolean,
): WrittenStreet => ({
  from,
  end,
  name,
  type,
  suffix,
  cost,
  typed,
  pattern: undefined,
  nameId: undefined,
  otherIds: undefined,
});
