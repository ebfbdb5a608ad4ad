// What stops an import of CSV, and that it leaves nothing behind.
import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listSets } from '../../../src/data/catalogue.js';
import type { CsvSetOptions } from '../../../src/data/import/csv/build.js';
import { HEADER, imported, newFolder, ROWS, useFolder } from './imported.js';

useFolder();

describe('What stops an import, and leaves nothing', () => {
  const good = `${HEADER}A1,,,,,,24,SMITH,ST,,RESERVOIR,VIC,3073,-37.7,145.01\n`;
  it.each<[string, string | Buffer, Partial<CsvSetOptions>, RegExp]>([
    [
      'an id that is there twice',
      `${good}A1,,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,,\n`,
      {},
      /set\.csv line 3: the id A1 is there twice/,
    ],
    [
      'a latitude out of range',
      `${good}A2,,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,-97.7,145.01\n`,
      {},
      /set\.csv line 3: the latitude -97\.7 is outside ±90 degrees/,
    ],
    [
      'a longitude out of range',
      `${good}A2,,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,-37.7,1450.1\n`,
      {},
      /line 3: the longitude 1450\.1 is outside ±180 degrees/,
    ],
    [
      'a coordinate that is no number',
      `${good}A2,,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,37°S,145\n`,
      {},
      /line 3: the latitude '37°S' is not a number/,
    ],
    [
      'a postcode that is none',
      `${good}A2,,,,,,26,SMITH,ST,,RESERVOIR,VIC,30733,,\n`,
      {},
      /line 3: the postcode '30733' is not four digits/,
    ],
    [
      'a row that is cut short',
      `${good}A2,,,,,,26,SMI`,
      {},
      /set\.csv line 3: the row has 8 columns where the header has 15; the file may be cut short/,
    ],
    [
      'a row with a comma too many',
      `${good}A2,,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,,,\n`,
      {},
      /line 3: the row has 16 columns where the header has 15/,
    ],
    [
      'a quote that is not closed',
      `${good}A2,,,,,,26,"SMITH,ST,,RESERVOIR,VIC,3073,,\n`,
      {},
      /line 3: a quote is not closed/,
    ],
    [
      'a broken character behind good ones',
      Buffer.concat([
        Buffer.from(`${good}é`),
        Buffer.from([0xc3, 0x28]),
        Buffer.from(',,,,,,26,SMITH,ST,,RESERVOIR,VIC,3073,,\n'),
      ]),
      { encoding: 'utf-8' },
      /line 3: the row is not valid UTF-8; .*--encoding windows-1252/,
    ],
    [
      'another delimiter than told',
      good,
      { delimiter: ';' },
      /no column can be used for an address set of .*set\.csv; the columns are 'id,unit type/,
    ],
    [
      'a column that is not there',
      good,
      { map: { id: ['PID'] } },
      /--map id=PID: there is no column 'PID' \(do you mean 'id'\?\); the columns are 'id'/,
    ],
    [
      'headings that say nothing',
      'a,b\n1,2\n',
      {},
      /no column can be used .* the columns are 'a', 'b'\. Name one with --map/,
    ],
    [
      'a DPID that is none',
      'dpid,street number,street,suburb,postcode\n1234567,1,Smith St,Reservoir,3073\n123456789,2,Smith ' +
        'St,Reservoir,3073\n',
      { map: { dpid: ['dpid'] } },
      /line 3: the DPID '123456789' is not a number of up to eight digits/,
    ],
    ['a file without rows', HEADER, {}, /no row of .*set\.csv is an address: there are none; nothing was imported/],
    [
      'a file without any address',
      'street number,street,suburb,postcode\n1,,Reservoir,3073\n',
      {},
      /no row of .* is an address \(1 without a street or postal delivery\); nothing was imported/,
    ],
    ['an empty file', '', {}, /set\.csv is empty/],
    [
      'compressed data that ends too soon',
      gzipSync(ROWS.repeat(50)).subarray(0, 100),
      {},
      /ends before its gzip data does/,
    ],
    ['bytes that are no text', Buffer.alloc(64, Buffer.from([1, 0, 2, 0, 0, 0, 5, 9])), {}, /binary file/],
  ])('%s', async (_, content, options, message) => {
    const dataDir = newFolder('bad');
    await expect(imported(content, { ...options, dataDir })).rejects.toThrow(message);
    expect((await readdir(dataDir)).filter((name) => name !== 'catalogue.json')).toEqual([]);
    expect(await listSets(dataDir)).toEqual([]);
  });

  it('an interruption', async () => {
    const dataDir = newFolder('bad');
    const interrupted = new Error('interrupted');
    const controller = new AbortController();
    const stop = imported(good, {
      dataDir,
      signal: controller.signal,
      onProgress: ({ phase }) => {
        if (phase === 'write') controller.abort(interrupted);
      },
    });
    await expect(stop).rejects.toBe(interrupted);
    await expect(imported(good, { dataDir, signal: AbortSignal.abort(interrupted) })).rejects.toBe(interrupted);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('leaves the set before in use', async () => {
    const { dataDir, summary } = await imported(good);
    await expect(imported(`${good}${good.split('\n')[1]!}\n`, { dataDir })).rejects.toThrow(/is there twice/);
    expect(await listSets(dataDir)).toEqual([summary.sets[0]]);
  });
});
