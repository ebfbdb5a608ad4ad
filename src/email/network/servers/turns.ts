// Who may have a connection open: one at a time to a server, by whatever name or address it is known, and so many in
// all. First come, first served, except that nobody waits for a server that somebody else waits for.
import type { Clock } from '../clock.js';

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
}

export class Turns {
  private readonly held = new Set<string>();
  private waiting: Waiting[] = [];
  private open = 0;

  /** `limit`: connections at a time. */
  constructor(
    private readonly clock: Clock,
    private readonly limit: number,
  ) {}

  /**
   * Resolves when all of the keys are free and there is room; what it resolves to gives them back, after so many
   * milliseconds in which the server is left alone.
   */
  async take(keys: readonly string[]): Promise<(restMs: number) => void> {
    if (!this.isFree(keys)) {
      await new Promise<void>((start) => {
        this.waiting.push({ keys, start });
      });
    } else {
      this.hold(keys);
    }
    const free = (): void => {
      for (const key of keys) this.held.delete(key);
      this.next();
    };
    return (restMs) => {
      this.open--;
      if (restMs > 0) this.clock.after(restMs, free);
      else free();
      this.next();
    };
  }

  /** True if somebody waits for one of them. */
  isWanted(keys: readonly string[]): boolean {
    return this.waiting.some((other) => other.keys.some((key) => keys.includes(key)));
  }

  private isFree(keys: readonly string[]): boolean {
    return this.open < this.limit && !keys.some((key) => this.held.has(key));
  }

  private hold(keys: readonly string[]): void {
    this.open++;
    for (const key of keys) this.held.add(key);
  }

  private next(): void {
    const left: Waiting[] = [];
    for (const each of this.waiting) {
      if (!this.isFree(each.keys)) {
        left.push(each);
        continue;
      }
      this.hold(each.keys);
      each.start();
    }
    this.waiting = left;
  }
}
