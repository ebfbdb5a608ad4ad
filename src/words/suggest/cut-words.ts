// Three words out of more or fewer that were typed or heard: words that ran together, and words that were cut in two.
import type { WordFinder } from './word/word-finder.js';

/** Three words, and how unlikely it is that they were typed so. */
export interface Cut {
  readonly words: readonly [string, string, string];
  readonly cost: number;
}

/** A gap too few or too many between words. */
const GAP = 1.5;
/** A word that does not belong there. */
const STRAY = 2.5;
/** No word of a list is shorter or longer. */
const SHORTEST = 3;
const LONGEST = 14;
/** More words than that are a sentence. */
const MOST_WORDS = 8;

/** The ways to have three words of `words`, the likeliest first; two and the beginning of a third are enough. */
export function cutWords(words: readonly string[], finder: WordFinder): Cut[] {
  const [first, second, third] = words;
  if (first === undefined) return [];
  if (second === undefined) return cutOne(first, finder);
  if (third === undefined) return cutOneOfTwo(first, second, finder);
  if (words.length === 3) return [{ words: [first, second, third], cost: 0 }];
  return words.length > MOST_WORDS ? [] : [...joined(words, finder), ...amongMore(words, finder)];
}

/** Where a word may end that begins a text: behind each of its beginnings that is a word, the longest first. */
function ends(text: string, finder: WordFinder): number[] {
  const found: number[] = [];
  for (let end = Math.min(LONGEST, text.length - 1); end >= SHORTEST; end--) {
    if (finder.find(text.slice(0, end)) !== undefined) found.push(end);
  }
  return found;
}

function cutOne(text: string, finder: WordFinder): Cut[] {
  const cuts: Cut[] = [];
  for (const end of ends(text, finder)) {
    for (const cut of cutOneOfTwo(text.slice(0, end), text.slice(end), finder)) {
      if (cut.words[0] === text.slice(0, end)) cuts.push({ words: cut.words, cost: cut.cost + GAP });
    }
  }
  return wholeFirst(cuts, finder);
}

function cutOneOfTwo(first: string, second: string, finder: WordFinder): Cut[] {
  const cuts: Cut[] = [];
  for (const end of ends(first, finder)) {
    const words = [first.slice(0, end), first.slice(end), second] as const;
    if (finder.find(words[1]) !== undefined) cuts.push({ words, cost: GAP });
  }
  for (const end of ends(second, finder)) {
    cuts.push({ words: [first, second.slice(0, end), second.slice(end)], cost: GAP });
  }
  return wholeFirst(cuts, finder);
}

/** Those of which the third is a word first: it may also be only begun, or what a shorter second left over. */
function wholeFirst(cuts: readonly Cut[], finder: WordFinder): Cut[] {
  const isWhole = ({ words }: Cut): boolean => finder.find(words[2]) !== undefined;
  const whole = cuts.filter(isWhole);
  return whole.length > 0 ? whole : [...cuts];
}

/** Neighbours that are one word when they are put together, until three are left. */
function joined(words: readonly string[], finder: WordFinder): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const together = words[at]! + words[at + 1]!;
    if (finder.find(together) === undefined) continue;
    const fewer = [...words.slice(0, at), together, ...words.slice(at + 2)];
    const [first, second, third] = fewer as [string, string, string];
    if (fewer.length === 3) cuts.push({ words: [first, second, third], cost: GAP });
    else cuts.push(...joined(fewer, finder).map((cut) => ({ words: cut.words, cost: cut.cost + GAP })));
  }
  return cuts;
}

/** Three words of the list that follow each other among others. */
function amongMore(words: readonly string[], finder: WordFinder): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at + 2 < words.length; at++) {
    const three = [words[at]!, words[at + 1]!, words[at + 2]!] as const;
    if (three.every((word) => finder.find(word) !== undefined)) cuts.push({ words: three, cost: STRAY });
  }
  return cuts;
}
