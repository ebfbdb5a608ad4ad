// Conversions, compression, columns and clashes, selection, calls that fail.
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { attachEngine, echo } from '../support/echo-engine.mjs';
import { runEcho } from '../support/batch.js';

describe('One format becomes another:', () => {
  test.each<[string, string, Parameters<typeof runEcho>[1], string]>([
    [
      'CSV to JSON Lines',
      'id,text,\n1,"a ""b""",x\n\n',
      { format: 'jsonl' },
      '{"id":"1","text":"a \\"b\\"","column_3":"x","echo":{"status":"ok","text":"a \\"b\\""}}\n',
    ],
    [
      'CSV to a JSON array',
      'id,text\n1,a\n2,b\n',
      { format: 'json' },
      '[\n{"id":"1","text":"a","echo":{"status":"ok","text":"a"}},\n' +
        '{"id":"2","text":"b","echo":{"status":"ok","text":"b"}}\n]\n',
    ],
    [
      'JSON Lines to CSV',
      '{"id":1,"text":"a, b"}\n{"text":"c","tags":["x"]}\n',
      { format: 'csv' },
      'id,text,tags,echo_status,echo_text\n1,"a, b",,ok,"a, b"\n,c,"[""x""]",ok,c\n',
    ],
    [
      'an array to JSON Lines',
      '[{"text":\r\n"a"}]',
      { format: 'jsonl' },
      '{"text":  "a","echo":{"status":"ok","text":"a"}}\n',
    ],
    [
      'CSV to TSV',
      'id,text\r\n1,"a, b"\r\n"2",c\td\r\n',
      { format: 'tsv' },
      'id\ttext\techo_status\techo_text\r\n1\t"a, b"\tok\ta, b\r\n"2"\t"c\td"\tok\t"c\td"\r\n',
    ],
    ['TSV to CSV', 'id\ttext\n1\ta, b\n', { format: 'csv' }, 'id,text,echo_status,echo_text\n1,"a, b",ok,"a, b"\n'],
    [
      'lines to CSV',
      'one, two\nthree\n',
      { inputFormat: 'lines', header: false, map: { text: ['column_1'] } },
      '"one, two",ok,"one, two"\nthree,ok,three\n',
    ],
  ])('%s', async (_, input, options, expected) => {
    const { out, refused } = await runEcho(input, options);
    expect(out).toBe(expected);
    expect(refused).toEqual([]);
  });

  test('a key that the first records lack has no column, so its record is refused', async () => {
    const { refused } = await runEcho(`${'{"text":"a"}\n'.repeat(1001)}{"text":"b","new":1}\n`, { format: 'csv' });
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[1002, 'UNKNOWN_KEY']]);
  });

  test('gzip is read wherever it comes from', async () => {
    const { out, summary } = await runEcho(gzipSync('text\na\n'));
    expect(out).toBe('text,echo_status,echo_text\na,ok,a\n');
    expect(summary.input.compressed).toBe(true);
    expect(gunzipSync(gzipSync('x')).toString()).toBe('x');
  });
});

describe('Added columns', () => {
  const input = 'echo_text,text,id\nold,"a, b",1\n';
  test.each<[string, Parameters<typeof runEcho>[1], string]>([
    ['replace those of the same name', { onClash: 'replace' }, 'echo_text,text,id,echo_status\n"a, b","a, b",1,ok\n'],
    ['are renamed', { onClash: 'rename' }, 'echo_text,text,id,echo_status,echo_text_2\nold,"a, b",1,ok,"a, b"\n'],
    ['take another prefix', { prefix: 'x_' }, 'echo_text,text,id,x_status,x_text\nold,"a, b",1,ok,"a, b"\n'],
    ['are chosen', { columns: ['status'] }, 'echo_text,text,id,echo_status\nold,"a, b",1,ok\n'],
    [
      'replace in another dialect',
      { onClash: 'replace', format: 'tsv' },
      'echo_text\ttext\tid\techo_status\na, b\t"a, b"\t1\tok\n',
    ],
  ])('%s', async (_, options, expected) => {
    expect((await runEcho(input, options)).out).toBe(expected);
  });

  test('come from several columns, joined as the field says, blanks left out', async () => {
    const { out } = await runEcho('a,b,c\nx,,z\n', { map: { text: ['a', 'b', 'c'], place: ['a', 'c'] } });
    expect(out).toContain(',ok,x z @ x/z\n');
  });
});

describe('Rows are selected', () => {
  const input = `text\n${Array.from({ length: 500 }, (_, i) => `row ${i}\n`).join('')}`;
  test('the first of them', async () => {
    for (const blockBytes of [64, 1 << 20]) {
      const { out, summary } = await runEcho(input, { limit: 3, blockBytes });
      expect(out).toBe('text,echo_status,echo_text\nrow 0,ok,row 0\nrow 1,ok,row 1\nrow 2,ok,row 2\n');
      expect(summary.rows).toMatchObject({ read: 3, written: 3 });
    }
  });

  test('some spread over the input, in order, the same each time, with their lines', async () => {
    const broken = input.replaceAll(/^row (\d+)$/gm, 'row $1,too,many').replace('text', 'id,text');
    const { out } = await runEcho(input, { sample: 20 });
    const numbers = [...out.matchAll(/^row (\d+)/gm)].map((match) => Number(match[1]));
    expect(numbers.length).toBe(20);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers[19]! - numbers[0]!).toBeGreaterThan(200);
    expect((await runEcho(input, { sample: 20, blockBytes: 100 })).out).toBe(out);
    const { refused } = await runEcho(broken, { sample: 5, delimiter: ',', header: 1, map: { text: ['text'] } });
    expect(
      refused.map(({ line, text }) =>
        Buffer.from(text)
          .toString()
          .startsWith(`row ${line - 2},`),
      ),
    ).toEqual([true, true, true, true, true]);
  });
});

describe('A call that fails', () => {
  test('costs only the record that fails it', async () => {
    const { out, summary } = await runEcho('text\na\nthrow it\nb\n');
    expect(out).toBe('text,echo_status,echo_text\na,ok,a\nthrow it,error,the engine stumbled\nb,ok,b\n');
    expect(summary).toMatchObject({
      rows: { read: 3, written: 3, failed: 1, refused: 0 },
      statuses: { ok: 2, error: 1 },
      exitCode: 3,
    });
  });

  test('by an engine that answers too few fails its records, and none is lost', async () => {
    const engine = {
      ...attachEngine(),
      run: () => Promise.resolve({ status: 'SUCCESS' as const, messages: [], payload: [] }),
    };
    const { summary } = await runEcho('text\na\nb\n', { operation: echo, engine: () => Promise.resolve(engine) });
    expect(summary.rows).toMatchObject({ read: 2, written: 2, failed: 2 });
  });
});
