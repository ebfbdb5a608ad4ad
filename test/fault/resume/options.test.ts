// --resume and --restart, and what stands in the way of a continuation.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { breakDisk, dieRemoving, useFailingDisk } from '../../support/faults/failing-disk.js';
import { countsOf } from '../../support/resumable.js';
import { runsOf, CSV } from './runs.js';

useFailingDisk();

// Every step is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

describe('--resume and --restart', () => {
  test('--resume insists on something to resume', async () => {
    const runs = runsOf({ input: CSV });
    await expect(runs.run({ resume: 'resume' })).rejects.toMatchObject({
      exitCode: 8,
      message: expect.stringMatching(
        /there is no unfinished run into .*out\.csv to resume; leave --resume out/,
      ) as string,
    });
    expect(runs.list()).toEqual([]);
    expect(await runs.breakOff(3)).toBe(false);
    await expect(runs.run({ resume: 'resume' })).resolves.toHaveProperty('resumedAfter');
  });

  test('--restart begins anew', async () => {
    const runs = runsOf({ input: CSV });
    const calm = runsOf({ input: CSV });
    await calm.run();
    await runs.breakOff(3);
    await expect(runs.run({ resume: 'restart' })).resolves.not.toHaveProperty('resumedAfter');
    expect(runs.files()).toEqual(calm.files());
  });

  test.each(['resume', 'restart'] as const)('--%s is refused where nothing can be continued', async (resume) => {
    const runs = runsOf({ input: CSV });
    await expect(
      runs.run({ resume, output: { stream: new PassThrough(), name: 'standard output' } }),
    ).rejects.toMatchObject({
      kind: 'usage',
      message:
        `--${resume} is for a run from a file into a file: what was written to standard output is gone; ` +
        'leave it out, or give files',
    });
    await expect(
      runs.run({ resume, input: { stream: Readable.from([CSV]), name: 'standard input' } }),
    ).rejects.toMatchObject({
      kind: 'usage',
      message:
        `--${resume} is for a run from a file into a file: what was read from standard input is gone; ` +
        'leave it out, or give files',
    });
  });

  test('a failure says what is done and how to go on', async () => {
    const runs = runsOf({ input: CSV });
    await expect(runs.run({ onProgress: () => undefined, signal: AbortSignal.abort(new Error('x')) })).rejects.toThrow(
      'x',
    );
    const controller = new AbortController();
    let blocks = 0;
    await expect(
      runs.run({
        signal: controller.signal,
        onProgress: () => {
          if (++blocks > 3) controller.abort(new WaypostError('interrupted', 'interrupted'));
        },
      }),
    ).rejects.toMatchObject({
      exitCode: 130,
      message: expect.stringMatching(
        /^interrupted; \d+ rows are done: run the same command again to continue$/,
      ) as string,
    });
    expect(runs.list()).toEqual(['out.csv.errors.csv.bad417da.part', 'out.csv.journal', 'out.csv.part']);
  });

  test('a run that did nothing leaves nothing', async () => {
    const runs = runsOf({ input: CSV });
    await expect(runs.run({ engine: () => Promise.reject(new Error('no engine')) })).rejects.toThrow('no engine');
    await expect(runs.run({ columns: ['nonsense'] })).rejects.toMatchObject({ kind: 'usage' });
    expect(runs.list()).toEqual([]);
  });
});

describe('What stands in the way', () => {
  test('a part of somebody else is not touched', async () => {
    const runs = runsOf({ input: CSV });
    writeFileSync(runs.at('out.csv.part'), 'mine');
    await expect(runs.run()).rejects.toMatchObject({
      exitCode: 7,
      message: expect.stringMatching(/out\.csv\.part is in the way: it belongs to no unfinished run/) as string,
    });
    expect(readFileSync(runs.at('out.csv.part'), 'utf8')).toBe('mine');
    expect(runs.list()).toEqual(['out.csv.part']);
  });

  test('a file that is no journal is not touched', async () => {
    const runs = runsOf({ input: CSV });
    writeFileSync(runs.at('out.csv.journal'), 'dear diary\n');
    await expect(runs.run()).rejects.toMatchObject({
      exitCode: 8,
      message: expect.stringMatching(/out\.csv\.journal is not a journal that this version can continue/) as string,
    });
    expect(runs.files()).toEqual({ 'out.csv.journal': 'dear diary\n' });
  });

  test('an input that has the name of a part is refused', async () => {
    const runs = runsOf({ input: CSV, inputName: 'out.csv.part', job: { inputFormat: 'csv' } });
    await expect(runs.run()).rejects.toMatchObject({ kind: 'usage' });
  });

  test('another run into the same output is refused (exit code 8), and the first is not disturbed', async () => {
    const runs = runsOf({ input: CSV });
    const calm = runsOf({ input: CSV });
    await calm.run();
    let second: unknown;
    let blocks = 0;
    const first = runs.run({
      onProgress: () => {
        if (++blocks === 3) second = runs.run().catch((error: unknown) => error);
      },
    });
    await first;
    expect(await second).toMatchObject({
      exitCode: 8,
      kind: 'locked',
      message: expect.stringContaining(`process ${process.pid}`) as string,
    });
    expect(runs.files()).toEqual(calm.files());
  });

  test.each<[string, object]>([
    ['a process that has ended', { pid: 2 ** 22 + 1, host: os.hostname() }],
    ['a process whose number another one has now', { pid: process.ppid, host: os.hostname(), started: '1' }],
    ['this process, before it came to life', { pid: process.pid, host: os.hostname() }],
  ])('the lock of %s does not hold', async (_, owner) => {
    const runs = runsOf({ input: CSV });
    const calm = runsOf({ input: CSV });
    await calm.run();
    writeFileSync(runs.at('out.csv.lock'), JSON.stringify(owner));
    await runs.run();
    expect(runs.files()).toEqual(calm.files());
  });

  test('a result that was renamed before the crash is not made again', async () => {
    const runs = runsOf({ input: CSV, job: { errors: 'bad.csv' } });
    const calm = runsOf({ input: CSV, job: { errors: 'bad.csv' } });
    const summary = await calm.run();
    dieRemoving(/\.journal$/);
    await expect(runs.run()).rejects.toThrow(/cannot be written/);
    breakDisk(Infinity, 'fail');
    expect(runs.list()).toContain('out.csv.journal');
    const { ino } = statSync(runs.at('out.csv'));
    const again = await runs.run({ engine: () => Promise.reject(new Error('the engine is not needed')) });
    expect(countsOf(again)).toEqual(countsOf(summary));
    expect(statSync(runs.at('out.csv')).ino).toBe(ino);
    expect(runs.files()).toEqual(calm.files());
  });
});
