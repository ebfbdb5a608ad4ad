// The words of a text and the runs of them that may name something.
import { foldWorldName } from '../address/fold.js';
import { readPart } from '../address/parse/words/read-part.js';
import { MOST_WORDS } from '../address/parse/words/word-list.js';
import { divisionsOf, isKorean } from './east-asian.js';

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

/** What parts a text: commas and the like, those of other scripts too, line ends. */
const PARTED = /[,;|\n\r\t，、،؛၊፣]+/;
/** What parts it more finely: brackets, and dashes and strokes between blanks. */
const FINELY_PARTED = /[,;|\n\r\t，、،؛၊፣()[\]（）]+|\s[-–—/]+\s/u;

/** Words of a text, folded, with the parts they stand in; no more of them than an address has. */
export const wordsOf = (text: string): Word[] => partedBy(text, PARTED);

/** The same words in the same order, parted by brackets and dashes too. */
export const finelyParted = (text: string): Word[] => partedBy(text, FINELY_PARTED);

/** Thai words for a road, a quarter, a district and a province, each before its name (อ.เมือง จ.เชียงใหม่). */
const THAI_DIVISION = /(?<=^|[\s,])(?:ถ|ต|อ|จ|ถนน|ตำบล|อำเภอ|จังหวัด|แขวง|เขต)\.?\s*(?=\p{Script=Thai})/gu;
/** Radicals and compatibility forms in the place of the letters of Japan and China: ⼤ for 大. */
const COMPATIBLE = /[\u2E80-\u2FDF\uF900-\uFAFF]/gu;

/** Digits of Arabic, Hindi, Bengali, Thai and others; each row of ten begins at a zero. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** The value of a digit of any script: each has its ten in a row, with no other digit before the zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** A short word that runs into the name behind its point: ST.VINCENT, Г.АСТАНА. */
const RUN_IN = /(?<=^|[\s,;(])(\p{L}{1,3})\.(?=(?:\p{L}\p{M}*){3})/gu;

function partedBy(text: string, separators: RegExp): Word[] {
  const parts = readPart(text)
    .replace(COMPATIBLE, (letter) => letter.normalize('NFKC'))
    .replace(OTHER_DIGITS, digitValue)
    .replace(THAI_DIVISION, ', ')
    .replace(RUN_IN, '$1. ')
    .split(separators)
    .map((part) =>
      foldWorldName(part)
        .split(' ')
        .filter((word) => word !== ''),
    )
    .flatMap((words) => (isKorean(words) ? words.map((word) => [word]) : dividedAt(words)));
  return parts.flatMap((words, part) => words.map((word) => ({ text: word, part }))).slice(0, MOST_WORDS);
}

/** The words of a part, a new part behind each division of East Asia. */
function dividedAt(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    const [first = '', ...rest] = divisionsOf(word);
    parts.at(-1)!.push(first);
    for (const division of rest) parts.push([division]);
  }
  return parts;
}

/** The words with one space between them. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** True if the name is among the words as it is. */
export const hasName = (words: readonly Word[], name: string): boolean =>
  name !== '' && ` ${textOf(words)} `.includes(` ${foldWorldName(name)} `);

/** True if a part of the text begins at the word, or it is behind the last. */
export const isEdge = (words: readonly Word[], at: number): boolean =>
  at === 0 || at === words.length || words[at - 1]!.part !== words[at]!.part;

/** True for words of one part, or of which the first begins one: KEW WEST, AUSTRALIA ends no name at its comma. */
export const isOneName = (words: readonly Word[], from: number, to: number): boolean =>
  isEdge(words, from) || words[from]!.part === words[to - 1]!.part;

/** The parts of a text, each the words that stand in it. */
export const partsOf = (words: readonly Word[]): Word[][] =>
  [...new Set(words.map(({ part }) => part))].map((part) => words.filter((word) => word.part === part));

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
