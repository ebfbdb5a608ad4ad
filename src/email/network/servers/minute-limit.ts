// So many beginnings in a minute, whenever in it.
import type { Clock } from '../clock.js';

const MINUTE_MS = 60_000;

export class MinuteLimit {
  private readonly begun: number[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly perMinute: number,
  ) {}

  /** Takes the next place and gives the milliseconds until it comes. */
  reserve(): number {
    const now = this.clock.now();
    const earlier = this.begun.length < this.perMinute ? undefined : this.begun.shift();
    const at = earlier === undefined ? now : Math.max(now, earlier + MINUTE_MS);
    this.begun.push(at);
    return at - now;
  }
}
