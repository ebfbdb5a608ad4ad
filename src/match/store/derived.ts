// What follows from the texts of a store, worked out once for each text and not for each pair: how names sound, which
// given names are forms of one another, the words of names of organisations and what each of them is worth.
import { formalNames } from '../given-names.js';
import { nameWords } from '../names/organisation.js';
import { characterMask } from '../names/similarity.js';
import { soundOf } from '../names/sound.js';
import { sharedFloats, sharedInts } from './shared.js';
import type { Store } from './store.js';
import { Interner, textCount, textOf, type TextTable } from './text-table.js';

/** Lists of numbers, one for each text of a table: list `i` stands in [starts[i], starts[i + 1]) of `items`. */
export interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

export interface Derived {
  readonly nameSounds: Int32Array;
  readonly wordSounds: Int32Array;
  /** Characters of the texts of each table, as `characterMask` has them. */
  readonly nameMasks: Int32Array;
  readonly wordMasks: Int32Array;
  /** Numbers of the formal names that each name may stand for, ascending. */
  readonly forms: Lists;
  /** The words of each whole name as numbers of `wholeWords`, the rarest first. */
  readonly words: Lists;
  readonly wholeWords: TextTable;
  /** What a word tells, in nats: the rarer the more. */
  readonly wordWeights: Float32Array;
  /** In how many names each word stands. */
  readonly wordCounts: Int32Array;
  /** Of each text of the table `word` those of its words that names have, as numbers of `wholeWords`. */
  readonly placeWords: Lists;
}

/** Makes of the store's texts what is compared of them, once for each text. */
export function derive(store: Store): Derived {
  const { name, word, whole } = store.tables;
  return {
    nameSounds: ofTexts(name, soundOf),
    wordSounds: ofTexts(word, soundOf),
    nameMasks: ofTexts(name, characterMask),
    wordMasks: ofTexts(word, characterMask),
    forms: lists(textCount(name), (id) => formalNames(textOf(name, id))),
    ...wordsOf(whole, word),
  };
}

function ofTexts(table: TextTable, of: (bytes: Uint8Array, start: number, end: number) => number): Int32Array {
  const result = sharedInts(textCount(table));
  for (let id = 1; id < result.length; id++) result[id] = of(table.bytes, table.ends[id - 1]!, table.ends[id]!);
  return result;
}

function lists(count: number, of: (id: number) => readonly number[]): Lists {
  const starts = sharedInts(count + 1);
  const all: number[] = [];
  for (let id = 1; id < count; id++) {
    starts[id] = all.length;
    for (const item of of(id)) all.push(item);
  }
  starts[count] = all.length;
  const items = sharedInts(all.length);
  items.set(all);
  return { starts, items };
}

type WordsOfNames = Pick<Derived, 'words' | 'wholeWords' | 'wordWeights' | 'wordCounts' | 'placeWords'>;

function wordsOf(whole: TextTable, places: TextTable): WordsOfNames {
  const interner = new Interner();
  const encoder = new TextEncoder();
  const counts: number[] = [0];
  const numberOf = (word: string): number => {
    const bytes = encoder.encode(word);
    return interner.add(bytes, 0, bytes.length);
  };
  const unsorted = lists(textCount(whole), (id) =>
    nameWords(textOf(whole, id)).map((word) => {
      const number = numberOf(word);
      counts[number] = (counts[number] ?? 0) + 1;
      return number;
    }),
  );
  for (let id = 1; id + 1 < unsorted.starts.length; id++) {
    unsorted.items
      .subarray(unsorted.starts[id], unsorted.starts[id + 1])
      .sort((a, b) => counts[a]! - counts[b]! || a - b);
  }
  const wordWeights = sharedFloats(counts.length);
  const wordCounts = sharedInts(counts.length);
  wordCounts.set(counts);
  const names = textCount(whole);
  for (const [word, count] of counts.entries()) if (word > 0) wordWeights[word] = Math.log(1 + names / count);
  const known = counts.length;
  const placeWords =
    known === 1
      ? lists(1, () => [])
      : lists(textCount(places), (id) =>
          textOf(places, id)
            .split(' ')
            .map(numberOf)
            .filter((number) => number > 0 && number < known),
        );
  return { words: unsorted, wholeWords: interner.table(), wordWeights, wordCounts, placeWords };
}
