// movedSuppression and deceasedSuppression over lists that are installed, plain and under a key.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { suppressionLists } from '../../src/contract/fields/suppressed-address.js';
import type { Engine, Operation } from '../../src/contract/operation.js';
import { operationNamed } from '../../src/contract/operations.js';
import { schema } from '../../src/contract/schema/suppression.js';
import { importSuppression } from '../../src/data/import/suppression/import.js';
import type { SuppressionOptions } from '../../src/data/import/suppression/options.js';
import { attachLocalEngine, openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { workdir } from '../support/workdir.js';

const moved = operationNamed('movedSuppression')!;
const deceased = operationNamed('deceasedSuppression')!;

const ask = async (engine: Engine, operation: Operation, ...ids: string[]) =>
  engine.run(operation, { payload: ids.map((id) => ({ id })) });

const withEngine = async <T>(dataDir: string, work: (engine: LocalEngine) => Promise<T>, keyFile?: string) => {
  const settings = keyFile === undefined ? {} : { settings: { keyFile: { name: 'k', text: keyFile } } };
  const engine = await openLocalEngine({ dataDir, ...settings });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};

const OPTIONS: Omit<SuppressionOptions, 'list' | 'paths' | 'dataDir'> = {
  map: {},
  delimiter: undefined,
  encoding: undefined,
  asOf: undefined,
  dateOrder: undefined,
  isKeyed: false,
  keyFile: undefined,
};

describe('A suppression operation', () => {
  test.each([
    [moved, '10000001', { moved_suppression_date: '2024-05-27', moved_suppression_consent_indicator: 'N' }],
    [moved, '10000004', { moved_suppression_date: '2023-11-02', moved_suppression_consent_indicator: 'Y' }],
    [moved, '10000002', { moved_suppression: 'not.found' }],
    [deceased, '10000007', { deceased_suppression_date: '2018-09-26' }],
    [deceased, '10000002', { deceased_suppression: 'not.found' }],
  ])('answers %s to the letter', async (operation, id, attributes) => {
    const response = await withEngine(inject('sampleSets').everyKind, (engine) => ask(engine, operation, id));
    expect(schema.response.safeParse(response).error).toBeUndefined();
    const [{ id: own, attributes: said, ...others }] = response.payload as [Record<string, unknown>];
    expect({ status: response.status, messages: response.messages, own, said }).toEqual({
      status: 'SUCCESS',
      messages: [],
      own: id,
      said: attributes,
    });
    expect(Object.keys(others).length).toBeGreaterThan(20);
    expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
  });

  test.each([
    ['10000001', '10000001'],
    [' 10000001 ', '10000001'],
    ['10000001.0', '10000001'],
    ["'10000001", '10000001'],
    ['AU|AUPAF|10000001', '10000001'],
    ['DPID 10000001', '10000001'],
  ])('reads %j as the delivery point %s', async (id, point) => {
    const [one, same] = await withEngine(inject('sampleSets').everyKind, async (engine) =>
      Promise.all([ask(engine, moved, id), ask(engine, moved, point)]),
    );
    const attributesOf = ({ payload }: typeof one) => (payload as [{ attributes: object }])[0].attributes;
    expect(attributesOf(one!)).toEqual(attributesOf(same!));
  });

  test.each([
    ['00000000', /is no delivery point: all its digits are zeros; it was not checked$/],
    ['1000000', /has 7 digits, and a delivery point id eight/],
    ['1E+07', /was rounded by a spreadsheet/],
    ['abc', /is no delivery point id, which has eight digits/],
    ['', /is no delivery point id/],
    ['9'.repeat(100), /'9{24}…' is no delivery point id/],
  ])('tells an id that could not be looked up from one that is on no list: %j', async (id, message) => {
    const response = await withEngine(inject('sampleSets').everyKind, (engine) =>
      ask(engine, deceased, '10000002', id),
    );
    expect(response.status).toBe('SUCCESS');
    expect(response.messages).toEqual([expect.stringMatching(/^record 2: /)]);
    expect(response.messages[0]).toMatch(message);
    expect(response.payload).toMatchObject([
      { attributes: { deceased_suppression: 'not.found' } },
      { id, attributes: { deceased_suppression: 'not.checked' } },
    ]);
  });

  test('refuses another source of truth than AUPAF', async () => {
    await withEngine(inject('sampleSets').everyKind, async (engine) => {
      await expect(engine.run(moved, { payload: [{ id: '1' }], sourceOfTruth: 'GNAF' })).rejects.toThrow(
        'sourceOfTruth GNAF has no delivery point ids; the only one that has is AUPAF',
      );
    });
  });

  test.each(suppressionLists)('says how to import a list where there is none', async (list) => {
    await withEngine(inject('sampleData'), async (engine) => {
      await expect(ask(engine, operationNamed(`${list}Suppression`)!, '10000001')).rejects.toThrow(
        `import one with "waypost data import ${list} PATH"`,
      );
    });
  });

  test('is answered alike by an engine that another thread shares', async () => {
    await withEngine(inject('sampleSets').everyKind, async (engine) => {
      const share = engine.share([{ operation: moved }, { operation: deceased }]);
      expect(Object.keys(share.suppression).length).toBe(2);
      const attached = attachLocalEngine(share);
      const ids = ['10000001', '10000002', '10000004', '91000001'];
      for (const operation of [moved, deceased]) {
        expect(await ask(attached, operation, ...ids)).toEqual(await ask(engine, operation, ...ids));
      }
      await attached.close();
    });
  });
});

describe('A keyed list', () => {
  const keyedIn = async (dir: string): Promise<void> => {
    writeFileSync(join(dir, 'm.csv'), 'dpid,date,consent\n41000001,2024-05-27,N\n41000002,2023-05-27,Y\n');
    await importSuppression({
      ...OPTIONS,
      list: 'moved',
      paths: [join(dir, 'm.csv')],
      dataDir: join(dir, 'data'),
      isKeyed: true,
    });
  };

  test('answers with its key, and says which key is missing without it', async () => {
    const { path, read, mode } = workdir();
    await keyedIn(path);
    const data = join(path, 'data');
    expect(mode('data/suppression.key')).toBe('600');
    const key = read('data/suppression.key');
    const asked = async (keyFile?: string) =>
      withEngine(
        data,
        async (engine) => {
          const { payload } = await ask(engine, moved, '41000001', '41000002', '41000003');
          return (payload as { attributes: Record<string, string> }[]).map(({ attributes }) =>
            Object.values(attributes),
          );
        },
        keyFile,
      );
    const answers = [['2024-05-27', 'N'], ['2023-05-27', 'Y'], ['not.found']];
    expect(await asked()).toEqual(answers);
    rmSync(join(data, 'suppression.key'));
    await expect(asked()).rejects.toThrow(/^the list of the moved is keyed, and there is no key in .*suppression\.key/);
    expect(await asked(key)).toEqual(answers);
    await expect(asked('ab'.repeat(32))).rejects.toThrow('k is the key of another list');
    await expect(asked('short')).rejects.toThrow('k is no key of suppression lists: 64 hexadecimal digits');
  });

  test('shows none of its ids', async () => {
    const { path, read } = workdir();
    await keyedIn(path);
    const [{ file }] = (JSON.parse(read('data/catalogue.json')) as { sets: [{ file: string }] }).sets;
    const bytes = readFileSync(join(path, 'data', file));
    const number = Buffer.alloc(4);
    number.writeUInt32LE(41000001);
    expect({ text: bytes.includes('41000001'), number: bytes.includes(number) }).toEqual({
      text: false,
      number: false,
    });
  });
});

describe('A list that is old', () => {
  test('is said to be, with its day and how to import another', async () => {
    await withEngine(inject('sampleSets').everyKind, (engine) => {
      expect(engine.ageNotes([moved], 20250101)).toEqual([
        'the list of the moved is as of 2024-05-27, 219 days ago: who moved or died since is not on it; import a ' +
          'newer one with "waypost data import moved PATH"',
      ]);
      expect(engine.ageNotes([moved], 20240801)).toEqual([]);
      expect(engine.ageNotes([deceased], 20240801)).toEqual([]);
      return Promise.resolve();
    });
  });
});
