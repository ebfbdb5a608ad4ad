// A record of JSON in which objects and lists stand in each other so deep that no parser should follow.
import { describe, expect, test } from 'vitest';
import { runEcho } from '../support/batch.js';

const A = '{"text":"a"}';
const C = '{"text":"c"}';

describe('A record of more levels than can be read', () => {
  const deep = (levels: number): string => `{"text":${'['.repeat(levels)}"x"${']'.repeat(levels)}}`;
  const other = (levels: number): string => `{"text":"b","n":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
  test.each([1001, 5000, 20_000, 100_000])('(%i) is refused, and the rows beside it are answered', async (levels) => {
    for (const one of [deep(levels), other(levels)]) {
      for (const input of [`${A}\n${one}\n${C}\n`, `[${A},${one},${C}]`]) {
        for (const format of ['csv', 'json', 'jsonl'] as const) {
          const { summary, refused } = await runEcho(input, { format });
          expect(refused.map(({ code }) => code)).toEqual(['TOO_DEEP']);
          expect(summary.rows).toMatchObject({ read: 3, written: 2, refused: 1 });
        }
      }
    }
  });

  test('and one of nearly as many is answered', async () => {
    for (const format of ['csv', 'json', 'jsonl'] as const) {
      expect((await runEcho(`${deep(999)}\n${other(999)}\n`, { format })).refused).toEqual([]);
    }
  });
});
