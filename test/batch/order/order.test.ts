// --order review: every row of the output once, whole, and stable by its place, in every format and encoding.
import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import { runBatch } from '../../../src/batch/run.js';
import { inPieces, oneStep, runEcho, type OneStepOptions } from '../../support/batch.js';
import { graded, words } from '../../support/echo-engine.mjs';
import { gradedText, gradedTexts, placeOf } from '../findings/graded-rows.js';
import { runs } from '../../support/seeded.js';

const REVIEW: OneStepOptions = { operation: graded, order: 'review', delimiter: ',', header: 1 };

/** Rows in the order of review, those of one place as they were. */
const inOrder = (texts: readonly string[]): string[] => [...texts].sort((a, b) => placeOf(a) - placeOf(b));

const csvOf = (texts: readonly string[], lineEnd = '\n'): string =>
  `id,text${lineEnd}${texts.map((text, i) => `${i},${text}${lineEnd}`).join('')}`;
/** The second cells of a file's rows. */
const textsIn = (csv: string): string[] =>
  csv
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',')[1]!);

describe('The rows of CSV', () => {
  test('stand in the order of review, stable within a place, whatever the blocks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(gradedText, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 500 }),
        fc.boolean(),
        async (texts, blockBytes, endsInLine) => {
          const numbered = texts.map((text, i) => (text === '' ? '' : `${text} ${i}`));
          const input = csvOf(numbered);
          const { out } = await runEcho(endsInLine ? input : input.slice(0, -1), { ...REVIEW, blockBytes });
          const plain = await runEcho(input, { ...REVIEW, order: 'input' });
          const [header, ...lines] = plain.out.split('\n').slice(0, -1);
          const wanted = lines
            .map((line) => ({ line, place: placeOf(line.split(',')[1]!) }))
            .sort((a, b) => a.place - b.place)
            .map(({ line }) => line);
          expect(out).toBe(`${[header, ...wanted].join('\n')}\n`);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  test.each(['\n', '\r\n'])('keep their line ends (%j) where the last of the input has none', async (lineEnd) => {
    const input = csvOf(['status=right', 'status=right confidence=9', 'status=unsure'], lineEnd).slice(
      0,
      -lineEnd.length,
    );
    const { out } = await runEcho(input, REVIEW);
    expect(textsIn(out)).toEqual(['status=unsure', 'status=right confidence=9', 'status=right']);
    expect(out.split(lineEnd)).toHaveLength(5);
    expect(out.endsWith(lineEnd)).toBe(true);
  });

  test('have the lines without a row behind them', async () => {
    const { out, summary } = await runEcho('id,text\n1,status=right\n\n2,status=unsure\n\n', REVIEW);
    expect(out.split('\n').map((line) => line.slice(0, 2))).toEqual(['id', '2,', '1,', '', '', '']);
    expect(summary.rows).toMatchObject({ read: 2, written: 2, blank: 2 });
  });

  test('stay in their encoding, in UTF-16 too, whose characters are not cut', async () => {
    const texts = gradedTexts(400).map((text) => `${text}${text === '' ? '' : ' äöü😀'}`);
    const input = Buffer.from(`\ufeff${csvOf(texts)}`, 'utf16le');
    const { bytes } = await runEcho(input, REVIEW);
    const out = bytes.toString('utf16le');
    expect(out.startsWith('\ufeffid,text,')).toBe(true);
    expect(textsIn(out)).toEqual(inOrder(texts));
  });

  test('that were refused stand in the errors file as ever', async () => {
    const { out, refused } = await runEcho('id,text\n1\n2,status=unsure\n3,status=right,x\n', REVIEW);
    expect(textsIn(out)).toEqual(['status=unsure']);
    expect(refused.map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('The records of JSON', () => {
  const records = gradedTexts(200).map((text, i) => ({ id: i, text }));
  const wanted = inOrder(records.map(({ text }) => text));

  test.each([
    ['JSON Lines', 'jsonl', `${records.map((record) => JSON.stringify(record)).join('\n')}\n`],
    ['JSON Lines without a last line end', 'jsonl', records.map((record) => JSON.stringify(record)).join('\n')],
    ['an array', 'json', JSON.stringify(records, null, 1)],
  ] as const)('of %s are whole, and in the order of review', async (_, inputFormat, input) => {
    const { out } = await runEcho(input, { ...REVIEW, header: undefined, inputFormat, blockBytes: 700 });
    const read =
      inputFormat === 'json'
        ? (JSON.parse(out) as { text: string }[])
        : out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as { text: string });
    expect(read.map(({ text }) => text)).toEqual(wanted);
  });

  test('of an array without any are none', async () => {
    const { out } = await runEcho('id,text\n', { ...REVIEW, format: 'json' });
    expect(JSON.parse(out)).toEqual([]);
  });
});

test('A compressed file is the same as one that is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-order-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const run = async (name: string): Promise<void> => {
    const input = { stream: inPieces(csvOf(gradedTexts(500))), name: 'input' };
    await runBatch(oneStep({ ...REVIEW, input, output: { path: join(folder, name) } }));
  };
  const { readFileSync } = await import('node:fs');
  await run('out.csv');
  await run('out.csv.gz');
  expect(gunzipSync(readFileSync(join(folder, 'out.csv.gz')))).toEqual(readFileSync(join(folder, 'out.csv')));
  expect(readdirSync(folder)).toEqual(['out.csv', 'out.csv.gz']);
});

test('With several hits a row they stay together', async () => {
  const operation = { ...words, review: [{ status: 'ok', about: 'all' }] };
  const { out } = await runEcho('text\nb a\n\nc\n', { ...REVIEW, operation, all: true });
  expect(out).toBe('text,words_status,words_word\nb a,ok,b\nb a,ok,a\nc,ok,c\n\n');
});

test('Rows that a step leaves alone stand last', async () => {
  const job: Partial<BatchJob> & OneStepOptions = { ...REVIEW, when: { kind: ['x'] } };
  const { out } = await runEcho('kind,text\ny,status=unsure\nx,status=right\n', job);
  expect(textsIn(out)).toEqual(['status=right', 'status=unsure']);
});

test('Answers that nobody looks at cannot be put in order', async () => {
  await expect(runEcho('text\na\n', { order: 'review' })).rejects.toThrow(
    '--order review: the answers of echo say of no row that it is to be looked at',
  );
});
