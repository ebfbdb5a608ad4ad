// Whether a call that came to nothing is made again, and when; when the call is at fault and when the service is; and
// when everything has to stop.
import { WaypostError } from '../contract/errors.js';
import type { Engine } from '../contract/operation.js';
import { around } from './around.js';
import { pause, type Clock } from './clock.js';
import { RetryableFailure } from './retryable-failure.js';

/**
 * Full jitter: a wait between nothing and `FIRST_MS` doubled for each time before, at most `LONGEST_MS`. Milliseconds.
 */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** A longer wait that a service asks for is not sat out: the run stops, and says when to go on. */
const LONGEST_WAIT_MS = 3_600_000;
/** Waits from here on are told to the user. */
const TOLD_MS = 5000;

export interface RetryOptions {
  /** Times that a call is made again. */
  readonly retries: number;
  /** Calls given up in a row, after which everything stops. */
  readonly maxErrors: number;
  readonly clock: Clock;
  /** Ends all calls that wait, now and later, here and in the layers below. */
  readonly halt: AbortController;
  /** Lets nobody begin a call before so many milliseconds are over. */
  readonly hold: (ms: number) => void;
  readonly onNote: ((note: string) => void) | undefined;
}

/**
 * The engine, whose calls are made again where they fail with a `RetryableFailure`. They throw the refusal of the
 * records (`bad-request`); `unanswered` for a call that is given up alone; and, this call and all others, what stops
 * everything: `authentication`, `configuration`, and `temporary` after too many calls in a row. A service that is out
 * of reach costs no call its records: none is given up before another was answered, or everything has stopped.
 */
export function retried(engine: Engine, options: RetryOptions): Engine {
  const tries = new Tries(options);
  return around(engine, (call, ends) => tries.answer(call, ends));
}

class Tries {
  private underWay = 0;
  /** Calls that the service has answered or refused, and those given up since the last. */
  private answered = 0;
  private givenUp = 0;

  constructor(private readonly options: RetryOptions) {}

  async answer<T>(call: () => Promise<T>, ends: AbortSignal | undefined): Promise<T> {
    this.underWay++;
    try {
      for (let tries = 0, answeredBefore = this.answered; ; tries++) {
        const failure = await this.once(call, ends);
        if (!(failure instanceof RetryableFailure)) return failure.answer;
        if (tries % (this.options.retries + 1) === this.options.retries) {
          this.giveUp(failure);
          const isOfCall = failure.ofCall && this.underWay === 1;
          if (isOfCall || this.answered > answeredBefore) throw unanswered(failure, tries);
          answeredBefore = this.answered;
        }
        await this.wait(failure, tries, ends);
      }
    } finally {
      this.underWay--;
    }
  }

  private async once<T>(
    call: () => Promise<T>,
    ends: AbortSignal | undefined,
  ): Promise<RetryableFailure | { readonly answer: T }> {
    const { halt } = this.options;
    try {
      const answer = await call();
      this.reached();
      return { answer };
    } catch (error) {
      if (error instanceof RetryableFailure) {
        halt.signal.throwIfAborted();
        return error;
      }
      // What ends the waits of one call ends no other.
      if (ends?.aborted === true && error === ends.reason) throw error;
      if (error instanceof WaypostError && error.kind === 'bad-request') this.reached();
      else if (error instanceof WaypostError) halt.abort(error);
      throw error;
    }
  }

  private reached(): void {
    this.answered++;
    this.givenUp = 0;
  }

  private giveUp(failure: RetryableFailure): void {
    const { maxErrors, retries } = this.options;
    this.givenUp++;
    if (this.givenUp < maxErrors) return;
    const times = retries === 0 ? 'tried once' : `tried ${retries + 1} times`;
    const calls = maxErrors === 1 ? '' : `, the last of ${maxErrors} calls in a row`;
    this.stop(`${failure.message} (${times}${calls}); run the same command again later`, { cause: failure });
  }

  private async wait(failure: RetryableFailure, tries: number, ends: AbortSignal | undefined): Promise<void> {
    const { message, waitMs = 0 } = failure;
    const { clock, halt, hold, onNote } = this.options;
    if (waitMs > LONGEST_WAIT_MS) {
      const until = new Date(clock.now() + waitMs).toISOString();
      this.stop(`${message}; it asks to be left alone until ${until}: run the same command again then`);
    }
    if (waitMs > 0) hold(waitMs);
    const wait = waitMs + Math.floor(clock.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 16)));
    ends?.throwIfAborted();
    if (wait >= TOLD_MS) onNote?.(`${message}; trying again in ${Math.ceil(wait / 1000)} s`);
    await pause(clock, wait, halt.signal, ends);
  }

  /** Stops everything, unless that was done, and throws why. */
  private stop(message: string, about: { readonly cause?: RetryableFailure } = {}): never {
    const { halt } = this.options;
    halt.abort(new WaypostError('temporary', message, about));
    throw halt.signal.reason;
  }
}

const unanswered = (failure: RetryableFailure, tries: number): WaypostError =>
  new WaypostError('unanswered', `${failure.message} (after ${tries + 1} ${tries === 0 ? 'try' : 'tries'})`, {
    cause: failure,
  });
