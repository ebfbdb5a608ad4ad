// A run whose output is put in order, broken off and continued: whether its rows were being answered, put in order, or
// given their name, the files are those of a run that nothing disturbed, and so is what the summary says.
import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { useFailingDisk, type Fault } from '../../support/faults/failing-disk.js';
import { graded } from '../../support/echo-engine.mjs';
import { gradedTexts } from '../../batch/findings/graded-rows.js';
import type { BatchSummary } from '../../../src/batch/report.js';
import type { Case } from '../../support/resumable.js';
import { runsOf, stepsThatMayFail } from './runs.js';

useFailingDisk();
vi.setConfig({ testTimeout: 120_000 });

const texts = gradedTexts(60);
const CSV = `id,text\n${texts.map((text, i) => (i === 20 ? '20' : `${i},${text}`)).join('\n')}`;
const ARRAY = JSON.stringify(texts.map((text, id) => ({ id, text })));
const review = { operation: graded, order: 'review' } as const;

/** A summary apart from the times, and from what the second run of two does otherwise. */
function saidOf({
  startedAt: _1,
  durationMs: _2,
  rowsPerSecond: _3,
  resumedAfter: _4,
  ...said
}: BatchSummary): unknown {
  return { ...said, output: said.output.format, input: said.input.format, errorsFile: said.errorsFile !== undefined };
}

describe('After an interruption at any block, the same command makes the same files and summary of', () => {
  test.each<[string, Case]>([
    ['CSV in the order of the input', { input: CSV, job: { operation: graded } }],
    ['CSV in the order of review', { input: CSV, job: review }],
    ['CSV in that order, compressed', { input: CSV, output: 'out.csv.gz', job: { ...review, errors: 'bad.csv' } }],
    ['UTF-16 in that order', { input: Buffer.from(`\ufeff${CSV}`, 'utf16le'), job: review }],
    ['a JSON array in that order', { input: ARRAY, inputName: 'in.json', output: 'out.json', job: review }],
    ['some statuses alone', { input: CSV, job: { ...review, only: ['unsure', 'changed'] } }],
    ['a sample', { input: CSV, job: { ...review, sample: 30 } }],
  ])('%s', async (name, given) => {
    const stride = name === 'CSV in the order of review' ? 1 : 3;
    const calm = runsOf(given);
    const summary = saidOf(await calm.run());
    const wanted = calm.files();
    for (let blocks = 0; ; blocks += stride) {
      const runs = runsOf(given);
      if (await runs.breakOff(blocks)) break;
      expect(existsSync(runs.at(runs.output))).toBe(false);
      const resumed = await runs.run(runs.output.endsWith('gz') ? {} : { blockBytes: 333 });
      expect(resumed.resumedAfter).toBeGreaterThan(0);
      expect(saidOf(resumed)).toEqual(summary);
      expect(runs.files()).toEqual(wanted);
    }
  });
});

describe('A fault of the disk at every step', () => {
  test.each<[Fault, string, string]>([
    ['fail', 'ENOSPC', 'out.csv'],
    ['crash', 'EIO', 'out.csv'],
    ['crash', 'EIO', 'out.csv.gz'],
  ])('(%s, %s, %s) costs no byte', async (fault, code, output) => {
    const given: Case = { input: `id,text\n${gradedTexts(25).join('\n,')}`, output, job: review };
    expect(await stepsThatMayFail(given, [fault, code], saidOf, 2)).toBeGreaterThan(20);
  });
});

describe('A run that was broken off in one order', () => {
  test('is not gone on with in another', async () => {
    const runs = runsOf({ input: CSV, job: { operation: graded } });
    expect(await runs.breakOff(3)).toBe(false);
    await expect(runs.run({ order: 'review' })).rejects.toThrow(/because --order changed since/);
  });

  test('is thrown away with all of its files by --restart, whatever order is asked for then', async () => {
    const runs = runsOf({ input: CSV, job: { operation: graded } });
    expect(await runs.breakOff(3, { order: 'review' })).toBe(false);
    expect(runs.list()).toEqual(expect.arrayContaining(['out.csv.rows.part']));
    await runs.run({ resume: 'restart' });
    expect(runs.list()).toEqual(['out.csv']);
  });
});
