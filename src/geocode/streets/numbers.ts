// House numbers of a line, right before or right behind a street's words.
import { FLOOR_CARDINALS } from '../../address/vocabulary/ordinals.js';
import { numberKey } from '../../data/streets/read/street-numbers.js';
import type { Span, Word } from '../words.js';

/** A number as it may be written there: its compared form, and the words that it takes. */
export interface WrittenNumber extends Span {
  readonly key: string;
}

/** What says that a number follows, in several languages. */
const SAYS_NUMBER: ReadonlySet<string> = new Set(
  'NO NR NUM NUMERO NUMBER N NRO BR C CP Č ДОМ Д БУД ЗД БР NOMOR HOUSE'.split(' '),
);
/** The same before the number in one word: NO31, NR15, БР14. */
const SIGNED = /^(?:NO|NR|BR|N|БР|Д)(?=\d)/;
/** W211 N16601, N170W20015: numbers of a grid, as parts of the United States have them. */
const GRID = /^(?:[NSEW]\d+){1,2}$/;
const FRACTION = /^[1-7] [2-8]$/;
const REPEATS: ReadonlySet<string> = new Set(['BIS', 'TER', 'QUATER']);
const REPEATED = /^(\d+) ?(BIS|TER|QUATER)$/;

/** Runs of one to three words that are a number and touch the words [from, to), the longest first: 12 14, 12 A, ONE. */
export function numbersAround(words: readonly Word[], from: number, to: number): WrittenNumber[] {
  const behind = to + Number(isSign(words, to));
  const numbers: WrittenNumber[] = [];
  for (let length = 3; length > 0; length--) {
    const first = from - length;
    if (first >= 0 && !isHalf(words, first, length)) {
      const taken = { from: first - Number(isSign(words, first - 1)), to: from };
      const forms = [...inWords(words, first, from), ...formsOf(words, first, from)];
      numbers.push(...forms.map((key) => ({ key, ...taken })));
    }
    const end = behind + length;
    if (end > words.length) continue;
    for (const key of formsOf(words, behind, end)) numbers.push({ key, from: to, to: end });
  }
  return numbers;
}

const hasDigit = (word: Word | undefined): boolean => word !== undefined && /\d/.test(word.text);

const isSign = (words: readonly Word[], at: number): boolean => SAYS_NUMBER.has(words[at]?.text ?? '');

/** True for the 1/2 of 123 1/2, and for its 2 alone. */
function isHalf(words: readonly Word[], first: number, length: number): boolean {
  const from = length === 1 ? first - 1 : first;
  const text = `${words[from]?.text} ${words[from + 1]?.text}`;
  return length < 3 && FRACTION.test(text) && hasDigit(words[from - 1]);
}

/** ONE WACKER DRIVE; what stands behind a street may be SEVEN HILLS. */
function inWords(words: readonly Word[], from: number, to: number): string[] {
  const cardinal = to - from === 1 ? FLOOR_CARDINALS.indexOf(words[from]!.text) : -1;
  return cardinal < 0 ? [] : [String(cardinal + 1)];
}

/** The forms of a number, none for words that are none: 12BIS is 12 BIS in other registers. */
function formsOf(words: readonly Word[], from: number, to: number): string[] {
  const written = words.slice(from, to).map(({ text }) => text);
  const plain = written.map((text, i) => (i === 0 ? text.replace(SIGNED, '') : text));
  return [...new Set([...keysOf(written), ...keysOf(plain)])];
}

function keysOf(texts: readonly string[]): string[] {
  const [first] = texts as [string];
  const isGrid = texts.every((text) => GRID.test(text));
  const isPlain = texts.every((text) => /\d/.test(text) || text.length === 1 || REPEATS.has(text));
  if (!isGrid && !(isPlain && /^\d/.test(first))) return [];
  const key = numberKey(texts.join(' '));
  const repeated = REPEATED.exec(key);
  return repeated ? [`${repeated[1]} ${repeated[2]}`, `${repeated[1]}${repeated[2]}`] : [key];
}
