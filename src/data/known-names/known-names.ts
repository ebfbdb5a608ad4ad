// Names of people and places, after whom most streets are called: the filter that came with waypost. It says of a word
// whether it is likely such a name, and how likely letters like its are in one; the names themselves are not in it.
import { EMBEDDED, embeddedFile } from '../embedded.js';
import type { FileOrigin } from '../file/format.js';
import { SetFile } from '../file/read/set-file.js';
import { letterBits } from './letter-bits.js';
import { nameBits } from './name-bits.js';

/** Bits that tell one name from all others that are known: there are some 2^18 of them. */
const KNOWN = 18;
/** The same for a name of a place, which are 2^15, and after which streets are called more often. */
const KNOWN_PLACE = 14;
/** Bits that it takes to say that a word is a name, and not a slip. */
const IS_NAME = 2;

export class KnownNames {
  private constructor(
    private readonly bits: Uint8Array,
    private readonly places: Uint8Array,
    private readonly letters: Uint8Array,
  ) {}

  /** Opens a file that `writeKnownNames` wrote. Throws `data-broken` for one that is damaged. */
  static open(path: string, origin?: FileOrigin): KnownNames {
    const file = SetFile.open(path, origin);
    try {
      return new KnownNames(file.u8('name.bits'), file.u8('place.bits'), file.u8('name.letters'));
    } finally {
      file.close();
    }
  }

  /** The names that came with waypost. Throws `data-broken` where they are missing or damaged. */
  static embedded(): KnownNames {
    return KnownNames.open(embeddedFile('known-names.wpd'), EMBEDDED);
  }

  /** True for a name, in capitals; also for one of 100,000 other words. */
  has(name: string): boolean {
    return isAmong(this.bits, name) || isAmong(this.places, name);
  }

  /** How much a word in capitals tells, taken for a name, in bits: the fewer, the likelier it is one. */
  surprisal(word: string): number {
    const bits = letterBits(this.letters, word);
    if (isAmong(this.places, word)) return IS_NAME + Math.min(KNOWN_PLACE, bits);
    return IS_NAME + (isAmong(this.bits, word) ? Math.min(KNOWN, bits) : bits);
  }
}

const isAmong = (filter: Uint8Array, name: string): boolean =>
  nameBits(name, filter.length * 8).every((bit) => (filter[bit >>> 3]! & (1 << (bit & 7))) !== 0);
