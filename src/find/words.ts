// What a word, perhaps only begun, may be in one address set: types, suffixes, states; and whether the words of a name
// begin with the words that are typed.
import { EITHER_FORM } from '../address/vocabulary/short-words.js';
import { Remembered } from '../contract/remembered.js';
import { compareTexts, partitionPoint } from '../data/ascending.js';
import { stateForms } from '../address/vocabulary/place.js';
import { streetSuffixForms, streetTypeForms } from '../address/vocabulary/street.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { NameTable } from '../data/names/name-table.js';
import { listEnd } from '../data/list-end.js';

/** True at the ids that a word may mean; null where it means none. */
export type IdMask = Uint8Array | null;

const SPACE = 0x20;

/** The small dictionaries of a set, asked by the beginnings of words. */
export class Words {
  private readonly loadedTypes: Dictionary;
  private readonly loadedSuffixes: Dictionary;
  private readonly loadedStates: Dictionary;

  constructor(set: AddressSet) {
    this.loadedTypes = new Dictionary(set.types, streetTypeForms());
    this.loadedSuffixes = new Dictionary(set.suffixes, streetSuffixForms());
    this.loadedStates = new Dictionary(set.states, stateForms());
  }

  /** Street types of which some written form begins with the word. */
  types(word: string): IdMask {
    return this.loadedTypes.begunBy(word);
  }
  suffixes(word: string): IdMask {
    return this.loadedSuffixes.begunBy(word);
  }
  /** What several words name: NEW SOUTH. */
  states(words: readonly string[]): IdMask {
    return words.length > this.loadedStates.mostWords ? null : this.loadedStates.begunBy(words.join(' '));
  }
}

class Dictionary {
  /** Words of the form that has most of them. */
  readonly mostWords: number;
  /** Written forms in order, and the id that each stands for. */
  private readonly forms: readonly (readonly [string, number])[];
  private readonly kept = new Remembered<string, IdMask>(4096);

  constructor(
    private readonly words: readonly string[],
    forms: Iterable<readonly [string, string]>,
  ) {
    const ids = new Map(words.map((word, id) => [word, id]));
    const written = [...forms].flatMap(([form, full]) => {
      const id = ids.get(full);
      return id === undefined ? [] : [[form, id] as const];
    });
    this.forms = [...words.map((word, id) => [word, id] as const), ...written]
      .filter(([form]) => form !== '')
      .sort(([a], [b]) => compareTexts(a, b));
    this.mostWords = Math.max(0, ...this.forms.map(([form]) => form.split(' ').length));
  }

  begunBy(text: string): IdMask {
    return this.kept.of(text, this.look);
  }

  private readonly look = (text: string): IdMask => {
    const forms = this.forms;
    let mask: IdMask = null;
    let at = partitionPoint(0, forms.length, (form) => forms[form]![0] < text);
    for (; at < forms.length && forms[at]![0].startsWith(text); at++) {
      (mask ??= new Uint8Array(this.words.length))[forms[at]![1]] = 1;
    }
    return mask;
  };
}

/** Words as their bytes; ASCII, as names are folded. */
export const encoded = (words: readonly string[]): readonly Uint8Array[] =>
  words.map((word) => {
    const bytes = new Uint8Array(word.length);
    for (let i = 0; i < word.length; i++) bytes[i] = word.charCodeAt(i);
    return bytes;
  });

/** True if the first words of the name begin with these, one by one; with `whole`, and the name has no further word. */
export function beginsWith(
  { bytes, offsets }: Pick<NameTable, 'bytes' | 'offsets'>,
  id: number,
  words: readonly Uint8Array[],
  whole: boolean,
): boolean {
  let at = offsets[id]!;
  const end = listEnd(offsets, id + 1, bytes);
  for (let w = 0; w < words.length; w++) {
    const word = words[w]!;
    if (end - at < word.length) return false;
    for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
    at += word.length;
    while (at < end && bytes[at] !== SPACE) at++;
    if (at === end) return w === words.length - 1;
    at++;
  }
  return !whole;
}

/** Words of the name that has most of them. */
export function mostWordsOf({ bytes, offsets }: Pick<NameTable, 'bytes' | 'offsets'>): number {
  let most = 0;
  for (let id = 0; id + 1 < offsets.length; id++) {
    let words = 1;
    const end = listEnd(offsets, id + 1, bytes);
    for (let at = offsets[id]!; at < end; at++) if (bytes[at] === SPACE) words++;
    if (words > most) most = words;
  }
  return most;
}

/** The words as typed, and with their first word in its other form. */
export function spellings(words: readonly string[]): (readonly string[])[] {
  const other = EITHER_FORM.get(words[0] ?? '');
  return other === undefined ? [words] : [words, [other, ...words.slice(1)]];
}
