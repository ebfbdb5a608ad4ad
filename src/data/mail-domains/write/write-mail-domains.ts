// Writes the lists of mail domains as one file: all domains one behind the other in the order of their bytes, where
// each starts, and what is said of each. `MailDomains` reads it.
import { SetWriter } from '../../file/write/set-writer.js';

/** Writes the file. `kinds`: bits of `MAIL_DOMAIN` by domain, in ASCII and lower case. */
export function writeMailDomains(out: string, kinds: ReadonlyMap<string, number>): void {
  const domains = [...kinds.keys()].sort();
  const starts = new Uint32Array(domains.length + 1);
  for (const [i, domain] of domains.entries()) starts[i + 1] = starts[i]! + domain.length;
  const writer = new SetWriter(out);
  writer.section('domain.text', 'u8', Buffer.from(domains.join(''), 'latin1'));
  writer.section('domain.offset', 'u32', starts);
  writer.section(
    'domain.kinds',
    'u8',
    Uint8Array.from(domains, (domain) => kinds.get(domain)!),
  );
  writer.finish({
    source: 'MAIL_DOMAINS',
    country: '',
    release: 'disposable-email-domains-js, mailchecker, email-providers',
    datum: '',
    states: [],
    counts: { addresses: 0, streets: 0, localities: 0 },
    builtBy: '',
  });
}
