// The earlier lookups through the library's engine, over fictional sets of Australia and New Zealand: what each of them
// requires, what narrows it, what it answers and in which order.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lookups, type LookupInput, type LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { lookupOperations } from '../../src/contract/operations/lookup.js';
import type { Operation, Response } from '../../src/contract/operation.js';
import { addressRetrieve } from '../../src/contract/operations/retrieve.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { buildingsNamed } from '../../src/lookup/buildings.js';
import { componentLookups } from '../../src/lookup/lookup.js';
import { openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { WHOLE } from '../support/lookup-records.js';

const dataDir = inject('sampleSets').everySource;
let engine: LocalEngine;
let gnaf: SharedAddressSet;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir });
  gnaf = openAddressSet(
    setFile(
      dataDir,
      (await listSets(dataDir)).find(({ source }) => source === 'GNAF')!,
    ),
  );
});
afterAll(async () => {
  gnaf.close();
  await engine.close();
});

/** Records that much agrees with; the record of the contract's own does for the other lookups. */
const MANY_HITS: Partial<Record<LookupKind, LookupInput>> = {
  address: { fullAddress: '2 s' },
  buildingName: { buildingName: 'k' },
  locality: { locality: 'w' },
  postcode: { postcode: '3' },
  postal: { postal: 'box 1', locality: 'reservoir' },
  subdwellingAddress: { id: '10000003' },
};

const operationOf = (kind: LookupKind): Operation<LookupInput> =>
  lookupOperations.find(({ name }) => name === `lookup ${kind}`) as unknown as Operation<LookupInput>;
const ask = (
  kind: LookupKind,
  record: LookupInput,
  sourceOfTruth: string | null | undefined = 'GNAF',
  featureOptions?: Record<string, string>,
): Promise<Response> =>
  engine.run(operationOf(kind), { payload: [record], sourceOfTruth: sourceOfTruth ?? undefined, featureOptions });
const hits = async (...given: Parameters<typeof ask>): Promise<LookupHit[]> =>
  (await ask(...given)).payload as LookupHit[];
const lines = async (...given: Parameters<typeof ask>): Promise<string[]> =>
  (await hits(...given)).map(({ fullAddress }) => fullAddress!);

describe.each(lookups)('lookup $kind', ({ kind, post, features }) => {
  const { record, source, answer } = WHOLE[kind];

  it('answers a record with all it takes', async () => {
    const response = await ask(kind, record, source);
    expect(response.status).toBe('SUCCESS');
    expect((response.payload as LookupHit[])[0]).toMatchObject({
      fullAddress: answer,
      exception: null,
      _type: source === 'NZAD' ? 'AddressNz' : 'AddressAu',
      sourceOfTruth: source,
    });
  });

  it.each(post.required.map((name) => ({ name })))('requires $name', async ({ name }) => {
    const { schema } = operationOf(kind);
    const { request } = await schema();
    for (const without of [
      { ...record, [name]: '  ' },
      Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)),
    ]) {
      await expect(ask(kind, without, source)).rejects.toThrow(new RegExp(`^lookup ${kind} needs .*${name}`));
      expect(request.safeParse({ payload: [without] }).success).toBe(false);
    }
    expect(request.safeParse({ payload: [record] }).success).toBe(true);
  });

  it.each((post.oneOf ?? []).map((names) => ({ names })))('requires one of $names', async ({ names }) => {
    const without = Object.fromEntries(
      Object.entries(record).filter(([key]) => !(names as readonly string[]).includes(key)),
    );
    const { request } = await operationOf(kind).schema();
    await expect(ask(kind, without, source)).rejects.toThrow(`lookup ${kind} needs ${names.join(' or ')}`);
    expect(request.safeParse({ payload: [without] }).success).toBe(false);
  });

  it('gives no more hits than are asked for, where the contract lets it be asked', async () => {
    const wide = MANY_HITS[kind] ?? record;
    const count = (await hits(kind, wide, source, { singleLineHitNumber: '1' })).length;
    if (features.some(({ name }) => name === 'singleLineHitNumber')) {
      expect(count).toBe(1);
      await expect(ask(kind, wide, source, { singleLineHitNumber: '0' })).rejects.toThrow(
        "singleLineHitNumber '0' is not a whole number from 1",
      );
    } else expect(count).toBe((await hits(kind, wide, source)).length);
  });

  it('says so when more than one record is given', async () => {
    const { messages } = await engine.run(operationOf(kind), { payload: [record, record], sourceOfTruth: source });
    expect(messages).toContain('only the first of 2 records was looked up');
  });
});

