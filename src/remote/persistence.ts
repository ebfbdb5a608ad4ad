// Makes a call again until it is answered, refused, or given up: how long to wait between, when a call is at fault and
// when the service is, and when the run has to stop.
import { WaypostError } from '../contract/errors.js';
import type { Clock } from './clock.js';
import { Fault } from './fault.js';
import type { Pace } from './pace.js';

/**
 * Full jitter: a wait between nothing and `FIRST_MS` doubled for each time before, at most `LONGEST_MS`. Milliseconds.
 */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** A longer wait that a service asks for is not sat out: the run stops, and says when to go on. */
const LONGEST_WAIT_MS = 3_600_000;
/** Waits from here on are told to the user. */
const TOLD_MS = 5000;

export interface PersistenceOptions {
  /** Times that a call is made again. */
  readonly retries: number;
  /** Calls given up in a row, after which the run stops. */
  readonly maxErrors: number;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly onNote: ((note: string) => void) | undefined;
}

export class Persistence {
  private underWay = 0;
  /** Calls that the service has answered or refused, and those given up since the last. */
  private answered = 0;
  private givenUp = 0;
  private stopped: WaypostError | undefined;
  /** Times that calls were made. */
  attempts = 0;

  constructor(private readonly options: PersistenceOptions) {}

  /**
   * The answer. Throws the refusal of the records (`bad-request`); `unanswered` for a call that is given up alone;
   * and, for this call and all others, what stops the run: `authentication`, `configuration`, and `temporary` after too
   * many calls in a row. A service that is out of reach costs no call its records: none is given up before another
   * was answered, or the run has stopped.
   */
  async answer<T>(attempt: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      for (let tries = 0, answeredBefore = this.answered; ; tries++) {
        const fault = await this.once(attempt);
        if (!(fault instanceof Fault)) return fault.answer;
        if (tries % (this.options.retries + 1) === this.options.retries) {
          this.giveUp(fault);
          if (this.answered > answeredBefore || (fault.ofCall && this.underWay === 1)) {
            throw new WaypostError(
              'unanswered',
              `${fault.message} (after ${tries + 1} ${tries === 0 ? 'try' : 'tries'})`,
              { cause: fault },
            );
          }
          answeredBefore = this.answered;
        }
        await this.wait(fault, tries);
      }
    } finally {
      this.underWay--;
    }
  }

  /** Ends all calls that wait, now and later. Calls that are on the wire may still be answered. */
  stop(reason: WaypostError): void {
    this.stopped ??= reason;
    this.options.pace.stop(this.stopped);
  }

  private async once<T>(attempt: () => Promise<T>): Promise<Fault | { readonly answer: T }> {
    const { pace, clock } = this.options;
    await pace.enter();
    const began = clock.now();
    try {
      this.attempts++;
      const answer = await attempt();
      this.reached();
      return { answer };
    } catch (error) {
      if (error instanceof Fault) {
        if (error.throttled) pace.slower(began);
        if (this.stopped) throw this.stopped;
        return error;
      }
      if (error instanceof WaypostError && error.kind === 'bad-request') this.reached();
      else if (error instanceof WaypostError) this.stop(error);
      throw error;
    } finally {
      pace.leave();
    }
  }

  private reached(): void {
    this.answered++;
    this.givenUp = 0;
    this.options.pace.faster();
  }

  private giveUp(fault: Fault): void {
    const { maxErrors, retries } = this.options;
    if (++this.givenUp < maxErrors) return;
    const calls = maxErrors === 1 ? '' : `, the last of ${maxErrors} calls in a row`;
    this.stop(
      new WaypostError(
        'temporary',
        `${fault.message} (${retries === 0 ? 'tried once' : `tried ${retries + 1} times`}${calls}); run the ` +
          `same command again later`,
        { cause: fault },
      ),
    );
    throw this.stopped!;
  }

  private async wait({ message, waitMs = 0 }: Fault, tries: number): Promise<void> {
    const { pace, clock, onNote } = this.options;
    if (waitMs > LONGEST_WAIT_MS) {
      this.stop(
        new WaypostError(
          'temporary',
          `${message}; it asks to be left alone until ${new Date(clock.now() + waitMs).toISOString()}: run the ` +
            `same command again then`,
        ),
      );
      throw this.stopped!;
    }
    if (waitMs > 0) pace.holdAll(waitMs);
    const wait = waitMs + Math.floor(clock.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 16)));
    if (wait >= TOLD_MS) onNote?.(`${message}; trying again in ${Math.ceil(wait / 1000)} s`);
    await pace.pause(wait);
  }
}
