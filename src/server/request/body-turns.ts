// Large bodies are read in turns: each takes the thread that answers everybody tens of milliseconds. Users take theirs
// in order of what they have used, and between two the thread is left to the others for longer than the last one took.
import { FairTurns, type Owner } from '../../engine/threads/fair-turns.js';

/** Bytes below which a body is no trouble: a hundred records of the contract have some 20,000. */
const LARGE = 128 * 1024;
/** How much longer the pause is than what it took to read, and before that to receive. */
const PAUSES = 4;
/** Bytes that this thread receives in a millisecond, of a caller on the same machine, in many parts put together. */
const RECEIVED_A_MS = 1_000_000;

interface Body {
  readonly owner: Owner;
  readonly bytes: number;
  readonly read: () => void;
}

export class BodyTurns {
  private readonly turns = new FairTurns<Body>();
  private isBusy = false;

  /** Calls `read`, at once for a small body. It must not throw. */
  take(owner: Owner, bytes: number, read: () => void): void {
    if (bytes < LARGE) {
      read();
      return;
    }
    this.turns.add({ owner, bytes, read });
    this.next();
  }

  private next(): void {
    if (this.isBusy) return;
    const body = this.turns.take(() => true);
    if (!body) return;
    this.isBusy = true;
    const began = performance.now();
    body.read();
    const took = performance.now() - began + body.bytes / RECEIVED_A_MS;
    this.turns.charge(body, took);
    this.turns.end(body);
    setTimeout(() => {
      this.isBusy = false;
      this.next();
    }, took * PAUSES);
  }
}
