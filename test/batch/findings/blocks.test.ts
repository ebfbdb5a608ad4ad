// What a summary says of the answers is the same however the input is cut into blocks and whoever answers them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BatchJob, ThreadEngine } from '../../../src/batch/job.js';
import type { BatchSummary } from '../../../src/batch/report.js';
import type { runBatch } from '../../../src/batch/run.js';
import { runEcho } from '../../support/batch.js';
import { graded } from '../../support/echo-engine.mjs';
import { gradedText, gradedTexts } from './graded-rows.js';
import { root } from '../../support/in-process.js';
import { runs } from '../../support/seeded.js';

const told: Partial<BatchJob> = { delimiter: ',', header: 1 };

/** What is said of the answers, apart from what is the machine's. */
const saidOf = ({
  statuses,
  completed,
  confidences,
  exceptions,
  review,
  addresses,
  uncovered,
}: BatchSummary): unknown => ({
  statuses,
  completed,
  confidences,
  exceptions,
  review,
  addresses,
  uncovered,
});

test('The size of blocks changes nothing of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(gradedText, { maxLength: 80 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 3 }),
      async (texts, blockBytes, concurrency) => {
        const input = `id,text\n${texts.map((text, i) => `${i},${text}\n`).join('')}`;
        const whole = await runEcho(input, { ...told, operation: graded });
        const cut = await runEcho(input, { ...told, operation: graded, blockBytes, concurrency });
        expect(saidOf(cut.summary)).toEqual(saidOf(whole.summary));
      },
    ),
    { numRuns: runs(50) },
  );
});

test('Worker threads change nothing of it', async () => {
  const input = `id,text\n${gradedTexts(3000)
    .map((text, i) => `${i},${text}\n`)
    .join('')}`;
  const { runBatch: run } = (await import(`${root}dist/batch/run.js`)) as { runBatch: typeof runBatch };
  const threadEngine = (): Promise<ThreadEngine> =>
    Promise.resolve({ module: new URL('../../support/echo-engine.mjs', import.meta.url).href, share: null });
  const alone = await runEcho(input, { ...told, operation: graded, order: 'review' });
  const many = await runEcho(
    input,
    { ...told, operation: graded, order: 'review', threadEngine, threads: 3, blockBytes: 2000 },
    run,
  );
  expect(many.summary.threads).toBe(3);
  expect(saidOf(many.summary)).toEqual(saidOf(alone.summary));
  expect(many.out).toBe(alone.out);
});

describe('A summary says of the answers', () => {
  const rows = [
    'status=right confidence=100 id=a',
    'status=right confidence=100 id=a',
    'status=changed confidence=99 id=b completed=true',
    'status=changed confidence=92 id=a',
    'status=unsure confidence=60 exception=ODD',
    'status=unsure confidence=89 exception=ODD',
    'status=unsure exception=NOWHERE uncovered=US',
    'status=unsure exception=NOWHERE uncovered=US',
    'status=unsure exception=NOWHERE uncovered=FR',
    '',
  ];
  const input = `id,text\n${rows.map((text, i) => `${i},${text}\n`).join('')}`;
  const summaryOf = async (): Promise<BatchSummary> => (await runEcho(input, { ...told, operation: graded })).summary;

  test('how sure they are, and which only complete what was written', async () => {
    const { confidences, completed } = await summaryOf();
    expect(confidences).toEqual([
      { from: 100, to: 100, rows: 2 },
      { from: 99, to: 99, rows: 1 },
      { from: 95, to: 98, rows: 0 },
      { from: 90, to: 94, rows: 1 },
      { from: 70, to: 89, rows: 1 },
      { from: 0, to: 69, rows: 1 },
    ]);
    expect(completed).toEqual({ changed: 1 });
  });

  test('why some are less, the commonest first, each with its first row', async () => {
    expect((await summaryOf()).exceptions).toEqual([
      { exception: 'NOWHERE', rows: 3, sample: { line: 8, input: rows[6] } },
      { exception: 'ODD', rows: 2, sample: { line: 6, input: rows[4] } },
    ]);
  });

  test('which rows to look at first, with a row as it is where there was nothing to ask', async () => {
    const { review } = await summaryOf();
    expect(review?.map(({ line, status, confidence, exception }) => [line, status, confidence, exception])).toEqual([
      [7, 'unsure', 89, 'ODD'],
      [6, 'unsure', 60, 'ODD'],
      [8, 'unsure', undefined, 'NOWHERE'],
      [9, 'unsure', undefined, 'NOWHERE'],
      [10, 'unsure', undefined, 'NOWHERE'],
      [5, 'changed', 92, undefined],
      [11, 'rejected', undefined, undefined],
    ]);
    expect(review?.[0]).toMatchObject({ input: rows[5], answer: rows[5] });
    expect(review?.at(-1)).toMatchObject({ input: '9,', answer: '' });
  });

  test('how many addresses there are, and how many rows repeat one', async () => {
    expect((await summaryOf()).addresses).toEqual({ distinct: 2, repeated: 2 });
  });

  test('of which countries the data is missing, in a warning too', async () => {
    const { uncovered, warnings } = await summaryOf();
    expect(uncovered).toEqual({ US: 2, FR: 1 });
    expect(warnings).toEqual([
      '3 rows belong to countries whose addresses are not installed: 2 US, 1 FR; of FR, US none can be imported, ' +
        'but "waypost geocode" gives their places',
    ]);
  });

  test('nothing where the operation says nothing', async () => {
    const { summary } = await runEcho('text\na\nb\n', { ...told });
    expect(saidOf(summary)).toEqual({
      statuses: { ok: 2 },
      completed: {},
      confidences: [],
      exceptions: [],
      review: [],
      addresses: undefined,
      uncovered: {},
    });
  });

  test('a long text cut to what a person reads, on one line', async () => {
    const { summary } = await runEcho(`text\n"status=unsure\n${'x😀'.repeat(200)}"\n`, { ...told, operation: graded });
    const [row] = summary.review!;
    expect(row!.input.length).toBeLessThanOrEqual(160);
    expect(row!.input).toMatch(/^status=unsure x😀.*…$/u);
    expect(row!.input).not.toMatch(/\p{Cs}/u);
  });
});
