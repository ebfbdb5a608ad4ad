// A run that was broken off is continued: at every block, in every format, after every fault of the disk and every
// mutilation of what it left, the files are those of a run that nothing disturbed.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { PassThrough, Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { OneStepOptions } from '../support/batch.js';
import { echo } from '../support/echo-engine.mjs';
import { breakDisk, dieRemoving, disk, type Fault } from '../support/failing-disk.js';
import { countsOf, customers, Runs, type Case } from '../support/resumable.js';

vi.mock('node:fs/promises', async (original) => {
  const fs = (await import('../support/failing-disk.js')).faulty(await original());
  return { ...fs, default: fs };
});

// Every step is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

const made: Runs[] = [];
function runsOf(given: Case): Runs {
  const runs = new Runs(given);
  made.push(runs);
  return runs;
}
afterEach(() => {
  breakDisk(Infinity, 'fail');
  for (const runs of made.splice(0)) runs.remove();
});

const ROWS = 60;
const CSV = customers(ROWS);
const objects = Array.from({ length: ROWS }, (_, i) =>
  i === 9 ? '{"broken":' : JSON.stringify({ id: i, text: i % 11 === 5 ? `throw ${i}` : `é ${i}` }),
);

const cases: [string, Case][] = [
  ['CSV', { input: CSV }],
  ['CSV with an errors file of its own', { input: CSV, job: { errors: 'bad.jsonl' } }],
  ['a compressed output and errors file', { input: CSV, output: 'out.csv.gz', job: { errors: 'bad.csv.gz' } }],
  ['a compressed input', { input: gzipSync(CSV), inputName: 'in.csv.gz' }],
  ['UTF-16', { input: Buffer.from(`\ufeff${CSV}`, 'utf16le') }],
  ['windows-1252', { input: Buffer.from(CSV, 'latin1'), job: { encoding: 'windows-1252' } }],
  ['JSON Lines', { input: `${objects.join('\n')}\n`, inputName: 'in.jsonl', output: 'out.jsonl' }],
  [
    'a JSON array',
    {
      input: `[\n${objects.filter((text) => !text.startsWith('{"b')).join(',\n')}\n]\n`,
      inputName: 'in.json',
      output: 'out.json',
    },
  ],
  [
    'a compressed JSON array',
    {
      input: `[${objects.filter((text) => !text.startsWith('{"b')).join(',')}]`,
      inputName: 'in.json',
      output: 'out.json.gz',
    },
  ],
  ['the first rows', { input: CSV, job: { limit: 37 } }],
  ['a sample', { input: CSV, job: { sample: 30, blockBytes: 200 } }],
  ['CSV made of JSON Lines', { input: `${objects.join('\n')}\n`, inputName: 'in.jsonl', output: 'out.csv' }],
  ['rows that are all refused', { input: `id,text\n${'1\n'.repeat(200)}`, job: { delimiter: ',' } }],
  ['a header alone', { input: 'id,text\n' }],
  [
    'rows without a header',
    { input: CSV.slice(CSV.indexOf('\n') + 1), job: { header: false, map: { text: ['column_2'] } } },
  ],
];

describe('After an interruption at any block, the same command makes the same files of', () => {
  test.each(cases)('%s', async (_, given) => {
    const calm = runsOf(given);
    const summary = await calm.run();
    const wanted = calm.files();
    for (let blocks = 0; ; blocks++) {
      const runs = runsOf(given);
      if (await runs.breakOff(blocks)) break;
      expect(existsSync(runs.at(runs.output))).toBe(false);
      // More threads and other blocks change nothing, but where blocks are compressed.
      const resumed = await runs.run(runs.output.endsWith('gz') ? {} : { blockBytes: 333 });
      expect(countsOf(resumed)).toEqual(countsOf(summary));
      expect(resumed.resumedAfter).toBeGreaterThan(0);
      expect(runs.files()).toEqual(wanted);
    }
  });

  test('which is read by gunzip as the whole', async () => {
    const runs = runsOf({ input: CSV, output: 'out.csv.gz' });
    const plain = runsOf({ input: CSV });
    await runs.run();
    await plain.run();
    expect(gunzipSync(runs.read('out.csv.gz'))).toEqual(plain.read('out.csv'));
  });

  test('interrupted again and again', async () => {
    const runs = runsOf({ input: CSV });
    const calm = runsOf({ input: CSV });
    await calm.run();
    while (!(await runs.breakOff(2)));
    expect(runs.files()).toEqual(calm.files());
  });
});

describe('A fault of the disk at every step', () => {
  const job: OneStepOptions = { errors: 'bad.csv' };
  test.each<[Fault, string, string]>([
    ['fail', 'ENOSPC', 'out.csv'],
    ['fail', 'EIO', 'out.csv.gz'],
    ['crash', 'EIO', 'out.csv'],
    ['crash', 'EIO', 'out.csv.gz'],
  ])('(%s, %s, %s) costs no byte', async (fault, code, output) => {
    const given = { input: customers(30), output, job };
    const calm = runsOf(given);
    const summary = countsOf(await calm.run());
    const wanted = calm.files();
    let at = 1;
    for (; ; at++) {
      const runs = runsOf(given);
      breakDisk(at, fault, code);
      const ended = await runs.run().then(
        () => true,
        (error: unknown) => {
          // A step that only tidies up may fail without a word; every other says what was wrong.
          expect(error).toMatchObject({ kind: 'output-unwritable' });
          return false;
        },
      );
      const { steps } = disk;
      breakDisk(Infinity, 'fail');
      if (steps < at) break;
      if (!ended) expect(countsOf(await runs.run())).toEqual(summary);
      expect(runs.files()).toEqual(wanted);
    }
    expect(at).toBeGreaterThan(20);
  });
});

