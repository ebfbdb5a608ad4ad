// Runs of several steps: rows that a step leaves alone, drops, or writes once for each hit.
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import type { Step } from '../../../src/batch/step.js';
import { echo, join, words } from '../../support/echo-engine.mjs';
import { runSteps } from '../../support/steps.js';

type Parts = Partial<Step>;
type Options = Partial<BatchJob>;

describe('Rows that do not meet a condition are left alone', () => {
  const some: Parts[] = [{}, { operation: join, from: 'echo', when: { kind: ['go', 'run'] } }];
  test.each<[string, string, Parts[], Options, string]>([
    [
      'by a column of the input, blanks around it left out',
      'text,kind\na,go\nb,stay\nc, run \n',
      some,
      {},
      'a,go,ok,a,ok,a||ok\nb,stay,ok,b,,\nc, run ,ok,c,ok,c||ok\n',
    ],
    [
      'by a column of a step',
      'text,kind\na,go\n,go\n',
      [{}, { operation: join, from: 'echo', when: { echo_status: ['ok'] } }],
      {},
      'a,go,ok,a,ok,a||ok\n,go,rejected,,,\n',
    ],
    [
      'by several, all of which have to be met',
      'text,kind\na,go\nb,stay\n,go\n',
      [{}, { operation: join, from: 'echo', when: { echo_status: ['ok'], kind: ['go'] } }],
      {},
      'a,go,ok,a,ok,a||ok\nb,stay,ok,b,,\n,go,rejected,,,\n',
    ],
    [
      'by a column of the step that left them alone in turn',
      'text,kind\na,go\nb,stay\n',
      [...some, { operation: words, when: { join_status: [''] } }],
      {},
      'a,go,ok,a,ok,a||ok,,\nb,stay,ok,b,,,ok,b\n',
    ],
    [
      'by one further down, which goes first',
      'text,kind\na,go\n,go\n',
      [{ operation: join, map: { full: ['kind'] }, when: { echo_status: ['ok'] } }, {}],
      {},
      'a,go,ok,go||,ok,a\n,go,,,rejected,\n',
    ],
    [
      'all of them, by no value at all',
      'text,kind\na,go\n',
      [{}, { ...some[1], when: { kind: [] } }],
      {},
      'a,go,ok,a,,\n',
    ],
    ['none, by no line at all', 'text,kind\na,go\n', [{}, { ...some[1], when: {} }], {}, 'a,go,ok,a,ok,a||ok\n'],
    [
      'and keep the cell that would be replaced',
      'text,kind,join_text\na,go,x\nb,stay,"y"\n',
      [{}, { ...some[1], onClash: 'replace' }],
      {},
      'a,go,a||ok,ok,a,ok\nb,stay,"y",ok,b,\n',
    ],
    [
      'and keep the cell that would be replaced, in another dialect',
      'text,kind,join_text\na,go,x\nb,stay,"y"\n',
      [{}, { ...some[1], onClash: 'replace' }],
      { format: 'tsv' },
      'a\tgo\ta||ok\tok\ta\tok\nb\tstay\t"y"\tok\tb\t\n',
    ],
    [
      'and keep the cell of a row that csv-parse read',
      'text,kind,join_text\na,go,"x" y\nb,stay,"x" y\n',
      [{}, { ...some[1], onClash: 'replace' }],
      {},
      'a,go,a||ok,ok,a,ok\nb,stay,"""x"" y",ok,b,\n',
    ],
  ])('%s', async (_, input, steps, options, expected) => {
    const { out, summary } = await runSteps(input, steps, { delimiter: ',', ...options });
    expect(out.slice(out.indexOf('\n') + 1)).toBe(expected);
    for (const { leftAlone, statuses } of summary.steps!) {
      const asked = Object.values(statuses).reduce((all, count) => all + count, 0);
      expect(asked + leftAlone).toBe(summary.rows.read);
    }
  });

  test.each<[string, string, Options, string]>([
    [
      'JSON gets no key',
      '{"text":"a","kind":"go"}\n{"text":"b","kind":"stay"}\n',
      {},
      '{"text":"a","kind":"go","echo":{"status":"ok","text":"a"},"join":{"status":"ok","text":"a||ok"}}\n' +
        '{"text":"b","kind":"stay","echo":{"status":"ok","text":"b"}}\n',
    ],
    [
      'and keeps the one that would be replaced',
      '{"join":1,"text":"a","kind":"go"}\n{"join":1,"text":"b","kind":"stay"}\n',
      {},
      '{"join":{"status":"ok","text":"a||ok"},"text":"a","kind":"go","echo":{"status":"ok","text":"a"}}\n' +
        '{"join":1,"text":"b","kind":"stay","echo":{"status":"ok","text":"b"}}\n',
    ],
    [
      'CSV made JSON keeps it too',
      'join,text,kind\n1,a,go\n1,b,stay\n',
      { format: 'jsonl' },
      '{"text":"a","kind":"go","echo":{"status":"ok","text":"a"},"join":{"status":"ok","text":"a||ok"}}\n' +
        '{"join":"1","text":"b","kind":"stay","echo":{"status":"ok","text":"b"}}\n',
    ],
  ])('%s', async (_, input, options, expected) => {
    const { out } = await runSteps(input, [{}, { ...some[1], onClash: 'replace' }], options);
    expect(out).toBe(expected);
  });

  test('by every step, and JSON stays as it was', async () => {
    const input = '{ "text" : "a" , "kind":"go"}\r\n{"text":"b","kind":"x"}';
    const none = { kind: ['nothing'] };
    const { out, summary } = await runSteps(input, [{ when: none }, { operation: join, when: none }]);
    expect(out).toBe(input);
    expect(summary.steps?.map(({ leftAlone, statuses }) => [leftAlone, statuses])).toEqual([
      [2, {}],
      [2, {}],
    ]);
  });
});

