// Runs of several steps make the same bytes whatever the size of blocks and wherever the steps are answered: on this
// thread, on worker threads, or some here and some there.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BatchJob, ThreadEngine } from '../../../src/batch/job.js';
import type { runBatch } from '../../../src/batch/run.js';
import type { Step } from '../../../src/batch/step.js';
import type { Ran } from '../../support/batch.js';
import { join, loud, words } from '../../support/echo-engine.mjs';
import { root } from '../../support/in-process.js';
import { runSteps } from '../../support/steps.js';
import { runs } from '../../support/seeded.js';

/** A step that feeds two others, one of them under a condition, and drops some of its rows. */
const steps: readonly Partial<Step>[] = [
  { operation: words, map: { query: ['echo_text'] }, when: { echo_status: ['ok'] } },
  { map: { text: ['text'] }, drop: { echo_text: ['gone'] } },
  { operation: join, from: 'echo', when: { kind: ['x', ''] } },
  { operation: loud, from: 'join' },
];
const told = { delimiter: ',', header: 1 };

const row = fc.constantFrom(
  'a,x',
  'b c,y',
  ',x',
  'gone,x',
  'throw,y',
  '"q ""r""",',
  '"two\nlines",x',
  '1',
  '',
  '"open,x',
);

const alike = ({ out, refused, summary: { rows, steps: done } }: Ran): unknown => ({
  out,
  refused: refused.map(({ line, code, text }) => [line, code, Buffer.from(text).toString()]),
  rows,
  done,
});

describe('The size of blocks changes nothing', () => {
  test('of what is written, refused and counted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('csv' as const, 'jsonl' as const, 'json' as const),
        async (rows, blockBytes, pieceBytes, format) => {
          const input = `text,kind\na,x\n${rows.join('\n')}\n`;
          const whole = await runSteps(input, steps, { ...told, format });
          const cut = await runSteps(input, steps, { ...told, format, blockBytes, pieceBytes, concurrency: 3 });
          expect(alike(cut)).toEqual(alike(whole));
          const { read, written, refused, dropped } = whole.summary.rows;
          expect(read).toBe(written + refused + dropped!);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('Worker threads change nothing', () => {
  const LINES = ['a,x', 'b c,y', ',x', 'gone,x', 'throw,y', '"q ""r""",', '"two\nlines",x', '1', '', '"Bob" B,x'];
  const input = `text,kind\n${Array.from({ length: 1200 }, (_, i) => LINES[(i * 7) % 10]).join('\n')}\n`;
  const threadEngine = (): Promise<ThreadEngine> =>
    Promise.resolve({ module: new URL('../../support/echo-engine.mjs', import.meta.url).href, share: null });
  const built = async (parts: readonly Partial<Step>[], job: Partial<BatchJob>): Promise<Ran> => {
    const { runBatch: run } = (await import(`${root}dist/batch/run.js`)) as { runBatch: typeof runBatch };
    return runSteps(input, parts, { ...told, threadEngine, threads: 2, blockBytes: 1200, ...job }, run);
  };

  test.each<[string, readonly boolean[]]>([
    ['all steps on threads', [true, true, true, true]],
    ['the first through calls', [true, false, true, true]],
    ['one in the middle through calls', [true, true, false, true]],
    ['only one on threads', [false, false, true, false]],
  ])('with %s', async (_, onThreads) => {
    const alone = await runSteps(input, steps, { ...told, blockBytes: 1 << 20 });
    const many = await built(
      steps.map((step, i) => ({ ...step, onThreads: onThreads[i]! })),
      { concurrency: 3 },
    );
    expect(many.summary.threads).toBe(2);
    expect(alike(many)).toEqual(alike(alone));
  });

  test('and one that fails for good names its step', async () => {
    const stopping = 'text,kind\na,x\nstop,x\n';
    const { runBatch: run } = (await import(`${root}dist/batch/run.js`)) as { runBatch: typeof runBatch };
    for (const onThreads of [
      [true, true],
      [false, true],
    ]) {
      await expect(
        runSteps(
          stopping,
          [
            { map: { text: ['kind'] }, onThreads: onThreads[0]! },
            { operation: join, map: { full: ['text'] }, onThreads: onThreads[1]! },
          ],
          { ...told, threadEngine, threads: 2, blockBytes: 10 },
          run,
        ),
      ).rejects.toMatchObject({ kind: 'temporary', message: 'step join: the engine is gone' });
    }
  });
});

test('A block of many rows keeps its blank lines, and knows the lines of the rows that it refuses', async () => {
  const numbers = Array.from({ length: 2000 }, (_, i) => i);
  const isRefused = (i: number): boolean => i % 500 === 499;
  const blankBehind = (i: number): string => (i % 3 === 0 ? '\n' : '');
  const rows = numbers.map((i) => `${isRefused(i) ? 'a,b,c' : `${i},row ${i}`}\n${blankBehind(i)}`);
  const answered = numbers.map((i) => `${isRefused(i) ? '' : `${i},row ${i},ok,row ${i}\n`}${blankBehind(i)}`);
  const { out, refused } = await runSteps(`n,text\n${rows.join('')}`, [{}], { blockBytes: 1 << 20 });
  expect(out).toBe(`n,text,echo_status,echo_text\n${answered.join('')}`);
  const lineOf = (i: number): number => 2 + i + Math.ceil(i / 3);
  expect(refused.map(({ line }) => line)).toEqual(numbers.filter(isRefused).map(lineOf));
});
