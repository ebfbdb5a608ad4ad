// What a turn of a call is likely to take, and how long it may be, from what calls of the same user took before: who
// sends hostile lines is not given the next turn before the one is over, and who asks little is seldom interrupted.
import { TURN_MS } from './call-in-turns.js';
import type { Owner } from './fair-turns.js';

interface Costly {
  readonly owner: Owner;
  readonly records: number;
}

interface Known {
  /** Milliseconds of a record. */
  ofRecord: number;
  /** Milliseconds used lately: half of what was used a second ago counts, a quarter of two seconds ago. */
  lately: number;
  since: number;
}

/** Milliseconds of a record of a user who is not known: a plain find, or a row of a file. */
const AT_FIRST = 0.2;
/** How much of what is thought of a user comes from the last turn. */
const LATEST = 0.3;
const HALF_LIFE_MS = 1000;
/** The share of all threads' time below which a user asks little. */
const LITTLE = 1 / 8;
/**
 * Milliseconds of a turn of a user who asks little: time for a call of a hundred usual records of any operation, which
 * would wait for the turns of others several times.
 */
const LONG_TURN_MS = 3 * TURN_MS;

export class TurnCosts {
  /** By user: as few as the file of users has. */
  private readonly users = new Map<string, Known>();
  /** What a user has used lately who uses the share all the time. */
  private readonly little: number;

  constructor(threads: number) {
    this.little = (LITTLE * threads * HALF_LIFE_MS) / Math.LN2;
  }

  /** Milliseconds that the next turn of a user may be. */
  turnMs({ user }: Owner, now = performance.now()): number {
    return this.lately(user, now) < this.little ? LONG_TURN_MS : TURN_MS;
  }

  /** Milliseconds that the next turn of a call is likely to take, of as many as it may. */
  expected({ owner, records }: Costly, turnMs: number): number {
    return Math.min(turnMs, records * (this.users.get(owner.user)?.ofRecord ?? AT_FIRST));
  }

  /** Takes in what a turn took. One that was cut short says of its records that they cost more than they were given. */
  learn({ owner: { user }, records }: Costly, ms: number, now = performance.now()): void {
    const ofRecord = this.users.get(user)?.ofRecord ?? AT_FIRST;
    this.users.set(user, {
      ofRecord: ofRecord + LATEST * (ms / records - ofRecord),
      lately: this.lately(user, now) + ms,
      since: now,
    });
  }

  private lately(user: string, now: number): number {
    const known = this.users.get(user);
    return known ? known.lately * 2 ** ((known.since - now) / HALF_LIFE_MS) : 0;
  }
}
