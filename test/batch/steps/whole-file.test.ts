// Steps that need the whole file, or another one, before they answer the first row: each row is answered by its number.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/batch/step.js';
import { echo, join } from '../../support/echo-engine.mjs';
import { counting, folder, type Folder } from './whole-files.js';

const threadEngine = {
  threadEngine: () =>
    Promise.resolve({ module: new URL('../../support/echo-engine.mjs', import.meta.url).href, share: undefined }),
};
const onThreads = { onThreads: true };

const INPUT = 'id,text\n1,a\n2,b\n\n3\n4,a\n5,\n6,c\n';

describe('An operation over a whole file', () => {
  test('gets all records before a row is answered, and answers each by its number', async () => {
    const counted = counting();
    const { run, read } = folder({ 'in.csv': INPUT });
    const summary = await run([counted.step], { blockBytes: 8 });
    expect(read()).toBe(
      'id,text,frequency_status,frequency_text,frequency_messages\n1,a,ok,"a 2 times, row 0",\n' +
        '2,b,ok,"b 1 times, row 1",\n\n4,a,ok,"a 2 times, row 2",\n5,,rejected,,\n6,c,ok,"c 1 times, row 4",\n',
    );
    expect(counted.log.filter((line) => line !== '0: ')).toEqual(['0: a b', '0: a', '0: - c', 'concluded']);
    expect(summary.rows).toMatchObject({ read: 6, written: 5, refused: 1 });
    expect(summary.compared).toEqual({ rows: 5, different: 3 });
  });

  test('is one step among others, which it may feed', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) => `t${i % 600}`);
    const { run, read } = folder({ 'in.csv': `text\n${rows.join('\n')}\n` });
    const summary = await run([{ operation: join, from: 'frequency' }, counting().step]);
    expect(read().split('\n').slice(1, 3)).toEqual([
      't0,ok,"t0 2 times, row 0||ok",ok,"t0 2 times, row 0",',
      't1,ok,"t1 2 times, row 1||ok",ok,"t1 2 times, row 1",',
    ]);
    expect(summary.steps?.map(({ compared }) => compared)).toEqual([undefined, { rows: 1200, different: 600 }]);
  });

  test('is given another file to compare with, which is read by itself', async () => {
    const { run, read, at } = folder({
      'in.csv': 'id;text\n1;a\n2;b\n',
      'known.jsonl': '{"word":"a"}\n{"word":"a","more":1}\n{"word":"c"}\n',
    });
    const { step: counted, log } = counting({
      reference: { input: { path: at('known.jsonl') }, map: { text: ['word'] } },
    });
    const notes: string[] = [];
    const summary = await run([counted], {
      inputFormat: 'csv',
      delimiter: ';',
      limit: 1,
      onNote: (note) => notes.push(note),
    });
    expect(read()).toBe('id;text;frequency_status;frequency_text;frequency_messages\n1;a;ok;a 2 times, row 0;\n');
    expect(log).toEqual(['0: a', '1: a a c', 'concluded']);
    expect(summary.compared).toEqual({
      rows: 1,
      reference: {
        name: at('known.jsonl'),
        // As `sha256sum` says of these bytes.
        sha256: 'b3fb811cd807eacecccffdd16b382585dddf08987a621b4739da6ca951c8c508',
        rows: 3,
      },
      different: 2,
    });
    expect(notes).toContain("text from 'word'");
    expect(notes.at(-1)).toBe('1 rows compared with 3');
  });

  test('answers rows of a sample as they are in the whole file', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `${i},t${i % 5}`);
    const { run, read } = folder({
      'in.csv': `id,text\n${rows.slice(0, 20).join('\n')}\nbad\n${rows.slice(20).join('\n')}\n`,
    });
    await run([counting().step], { sample: 10, blockBytes: 50 });
    const lines = read()
      .trim()
      .split('\n')
      .slice(1)
      .filter((line) => line.includes('times'));
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) {
      const [, id, text, row] = /^(\d+),.*"(t\d) 8 times, row (\d+)"/.exec(line) ?? [];
      expect([row, text]).toEqual([id, `t${Number(id) % 5}`]);
    }
  });

  test('answers the first rows that are only shown as they are in the whole file', async () => {
    const { run, read } = folder({ 'in.csv': 'text\na\nb\na\na\n' });
    await run([counting().step], { limit: 2, showsFirst: true });
    expect(read().split('\n').slice(1)).toEqual(['a,ok,"a 3 times, row 0",', 'b,ok,"b 1 times, row 1",', '']);
    await run([counting().step], { limit: 2 });
    expect(read().split('\n').slice(1)).toEqual(['a,ok,"a 1 times, row 0",', 'b,ok,"b 1 times, row 1",', '']);
  });

  test('says an error of a row as an error, and lets rows leave by their answer', async () => {
    const { run, read, at } = folder({ 'in.csv': 'text\nleave a\nfail b\nleave a\nleave c\n' });
    const summary = await run([counting().step], { errors: at('errors.csv') });
    expect(read().split('\n').slice(1)).toEqual([
      'leave a,ok,"leave a 2 times, row 0",',
      'fail b,error,fail b,row 1 failed',
      'leave c,ok,"leave c 1 times, row 3",',
      '',
    ]);
    expect(summary).toMatchObject({ rows: { read: 4, written: 3, dropped: 1, failed: 1 }, exitCode: 3 });
    expect(read('errors.csv')).toContain('3,FAILED,row 1 failed,"fail b"');
  });

  test('leaves rows alone that do not meet its condition, and counts their numbers', async () => {
    const { run, read } = folder({ 'in.csv': 'id,text\n1,a\n2,a\n3,b\n' });
    await run([{ ...counting().step, when: { id: ['2', '3'] } }]);
    expect(read().split('\n').slice(1)).toEqual([
      '1,a,,,',
      '2,a,ok,"a 2 times, row 1",',
      '3,b,ok,"b 1 times, row 2",',
      '',
    ]);
  });

  test.each([1, 2, 3])('gives the same bytes and the same review on %i threads', async (threads) => {
    const rows = Array.from({ length: 3000 }, (_, i) => (i % 97 === 5 ? 'too,long,row' : `${i},text ${i % 700}`));
    const known = Array.from({ length: 500 }, (_, i) => `text ${i * 3}`);
    const files = { 'in.csv': `id,text\n${rows.join('\n')}\n`, 'known.csv': `text\n${known.join('\n')}\n` };
    const [calm, tried] = [folder(files), folder(files)];
    const parts = ({ at }: Folder): Partial<Step> => ({
      ...counting({ reference: { input: { path: at('known.csv') } } }).step,
      review: at('review.csv'),
    });
    await calm.run([parts(calm)], {});
    const summary = await tried.run([{ ...parts(tried), ...onThreads }], {
      ...threadEngine,
      threads,
      blockBytes: 3000,
    });
    expect(summary.threads).toBe(threads);
    expect(tried.read()).toBe(calm.read());
    expect(tried.read('review.csv')).toBe(calm.read('review.csv'));
    expect(calm.read('review.csv').split('\n').slice(0, 3)).toEqual([
      'from,to,from_text,to_text',
      '0,0,text 0,text 0',
      '3,1,text 3,text 3',
    ]);
  });

  test('is answered on this thread where other steps go over a network', async () => {
    const { run, read } = folder({ 'in.csv': INPUT });
    await run([{ operation: echo }, { ...counting().step, ...onThreads }], {
      ...threadEngine,
      threads: 2,
      blockBytes: 9,
    });
    expect(read().split('\n')[1]).toBe('1,a,ok,a,ok,"a 2 times, row 0",');
  });

  test('ends the run where a portion cannot be made, on threads too', async () => {
    const { run } = folder({ 'in.csv': 'text\na\nstop\n' });
    for (const job of [{}, { ...threadEngine, threads: 2, blockBytes: 4 }]) {
      await expect(run([{ ...counting().step, ...onThreads }], job)).rejects.toThrow('the portion stumbled');
    }
  });

  test('says what it is at before the first row', async () => {
    const { run, at } = folder({ 'in.csv': 'text\na\n', 'known.csv': 'text\nb\n' });
    const phases: string[] = [];
    await run([counting({ reference: { input: { path: at('known.csv') } } }).step], {
      onPhase: ({ what, rows }) => phases.push(`${what} ${rows ?? ''}`),
    });
    expect(phases).toEqual([`reading ${at('in.csv')} 1`, `reading ${at('known.csv')} 1`, 'comparing ']);
  });
});