describe('Rows are dropped by the answer of a step', () => {
  const input = 'text\na\n\nb\nc\n1\n';
  const dropping: Parts[] = [{ drop: { echo_text: ['a', 'c'] } }, { operation: join, from: 'echo' }];
  test.each<[string, string, Options, string]>([
    ['from CSV', input, {}, 'text,echo_status,echo_text,join_status,join_text\n\nb,ok,b,ok,b||ok\n1,ok,1,ok,1||ok\n'],
    [
      'from JSON Lines',
      '{"text":"a"}\n{"text":"b"}\n{"text":"c"}',
      {},
      '{"text":"b","echo":{"status":"ok","text":"b"},"join":{"status":"ok","text":"b||ok"}}\n',
    ],
    [
      'from a JSON array, the first of it too',
      '[{"text":"a"},{"text":"a"},{"text":"b"},{"text":"c"},{"text":"d"}]',
      { blockBytes: 14 },
      '[\n{"text":"b","echo":{"status":"ok","text":"b"},"join":{"status":"ok","text":"b||ok"}},\n' +
        '{"text":"d","echo":{"status":"ok","text":"d"},"join":{"status":"ok","text":"d||ok"}}\n]\n',
    ],
    ['all of a JSON array', '[{"text":"a"},{"text":"c"}]', { blockBytes: 14 }, '[\n]\n'],
  ])('%s', async (_, given, options, expected) => {
    const { out, summary } = await runSteps(given, dropping, options);
    expect(out).toBe(expected);
    const { read, written, refused, dropped } = summary.rows;
    expect(read).toBe(written + refused + dropped!);
    expect(summary.steps?.map((one) => one.dropped)).toEqual([dropped, 0]);
  });

  test('whatever else is wrong with the file: read = written + refused + dropped', async () => {
    const { out, summary } = await runSteps('id,text\n1,a\n2\n3,throw\n4,b\n\n5,a\n', [
      { drop: { echo_status: ['error'] } },
      { operation: join, from: 'echo', drop: { echo_text: ['a'], join_status: ['ok'] } },
    ]);
    expect(out).toBe('id,text,echo_status,echo_text,join_status,join_text\n4,b,ok,b,ok,b||ok\n\n');
    expect(summary.rows).toEqual({ read: 5, written: 1, refused: 1, dropped: 3, failed: 1, blank: 1 });
    expect(summary.steps?.map(({ dropped }) => dropped)).toEqual([1, 2]);
  });

  test('the first step that drops a row is the one that counts it', async () => {
    const { summary } = await runSteps('text\na\n', [
      { drop: { echo_status: ['ok'] } },
      { operation: join, from: 'echo', drop: { echo_status: ['ok'] } },
    ]);
    expect(summary.rows).toMatchObject({ read: 1, written: 0, dropped: 1 });
    expect(summary.steps?.map(({ dropped }) => dropped)).toEqual([1, 0]);
  });

  test('by a column of the input, into gzip', async () => {
    const { out } = await runSteps(gzipSync('text,kind\na,x\nb,y\n'), [{ drop: { kind: ['x'] } }, { operation: join }]);
    expect(out).toBe('text,kind,echo_status,echo_text,join_status,join_text\nb,y,ok,b,ok,b||\n');
    expect(gunzipSync(gzipSync('x')).toString()).toBe('x');
  });
});

describe('A row for each hit', () => {
  const steps: Parts[] = [
    {},
    { operation: words, from: 'echo', all: true, when: { kind: ['go'] } },
    { operation: join, from: 'echo' },
  ];
  test('of one step, with the answers of the others beside each', async () => {
    const { out, summary } = await runSteps('text,kind\na b,go\nc d,stay\n,go\n', steps);
    expect(out).toBe(
      'text,kind,echo_status,echo_text,words_status,words_word,join_status,join_text\n' +
        'a b,go,ok,a b,ok,a,ok,a b||ok\na b,go,ok,a b,ok,b,ok,a b||ok\n' +
        'c d,stay,ok,c d,,,ok,c d||ok\n' +
        ',go,rejected,,rejected,,ok,||rejected\n',
    );
    expect(summary.rows).toMatchObject({ read: 3, written: 3 });
  });

  test('is for delimited output', async () => {
    await expect(runSteps('text,kind\na,go\n', steps, { format: 'jsonl' })).rejects.toMatchObject({
      message: 'step words: --all is for CSV output; jsonl carries every hit. Leave it out, or choose --format csv',
    });
  });
});

test('Steps are the same operation twice, each with its own columns', async () => {
  const { out } = await runSteps('text,place\na,b\n', [
    { name: 'first', columns: ['text'], map: { text: ['text'], place: [] } },
    { name: 'second', operation: echo, columns: ['text'], map: { text: ['place'], place: [] }, prefix: 'second_' },
  ]);
  expect(out).toBe('text,place,echo_text,second_text\na,b,a,b\n');
});
