// All mail servers that are asked: which line a mailbox stands in, and where it goes when its server is not there.
import type { Clock } from '../clock.js';
import type { HostProblem, MailRoutes } from '../dns/mail-route.js';
import type { ProbeSettings } from '../settings.js';
import type { Reason } from '../reasons.js';
import { socketLimits, type SocketLimits } from '../smtp/socket-limits.js';
import { CatchAlls } from './catch-alls.js';
import type { Surroundings } from './connect.js';
import type { Job } from './job.js';
import { unknown, type MailboxAnswer } from './mailbox-answer.js';
import { MinuteLimit } from './minute-limit.js';
import { PortCheck } from './port-check.js';
import { policyOf } from './provider-policy.js';
import { Provider } from './provider.js';
import { ServerLine } from './server-line.js';
import { Turns } from './turns.js';

/** Connections at a time, and beginnings of connections in a minute, over all public servers. */
const AT_A_TIME = 20;
const A_MINUTE = 600;
/** Servers of one domain that are asked, one after the other. */
const SERVERS = 3;
const KEPT_SERVERS = 20_000;

export class MailServers {
  private readonly around: Surroundings;
  private readonly lines = new Map<string, ServerLine>();
  private readonly providers = new Map<string, Provider>();

  constructor(
    private readonly routes: MailRoutes,
    clock: Clock,
    halt: AbortSignal,
    settings: ProbeSettings,
    limits: SocketLimits = socketLimits,
  ) {
    this.around = {
      clock,
      halt,
      settings,
      limits,
      turns: new Turns(clock, AT_A_TIME),
      catchAlls: new CatchAlls(clock),
      port: new PortCheck(clock, settings.port),
      connections: new MinuteLimit(clock, A_MINUTE),
    };
  }

  /** What a run has to say of all servers together. */
  get note(): string | undefined {
    return this.around.port.note;
  }

  /** Puts the job into the line of its server, or of the next one that may be asked; settles it where there is none. */
  place(job: Job): void {
    this.find(job).catch(job.fail);
  }

  private async find(job: Job): Promise<void> {
    for (; job.at < job.names.length && job.passedOn < SERVERS; job.at++) {
      const host = await this.routes.hostOf(job.names[job.at]!);
      if ('kind' in host) {
        job.earlier ??= answerOfProblem(host);
        continue;
      }
      const provider = this.providerOf(host.name);
      const answer = provider.policy.tells === 'nothing' ? unknown('provider-not-asked', true) : provider.avoided;
      if (answer === undefined) {
        this.lineOf(host.name, () => new ServerLine(host, provider, this.around, this.passOn)).add(job);
        return;
      }
      job.earlier = answer;
      job.passedOn++;
    }
    job.settle(job.earlier ?? unknown('server-unreachable'));
  }

  private readonly passOn = (job: Job, answer: MailboxAnswer): void => {
    job.earlier = answer;
    job.at++;
    job.passedOn++;
    this.place(job);
  };

  private providerOf(host: string): Provider {
    const policy = policyOf(host);
    const known = this.providers.get(policy.provider);
    if (known) return known;
    const provider = new Provider(policy, this.around.clock);
    this.providers.set(policy.provider, provider);
    if (this.providers.size > KEPT_SERVERS) this.providers.delete([...this.providers.keys()][0]!);
    return provider;
  }

  private lineOf(host: string, make: () => ServerLine): ServerLine {
    const known = this.lines.get(host);
    if (known) return known;
    const line = make();
    this.lines.set(host, line);
    if (this.lines.size > KEPT_SERVERS) {
      for (const [name, each] of this.lines) {
        if (each.isIdle && each !== line) {
          this.lines.delete(name);
          break;
        }
      }
    }
    return line;
  }
}

const REASONS: Readonly<Record<HostProblem['kind'], Reason>> = {
  unresolved: 'mx-unresolved',
  literal: 'mx-not-a-host',
  'local-name': 'mx-not-a-host',
  'not-global': 'mx-not-public',
  failed: 'dns-failure',
};

const answerOfProblem = ({ kind }: HostProblem): MailboxAnswer => unknown(REASONS[kind]);
