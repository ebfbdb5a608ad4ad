// Names of people, after whom most streets are called: the filter that came with waypost. It says of a word whether it
// is likely such a name; the names themselves are not in it.
import { EMBEDDED, embeddedFile } from '../embedded.js';
import type { FileOrigin } from '../file/format.js';
import { SetFile } from '../file/read/set-file.js';
import { nameBits } from './name-bits.js';

export class KnownNames {
  private constructor(private readonly bits: Uint8Array) {}

  /** Opens a file that `writeKnownNames` wrote. Throws `data-broken` for one that is damaged. */
  static open(path: string, origin?: FileOrigin): KnownNames {
    const file = SetFile.open(path, origin);
    try {
      return new KnownNames(file.u8('name.bits'));
    } finally {
      file.close();
    }
  }

  /** The names that came with waypost. Throws `data-broken` where they are missing or damaged. */
  static embedded(): KnownNames {
    return KnownNames.open(embeddedFile('known-names.wpd'), EMBEDDED);
  }

  /** True for a name, in capitals; also for one of a hundred other words. */
  has(name: string): boolean {
    return nameBits(name, this.bits.length * 8).every((bit) => (this.bits[bit >>> 3]! & (1 << (bit & 7))) !== 0);
  }
}
