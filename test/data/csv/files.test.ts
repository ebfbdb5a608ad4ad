// Address sets from CSV files of any kind: delimiters, encodings, order, several files, rows left out.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvSetOptions } from '../../../src/data/import/csv/build.js';
import { dir, HEADER, imported, ROWS, useFolder } from './imported.js';
import { runs } from '../../support/seeded.js';

useFolder();

describe('Any file', () => {
  it.each<[string, string | Buffer, Partial<CsvSetOptions> & { name?: string }]>([
    ['with tabs', ROWS.replaceAll(',', '\t'), {}],
    ['with semicolons and quotes', ROWS.replaceAll(',', ';').replaceAll('RESERVOIR', '"RESERVOIR"'), {}],
    ['with CRLF and a byte order mark', `\ufeff${ROWS.replaceAll('\n', '\r\n')}`, {}],
    ['in UTF-16', Buffer.from(`\ufeff${ROWS}`, 'utf16le'), {}],
    ['in windows-1252', Buffer.from(`${ROWS}A4,,,,,,1,CAF\u00c9,ST,,RESERVOIR,VIC,3073,,\n`, 'latin1'), {}],
    ['compressed', gzipSync(ROWS), { name: 'set.csv.gz' }],
    ['with blank lines and none at the end', ROWS.replaceAll('\n', '\n\n').trimEnd(), {}],
  ])('%s is read', async (_, content, options) => {
    const { set } = await imported(content, options);
    expect(set.addressOf('A2')).toBeGreaterThanOrEqual(0);
  });

  it('gives the same bytes in any order of its rows', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, i) =>
        `R${i},${i % 3 === 0 ? 'U' : ''},${i % 3 === 0 ? i : ''},,,,${(i * 7) % 19},` +
        `${['SMITH', 'HIGH', "O'BRIEN"][i % 3]},ST,,${['RESERVOIR', 'PRESTON'][i % 2]},VIC,307${i % 2},,`,
    );
    const first = await imported(HEADER + rows.join('\n'), { release: 'R' });
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
        const { summary } = await imported(HEADER + shuffled.join('\n'), { release: 'R' });
        expect(summary.sets[0].checksum).toBe(first.summary.sets[0].checksum);
      }),
      { numRuns: runs(5) },
    );
  });

  it('may be one of several, together a set', async () => {
    const one = path.join(dir, 'one.csv');
    const two = path.join(dir, 'two.csv');
    await writeFile(one, 'pid,street number,street,suburb,postcode\nA,1,Smith St,Reservoir,3073\n');
    await writeFile(two, 'suburb;postcode;pid;street;street number\nReservoir;3073;B;Smith St;2\n');
    const { set } = await imported('', { paths: [one, two] });
    expect([set.addressOf('A'), set.addressOf('B')]).toEqual([0, 1]);
  });

  it('leaves out rows that are no address, counted by reason', async () => {
    const { summary } = await imported(
      `${ROWS}B1,,,,,,1,,,,RESERVOIR,VIC,3073,,\nB2,,,,,,1,SMITH,ST,,,VIC,3073,,\n` +
        'B3,,,,,,??,SMITH,ST,,RESERVOIR,VIC,3073,,\nB4,,,,,,1,SMITH,ST,,RESERVOIR,,,,\n' +
        'B5,,,,,,1,SMITH,ST,,RESERVOIR,XX,3073,,\n',
    );
    expect(summary.skipped).toEqual({
      'without a street or postal delivery': 1,
      'without a locality': 1,
      'with a street number that cannot be read': 1,
      'without a state or postcode': 1,
      'of a state that is not known: XX': 1,
    });
  });

  it('says how it was read, what was not used, and which links lead nowhere', async () => {
    const { summary } = await imported(
      'pid,number,street,suburb,postcode,colour,primary pid\nA,1,Smith St,Reservoir,3073,red,Z\n',
    );
    expect(summary.notes).toEqual([
      "read: streetNumber from 'number', street from 'street', locality from 'suburb', postcode from " +
        "'postcode', id from 'pid', primary from 'primary pid'",
      'columns not used: colour',
      '1 row names an id in primary that no row has (first in line 2); it stands alone',
    ]);
  });
});
