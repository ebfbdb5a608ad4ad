// All that can be said of an address without asking anybody: its form, and what is known of its domain and its name.
import { Remembered } from '../contract/remembered.js';
import { MailDomains } from '../data/mail-domains/read/mail-domains.js';
import { cleanCell } from './cell/clean.js';
import type { BlockList } from './lists/block-list.js';
import { factsOfDomain, type DomainFacts } from './lists/domain-facts.js';
import { isRole } from './lists/roles.js';
import { refusalOf } from './policy/policy.js';
import type { Refusal } from './policy/refusal.js';
import { isAscii } from './syntax/idna.js';
import { parseEmail, type ParsedEmail } from './syntax/parse.js';
import { sentenceOf } from './syntax/reasons.js';

/** An address, looked at. */
export interface CheckedEmail {
  /** As it was given. */
  readonly given: string;
  readonly parsed: ParsedEmail;
  /** Why its form is not accepted; undefined where it is. */
  readonly refusal: { readonly reason: string; readonly says: string } | undefined;
  /** What is known of its domain; undefined where the form is not accepted. */
  readonly facts: DomainFacts | undefined;
  readonly isRole: boolean;
  readonly isBlocked: boolean;
  /** What was taken away or read otherwise before it was looked at, in words. */
  readonly cleaned: readonly string[];
  /** The address that was probably meant, by its form: it was written otherwise, or can be mended; '' where not. */
  readonly mended: string;
  /** The address with the domain that was probably meant; '' where the domain may well be meant as it is. */
  readonly suggestion: string;
}

/** A cell that has an address and nothing else. */
const ALONE = { text: '', cleaned: [], mended: '', refusal: undefined } as const;

const NO_ADDRESS: Refusal = { reason: 'no-domain', says: sentenceOf('no-domain') };

const isAlone = ({ reason }: ParsedEmail, given: string): boolean =>
  reason === 'ok' && !given.startsWith("'") && isAscii(given);

/** Looks at addresses; remembers what it found out about their domains. */
export class EmailChecker {
  private readonly domains = new Remembered<string, DomainFacts>();
  private readonly blockList: BlockList | undefined;
  private readonly lists: MailDomains;

  /** Throws `data-broken` where the lists of domains that came with waypost cannot be read. */
  constructor(blockList?: BlockList, lists = MailDomains.embedded()) {
    this.blockList = blockList;
    this.lists = lists;
  }

  /** Looks at the text of a cell. Never throws. */
  check(given: string): CheckedEmail {
    const written = parseEmail(given);
    const cell = isAlone(written, given) ? ALONE : cleanCell(given);
    const parsed = cell.text === given || cell === ALONE ? written : parseEmail(cell.text);
    const refusal = cell.refusal ?? this.refusal(cell === ALONE ? given : cell.text, parsed);
    const facts = refusal === undefined && !parsed.isLiteral ? this.facts(parsed.asciiDomain) : undefined;
    const suggested = facts?.suggestion ?? '';
    return {
      given,
      parsed,
      refusal,
      facts,
      isRole: facts !== undefined && isRole(parsed.local),
      isBlocked: facts !== undefined && this.blockList?.has(parsed.local, parsed.asciiDomain) === true,
      cleaned: cell.cleaned,
      mended: cell.mended,
      suggestion: suggested === '' ? '' : `${parsed.local}@${suggested}`,
    };
  }

  private refusal(text: string, parsed: ParsedEmail): Refusal | undefined {
    const refusal = refusalOf(parsed, undefined, this.refusalOfDomain);
    // A text without an @ is no address with an error in it.
    return refusal === undefined || text.includes('@') ? refusal : NO_ADDRESS;
  }

  private readonly refusalOfDomain = (domain: string): Refusal | undefined => this.facts(domain).refusal;

  private facts(given: string): DomainFacts {
    return this.domains.of(given, (domain) => factsOfDomain(domain, this.lists));
  }
}
