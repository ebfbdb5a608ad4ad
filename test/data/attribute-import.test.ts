// Attribute sets from CSV, and how they join the attributes of a cleansed address.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { furtherAttributes } from '../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { attachLocalEngine, openLocalEngine } from '../../src/engine/local.js';
import { AttributeTable } from '../../src/data/attributes/read/attribute-table.js';
import { listSets, setFile, verifySet } from '../../src/data/catalogue.js';
import { importAttributes, type AttributeOptions } from '../../src/data/import/attributes/import.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import { runs } from '../support/seeded.js';

let dir: string;
let count = 0;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'waypost-attributes-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
});

const AREAS = 'MB_CODE_2021,SA1,Area name\n20663910000,20901,"Reservoir, North"\n20663910001,20902,\n';

async function written(text: string, name = 'areas.csv'): Promise<string> {
  const file = path.join(dir, `${count++}-${name}`);
  await writeFile(file, text);
  return file;
}

const imported = async (text: string, options: Partial<AttributeOptions> = {}) =>
  importAttributes({
    paths: [await written(text)],
    map: {},
    source: 'ASGS',
    country: 'AU',
    key: 'MeshblockId',
    dataDir: path.join(dir, String(count++)),
    ...options,
  });

/** All attributes of a key in the file of an import. */
async function attributesOf(dataDir: string, source: string, key: string): Promise<Record<string, string>> {
  const set = (await listSets(dataDir)).find((candidate) => candidate.source === source)!;
  const table = AttributeTable.open(setFile(dataDir, set));
  const found: Record<string, string> = {};
  table.read(key, (name, value) => {
    found[name] = value;
  });
  table.close();
  return found;
}

