// Streets of an imported register in the answers of geocode: units, territories, files of an earlier version.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { listSets, setFile } from '../../../src/data/catalogue.js';
import { importOpenAddresses } from '../../../src/data/import/openaddresses/import.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { temporaryFolder } from '../../data/support/release.js';
import { streetsCsv, type StreetRow } from '../../support/sets/open-addresses.js';
import { installAs } from '../../support/sets/relabelled-set.js';

const row = (lon: number, lat: number, number: string, street: string, city: string, unit = ''): StreetRow => ({
  lon,
  lat,
  number,
  street,
  city,
  unit,
  postcode: '',
  hash: `${city}-${number}-${unit}`,
});
const ROWS: readonly StreetRow[] = [
  row(-52.33, 4.93, '53', 'Rue du Gumnut', 'Cayenne'),
  row(4.83, 45.76, '5', 'Rue du Gumnut', 'Lyon'),
  row(4.83, 45.7601, '5', 'Rue du Gumnut', 'Lyon', 'APP 2'),
  row(2.1, 44.1, '7', 'Place du Quoll', 'Gumnutville'),
];

const dataDir = temporaryFolder();
let engine: LocalEngine;
beforeAll(async () => {
  const csv = path.join(temporaryFolder(), 'fr.csv');
  fs.writeFileSync(csv, streetsCsv(ROWS));
  await importOpenAddresses({ paths: [csv], dataDir, country: 'FR' });
  engine = await openLocalEngine({ dataDir });
});
afterAll(() => engine.close());

async function ask(country: string, fullAddress: string, from = engine): Promise<Geocoded> {
  const { payload } = await from.run(geocode, { payload: [{ country, fullAddress }] });
  return payload[0] as Geocoded;
}

describe('Streets of an imported register', () => {
  test('are answered with the unit that the line has', async () => {
    expect(await ask('FR', 'App 2, 5 r. du Gumnut, Lyon')).toMatchObject({
      status: 'verified',
      level: 'subdwelling',
      subdwelling: 'APP 2',
      streetNumber: '5',
      fullAddress: 'APP 2, 5 Rue du Gumnut, Lyon, France',
    });
  });

  test('are answered without one that is not there, which is said', async () => {
    const { status, level, messages } = await ask('FR', 'App 9, 5 r. du Gumnut, Lyon');
    expect({ status, level, messages }).toEqual({
      status: 'partial',
      level: 'address',
      messages: ['not located: APP 9'],
    });
  });

  test('of a territory stand in the register of its country, and keep their id there', async () => {
    const { country, fullAddress, id } = await ask('GF', '53 rue du Gumnut, 97300 Cayenne');
    expect({ country, fullAddress }).toEqual({
      country: 'GF',
      fullAddress: '53 Rue du Gumnut, Cayenne, French Guiana',
    });
    expect(id).toContain('FR');
  });

  test('are found in a city that the places do not have', async () => {
    expect(await ask('FR', '7 pl. du Quoll, Gumnutville')).toMatchObject({
      status: 'verified',
      city: 'Gumnutville',
      province: '',
    });
  });

  test('of a file of an earlier version are refused with what to do', async () => {
    const [set] = await listSets(dataDir);
    const older = temporaryFolder();
    await installAs(older, setFile(dataDir, set!), {}, ['streetWord.street'], 'streets');
    const other = await openLocalEngine({ dataDir: older });
    await expect(ask('FR', '5 rue du Gumnut, Lyon', other)).rejects.toThrow(
      /written by an earlier waypost.*import the data again/,
    );
    await other.close();
  });
});
