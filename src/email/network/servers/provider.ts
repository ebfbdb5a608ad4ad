// One provider, whose servers are asked as one: when it was asked last, how often connections began, and whether it is
// left in peace for a while because it refuses, breaks off or only puts off.
import { waitFor, type Clock } from '../clock.js';
import type { Reason } from '../reasons.js';
import { MinuteLimit } from './minute-limit.js';
import type { MailboxAnswer } from './mailbox-answer.js';
import type { ProviderPolicy } from './provider-policy.js';

/** Connections in a minute. */
const CONNECTIONS = 30;
/** In succession: connections that failed, refusals by policy, answers that put off. */
const FAILURES = 3;
const REFUSALS = 3;
const PUT_OFF = 10;
/** Milliseconds that it is left in peace: while it refuses us, and while it has no answers. */
const REFUSED_MS = 3_600_000;
const FAILED_MS = 300_000;

/** Refusals of this machine or its sender: the next question would be answered the same. */
const OF_US: ReadonlySet<Reason> = new Set<Reason>(['probe-blocked', 'sender-rejected']);
const LATER: ReadonlySet<Reason> = new Set<Reason>(['greylisted', 'temporary-failure', 'rate-limited']);

export class Provider {
  readonly connections: MinuteLimit;
  private failures = 0;
  private refusals = 0;
  private putOff = 0;
  private rateLimits = 0;
  private askedAt = -Infinity;
  private rest: { readonly answer: MailboxAnswer; readonly until: number } | undefined;

  constructor(
    readonly policy: ProviderPolicy,
    private readonly clock: Clock,
  ) {
    this.connections = new MinuteLimit(clock, CONNECTIONS);
  }

  /** What is to be answered without asking; undefined where it may be asked. */
  get avoided(): MailboxAnswer | undefined {
    if (this.rest && this.rest.until <= this.clock.now()) this.rest = undefined;
    return this.rest?.answer;
  }

  /** Waits until the next recipient may be asked for. */
  async pause({ clock, halt }: { readonly clock: Clock; readonly halt: AbortSignal }): Promise<void> {
    await waitFor(clock, this.askedAt + this.policy.pauseMs - clock.now(), halt);
    this.askedAt = clock.now();
  }

  /** A recipient was answered. */
  answered(answer: MailboxAnswer): void {
    this.failures = 0;
    const { reason } = answer;
    if (OF_US.has(reason)) return this.leave(answer, REFUSED_MS);
    this.refusals = reason === 'policy-refusal' ? this.refusals + 1 : 0;
    this.putOff = LATER.has(reason) ? this.putOff + 1 : 0;
    this.rateLimits = reason === 'rate-limited' ? this.rateLimits + 1 : 0;
    const isEnough = this.refusals >= REFUSALS || this.putOff >= PUT_OFF || this.rateLimits >= FAILURES;
    if (isEnough) this.leave(answer, FAILED_MS);
  }

  /** It refused before a recipient was asked for. */
  refused(answer: MailboxAnswer): void {
    if (OF_US.has(answer.reason)) this.leave(answer, REFUSED_MS);
    else this.failed(answer);
  }

  /** A connection failed; `isSlow` one that took its whole time to fail, of which fewer are enough. */
  failed(answer: MailboxAnswer, isSlow = false): void {
    this.failures += isSlow ? 2 : 1;
    if (this.failures >= FAILURES) this.leave(answer, FAILED_MS);
  }

  private leave(answer: MailboxAnswer, ms: number): void {
    this.failures = 0;
    this.refusals = 0;
    this.putOff = 0;
    this.rateLimits = 0;
    this.rest = { answer, until: this.clock.now() + ms };
  }
}
