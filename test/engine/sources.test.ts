// Which installed set answers a request: by the source asked for, the locale, and the line's own country.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { WaypostError } from '../../src/contract/errors.js';
import { parse } from '../../src/contract/operations/parse.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import {
  attachLocalEngine,
  openLocalEngine,
  type LocalEngineOptions,
  type OperationUse,
} from '../../src/engine/local.js';
import { AddressSources, type AddressSearch } from '../../src/engine/resources/address-sources.js';
import type { OpenSets } from '../../src/engine/resources/open-sets.js';
import type { SearchBy } from '../../src/data/addresses/read/open.js';
import { chooseSet } from '../../src/engine/resources/choose-set.js';
import { listSets, setFile, type InstalledSet } from '../../src/data/catalogue.js';
import { installAs } from '../support/sets/relabelled-set.js';

const LINE = '24 Smith Street, Reservoir 3073';
let everything: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-sources-'));
  everything = path.join(dataDir, 'several');
  const gnaf = (await listSets(inject('sampleData')))[0]!;
  const file = setFile(inject('sampleData'), gnaf);
  for (const [source, country] of [
    ['GNAF', 'AU'],
    ['CUSTOM_AU_1', 'AU'],
    ['NZAD', 'NZ'],
    ['OTHER', 'GB'],
  ] as const) {
    await installAs(everything, file, { source, country, release: 'TEST' });
  }
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

async function answered(
  line: string,
  options: Partial<LocalEngineOptions>,
  sourceOfTruth?: string,
): Promise<{ element: ValidatedAddress; messages: string[] }> {
  const engine = await openLocalEngine({ dataDir: everything, ...options });
  try {
    const response = await engine.run(cleanse, { payload: [{ fullAddress: line }], sourceOfTruth });
    return { element: cleanse.elements(response)[0]!, messages: response.messages };
  } finally {
    await engine.close();
  }
}

const BEST = 'source of truth: GNAF TEST (the best installed)';

describe('With several sets installed', () => {
  it.each<[string, string, Partial<LocalEngineOptions>, string | undefined, string | null, string[]]>([
    ['the best of Australia answers when nothing is said', LINE, {}, undefined, 'GNAF', [BEST]],
    ['the source of the request answers', LINE, {}, 'CUSTOM_AU_1', 'CUSTOM_AU_1', []],
    ['the source of the request goes before that of the engine', LINE, { source: 'CUSTOM_AU_1' }, 'GNAF', 'GNAF', []],
    ['the name of a source may be in small letters', LINE, { source: 'gnaf' }, undefined, 'GNAF', []],
    ['a source says its own country', LINE, { source: 'NZAD' }, undefined, 'NZAD', []],
    ["the locale's country answers, and its default is not remarked on", LINE, { locale: 'nz' }, undefined, 'NZAD', []],
    [
      'a line that names its country is answered from there',
      `${LINE}, New Zealand`,
      { locale: 'au' },
      undefined,
      'NZAD',
      [BEST],
    ],
    [
      'a line that names its country is not answered from a source of another',
      `${LINE}, New Zealand`,
      {},
      'GNAF',
      null,
      [],
    ],
    ['the international locale takes Australia first', LINE, { locale: 'intl' }, undefined, 'GNAF', [BEST]],
  ])('%s', async (_, line, options, sourceOfTruth, source, messages) => {
    const { element, messages: said } = await answered(line, options, sourceOfTruth);
    expect({ source: element.sourceOfTruth, messages: said }).toEqual({ source, messages });
    expect(element.status === 'verified' || source === null).toBe(true);
  });

  it('says which source lacks the country of a line', async () => {
    const { element } = await answered(`${LINE}, New Zealand`, {}, 'GNAF');
    expect(element).toMatchObject({
      status: 'unmatched',
      exception: 'LOCALITY_NOT_FOUND',
      messages: [
        // Two places of New Zealand have the postcode of Reservoir.
        'no locality is certain: 2 have the postcode 3073, and the text names none of them',
        'the source of truth GNAF has no addresses of NZ',
      ],
    });
  });

  it.each<[string, Partial<LocalEngineOptions>, string | undefined, RegExp]>([
    [
      'that is not installed',
      {},
      'AUPAF',
      /AUPAF is not installed in the data folder; installed: CUSTOM_AU_1, GNAF, NZAD, OTHER$/,
    ],
    [
      'of another country than the locale',
      { locale: 'au' },
      'NZAD',
      /NZAD holds addresses of NZ, and those of AU are asked for; installed for AU: CUSTOM_AU_1, GNAF$/,
    ],
    [
      'that the engine is opened with and that is not installed',
      { source: 'NZPAF' },
      undefined,
      /NZPAF is not installed/,
    ],
    [
      'that the engine is opened with and that is of another country',
      { source: 'GNAF', locale: 'nz' },
      undefined,
      /GNAF holds addresses of AU, and those of NZ are asked for; installed for NZ: NZAD$/,
    ],
  ])('a source %s is an error that names what is', async (_, options, sourceOfTruth, message) => {
    await expect(answered(LINE, options, sourceOfTruth)).rejects.toThrow(message);
    await expect(answered(LINE, options, sourceOfTruth)).rejects.toThrow(WaypostError);
  });

  it.each([
    ['GNAF', 'a release with "waypost data import gnaf PATH"'],
    ['SEIFA2011', 'a release with "waypost data import gnaf PATH"'],
    ['nzad', 'its layer with "waypost data import linz PATH"'],
    ['AUPAF', 'its addresses with "waypost data import csv FILE --source AUPAF"'],
  ])('with none installed, says so and how %s is imported', async (source, how) => {
    await expect(answered(LINE, { dataDir: path.join(dataDir, 'nothing') }, source)).rejects.toThrow(
      `source of truth ${source} is not installed in the data folder; nothing is: import ${how}`,
    );
  });

  it('parses by the conventions of a source that is not installed', async () => {
    const engine = await openLocalEngine({ dataDir: path.join(dataDir, 'nothing') });
    const parsed = async (sourceOfTruth: string): Promise<unknown> =>
      parse.elements(
        await engine.run(parse, {
          payload: [{ fullAddress: '12 Queen Street, Ponsonby, Auckland 1011' }],
          sourceOfTruth,
        }),
      )[0]!.payload[0];
    expect(await parsed('NZPAF')).toMatchObject({ suburb: 'PONSONBY', townCity: 'AUCKLAND' });
    expect(await parsed('AUPAF')).toMatchObject({ _type: 'ParsedAddressAu', postcode: '1011' });
    await engine.close();
  });
});

