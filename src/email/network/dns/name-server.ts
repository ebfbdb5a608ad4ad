// Questions to name servers, and what their silence or refusal means. Each is asked once: answers are kept, and who
// asks the same meanwhile joins.
import { Resolver } from 'node:dns/promises';
import pLimit from 'p-limit';
import { WaypostError } from '../../../contract/errors.js';
import type { Clock } from '../clock.js';
import { Kept } from '../kept.js';
import { resolverAddresses } from '../settings.js';
import { Outage } from '../outage.js';

/** Why there is no answer: nobody answered in time, or somebody answered that there is none to be had. */
export type DnsFailure =
  | 'timeout'
  | 'server-failure'
  | 'refused'
  | 'unreachable'
  | 'bad-answer'
  /** It was said that there is none, by one who does not know the names of the internet. */
  | 'not-of-internet';

/** `none`: the name exists without such a record. `absent`: the name does not exist. */
export type DnsAnswer<T> =
  | { readonly kind: 'found'; readonly records: readonly T[] }
  | { readonly kind: 'none' | 'absent' }
  | { readonly kind: 'failed'; readonly failure: DnsFailure };

export interface MailExchange {
  readonly exchange: string;
  readonly priority: number;
}

/** The questions, as node:dns has them; a test gives its own. */
export interface DnsQuestions {
  resolveMx(name: string): Promise<MailExchange[]>;
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  /** Name servers of a zone; absent where whoever chose the name servers knows what these know. */
  resolveNs?(zone: string): Promise<string[]>;
  cancel(): void;
}

/** Milliseconds for the first try of a question; c-ares doubles them with each. */
const TIMEOUT_MS = 3000;
const TRIES = 2;
const UNDER_WAY = 64;
/** A zone that everybody knows who knows the names of the internet. */
const KNOWN_ZONE = 'com';
const KEPT_NAMES = 100_000;
/** How long an answer holds, and how long it holds that there was none. */
const ANSWER_MS = 3_600_000;
const FAILURE_MS = 60_000;
/** Questions in succession that nobody answered, after which few are asked for a while. */
const DEAD_AFTER = 12;
const RETRY_MS = 5000;

const FAILURES: Readonly<Record<string, DnsFailure>> = {
  ETIMEOUT: 'timeout',
  ESERVFAIL: 'server-failure',
  EREFUSED: 'refused',
  ECONNREFUSED: 'unreachable',
  EBADRESP: 'bad-answer',
  EFORMERR: 'bad-answer',
  ENOTIMP: 'bad-answer',
};

/** Asks the given name servers (`ADDRESS:PORT`), or those of the machine. Throws `usage` for one that is no address. */
export function openResolver(servers: readonly string[]): DnsQuestions {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const questions: DnsQuestions = {
    resolveMx: (name) => resolver.resolveMx(name),
    resolve4: (name) => resolver.resolve4(name),
    resolve6: (name) => resolver.resolve6(name),
    cancel() {
      resolver.cancel();
    },
  };
  if (servers.length === 0) return { ...questions, resolveNs: (zone) => resolver.resolveNs(zone) };
  resolver.setServers(resolverAddresses(servers));
  return questions;
}

export class NameServer {
  /** True while no name server answers at all. */
  readonly outage: Outage;
  private readonly exchanges: Kept<DnsAnswer<MailExchange>>;
  private readonly addresses: Kept<DnsAnswer<string>>;
  private readonly turns = pLimit(UNDER_WAY);
  private readonly known: Kept<boolean>;
  private isClosed = false;
  private wasStranger = false;

  constructor(
    private readonly questions: DnsQuestions,
    clock: Clock,
  ) {
    const lifetime = ({ kind }: { readonly kind: string }): number => (kind === 'failed' ? FAILURE_MS : ANSWER_MS);
    this.exchanges = new Kept<DnsAnswer<MailExchange>>(KEPT_NAMES, clock, lifetime);
    this.addresses = new Kept<DnsAnswer<string>>(KEPT_NAMES, clock, lifetime);
    this.known = new Kept<boolean>(1, clock, (isKnown) => (isKnown ? ANSWER_MS : FAILURE_MS));
    this.outage = new Outage(clock, { after: DEAD_AFTER, retryMs: RETRY_MS });
  }

  /** True if the name servers have denied names without knowing those of the internet: what they deny may be there. */
  get isStranger(): boolean {
    return this.wasStranger;
  }

  mailExchanges(domain: string): Promise<DnsAnswer<MailExchange>> {
    return this.exchanges.get(domain, () => this.ask(() => this.questions.resolveMx(domain)));
  }

  /** IPv4 addresses (A) or IPv6 addresses (AAAA) of a host. */
  addressesOf(host: string, family: 4 | 6): Promise<DnsAnswer<string>> {
    const { questions } = this;
    return this.addresses.get(`${family} ${host}`, () =>
      this.ask(() => (family === 4 ? questions.resolve4(host) : questions.resolve6(host))),
    );
  }

  /** Ends every question that is under way. */
  close(): void {
    this.isClosed = true;
    this.questions.cancel();
  }

  private ask<T>(question: () => Promise<T[]>): Promise<DnsAnswer<T>> {
    return this.turns(async () => {
      if (this.isClosed) throw new WaypostError('interrupted', 'stopped before the name servers answered');
      if (!this.outage.mayTry()) return { kind: 'failed', failure: 'unreachable' };
      const answer = await this.answerTo(question);
      const isDead = answer.kind === 'failed' && (answer.failure === 'timeout' || answer.failure === 'unreachable');
      if (isDead) this.outage.failed();
      else this.outage.succeeded();
      if (answer.kind !== 'none' && answer.kind !== 'absent') return answer;
      return (await this.knowsInternet()) ? answer : { kind: 'failed', failure: 'not-of-internet' };
    });
  }

  /**
   * Whether a name that is denied can be believed not to be there. A machine without a way to the internet often has a
   * name server all the same, which denies every name.
   */
  private async knowsInternet(): Promise<boolean> {
    const { questions } = this;
    if (!questions.resolveNs) return true;
    const isKnown = await this.known.get(KNOWN_ZONE, async () => {
      const answer = await this.answerTo(() => questions.resolveNs!(KNOWN_ZONE));
      return answer.kind === 'found';
    });
    if (!isKnown) this.wasStranger = true;
    return isKnown;
  }

  private async answerTo<T>(question: () => Promise<T[]>): Promise<DnsAnswer<T>> {
    try {
      const records = await question();
      return records.length === 0 ? { kind: 'none' } : { kind: 'found', records };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (code === 'ENODATA') return { kind: 'none' };
      // A name that cannot be written into a question cannot be in the DNS either.
      if (code === 'ENOTFOUND' || code === 'EBADNAME') return { kind: 'absent' };
      if (code === 'ECANCELLED' || code === 'EDESTRUCTION') {
        throw new WaypostError('interrupted', 'stopped before the name servers answered', { cause: error });
      }
      return { kind: 'failed', failure: FAILURES[code] ?? 'bad-answer' };
    }
  }
}
