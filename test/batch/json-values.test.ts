// What stands in JSON reaches the output as it is written: numbers of any length, escapes, lists; and the lines end
// where they do.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAt, plainAt } from '../../src/formats/json/members.js';
import { runEcho } from '../support/batch.js';
import { runs } from '../support/seeded.js';

const NUMBERS = ['12345678901234567890', '1.0', '1e3', '-0', '0.1234567890123456789012', '1E400', '-1.50', '5'];

describe('A number of JSON is in a column what it is in the file:', () => {
  test.each(NUMBERS)('%s', async (number) => {
    const { out } = await runEcho(`{"text":"a","n":${number}}\n`, { format: 'csv' });
    expect(out).toBe(`text,n,echo_status,echo_text\na,${number},ok,a\n`);
  });

  test('inside a list or an object too, which stands on one line', async () => {
    const input = '[{"text":"a","n":{ "a" : [ 9007199254740993 ,\r\n 1.0 ],\t"b":" \\" { " } }]';
    const { out } = await runEcho(input, { format: 'csv' });
    expect(out).toBe('text,n,echo_status,echo_text\na,"{""a"":[9007199254740993,1.0],""b"":"" \\"" { ""}",ok,a\n');
  });

  test('and what is asked about is the number that is written, where a double has fewer digits', async () => {
    const map = { text: ['ids.one'] };
    const asked = async (value: string): Promise<unknown> => {
      const { out } = await runEcho(`{"ids":{"x":1,"one":${value}},"after":[1]}\n`, { map });
      return (JSON.parse(out) as { echo: { text: string } }).echo.text;
    };
    expect(await asked('12345678901234567890')).toBe('12345678901234567890');
    expect(await asked('[12345678901234567890, "x", null, {"y":1}, [5]]')).toBe('12345678901234567890 x 5');
    expect(await asked('2000.0')).toBe('2000');
  });

  test('and JSON Lines keep it byte for byte', async () => {
    const line = `{ "text":"a" , "n":[${NUMBERS.join(' , ')}], "h":"\\ud800\\u00e9\\/"}`;
    const { out, refused } = await runEcho(`${line}\n`);
    expect(out).toBe(`${line.slice(0, -1)},"echo":{"status":"ok","text":"a"}}\n`);
    expect(refused).toEqual([]);
  });
});

describe('Keys of JSON find their column', () => {
  test('in any order, escaped, repeated or missing', async () => {
    const lines = ['{"a":1,"né":2,"text":"x"}', '{"text":"y","n\\u00e9":"\\"","a":3,"a":4}', '{"text":null}', '{}'];
    const { out } = await runEcho(lines.join('\n'), { format: 'csv', map: { text: ['text'] } });
    expect(out).toBe('a,né,text,echo_status,echo_text\n1,2,x,ok,x\n4,"""",y,ok,y\n,,,rejected,\n,,,rejected,\n');
  });
});

describe('Half of a character, which only JSON can write,', () => {
  test.each<[string, string]>([
    ['in a text', '{"text":"a\\ud800"}'],
    ['in a key', '{"text":"a","\\uDC00":1}'],
  ])('refuses its row where it would be lost in CSV: %s', async (_, line) => {
    const input = `{"text":"a"}\n${line}\n{"text":"\\ud83d\\ude00"}\n`;
    const { out, refused } = await runEcho(input, { format: 'csv', map: { text: ['text'] } });
    expect(refused.map(({ line: at, code }) => [at, code])).toEqual([[2, 'HALF_CHARACTER']]);
    expect(refused[0]!.reason).toContain('write JSON Lines instead');
    expect(Buffer.from(refused[0]!.text).toString()).toBe(line);
    expect(out).toContain('😀');
  });

  test('stays the escape that it is inside a list', async () => {
    const { out, refused } = await runEcho('{"text":"a","l":["\\ud800"]}\n', { format: 'csv' });
    expect(refused).toEqual([]);
    expect(out).toContain('"[""\\ud800""]"');
  });
});

describe('JSON Lines whose lines end at CR', () => {
  const input = '{"text":"a"}\r\r{"text":"b"}\r{"text":\r{"text":"c"}';

  test('are as many rows, and keep their line ends', async () => {
    for (const blockBytes of [1, 7, 30, 1 << 16]) {
      const { out, refused } = await runEcho(input, { blockBytes, map: { text: ['text'] } });
      expect(out).toBe(
        '{"text":"a","echo":{"status":"ok","text":"a"}}\r\r{"text":"b","echo":{"status":"ok","text":"b"}}\r' +
          '{"text":"c","echo":{"status":"ok","text":"c"}}',
      );
      expect(refused.map(({ line, code }) => [line, code])).toEqual([[4, 'BROKEN_JSON']]);
    }
  });

  test('and CR is white space where lines end at LF', async () => {
    const { out } = await runEcho('{"text":"a",\r"n":1}\n{"text":"b"}\r\n');
    expect(out).toBe(
      '{"text":"a",\r"n":1,"echo":{"status":"ok","text":"a"}}\n{"text":"b","echo":{"status":"ok","text":"b"}}\r\n',
    );
  });
});

describe('A value read by its position is what the parser makes of it', () => {
  test('as a cell, and as what is asked about', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(3), (value, by) => {
        const bytes = Buffer.from(JSON.stringify(value, null, by));
        const cell = cellAt(bytes, 0, bytes.length, 'utf-8');
        const expected = typeof value === 'string' ? value : JSON.stringify(value ?? '').replace(/^""$/, '');
        expect(cell).toBe(expected);
        if (!Array.isArray(value)) return;
        const plain = plainAt(bytes, 0, bytes.length, 'utf-8');
        if (value.every((one) => typeof one === 'string')) expect(plain).toBe(value.filter(Boolean).join(' '));
      }),
      { numRuns: runs(2000) },
    );
  });
});
