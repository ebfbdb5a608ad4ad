// Runs of several steps: what each adds, in every format and beside what the input has.
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { BatchJob } from '../../src/batch/job.js';
import type { Step } from '../../src/batch/step.js';
import { echo, join, loud, quiet, words } from '../support/echo-engine.mjs';
import { runSteps } from '../support/steps.js';

type Parts = Partial<Step>;
type Options = Partial<BatchJob>;

const CSV = 'id,text,place\n1,"a, b",Rome\n2,c,\n';
const ONE = '{"status":"ok","text":"a @ Rome"}';

describe('Each step adds its columns or key behind those of the steps before it, from', () => {
  const steps: Parts[] = [{}, { operation: join, from: 'echo' }, { operation: words, columns: undefined }];
  test.each<[string, string, Options, string]>([
    [
      'CSV to CSV',
      CSV,
      {},
      'id,text,place,echo_status,echo_text,join_status,join_text,words_status,words_word\n' +
        '1,"a, b",Rome,ok,"a, b @ Rome",ok,"a, b @ Rome||ok",ok,"a,"\n' +
        '2,c,,ok,c,ok,c||ok,ok,c\n',
    ],
    [
      'CSV to JSON Lines',
      CSV,
      { format: 'jsonl' },
      '{"id":"1","text":"a, b","place":"Rome","echo":{"status":"ok","text":"a, b @ Rome"},' +
        '"join":{"status":"ok","text":"a, b @ Rome||ok"},"words":{"status":"ok","hits":["a,","b"]}}\n' +
        '{"id":"2","text":"c","place":"","echo":{"status":"ok","text":"c"},' +
        '"join":{"status":"ok","text":"c||ok"},"words":{"status":"ok","hits":["c"]}}\n',
    ],
    [
      'JSON Lines to JSON Lines',
      '{ "text": "a", "place": "Rome" }\n',
      {},
      `{ "text": "a", "place": "Rome" ,"echo":${ONE},"join":{"status":"ok","text":"a @ Rome||ok"},` +
        '"words":{"status":"ok","hits":["a"]}}\n',
    ],
    [
      'JSON Lines to CSV',
      '{"text":"a","place":"Rome"}\n',
      { format: 'csv' },
      'text,place,echo_status,echo_text,join_status,join_text,words_status,words_word\n' +
        'a,Rome,ok,a @ Rome,ok,a @ Rome||ok,ok,a\n',
    ],
    [
      'a JSON array to a JSON array',
      '[{"text":"a","place":"Rome"},{"text":"b"}]',
      {},
      `[\n{"text":"a","place":"Rome","echo":${ONE},"join":{"status":"ok","text":"a @ Rome||ok"},` +
        '"words":{"status":"ok","hits":["a"]}},\n' +
        '{"text":"b","echo":{"status":"ok","text":"b"},"join":{"status":"ok","text":"b||ok"},' +
        '"words":{"status":"ok","hits":["b"]}}\n]\n',
    ],
    [
      'semicolons to tabs',
      'id;text;place\r\n1;a, b;Rome\r\n',
      { format: 'tsv' },
      'id\ttext\tplace\techo_status\techo_text\tjoin_status\tjoin_text\twords_status\twords_word\r\n' +
        '1\ta, b\tRome\tok\ta, b @ Rome\tok\ta, b @ Rome||ok\tok\ta,\r\n',
    ],
  ])('%s', async (_, input, options, expected) => {
    const { out, refused } = await runSteps(input, steps, options);
    expect(out).toBe(expected);
    expect(refused).toEqual([]);
  });

  test('a file without a header', async () => {
    const { out } = await runSteps(
      '1,x\n2,y\n',
      [{ map: { text: ['column_2'] } }, { operation: join, map: { full: ['echo_text'], mark: ['column_1'] } }],
      { header: false },
    );
    expect(out).toBe('1,x,ok,x,ok,x||1\n2,y,ok,y,ok,y||2\n');
  });

  test('UTF-16 and windows-1252, whose encoding the output keeps', async () => {
    const steps16 = [{}, { operation: loud, map: { text: ['echo_text'] } }];
    const expected = 'text,echo_status,echo_text,voice_loud\né,ok,é,É\n';
    const wide = await runSteps(Buffer.from('\ufefftext\né\n', 'utf16le'), steps16);
    expect(wide.bytes.toString('utf16le')).toBe(`\ufeff${expected}`);
    const narrow = await runSteps(Buffer.from('text\né\n', 'latin1'), steps16);
    expect(narrow.bytes.toString('latin1')).toBe(expected);
  });
});

