// A run of several steps that was broken off is continued: at every block, in every format, the files are those of a
// run that nothing disturbed; and not where a step of it has changed, which is named.
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BatchSummary } from '../../src/batch/report.js';
import type { Condition, Step } from '../../src/batch/step.js';
import { openRunAnswers } from '../../src/layers/cache/run-answers.js';
import type { OneStepOptions } from '../support/batch.js';
import { echo, join, loud, words } from '../support/echo-engine.mjs';
import { countsOf, Runs, type Case, type RunsOptions } from '../support/resumable.js';
import { countingEngine, step } from '../support/steps.js';

vi.setConfig({ testTimeout: 120_000 });

const made: Runs[] = [];
function runsOf(given: Case): Runs {
  const runs = new Runs(given);
  made.push(runs);
  return runs;
}
afterEach(() => {
  for (const runs of made.splice(0)) runs.remove();
});

const ROWS = 60;
const kinds = ['go', 'stay', ''];
const CSV = `id,text,kind\n${Array.from({ length: ROWS }, (_, i) => {
  if (i % 13 === 3) return `${i}`;
  if (i === 8) return '';
  const text = i % 11 === 5 ? `throw ${i}` : `Straße ${i % 5}`;
  return `${i},"${text}",${kinds[i % 3]}`;
}).join('\n')}\n`;
const JSONL = `${Array.from({ length: ROWS }, (_, i) =>
  i === 9
    ? '{"broken":'
    : JSON.stringify({ id: i, text: i % 11 === 5 ? `throw ${i}` : `é ${i % 5}`, kind: kinds[i % 3] }),
).join('\n')}\n`;

const STEPS: readonly Partial<Step>[] = [
  { map: { text: ['text'] }, drop: { echo_text: ['Straße 3', 'é 3'] } },
  { operation: join, from: 'echo', when: { kind: ['go', ''] } },
  { operation: words, map: { query: ['join_text'] }, when: { echo_status: ['ok'] } },
];

const asOptions = (steps: readonly Partial<Step>[], more: OneStepOptions = {}): RunsOptions => ({
  ...more,
  steps: steps.map(step),
});

const counts = (summary: BatchSummary): unknown => [countsOf(summary), summary.steps];

describe('After an interruption at any block, the same command makes the same files of', () => {
  test.each<[string, Case]>([
    ['CSV', { input: CSV }],
    ['CSV with an errors file of its own', { input: CSV, job: { errors: 'bad.jsonl' } }],
    ['a compressed output and errors file', { input: CSV, output: 'out.csv.gz', job: { errors: 'bad.csv.gz' } }],
    ['JSON Lines', { input: JSONL, inputName: 'in.jsonl', output: 'out.jsonl' }],
    ['CSV made JSON', { input: CSV, output: 'out.json' }],
    ['CSV made of JSON Lines', { input: JSONL, inputName: 'in.jsonl', output: 'out.csv' }],
    ['the first rows', { input: CSV, job: { limit: 37 } }],
    ['a sample', { input: CSV, job: { sample: 30 } }],
  ])('%s', async (_, given) => {
    const calm = runsOf(given);
    const summary = await calm.run(asOptions(STEPS));
    const wanted = calm.files();
    expect(summary.rows).toMatchObject({ read: expect.any(Number) as number });
    const { read, written, refused, dropped } = summary.rows;
    expect(read).toBe(written + refused + dropped!);
    expect(dropped).toBeGreaterThan(0);
    for (let blocks = 0; ; blocks++) {
      const runs = runsOf(given);
      if (await runs.breakOff(blocks, asOptions(STEPS))) break;
      expect(existsSync(runs.at(runs.output))).toBe(false);
      const others = runs.output.endsWith('gz') ? {} : { blockBytes: 333 };
      const resumed = await runs.run(asOptions(STEPS, others));
      expect(counts(resumed)).toEqual(counts(summary));
      expect(runs.files()).toEqual(wanted);
    }
  });

  test('interrupted again and again', async () => {
    const runs = runsOf({ input: CSV });
    const calm = runsOf({ input: CSV });
    await calm.run(asOptions(STEPS));
    while (!(await runs.breakOff(1, asOptions(STEPS))));
    expect(runs.files()).toEqual(calm.files());
  });
});

