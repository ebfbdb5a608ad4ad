// What a turn of a call is likely to take, from what calls of the same user took before: who sends hostile lines is
// not given the next turn before the one is over.
import { TURN_MS } from './call-in-turns.js';
import type { Owner } from './fair-turns.js';

interface Costly {
  readonly owner: Owner;
  readonly records: number;
}

/** Milliseconds of a record of a user who is not known: a plain find, or a row of a file. */
const AT_FIRST = 0.2;
/** How much of what is thought of a user comes from the last turn. */
const LATEST = 0.3;

export class TurnCosts {
  /** Milliseconds of a record, by user: as few as the file of users has. */
  private readonly ofRecord = new Map<string, number>();

  /** Milliseconds that the next turn of a call may take. */
  expected({ owner, records }: Costly): number {
    return Math.min(TURN_MS, records * (this.ofRecord.get(owner.user) ?? AT_FIRST));
  }

  /** Takes in what a turn took. One that was cut short says of its records that they cost more than they were given. */
  learn({ owner, records }: Costly, ms: number): void {
    const before = this.ofRecord.get(owner.user) ?? AT_FIRST;
    this.ofRecord.set(owner.user, before + LATEST * (ms / records - before));
  }
}
