// Data files that are damaged, or were written wrong: named before anything is answered from them.
import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_BYTES, writePreamble, type FileOrigin, type Header } from '../../../src/data/file/format.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { TextTable } from '../../../src/data/names/read/text-table.js';
import { SparseLinks } from '../../../src/data/addresses/read/sparse-links.js';
import { temporaryFolder } from '../support/release.js';
import { written } from '../support/set-file.js';

/** Elements of a section that lies on many pages and is no longer read whole. */
const LONG = 40_000;
const long = (): string => written({ first: Uint8Array.of(1), long: Uint32Array.from({ length: LONG }, (_, i) => i) });

function headerOf(bytes: Buffer): Header {
  return JSON.parse(bytes.subarray(Number(bytes.readBigUInt64LE(16))).toString('utf8')) as Header;
}

/** Writes another header into a file, with its checksum. */
function reheaded(file: string, change: (header: Header) => unknown): string {
  const bytes = fs.readFileSync(file);
  const headerOffset = Number(bytes.readBigUInt64LE(16));
  const header = Buffer.from(JSON.stringify(change(headerOf(bytes))));
  const preamble = writePreamble({ headerOffset, headerLength: header.length, headerCrc32: crc32(header) });
  fs.writeFileSync(file, Buffer.concat([preamble, bytes.subarray(preamble.length, headerOffset), header]));
  return file;
}
const withoutPages = (file: string): string => reheaded(file, ({ meta, sections }) => ({ meta, sections }));

/** Turns a bit of element `i` of a section of u32. */
function flipped(file: string, name: string, i: number): string {
  const bytes = fs.readFileSync(file);
  bytes[headerOf(bytes).sections.find((section) => section.name === name)!.offset + 4 * i]! ^= 1;
  fs.writeFileSync(file, bytes);
  return file;
}
const elements = (file: SetFile, from: number, count: number): number[] => {
  const into = new Uint32Array(count);
  file.read('long', from, into);
  return [...into];
};
const broken = (message: RegExp): unknown =>
  expect.objectContaining({ kind: 'data-broken', message: expect.stringMatching(message) as string });

describe('a part of a section', () => {
  it('is given as it was written, wherever it lies', () => {
    for (const file of [SetFile.open(long()), SetFile.open(withoutPages(long()))]) {
      fc.assert(
        fc.property(fc.nat(LONG - 1), fc.nat(3000), (from, most) => {
          const count = Math.min(most, LONG - from);
          expect(elements(file, from, count)).toEqual(Array.from({ length: count }, (_, i) => from + i));
        }),
        { numRuns: 50 },
      );
    }
  });

  it('that lies on a damaged page is refused by the name of the section; the other pages are given', () => {
    const file = SetFile.open(flipped(long(), 'long', 20_000));
    expect(elements(file, 0, 3)).toEqual([0, 1, 2]);
    expect(elements(file, LONG - 2, 2)).toEqual([LONG - 2, LONG - 1]);
    expect(() => elements(file, 20_001, 1)).toThrow(broken(/section long fails its checksum; 'waypost data verify'/));
    expect(() => elements(file, 19_000, 3000)).toThrow(broken(/section long fails its checksum/));
    expect(() => elements(file, 20_000, 1)).toThrow(broken(/section long fails its checksum/));
  });

  it('of a file without checksums of pages is refused wherever the damage of the section is', () => {
    const file = SetFile.open(flipped(withoutPages(long()), 'long', 20_000));
    expect(() => elements(file, 0, 1)).toThrow(broken(/section long fails its checksum/));
  });

  it('beyond the end of the section is refused', () => {
    const file = SetFile.open(long());
    expect(() => elements(file, LONG - 1, 2)).toThrow(broken(/section long is beyond its end/));
    expect(() => elements(file, 4e9, 1)).toThrow(broken(/section long is beyond its end/));
  });
});

it('a whole section that is damaged is refused, alone and with all others', () => {
  const file = SetFile.open(flipped(long(), 'long', LONG - 1));
  expect(file.u8('first')[0]).toBe(1);
  expect(() => file.u32('long')).toThrow(broken(/section long fails its checksum/));
  expect(() => file.share([])).toThrow(broken(/section long fails its checksum/));
});

it('checksums of pages that are damaged are found by verify, and let nothing be read', () => {
  const name = long();
  const bytes = fs.readFileSync(name);
  bytes[headerOf(bytes).pages!.offset + 5]! ^= 1;
  fs.writeFileSync(name, bytes);
  const file = SetFile.open(name);
  expect(() => {
    file.verify();
  }).toThrow(broken(/the checksums of its pages fail their checksum/));
  expect(() => elements(file, 1, 1)).toThrow(broken(/the checksums of its pages fail/));
});

