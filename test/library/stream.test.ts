// Answers to what comes one after the other: in order, no faster than they are taken, and without waiting for more than
// there is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/library/in-order.js';
import { ofService, opened } from './opened.js';
import { runs } from '../support/seeded.js';

/** Numbers from 0, one after the other: `taken` counts them, and `ended` is true once nobody wants more. */
class Counting {
  taken = 0;
  ended = false;
  constructor(private readonly most: number) {}
  async *source(): AsyncGenerator<number, void> {
    try {
      while (this.taken < this.most) yield this.taken++;
    } finally {
      this.ended = true;
    }
  }
}

const doubled = (items: readonly number[]): Promise<number[]> => Promise.resolve(items.map((item) => item * 2));

describe('Answers in order', () => {
  test('are those of the items, whatever the calls and however long each takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 5 }),
        async (turns, size, concurrency) => {
          let underWay = 0;
          let most = 0;
          let longest = 0;
          const ask = async (items: readonly number[]): Promise<number[]> => {
            longest = Math.max(longest, items.length);
            most = Math.max(most, ++underWay);
            for (let i = 0; i < turns[items[0]!]!; i++) await new Promise(setImmediate);
            underWay--;
            return items.map((item) => item * 2);
          };
          async function* source(): AsyncGenerator<number, void> {
            for (const [i, turn] of turns.entries()) {
              if (turn === 3) await new Promise(setImmediate);
              yield i;
            }
          }
          const seen: (readonly [number, unknown])[] = [];
          for await (const one of inOrder(source(), { ask, size, concurrency })) seen.push(one);
          expect(seen).toEqual(turns.map((_, i) => [i, i * 2]));
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(longest).toBeLessThanOrEqual(size);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test('fill the calls where the source has more', async () => {
    const calls: number[] = [];
    const ask = (items: readonly number[]): Promise<number[]> => {
      calls.push(items.length);
      return doubled(items);
    };
    for await (const _ of inOrder(new Counting(25).source(), { ask, size: 10, concurrency: 2 }));
    expect(calls).toEqual([10, 10, 5]);
  });

  test('take no more of the source than they need', async () => {
    const numbers = new Counting(1_000_000);
    let answered = 0;
    for await (const [item] of inOrder(numbers.source(), { ask: doubled, size: 10, concurrency: 2 })) {
      expect(item).toBe(answered++);
      expect(numbers.taken - answered).toBeLessThanOrEqual(10 * (2 * 2 + 1));
      if (answered === 500) break;
    }
    expect(numbers.ended).toBe(true);
  });

  test('come to a source that waits for each before it gives the next', async () => {
    let answer: (() => void) | undefined;
    async function* asker(): AsyncGenerator<number, void> {
      for (let i = 0; i < 3; i++) {
        yield i;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
    }
    const seen: number[] = [];
    for await (const [item] of inOrder(asker(), { ask: doubled, size: 100, concurrency: 4 })) {
      seen.push(item);
      answer!();
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  test('do not wait for a source that has nothing more when nobody wants it', async () => {
    async function* stuck(): AsyncGenerator<number, void> {
      yield 1;
      await new Promise(() => undefined);
    }
    for await (const [item] of inOrder(stuck(), { ask: doubled, size: 5, concurrency: 1 })) {
      expect(item).toBe(1);
      break;
    }
  });

  test.each([
    ['the source', 'no more', 25],
    ['a call', 'no answer', 20],
  ])('come before the failure of %s', async (what, message, before) => {
    async function* source(): AsyncGenerator<number, void> {
      for (let i = 0; i < 25; i++) yield i;
      throw new Error('no more');
    }
    const ask = (items: readonly number[]): Promise<number[]> =>
      what === 'a call' && items.includes(20) ? Promise.reject(new Error('no answer')) : doubled(items);
    const seen: number[] = [];
    const all = async (): Promise<void> => {
      for await (const [item] of inOrder(source(), { ask, size: 10, concurrency: 3 })) seen.push(item);
    };
    await expect(all()).rejects.toThrow(message);
    expect(seen).toHaveLength(before);
  });
});

describe('A stream', () => {
  test('gives each row with its answer under the name of the operation', async () => {
    const engine = await opened();
    const rows = [
      { id: 1, address: '24 smtih st reservoir 3073' },
      { id: 2, address: null },
    ];
    const seen: unknown[] = [];
    for await (const { row, cleanse } of engine.stream(rows, 'cleanse', { record: ({ address }) => address })) {
      seen.push([row.id, cleanse.status]);
    }
    expect(seen).toEqual([
      [1, 'corrected'],
      [2, 'rejected'],
    ]);
  });

  test('takes records themselves, of an iterable or an async one', async () => {
    const { engine, service } = await ofService();
    const records = new Set(['a', 'b']);
    const seen: unknown[] = [];
    for await (const { row, cleanse } of engine.stream(records, 'cleanse')) seen.push([row, cleanse.fullAddress]);
    expect(seen).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
    expect(service.calls).toHaveLength(1);
  });

  test.each([
    ['a row that is no record', [1] as unknown as string[], {}, /^stream of cleanse: record 1: must be a record/],
    ['rows that are none', 'text' as unknown as string[], {}, /^stream of cleanse: rows must be a list, an iterable/],
    [
      'an option that there is not',
      ['a'],
      { recrod: () => 'a' },
      /there is no option recrod \(do you mean 'record'\?\)/,
    ],
  ])('refuses %s', async (_, rows, options, message) => {
    const engine = await opened();
    await expect(engine.stream(rows, 'cleanse', options as object).next()).rejects.toThrow(message);
  });

  test('refuses an operation that there is not', async () => {
    const engine = await opened();
    await expect(engine.stream(['a'], 'clense' as 'cleanse').next()).rejects.toThrow(
      "stream: there is no operation 'clense' (do you mean 'cleanse'?)",
    );
  });
});
