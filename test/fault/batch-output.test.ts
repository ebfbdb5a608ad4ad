// What can go wrong with files: nothing half-made stays, what was there before does, and the message says why.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BatchSummary } from '../../src/batch/report.js';
import { runBatch } from '../../src/batch/run.js';
import { WaypostError } from '../../src/contract/errors.js';
import { attachEngine } from '../support/echo-engine.mjs';
import { oneStep, type OneStepOptions, inPieces } from '../support/batch.js';
import { root } from '../support/workdir.js';
import { turns } from '../support/turns.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-fault-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string): string => join(folder, name);
const GOOD = 'text\na\nb\n';
const ANSWER = 'text,echo_status,echo_text\na,ok,a\nb,ok,b\n';

async function run(input: string, output: string, options: OneStepOptions = {}): Promise<BatchSummary> {
  writeFileSync(at('in.csv'), input);
  return runBatch(oneStep({ input: { path: at('in.csv') }, output: { path: output }, ...options }));
}

describe('The output', () => {
  test('appears whole, beside the errors and the summary', async () => {
    const summary = await run('n,text\n1,a\n2\n', at('out.csv'), { summary: at('summary.json') });
    expect(readdirSync(folder).toSorted()).toEqual(['in.csv', 'out.csv', 'out.csv.errors.csv', 'summary.json']);
    expect(readFileSync(at('out.csv.errors.csv'), 'utf8')).toBe(
      'line,code,reason,row\n3,TOO_FEW_COLUMNS,the row has 1 of 2 columns,"2"\n',
    );
    expect(JSON.parse(readFileSync(at('summary.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(summary)));
    expect(summary).toMatchObject({
      rows: { read: 2, written: 1, refused: 1 },
      refusals: { TOO_FEW_COLUMNS: 1 },
      exitCode: 3,
    });
  });

  test('has no errors file when nothing is refused, except one of an earlier run, which is emptied', async () => {
    await run(GOOD, at('out.csv'));
    expect(readdirSync(folder).toSorted()).toEqual(['in.csv', 'out.csv']);
    writeFileSync(at('out.csv.errors.csv'), 'old');
    await run(GOOD, at('out.csv'));
    expect(readFileSync(at('out.csv.errors.csv'), 'utf8')).toBe('line,code,reason,row\n');
  });

  test('has its refused rows as JSON Lines if the name says so', async () => {
    await run('n,text\n1,a\n"2"\n', at('out.csv'), { errors: at('bad.jsonl') });
    expect(JSON.parse(readFileSync(at('bad.jsonl'), 'utf8'))).toMatchObject({
      line: 3,
      code: 'TOO_FEW_COLUMNS',
      row: '"2"',
    });
  });

  test('is compressed if the name says so', async () => {
    await run(GOOD, at('out.csv.gz'));
    expect(gunzipSync(readFileSync(at('out.csv.gz'))).toString()).toBe(ANSWER);
  });

  test('replaces the file that a link points to', async () => {
    mkdirSync(at('there'));
    writeFileSync(at('there/out.csv'), 'old');
    symlinkSync(at('there/out.csv'), at('link.csv'));
    await run(GOOD, at('link.csv'));
    expect(readFileSync(at('there/out.csv'), 'utf8')).toBe(ANSWER);
    expect(readdirSync(at('there'))).toEqual(['out.csv']);
  });
});

describe('It is refused before anything is read', () => {
  test.each<[string, string, OneStepOptions, RegExp, number]>([
    ['in a folder that is not there', 'no/out.csv', {}, /out\.csv cannot be written: its folder does not exist/, 7],
    ['over a folder', '.', {}, /is a folder; give the name of a file/, 7],
    ['over the input', 'in.csv', {}, /the input and --output are the same file/, 2],
    ['under the name of an unsupported format', 'out.xlsx', {}, /\.xlsx is not supported yet/, 2],
  ])('%s', async (_, output, options, message, exitCode) => {
    await expect(run(GOOD, at(output), options)).rejects.toMatchObject({
      message: expect.stringMatching(message),
      exitCode,
    });
    expect(readdirSync(folder)).toEqual(['in.csv']);
    expect(readFileSync(at('in.csv'), 'utf8')).toBe(GOOD);
  });

  test('where errors and output are one file', async () => {
    await expect(run(GOOD, at('out.csv'), { errors: at('./x/../out.csv') })).rejects.toMatchObject({ kind: 'usage' });
  });

  test.skipIf(process.getuid?.() === 0)('in a folder that may not be written to', async () => {
    mkdirSync(at('locked'));
    chmodSync(at('locked'), 0o555);
    await expect(run(GOOD, at('locked/out.csv'))).rejects.toMatchObject({ exitCode: 7 });
  });
});

describe('A failure on the way leaves what was there before', () => {
  const failures: [string, OneStepOptions, RegExp][] = [
    [
      'an input that ends in broken gzip',
      { input: { stream: Readable.from([Buffer.from([0x1f, 0x8b, 8, 0])]), name: 'input' } },
      /gzip/,
    ],
    [
      'an engine that cannot start',
      { engine: () => Promise.reject(new WaypostError('source-not-installed', 'no data')) },
      /no data/,
    ],
    [
      'an engine that says that every call would fail',
      {
        engine: () =>
          Promise.resolve({
            ...attachEngine(),
            run: () => Promise.reject(new WaypostError('data-broken', 'broken data')),
          }),
      },
      /broken data/,
    ],
  ];
  test.each(failures)('%s', async (_, options, message) => {
    writeFileSync(at('out.csv'), 'before');
    await expect(run(GOOD, at('out.csv'), options)).rejects.toThrow(message);
    expect(readFileSync(at('out.csv'), 'utf8')).toBe('before');
    expect(readdirSync(folder).toSorted()).toEqual(['in.csv', 'out.csv']);
  });

  test('an interruption, while it waits for input that does not come', async () => {
    writeFileSync(at('out.csv'), 'before');
    const controller = new AbortController();
    const silent = new Readable({
      read: () => {
        setImmediate(() => {
          controller.abort(new WaypostError('interrupted', 'interrupted'));
        });
      },
    });
    await expect(
      run(GOOD, at('out.csv'), { input: { stream: silent, name: 'input' }, signal: controller.signal }),
    ).rejects.toMatchObject({ exitCode: 130 });
    expect(readdirSync(folder).toSorted()).toEqual(['in.csv', 'out.csv']);
    expect(readFileSync(at('out.csv'), 'utf8')).toBe('before');
  });

  test('a full device', async () => {
    await expect(run(GOOD, '/dev/full')).rejects.toMatchObject({
      exitCode: 7,
      message: expect.stringContaining('the disk is full'),
    });
  });
});

describe('Through the built batch', () => {
  const script = (output: string): string => `
    const { runBatch } = await import('${root}dist/batch/run.js');
    const { echo, attachEngine } = await import('${root}test/support/echo-engine.mjs');
    try {
      const steps = [{ name: 'echo', operation: echo, engine: async () => attachEngine(), onThreads: false }];
      const summary = await runBatch({ steps, now: Date.now, input: { path: '${at('in.csv')}' }, output: ${output} });
      process.stderr.write(JSON.stringify({ code: summary.exitCode, gone: summary.readerGone }));
    } catch (error) { process.stderr.write(error.message); process.exitCode = error.exitCode ?? 1; }`;

  test('a limit on the size of files is told, and no part is left', () => {
    writeFileSync(at('in.csv'), `text\n${'some text of a row\n'.repeat(20_000)}`);
    const done = spawnSync(
      'bash',
      [
        '-c',
        `ulimit -f 100; exec ${process.execPath} --input-type=module -e "$0"`,
        script(`{ path: '${at('out.csv')}' }`),
      ],
      { encoding: 'utf8' },
    );
    expect(done.stderr).toContain('the file would be larger than this system allows');
    expect(done.status).toBe(7);
    expect(existsSync(at('out.csv'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['in.csv']);
  });

  test('a reader that goes away is no failure', async () => {
    writeFileSync(at('in.csv'), `text\n${'some text of a row\n'.repeat(40_000)}`);
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      script("{ stream: process.stdout, name: 'standard output' }"),
    ]);
    let stderr = '';
    child.stderr.on('data', (part: Buffer) => {
      stderr += part.toString();
    });
    child.stdout.once('data', () => {
      child.stdout.destroy();
    });
    const code = await new Promise((resolve) => {
      child.on('close', resolve);
    });
    expect([code, stderr]).toEqual([0, '{"code":0,"gone":true}']);
  });

  test('a slow reader gets every byte', async () => {
    writeFileSync(at('in.csv'), `text\n${'some text of a row\n'.repeat(20_000)}`);
    writeFileSync(at('run.mjs'), script("{ stream: process.stdout, name: 'standard output' }"));
    const { stdout } = spawn(process.execPath, [at('run.mjs')], { stdio: ['ignore', 'pipe', 'ignore'] });
    let lines = 0;
    for await (const piece of stdout.setEncoding('latin1')) {
      lines += (piece as string).split('\n').length - 1;
      await turns(10);
    }
    expect(lines).toBe(20_001);
  });
});

test('A stream that fails otherwise is an output that cannot be written', async () => {
  const broken = new Writable({
    write: (_part, _encoding, done) => {
      done(Object.assign(new Error('no'), { code: 'EIO' }));
    },
    autoDestroy: false,
  });
  await expect(
    runBatch(oneStep({ input: { stream: inPieces(GOOD), name: 'input' }, output: { stream: broken, name: 'output' } })),
  ).rejects.toMatchObject({ exitCode: 7, message: expect.stringContaining('the disk failed') });
});
