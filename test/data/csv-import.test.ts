// Address sets from CSV: which columns are what, what a row becomes, and what stops an import.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAddress } from '../../src/address/format.js';
import { locate } from '../../src/answer/locate.js';
import { addressParts } from '../../src/answer/parts.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import type { CsvSetOptions } from '../../src/data/import/csv/build.js';
import type { ImportResult } from '../../src/data/import/result.js';
import { openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';

let dir: string;
let count = 0;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'waypost-csv-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
});

interface Imported {
  readonly summary: ImportResult;
  readonly set: SharedAddressSet;
  readonly dataDir: string;
  addresses(): string[];
}

/** Imports a text (or bytes) as a set of its own; the set is closed with the test's folder. */
async function imported(
  content: string | Buffer,
  options: Partial<CsvSetOptions> & { name?: string; dataDir?: string } = {},
): Promise<Imported> {
  const { name = 'set.csv', ...rest } = options;
  const folder = path.join(dir, String(count++));
  const file = path.join(dir, `${count}-${name}`);
  const dataDir = folder;
  await writeFile(file, content);
  const summary = await importCsv({ paths: [file], map: {}, source: 'CUSTOM_AU_1', country: 'AU', dataDir, ...rest });
  const set = openAddressSet(setFile(dataDir, summary.sets[0]));
  return {
    summary,
    set,
    dataDir,
    addresses: () =>
      Array.from(
        { length: set.addressCount },
        (_, i) => formatAddress(addressParts(set, locate(set, i, -1))).fullAddress,
      ),
  };
}

const HEADER = (
  'id,unit type,unit,level type,level,lot,street number,street name,street ' +
  'type,suffix,suburb,state,postcode,latitude,longitude\n'
).replace('suffix', 'street suffix');
const ROWS =
  `${HEADER}A1,,,,,,24,SMITH,ST,,RESERVOIR,VIC,3073,-37.7,145.01\n` +
  'A2,U,5,L,2,,24-26A,SMITH,STREET,N,RESERVOIR,Victoria,3073,,\n' +
  `A3,,,,,7,,O'BRIEN,RD,,DARWIN,,800,,\n`;

