// A run that keeps the rows which leave its output, broken off and continued: at every block, in every format, both
// files are those of a run that nothing disturbed. The real binary, killed, makes the same bytes too.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OneStepOptions } from '../support/batch.js';
import { echo } from '../support/echo-engine.mjs';
import { killAgainAndAgain } from './resume/killed.js';
import { countsOf, Runs, type Case } from '../support/resumable.js';
import { workdir, type Workdir } from '../support/workdir.js';

vi.setConfig({ testTimeout: 120_000 });

const made: Runs[] = [];
afterEach(() => {
  for (const runs of made.splice(0)) runs.remove();
});
function runsOf(given: Case): Runs {
  const runs = new Runs(given);
  made.push(runs);
  return runs;
}

const ROWS = 60;
const CSV = `id,text\n${Array.from({ length: ROWS }, (_, i) => {
  if (i % 13 === 3) return `${i}`;
  return i === 8 ? '' : `${i},"Straße ${i % 4}"`;
}).join('\n')}`;
const JSONL = Array.from({ length: ROWS }, (_, i) => `${JSON.stringify({ id: i, text: `Straße ${i % 4}` })}\n`).join(
  '',
);

/** An operation by whose word rows leave, which looks at the others first. */
const leaver = {
  ...echo,
  leaving: { way: () => 'split' as const, leaves: ({ text }: { text: string }) => /[02]$/.test(text) },
  review: [
    { status: 'rejected', about: '' },
    { status: 'ok', about: '' },
    { status: 'error', about: '' },
  ],
};
const DROP: OneStepOptions = { drop: { echo_text: ['Straße 0', 'Straße 2'] } };

const CASES: readonly [string, Case, dropped: string | undefined, OneStepOptions][] = [
  ['CSV', { input: CSV }, 'gone.csv', DROP],
  ['a file beside the output', { input: CSV }, undefined, { operation: leaver }],
  ['compressed files', { input: CSV, output: 'out.csv.gz' }, 'gone.csv.gz', DROP],
  ['JSON Lines', { input: JSONL, inputName: 'in.jsonl', output: 'out.jsonl' }, 'gone.jsonl', DROP],
  ['CSV made JSON', { input: CSV, output: 'out.json' }, 'gone.json', DROP],
  ['UTF-16', { input: CSV }, 'gone.csv', { ...DROP, outputEncoding: 'utf-16le' }],
  ['the order of review', { input: CSV }, 'gone.csv', { operation: leaver, order: 'review' }],
  ['errors in a file of its own', { input: CSV, job: { errors: 'bad.csv' } }, 'gone.csv', DROP],
];

describe('After an interruption at any block, the same command makes the same files of', () => {
  test.each(CASES)('%s', async (_, given, dropped, options) => {
    const calm = runsOf(given);
    const optionsOf = (runs: Runs): OneStepOptions =>
      dropped === undefined ? options : { ...options, dropped: runs.at(dropped) };
    const whole = await calm.run(optionsOf(calm));
    expect(whole.rows.dropped).toBeGreaterThan(10);
    const runs = runsOf(given);
    for (let blocks = 0; ; blocks += 2) {
      if (await runs.breakOff(blocks, optionsOf(runs))) break;
      const summary = await runs.run(optionsOf(runs));
      expect(runs.files()).toEqual(calm.files());
      expect(countsOf(summary)).toEqual(countsOf(whole));
      for (const name of runs.list()) runs.removeFile(name);
    }
    expect(runs.files()).toEqual(calm.files());
  });
});

describe('Rows that leave', () => {
  test('and those that stay are together the rows that were read, each whole and once', async () => {
    const runs = runsOf({ input: CSV, output: 'out.csv.gz' });
    const { rows } = await runs.run({ ...DROP, dropped: runs.at('gone.csv.gz') });
    const linesOf = (name: string): string[] => gunzipSync(runs.read(name)).toString().trimEnd().split('\n');
    const [header, ...stay] = linesOf('out.csv.gz');
    const [same, ...left] = linesOf('gone.csv.gz');
    expect(same).toBe(header);
    expect(left.every((line) => /Straße [02]",ok/.test(line))).toBe(true);
    expect(stay.some((line) => /Straße [02]"/.test(line))).toBe(false);
    expect(left.length).toBe(rows.dropped);
    expect(rows.read).toBe(rows.written + rows.refused + rows.dropped!);
  });

  test('of another run that was broken off are not taken for those of this one', async () => {
    const runs = runsOf({ input: CSV });
    expect(await runs.breakOff(3, { ...DROP, dropped: runs.at('gone.csv') })).toBe(false);
    await expect(runs.run({ ...DROP, dropped: runs.at('other.csv') })).rejects.toThrow(/because --dropped changed/);
    await runs.run({ ...DROP, dropped: runs.at('other.csv'), resume: 'restart' });
    expect(readdirSync(runs.folder).toSorted()).toEqual(['in.csv', 'other.csv', 'out.csv']);
  });
});

test('A run whose files were whole says the same of its input, though it reads no more of it', async () => {
  const rows = Array.from({ length: 2000 }, (_, i) => `${i},"Straße ${i % 4}",${'x'.repeat(700)}\n`).join('');
  const runs = runsOf({ input: `id,text,note\n${rows}` });
  const folder = runs.at('summaries');
  const options = { blockBytes: 1 << 17, summary: join(folder, 's.json') };
  mkdirSync(folder);
  const failing = { ...options, onProgress: () => rmSync(folder, { recursive: true, force: true }) };
  await expect(runs.run(failing)).rejects.toThrow(/summaries.*cannot be written/);
  mkdirSync(folder);
  const summary = await runs.run(options);
  expect([summary.resumedAfter, summary.input.bytes]).toEqual([2000, runs.read('in.csv').length]);
});

const SPLIT = 'suppress in.csv -o out.csv --mode split --summary summary.json --no-progress'.split(' ');

/** Customers of whom every third is on a list; a long note makes blocks of few rows. */
const customers = (): string => `id,dpid,note\n${Array.from({ length: 12_000 }, (_, i) => customer(i)).join('')}`;
const customer = (i: number): string => `${i},${i % 3 === 0 ? '10000001' : 20_000_000 + i},${'x'.repeat(400)}\n`;

test('kill -9 in the middle of a split costs no byte of either file', { timeout: 300_000 }, async () => {
  const calm = workdir();
  const dir = workdir();
  const lists = (one: Workdir): Promise<unknown> => {
    one.write('in.csv', customers());
    one.write('m.csv', 'dpid,date,consent\n10000001,2024-05-27,N\n');
    one.write('d.csv', 'dpid,date\n10000009,2024-05-27\n');
    return one.shell('waypost data import moved m.csv --data d; waypost data import deceased d.csv --data d');
  };
  for (const one of [calm, dir]) await lists(one);
  const command = [...SPLIT, '--data', 'd'];
  expect((await calm.run(command)).code).toBe(0);
  expect(await killAgainAndAgain(dir, command, 4)).toBeGreaterThan(0);
  expect(dir.list()).toEqual(calm.list());
  for (const name of ['out.csv', 'out.dropped.csv']) expect(dir.read(name)).toBe(calm.read(name));
  expect(JSON.parse(dir.read('summary.json'))).toMatchObject({
    rows: { read: 12_000, written: 8_000, dropped: 4_000, refused: 0 },
    decisions: { keep: 8_000, drop: 4_000 },
    droppedFile: 'out.dropped.csv',
  });
});