describe('Rows that are no plain rows', () => {
  const steps: Parts[] = [{}, { operation: join, from: 'echo' }];
  const H = 'id,text,echo_status,echo_text,join_status,join_text\n';

  test('blank lines stay, and refused rows are refused once', async () => {
    const { out, refused, summary } = await runSteps('id,text\n\n1,a\n2\n3,b,c\n\n4,"d\n', steps, { delimiter: ',' });
    expect(out).toBe(`${H}\n1,a,ok,a,ok,a||ok\n\n`);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([
      [4, 'TOO_FEW_COLUMNS'],
      [5, 'TOO_MANY_COLUMNS'],
      [7, 'QUOTE'],
    ]);
    expect(summary.rows).toEqual({ read: 4, written: 1, refused: 3, failed: 0, blank: 2 });
  });

  test.each<[string, Options, string]>([
    ['as they are', {}, `${H}1,"Bob" Smith,ok,"""Bob"" Smith",ok,"""Bob"" Smith||ok"\n2,b,ok,b,ok,b||ok\n`],
    [
      'in another dialect',
      { format: 'tsv' },
      `${H.replaceAll(',', '\t')}1\t"""Bob"" Smith"\tok\t"""Bob"" Smith"\tok\t"""Bob"" Smith||ok"\n` +
        `2\tb\tok\tb\tok\tb||ok\n`,
    ],
  ])('those that csv-parse had to read again are written %s', async (_, options, expected) => {
    expect((await runSteps('id,text\n1,"Bob" Smith\n2,b\n', steps, options)).out).toBe(expected);
  });

  test('a row whose call fails in one step is answered by the others', async () => {
    const { out, summary } = await runSteps('id,text,suburb\n1,throw,x\n2,a,throw\n3,b,y\n', [
      { map: { text: ['text'] } },
      { operation: join, map: { full: ['suburb'] } },
    ]);
    expect(out).toBe(
      'id,text,suburb,echo_status,echo_text,join_status,join_text\n' +
        '1,throw,x,error,the engine stumbled,ok,x||\n' +
        '2,a,throw,ok,a,error,the engine stumbled\n' +
        '3,b,y,ok,b,ok,y||\n',
    );
    expect(summary.rows).toEqual({ read: 3, written: 3, refused: 0, failed: 2, blank: 0 });
    expect(summary.steps).toMatchObject([
      { name: 'echo', failed: 1, statuses: { error: 1, ok: 2 } },
      { name: 'join', failed: 1, statuses: { error: 1, ok: 2 } },
    ]);
    expect(summary.exitCode).toBe(3);
  });

  test('a row whose calls fail in two steps counts once', async () => {
    const { summary } = await runSteps('text\nthrow\n', [{}, { operation: join, map: { full: ['text'] } }]);
    expect(summary.rows).toMatchObject({ read: 1, written: 1, failed: 1 });
    expect(summary.steps?.map(({ failed }) => failed)).toEqual([1, 1]);
  });
});