describe('What a power cut leaves', () => {
  /** A run broken off late, and what it had on the disk for sure. */
  async function broken(): Promise<{ runs: Runs; restore: () => void; wanted: Record<string, string> }> {
    const given = { input: customers(200), job: { errors: 'bad.csv' } };
    const calm = runsOf(given);
    const runs = runsOf(given);
    await calm.run();
    expect(await runs.breakOff(8)).toBe(false);
    return { runs, restore: runs.snapshot(), wanted: calm.files() };
  }

  test('is continued though the journal is torn at any byte', async () => {
    const { runs, restore, wanted } = await broken();
    for (let length = runs.read('out.csv.journal').length - 1; length >= 0; length -= 41) {
      restore();
      truncateSync(runs.at('out.csv.journal'), length);
      await runs.run();
      expect(runs.files()).toEqual(wanted);
    }
  });

  test('is continued though the journal ends in zeros', async () => {
    const { runs, wanted } = await broken();
    const journal = runs.read('out.csv.journal');
    writeFileSync(runs.at('out.csv.journal'), journal.fill(0, journal.length - 300));
    await runs.run();
    expect(runs.files()).toEqual(wanted);
  });

  test.each(['out.csv.part', 'bad.csv.part'])(
    'is continued though %s is shorter than the journal says, or longer, or holds zeros at its end',
    async (part) => {
      const { runs, restore, wanted } = await broken();
      const { length } = runs.read(part);
      const last = runs.read('out.csv.journal').toString().trimEnd().split('\n').at(-1)!;
      const { synced } = JSON.parse(last.slice(9)) as { synced: { results: number; errors: number } };
      const known = part === 'out.csv.part' ? synced.results : synced.errors;
      expect(known).toBeLessThan(length);
      for (let kept = length; kept >= 0; kept -= 29) {
        restore();
        truncateSync(runs.at(part), kept);
        await runs.run();
        expect(runs.files()).toEqual(wanted);
      }
      restore();
      appendFileSync(runs.at(part), 'what the journal does not know of');
      await runs.run();
      expect(runs.files()).toEqual(wanted);
      restore();
      writeFileSync(runs.at(part), runs.read(part).fill(0, known));
      await runs.run();
      expect(runs.files()).toEqual(wanted);
    },
  );
});

describe('What was changed since is named, and nothing is touched (exit code 8):', () => {
  const change = (job: OneStepOptions) => () => job;
  test.each<[string, (runs: Runs) => OneStepOptions, RegExp]>([
    [
      'the input',
      (runs) => {
        writeFileSync(runs.at('in.csv'), `${CSV}1,one more\n`);
        return {};
      },
      /because the input changed since; put it back, or begin anew with --restart$/,
    ],
    [
      'its time alone',
      (runs) => {
        utimesSync(runs.at('in.csv'), 1_700_000_001, 1_700_000_001);
        return {};
      },
      /because the input changed/,
    ],
    [
      'the columns',
      change({ columns: ['status'] }),
      /because the added columns \(--columns, --prefix, --on-clash\) changed/,
    ],
    ['the mapping', change({ map: { text: ['id'] } }), /because the columns that are asked about \(--map\) changed/],
    ['the source', change({ sourceOfTruth: 'GNAF' }), /because --source changed/],
    ['the feature options', change({ featureOptions: { a: '1' } }), /because --feature changed/],
    ['the locale', change({ locale: 'nz' }), /because --locale changed/],
    ['the limit', change({ limit: 7 }), /because --limit changed/],
    ['the sample', change({ sample: 7 }), /because --sample changed/],
    [
      'the format',
      change({ format: 'jsonl' }),
      /because the added columns .* and --format changed since; put them back/,
    ],
    ['the errors file', (runs) => ({ errors: runs.at('bad.csv') }), /because --errors changed/],
    ['the data', change({ dataVersion: 'GNAF AU MAY 2026 12345678' }), /because the address data changed/],
    ['the endpoint', change({ endpoint: 'https://example.com' }), /because --endpoint changed/],
    ['the operation', change({ operation: { ...echo, name: 'other' } }), /because the operation changed/],
  ])('%s', async (_, changed, message) => {
    const runs = runsOf({ input: CSV });
    expect(await runs.breakOff(3)).toBe(false);
    const options = changed(runs);
    const before = runs.files();
    const failure = await runs.run(options).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      kind: 'resume-mismatch',
      exitCode: 8,
      message: expect.stringMatching(
        /^.*out\.csv: the run that was broken off after \d+ rows cannot be continued, /,
      ) as string,
    });
    expect((failure as Error).message).toMatch(message);
    expect(runs.files()).toEqual(before);
    await expect(runs.run({ ...options, resume: 'restart' })).resolves.not.toHaveProperty('resumedAfter');
    expect(runs.list().filter((name) => /\.(part|journal|lock)$/.test(name))).toEqual([]);
  });
});

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
      message: expect.stringContaining(`--${resume} is for a run from a file into a file`) as string,
    });
    await expect(
      runs.run({ resume, input: { stream: Readable.from([CSV]), name: 'standard input' } }),
    ).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('standard input') as string });
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
    expect(runs.list()).toEqual(['out.csv.errors.csv.part', 'out.csv.journal', 'out.csv.part']);
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
