// What name servers and mail servers say of addresses. One of these stands behind all calls of an engine: each domain,
// each server and each mailbox is asked for once, whoever wants to know.
import { setMaxListeners } from 'node:events';
import { WaypostError } from '../../contract/errors.js';
import type { NetworkFindings } from '../findings.js';
import { systemClock, type Clock } from './clock.js';
import { MailRoutes, type HostProblem, type MailRoute } from './dns/mail-route.js';
import { NameServer, openResolver, type DnsQuestions } from './dns/name-server.js';
import { Kept } from './kept.js';
import { findings, findingsOfFailure } from './reasons.js';
import type { Job } from './servers/job.js';
import type { MailboxAnswer } from './servers/mailbox-answer.js';
import { MailServers } from './servers/mail-servers.js';
import { probeSettings, type MailSettings } from './settings.js';
import { isSendable } from './smtp/command.js';
import type { SocketLimits } from './smtp/socket-limits.js';

/** An address: its local part as it is written in a command, its domain in letters that DNS takes (A-labels). */
export interface MailAddress {
  readonly local: string;
  readonly domain: string;
}

/** What a test puts in the place of the world. */
export interface Stage {
  readonly clock?: Clock;
  readonly dns?: DnsQuestions;
  readonly limits?: SocketLimits;
  /** Name of this machine. */
  readonly ownName?: () => string;
}

/** An address that is being asked for. */
interface Asking {
  /** Calls that wait for it. */
  waiting: number;
  job: Job | undefined;
}

const NO_NAME_SERVER =
  'no name server answered for a while, or at all; domains asked for then are unknown (--resolver names another)';

type Through = Extract<MailRoute, { kind: 'servers' }>;

const interrupted = (): WaypostError => new WaypostError('interrupted', 'stopped before the mail servers answered');

const KEPT_ADDRESSES = 200_000;
/** How long it holds what was found out, and what could not be. */
const FOUND_MS = 3_600_000;
const NOT_FOUND_MS = 300_000;

export class MailNetwork {
  private readonly halt = new AbortController();
  private readonly dns: NameServer;
  private readonly routes: MailRoutes;
  private readonly servers: MailServers | undefined;
  private readonly answers: Kept<NetworkFindings>;
  private readonly asking = new Map<string, Asking>();
  private readonly clock: Clock;
  /** What ends the waits of calls. */
  private readonly waits = new Set<(error: unknown) => void>();

  /** Throws `usage` for settings that cannot be. Nobody is asked before `verify`. */
  constructor(settings: MailSettings, stage: Stage = {}) {
    const probe = probeSettings(settings, stage.ownName);
    this.clock = stage.clock ?? systemClock;
    this.dns = new NameServer(stage.dns ?? openResolver(settings.resolvers ?? []), this.clock);
    this.routes = new MailRoutes(this.dns, settings.allowPrivateMx === true);
    this.servers = probe && new MailServers(this.routes, this.clock, this.halt.signal, probe, stage.limits);
    this.answers = new Kept(KEPT_ADDRESSES, this.clock, lifetimeOf);
    // A listener for each connection.
    setMaxListeners(0, this.halt.signal);
  }

  /**
   * What the network says of the address; what it did not say is unknown. `deadlineMs` bounds the wait for this
   * address, its place in lines included: what was not found out by then is unknown, and not asked for any more. Throws
   * `interrupted` once `close` was called.
   */
  async verify(address: MailAddress, deadlineMs?: number): Promise<NetworkFindings> {
    if (this.halt.signal.aborted) throw interrupted();
    if (!isSendable(address.local, address.domain)) {
      return findings('unknown', 'unknown', 'unknown', 'not-sendable');
    }
    // Domains have no case; local parts may.
    const key = `${address.local}@${address.domain.toLowerCase()}`;
    const found = this.answers.get(key, () => this.begin(key, address));
    const asking = this.asking.get(key);
    if (!asking) return found;
    asking.waiting++;
    if (asking.job) asking.job.isGivenUp = false;
    try {
      return await this.inTime(found, deadlineMs);
    } finally {
      asking.waiting--;
      if (asking.waiting === 0 && asking.job) asking.job.isGivenUp = true;
    }
  }

  /** Remarks on the run as a whole, such as that no mail server can be reached from here; none where all is well. */
  notes(): string[] {
    const { servers, dns } = this;
    const dead = dns.outage.wasSeen ? [NO_NAME_SERVER] : [];
    const strange = dns.isStranger
      ? [
          'the name servers of this machine do not know the names of the internet, not even .com: what they deny is ' +
            'unknown (--resolver names others)',
        ]
      : [];
    return [...dead, ...strange, ...(servers?.note === undefined ? [] : [servers.note])];
  }

