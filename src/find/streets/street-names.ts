// The names of streets that typed words may mean: name alone, name and type, name, type and suffix; the last word may
// be only begun, and a name may have slips.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { namesWithPrefix } from '../../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../../data/names/read/near-prefix.js';
import { beginsWith, encoded, spellings, type IdMask, type Words } from '../words.js';
import { listEnd } from '../../data/list-end.js';

/** Names [first, end) that words may mean, and what their entries have to be. */
export interface NamedEntries {
  readonly first: number;
  readonly end: number;
  /** The words that the name begins with, none where the range says it all; `whole`: and the name has no others. */
  readonly words: readonly Uint8Array[];
  readonly isWhole: boolean;
  readonly wordCount: number;
  readonly types: IdMask | undefined;
  readonly suffixes: IdMask | undefined;
}

/** Ranges of names with typos that are looked at. */
const MOST_RANGES = 48;
/** With two slips a name of fewer letters begins as it is typed, or it is another: MAIN is not GAVIN. */
const SHORTEST_TWICE_WRONG = 5;
/** Names of a first word that is only begun, when more words follow it: beyond, it has to be whole. */
const MOST_NAMES = 4_000;

export class StreetNames {
  constructor(
    private readonly set: AddressSet,
    private readonly words: Words,
  ) {}

  /** The ways to read a street: name alone, name and type, name, type and suffix. */
  of(street: readonly string[], edits: 0 | 1 | 2): NamedEntries[] {
    const { words } = this;
    const { length } = street;
    const found: NamedEntries[] = [];
    const last = street[length - 1]!;
    const before = street[length - 2];
    const add = (name: readonly string[], isWhole: boolean, types?: IdMask, suffixes?: IdMask): void => {
      if (types === null || suffixes === null || name.length === 0) return;
      for (const { first, end, words: begun, wordCount } of this.ranges(name, edits, isWhole)) {
        found.push({ first, end, words: begun, wordCount, isWhole, types, suffixes });
      }
    };
    add(street, false);
    if (length > 1) add(street.slice(0, -1), true, words.types(last));
    if (length > 1) add(street.slice(0, -1), true, undefined, words.suffixes(last));
    if (length > 2) add(street.slice(0, -2), true, words.types(before!), words.suffixes(last));
    return found;
  }

  private ranges(
    name: readonly string[],
    edits: 0 | 1 | 2,
    isWhole: boolean,
  ): Pick<NamedEntries, 'first' | 'end' | 'words' | 'wordCount'>[] {
    const names = this.set.streetNames;
    const typed = name.join(' ');
    const isLike = (id: number): boolean =>
      edits !== 2 || typed.length >= SHORTEST_TWICE_WRONG || names.bytes[names.offsets[id]!] === typed.charCodeAt(0);
    // A name with its type behind it is not begun but misspelt.
    if (edits !== 0 && isWhole) {
      return names
        .near(typed, edits)
        .filter(({ id, distance }) => distance > 0 && isLike(id))
        .map(({ id }) => ({ first: id, end: id + 1, words: [], wordCount: name.length }));
    }
    if (edits !== 0) {
      return namesNearPrefix(names, typed, edits, MOST_RANGES)
        .filter(({ first, distance }) => distance > 0 && isLike(first))
        .map(({ first, end }) => ({ first, end, words: [], wordCount: name.length }));
    }
    return spellings(name).flatMap((spelling) => {
      let { first, end } = namesWithPrefix(names, spelling[0]!);
      if (spelling.length > 1 && end - first > MOST_NAMES) {
        ({ first, end } = namesWithPrefix(names, `${spelling[0]!} `));
      }
      return first === end ? [] : [{ first, end, words: encoded(spelling), wordCount: name.length }];
    });
  }

  /** True if the name is one of the range that the words mean. */
  bears(name: number, { words, isWhole, wordCount }: NamedEntries): boolean {
    const names = this.set.streetNames;
    return words.length > 0
      ? (words.length === 1 && !isWhole) || beginsWith(names, name, words, isWhole)
      : !isWhole || countWords(names, name) === wordCount;
  }

  /** True if the entry has a type and suffix that are meant. */
  isTyped(entry: number, { types, suffixes }: NamedEntries): boolean {
    if (types === undefined && suffixes === undefined) return true;
    const { entryType, entrySuffix } = this.set;
    return (!types || types[entryType[entry]!] === 1) && (!suffixes || suffixes[entrySuffix[entry]!] === 1);
  }
}

function countWords({ bytes, offsets }: AddressSet['streetNames'], id: number): number {
  let count = 1;
  const end = listEnd(offsets, id + 1, bytes);
  for (let i = offsets[id]!; i < end; i++) if (bytes[i] === 0x20) count++;
  return count;
}
