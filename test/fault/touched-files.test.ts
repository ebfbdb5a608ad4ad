// The growing files of a run that another program removes, empties, cuts short or replaces while it goes: an error that
// names the file and no output, never an output without some of its rows; the same command makes it whole.
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBatch } from '../../src/batch/run.js';
import { WaypostError } from '../../src/contract/errors.js';
import { oneStep } from '../support/batch.js';

/** Several blocks, and refused rows in each of them. */
const ROWS = Array.from({ length: 6_000 }, (_, i) => (i % 100 === 7 ? `${i}` : `${i},${'x'.repeat(120)}`));
const INPUT = `n,text\n${ROWS.join('\n')}\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-touched-'));
  writeFileSync(at('in.csv'), INPUT);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string): string => join(folder, name);
const names = (): string[] => readdirSync(folder).sort();

const CHANGES: readonly [string, (file: string) => void][] = [
  ['removed', (file) => rmSync(file)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['cut short', (file) => truncateSync(file, statSync(file).size >>> 1)],
  [
    'replaced by a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
];
const PARTS: readonly [of: string, file: RegExp][] = [
  ['the output', /^\.?out\.csv\..*part$/],
  ['the refused rows', /^\.?errors\.csv\..*part$/],
];
const CASES = CHANGES.flatMap(([how, change]) => PARTS.map(([of, file]) => ({ of, how, file, change })));

/** Runs a file, which can be gone on with, or a stream of the same; `middle` is called once some blocks are written. */
const run = (isFile: boolean, middle: () => void = () => undefined): Promise<unknown> => {
  let blocks = 0;
  return runBatch(
    oneStep({
      input: isFile ? { path: at('in.csv') } : { stream: Readable.from([Buffer.from(INPUT)]), name: 'in' },
      output: { path: at('out.csv') },
      errors: at('errors.csv'),
      onProgress: () => {
        if (++blocks === 2) middle();
      },
    }),
  );
};

async function whole(): Promise<string[]> {
  await run(true);
  const files = ['out.csv', 'errors.csv'].map((name) => readFileSync(at(name), 'utf8'));
  for (const name of ['out.csv', 'errors.csv']) rmSync(at(name));
  return files;
}

/** What a run ends with whose part of that name is changed in the middle. */
const touched = (isFile: boolean, part: RegExp, change: (path: string) => void): Promise<unknown> =>
  run(isFile, () => {
    change(at(names().find((name) => part.test(name))!));
  }).catch((error: unknown) => error);

const REFUSED = { kind: 'output-unwritable', message: expect.stringMatching(/another program .*part/) as string };

test.each(CASES)('Of a file that can be gone on with, the part of $of is $how', async ({ file, change }) => {
  const wanted = await whole();
  const failure = await touched(true, file, change);
  expect(failure).toBeInstanceOf(WaypostError);
  expect(failure).toMatchObject(REFUSED);
  expect(names()).not.toContain('out.csv');
  await run(true);
  expect(['out.csv', 'errors.csv'].map((name) => readFileSync(at(name), 'utf8'))).toEqual(wanted);
  expect(names()).toEqual(['errors.csv', 'in.csv', 'out.csv']);
});

test.each(CASES)('Of a stream, the part of $of is $how', async ({ file, change }) => {
  const failure = await touched(false, file, change);
  expect(failure).toBeInstanceOf(WaypostError);
  expect(failure).toMatchObject(REFUSED);
  expect(names()).not.toContain('out.csv');
});
