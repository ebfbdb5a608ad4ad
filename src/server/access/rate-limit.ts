// How often a user may call: so many requests a second, and as many at once after a second of silence.
import { HttpFailure } from '../failure.js';

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
}
