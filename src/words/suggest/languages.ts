// In which languages to look for typed words: a word is of one language at most, so what is known tells.
import { ENGLISH } from '../list/languages.js';
import type { WordList } from '../list/word-list.js';
import type { ThreeWords } from '../three-words.js';
import { WordFinder } from './word/word-finder.js';

/** The words of a language, and how unlikely it is that it was meant. */
export interface LanguageFinder {
  readonly code: string;
  readonly finder: WordFinder;
  readonly cost: number;
}

/** On top for a language that no word speaks for, beside English. */
const OTHER_LANGUAGE = 0.5;
/** So many known words leave no doubt. */
const SURE = 2;

const finders = new WeakMap<WordList, WordFinder>();

function finderOf(list: WordList, code: string): WordFinder {
  let finder = finders.get(list);
  if (!finder) {
    finder = new WordFinder(list, code);
    finders.set(list, finder);
  }
  return finder;
}

/** The wanted language, or those that know most of the words: English alone where it knows two. */
export function findersFor(
  words: readonly string[],
  threeWords: ThreeWords,
  wanted: string | undefined,
): LanguageFinder[] {
  const open = (code: string): WordFinder => finderOf(threeWords.list(code)!, code);
  if (wanted !== undefined) return [{ code: wanted, finder: open(wanted), cost: 0 }];
  const isCyrillic = /\p{Script=Cyrillic}/u.test(words.join(''));
  const inEnglish = isCyrillic ? 0 : knownOf(words, open(ENGLISH));
  if (inEnglish >= SURE || threeWords.languages.length === 1) {
    return [{ code: ENGLISH, finder: open(ENGLISH), cost: 0 }];
  }
  const all = threeWords.languages
    .map(({ code }) => ({ code, finder: open(code) }))
    .filter(({ finder }) => /\p{Script=Cyrillic}/u.test(finder.word(0)) === isCyrillic)
    .map((one) => ({ ...one, known: knownOf(words, one.finder), cost: one.code === ENGLISH ? 0 : OTHER_LANGUAGE }));
  const most = Math.max(...all.map(({ known }) => known));
  return all.filter(({ known }) => known === most);
}

const knownOf = (words: readonly string[], finder: WordFinder): number =>
  words.filter((word) => finder.find(word) !== undefined).length;
