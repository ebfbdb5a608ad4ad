// A place that the installed addresses lack, named as it is, is not taken for one of theirs that resembles it. The
// layer is fictional, the places are those that come with the package.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { importLinz } from '../../../src/data/import/linz/import.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { temporaryFolder } from '../../data/support/release.js';

let engine: LocalEngine;
beforeAll(async () => {
  const dataDir = temporaryFolder();
  const layer = new URL('../../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname;
  await importLinz({ paths: [path.normalize(layer)], dataDir });
  engine = await openLocalEngine({ dataDir, locale: 'nz' });
});
afterAll(() => engine.close());

async function cleansed(fullAddress: string): Promise<ValidatedAddress> {
  return (await engine.run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;
}

it('is answered as the place that is written, or as open', async () => {
  const lake = await cleansed('Hawea');
  expect([lake.status, lake.level, lake.fullAddress]).toEqual(['partial', 'locality', 'HAWEA 9345']);
  const several = await cleansed('12 Mataka Street, Otama');
  expect([several.status, several.fullAddress]).toEqual(['ambiguous', '12 MATAKA STREET, OTAMA']);
});

it('leaves a slip in the name of a place that is there a slip', async () => {
  const { status, fullAddress } = await cleansed('250 High Street, Hawerra');
  expect([status, fullAddress]).toEqual(['corrected', expect.stringMatching(/^250 HIGH STREET, HĀWERA/)]);
});

it('is no slip of a town of theirs either, but where the postcode says so', async () => {
  const lake = await cleansed('250 High Street, Hawea');
  expect([lake.status, lake.level, lake.townCity]).not.toEqual(['corrected', 'address', 'HĀWERA']);
  expect(lake.fullAddress).not.toContain('HĀWERA');
});