describe('a header that cannot be, though its checksum is right, is refused', () => {
  const section =
    (change: object): ((header: Header) => unknown) =>
    (header) => ({
      ...header,
      sections: [{ ...header.sections[0], ...change }],
    });
  it.each<[string, (header: Header) => unknown, RegExp]>([
    ['null', () => null, /its header cannot be read/],
    ['no list of sections', ({ meta }) => ({ meta, sections: {} }), /its header cannot be read/],
    ...[null, [], 'text', undefined, 7].map((meta): [string, (header: Header) => unknown, RegExp] => [
      `${JSON.stringify(meta)} for what it is of`,
      ({ sections }) => ({ meta, sections }),
      /its header cannot be read/,
    ]),
    ['a section that is null', (header) => ({ ...header, sections: [null] }), /its header cannot be read/],
    ['a section of a type from elsewhere', section({ type: 'toString' }), /unknown type toString/],
    ['a section that goes on beyond the file', section({ length: 1 << 30 }), /section first goes on beyond its end/],
    ['a section that begins before it', section({ offset: -4096 }), /does not say where section first is/],
    ['a length that is no number', section({ length: '9' }), /does not say where section first is/],
    ['no counts', ({ meta, ...rest }) => ({ ...rest, meta: { ...meta, counts: null } }), /does not say what it is/],
    [
      'more addresses than bytes',
      ({ meta, ...rest }) => ({ ...rest, meta: { ...meta, counts: { ...meta.counts, addresses: 4e9 } } }),
      /does not say what it is/,
    ],
    [
      'checksums of pages beyond the file',
      (header) => ({ ...header, pages: { offset: PAGE_BYTES, count: 1e9, crc32: 0 } }),
      /where the checksums of its pages are/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => SetFile.open(reheaded(long(), change))).toThrow(broken(message));
  });
});

it.each<[string, FileOrigin, RegExp]>([
  ['size', { bytes: 7 }, /has \d+ bytes, and catalogue\.json says 7; 'waypost data verify'/],
  ['checksum', { checksum: '00000001' }, /another file than catalogue\.json says/],
  ['remedy', { bytes: 7, remedy: 'install waypost again' }, /says 7; install waypost again$/],
])('a file that differs from what is known of it is refused: %s', (_, origin, message) => {
  expect(() => SetFile.open(long(), origin)).toThrow(broken(message));
});

it('a file that went away between the catalogue and its opening says that it may have been replaced', () => {
  expect(() => SetFile.open(path.join(temporaryFolder(), 'gone.wpd'))).toThrow(
    broken(/gone\.wpd: there is no such file; if it was replaced or removed a moment ago, start this again/),
  );
});

describe('starts of lists and texts that were written wrong are refused when they are loaded', () => {
  it.each<[string, Record<string, Uint8Array | Uint32Array>, string, RegExp]>([
    ['out of order', { 'a.start': Uint32Array.of(0, 2, 1), a: Uint32Array.of(1, 2) }, 'a.start', /is out of order/],
    ['too far', { 'a.start': Uint32Array.of(0, 3), a: Uint32Array.of(1, 2) }, 'a.start', /points beyond what it lists/],
    ['of nothing', { 'a.start': Uint32Array.of(0, 1) }, 'a.start', /points beyond/],
    ['texts', { 'a.offset': Uint32Array.of(0, 4e9), 'a.text': new Uint8Array(9) }, 'a.offset', /points beyond/],
    [
      'deletions',
      { 'a.deletion.bucket': Uint32Array.of(0, 9), 'a.deletion.id': Uint32Array.of(1) },
      'a.deletion.bucket',
      /points beyond/,
    ],
    [
      'addresses of streets',
      { 'street.address.start': Uint32Array.of(0, 2), 'address.record': new Uint32Array(8) },
      'street.address.start',
      /points beyond/,
    ],
  ])('%s', (_, sections, name, message) => {
    const file = written(sections);
    expect(() => SetFile.open(file).u32(name)).toThrow(broken(message));
    expect(() => {
      SetFile.open(file).verify();
    }).toThrow(broken(message));
  });

  it('and long ones when a batch loads them', () => {
    const starts = Uint32Array.from({ length: 100_000 }, (_, i) => i);
    starts[50_000] = 4e9;
    const file = SetFile.open(written({ 'a.start': starts, a: new Uint32Array(100_000) }));
    expect(() => file.share([])).toThrow(broken(/section a\.start is out of order/));
  });
});

it('a text whose ends are far apart takes no memory before it is refused', () => {
  const offsets = new Uint32Array(20_000);
  offsets[100] = 0xffff_ffff;
  const table = new TextTable(SetFile.open(written({ 'a.offset': offsets, 'a.text': new Uint8Array(100_000) })), 'a');
  expect(() => table.text(99)).toThrow(broken(/a\.offset points beyond/));
  expect(() => table.text(100)).toThrow(broken(/a\.offset points beyond/));
});

it('a link from an address that is not there takes no memory before it is refused', () => {
  const file = SetFile.open(written({ 'a.from': Uint32Array.of(0xffff_ffff), 'a.to': Uint32Array.of(1) }));
  expect(() => new SparseLinks(file, 'a').to(0)).toThrow(broken(/a\.from names an address that is not there/));
});
