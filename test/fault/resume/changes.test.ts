// What was changed since a run was broken off is named, and nothing is touched.
import fs, { utimesSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildMark } from '../../../src/batch/build-mark.js';
import type { OneStepOptions } from '../../support/batch.js';
import { echo } from '../../support/echo-engine.mjs';
import { useFailingDisk } from '../../support/faults/failing-disk.js';
import { putInPlace } from '../../support/faults/put-in-place.js';
import type { Runs } from '../../support/resumable.js';
import { runsOf, CSV } from './runs.js';

useFailingDisk();

/** What puts the file system back. */
let restore = (): void => undefined;
afterEach(() => restore());

/** From now on the program is another build of its version. */
function rebuild(): void {
  const { readFileSync } = fs;
  const read = (path: fs.PathOrFileDescriptor, options: BufferEncoding): string =>
    String(path).endsWith('build-mark') ? 'another\n' : readFileSync(path, options);
  restore = putInPlace(fs, { readFileSync: read as typeof readFileSync });
}

// Every step is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

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
    ['the letters', change({ letters: 'upper' }), /because --case changed/],
    [
      'the encoding of the output',
      change({ outputEncoding: 'utf-16le' }),
      /because how the output is written \(--output-encoding, --bom, --output-delimiter, --protect-numbers\) changed/,
    ],
    ['the byte order mark', change({ bom: true }), /because how the output is written /],
    ['the delimiter of the output', change({ outputDelimiter: ';' }), /because how the output is written /],
    ['what is protected', change({ protectNumbers: true }), /because how the output is written /],
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
    [
      'the data',
      change({ dataVersion: 'GNAF AU MAY 2026 12345678', operation: { ...echo, needs: ['addresses'] } }),
      /because the address data changed/,
    ],
    ['data of another kind', change({ dataVersion: 'ASGS AU 2021 12345678' }), /because the installed data changed/],
    ['the endpoint', change({ endpoint: 'https://example.com' }), /because --endpoint changed/],
    [
      'the program, of the same version',
      () => {
        rebuild();
        return {};
      },
      /because the build of waypost changed since; put it back/,
    ],
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

test('A build has its mark', () => {
  expect(buildMark()).toMatch(/^[0-9a-f]{16}$/);
});
