// A JSON array that is damaged: what is whole is answered, and each fault is a row of the errors file that says where.
import { describe, expect, test } from 'vitest';
import { rowText } from '../../src/batch/write/refused.js';
import { runEcho } from '../support/batch.js';

const cut = 'so it may be cut short';
const A = '{"text":"a"}';
const B = '{"text":"b"}';
const C = '{"text":"c"}';

describe('The records beside a fault are answered, and the fault is said, of an array', () => {
  test.each<[string, string, string, [number, string, string, string][]]>([
    [
      'cut short in a text',
      `[${A},\n{"text":"b`,
      'a',
      [[2, 'BROKEN_JSON', '{"text":"b', `the file ends in the middle of this record, ${cut} (at byte 15)`]],
    ],
    [
      'cut short in a list',
      `[${A},{"text":["b",`,
      'a',
      [[1, 'BROKEN_JSON', '{"text":["b",', `the file ends in the middle of this record, ${cut} (at byte 14)`]],
    ],
    [
      'cut short behind a record',
      `[${A},${B}\n`,
      'a b',
      [[2, 'BROKEN_ARRAY', '', `the file ends without the closing bracket of its array, ${cut} (at byte 27)`]],
    ],
    [
      'cut short behind a comma',
      `[${A},`,
      'a',
      [[1, 'BROKEN_ARRAY', ',', `the file ends without the closing bracket of its array, ${cut} (at byte 13)`]],
    ],
    [
      'with text behind its bracket',
      `[${A},${B}] tail, too`,
      'a b',
      [[1, 'BROKEN_ARRAY', 'tail, too', 'this text stands behind the closing bracket of the array (at byte 28)']],
    ],
    [
      'with a bracket too many',
      `[${A}]]`,
      'a',
      [[1, 'BROKEN_ARRAY', ']', 'this text stands behind the closing bracket of the array (at byte 14)']],
    ],
    [
      'with a second one behind it',
      `[${A}]\n[${B}]\n`,
      'a b',
      [[1, 'BROKEN_ARRAY', ']\n[', 'another array begins here; its records are read too (at byte 13)']],
    ],
    [
      'with an empty one behind it',
      `[${A}][]`,
      'a',
      [[1, 'BROKEN_ARRAY', '][]', 'another array begins here; its records are read too (at byte 13)']],
    ],
    [
      'with many empty ones behind it',
      `[${A}][] [ ]\n[][${B}]`,
      'a b',
      [
        [1, 'BROKEN_ARRAY', '][] [ ]\n[]', 'another array begins here; its records are read too (at byte 13)'],
        [2, 'BROKEN_ARRAY', '[', 'another array begins here; its records are read too (at byte 23)'],
      ],
    ],
    [
      'that a second one begins in',
      `[${A}\n[${B}]`,
      'a b',
      [[2, 'BROKEN_ARRAY', '[', 'another array begins here; its records are read too (at byte 14)']],
    ],
    [
      'closed too early',
      `[${A}],${B},${C}]`,
      'a b c',
      [[1, 'BROKEN_ARRAY', '],', 'the array is closed here, but records follow; they are read too (at byte 13)']],
    ],
    [
      'without a comma',
      `[${A}\n${B}]`,
      'a b',
      [[2, 'BROKEN_ARRAY', '', 'there is no comma between this record and the one before (at byte 14)']],
    ],
    [
      'with a comma twice',
      `[${A},\n,${B}]`,
      'a b',
      [[1, 'BROKEN_ARRAY', ',', 'a comma with no record behind it (at byte 13)']],
    ],
    [
      'with many commas',
      `[${A},, ,\n,${B}]`,
      'a b',
      [[1, 'BROKEN_ARRAY', ',, ,', 'a comma with no record behind it (at byte 13)']],
    ],
    [
      'with many commas before it',
      `[,, ,${A}]`,
      'a',
      [[1, 'BROKEN_ARRAY', ',, ,', 'a comma with no record before it (at byte 1)']],
    ],
    ['with a comma first', `[,${A}]`, 'a', [[1, 'BROKEN_ARRAY', ',', 'a comma with no record before it (at byte 1)']]],
    [
      'with a comma last',
      `[${A},\n]`,
      'a',
      [[1, 'BROKEN_ARRAY', ',', 'a comma with no record behind it (at byte 13)']],
    ],
    [
      'with elements that are no objects',
      `[${A},5,"x",[${B}],null,${C}]`,
      'a c',
      [
        [1, 'NOT_AN_OBJECT', '5', 'the record is JSON, but no object (at byte 14)'],
        [1, 'NOT_AN_OBJECT', '"x"', 'the record is JSON, but no object (at byte 16)'],
        [1, 'NOT_AN_OBJECT', `[${B}]`, 'the record is JSON, but no object (at byte 20)'],
        [1, 'NOT_AN_OBJECT', 'null', 'the record is JSON, but no object (at byte 35)'],
      ],
    ],
    [
      'behind a byte order mark',
      `\ufeff[${A},5]`,
      'a',
      [[1, 'NOT_AN_OBJECT', '5', 'the record is JSON, but no object (at byte 17)']],
    ],
    [
      'with CR line ends',
      `[${A},\r5,\r${B}]`,
      'a b',
      [[2, 'NOT_AN_OBJECT', '5', 'the record is JSON, but no object (at byte 15)']],
    ],
  ])('%s', async (_, input, answered, said) => {
    const { out, refused, summary } = await runEcho(input, { inputFormat: 'json' });
    const texts = (JSON.parse(out.replace(/^\ufeff/, '')) as { text: string }[]).map(({ text }) => text);
    expect(texts.join(' ')).toBe(answered);
    expect(refused.map(({ line, code, reason, text }) => [line, code, rowText(text), reason])).toEqual(said);
    expect(summary.rows).toMatchObject({
      read: texts.length + said.length,
      written: texts.length,
      refused: said.length,
    });
    expect(summary.exitCode).toBe(3);
  });

  test.each<[string, Buffer]>([
    ['a vertical tab', Buffer.from('\v')],
    ['a no-break space', Buffer.from('\u00a0')],
    ['a no-break space of one byte', Buffer.from([0xa0])],
  ])('with %s between its records', async (_, space) => {
    const { out, refused } = await runEcho(Buffer.concat([Buffer.from(`[${A},`), space, Buffer.from(`${B}]`)]), {
      inputFormat: 'json',
    });
    expect((JSON.parse(out) as { text: string }[]).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(refused.map(({ code, text }) => [code, Buffer.from(text as Uint8Array)])).toEqual([['BROKEN_JSON', space]]);
  });

  test.each<[string, string, string]>([
    ['lost the quote behind a text', `[${A},{"text":"x},${B},${C}]`, '{"text":"x}'],
    ['lost the quote before a text', `[${A},{"text":x"},${B},${C}]`, '{"text":x"}'],
    ['lost its closing brace', `[${A},{"text":"x","l":{"m":1},${B},${C}]`, '{"text":"x","l":{"m":1}'],
    ['lost its opening brace', `[${A},"text":"x"},${B},${C}]`, '"text":"x"}'],
    ['lost its first key', `[${A},{x":1},${B},${C}]`, '{x":1}'],
    [
      'is broken before a list of objects',
      `[${A},{"n":x y,"l":[{"text":"p"},{"text":"q"}]},${B},${C}]`,
      '{"n":x y,"l":[{"text":"p"},{"text":"q"}]}',
    ],
    [
      'is broken in a list of objects',
      `[${A},{"l":[{"text":"p},{"text":"q"}]},${B},${C}]`,
      '{"l":[{"text":"p},{"text":"q"}]}',
    ],
    ['is cut in the middle of a letter', `[${A},{"text":"\xc3"},${B},${C}]`, '{"text":"Ã"}'],
  ])('of which a record %s: it alone is lost', async (_, input, lost) => {
    const { out, refused } = await runEcho(Buffer.from(input, 'latin1'), { inputFormat: 'json', encoding: 'utf-8' });
    expect((JSON.parse(out) as { text: string }[]).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(refused.map(({ text }) => rowText(text)).join('')).toBe(lost);
  });

  test('whose broken record begins with the last megabyte that is looked at, and rows behind it', async () => {
    const junk = `{"text":"x" y${'z'.repeat(3 << 20)}`;
    const { out, refused, summary } = await runEcho(`[${A},${junk},${B},${C}]`);
    expect((JSON.parse(out) as unknown[]).length).toBe(3);
    expect(Buffer.concat(refused.map(({ text }) => text)).toString()).toBe(junk);
    expect(summary.exitCode).toBe(3);
  });
});

describe('An array of which nothing can be read ends the run with what is wrong:', () => {
  test.each<[string, string, RegExp]>([
    ['a bracket alone', '[', /^input, line 1: the file ends without the closing bracket .* \(at byte 1\); no record/],
    ['a bracket and blank lines', '[\n\n', /^input, line 3: the file ends without the closing bracket/],
    ['a record that is cut short', '[{"text":"a', /^input, line 1: the file ends in the middle of this record/],
    ['a comma alone', '[,]', /^input, line 1: a comma with no record before it/],
    ['one object', '{"text":"a"}', /^input is not a JSON array of objects; take the list of records out of/],
    ['a brace alone', '{', /^input is not a JSON array of objects/],
  ])('%s', async (_, input, message) => {
    await expect(runEcho(input, { inputFormat: 'json' })).rejects.toMatchObject({
      message: expect.stringMatching(message),
      exitCode: 6,
    });
  });

  test('an array that is taken for JSON Lines', async () => {
    const input = `[\n${A},\n${B}\n]\n`;
    await expect(runEcho(input, { inputFormat: 'jsonl' })).rejects.toThrow(
      /if it is an array, give --input-format json$/,
    );
  });
});