describe('What is shared with worker threads', () => {
  it.each<[string, Partial<LocalEngineOptions>, readonly string[]]>([
    ['the set of Australia', {}, ['GNAF']],
    ['the set of New Zealand for its locale', { locale: 'nz' }, ['NZAD']],
    ['the source asked for', { source: 'CUSTOM_AU_1' }, ['CUSTOM_AU_1']],
    ['both for the international locale', { locale: 'intl' }, ['GNAF', 'NZAD']],
  ])('is %s', async (_, options, sources) => {
    const engine = await openLocalEngine({ dataDir: everything, ...options });
    const share = engine.share([{ operation: cleanse }]);
    expect(Object.values(share.sets).map((set) => set.header.meta.source)).toEqual(sources);
    expect(engine.share([{ operation: parse }]).sets).toEqual({});
    const worker = attachLocalEngine(share);
    for (const line of [LINE, `${LINE}, New Zealand`]) {
      const request = { payload: [{ fullAddress: line }] };
      expect(await worker.run(cleanse, request), 'a worker opens what is not shared').toEqual(
        await engine.run(cleanse, request),
      );
    }
    await worker.close();
    await engine.close();
  });
});

describe('What is shared for several operations', () => {
  it('is of each one of its own source and locale, and of all where none are named', async () => {
    const shared = async (uses: readonly OperationUse[] | undefined): Promise<string[]> => {
      const engine = await openLocalEngine({ dataDir: everything });
      const { sets } = engine.share(uses);
      await engine.close();
      return Object.values(sets).map(({ header }) => header.meta.source);
    };
    const ofCustom = { operation: cleanse, sourceOfTruth: 'CUSTOM_AU_1' };
    const ofNewZealand = { operation: cleanse, locale: 'nz' } as const;
    expect(await shared([ofCustom, ofNewZealand, { operation: parse }])).toEqual(['CUSTOM_AU_1', 'NZAD']);
    expect(await shared(undefined)).toEqual(['GNAF', 'NZAD']);
    expect(await shared([])).toEqual([]);
  });

  it('is what any of them searches by, and no more', async () => {
    const asked: (readonly SearchBy[])[] = [];
    const recording = { share: (_set: InstalledSet, by: readonly SearchBy[]) => asked.push(by) };
    const installed = (await listSets(everything)).filter(({ source }) => source === 'GNAF');
    const addresses = new AddressSources(installed, recording as unknown as OpenSets);
    const search = (...searchesBy: SearchBy[]): AddressSearch => ({ country: 'AU', source: undefined, searchesBy });
    addresses.share([search(), search('id', 'building'), search('id')]);
    addresses.share([search('point')]);
    expect(asked).toEqual([['id', 'building'], ['point']]);
  });
});

describe('The choice', () => {
  const set = (source: string, country: string): InstalledSet => ({
    source,
    country,
    kind: 'addresses',
    release: 'R',
    datum: '',
    states: [],
    addresses: 1,
    localities: 1,
    bytes: 1,
    created: '',
    checksum: '',
    file: `${source}.wpd`,
  });

  it.each<[string, readonly InstalledSet[], string, string | undefined]>([
    [
      "is the contract's default for Australia before any other",
      [set('CNAR', 'AU'), set('GNAF', 'AU'), set('AUPAF', 'AU')],
      'AU',
      'AUPAF',
    ],
    [
      "is the contract's default for New Zealand before any other",
      [set('NZPAF', 'NZ'), set('NZAD', 'NZ')],
      'NZ',
      'NZAD',
    ],
    ['is the postal file where the default is missing', [set('CUSTOM_NZ_1', 'NZ'), set('NZPAF', 'NZ')], 'NZ', 'NZPAF'],
    ['is a set that nobody ranked, when there is no other', [set('GNAF', 'AU'), set('ELSE', 'FR')], 'FR', 'ELSE'],
    ['is a set of whatever country there is, when none is asked for', [set('ELSE', 'FR')], '', 'ELSE'],
    ['is nothing for a country without a set', [set('GNAF', 'AU')], 'NZ', undefined],
  ])('%s', (_, installed, country, source) => {
    expect(chooseSet(installed, country, undefined)?.set.source).toBe(source);
  });
});