describe('Where a column is there already', () => {
  const taken = 'echo_text,join_text,text\nx,y,a\n';
  const both = (onClash: Step['onClash']): Parts[] => [
    { onClash },
    { operation: join, map: { full: ['text'] }, onClash },
  ];
  test.each<[string, string, Parts[], Options, string]>([
    [
      'each step replaces its own',
      taken,
      both('replace'),
      {},
      'echo_text,join_text,text,echo_status,join_status\na,a||,a,ok,ok\n',
    ],
    [
      'each step renames its own',
      taken,
      both('rename'),
      {},
      'echo_text,join_text,text,echo_status,echo_text_2,join_status,join_text_2\nx,y,a,ok,a,ok,a||\n',
    ],
    [
      'one replaces and one renames, in another dialect',
      taken,
      [{ onClash: 'rename' }, { operation: join, map: { full: ['text'] }, onClash: 'replace' }],
      { format: 'tsv' },
      'echo_text\tjoin_text\ttext\techo_status\techo_text_2\tjoin_status\nx\ta||\ta\tok\ta\tok\n',
    ],
    [
      'steps of one command give the first the column of the input',
      'voice_loud,text\nx,a\n',
      [
        { operation: loud, onClash: 'replace' },
        { operation: { ...quiet, columns: loud.columns }, onClash: 'replace' },
      ],
      {},
      'voice_loud,text,voice_loud_2\nA,a,A\n',
    ],
    [
      'steps of one command give the first the key of the input',
      '{"voice":1,"text":"a"}\n',
      [
        { operation: loud, onClash: 'replace' },
        { operation: quiet, onClash: 'replace' },
      ],
      {},
      '{"voice":{"status":"ok","text":"a"},"text":"a","voice_2":{"status":"ok","text":"a"}}\n',
    ],
    [
      'CSV with those keys becomes JSON',
      'voice,text\n1,a\n',
      [
        { operation: loud, onClash: 'replace' },
        { operation: quiet, onClash: 'replace' },
      ],
      { format: 'jsonl' },
      '{"text":"a","voice":{"status":"ok","text":"a"},"voice_2":{"status":"ok","text":"a"}}\n',
    ],
    [
      'keys are replaced in the order of the input, not of the steps',
      '{"join":1,"text":"a","echo":2}\n',
      both('replace'),
      {},
      '{"join":{"status":"ok","text":"a||"},"text":"a","echo":{"status":"ok","text":"a"}}\n',
    ],
    [
      'operations of one command share their prefix',
      'text\nAb\n',
      [{ operation: loud }, { operation: quiet }],
      {},
      'text,voice_loud,voice_quiet\nAb,AB,ab\n',
    ],
  ])('%s', async (_, input, steps, options, expected) => {
    expect((await runSteps(input, steps, options)).out).toBe(expected);
  });

  test.each<[string, string, Parts[], Options, string]>([
    [
      'in the input',
      taken,
      both('error'),
      {},
      "step echo: the input already has the column 'echo_text'; choose --on-clash replace or rename, or another " +
        '--prefix',
    ],
    [
      'in another step',
      'text\na\n',
      [{ operation: loud }, { operation: { ...quiet, columns: loud.columns } }],
      {},
      "step quiet: another step already has the column 'voice_loud'; choose --on-clash replace or rename, or another " +
        '--prefix',
    ],
    [
      'as a key of the input',
      '{"join":1,"text":"a"}\n',
      both(undefined),
      {},
      "step join: the input already has 'join'; choose --on-clash replace or rename, or another --prefix",
    ],
  ])('%s, it is refused by default', async (_, input, steps, options, message) => {
    await expect(runSteps(input, steps, options)).rejects.toMatchObject({ kind: 'usage', message });
  });
});

