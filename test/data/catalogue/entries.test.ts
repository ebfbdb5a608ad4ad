// A catalogue that somebody edited, or that a disk changed: the entry that is wrong is named.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../src/data/catalogue-entries.js';
import { WaypostError } from '../../../src/contract/errors.js';

const GNAF = {
  kind: 'addresses',
  source: 'GNAF',
  country: 'AU',
  release: 'MAY 2026',
  datum: 'GDA94',
  states: ['NSW'],
  addresses: 1,
  localities: 1,
  bytes: 9000,
  created: '2026-11-22T03:26:17.090Z',
  checksum: '2dab9650',
  file: 'gnaf-2dab9650.wpd',
};
const read = (...sets: unknown[]): unknown => readEntries(JSON.stringify({ format: 1, sets }), '/data/catalogue.json');

describe('a catalogue', () => {
  it('that is as it was written is read, with members of later versions', () => {
    expect(read(GNAF, { ...GNAF, country: 'NZ', file: 'x.wpd', later: {} })).toMatchObject([
      { source: 'GNAF', country: 'AU' },
      { country: 'NZ', file: 'x.wpd' },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'entry 2: it is null, and should describe a set'],
    ['a text', 'GNAF', 'entry 2: it is "GNAF", and should describe a set'],
    ['a list', [], 'entry 2: it is a list, and should describe a set'],
    [
      'a null country',
      { ...GNAF, country: null },
      'entry 2 (GNAF): country is null, and should be the two letters of a country, such as AU',
    ],
    [
      'no country',
      { ...GNAF, country: undefined },
      'entry 2 (GNAF): country is missing, and should be the two letters',
    ],
    ['no source', { ...GNAF, source: undefined }, 'entry 2: source is missing, and should be the name of a source'],
    ['a source of control characters', { ...GNAF, source: '\u001b[2J' }, 'entry 2: source is "\\u001b[2J", and should'],
    ['no file', { ...GNAF, file: undefined }, 'entry 2 (GNAF): file is missing, and should be the name of a file'],
    ['a path out of the folder', { ...GNAF, file: '../x.wpd' }, 'file is "../x.wpd", and should be the name of a file'],
    ['an absolute path', { ...GNAF, file: '/etc/passwd' }, 'file is "/etc/passwd", and should be'],
    ['a path of another system', { ...GNAF, file: 'C:\\x.wpd' }, 'file is "C:\\\\x.wpd", and should be'],
    ['the folder', { ...GNAF, file: '..' }, 'file is "..", and should be'],
    ['a NUL in the name', { ...GNAF, file: 'x\0.wpd' }, 'file is "x\\u0000.wpd", and should be'],
    ['an unknown kind', { ...GNAF, kind: 'maps' }, 'kind is "maps", and should be one of addresses, streets'],
    ['states that are none', { ...GNAF, states: {} }, 'states is an object, and should be a list of texts'],
    ['a size below zero', { ...GNAF, bytes: -1 }, 'bytes is -1, and should be a count'],
    ['a size in words', { ...GNAF, bytes: '9000' }, 'bytes is "9000", and should be a count'],
    ['a checksum of another form', { ...GNAF, checksum: 'zz' }, 'checksum is "zz", and should be eight digits'],
    ['a table without columns', { ...GNAF, table: { key: 'id', rows: 1 } }, 'table is an object, and should be key,'],
    [
      'a value of megabytes',
      { ...GNAF, release: 7, datum: 'x', kind: 'y'.repeat(1e6) },
      `kind is "${'y'.repeat(39)}…, and should be one of`,
    ],
    ['the same set twice', { ...GNAF, file: 'other.wpd' }, 'entry 2 (GNAF): it has the source and country of entry 1'],
    ['the same file twice', { ...GNAF, source: 'GNAF2' }, 'entry 2 (GNAF2): it has the file of entry 1'],
  ])('with %s names itself, the entry and what to do', (_, entry, wrong) => {
    let message = '';
    try {
      read(GNAF, entry);
    } catch (error) {
      expect(error).toMatchObject({ kind: 'data-broken', exitCode: 6 });
      ({ message } = error as Error);
    }
    expect(message).toContain(
      `/data/catalogue.json is damaged: ${wrong.startsWith('entry') ? '' : 'entry 2 (GNAF): '}${wrong}`,
    );
    expect(message).toMatch(/; correct it, or move it away, .* import the data again with 'waypost data import'$/);
    expect(message.length).toBeLessThan(400);
  });

  it('of any content is read, or refused in words', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(fc.json()).map((sets) => `{"format":1,"sets":[${sets.join()}]}`),
        ),
        (text) => {
          try {
            expect(Array.isArray(readEntries(text, 'c'))).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(WaypostError);
          }
        },
      ),
    );
  });
});
