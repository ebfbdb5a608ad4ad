// What few files have: a row of NUL or of a megabyte in a table that must be read whole, a key with a broken escape,
// and failures that the system has other names for.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { openCsvTable } from '../../src/formats/csv/table.js';
import { hasSomeKeyOf } from '../../src/formats/json/look.js';
import { plainAt } from '../../src/formats/json/members.js';
import { unreadable } from '../../src/formats/unreadable.js';
import { workdir } from '../support/workdir.js';

/** What is wrong with a table, or how many rows it has. */
async function read(bytes: string): Promise<number | string> {
  const path = join(workdir().path, 'table.csv');
  writeFileSync(path, bytes);
  const table = await openCsvTable(path, {});
  try {
    return await table.read(() => undefined);
  } catch (error) {
    return (error as Error).message.slice(path.length);
  } finally {
    await table.close();
  }
}

describe('A table that is read whole', () => {
  test.each([
    ['a,b\n1,2\n', 1],
    ['a,b\n1,2\n3,\0\n', ' line 3: the row holds a NUL byte, so it is not text'],
    [`a,b\n1,${'x'.repeat(1 << 20)}\n`, 1],
    [`a,b\n1,${'x'.repeat((1 << 20) + 1)}\n`, ' line 2: a cell is larger than 1 MB; a quote may be missing'],
  ])('of %# names the line that is no row', async (bytes, said) => {
    expect(await read(bytes)).toBe(said);
  });
});

test('A key with an escape that is none is no key that records have', () => {
  const bytes = Buffer.from('{"\\x":1,"a":2}');
  const look = { indent: '', keys: ['a'], encoding: 'utf-8' as const };
  expect(hasSomeKeyOf(look, bytes, 0, bytes.length)).toBe(false);
  const whole = Buffer.from('{"\\u0061":1}');
  expect(hasSomeKeyOf(look, whole, 0, whole.length)).toBe(true);
});

test('A list that breaks in its middle gives what stands before', () => {
  const bytes = Buffer.from('["a",{"b":1},"c",:]');
  expect(plainAt(bytes, 0, bytes.length, 'utf-8')).toBe('a c');
});

test.each([
  ['ENOENT', 'there is no file in.csv; check the name'],
  ['EISDIR', 'in.csv is a folder; give a file in it'],
  ['EWHAT', 'in.csv cannot be read (EWHAT); check its permissions'],
  [undefined, 'in.csv cannot be read (x); check its permissions'],
])('A file that fails with %s is told as such', (code, message) => {
  const cause = Object.assign(new Error('x'), { code });
  expect(unreadable('in.csv', cause)).toMatchObject({ kind: 'input-unreadable', message, cause });
  const said = new WaypostError('usage', 'said already');
  expect(unreadable('in.csv', said)).toBe(said);
});