test('The errors file names the step whose call failed', async () => {
  const runs = runsOf({ input: 'text,kind\na,x\nthrow,throw\n', job: { errors: 'bad.csv' } });
  const summary = await runs.run(
    asOptions([{ map: { text: ['text'] } }, { operation: join, map: { full: ['kind'] } }]),
  );
  expect(runs.read('bad.csv').toString()).toBe(
    'line,code,reason,row\n3,FAILED,step echo: the engine stumbled,"throw,throw"\n' +
      '3,FAILED,step join: the engine stumbled,"throw,throw"\n',
  );
  expect(summary.rows).toMatchObject({ read: 2, written: 2, refused: 0, failed: 1 });
});

test('Nothing is asked twice, of any step, in a run that is broken off and continued', async () => {
  const scope = { endpoint: 'https://example.com', user: 'someone', locale: undefined };
  const calm = runsOf({ input: CSV });
  const runs = runsOf({ input: CSV });
  const given = (counted: ReturnType<typeof countingEngine>): RunsOptions =>
    asOptions(
      STEPS.map((one, i) => ({
        ...one,
        operation: { ...(one.operation ?? echo), recordsPerCall: 3 },
        engine: () => Promise.resolve(counted.engine),
        ...(i === 1 ? {} : { scope }),
      })),
      { answers: (own: string | undefined) => openRunAnswers({ own, cache: undefined, now: Date.now }) },
    );
  const undisturbed = countingEngine();
  await calm.run(given(undisturbed));
  const counted = countingEngine();
  let parts = 0;
  while (!(await runs.breakOff(1, given(counted)))) parts++;
  expect(parts).toBeGreaterThan(1);
  expect(runs.files()).toEqual(calm.files());
  for (const name of ['echo', 'words']) {
    const answered = (counted.calls[name] ?? []).flat().filter((text) => !text.startsWith('throw'));
    expect(new Set(answered).size).toBeGreaterThan(3);
    // A record whose call failed with others of it is asked again alone, and no other.
    const asked = (undisturbed.calls[name] ?? []).flat().filter((text) => !text.startsWith('throw'));
    expect(answered.toSorted()).toEqual(asked.toSorted());
  }
});

describe('What was changed since is named with its step, and nothing is touched (exit code 8):', () => {
  const changed = (number: number, parts: Partial<Step>): Partial<Step>[] =>
    STEPS.map((one, i) => (i === number ? { ...one, ...parts } : one));
  const [first, second, third] = STEPS;
  const also: Condition = { kind: ['go', ''], text: ['x'] };
  test.each<[string, readonly Partial<Step>[], string]>([
    ['its source', changed(1, { sourceOfTruth: 'GNAF' }), '--source of step join changed'],
    [
      'its prefix',
      changed(2, { prefix: 'hits_' }),
      'the added columns (--columns, --prefix, --on-clash) of step words changed',
    ],
    [
      'fewer of its columns',
      changed(0, { columns: ['status'] }),
      'the added columns (--columns, --prefix, --on-clash) of step echo changed',
    ],
    ['its condition', changed(1, { when: { kind: ['go'] } }), 'when it is asked of step join changed'],
    ['its condition, by one more column', changed(1, { when: also }), 'when it is asked of step join changed'],
    ['what it drops', changed(0, { drop: { text: ['x'] } }), 'what is dropped of step echo changed'],
    ['what feeds it', changed(1, { from: undefined }), 'the columns that are asked about (--map) of step join changed'],
    [
      'its operation',
      changed(2, { name: 'words', operation: loud, map: { text: ['join_text'] } }),
      'the operation of step words changed',
    ],
    ['its data', changed(2, { dataVersion: 'other' }), 'the installed data of step words changed'],
    ['its endpoint', changed(0, { endpoint: 'https://example.com' }), '--endpoint of step echo changed'],
    ['one more step', [...STEPS, { operation: loud }], 'step loud changed'],
    ['one more step in front', [{ operation: loud }, ...STEPS], 'step loud changed'],
    ['one step less', [first!, second!], 'step words changed'],
    ['the name of a step', changed(2, { name: 'hits' }), 'step words and step hits changed'],
    ['the order of the steps', [first!, third!, second!], 'the order of the steps changed'],
    ['a step alone', [first!], 'step '],
  ])('%s', async (_, steps, message) => {
    const runs = runsOf({ input: CSV });
    expect(await runs.breakOff(3, asOptions(STEPS))).toBe(false);
    const before = runs.files();
    const failure = await runs.run(asOptions(steps)).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ kind: 'resume-mismatch', exitCode: 8 });
    expect((failure as Error).message).toContain(`cannot be continued, because ${message}`);
    expect(runs.files()).toEqual(before);
    await expect(runs.run(asOptions(steps, { resume: 'restart' }))).resolves.not.toHaveProperty('resumedAfter');
  });
});
