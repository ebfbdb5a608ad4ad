// A run that was broken off is continued: at every block, in every format, after every fault of the disk and every
// mutilation of what it left, the files are those of a run that nothing disturbed.
import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { OneStepOptions } from '../../support/batch.js';
import { useFailingDisk, type Fault } from '../../support/faults/failing-disk.js';
import { countsOf, customers, type Runs, type Case } from '../../support/resumable.js';
import { runsOf, stepsThatMayFail, ROWS, CSV } from './runs.js';

useFailingDisk();

// Every step is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

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
  ['windows-1252 made of UTF-8', { input: `${CSV}1,Ōtāhuhu\n`, job: { outputEncoding: 'windows-1252' } }],
  [
    'UTF-16 made of windows-1252, in other columns and another delimiter',
    {
      input: Buffer.from(CSV, 'latin1'),
      job: { encoding: 'windows-1252', outputEncoding: 'utf-16be', outputDelimiter: ';', protectNumbers: true },
    },
  ],
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
    'a JSON array that is damaged and cut short',
    {
      input: `[,${objects.slice(0, 20).join(',,')} ${objects.slice(20, 40).join('\n,')}] tail [${objects.join(',')}`,
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
  ['rows that are all refused', { input: `id,text\n${'1,a,b\n'.repeat(200)}`, job: { delimiter: ',' } }],
  ['a header alone', { input: 'id,text\n' }],
  ['rows below a title and above a total', { input: `Customers as at July\n\n${CSV}Total,60\n` }],
  [
    'rows without a header',
    { input: CSV.slice(CSV.indexOf('\n') + 1), job: { header: false, map: { text: ['column_2'] } } },
  ],
];

describe('After an interruption at any block, the same command makes the same files of', () => {
  test.each(cases)('%s', async (name, given) => {
    const stride = name === 'CSV' ? 1 : 3;
    const calm = runsOf(given);
    const summary = await calm.run();
    const wanted = calm.files();
    for (let blocks = 0; ; blocks += stride) {
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
    expect(await stepsThatMayFail(given, [fault, code], countsOf)).toBeGreaterThan(20);
  });
});

describe('What a power cut leaves', () => {
  /** A run broken off late, and what it had on the disk for sure. */
  async function broken(): Promise<{ runs: Runs; restore: () => void; wanted: Record<string, string> }> {
    const given = { input: customers(110), job: { errors: 'bad.csv' } };
    const calm = runsOf(given);
    const runs = runsOf(given);
    await calm.run();
    expect(await runs.breakOff(8)).toBe(false);
    return { runs, restore: runs.snapshot(), wanted: calm.files() };
  }

  test('is continued though the journal is torn at any byte', async () => {
    const { runs, restore, wanted } = await broken();
    for (let length = runs.read('out.csv.journal').length - 1; length >= 0; length -= 97) {
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

  test.each(['out.csv.part', 'bad.csv.bad417da.part'])(
    'is continued though %s is shorter than the journal says, or longer, or holds zeros at its end',
    async (part) => {
      const { runs, restore, wanted } = await broken();
      const { length } = runs.read(part);
      const last = runs.read('out.csv.journal').toString().trimEnd().split('\n').at(-1)!;
      const { synced } = JSON.parse(last.slice(9)) as { synced: { results: number; errors: number } };
      const known = part === 'out.csv.part' ? synced.results : synced.errors;
      expect(known).toBeLessThan(length);
      for (let kept = length; kept >= 0; kept -= 71) {
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
