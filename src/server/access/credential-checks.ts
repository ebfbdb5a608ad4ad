// The slow hashes of credentials, one at a time: whoever never failed is before whoever did, and those who failed much
// are to come later, so that a flood of wrong ones waits behind itself.
import { HttpFailure } from '../failure.js';
import type { Failures, Source } from './failures.js';

/** Credentials that may wait for their check; of one more, the one with the most failures is to come again. */
const MOST_WAITING = 64;
/** Pause after a wrong one from who failed before: twice what its check takes, so that a flood is no work. */
const PAUSE_MS = 100;
/** Failures from which there is a pause. */
const SOME = 4;

interface Check {
  readonly source: Source;
  readonly run: () => Promise<boolean>;
  readonly resolve: (isRight: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class CredentialChecks {
  private readonly waiting: Check[] = [];
  private isBusy = false;
  /** Until when who failed before has to wait. */
  private pauseEnds = 0;

  constructor(private readonly failures: Failures) {}

  /** Whether a credential is right. Throws 429 where too many wrong ones have come from there. */
  check(source: Source, run: () => Promise<boolean>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ source, run, resolve, reject });
      if (this.waiting.length > MOST_WAITING) this.take((a, b) => a > b).reject(tooMany());
      void this.next();
    });
  }

  /** Takes out the check whose weight is before all others', the first of equals. */
  private take(isBefore: (weight: number, other: number) => boolean): Check {
    let at = 0;
    let best = this.failures.weight(this.waiting[0]!.source);
    for (let i = 1; i < this.waiting.length; i++) {
      const weight = this.failures.weight(this.waiting[i]!.source);
      if (isBefore(weight, best)) {
        at = i;
        best = weight;
      }
    }
    return this.waiting.splice(at, 1)[0]!;
  }

  private async next(): Promise<void> {
    if (this.isBusy || this.waiting.length === 0) return;
    const least = this.take((a, b) => a < b);
    const left = this.pauseEnds - performance.now();
    if (left > 0 && this.failures.weight(least.source) >= SOME) {
      this.waiting.push(least);
      setTimeout(() => void this.next(), left).unref();
      return;
    }
    this.isBusy = true;
    try {
      const isRight = await least.run();
      if (!isRight) this.pauseEnds = performance.now() + PAUSE_MS;
      least.resolve(isRight);
    } catch (error) {
      least.reject(error);
    }
    this.isBusy = false;
    void this.next();
  }
}

/** The refusal of who guesses. */
export const tooMany = (): HttpFailure =>
  new HttpFailure(429, 'too many wrong credentials came from there; ask again later, with the right one', {
    headers: { 'retry-after': '5' },
  });
