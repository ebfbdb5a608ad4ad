// geocode through the library's engine.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { temporaryFolder } from '../data/support/release.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: path.join(temporaryFolder(), 'none') });
});
afterAll(() => engine.close());

test.each<[string, string, string]>([
  // The country's name behind the place, as the end of a region's name, as a region and as a place.
  ['FR', 'Viroflay, Île-de-France, France', 'Viroflay, Île-de-France, France'],
  ['FR', 'Viroflay Île-de-France', 'Viroflay, Île-de-France, France'],
  ['FR', 'Bapaume Hauts-de-France', 'Bapaume, Hauts-de-France, France'],
  ['AT', 'Hochpoint Upper Austria', 'Hochpoint, Upper Austria, Austria'],
  ['MX', 'Toluca, México', 'Toluca, México, Mexico'],
  ['SG', 'Singapore', 'Singapore, Singapore'],
  // A village of the country's name is not what is asked for.
  ['KZ', 'Almaty, Almaty, Kazakhstan', 'Almaty, Kazakhstan'],
  ['MZ', 'Nampula, Nampula, Mozambique', 'Nampula, Mozambique'],
])('a country given beside the text (%s) does not take from %s', async (country, fullAddress, whole) => {
  const { payload } = await engine.run(geocode, { payload: [{ country, fullAddress }] });
  expect((payload[0] as Geocoded).fullAddress).toBe(whole);
});
