// What is asked while one types: the newest question alone counts, and a failure becomes a sentence of the page.
import { Trouble } from './ask.js';

/** Milliseconds without a key before a text is asked for. */
const PAUSE = 120;

export class Latest {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;

  /** `onTrouble` is told in words what went wrong, and '' as soon as something went well. */
  constructor(private readonly onTrouble: (words: string) => void) {}

  /** Whatever was asked before is of no interest any more: its answer, should it still come, is dropped. */
  begin(): AbortSignal {
    clearTimeout(this.waiting);
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking.signal;
  }

  /** Runs what asks the server; a failure becomes a sentence, unless something newer has been asked since. */
  async attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = this.begin();
    try {
      await work(signal);
      if (!signal.aborted) this.onTrouble('');
    } catch (error) {
      if (signal.aborted) return;
      this.onTrouble(error instanceof Trouble ? error.message : 'The page has a fault: load it again.');
      if (!(error instanceof Trouble)) throw error;
    }
  }

  /** The same, once no key has been pressed for a moment. */
  attemptSoon(work: (signal: AbortSignal) => Promise<void>): void {
    this.begin();
    this.waiting = setTimeout(() => void this.attempt(work), PAUSE);
  }
}