describe('A row of components', () => {
  it('becomes one address, its words in full', async () => {
    const { addresses, summary } = await imported(ROWS);
    expect(addresses()).toEqual([
      "LOT 7 O'BRIEN ROAD, DARWIN NT 0800",
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'UNIT 5, LEVEL 2, 24-26A SMITH STREET NORTH, RESERVOIR VIC 3073',
    ]);
    expect(summary.sets[0]).toMatchObject({
      source: 'CUSTOM_AU_1',
      country: 'AU',
      states: ['NT', 'VIC'],
      addresses: 3,
      localities: 2,
    });
  });

  it.each<[string, string, string]>([
    [
      'a street with its type in one column',
      'number,street,suburb,postcode\n12,The Esplanade,Reservoir,3073',
      '12 THE ESPLANADE, RESERVOIR VIC 3073',
    ],
    [
      'a street name that holds its type',
      'number,street name,suburb,postcode\n12,Smith-Jones Street,Reservoir,3073',
      '12 SMITH-JONES STREET, RESERVOIR VIC 3073',
    ],
    [
      'a unit and number in one cell',
      'number,street,suburb,postcode\n5/12,Smith St,Reservoir,3073',
      '5/12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a unit with its type in one cell',
      'unit,number,street,suburb,postcode\nShop 5,12,Smith St,Reservoir,3073',
      'SHOP 5, 12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a range in two columns',
      'NUMBER_FIRST,NUMBER_LAST,STREET_NAME,STREET_TYPE,LOCALITY_NAME,STATE,POSTCODE\n' +
        '12,14B,SMITH,STREET,RESERVOIR,VIC,3073',
      '12-14B SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a postcode that a spreadsheet made a number',
      'number,street,suburb,postcode\n12,Smith St,Darwin,800.0',
      '12 SMITH STREET, DARWIN NT 0800',
    ],
    [
      'a building',
      'building,number,street,suburb,postcode\nRose House,12,Smith St,Reservoir,3073',
      'ROSE HOUSE, 12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['no number at all', 'number,street,suburb,postcode\n,Smith St,Reservoir,3073', 'SMITH STREET, RESERVOIR VIC 3073'],
    ['a line of text', 'address\nu5 12 smith st reservoir vic 3073', 'UNIT 5, 12 SMITH STREET, RESERVOIR VIC 3073'],
    [
      'a line of text with its place in columns',
      'address,suburb,state,postcode\n12 smith st,Reservoir,VIC,3073',
      '12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['a box in one column', 'postal,suburb,postcode\nG.P.O. Box 9,Sydney,2001', 'GPO BOX 9, SYDNEY NSW 2001'],
    ['a box that is only its number', 'po box,suburb,postcode\n12,Reservoir,3073', 'PO BOX 12, RESERVOIR VIC 3073'],
    [
      'a box in two columns',
      'postal type,postal number,suburb,postcode\nLocked Bag,A5,Reservoir,3073',
      'LOCKED BAG A5, RESERVOIR VIC 3073',
    ],
    [
      'a delivery without a number',
      'postal type,postal number,suburb,postcode\nCare PO,,Reservoir,3073',
      'CARE PO, RESERVOIR VIC 3073',
    ],
  ])('may have %s', async (_, text, address) => {
    expect((await imported(`${text}\n`)).addresses()).toEqual([address]);
  });

  it('keeps coordinates, mesh block, parcel, delivery point, sort plan and links', async () => {
    const { set } = await imported(
      'PID;DPID;BSP;NO;STREET;SUBURB;POSTCODE;LAT;LON;MB_CODE_2021;LEGAL_PARCEL_ID;PRINCIPAL_PID;PRIMARY_PID\n' +
        'X1;12345678;032;24;SMITH ST;RESERVOIR;3073;-37.7000001;145.01;20663910000;1/LP9;;\nX2;;;26;SMITH ' +
        'ST;RESERVOIR;3073;;;;;X1;\nX3;00000009;001;5/24;SMITH ST;RESERVOIR;3073;;;;;;X1\n',
      { map: { streetNumber: ['NO'] } },
    );
    const [x1, x2, x3] = ['X1', 'X2', 'X3'].map((pid) => set.addressOf(pid)) as [number, number, number];
    const { words, at } = locate(set, x1, -1);
    expect([words[at + 4]! | 0, words[at + 5]! | 0, set.meshBlock(words[at + 7]!), set.parcel(x1)]).toEqual([
      -377_000_001,
      1_450_100_000,
      '20663910000',
      '1/LP9',
    ]);
    expect([set.dpid(x1), set.sortPlan(x1), set.dpid(x2), set.sortPlan(x2), set.dpid(x3), set.sortPlan(x3)]).toEqual([
      12345678,
      '032',
      0,
      '',
      9,
      '001',
    ]);
    expect([set.principalOf(x2), set.primaryOf(x3), set.pid(x3)]).toEqual([x1, x1, 'X3']);
  });

  it('has its DPID for its id where it has no other, and else the number of its row', async () => {
    const known = await imported(
      'dpid,no,street,suburb,postcode\n12345678,1,Smith St,Reservoir,3073\n,2,Smith St,Reservoir,3073\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([known.set.pid(0), known.set.pid(1)]).toEqual(['12345678', '2']);
    const beside = await imported(
      'id,dpid,street number,street,suburb,postcode\n1,00345678,1,Smith St,Reservoir,3073\n',
    );
    expect(beside.set.pid(0), 'a plain id beside a DPID is somebody’s row number').toBe('00345678');
    const told = await imported(
      'id,dpid,street number,street,suburb,postcode\n1,00345678,1,Smith St,Reservoir,3073\n',
      { map: { id: ['id'] } },
    );
    expect([told.set.pid(0), told.set.dpid(0)]).toEqual(['1', 345678]);
  });
});

describe('Postal deliveries', () => {
  it('stand behind the streets and are met by no search for a street', async () => {
    const { set } = await imported(
      'no,street,postal,suburb,postcode\n1,Box St,,Reservoir,3073\n,,PO Box 12,Reservoir,3073\n,,PO Box ' +
        '2,Reservoir,3073\n,,Private Bag 7,Preston,3072\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([set.streetCount, set.addressCount, [...set.postalLocality].length]).toEqual([1, 4, 2]);
    expect(Array.from({ length: set.streetNames.size }, (_, id) => set.streetNames.text(id))).toEqual(['BOX']);
    expect(set.entryStreet.length).toBe(1);
    const reservoir = set.postalLocality[1]!;
    expect([
      set.localityNames.text(set.localityName[reservoir]!),
      set.postalType(1),
      set.localityPostalStart[reservoir],
    ]).toEqual(['RESERVOIR', 'PO BOX', 1]);
    expect(set.street(set.streetCount + 1).count).toBe(2);
  });

  it('give their locality a postcode that only they have', async () => {
    const { set } = await imported(
      'no,street,postal,suburb,postcode\n1,Hay St,,Sydney,2000\n,,GPO Box 12,Sydney,2001\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([[...set.localityPostcode], [...set.localityPostcodePostal]]).toEqual([
      [2000, 2001],
      [0, 1],
    ]);
  });
});

describe('A set of New Zealand', () => {
  it('has its suburbs in their towns, those of one name apart, and the towns themselves', async () => {
    const { set, summary } = await imported(
      'id,street number,street,suburb,town city,postcode\n1,12,Queen Street,Ponsonby,Auckland,1011\n2,5A,High ' +
        'St,,Dunedin,9016\n3,7,Main Rd,Ponsonby,Dunedin,9016\n4,9,State Highway 1,,Dunedin,9054\n',
      { source: 'NZPAF', country: 'NZ' },
    );
    const name = (locality: number): string => set.localityNames.text(set.localityName[locality]!);
    expect(summary.sets[0]).toMatchObject({ source: 'NZPAF', country: 'NZ', addresses: 4, localities: 4 });
    expect(Array.from({ length: set.localityCount }, (_, i) => `${name(i)} in ${name(set.localityTown[i]!)}`)).toEqual([
      'AUCKLAND in AUCKLAND',
      'DUNEDIN in DUNEDIN',
      'PONSONBY in AUCKLAND',
      'PONSONBY in DUNEDIN',
    ]);
  });

  it('needs no state, and one of Australia does', async () => {
    const row = 'street number,street,suburb\n12,Queen Street,Ponsonby\n';
    expect((await imported(row, { source: 'NZPAF', country: 'NZ' })).summary.sets[0].addresses).toBe(1);
    await expect(imported(row)).rejects.toThrow(/1 without a state or postcode/);
  });
});

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
      { numRuns: 5 },
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
      /--map id=PID: there is no column 'PID'; the columns are 'id'/,
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
    ['bytes that are no text', Buffer.from([1, 0, 2, 0, 0, 0, 5, 9]), {}, /binary file/],
  ])('%s', async (_, content, options, message) => {
    const dataDir = path.join(dir, `bad${count++}`);
    await expect(imported(content, { ...options, dataDir })).rejects.toThrow(message);
    expect((await readdir(dataDir)).filter((name) => name !== 'catalogue.json')).toEqual([]);
    expect(await listSets(dataDir)).toEqual([]);
  });

  it('an interruption', async () => {
    const dataDir = path.join(dir, `bad${count++}`);
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
