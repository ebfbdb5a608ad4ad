// The postal codes in a text: those that the data has, and what looks like one.
import type { PlaceSet } from '../data/places/read/place-set.js';
import { rowsOf, type PlaceRow } from './rows.js';
import { shorterCodes } from './shorter-codes.js';
import { isEdge, textOf, type Span, type Word } from './words.js';

/** Words of a postal code at most. */
const LONGEST_CODE = 3;
/** Letters of what is taken for a code of a country whose codes are not known. */
const SHORTEST_UNKNOWN = 4;

/** The postal code: the last words that are one, as it is or without the end that the data leaves out. */
export function findCode(
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
): (Span & { rows: PlaceRow[] }) | undefined {
  for (let length = Math.min(LONGEST_CODE, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      if (words[from]!.part !== words[from + length - 1]!.part) continue;
      const text = words
        .slice(from, from + length)
        .map((word) => word.text)
        .join('');
      if (!/\d/.test(text)) continue;
      for (const code of [text, ...shorterCodes(text, country)]) {
        const rows = sets.flatMap((set) => rowsOf(set, set.withPostcode(code), country));
        if (rows.length > 0) return { from, to: from + length, rows };
      }
    }
  }
  return undefined;
}

/**
 * What ends a part behind other words and looks like a postal code, of a country whose codes are not known: AUCKLAND
 * 0632, LONDON SW1A 2AA. Shorter numbers are those of houses.
 */
export function unknownCodes(words: readonly Word[]): Span[] {
  return words.flatMap((_, last): Span[] => {
    if (!isEdge(words, last + 1)) return [];
    // AMSTERDAM 1017 SG
    if (
      last > 1 &&
      !isEdge(words, last) &&
      !isEdge(words, last - 1) &&
      /^\d{4} [A-Z]{2}$/.test(textOf(words.slice(last - 1, last + 1)))
    ) {
      return [{ from: last - 1, to: last + 1 }];
    }
    if (!hasDigit(words[last]!)) return [];
    const isLong = !isEdge(words, last) && hasDigit(words[last - 1]!);
    const span = { from: isLong ? last - 1 : last, to: last + 1 };
    const text = textOf(words.slice(span.from, span.to)).replace(' ', '');
    return isEdge(words, span.from) || text.length < SHORTEST_UNKNOWN ? [] : [span];
  });
}

const hasDigit = ({ text }: Word): boolean => /\d/.test(text);
