// What a text says that may be nothing but a place of New Zealand: names, a region at their end, a postcode.
import { textOf, type Word } from '../words.js';

/** `region` is its number, -1 where none is said; `postcode` four digits, '' where none is. */
export interface WrittenNz {
  /** The words that are left for names, by the parts of the text. */
  readonly names: readonly string[];
  readonly region: number;
  readonly postcode: string;
}

/** Words of the longest name of a region. */
const LONGEST_REGION = 4;

/**
 * Reads the words; `regions` are numbers by folded name. Undefined where a number other than a postcode is among them.
 */
export function writtenNz(words: readonly Word[], regions: ReadonlyMap<string, number>): WrittenNz | undefined {
  const isCode = ({ text }: Word): boolean => /^\d{4}$/.test(text);
  const codes = words.filter(isCode);
  let left = words.filter((word) => !isCode(word));
  if (codes.length > 1 || left.some(({ text }) => /\d/.test(text))) return undefined;
  let region = -1;
  for (let length = Math.min(left.length, LONGEST_REGION); length > 0 && region < 0; length--) {
    region = regions.get(textOf(left.slice(-length))) ?? -1;
    if (region >= 0) left = left.slice(0, -length);
  }
  const parts = new Map<number, Word[]>();
  for (const word of left) parts.set(word.part, [...(parts.get(word.part) ?? []), word]);
  return { names: [...parts.values()].map(textOf), region, postcode: codes[0]?.text ?? '' };
}
