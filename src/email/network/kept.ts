// Answers by name, each asked for once: who asks while one is under way joins it. Bounded, the oldest go first.
import type { Clock } from './clock.js';

interface Entry<T> {
  readonly answer: Promise<T>;
  /** Undefined while it is under way. */
  until: number | undefined;
}

export class Kept<T> {
  private readonly entries = new Map<string, Entry<T>>();

  /** `lifetime`: milliseconds that an answer holds, 0 for one that is not kept. */
  constructor(
    private readonly limit: number,
    private readonly clock: Clock,
    private readonly lifetime: (value: T) => number,
  ) {}

  /** The kept answer, or that of `ask`, of which a failure is not kept. */
  get(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && (known.until === undefined || known.until > this.clock.now())) return known.answer;
    this.entries.delete(key);
    const entry: Entry<T> = { answer: ask(), until: undefined };
    this.entries.set(key, entry);
    if (this.entries.size > this.limit) this.dropOldest();
    entry.answer.then(
      (value) => {
        const ms = this.lifetime(value);
        if (ms > 0) entry.until = this.clock.now() + ms;
        else this.forget(key, entry);
      },
      () => {
        this.forget(key, entry);
      },
    );
    return entry.answer;
  }

  private forget(key: string, entry: Entry<T>): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }

  /** Those under way stay: others would ask again for what is being asked. */
  private dropOldest(): void {
    for (const [key, { until }] of this.entries) {
      if (until === undefined) continue;
      this.entries.delete(key);
      return;
    }
  }
}