describe('The GET forms', () => {
  it.each(lookups)('$kind takes by GET what the contract lists', ({ kind, post, get }) => {
    const names = (form: typeof get): string[] =>
      [...form.required, ...(form.oneOf ?? []).flat(), ...form.optional].filter(
        (name) => name !== 'transactionID' && name !== 'featureOptions',
      );
    // Every attribute of GET is one of POST; only buildingName takes fewer, and subdwelling requires the place that
    // POST may leave out.
    expect(names(post)).toEqual(expect.arrayContaining(names(get)));
    if (kind === 'buildingName') expect(names(get)).toEqual(['buildingName', 'postcode', 'locality']);
    else expect(names(get).sort()).toEqual(names(post).sort());
    expect(get.required).toEqual(
      kind === 'subdwelling' ? ['subdwelling', 'postcode', 'locality', 'street', 'streetNumber'] : post.required,
    );
    expect(get.optional.includes('transactionID')).toBe(
      ['address', 'buildingName', 'locality', 'postal', 'postcode'].includes(kind),
    );
    expect(get.optional.includes('featureOptions')).toBe(
      ['address', 'locality', 'postal', 'postcode', 'subdwellingAddress'].includes(kind),
    );
  });
});

describe('What narrows a lookup', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    [
      'no filter',
      'street',
      { street: 'main' },
      'GNAF',
      ['MAIN STREET, WATTLE FLAT VIC 3352', 'MAIN STREET, WATTLE FLAT NSW 2795'],
    ],
    ['the postcode', 'street', { street: 'main', postcode: '2795' }, 'GNAF', ['MAIN STREET, WATTLE FLAT NSW 2795']],
    [
      'the locality',
      'street',
      { street: 'm', locality: 'mount elder' },
      'GNAF',
      ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'the locality by another of its names',
      'street',
      { street: 'm', locality: 'mt elder' },
      'GNAF',
      ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'the beginning of the locality',
      'street',
      { street: 'sta', locality: 'saint' },
      'GNAF',
      ['STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'the locality with a slip',
      'street',
      { street: 'sta', locality: 'siant elmo' },
      'GNAF',
      ['STATION STREET, SAINT ELMO NSW 2541'],
    ],
    ['the suburb', 'street', { street: 'queen', suburb: 'otahuhu' }, 'NZAD', ['QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062']],
    ['the town', 'street', { street: 'q', townCity: 'dunedin' }, 'NZAD', []],
    [
      'the town in place of the locality',
      'street',
      { street: 'queen', locality: 'auckland' },
      'NZAD',
      ['QUEEN STREET, AUCKLAND CENTRAL, AUCKLAND 1010', 'QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062'],
    ],
    [
      'the state of an address',
      'address',
      { fullAddress: '2 main st', state: 'new south wales' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT NSW 2795'],
    ],
    [
      'the locality of an address',
      'address',
      { fullAddress: '2 main st', locality: 'wattle flat', postcode: '3352' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the place of an address that is misspelt',
      'address',
      { fullAddress: '2 mian st', postcode: '3352' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the place of a street that is only begun',
      'address',
      { fullAddress: 'main', state: 'VIC' },
      'GNAF',
      ['MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the street of a building',
      'buildingName',
      { buildingName: 'reservoir plaza', street: 'high' },
      'GNAF',
      ['RESERVOIR PLAZA, 200 HIGH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'another street than the building’s',
      'buildingName',
      { buildingName: 'reservoir plaza', street: 'smith' },
      'GNAF',
      [],
    ],
    [
      'another number than the building’s',
      'buildingName',
      { buildingName: 'wattle tower', streetNumber: '103' },
      'GNAF',
      [],
    ],
    [
      'the postcode of a locality',
      'locality',
      { locality: 'wattle flat', postcode: '3352' },
      'GNAF',
      ['WATTLE FLAT VIC 3352'],
    ],
    [
      'the postcode of units',
      'subdwelling',
      { subdwelling: 'flat 1', postcode: '2541' },
      'GNAF',
      ['FLAT 1, 60 STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'the town of a suburb',
      'suburb',
      { suburb: 'roslyn', townCity: 'palmerston' },
      'NZAD',
      ['ROSLYN, PALMERSTON NORTH 4414'],
    ],
    [
      'the postcode of a suburb',
      'suburb',
      { suburb: 'roslyn', postcode: '4414' },
      'NZAD',
      ['ROSLYN, PALMERSTON NORTH 4414'],
    ],
    ['the suburb of a town', 'townCity', { townCity: 'd', suburb: 'roslyn' }, 'NZAD', ['DUNEDIN 9010']],
    ['the postcode of a town', 'townCity', { townCity: 'a', postcode: '1062' }, 'NZAD', ['AUCKLAND 1062']],
    ['the postcode of boxes', 'postal', { postal: '7', postcode: '3797' }, 'AUPAF', ['PO BOX 7, MOUNT ELDER VIC 3797']],
  ])('is %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });

  it.each<[string, LookupKind, LookupInput, string]>([
    [
      'a place that is not there',
      'street',
      { street: 'smith', locality: 'nowhere' },
      'GNAF FEBRUARY 2026 has no place NOWHERE where it is looked for',
    ],
    [
      'a place that the postcode does not have',
      'street',
      { street: 'smith', locality: 'reservoir', postcode: '2540' },
      'GNAF FEBRUARY 2026 has no place RESERVOIR where it is looked for',
    ],
    [
      'a place of an address that is not there',
      'address',
      { fullAddress: '24 smith st', locality: 'nowhere' },
      'GNAF FEBRUARY 2026 has no place NOWHERE where it is looked for',
    ],
  ])('leaves nothing, and the message says why, for %s', async (_, kind, record, message) => {
    expect(await ask(kind, record)).toEqual({ status: 'SUCCESS', messages: [message], payload: [] });
  });

  it.each<[string, LookupKind, LookupInput, string]>([
    [
      'a postcode that is none',
      'street',
      { street: 'smith', postcode: '30x3' },
      "the postcode '30x3' is not four digits",
    ],
    [
      'a state that is none',
      'address',
      { fullAddress: '24 smith', state: 'Bavaria' },
      "there is no state 'Bavaria'; give one such as VIC or Victoria",
    ],
    [
      'a postcode to look up that is none',
      'postcode',
      { postcode: 'abc' },
      "the postcode 'abc' is not one to four digits",
    ],
  ])('is refused when it is %s', async (_, kind, record, message) => {
    await expect(ask(kind, record)).rejects.toThrow(message);
  });
});

describe('What is typed', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    [
      'one letter of a street',
      'street',
      { street: 'h', locality: 'reservoir' },
      'GNAF',
      ['HIGH STREET, RESERVOIR VIC 3073', 'HIGH STREET NORTH, RESERVOIR VIC 3073'],
    ],
    ['a street with its type', 'street', { street: 'banksia ct' }, 'GNAF', ['BANKSIA COURT, RESERVOIR VIC 3073']],
    [
      'a street with the beginning of its type',
      'street',
      { street: 'banksia str' },
      'GNAF',
      ['BANKSIA STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a street with its suffix',
      'street',
      { street: 'high street n' },
      'GNAF',
      ['HIGH STREET NORTH, RESERVOIR VIC 3073'],
    ],
    ['a street with another type', 'street', { street: 'smith road' }, 'GNAF', []],
    ['a street without a type', 'street', { street: 'the espl' }, 'GNAF', ['THE ESPLANADE, RESERVOIR VIC 3073']],
    ['a street without its article', 'street', { street: 'esplanade' }, 'GNAF', ['THE ESPLANADE, RESERVOIR VIC 3073']],
    ['a street by its alias', 'street', { street: 'railway' }, 'GNAF', ['STATION STREET, SAINT ELMO NSW 2541']],
    ['a street in short', 'street', { street: 'mt view rd' }, 'GNAF', ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']],
    ['a street with an apostrophe', 'street', { street: "O'Brien" }, 'GNAF', ["O'BRIEN STREET, RESERVOIR VIC 3073"]],
    [
      'a street with a slip',
      'street',
      { street: 'banskia' },
      'GNAF',
      ['BANKSIA STREET, RESERVOIR VIC 3073', 'BANKSIA COURT, RESERVOIR VIC 3073'],
    ],
    [
      'a street with a slip, and its type',
      'street',
      { street: 'banskia court' },
      'GNAF',
      ['BANKSIA COURT, RESERVOIR VIC 3073'],
    ],
    ['a street with two slips', 'street', { street: 'ferrntre' }, 'GNAF', ['FERNTREE CRESCENT, MOUNT ELDER VIC 3797']],
    ['a later word of a street', 'street', { street: 'george' }, 'GNAF', ['KING GEORGE PARADE, RESERVOIR VIC 3073']],
    [
      'a later word of a street, and its type',
      'street',
      { street: 'george pde' },
      'GNAF',
      ['KING GEORGE PARADE, RESERVOIR VIC 3073'],
    ],
    ['a later word of a locality', 'locality', { locality: 'elmo' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    [
      'a later word of a building',
      'buildingName',
      { buildingName: 'memorial' },
      'GNAF',
      ['ST ELMO MEMORIAL HALL, 15 CHURCH AVENUE, SAINT ELMO NSW 2541'],
    ],
    ['a street with macrons', 'street', { street: 'east tāmaki' }, 'NZAD', ['EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023']],
    ['a street that is not there', 'street', { street: 'zzyzx' }, 'GNAF', []],
    ['a locality', 'locality', { locality: 'moun' }, 'GNAF', ['MOUNT ELDER VIC 3797']],
    ['a locality with a slip', 'locality', { locality: 'resevoir' }, 'GNAF', ['RESERVOIR VIC 3073']],
    ['a locality in short', 'locality', { locality: 'st elmo' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    ['a line with state', 'locality', { fullAddress: 'wattle flat nsw' }, 'GNAF', ['WATTLE FLAT NSW 2795']],
    [
      'a line with the beginning of a postcode',
      'locality',
      { fullAddress: 'wattle flat 33' },
      'GNAF',
      ['WATTLE FLAT VIC 3352'],
    ],
    [
      'a line with a street before the place',
      'locality',
      { fullAddress: '24 smith st reserv' },
      'GNAF',
      ['RESERVOIR VIC 3073'],
    ],
    ['a line of a postcode', 'locality', { fullAddress: '2541' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    [
      'the beginning of a postcode',
      'postcode',
      { postcode: '25' },
      'GNAF',
      ['BANKSIA HEADS NSW 2540', 'SAINT ELMO NSW 2541'],
    ],
    ['a postcode that no place has', 'postcode', { postcode: '9999' }, 'GNAF', []],
    ['a postcode of New Zealand', 'postcode', { postcode: '1062' }, 'NZAD', ['ŌTĀHUHU, AUCKLAND 1062']],
    [
      'a number within a range',
      'streetNumber',
      { streetNumber: '30', street: 'smith st', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['28-32 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a number with a letter',
      'streetNumber',
      { streetNumber: '22 a', street: 'smith', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['22A SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a lot',
      'streetNumber',
      { streetNumber: 'lot 4', street: 'mount view', locality: 'mount elder', postcode: '3797' },
      'GNAF',
      ['LOT 4 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'a number with units and no building',
      'streetNumber',
      { streetNumber: '35', street: 'smith st', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['35 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a number of New Zealand',
      'streetNumber',
      {
        streetNumber: '12a',
        street: 'kowhai st',
        locality: 'otara',
        postcode: '2023',
        townCity: 'auckland',
        suburb: 'otara',
      },
      'NZAD',
      ['12A KŌWHAI STREET, ŌTARA, AUCKLAND 2023'],
    ],
    [
      'the number of a unit alone',
      'subdwelling',
      { subdwelling: '4a', street: 'smith' },
      'GNAF',
      ['UNIT 4A, 35 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a unit in short',
      'subdwelling',
      { subdwelling: 'U4', street: 'smith', streetNumber: '24' },
      'GNAF',
      ['UNIT 4, 24 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a unit with its level',
      'subdwelling',
      { subdwelling: 'suite 401, level 4' },
      'GNAF',
      ['SUITE 401, LEVEL 4, 101 HIGH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a level',
      'subdwelling',
      { subdwelling: 'level 3', locality: 'reservoir' },
      'GNAF',
      [
        'SUITE 301, LEVEL 3, 101 HIGH STREET, RESERVOIR VIC 3073',
        'SUITE 302, LEVEL 3, 101 HIGH STREET, RESERVOIR VIC 3073',
      ],
    ],
    [
      'the beginning of a type',
      'subdwelling',
      { subdwelling: 'fac', locality: 'saint elmo' },
      'GNAF',
      ['FACTORY 10, 62 STATION STREET, SAINT ELMO NSW 2541', 'FACTORY 11, 62 STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'a unit at a number of its range',
      'subdwelling',
      { subdwelling: 'apt 5', street: 'marine pde', streetNumber: '32' },
      'GNAF',
      ['APARTMENT 5, LEVEL 2, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    ['a unit that is not there', 'subdwelling', { subdwelling: 'unit 99', street: 'smith' }, 'GNAF', []],
    [
      'a building with a slip',
      'buildingName',
      { buildingName: 'pelcan court' },
      'GNAF',
      ['PELICAN COURT, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    [
      'a building with an article that it does not have',
      'buildingName',
      { buildingName: 'the pelican' },
      'GNAF',
      ['PELICAN COURT, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    [
      'a box',
      'postal',
      { postal: 'P.O. Box 12', locality: 'reservoir' },
      'AUPAF',
      ['PO BOX 12, RESERVOIR VIC 3073', 'PO BOX 120, RESERVOIR VIC 3073'],
    ],
    [
      'the number of a box alone',
      'postal',
      { postal: '120', locality: 'reservoir' },
      'AUPAF',
      ['PO BOX 120, RESERVOIR VIC 3073'],
    ],
    [
      'the beginning of a box',
      'postal',
      { postal: 'po', locality: 'mount elder' },
      'AUPAF',
      ['PO BOX 7, MOUNT ELDER VIC 3797'],
    ],
    ['a box that is not there', 'postal', { postal: 'po box 13', locality: 'reservoir' }, 'AUPAF', []],
    ['another delivery than there is', 'postal', { postal: 'locked bag 12', locality: 'reservoir' }, 'AUPAF', []],
    ['a town with a slip', 'townCity', { townCity: 'aukland' }, 'NZAD', ['AUCKLAND']],
    ['a suburb without its macrons', 'suburb', { suburb: 'otahu' }, 'NZAD', ['ŌTĀHUHU, AUCKLAND 1062']],
  ])('may be %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });

  it('is answered exactly before longer, and in the order of the street', async () => {
    const found = await lines('streetNumber', {
      streetNumber: '2',
      street: 'smith st',
      locality: 'reservoir',
      postcode: '3073',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      '2',
      '20',
      '21',
      '22',
      '22A',
      '22B',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28-32',
      '29',
    ]);
    expect(
      (await lines('subdwelling', { subdwelling: '1', street: 'marine' })).map((line) => line.split(',')[0]),
    ).toEqual(['APARTMENT 1', 'VILLA 1', 'APARTMENT 10', 'APARTMENT 11', 'APARTMENT 12']);
  });

  it('finds every street by every beginning of its name, and every number by every beginning of it', () => {
    const shown = { presentation: { isTitle: false, showsLot: false, splitsFloor: false }, expose: null };
    for (let street = 0; street < gnaf.streetCount; street++) {
      const locality = gnaf.localityNames.text(gnaf.localityName[gnaf.streetLocality[street]!]!);
      const name = gnaf.streetNames.text(gnaf.streetName[street]!);
      const type = gnaf.types[gnaf.streetType[street]!]!;
      if (gnaf.streetAddressStart[street] === gnaf.streetAddressStart[street + 1]) continue;
      const full = `${name} ${type}`.trim();
      for (let length = 1; length <= full.length; length++) {
        const { hits: found } = componentLookups.street(gnaf, {
          asked: { street: full.slice(0, length), locality },
          most: 20,
          shown,
        });
        expect(found.map((hit) => `${hit.streetName!.replace("'", '')} ${hit.streetType ?? ''}`.trim())).toContain(
          full,
        );
      }
    }
  });
});

describe('A hit', () => {
  it('has the delivery point of its source for an id, and its attributes', async () => {
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' }, 'AUPAF');
    expect(hit).toMatchObject({
      id: '10000001',
      attributes: { DPID: '10000001', Bsp: '032', Barcode: expect.stringMatching(/^1301/) as string },
      streetNumber: '24',
      street: 'SMITH STREET',
      streetName: 'SMITH',
      streetType: 'STREET',
      locality: 'RESERVOIR',
      state: 'VIC',
      postcode: '3073',
      country: 'AU',
    });
    expect(Object.keys(hit!.attributes!).sort()).toEqual(['Barcode', 'Bsp', 'DPID']);
    expect((await hits('address', { fullAddress: '24 smith st reservoir' }, 'GNAF'))[0]).toMatchObject({
      id: expect.stringMatching(/^AU\|GNAF\|GAVIC/) as string,
      attributes: {},
    });
  });

  it('has every attribute where they are asked for, and names in title case', async () => {
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' }, 'GNAF', {
      exposeAttributes: '1',
      caseType: 'TITLE',
    });
    expect(hit).toMatchObject({
      fullAddress: '24 Smith Street, Reservoir VIC 3073',
      attributes: {
        Latitude: expect.stringMatching(/^-37\./) as string,
        GNAFPID: expect.stringMatching(/^GAVIC/) as string,
        MeshblockId: expect.stringMatching(/^\d{11}$/) as string,
      },
    });
  });

  it('shows the lot beside a number only when told to', async () => {
    const record = { fullAddress: '120 mount view rd mount elder' };
    expect(await lines('address', record)).toEqual(['120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines('address', record, 'GNAF', { displayGnafLot: '1' })).toEqual([
      'LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    ]);
  });

  it('of a building that is none by itself has no id, and that of one has its own', async () => {
    const numbers = async (streetNumber: string): Promise<LookupHit> =>
      (await hits('streetNumber', { streetNumber, street: 'smith st', locality: 'reservoir', postcode: '3073' }))[0]!;
    expect((await numbers('35')).id).toBeNull();
    const { id } = await numbers('24');
    expect(await lines('subdwellingAddress', { id: id! })).toHaveLength(8);
  });

  it('of a street or place has components of its own level alone', async () => {
    expect((await hits('street', { street: 'smith' }))[0]).toMatchObject({
      id: null,
      street: 'SMITH STREET',
      streetNumber: null,
      locality: 'RESERVOIR',
      state: 'VIC',
      postcode: '3073',
      attributes: {},
    });
    expect((await hits('suburb', { suburb: 'otara' }, 'NZAD'))[0]).toMatchObject({
      _type: 'AddressNz',
      suburb: 'ŌTARA',
      townCity: 'AUCKLAND',
      postcode: '2023',
      locality: null,
      state: null,
      street: null,
    });
  });
});

describe('The units of an address', () => {
  it('are listed under the id of the building, of one of them, or its delivery point', async () => {
    const [building] = await hits('address', { fullAddress: '24 smith st reservoir' });
    const all = await lines('subdwellingAddress', { id: building!.id! });
    expect(all).toEqual(Array.from({ length: 8 }, (_, i) => `UNIT ${i + 1}, 24 SMITH STREET, RESERVOIR VIC 3073`));
    const [unit] = await hits('subdwellingAddress', { id: building!.id! });
    expect(await lines('subdwellingAddress', { id: unit!.id! })).toEqual(all);
    expect((await hits('subdwellingAddress', { id: '10000003' }, 'AUPAF')).map(({ id }) => id)).toEqual([
      '10000004',
      '10000005',
    ]);
  });

  it('are none of a house', async () => {
    expect(await lines('subdwellingAddress', { id: '10000001' }, 'AUPAF')).toEqual([]);
  });

  it.each([
    ['of another source', 'AU|GNAF|GAVIC910000001', 'AUPAF', /is of the source GNAF, and AUPAF is asked for/],
    ['that nothing has', '99999999', 'AUPAF', /has no address with the id 99999999/],
  ])('are refused for an id %s', async (_, id, source, message) => {
    await expect(ask('subdwellingAddress', { id }, source)).rejects.toThrow(message);
  });
});

describe('Where a lookup is valid', () => {
  it.each<[LookupKind, LookupInput, string | undefined, RegExp]>([
    ['suburb', { suburb: 'x' }, 'GNAF', /^lookup suburb is of New Zealand only, and AU is asked for/],
    ['townCity', { townCity: 'x' }, 'GNAF', /^lookup townCity is of New Zealand only/],
    ['locality', { locality: 'x' }, 'NZAD', /^lookup locality is of Australia only, and NZ is asked for/],
    ['street', { street: 'x' }, 'NZPAF', /^source of truth NZPAF is not installed/],
  ])('%s refuses another country or source', async (kind, record, source, message) => {
    await expect(ask(kind, record, source)).rejects.toThrow(message);
  });

  it('follows the locale, and takes the default of the country', async () => {
    const nz = await openLocalEngine({ dataDir, locale: 'nz' });
    expect((await nz.run(operationOf('street'), { payload: [{ street: 'queen' }] })).payload).toMatchObject([
      { sourceOfTruth: 'NZAD' },
      { sourceOfTruth: 'NZAD' },
    ]);
    await expect(nz.run(operationOf('locality'), { payload: [{ locality: 'x' }] })).rejects.toThrow(
      'lookup locality is of Australia only, and NZ is asked for',
    );
    await nz.close();
    expect((await engine.run(operationOf('suburb'), { payload: [{ suburb: 'otara' }] })).payload).toMatchObject([
      { sourceOfTruth: 'NZAD' },
    ]);
    expect((await engine.run(operationOf('street'), { payload: [{ street: 'smith' }] })).payload).toMatchObject([
      { sourceOfTruth: 'AUPAF' },
    ]);
  });

  it('answers places without any address data in Australia, and says so', async () => {
    const empty = await openLocalEngine({ dataDir: `${dataDir}/nothing` });
    const note = 'no address data is installed: the places are those that come with the package';
    expect(await empty.run(operationOf('postcode'), { payload: [{ postcode: '3073' }] })).toMatchObject({
      status: 'SUCCESS',
      messages: [note],
      payload: expect.arrayContaining([
        expect.objectContaining({ locality: 'RESERVOIR', state: 'VIC', postcode: '3073' }),
      ]) as unknown,
    });
    expect(await empty.run(operationOf('locality'), { payload: [{ locality: 'reservo' }] })).toMatchObject({
      payload: expect.arrayContaining([expect.objectContaining({ locality: 'RESERVOIR' })]) as unknown,
    });
    expect(
      await empty.run(operationOf('postal'), {
        payload: [{ postal: 'PO Box 12', locality: 'reservoir', postcode: '3073' }],
      }),
    ).toMatchObject({
      payload: [
        {
          postal: 'PO BOX 12',
          postalType: 'PO BOX',
          postalNumber: '12',
          locality: 'RESERVOIR',
          postcode: '3073',
          id: null,
        },
      ],
    });
    await expect(empty.run(operationOf('street'), { payload: [{ street: 'smith' }] })).rejects.toThrow(
      /^no address data of AU is installed in /,
    );
    await expect(empty.run(operationOf('suburb'), { payload: [{ suburb: 'otara' }] })).rejects.toThrow(
      /^no address data of NZ from NZPAF or NZAD is installed in /,
    );
    await empty.close();
  });

  it('puts a delivery into standard form where the source has none, and says that its place is verified', async () => {
    const { payload, messages } = await ask('postal', { postal: 'gpo 5', locality: 'reservoir' });
    expect(payload).toMatchObject([{ fullAddress: 'GPO BOX 5, RESERVOIR VIC 3073', postal: 'GPO BOX 5', id: null }]);
    expect(messages).toEqual([
      'GNAF FEBRUARY 2026 has no post boxes or bags: the delivery is in standard form, and only its place is verified',
    ]);
    expect(await ask('postal', { postal: '5', locality: 'reservoir' })).toMatchObject({
      payload: [],
      messages: [expect.stringMatching(/give the whole delivery, such as PO BOX 12, and its place$/)],
    });
  });
});

describe('A file without the index of building names', () => {
  it('says that the data is to be imported again', () => {
    const old = Object.create(gnaf, { buildingNames: { value: null } }) as typeof gnaf;
    const area = { localities: null, postcode: 0, note: '' };
    expect(() => buildingsNamed(old, 'wattle', { area, streets: null, number: '' }, 20)).toThrow(
      'GNAF FEBRUARY 2026 was imported before building names could be looked up; import it again with ' +
        "'waypost data import'",
    );
  });
});

describe('combined in another country', () => {
  it('gives an id and a line to each hit, and address retrieve takes the id', async () => {
    const [hit] = await hits('combined', { fullAddress: 'pari', country: 'FR' }, null);
    expect(hit).toMatchObject({
      fullAddress: expect.stringMatching(/^Paris, /) as string,
      id: expect.stringMatching(/^FR\|/) as string,
    });
    expect((await engine.run(addressRetrieve, { payload: [{ id: hit!.id!, country: 'FR' }] })).payload).toMatchObject([
      { _type: 'AddressIntl', city: 'Paris', country: 'FR' },
    ]);
    await expect(ask('combined', { fullAddress: 'paris', country: 'XX' })).rejects.toThrow(
      /^the country 'XX' is not known/,
    );
  });
});

describe('address retrieve', () => {
  const of = (record: { id: string; country: string }, sourceOfTruth?: string): Promise<Response> =>
    engine.run(addressRetrieve, { payload: [record], sourceOfTruth });

  it('gives the whole address of an id or delivery point, with its attributes', async () => {
    expect((await of({ id: '10000001', country: 'AU' })).payload).toMatchObject([
      { fullAddress: '24 SMITH STREET, RESERVOIR VIC 3073', attributes: { DPID: '10000001' } },
    ]);
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' });
    expect((await of({ id: hit!.id!, country: 'au' })).payload).toMatchObject([
      { id: hit!.id, attributes: { GNAFPID: expect.stringMatching(/^GAVIC/) as string } },
    ]);
  });

  it.each([
    ['id', { id: ' ', country: 'AU' }, 'address retrieve needs id, which the record does not have'],
    ['country', { id: '1', country: '' }, 'address retrieve needs country, which the record does not have'],
    [
      'country of the id',
      { id: 'AU|GNAF|GAVIC1', country: 'NZ' },
      'the id AU|GNAF|GAVIC1 is not of NZ; give the country that the id begins with',
    ],
  ])('requires the %s', async (_, record, message) => {
    await expect(of(record)).rejects.toThrow(message);
  });
});
