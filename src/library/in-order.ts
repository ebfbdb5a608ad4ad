// Answers to what comes one after the other, in order and no faster than they are taken: what comes together shares a
// call, and a call that is not full goes out when nothing more is there and no other is under way, so that a source
// which waits for an answer gets it.
import { setImmediate } from 'node:timers/promises';

/** How records are asked. */
export interface Calls<Item> {
  /** One answer for each item, in order. */
  readonly ask: (items: readonly Item[]) => Promise<readonly unknown[]>;
  /** Items in a call, and calls at a time. */
  readonly size: number;
  readonly concurrency: number;
}

/** Yields each item with its answer. A failure of the source, or of a call, ends it after the answers before. */
export async function* inOrder<Item>(
  source: AsyncIterable<Item> | Iterable<Item>,
  calls: Calls<Item>,
): AsyncGenerator<readonly [Item, unknown], void> {
  const asked = new AskedInOrder(iteratorOf(source), calls);
  try {
    for (let call = await asked.next(); call; call = await asked.next()) {
      for (const [i, item] of call.items.entries()) yield [item, call.answers[i]];
    }
  } finally {
    await asked.close();
  }
}

const iteratorOf = <Item>(source: AsyncIterable<Item> | Iterable<Item>): AsyncIterator<Item> | Iterator<Item> =>
  Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();

/** A call that is answered. */
interface Answered<Item> {
  readonly items: readonly Item[];
  readonly answers: readonly unknown[];
}

/** A call that was begun. */
interface Begun<Item> {
  readonly answer: Promise<void>;
  answered: Answered<Item> | undefined;
}

class AskedInOrder<Item> {
  /** Calls that were begun, oldest first. */
  private readonly begun: Begun<Item>[] = [];
  private underWay = 0;
  /** Items that wait for their call. */
  private waiting: Item[] = [];
  /** The item that the source was asked for. */
  private coming: Promise<void> | undefined;
  /** Set when the source has nothing more: with the error, where it failed. */
  private ended: { readonly error?: unknown } | undefined;

  constructor(
    private readonly items: AsyncIterator<Item> | Iterator<Item>,
    private readonly calls: Calls<Item>,
  ) {}

  /** The oldest call that was not given yet, once it is answered; undefined at the end. */
  async next(): Promise<Answered<Item> | undefined> {
    const { begun, calls } = this;
    for (;;) {
      const { ended, waiting } = this;
      const isFull = waiting.length >= calls.size || (ended !== undefined && waiting.length > 0);
      if (isFull && this.underWay < calls.concurrency) this.begin();
      const [first] = begun;
      if (first?.answered) {
        begun.shift();
        return first.answered;
      }
      if (ended && !first) break;
      await this.something(first);
    }
    if (this.ended && 'error' in this.ended) throw this.ended.error;
    return undefined;
  }

  /** Tells the source that nothing more is wanted; one that is still waiting for its next item is not waited for. */
  async close(): Promise<void> {
    if (this.ended) return;
    const told = this.items.return?.();
    if (this.coming) Promise.resolve(told).catch(() => undefined);
    else await told;
  }

  /** Waits for an item, for the oldest answer, or for the moment in which a call goes out that is not full. */
  private async something(first: Begun<Item> | undefined): Promise<void> {
    const { size, concurrency } = this.calls;
    const mayCome = !this.ended && this.waiting.length < size && this.begun.length < 2 * concurrency;
    if (mayCome) this.coming ??= this.take();
    const isShort = this.coming && this.waiting.length > 0 && this.underWay === 0;
    const quiet = isShort ? setImmediate(true) : undefined;
    const isQuiet = await Promise.race([this.coming, first?.answer, quiet].filter((wait) => wait !== undefined));
    if (isQuiet === true && this.underWay === 0 && this.waiting.length > 0) this.begin();
  }

  private begin(): void {
    const items = this.waiting;
    const call: Begun<Item> = {
      answered: undefined,
      answer: this.calls
        .ask(items)
        .then((answers) => {
          call.answered = { items, answers };
        })
        .finally(() => {
          this.underWay--;
        }),
    };
    // It is looked at when its turn comes.
    call.answer.catch(() => undefined);
    this.waiting = [];
    this.underWay++;
    this.begun.push(call);
  }

  private async take(): Promise<void> {
    try {
      const { value, done } = await this.items.next();
      if (done === true) this.ended = {};
      else this.waiting.push(value);
    } catch (error) {
      this.ended = { error };
    }
    this.coming = undefined;
  }
}
