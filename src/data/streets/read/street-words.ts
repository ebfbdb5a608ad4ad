// Streets of a country by the words of their names.
import { lowerBound } from '../../ascending.js';
import { writtenEarlier } from '../../file/format.js';
import type { SetFile } from '../../file/read/set-file.js';
import type { IdRange } from '../../id-range.js';
import { listEnd } from '../../list-end.js';
import { namesWithPrefix } from '../../names/read/name-prefix.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { metresBetween, type Point } from '../../points/metres.js';

/** Words with the streets of each. */
export class WordStreets {
  private readonly words: StoredNames;
  private readonly start: Uint32Array;
  private readonly street: Uint32Array;

  constructor(file: SetFile, name: string) {
    this.words = new StoredNames(file, name);
    this.start = file.u32(`${name}.street.start`);
    this.street = file.u32(`${name}.street`);
  }

  /** Number of the word itself, -1 for none. */
  find(word: string): number {
    return this.words.find(word);
  }

  /** Words that begin so. */
  begun(word: string): IdRange {
    return namesWithPrefix(this.words, word);
  }

  /** Words one edit away. */
  similar(word: string): number[] {
    return this.words.near(word, 1).map(({ id }) => id);
  }

  text(id: number): string {
    return this.words.text(id);
  }

  /** Streets of a word among [first, end), in order. */
  streetsOf(id: number, [first, end]: readonly [number, number]): Uint32Array {
    const from = this.start[id]!;
    const to = listEnd(this.start, id + 1, this.street);
    return this.street.subarray(lowerBound(this.street, first, from, to), lowerBound(this.street, end, from, to));
  }
}

export class StreetWords {
  /** Words of the names. */
  readonly own: WordStreets;
  /** Whole names in one word; none of them is found with a slip. */
  readonly whole: WordStreets;
  private readonly latitude: Int32Array;
  private readonly longitude: Int32Array;

  /** Throws WaypostError for a file of an earlier version, which has no such index. */
  constructor(file: SetFile) {
    if (!file.has('streetWord.street')) throw writtenEarlier(file.path, 'index streets by the words of their names');
    this.own = new WordStreets(file, 'streetWord');
    this.whole = new WordStreets(file, 'streetWhole');
    this.latitude = file.i32('street.latitude');
    this.longitude = file.i32('street.longitude');
  }

  /** Metres from the middle of a street to a point (degrees * 1e7). */
  metresFrom(street: number, point: Point): number {
    return metresBetween([this.latitude[street]!, this.longitude[street]!], point);
  }
}
