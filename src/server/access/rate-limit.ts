// How often a user may call: so many requests a second, and as many at once after a second of silence.
import { HttpFailure } from '../failure.js';

/**
 * Requests a second of each user where the operator says nothing: a run of `waypost --endpoint` with its four calls at
 * once makes some 4,000, and one event loop answers hardly more than this.
 */
export const DEFAULT_RATE = 10_000;
/** Records that a request may have; one with more counts as several. */
const RECORDS = 100;

export class RateLimit {
  private readonly left = new Map<string, { tokens: number; at: number }>();

  /** `perSecond`: requests of each user. */
  constructor(private readonly perSecond: number) {}

  /** Counts a request of the user at a moment in milliseconds. Throws 429 with the seconds to wait. */
  take(user: string, now: number): void {
    const { perSecond } = this;
    const known = this.left.get(user);
    const tokens =
      known === undefined ? perSecond : Math.min(perSecond, known.tokens + ((now - known.at) / 1000) * perSecond);
    if (tokens < 1) {
      throw new HttpFailure(429, `over ${perSecond} requests a second; ask again later`, {
        headers: { 'retry-after': String(Math.max(1, Math.ceil((1 - tokens) / perSecond))) },
      });
    }
    this.left.set(user, { tokens: tokens - 1, at: now });
  }

  /** Counts what a request that was taken has beyond a hundred records: the next of the user have to wait for it. */
  add(user: string, records: number): void {
    const known = this.left.get(user);
    if (known) known.tokens -= Math.max(0, Math.ceil(records / RECORDS) - 1);
  }
}
