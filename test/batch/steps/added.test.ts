// Runs of several steps: what each adds, in every format and beside what the input has.
import { describe, expect, test } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import type { Step } from '../../../src/batch/step.js';
import { join, loud, quiet, words } from '../../support/echo-engine.mjs';
import { runSteps } from '../../support/steps.js';

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
      { map: { text: ['text'], place: [] } },
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