describe('A step takes its fields from another', () => {
  const cases: [string, string, Parts[], string][] = [
    [
      'those that it answers, and the others from the input',
      'text,suburb\na,Rome\n',
      [{ map: { text: ['text'] } }, { operation: join, from: 'echo', map: { part: ['suburb'] } }],
      'a,Rome,ok,a,ok,a||ok\n',
    ],
    [
      'and from the input where the answer is blank',
      'other,text,suburb\n,b,Rome\na,b,Rome\n',
      [{ map: { text: ['other'] } }, { operation: join, from: 'echo' }],
      ',b,Rome,rejected,,ok,b|Rome|rejected\na,b,Rome,ok,a,ok,a||ok\n',
    ],
    [
      'by the name of a column of it',
      'text,suburb\na,Rome\n',
      [{}, { operation: join, map: { part: ['echo_text'] } }],
      'a,Rome,ok,a @ Rome,ok,|a @ Rome|\n',
    ],
    [
      'though that column is not written',
      'text\na\n',
      [{ columns: ['status'] }, { operation: join, map: { part: ['echo_text'] } }],
      'a,ok,ok,|a|\n',
    ],
    [
      'of several other steps',
      'text\na\n',
      [{}, { operation: words }, { operation: join, map: { full: ['words_word'], mark: ['echo_status'] } }],
      'a,ok,a,ok,a,ok,a||ok\n',
    ],
    [
      'of one further down, which goes first',
      'text\na\n',
      [{ operation: join, from: 'echo' }, {}],
      'a,ok,a||ok,ok,a\n',
    ],
    [
      'of one of its own operation by another name and prefix',
      'text\na\n',
      [{ name: 'one' }, { name: 'two', prefix: 'two_', from: 'one', map: { place: ['text'] } }],
      'a,ok,a,ok,a @ a\n',
    ],
    [
      'with what its option says of rows that say nothing',
      'other\na\n\nb\n,\n'.replace(',', ''),
      [{ map: { text: ['other'] } }, { operation: join, from: 'echo', defaults: ['', '', 'none'] }],
      'a,ok,a,ok,a||ok\n\nb,ok,b,ok,b||ok\n\n',
    ],
  ];
  test.each(cases)('%s', async (_, input, steps, expected) => {
    const { out } = await runSteps(input, steps, { delimiter: ',' });
    expect(out.slice(out.indexOf('\n') + 1)).toBe(expected);
  });

  test('and says so', async () => {
    const { notes, summary } = await runSteps('text,suburb\na,Rome\n', [
      { map: { text: ['text'] } },
      { operation: join, from: 'echo' },
    ]);
    expect(notes.slice(1)).toEqual([
      "step echo: text from 'text'",
      "step join: full, mark from step echo, else full from 'text', part from 'suburb'",
    ]);
    expect(summary.steps?.[1]).toMatchObject({ name: 'join', operation: 'join', from: 'echo' });
  });

  test.each<[string, Parts[], string]>([
    [
      'a step that is not there',
      [{}, { operation: join, from: 'ecko' }],
      "step join: from = 'ecko': there is no such step (do you mean 'echo'?); there are echo, join",
    ],
    ['itself', [{}, { operation: join, from: 'join' }], 'step join takes its input from itself; name another step'],
    [
      'a step that answers none of its fields',
      [{ operation: loud }, { operation: words, from: 'loud' }],
      "step words: from = 'loud' answers none of its fields (query); name another step, or its columns with map",
    ],
    [
      'each other',
      [
        { name: 'a', prefix: 'a_', map: { text: ['b_text'] } },
        { name: 'b', prefix: 'b_', map: { text: ['a_text'] } },
      ],
      'steps wait for each other: a needs b needs a; leave one of these out',
    ],
    [
      'a column that is not there',
      [{}, { operation: join, map: { full: ['tekst'] } }],
      "step join: map: there is no column 'tekst' (do you mean 'text'?); the input has 'text', 'suburb'",
    ],
    [
      'a column of a step and another together',
      [{}, { operation: join, map: { full: ['text', 'echo_text'] } }],
      "step join: map: full is joined of text and echo_text, but 'echo_text' is a column of a step, which fills a " +
        'field alone',
    ],
  ])('but not from %s', async (_, steps, message) => {
    await expect(runSteps('text,suburb\na,Rome\n', steps)).rejects.toMatchObject({ kind: 'usage', message });
  });

  test.each<[string, Parts[], string]>([
    ['two steps of one name', [{}, {}], 'two steps are called echo; give one of them another name'],
    [
      'two steps of one prefix',
      [{}, { name: 'other' }],
      "step other: its columns get the prefix 'echo_', which step echo has too; give one of them another with prefix",
    ],
    [
      'a condition on a column that is not there',
      [{}, { operation: join, when: { echo_statos: ['ok'] } }],
      "step join: when: there is no column 'echo_statos' (do you mean 'echo_status'?); the input has 'text', 'suburb'",
    ],
    [
      'a dropping one',
      [{}, { operation: join, drop: { subrub: ['ok'] } }],
      "step join: drop: there is no column 'subrub' (do you mean 'suburb'?); the input has 'text', 'suburb'",
    ],
    [
      'a step that waits for itself',
      [{ when: { echo_status: ['ok'] } }, { operation: join }],
      'step echo takes its input from itself; name another step',
    ],
    [
      'two steps that write all of their hits',
      [
        { operation: words, all: true },
        { name: 'more', prefix: 'more_', operation: words, all: true },
      ],
      'two steps ask for all of their hits, a row each; one step of a run may',
    ],
  ])('%s is refused', async (_, steps, message) => {
    await expect(runSteps('text,suburb\na,Rome\n', steps)).rejects.toMatchObject({ kind: 'usage', message });
  });
});

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
    { name: 'first', columns: ['text'], map: { text: ['text'] } },
    { name: 'second', operation: echo, columns: ['text'], map: { text: ['place'] }, prefix: 'second_' },
  ]);
  expect(out).toBe('text,place,echo_text,second_text\na,b,a,b\n');
});
