// The operator's own list of addresses and domains that are not wanted.
//
//   # a comment, on a line of its own or behind an entry
//   jane@example.com      an address
//   example.net           a domain, and no other
//   *.example.org         all domains below one; the domain itself is an entry of its own
import { WaypostError } from '../../contract/errors.js';
import { parseEmail } from '../syntax/parse.js';
import { asciiDomain } from '../syntax/idna.js';

/**
 * A list that was read. Case makes no difference, and neither does the way in which a domain of other letters is
 * written.
 */
export class BlockList {
  private readonly addresses = new Set<string>();
  private readonly domains = new Set<string>();
  private readonly above = new Set<string>();

  /** Reads the text of a list. Throws `configuration` for an entry that is neither address nor domain. */
  constructor(text: string, name = 'the block list') {
    const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/);
    for (const [i, line] of lines.entries()) {
      const entry = line.replace(/(?:^|\s)#.*$/, '').trim();
      if (entry !== '' && !this.add(entry)) {
        throw new WaypostError(
          'configuration',
          `${name}, line ${i + 1}: '${entry}' is no address, domain or *.domain; put one on each line, and # before ` +
            'a comment',
        );
      }
    }
  }

  private add(entry: string): boolean {
    if (entry.includes('@')) {
      const { category, local, asciiDomain: domain } = parseEmail(entry);
      if (category !== 'ok') return false;
      this.addresses.add(`${local.toLowerCase()}@${domain}`);
      return true;
    }
    const isBelow = entry.startsWith('*.');
    const domain = asciiDomain(isBelow ? entry.slice(2) : entry);
    if (!DOMAIN.test(domain)) return false;
    (isBelow ? this.above : this.domains).add(domain);
    return true;
  }

  /** True if the address is on the list. `domain`: in ASCII and lower case. */
  has(local: string, domain: string): boolean {
    if (this.domains.has(domain) || this.addresses.has(`${local.toLowerCase()}@${domain}`)) return true;
    if (this.above.size === 0) return false;
    for (let dot = domain.indexOf('.'); dot !== -1; dot = domain.indexOf('.', dot + 1)) {
      if (this.above.has(domain.slice(dot + 1))) return true;
    }
    return false;
  }
}

/** A domain in ASCII: labels of letters, digits, hyphens and underscores between dots. */
const DOMAIN = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
