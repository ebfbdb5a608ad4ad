// Steps that need the whole file, or another one, before they answer the first row.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import type { BatchSummary } from '../../../src/batch/report.js';
import { runBatch } from '../../../src/batch/run.js';
import type { Step } from '../../../src/batch/step.js';
import { WaypostError } from '../../../src/contract/errors.js';
import type { Engine } from '../../../src/contract/operation.js';
import { attachEngine, frequency, join } from '../../support/echo-engine.mjs';
import { runSteps, step } from '../../support/steps.js';

/** Answers how often a text was gathered; `log` tells what it was given, in order. */
function counter(): { readonly engine: () => Promise<Engine>; readonly log: string[] } {
  const log: string[] = [];
  const gathered = new Map<string, number>();
  const textOf = (record: unknown): string => (record as { text: string }).text;
  const engine: Engine = {
    run: (operation, request) => {
      if (operation.name !== frequency.name) return attachEngine().run(operation, request);
      log.push(`asked ${request.payload.length}`);
      const payload = request.payload.map((record) => ({
        status: 'ok',
        text: `${textOf(record)} ${gathered.get(textOf(record)) ?? 0} times`,
      }));
      return Promise.resolve({ status: 'SUCCESS', messages: [], payload });
    },
    gather: (operation, request) => {
      log.push(`${operation.name} gathered ${request.payload.length} as ${request.sourceOfTruth ?? 'nothing'}`);
      for (const record of request.payload) gathered.set(textOf(record), (gathered.get(textOf(record)) ?? 0) + 1);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return { engine: () => Promise.resolve(engine), log };
}

/** A folder with files, in which steps are run from in.csv to out.csv. */
function folder(files: Readonly<Record<string, string>>): {
  readonly at: (name: string) => string;
  readonly run: (steps: readonly Partial<Step>[], job?: Partial<BatchJob>) => Promise<BatchSummary>;
  readonly out: () => string;
} {
  const path = mkdtempSync(joined(tmpdir(), 'waypost-whole-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  const at = (name: string): string => joined(path, name);
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  return {
    at,
    run: (steps, job = {}) =>
      runBatch({
        input: { path: at('in.csv') },
        output: { path: at('out.csv') },
        now: Date.now,
        ...job,
        steps: steps.map(step),
      }),
    out: () => readFileSync(at('out.csv'), 'utf8'),
  };
}

const INPUT = 'id,text\n1,a\n2,b\n\n3\n4,a\n5,\n';

describe('An operation over a whole file', () => {
  test('gets all records before the first is asked', async () => {
    const { engine, log } = counter();
    const { run, out } = folder({ 'in.csv': INPUT });
    const summary = await run([{ operation: frequency, engine, sourceOfTruth: 'X' }], { blockBytes: 8 });
    expect(out()).toBe(
      'id,text,frequency_status,frequency_text\n1,a,ok,a 2 times\n2,b,ok,b 1 times\n\n4,a,ok,a 2 times\n' +
        '5,,rejected,\n',
    );
    expect(log).toEqual(['frequency gathered 3 as X', 'asked 3']);
    expect(summary.rows).toMatchObject({ read: 5, written: 4, refused: 1 });
  });

  test('is one step among others, which it may feed, and of more records than go together', async () => {
    const { engine, log } = counter();
    const rows = Array.from({ length: 1200 }, (_, i) => `t${i % 600}`);
    const { run, out } = folder({ 'in.csv': `text\n${rows.join('\n')}\n` });
    await run([
      { operation: join, from: 'frequency' },
      { operation: frequency, engine },
    ]);
    expect(log.slice(0, 4)).toEqual([
      'frequency gathered 512 as nothing',
      'frequency gathered 512 as nothing',
      'frequency gathered 176 as nothing',
      'asked 100',
    ]);
    expect(out().split('\n').slice(1, 3)).toEqual([
      't0,ok,t0 2 times||ok,ok,t0 2 times',
      't1,ok,t1 2 times||ok,ok,t1 2 times',
    ]);
  });

  test('is given another file to compare with, which is read by itself', async () => {
    const { engine, log } = counter();
    const { run, out, at } = folder({
      'in.csv': 'id;text\n1;a\n2;b\n',
      'known.jsonl': '{"word":"a"}\n{"word":"a","more":1}\n{"word":"c"}\n',
    });
    const reference = { input: { path: at('known.jsonl') }, map: { text: ['word'] } };
    await run([{ operation: frequency, engine, reference }], { inputFormat: 'csv', delimiter: ';', limit: 1 });
    expect(out()).toBe('id;text;frequency_status;frequency_text\n1;a;ok;a 2 times\n');
    expect(log).toEqual(['frequency gathered 3 as nothing', 'asked 1']);
  });

  test('gathers again when a run is continued, and not when all was written', async () => {
    const { engine, log } = counter();
    const given = { 'in.csv': `text\n${'a\nb\n'.repeat(50)}` };
    const calm = folder(given);
    await calm.run([{ operation: frequency, engine: counter().engine }]);
    const { run, out } = folder(given);
    const stop = new AbortController();
    let blocks = 0;
    const broken = run([{ operation: frequency, engine: counter().engine }], {
      blockBytes: 20,
      signal: stop.signal,
      onProgress: () => {
        if (++blocks === 3) stop.abort(new WaypostError('interrupted', 'interrupted'));
      },
    });
    await expect(broken).rejects.toMatchObject({ kind: 'interrupted' });
    const summary = await run([{ operation: frequency, engine }], { blockBytes: 20 });
    expect(summary.resumedAfter).toBeGreaterThan(0);
    expect(log[0]).toBe('frequency gathered 100 as nothing');
    expect(out()).toBe(calm.out());
  });

  test('is not continued after the file that it is compared with has changed', async () => {
    const { run, at } = folder({ 'in.csv': `text\n${'a\n'.repeat(50)}`, 'known.csv': 'text\na\n' });
    const reference = { input: { path: at('known.csv') } };
    const steps = (): Partial<Step>[] => [{}, { operation: frequency, engine: counter().engine, reference }];
    const stop = new AbortController();
    let blocks = 0;
    const onProgress = (): void => {
      if (++blocks === 3) stop.abort(new WaypostError('interrupted', 'interrupted'));
    };
    await expect(run(steps(), { blockBytes: 20, signal: stop.signal, onProgress })).rejects.toThrow('interrupted');
    writeFileSync(at('known.csv'), 'text\na\na\n');
    await expect(run(steps())).rejects.toMatchObject({
      exitCode: 8,
      message: expect.stringContaining(
        'because the file that it is compared with of step frequency changed since',
      ) as string,
    });
  });

  test.each<[string, Partial<Step>, string]>([
    [
      'by an engine that cannot, such as a service',
      {},
      'frequency works on a whole file, which a service does not take; leave --endpoint out',
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
    const engine = parts.from === undefined && parts.map === undefined ? {} : { engine: counter().engine };
    await expect(run([{}, { operation: frequency, ...engine, ...parts }])).rejects.toMatchObject({
      kind: 'usage',
      message: `step frequency: ${message}`,
    });
  });

  test('is refused of a stream, which cannot be read twice', async () => {
    await expect(runSteps(INPUT, [{ operation: frequency, engine: counter().engine }])).rejects.toMatchObject({
      kind: 'usage',
      message: 'frequency reads input before it answers; give the name of a file',
    });
  });
});
