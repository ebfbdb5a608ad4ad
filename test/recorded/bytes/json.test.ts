// Readers of JSON by its bytes, at every small change of a text. What JSON.parse takes they take as it does.
import { expect, test } from 'vitest';
import { repeatedKeys } from '../../../src/contract/texts/repeated-keys.js';
import { lookOfRecords } from '../../../src/formats/json/look.js';
import { cellAt, MemberWalk, plainAt } from '../../../src/formats/json/members.js';
import { isDeeper, ValueScanner } from '../../../src/formats/json/value.js';
import { piecesOf, piecesOfBlocks } from '../../property/array-pieces.js';
import { asText } from '../support/recorded.js';
import { changedTexts } from './changed.js';

const SIGNS = '"\\,:{}[] \n1n';
const ARRAYS = [
  '{"a":"x","b":[1,{"c":2}]},\n{"a":"y\\"","b":[]}]',
  '{"a":1} , {"a":[[],{}]},{"b":"\\\\"}] ',
  ' {"id":"1"}\n,{"id":"2"},{"id":"3"}\n]\n[{"id":"4"}]',
];
const look = lookOfRecords([{ a: 'x', b: [] }, { a: 'y', b: [] }, { a: 'z' }], ['', '', ''], 3, 'utf-8');

test('Arrays are cut into records as they were, at every small change', async () => {
  const lines = await changedTexts(ARRAYS, SIGNS, (text) => {
    const bytes = Buffer.from(text);
    return [
      piecesOf(bytes, true, true, 0).map(({ kind, start, end, problem }) => `${kind[0]} ${start} ${end} ${problem}`),
      piecesOfBlocks(bytes, 9, look).map(({ kind, start, end, problem }) => `${kind[0]} ${start} ${end} ${problem}`),
    ];
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/json-arrays.txt');
});

const OBJECTS = [
  '{"a":"x\\u0041","b" : [1,"two",[null,{"c":2}]],"a":null}',
  '{ "k":-1.50, "l":{"m":[ ],"n" :true}, "o\\"":"" }',
  '{"a":{"b":[{"c":1,"c":2},3]},"d":[[0]],"a":"\\\\"}',
];
const values = new ValueScanner();

/** The value as JSON.parse makes it; undefined where it makes none, for nothing that is parsed is that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys and cells of an object by its bytes. */
function cells(bytes: Buffer): string[][] {
  const walk = new MemberWalk('utf-8');
  const found: string[][] = [];
  walk.reset(bytes, bytes.indexOf('{'), bytes.lastIndexOf('}') + 1);
  while (walk.next()) {
    const cell = cellAt(bytes, walk.start, walk.end, 'utf-8');
    found.push([walk.key, cell, plainAt(bytes, walk.start, walk.end, 'utf-8')]);
  }
  return found;
}

/** Whether the last cell of each key says what the parser says. */
function isRead(value: object, found: readonly string[][]): boolean {
  const last = new Map(found.map(([key, cell]) => [key!, cell!]));
  return Object.entries(value).every(([key, one]: [string, unknown]) => {
    const cell = last.get(key) ?? '';
    if (typeof one === 'string') return cell === one;
    return one === null ? cell === '' : JSON.stringify(parsed(cell)) === JSON.stringify(one);
  });
}

test('Objects are read as they were, at every small change, and as JSON.parse reads them', async () => {
  const other: string[] = [];
  const unnamed: string[] = [];
  const lines = await changedTexts(OBJECTS, SIGNS, (text) => {
    const bytes = Buffer.from(text);
    const start = text.length - text.trimStart().length;
    const after = values.after(bytes, start, bytes.length);
    const deeper = [1, 2, 3, 4].map((most) => isDeeper(bytes, 0, bytes.length, most));
    const said = [after, after === -2 ? [values.before, values.brokenAt, values.openLists] : '', deeper];
    const value = parsed(text);
    if (value === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return said;
    const found = cells(bytes);
    if (after !== text.trimEnd().length || !isRead(value, found)) other.push(text);
    if (found.length > Object.keys(value).length && repeatedKeys(text, value) === undefined) unnamed.push(text);
    return [...said, found, repeatedKeys(text, value)];
  });
  expect(other).toEqual([]);
  expect(unnamed).toEqual([]);
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/json-objects.txt');
});
