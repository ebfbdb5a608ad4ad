// What a cleanse works on: the reference set of each country, the embedded gazetteer, and small look-up tables made
// once per thread from them.
import type { AbroadLines } from '../address/abroad.js';
import type { LocalityIndex } from '../address/parse/reading.js';
import { buriedNumbers, type BuriedNumber } from './street/buried-numbers.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { Surprisal } from './verdict/own-name.js';

/** One address set with its words turned into numbers. */
export interface IndexedSet {
  readonly set: AddressSet;
  readonly typeId: ReadonlyMap<string, number>;
  readonly suffixId: ReadonlyMap<string, number>;
  readonly buried: ReadonlyMap<number, readonly BuriedNumber[]>;
  /** How far the ranges of each street reach, kept once that is known; -1 before. */
  readonly longestRanges: Int32Array;
}

/** What answers for one country; `addresses` is null when no address set of it is installed. */
export interface CleanseContext {
  readonly addresses: IndexedSet | null;
  readonly gazetteer: IndexedSet;
  /** An imported table of postcodes, asked for places that the gazetteer does not have. */
  readonly imported?: IndexedSet;
  /** The country that is asked for (ISO 3166-1 alpha-2); '' leaves it to the data. */
  readonly country: string;
  /** The source of truth that was asked for by name, else ''. */
  readonly source: string;
}

/** Everything that a cleanse of any line needs. */
export interface CleanseData {
  readonly localities: LocalityIndex;
  /** Country of lines that name none (ISO 3166-1 alpha-2); '' leaves it to the data. */
  readonly country: string;
  /** Tells lines of other countries; absent where the country is settled. */
  readonly abroad?: AbroadLines | undefined;
  /** How likely a word is a name, after which streets are called; absent where nothing knows. */
  readonly surprisal?: Surprisal | undefined;
  /** What answers for a country; its data is opened at the first question. */
  of(country: string): CleanseContext;
}

const ids = (words: readonly string[]): Map<string, number> => new Map(words.map((word, i) => [word, i]));

/** Indexes the small dictionaries of a set. */
export const indexSet = (set: AddressSet): IndexedSet => ({
  set,
  typeId: ids(set.types),
  suffixId: ids(set.suffixes),
  buried: buriedNumbers(set),
  longestRanges: new Int32Array(set.streetCount).fill(-1),
});

/** True if the set may answer for the country; '' is any. */
export const inCountry = ({ set }: IndexedSet, country: string): boolean => country === '' || set.country === country;
