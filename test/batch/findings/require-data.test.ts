// A run that requires the data of every country ends at the first row that lacks it, and leaves nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EXIT, type WaypostError } from '../../../src/contract/errors.js';
import { Collector, inPieces, oneStep, runEcho } from '../../support/batch.js';
import { graded } from '../../support/echo-engine.mjs';
import { Runs } from '../../support/resumable.js';
import { runBatch } from '../../../src/batch/run.js';

const COVERED = Array.from({ length: 40 }, (_, i) => `${i},status=right confidence=100 id=${i}\n`).join('');
const CSV = `id,text\n${COVERED}40,status=unsure exception=NOWHERE uncovered=US\n${COVERED}`;
const SAID =
  '--require-data: 1 row belongs to a country whose addresses are not installed: 1 US (the first is line 42: ' +
  'status=unsure exception=NOWHERE uncovered=US); of US none can be imported, but "waypost geocode" gives their ' +
  'places; or leave --require-data out; nothing is written';
const required = { operation: graded, requireData: true, delimiter: ',', header: 1 };

function runs(): Runs {
  const made = new Runs({ input: CSV, job: { operation: graded } });
  onTestFinished(() => {
    made.remove();
  });
  return made;
}

const failureOf = (work: Promise<unknown>): Promise<WaypostError> =>
  work.then(
    () => expect.unreachable('the run did not end'),
    (error: unknown) => error as WaypostError,
  );

describe('A run that requires data', () => {
  test('writes nothing to a stream, though rows before have theirs', async () => {
    const collector = new Collector();
    const output = { stream: collector, name: 'output' };
    const input = { stream: inPieces(CSV), name: 'input' };
    const failure = await failureOf(runBatch(oneStep({ ...required, blockBytes: 100, input, output })));
    expect([failure.message, failure.exitCode]).toEqual([SAID, EXIT.usage]);
    expect(collector.bytes).toHaveLength(0);
  });

  test('leaves the file that was there, and nothing beside it', async () => {
    const made = runs();
    writeFileSync(made.at('out.csv'), 'good\n');
    const failure = await failureOf(made.run({ requireData: true }));
    expect(failure.message).toBe(SAID);
    expect(made.list()).toEqual(['out.csv']);
    expect(readFileSync(made.at('out.csv'), 'utf8')).toBe('good\n');
  });

  test('keeps what an earlier run of the same output has done, and says how to go on with it', async () => {
    const made = runs();
    expect(await made.breakOff(3)).toBe(false);
    const failure = await failureOf(made.run({ requireData: true }));
    expect(failure.message).toMatch(
      /nothing is written; \d+ rows are done: run the same command without --require-data/,
    );
    expect(existsSync(made.at('out.csv.journal'))).toBe(true);
    const { resumedAfter, uncovered } = await made.run();
    expect(resumedAfter).toBeGreaterThan(0);
    expect(uncovered).toEqual({ US: 1 });
  });

  test('ends at once where an earlier run has met such rows', async () => {
    const made = runs();
    let blocks = 0;
    while (await made.breakOff(++blocks).then((isOver) => !isOver && !made.read('out.csv.journal').includes('"US":1')));
    const failure = await failureOf(made.run({ requireData: true }));
    expect(failure.message).toContain('1 row belongs to a country whose addresses are not installed: 1 US; of US none');
  });

  test('is as any other where nothing is missing, on a stream too', async () => {
    const input = `id,text\n${COVERED}`;
    const { out, summary } = await runEcho(input, { ...required, blockBytes: 100 });
    expect(out).toBe((await runEcho(input, { ...required, requireData: false })).out);
    expect(summary).toMatchObject({ exitCode: 0, uncovered: {}, warnings: [] });
  });
});
