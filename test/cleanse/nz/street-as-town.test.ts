// A street that is called as its town, written without its type: the words behind name the town, and with it the place.
// The sample layer is written again with such a street.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { importLinz } from '../../../src/data/import/linz/import.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { temporaryFolder } from '../../data/support/release.js';

let engine: LocalEngine;
beforeAll(async () => {
  const dataDir = temporaryFolder();
  const layer = new URL('../../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname;
  const rows = readFileSync(path.normalize(layer), 'utf8').split('\n');
  const renamed = rows.map((row) =>
    row.replace('High Street,"', 'Hāwera Road,"').replace(',High,Street,', ',Hāwera,Road,'),
  );
  const own = path.join(temporaryFolder(), 'nz-addresses.csv');
  writeFileSync(own, renamed.join('\n'));
  await importLinz({ paths: [own], dataDir });
  engine = await openLocalEngine({ dataDir, locale: 'nz' });
});
afterAll(() => engine.close());

it.each(['241 Hawera, Hawera', '241 Hawera, Hawera 4610', '241 Hawera Road, Hawera'])('%s', async (fullAddress) => {
  const { payload } = await engine.run(cleanse, { payload: [{ fullAddress }] });
  expect(payload[0]).toMatchObject({ level: 'address', street: 'HĀWERA ROAD', townCity: 'HĀWERA' });
});
