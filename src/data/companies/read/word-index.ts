// The words that occur in names, and those that are one slip away from what somebody wrote.
import { Pattern } from '../../../address/distance.js';
import { lowerBound } from '../../ascending.js';
import type { SetFile } from '../../file/read/set-file.js';
import { hashBytes } from '../../names/deletions.js';
import { PAIRS_PER_PAGE } from '../format.js';
import { remainders } from '../remainders.js';
import { PagedBytes } from './paged-bytes.js';
import { StoredTexts } from './stored-texts.js';

/** A word of names, how many letters it is from the one asked for, and how much it is used (a logarithm). */
export interface NearWord {
  readonly text: string;
  readonly distance: number;
  readonly uses: number;
}

const PAIR_BYTES = 8;
/** Letters of a word in which two slips are looked for: what is left of one without two letters grows by the square. */
const LONGEST_OF_TWO = 32;

export class WordIndex {
  private readonly file: SetFile;
  private readonly pairs: PagedBytes;
  private texts: StoredTexts | undefined;

  constructor(file: SetFile) {
    this.file = file;
    this.pairs = new PagedBytes(file, 'word.near');
  }

  /** How much a word is used; 0 for one that no name has. */
  uses(word: string): number {
    const bytes = Buffer.from(word, 'latin1');
    const at = this.words().find(bytes, bytes.length);
    return at < 0 ? 0 : (this.file.u8('word.uses')[at] ?? 0) + 1;
  }

  /**
   * Words within `distance` slips (1 or 2), without the word itself, nearest first, then those used most; at most
   * `limit`. Of words that are two slips away those are found that have a remainder in common with it: with one letter
   * left out of each, where the word is a long one.
   */
  near(word: string, distance: 1 | 2, limit: number): NearWord[] {
    const words = this.words();
    const uses = this.file.u8('word.uses');
    const bytes = Buffer.from(word, 'latin1');
    const pattern = new Pattern(word);
    const ids = new Set<number>();
    const look = (left: Uint8Array, length: number): void => {
      this.sharing(hashBytes(left, 0, length), ids);
    };
    remainders(bytes, 0, bytes.length, (left, length) => {
      look(left, length);
      if (distance < 2 || length === bytes.length || bytes.length > LONGEST_OF_TWO) return;
      const once = Buffer.from(left.subarray(0, length));
      const lefts: Buffer[] = [];
      remainders(once, 0, length, (twice, shorter) => {
        if (shorter < length) lefts.push(Buffer.from(twice.subarray(0, shorter)));
      });
      for (const twice of lefts) look(twice, twice.length);
    });
    const found: NearWord[] = [];
    for (const id of ids) {
      if (id >= words.size) throw this.file.damage('section word.near points beyond the words');
      const edits = pattern.distance(words.bytes, words.offsets[id]!, words.offsets[id + 1]!, distance);
      if (edits > 0 && edits <= distance) found.push({ text: words.text(id), distance: edits, uses: uses[id]! });
    }
    found.sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.text < b.text ? -1 : 1));
    return found.slice(0, limit);
  }

  /** Adds the words that have a remainder of that hash. */
  private sharing(hash: number, ids: Set<number>): void {
    const first = this.file.u32('word.near.first');
    const total = Math.floor(this.pairs.length / PAIR_BYTES);
    for (let page = Math.max(0, lowerBound(first, hash) - 1); page < first.length && first[page]! <= hash; page++) {
      const count = Math.min(PAIRS_PER_PAGE, total - page * PAIRS_PER_PAGE);
      const bytes = this.pairs.at(page * PAIRS_PER_PAGE * PAIR_BYTES, count * PAIR_BYTES);
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (bytes.readUInt32LE(middle * PAIR_BYTES) < hash) low = middle + 1;
        else high = middle;
      }
      for (; low < count && bytes.readUInt32LE(low * PAIR_BYTES) === hash; low++) {
        ids.add(bytes.readUInt32LE(low * PAIR_BYTES + 4));
      }
    }
  }

  private words(): StoredTexts {
    return (this.texts ??= new StoredTexts(this.file, 'word'));
  }
}
