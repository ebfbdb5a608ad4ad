// The lists of mail domains that came with waypost, searched where they lie: nothing is made of them beforehand, so
// that a single address costs no more than reading the file.
import { EMBEDDED, embeddedFile } from '../../embedded.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';

/** What the lists say of domains. */
export class MailDomains {
  private readonly text: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly kinds: Uint8Array;

  private constructor(file: SetFile) {
    this.text = file.u8('domain.text');
    this.starts = file.u32('domain.offset', 1);
    this.kinds = file.u8('domain.kinds');
  }

  /** Opens a file that `writeMailDomains` wrote. Throws `data-broken` for one that is damaged. */
  static open(path: string, origin?: FileOrigin): MailDomains {
    const file = SetFile.open(path, origin);
    try {
      return new MailDomains(file);
    } finally {
      file.close();
    }
  }

  /** The lists that came with waypost. Throws `data-broken` where they are missing or damaged. */
  static embedded(): MailDomains {
    return MailDomains.open(embeddedFile('mail-domains.wpd'), EMBEDDED);
  }

  /** How many domains there are. */
  get size(): number {
    return this.kinds.length;
  }

  /** Bits of `MAIL_DOMAIN` for a domain in ASCII and lower case; 0 for one that is on no list. */
  kindsOf(domain: string): number {
    let low = 0;
    let high = this.kinds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.compare(middle, domain);
      if (order === 0) return this.kinds[middle]!;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return 0;
  }

  /** The bits of the domain and of each domain that it lies below; those of `a.b.example` with `b.example`'s. */
  kindsAt(domain: string): number {
    let kinds = this.kindsOf(domain);
    for (let dot = domain.indexOf('.'); dot !== -1; dot = domain.indexOf('.', dot + 1)) {
      kinds |= this.kindsOf(domain.slice(dot + 1));
    }
    return kinds;
  }

  /** Below 0 where the domain of a number stands before the given one, above 0 where behind it. */
  private compare(number: number, domain: string): number {
    const from = this.starts[number]!;
    const length = this.starts[number + 1]! - from;
    const shared = Math.min(length, domain.length);
    for (let i = 0; i < shared; i++) {
      const difference = this.text[from + i]! - domain.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - domain.length;
  }
}
