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

interface Call<Item> {
  readonly items: readonly Item[];
  readonly answered: Promise<unknown>;
  answers: readonly unknown[] | undefined;
}

/** Yields each item with its answer. A failure of the source, or of a call, ends it after the answers before. */
export async function* inOrder<Item>(
  source: AsyncIterable<Item> | Iterable<Item>,
  { ask, size, concurrency }: Calls<Item>,
): AsyncGenerator<readonly [Item, unknown], void> {
  const items = iteratorOf(source);
  /** Calls that were begun, oldest first. */
  const begun: Call<Item>[] = [];
  let waiting: Item[] = [];
  let coming: Promise<void> | undefined;
  let ended: { readonly error?: unknown } | undefined;
  let underWay = 0;
  const begin = (): void => {
    const call: Call<Item> = {
      items: waiting,
      answers: undefined,
      answered: ask(waiting)
        .then((answers) => {
          call.answers = answers;
        })
        .finally(() => {
          underWay--;
        }),
    };
    // It is looked at when its turn comes.
    call.answered.catch(() => undefined);
    waiting = [];
    underWay++;
    begun.push(call);
  };
  const take = async (): Promise<void> => {
    try {
      const { value, done } = await items.next();
      if (done === true) ended = {};
      else waiting.push(value);
    } catch (error) {
      ended = { error };
    }
    coming = undefined;
  };
  try {
    for (;;) {
      if (underWay < concurrency && (waiting.length >= size || (ended && waiting.length > 0))) begin();
      const [first] = begun;
      if (first?.answers) {
        begun.shift();
        for (const [i, item] of first.items.entries()) yield [item, first.answers[i]];
        continue;
      }
      if (ended && !first && waiting.length === 0) break;
      const mayCome = !ended && waiting.length < size && begun.length < 2 * concurrency;
      if (mayCome) coming ??= take();
      const isShort = waiting.length > 0 && underWay === 0;
      const quiet = coming && isShort ? setImmediate(true) : undefined;
      const waits = [coming, first?.answered, quiet].filter((wait) => wait !== undefined);
      const isQuiet = await Promise.race(waits);
      if (isQuiet === true && underWay === 0 && waiting.length > 0) begin();
    }
    if ('error' in ended) throw ended.error;
  } finally {
    // A source that is still waiting for its next item is told, and not waited for.
    const told = ended ? undefined : items.return?.();
    if (coming) Promise.resolve(told).catch(() => undefined);
    else await told;
  }
}

const iteratorOf = <Item>(source: AsyncIterable<Item> | Iterable<Item>): AsyncIterator<Item> | Iterator<Item> =>
  Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
