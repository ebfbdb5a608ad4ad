// Tells one thing that does not answer from a way that leads nowhere: when so many tries in succession came to nothing,
// the next ones are not made, but one now and then, until one succeeds.
import type { Clock } from './clock.js';

export interface OutageShape {
  /** Tries in succession without a success. */
  readonly after: number;
  /** Milliseconds between tries while it lasts. */
  readonly retryMs: number;
}

export class Outage {
  private failures = 0;
  private nextTry = 0;
  private everSeen = false;
  private everSucceeded = false;

  constructor(
    private readonly clock: Clock,
    private readonly shape: OutageShape,
  ) {}

  get isOn(): boolean {
    return this.failures >= this.shape.after;
  }

  /** True if it was on at any time, or if no try was ever a success. */
  get wasSeen(): boolean {
    return this.everSeen || (this.failures > 0 && !this.everSucceeded);
  }

  /** True if another try is worth making now; what it comes to has to be said. */
  mayTry(): boolean {
    if (!this.isOn) return true;
    const now = this.clock.now();
    if (now < this.nextTry) return false;
    this.nextTry = now + this.shape.retryMs;
    return true;
  }

  failed(): void {
    this.failures++;
    if (!this.isOn) return;
    this.everSeen = true;
    this.nextTry = this.clock.now() + this.shape.retryMs;
  }

  succeeded(): void {
    this.failures = 0;
    this.everSucceeded = true;
  }
}