describe('An attribute set', () => {
  it('is every column beside the key, under its heading', async () => {
    const dataDir = path.join(dir, 'plain');
    const {
      sets: [set],
      notes,
    } = await imported(AREAS, { dataDir });
    expect(set).toMatchObject({
      source: 'ASGS',
      addresses: 0,
      table: { key: 'MeshblockId', rows: 2, columns: ['SA1', 'Area name'] },
    });
    expect(notes).toEqual(["MeshblockId from 'MB_CODE_2021'; attributes: ASGS_SA1, ASGS_Area name"]);
    expect(await attributesOf(dataDir, 'ASGS', '20663910000')).toEqual({
      SA1: '20901',
      'Area name': 'Reservoir, North',
    });
    expect(await attributesOf(dataDir, 'ASGS', '20663910001'), 'an empty cell is no attribute').toEqual({
      SA1: '20902',
    });
    expect(await attributesOf(dataDir, 'ASGS', '2066391'), 'a part of a key is no key').toEqual({});
    await verifySet(dataDir, 'ASGS');
  });

  it('is only the columns that are told, under the names they are told', async () => {
    const dataDir = path.join(dir, 'told');
    await imported('block;one;two\n1;a;b\n', { dataDir, map: { key: ['block'], Second: ['two'] } });
    expect(await attributesOf(dataDir, 'ASGS', '1')).toEqual({ Second: 'b' });
  });

  it('may come in several files of the same headings, in any order of columns', async () => {
    const dataDir = path.join(dir, 'several');
    await imported('', { dataDir, paths: [await written('mb code,A\n1,x\n'), await written('A,mb code\ny,2\n')] });
    expect([await attributesOf(dataDir, 'ASGS', '1'), await attributesOf(dataDir, 'ASGS', '2')]).toEqual([
      { A: 'x' },
      { A: 'y' },
    ]);
  });

  it('gives back every text, and the same bytes in any order of its rows', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => value.replace(/[\0\r\n"]/g, '').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 999 }), text), {
          selector: ([key]) => key,
          minLength: 1,
          maxLength: 30,
        }),
        async (rows) => {
          const csv = (of: typeof rows): string =>
            `mb code,A,B\n${of.map(([key, value]) => `${key},"${value}",b`).join('\n')}\n`;
          const dataDir = path.join(dir, `any${count++}`);
          const {
            sets: [set],
          } = await imported(csv(rows), { dataDir, release: 'R' });
          for (const [key, value] of rows) {
            expect(await attributesOf(dataDir, 'ASGS', String(key))).toEqual(
              value === '' ? { B: 'b' } : { A: value, B: 'b' },
            );
          }
          expect((await imported(csv(rows.toReversed()), { release: 'R' })).sets[0].checksum).toBe(set.checksum);
        },
      ),
      { numRuns: runs(10) },
    );
  });

  it.each<[string, string, Partial<AttributeOptions>, RegExp]>([
    ['a key that is there twice', 'mb code,A\n1,x\n2,y\n1,z\n', {}, /areas\.csv line 4: the key 1 is there twice/],
    [
      'a row that is cut short',
      'mb code,A\n1,x\n2\n',
      {},
      /areas\.csv line 3: the row has 1 column where the header has 2/,
    ],
    [
      'no column of the key',
      'a,b\n1,x\n',
      {},
      /no column can be used for the MeshblockId of .*areas\.csv; .*--map key=COLUMN/,
    ],
    ['a column that is not there', 'mb code,A\n1,x\n', { map: { B: ['b'] } }, /--map B=b: there is no column 'b'/],
    ['nothing beside the key', 'mb code\n1\n', {}, /has no column beside the key/],
    ['no row with a key', 'mb code,A\n,x\n', {}, /no row of .* has a key/],
  ])('%s stops its import, and leaves nothing', async (_, text, options, message) => {
    const dataDir = path.join(dir, `bad${count++}`);
    await expect(imported(text, { ...options, dataDir })).rejects.toThrow(message);
    expect(await listSets(dataDir)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

it('An interruption of an import of attributes leaves nothing', async () => {
  const dataDir = path.join(dir, 'interrupted');
  const interrupted = new Error('interrupted');
  await expect(imported(AREAS, { dataDir, signal: AbortSignal.abort(interrupted) })).rejects.toBe(interrupted);
  expect(await readdir(dataDir)).toEqual([]);
});

describe('With exposeAttributes', () => {
  const LINE = '24 Smith St Reservoir VIC 3073';
  let dataDir: string;
  beforeAll(async () => {
    dataDir = path.join(dir, 'joined');
    await importCsv({
      paths: [
        await written(
          'pid,street number,street,suburb,postcode,mb code\nX1,24,Smith ' +
            'St,Reservoir,3073,20663910000\nX2,26,Smith St,Reservoir,3073,\n',
        ),
      ],
      map: {},
      source: 'CUSTOM_AU_1',
      country: 'AU',
      dataDir,
    });
    await imported(AREAS, { dataDir });
    await imported('address id,Segment\nAU|CUSTOM_AU_1|X1,blue\nX2,red\n', { dataDir, source: 'MDS', key: 'id' });
    await imported('mb code,SA1\n20663910000,other\n', { dataDir, source: 'SEIFA2011' });
  });

  async function attributes(line: string, featureOptions?: Record<string, string>): Promise<ValidatedAddress> {
    const engine = await openLocalEngine({ dataDir });
    const response = await engine.run(cleanse, { payload: [{ fullAddress: line }], featureOptions });
    const worker = attachLocalEngine(engine.share([{ operation: cleanse, featureOptions }]));
    expect(
      await worker.run(cleanse, { payload: [{ fullAddress: line }], featureOptions }),
      'a worker says the same',
    ).toEqual(response);
    await worker.close();
    await engine.close();
    return cleanse.elements(response)[0]!;
  }

  it('an address has what all sets say of its mesh block and its id, each under the name of its source', async () => {
    const element = await attributes(LINE, { exposeAttributes: '1' });
    expect(element.attributes).toMatchObject({
      MeshblockId: '20663910000',
      ASGS_SA1: '20901',
      'ASGS_Area name': 'Reservoir, North',
      MDS_Segment: 'blue',
      SEIFA2011_SA1: 'other',
    });
    expect(JSON.parse(furtherAttributes(element))).toEqual({
      ASGS_SA1: '20901',
      'ASGS_Area name': 'Reservoir, North',
      MDS_Segment: 'blue',
      SEIFA2011_SA1: 'other',
    });
  });

  it('an address without a mesh block has what is said of its id', async () => {
    expect(furtherAttributes(await attributes('26 Smith St Reservoir VIC 3073', { exposeAttributes: '1' }))).toBe(
      '{"MDS_Segment":"red"}',
    );
  });

  it.each([undefined, { exposeAttributes: '0' }])('only if it is on (%j)', async (options) => {
    expect(furtherAttributes(await attributes(LINE, options))).toBe('');
  });

  it('a street or locality has none: they are said of addresses', async () => {
    expect(furtherAttributes(await attributes('99 Smith St Reservoir VIC 3073', { exposeAttributes: '1' }))).toBe('');
  });

  it('an attribute set is no source of addresses', async () => {
    await expect(openLocalEngine({ dataDir, source: 'ASGS' })).rejects.toThrow(
      /ASGS is not installed in .*; installed: CUSTOM_AU_1$/,
    );
  });
});
