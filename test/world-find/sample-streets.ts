// find and retrieve over streets and places of another country.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { find, type FindInput } from '../../src/contract/operations/find.js';
import { findSchema, type Found } from '../../src/contract/schema/find.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importGeonames } from '../../src/data/import/geonames/import.js';
import { importOpenAddresses } from '../../src/data/import/openaddresses/import.js';
import { temporaryFolder } from '../data/support/release.js';
import { STREET_ROWS, streetsGeoJson, type StreetRow } from '../support/sets/open-addresses.js';
import { postalDump } from '../support/sets/postal-dump.js';

/** Two streets more: one of units alone, one whose addresses the source gave no ids. */
export const ROWS: readonly StreetRow[] = [
  ...STREET_ROWS,
  ...['1', '2', '3'].map((unit): StreetRow => ({
    ...STREET_ROWS[0]!,
    number: '8',
    street: 'Gumnut Court',
    unit: `Flat ${unit}`,
    hash: `g${unit}`,
  })),
  // A place whose name ends as a unit begins.
  { ...STREET_ROWS[0]!, number: '9', street: 'Gumnut Court', city: 'Kangaroo Flat', postcode: '355', hash: 'k9' },
  { ...STREET_ROWS[4]!, number: '2', street: 'Elder Lane', hash: '' },
  { ...STREET_ROWS[4]!, number: '4', street: 'Elder Lane', hash: '' },
];

export let engine: LocalEngine;

/** The answer to a line typed in Britain, in the shape of the contract. */
async function answer(
  fullAddress: string,
  features: Record<string, string> = {},
  more: Partial<FindInput> = {},
): Promise<{ messages: string[]; payload: Found[] }> {
  const response = await engine.run(find, {
    payload: [{ country: 'GB', fullAddress, ...more }],
    featureOptions: features,
  });
  expect(findSchema.response.safeParse(response).error).toBeUndefined();
  return response as unknown as { messages: string[]; payload: Found[] };
}
export const hits = async (...args: Parameters<typeof answer>): Promise<Found[]> => (await answer(...args)).payload;

/** Imports the streets and places and opens the engine for the tests of a file. */
export function useSampleStreets(): void {
  beforeAll(async () => {
    const dataDir = temporaryFolder();
    const dump = path.join(dataDir, 'dump.txt');
    const streets = path.join(dataDir, 'gb.geojson');
    fs.writeFileSync(dump, postalDump());
    fs.writeFileSync(streets, streetsGeoJson(ROWS));
    await importGeonames({ dataDir, paths: [dump] });
    await importOpenAddresses({ dataDir, paths: [streets], country: 'GB' });
    engine = await openLocalEngine({ dataDir });
  });
  afterAll(() => engine.close());
}
