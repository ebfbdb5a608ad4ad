// The words of a text and the runs of them that may name something.
import { foldWorldName } from '../address/fold.js';
import { readPart } from '../address/parse/words/read-part.js';
import { MOST_WORDS } from '../address/parse/words/word-list.js';

/** A folded word with its part of the text: commas and line ends part it. */
export interface Word {
  readonly text: string;
  readonly part: number;
}
/** Words [from, to). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Words of a name at most. */
const LONGEST_NAME = 8;

/** Words of a text, folded, with the parts they stand in; no more of them than an address has. */
export const wordsOf = (text: string): Word[] =>
  readPart(text)
    .split(/[,;|\n\r\t，、]+/)
    .flatMap((part, i) =>
      foldWorldName(part)
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => ({ text: word, part: i })),
    )
    .slice(0, MOST_WORDS);

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** True if the name is among the words as it is. */
export const hasName = (words: readonly Word[], name: string): boolean =>
  name !== '' && ` ${textOf(words)} `.includes(` ${foldWorldName(name)} `);

/** True if a part of the text begins at the word, or it is behind the last. */
export const isEdge = (words: readonly Word[], at: number): boolean =>
  at === 0 || at === words.length || words[at - 1]!.part !== words[at]!.part;

/** Runs of words within one part, none of them taken. */
export function runs(words: readonly Word[], taken: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    for (
      let to = from + 1;
      to <= Math.min(words.length, from + LONGEST_NAME) && words[to - 1]!.part === words[from]!.part;
      to++
    ) {
      if (taken.some((span) => from < span.to && to > span.from)) break;
      found.push({ from, to });
    }
  }
  return found;
}