  /** Ends everything under way, at once: whoever waits gets `interrupted`. */
  close(): void {
    this.halt.abort();
    this.dns.close();
    for (const end of this.waits) end(interrupted());
    this.waits.clear();
  }

  private begin(key: string, address: MailAddress): Promise<NetworkFindings> {
    const asking: Asking = { waiting: 0, job: undefined };
    this.asking.set(key, asking);
    return this.findOut(address, asking).finally(() => {
      this.asking.delete(key);
    });
  }

  private inTime(found: Promise<NetworkFindings>, deadlineMs: number | undefined): Promise<NetworkFindings> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        cancel?.();
        this.waits.delete(end);
      };
      const end = (error: unknown): void => {
        done();
        reject(error as Error);
      };
      const give = (answer: NetworkFindings): void => {
        done();
        resolve(answer);
      };
      const late = (): void => {
        give(findings('unknown', 'unknown', 'unknown', 'timeout'));
      };
      const cancel = deadlineMs === undefined ? undefined : this.clock.after(deadlineMs, late);
      this.waits.add(end);
      found.then(give, end);
    });
  }

  private async findOut({ local, domain: written }: MailAddress, asking: Asking): Promise<NetworkFindings> {
    const domain = written.toLowerCase();
    const route = await this.routes.routeOf(domain);
    if (route.kind === 'absent') return findings('absent', 'absent', 'not-asked', 'domain-absent');
    if (route.kind === 'refuses-mail') return findings('refuses-mail', 'absent', 'not-asked', 'domain-refuses-mail');
    if (route.kind === 'no-server') return findings('exists', 'absent', 'not-asked', 'domain-without-mail-server');
    if (route.kind === 'failed') return findingsOfFailure(route.failure);
    const problem = await this.problemOf(route);
    if (problem) return findingsOfProblem(problem);
    if (!this.servers) {
      return route.isImplied
        ? findings('exists', 'unknown', 'not-asked', 'mail-server-implied')
        : findings('exists', 'exists', 'not-asked', 'mail-server-found');
    }
    const answer = await this.ask({ local, domain }, route, this.servers, asking);
    const hasServer = answer.isFromServer || !route.isImplied;
    return findings('exists', hasServer ? 'exists' : 'unknown', answer.mailbox, answer.reason, answer.said);
  }

  private ask(recipient: MailAddress, route: Through, servers: MailServers, asking: Asking): Promise<MailboxAnswer> {
    return new Promise((settle, fail) => {
      const isGivenUp = asking.waiting === 0;
      const job: Job = {
        recipient,
        names: route.names,
        at: 0,
        broken: 0,
        passedOn: 0,
        isGivenUp,
        earlier: undefined,
        settle,
        fail,
      };
      asking.job = job;
      servers.place(job);
    });
  }

  /** Why none of the servers can be connected to, the first problem that leaves it open before the others. */
  private async problemOf(route: Through): Promise<HostProblem | undefined> {
    const problems: HostProblem[] = [];
    for (const name of route.names) {
      const host = await this.routes.hostOf(name);
      if (!('kind' in host)) return undefined;
      problems.push(host);
    }
    const isOpen = ({ kind }: HostProblem): boolean => kind === 'failed' || kind === 'not-global' || kind === 'literal';
    return problems.find(isOpen) ?? problems[0];
  }
}

/** What is not known for good is asked for again soon; what nobody waited for, at once. */
function lifetimeOf({ domain, mailbox, reason }: NetworkFindings): number {
  if (reason === 'timeout') return 0;
  return domain === 'unknown' || mailbox === 'unknown' ? NOT_FOUND_MS : FOUND_MS;
}

function findingsOfProblem(problem: HostProblem): NetworkFindings {
  switch (problem.kind) {
    case 'failed':
      return { ...findingsOfFailure(problem.failure), domain: 'exists' };
    case 'not-global':
      return findings('exists', 'unknown', 'unknown', 'mx-not-public');
    case 'literal':
      return findings('exists', 'unknown', 'unknown', 'mx-not-a-host');
    case 'local-name':
      return findings('exists', 'absent', 'not-asked', 'mx-not-a-host');
    case 'unresolved':
      return findings('exists', 'absent', 'not-asked', 'mx-unresolved');
  }
}
