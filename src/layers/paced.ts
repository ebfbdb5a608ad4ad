// How many calls are under way at a time and how close together they begin: `--concurrency` and `--rate`, the wait that
// a service asks for, and fewer calls at a time while it says that they are too many. It stands below the layer that
// repeats calls, so that every try waits for its turn.
import pLimit, { type LimitFunction } from 'p-limit';
import { WaypostError } from '../contract/errors.js';
import type { Engine } from '../contract/operation.js';
import { around } from './around.js';
import { pause, type Clock } from './clock.js';
import { RetryableFailure } from './retryable-failure.js';

export interface PaceOptions {
  /** Calls under way at a time. */
  readonly concurrency: number;
  /** Calls in a second; unlimited if undefined. */
  readonly rate: number | undefined;
  readonly clock: Clock;
  /** Ends every wait, now and later, for its reason. Calls that are under way may still be answered. */
  readonly halt: AbortSignal;
}

export interface PacedEngine extends Engine {
  /** No call begins before so many milliseconds are over. */
  hold(ms: number): void;
}

/** The engine, whose calls begin no faster than the options say. */
export function paced(engine: Engine, options: PaceOptions): PacedEngine {
  const pace = new Pace(options);
  return {
    ...around(engine, (call, ends) => pace.pass(call, ends)),
    hold: (ms) => {
      pace.hold(ms);
    },
  };
}

class Pace {
  private readonly turns: LimitFunction;
  /** Calls that there may be: from 1 to all, halved by a complaint, one more after as many answers. */
  private allowed: number;
  private halvedAt = -Infinity;
  /** No call begins before these moments: the service's wish, and the rate. */
  private heldUntil = -Infinity;
  private nextAt = -Infinity;

  constructor(private readonly options: PaceOptions) {
    const { concurrency, halt } = options;
    this.turns = pLimit({ concurrency, rejectOnClear: true });
    this.allowed = concurrency;
    halt.addEventListener('abort', () => {
      this.turns.clearQueue();
    });
  }

  /** Makes the call when its turn has come. Throws what it throws, and the reason of the halt or of its own end. */
  async pass<T>(call: () => Promise<T>, ends: AbortSignal | undefined): Promise<T> {
    const { halt } = this.options;
    halt.throwIfAborted();
    try {
      return await this.turns(() => this.make(call, ends));
    } catch (error) {
      // That of a queue that was cleared.
      if (error instanceof DOMException && error.name === 'AbortError') throw halt.reason;
      throw error;
    }
  }

  hold(ms: number): void {
    this.heldUntil = Math.max(this.heldUntil, this.options.clock.now() + ms);
  }

  private async make<T>(call: () => Promise<T>, ends: AbortSignal | undefined): Promise<T> {
    const { clock, halt, rate } = this.options;
    halt.throwIfAborted();
    ends?.throwIfAborted();
    for (let wait = this.wait(); wait > 0; wait = this.wait()) await pause(clock, wait, halt, ends);
    const began = clock.now();
    if (rate !== undefined) this.nextAt = began + 1000 / rate;
    try {
      const answer = await call();
      this.faster();
      return answer;
    } catch (error) {
      if (error instanceof RetryableFailure && error.throttled) this.slower(began);
      // A refusal of the records is an answer of the service, too.
      if (error instanceof WaypostError && error.kind === 'bad-request') this.faster();
      throw error;
    }
  }

  /** A call that began then was one too many. Calls that were under way together complain once. */
  private slower(began: number): void {
    if (began < this.halvedAt) return;
    this.halvedAt = this.options.clock.now();
    this.allow(Math.max(1, this.allowed / 2));
  }

  private faster(): void {
    this.allow(Math.min(this.options.concurrency, this.allowed + 1 / this.allowed));
  }

  private allow(calls: number): void {
    this.allowed = calls;
    const whole = Math.floor(calls);
    if (whole !== this.turns.concurrency) this.turns.concurrency = whole;
  }

  private wait(): number {
    return Math.max(this.heldUntil, this.nextAt) - this.options.clock.now();
  }
}
