// Rows without their last cells, which are filled up or refused, and lines with which reports end.
import { describe, expect, test } from 'vitest';
import { runEcho, type OneStepOptions } from '../support/batch.js';

const H = 'id,text,n,echo_status,echo_text\n';
const TABLE = 'id,text,n\n1,a 1,7\n2,b 2,8\n';
const ROWS = '1,a 1,7,ok,a 1\n2,b 2,8,ok,b 2\n';
const text = { map: { text: ['text'] } };

describe('A row without its last cells is filled up', () => {
  const many = Array.from({ length: 9 }, (_, i) => `${i},a ${i},VIC,${3000 + i},note\n`).join('');
  const head = `id,text,st,pc,note\n${many}`;
  const last = async (row: string, options: OneStepOptions = {}): Promise<string> => {
    const { out, refused } = await runEcho(`${head}${row}`, { ...text, limit: 10, ...options });
    return refused.length > 0 ? refused[0]!.code : out.trimEnd().split('\n').at(-1)!;
  };

  test.each<[string, string, OneStepOptions, string]>([
    ['if what is missing is not asked for', '9,a 9,VIC\n', {}, '9,a 9,VIC,,,ok,a 9'],
    ['at the end of the file', '9,a 9,VIC', {}, '9,a 9,VIC,,,ok,a 9'],
    ['if it is quoted', '9,"a, 9"\n', {}, '9,"a, 9",,,,ok,"a, 9"'],
    ['if it holds nothing', ',,\n', {}, ',,,,,rejected,'],
    ['if what it has is what is asked for', '9,a 9,VIC\n', { map: { text: ['text', 'pc'] } }, '9,a 9,VIC,,,ok,a 9'],
    [
      'in JSON',
      '9,a 9\n',
      { format: 'jsonl' },
      '{"id":"9","text":"a 9","st":"","pc":"","note":"","echo":{"status":"ok","text":"a 9"}}',
    ],
    ['in another dialect', '9,"a ""9"\n', { format: 'tsv' }, '9\t"a ""9"\t\t\t\tok\t"a ""9"'],
  ])('%s', async (_, row, options, expected) => {
    expect(await last(row, options)).toBe(expected);
  });

  test.each<[string, string, OneStepOptions]>([
    ['a cell of its middle is missing', 'a 9,VIC,3009,note\n', {}],
    ['its file may be cut short in it', '9,a', { map: { text: ['text', 'pc'] } }],
    ['it has nothing of what is asked for', '9\n', {}],
  ])('but not where %s', async (_, row, options) => {
    expect(await last(row, options)).toBe('TOO_FEW_COLUMNS');
  });

  test('and where columns are empty in many rows, whatever is asked for', async () => {
    const { out, refused } = await runEcho('id,text,note\n1,a 1\n2,b 2,x\n3\n4\n5\n', {
      ...text,
      delimiter: ',',
    });
    expect(out).toContain('\n3,,,rejected,\n4,,,rejected,\n5,,,rejected,\n');
    expect(refused).toEqual([]);
  });

  test('behind which cells are replaced', async () => {
    const { out } = await runEcho('text,n,echo_status,m,echo_text\na,1,old,2,old\nb,2\nc,3,old\n', {
      ...text,
      onClash: 'replace',
    });
    expect(out).toBe('text,n,echo_status,m,echo_text\na,1,ok,2,a\nb,2,ok,,b\nc,3,ok,,c\n');
  });
});

describe('A line with which a report ends is a row with nothing to ask about', () => {
  test.each<[string, string, string]>([
    ['shorter than the others', 'Total,2\n', 'Total,2,,rejected,\n'],
    ['as long as the others', 'Total,,15\n', 'Total,,15,rejected,\n'],
    ['of one cell', '--- end of report ---\n', '--- end of report ---,,,rejected,\n'],
    ['of several lines', '(2 rows affected)\nPage 1 of 3', '(2 rows affected),,,rejected,\nPage 1 of 3,,,rejected,'],
  ])('%s', async (_, footer, expected) => {
    const { out, summary } = await runEcho(`${TABLE}${footer}`, text);
    expect(out).toBe(`${H}${ROWS}${expected}`);
    expect(summary.exitCode).toBe(0);
    expect(summary.statuses).toMatchObject({ ok: 2 });
  });
});

describe('The header once more is a row with nothing to ask about', () => {
  const echoed = async (more: string): Promise<string> =>
    (await runEcho(`id,Text,n\n1,a,1\n${more}`, { map: { text: ['Text'] } })).out;
  const head = 'id,Text,n,echo_status,echo_text\n1,a,1,ok,a\n';

  test.each([
    ['as it was', 'id,Text,n\n2,b,2\n', 'id,Text,n,rejected,\n2,b,2,ok,b\n'],
    ['in other letters and quotes', '"ID", text ,N\n2,b,2\n', '"ID", text ,N,rejected,\n2,b,2,ok,b\n'],
    ['but not a row that begins like it', 'id,text,2\nIdaho,b,2\n', 'id,text,2,ok,text\nIdaho,b,2,ok,b\n'],
  ])('%s', async (_, more, expected) => {
    expect(await echoed(more)).toBe(`${head}${expected}`);
  });
});
