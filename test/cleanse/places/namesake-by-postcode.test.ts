// Localities of one name, as Queensland has two Newtowns and New South Wales another: the postcode, or the state, says
// which of them is meant.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { importGnaf } from '../../../src/data/import/gnaf/import.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let folder: string;
let engine: LocalEngine;

/** The release of the fixtures, in which ELDER CREEK (3797) and WATTLE FLAT (NSW) are called RESERVOIR too. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-namesakes-'));
  const release = path.join(folder, 'release');
  const dataDir = path.join(folder, 'data');
  cpSync('fixtures/gnaf', release, { recursive: true });
  for (const name of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    const renamed = { VIC: 'ELDER CREEK', NSW: 'WATTLE FLAT' }[path.basename(name).slice(0, 3)];
    if (!renamed || !name.endsWith('_LOCALITY_psv.psv') || name.includes('STREET')) continue;
    const file = path.join(release, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(renamed, 'RESERVOIR'));
  }
  await importGnaf({ paths: [release], dataDir });
  engine = await openLocalEngine({ dataDir });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine.run(cleanse, { payload: [{ fullAddress }] }))[0]!;

test('An address of the one is found with its own postcode, and with one that neither has', async () => {
  for (const postcode of ['3073', '3074']) {
    expect((await cleansed(`24 Smith St, Reservoir VIC ${postcode}`)).fullAddress).toBe(
      '24 SMITH STREET, RESERVOIR VIC 3073',
    );
  }
});

test('With the postcode of the other it is a candidate, and the answer the other place', async () => {
  const found = await cleansed('24 Smith St, Reservoir VIC 3797');
  expect([found.status, found.level, found.fullAddress]).toEqual([
    'partial',
    'locality',
    '24 SMITH STREET, RESERVOIR VIC 3797',
  ]);
  expect(found.candidates?.[0]?.fullAddress).toBe('24 SMITH STREET, RESERVOIR VIC 3073');
});

test.each(['24 Smith St, Reservoir NSW', '24 Smith St, Reservoir Council, New South Wales'])(
  'With the state of another the answer is the place in that state: %s',
  async (line) => {
    const found = await cleansed(line);
    expect([found.status, found.level, found.locality, found.state]).toEqual([
      'partial',
      'locality',
      'RESERVOIR',
      'NSW',
    ]);
  },
);
