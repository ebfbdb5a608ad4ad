// A file of sections: written, opened, damaged.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION, type Header } from '../../../src/data/file/format.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { openAddressSet } from '../../../src/data/addresses/read/open.js';
import { temporaryFolder } from '../support/release.js';
import { META, written } from '../support/set-file.js';

const sample = (): string =>
  written({
    bytes: Uint8Array.from({ length: 5000 }, (_, i) => i),
    words: Uint32Array.of(1, 0xffffffff, 3),
    signed: Int32Array.of(-5, 5),
    none: new Uint16Array(0),
    list: ['', 'STREET'],
  });

const changed = (file: string, change: (bytes: Buffer) => Buffer): string => {
  fs.writeFileSync(file, change(fs.readFileSync(file)));
  return file;
};
const flipped = (file: string, at: number): string =>
  changed(file, (bytes) => {
    bytes[at]! ^= 4;
    return bytes;
  });
const header = (file: string): { at: number; sections: Header['sections'] } => {
  const bytes = fs.readFileSync(file);
  const at = Number(bytes.readBigUInt64LE(16));
  return { at, sections: (JSON.parse(bytes.subarray(at).toString('utf8')) as Header).sections };
};

describe('a data file', () => {
  it('gives back every section as it was written, and nothing for one it has not', () => {
    const file = SetFile.open(sample());
    expect(file.meta).toEqual(META);
    expect(file.u8('bytes')[4999]).toBe(4999 & 255);
    expect([...file.u32('words')]).toEqual([1, 0xffffffff, 3]);
    expect([...file.i32('signed')]).toEqual([-5, 5]);
    expect(file.u16('none', 9)).toHaveLength(0);
    expect(file.u16('absent', 9)).toHaveLength(9);
    expect(file.json('list', [])).toEqual(['', 'STREET']);
    const two = new Uint32Array(2);
    file.read('words', 1, two);
    expect([...two]).toEqual([0xffffffff, 3]);
    file.verify();
  });

  it.each([
    ['is empty', (bytes: Buffer) => bytes.subarray(0, 0), /is not a waypost data file/],
    ['is something else', () => Buffer.from('SQLite format 3\0 and so on'.repeat(10)), /is not a waypost data file/],
    ['ends in its first page', (bytes: Buffer) => bytes.subarray(0, 40), /cut short/],
    ['ends before its header', (bytes: Buffer) => bytes.subarray(0, 9000), /cut short/],
    ['ends within its header', (bytes: Buffer) => bytes.subarray(0, -1), /cut short/],
    [
      'was built by another version',
      (bytes: Buffer) => {
        bytes.writeUInt32LE(SCHEMA_VERSION + 1, 8);
        return bytes;
      },
      new RegExp(`has data format ${SCHEMA_VERSION + 1}, this waypost reads format ${SCHEMA_VERSION}`),
    ],
    [
      'has a flipped bit in its first page',
      (bytes: Buffer) => {
        bytes[17]! ^= 1;
        return bytes;
      },
      /first page fails its checksum/,
    ],
    [
      'has a flipped bit in its header',
      (bytes: Buffer) => {
        bytes[bytes.length - 2]! ^= 1;
        return bytes;
      },
      /header fails its checksum/,
    ],
  ])('that %s is refused with its name and what to do', (_, change, message) => {
    const file = changed(sample(), change);
    expect(() => openAddressSet(file)).toThrow(
      expect.objectContaining({
        name: 'WaypostError',
        kind: 'data-broken',
        message: expect.stringMatching(message) as string,
      }),
    );
    expect(() => openAddressSet(file)).toThrow(`${file} `);
    expect(() => openAddressSet(file)).toThrow(/waypost data import/);
  });

  it('that is not there, or is a folder, is refused alike', () => {
    const folder = temporaryFolder();
    expect(() => openAddressSet(path.join(folder, 'none.wpd'))).toThrow(/cannot open the data file .*none\.wpd/);
    expect(() => openAddressSet(folder)).toThrow(/is not a waypost data file/);
  });

  it('is verified section by section, and the broken one is named', () => {
    for (const section of header(sample()).sections.filter(({ length }) => length > 0)) {
      const file = SetFile.open(flipped(sample(), section.offset));
      expect(() => {
        file.verify();
      }).toThrow(`section ${section.name} fails its checksum`);
    }
  });

  it('starts every section on a page', () => {
    for (const { offset } of header(sample()).sections) expect(offset % 4096).toBe(0);
  });

  it('appears under its name only when finished, and not at all when discarded', () => {
    const folder = temporaryFolder();
    const writer = new SetWriter(path.join(folder, 'set.wpd'));
    writer.section('bytes', 'u8', new Uint8Array(10_000));
    expect(fs.readdirSync(folder)).toEqual([`set.wpd.${process.pid}.tmp`]);
    writer.discard();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('cannot be written where there is no folder: the error says where', () => {
    expect(() => new SetWriter('/nowhere/at/all/set.wpd')).toThrow(
      expect.objectContaining({
        kind: 'output-unwritable',
        message: expect.stringContaining('/nowhere/at/all/set.wpd') as string,
      }),
    );
  });
});
