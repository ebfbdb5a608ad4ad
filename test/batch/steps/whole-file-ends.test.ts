// Steps over whole files that are broken off and continued, and what such a step cannot do.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import type { Step } from '../../../src/batch/step.js';
import { WaypostError } from '../../../src/contract/errors.js';
import { attachEngine } from '../../support/echo-engine.mjs';
import { runSteps } from '../../support/steps.js';
import { counting, folder } from './whole-files.js';

/** Breaks a run off once so many blocks are written. */
function broken(blocks: number): Pick<BatchJob, 'signal' | 'onProgress' | 'blockBytes'> {
  const stop = new AbortController();
  let written = 0;
  return {
    blockBytes: 20,
    signal: stop.signal,
    onProgress: () => {
      if (++written === blocks) stop.abort(new WaypostError('interrupted', 'interrupted'));
    },
  };
}

const INPUT = 'id,text\n1,a\n2,b\n\n3\n4,a\n5,\n6,c\n';

describe('A broken run of an operation over a whole file', () => {
  test.each([2, 5, 8])('gathers again after %i blocks, and goes on at the right row', async (blocks) => {
    const given = { 'in.csv': `id,text\n${'1,a\nbad,row,x\n\n2,b\n'.repeat(50)}` };
    const calm = folder(given);
    await calm.run([{ ...counting().step, review: calm.at('review.csv') }]);
    const { run, read, at } = folder(given);
    const review = at('review.csv');
    await expect(run([{ ...counting().step, review }], broken(blocks))).rejects.toMatchObject({ kind: 'interrupted' });
    const again = counting({ review });
    const summary = await run([again.step], { blockBytes: 31 });
    expect(summary.resumedAfter).toBeGreaterThan(0);
    expect(summary.compared).toMatchObject({ rows: 100 });
    expect(again.log.filter((line) => line.startsWith('0: ')).length).toBeGreaterThan(10);
    expect(read()).toBe(calm.read());
    expect(read('review.csv')).toBe(calm.read('review.csv'));
  });

  test('goes on within the rows of --limit', async () => {
    const given = { 'in.csv': `text\n${Array.from({ length: 90 }, (_, i) => `t${i % 7}`).join('\n')}\n` };
    const calm = folder(given);
    await calm.run([counting().step], { limit: 60 });
    const { run, read } = folder(given);
    await expect(run([counting().step], { ...broken(2), limit: 60 })).rejects.toMatchObject({
      kind: 'interrupted',
    });
    await run([counting().step], { blockBytes: 20, limit: 60 });
    expect(read()).toBe(calm.read());
  });

  test('is not continued after the file that it is compared with has changed', async () => {
    const { run, at } = folder({ 'in.csv': `text\n${'a\n'.repeat(50)}`, 'known.csv': 'text\na\n' });
    const reference = { input: { path: at('known.csv') } };
    const steps = (): Partial<Step>[] => [{}, counting({ reference }).step];
    await expect(run(steps(), broken(3))).rejects.toThrow('interrupted');
    writeFileSync(at('known.csv'), 'text\na\na\n');
    await expect(run(steps())).rejects.toMatchObject({
      exitCode: 8,
      message: expect.stringContaining(
        'because the file that it is compared with of step frequency changed since',
      ) as string,
    });
  });
});

describe('What an operation over a whole file cannot do', () => {
  test.each<[string, Partial<Step>, string]>([
    [
      'by an engine that has none, such as a service',
      { engine: () => Promise.resolve({ ...attachEngine(), wholeFile: undefined as never }) },
      'frequency works on whole files, and a call to a service takes 100 records at most; leave --endpoint out',
    ],
    [
      'of another step, by from',
      { from: 'echo' },
      'frequency needs all of its records first; it cannot take them from another step',
    ],
    [
      'of another step, by a column',
      { map: { text: ['echo_text'] } },
      'frequency needs all of its records first; it cannot take them from another step',
    ],
  ])('is refused %s', async (_, parts, message) => {
    const { run } = folder({ 'in.csv': INPUT });
    await expect(run([{}, { ...counting().step, ...parts }])).rejects.toMatchObject({
      kind: 'usage',
      message: `step frequency: ${message}`,
    });
  });

  test('is refused of a stream, which cannot be read twice', async () => {
    await expect(runSteps(INPUT, [counting().step])).rejects.toMatchObject({
      kind: 'usage',
      message: 'frequency reads input before it answers; give the name of a file',
    });
  });

  test.each([
    ['the output', 'out.csv', '--output and --review are the same file'],
    ['the input', 'in.csv', 'the input and --review are the same file'],
    [
      'the file that it is compared with',
      'known.csv',
      'the file that it is compared with and --review are the same file',
    ],
  ])('is refused with %s for its review', async (_, name, message) => {
    const { run, at } = folder({ 'in.csv': INPUT, 'known.csv': 'text\na\n' });
    const reference = { input: { path: at('known.csv') } };
    await expect(run([counting({ reference, review: at(name) }).step])).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining(message) as string,
    });
  });

  test('is said of the file that it is compared with, by its name', async () => {
    const { run, at } = folder({ 'in.csv': INPUT, 'known.csv': 'x\n12\n' });
    const reference = { input: { path: at('known.csv') } };
    await expect(run([counting({ reference }).step])).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining(`${at('known.csv')}: no column can be used for frequency`) as string,
    });
  });
});
