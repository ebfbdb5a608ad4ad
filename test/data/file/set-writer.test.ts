// Data files that cannot be written, and texts of a file that are not there.
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { PATIENCE, TextTable } from '../../../src/data/names/read/text-table.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-writer-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const META = {
  source: 'OWN',
  country: 'AU',
  release: '',
  datum: '',
  states: [],
  builtBy: '0',
  counts: { addresses: 0, streets: 0, localities: 0 },
};

describe('A file that cannot be written', () => {
  test.each([
    ['ENOSPC', 'the disk is full; free some space'],
    ['EROFS', 'the disk is read-only; check that the folder exists and may be written to'],
  ])('because of %s says so and is not there', (code, why) => {
    const target = join(folder, 'own.wpd');
    const writer = new SetWriter(target);
    vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(() => {
      writer.section('a', 'u8', Uint8Array.of(1));
      writer.finish(META);
    }).toThrow(`cannot write ${target}: ${why}. What was there before is untouched`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('and is given up leaves nothing, once or twice', () => {
    const writer = new SetWriter(join(folder, 'own.wpd'));
    writer.section('a', 'u8', Uint8Array.of(1));
    writer.discard();
    writer.discard();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('The texts of a file', () => {
  function tableOf(bytes: number): { table: TextTable; close: () => void } {
    const path = join(folder, 'own.wpd');
    const writer = new SetWriter(path);
    const long = 'x'.repeat(bytes);
    const texts = ['one', '', long, 'four'];
    const starts = texts.reduce<number[]>((all, text) => [...all, all.at(-1)! + text.length], [0]);
    writer.section('t.text', 'u8', Buffer.from(texts.join('')));
    writer.section('t.offset', 'u32', Uint32Array.from(starts));
    writer.finish(META);
    const file = SetFile.open(path);
    return { table: new TextTable(file, 't'), close: () => file.close() };
  }

  test.each([
    ['a small file', 10],
    ['a file that is read from the disk at first', 65_536],
  ])('are none where there is no such number: %s', (_, bytes) => {
    const { table, close } = tableOf(bytes);
    const read = [-1, 0, 1, 3, 4, 5].map((id) => table.text(id));
    expect(read).toEqual(['', 'one', '', 'four', '', '']);
    for (let i = 0; i < PATIENCE; i++) table.text(0);
    expect([-1, 0, 1, 3, 4, 5].map((id) => table.text(id))).toEqual(read);
    expect([table.size, table.text(2).length]).toEqual([4, bytes]);
    close();
  });

  test('are damaged where one is longer than any text', () => {
    const { table, close } = tableOf(65_537);
    expect(() => table.text(2)).toThrow('section t.offset points beyond what it lists');
    for (let i = 0; i < PATIENCE; i++) table.text(0);
    expect(() => table.text(2)).toThrow('section t.offset points beyond what it lists');
    close();
  });
});
