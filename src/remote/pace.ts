// How many calls are made at a time and how close together: `--concurrency` and `--rate`, the wait that a service asks
// for, and fewer calls at a time while it says that they are too many.
import type { Clock } from './clock.js';

export class Pace {
  /**
   * Calls under way, and how many there may be: from 1 to `most`, halved by a complaint, one more after as many
   * answers.
   */
  private active = 0;
  private limit: number;
  private halvedAt = -Infinity;
  private readonly queue: (() => void)[] = [];
  /** No call begins before these moments: the service's wish, and the rate. */
  private pausedUntil = 0;
  private nextAt = 0;
  /** Ends of the waits that are going on, each of which stops it for a reason. */
  private readonly waits = new Set<(reason: unknown) => void>();
  private stopped: { readonly reason: unknown } | undefined;

  /** `rate`: calls in a second, attempts included; unlimited if undefined. */
  constructor(
    private readonly most: number,
    private readonly rate: number | undefined,
    private readonly clock: Clock,
  ) {
    this.limit = most;
  }

  /** Waits for the turn of one call. Throws the reason for which the engine stopped. `leave` must follow. */
  async enter(): Promise<void> {
    this.check();
    if (this.active >= Math.floor(this.limit)) {
      await new Promise<void>((resolve) => {
        this.queue.push(resolve);
      });
    } else this.active++;
    try {
      this.check();
      for (let wait = this.wait(); wait > 0; wait = this.wait()) await this.pause(wait);
      if (this.rate !== undefined) this.nextAt = this.clock.now() + 1000 / this.rate;
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  leave(): void {
    this.active--;
    while (this.queue.length > 0 && (this.stopped || this.active < Math.floor(this.limit))) {
      this.active++;
      this.queue.shift()!();
    }
  }

  /** Waits. Throws the reason for which the engine stopped, as soon as it does. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (reason: unknown): void => {
        cancel();
        this.waits.delete(stop);
        reject(reason as Error);
      };
      const cancel = this.clock.pause(ms, () => {
        this.waits.delete(stop);
        resolve();
      });
      this.waits.add(stop);
    });
  }

  /** Nobody begins a call before so many milliseconds are over. */
  holdAll(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + ms);
  }

  /** A call that began then was one too many. Calls that were under way together complain once. */
  slower(began: number): void {
    if (began < this.halvedAt) return;
    this.halvedAt = this.clock.now();
    this.limit = Math.max(1, this.limit / 2);
  }

  /** A call was answered. */
  faster(): void {
    this.limit = Math.min(this.most, this.limit + 1 / this.limit);
  }

  /** Ends all waits, now and later, for that reason. */
  stop(reason: unknown): void {
    this.stopped ??= { reason };
    for (const wait of this.waits) wait(this.stopped.reason);
    while (this.queue.length > 0) {
      this.active++;
      this.queue.shift()!();
    }
  }

  private check(): void {
    if (this.stopped) throw this.stopped.reason;
  }

  private wait(): number {
    return Math.max(this.pausedUntil, this.nextAt) - this.clock.now();
  }
}
