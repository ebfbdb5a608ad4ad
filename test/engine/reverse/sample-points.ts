// Reverse geocode over small invented sets: Australia from two sources, New Zealand, addresses of Britain, places of
// the world.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Response } from '../../../src/contract/operation.js';
import type { intlReverseGeocode, reverseGeocode } from '../../../src/contract/operations/reverse.js';
import { openLocalEngine, type LocalEngineOptions } from '../../../src/engine/local.js';
import { listSets, setFile } from '../../../src/data/catalogue.js';
import { importCsv } from '../../../src/data/import/csv/import.js';
import { importLinz } from '../../../src/data/import/linz/import.js';
import { importOpenAddresses } from '../../../src/data/import/openaddresses/import.js';
import { streetsCsv } from '../../support/sets/open-addresses.js';
import { installAs } from '../../support/sets/relabelled-set.js';

/**
 * Ten to fourteen stand 20 m apart on a meridian; the units of 10 at its point, given before it; a lighthouse on the
 * open sea.
 */
const OWN = `id,lot,unit,number,street,postal,suburb,state,postcode,latitude,longitude
u2,,2,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
u1,,1,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h10,,,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h12,,,12,Wattle St,,Reservoir,VIC,3073,-37.60018,145.1
h14,7,,14,Wattle St,,Reservoir,VIC,3073,-37.60036,145.1
h30,,,30,Wattle St,,Reservoir,VIC,3073,-37.6018,145.1
none,,,16,Wattle St,,Reservoir,VIC,3073,,
box,,,,,PO Box 5,Reservoir,VIC,3073,-37.6,145.1
sea,,,1,Lighthouse Rd,,Reservoir,VIC,3073,-40,160
`;

export const NZ = ['-36.9682', '174.87248'] as const;

export const TEN = ['-37.6', '145.1'] as const;

export let folder: string;

let data: string;

export type Pair = readonly [latitude: string, longitude: string];

export interface Asked {
  features?: Record<string, string>;
  source?: string;
  options?: Partial<LocalEngineOptions>;
}

/** The answer to the points, from an engine of its own. */
export async function ask(
  operation: typeof reverseGeocode | typeof intlReverseGeocode,
  points: readonly Pair[],
  { features, source, options }: Asked = {},
): Promise<Response> {
  const engine = await openLocalEngine({ dataDir: data, ...options });
  try {
    return await engine.run(operation as typeof intlReverseGeocode, {
      payload: points.map(([latitude, longitude]) => ({ attributes: { latitude, longitude } })),
      sourceOfTruth: source,
      featureOptions: features,
    });
  } finally {
    await engine.close();
  }
}

/** Imports the sets for the tests of a file. */
export function useSamplePoints(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'waypost-reverse-'));
    data = path.join(folder, 'data');
    await writeFile(path.join(folder, 'own.csv'), OWN);
    await writeFile(path.join(folder, 'london.csv'), streetsCsv());
    const gnaf = (await listSets(inject('sampleData')))[0]!;
    await installAs(data, setFile(inject('sampleData'), gnaf), {});
    await importCsv({
      dataDir: data,
      paths: [path.join(folder, 'own.csv')],
      map: {},
      source: 'CUSTOM_AU_1',
      country: 'AU',
    });
    await importLinz({
      dataDir: data,
      paths: [new URL('../../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname],
    });
    await importOpenAddresses({ dataDir: data, paths: [path.join(folder, 'london.csv')], country: 'GB' });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
}
