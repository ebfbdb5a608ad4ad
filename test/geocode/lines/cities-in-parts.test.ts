// A city of a known country that begins or ends a part of a line, in letters of any script; and what is no such city.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none' });
});
afterAll(() => engine.close());

async function cityOf(country: string, fullAddress: string): Promise<string> {
  const { payload } = await engine.run(geocode, { payload: [{ country, fullAddress }] });
  const { status, country: found, city } = payload[0] as Geocoded;
  return `${status} ${found} ${city ?? ''}`.trim();
}

test.each([
  ['PL', 'Łódź Gumnutów, ul. Gumnuta 1', 'partial PL Łódź'],
  ['CD', 'Kinshasa/Gumnut, Av Gumnut N°6', 'partial CD Kinshasa'],
  ['MT', '29/14, Gumnut Buildings, Valletta VLT 1432 Malta', 'partial MT Valletta'],
  ['LR', 'New Gumnut, Opposite Quoll Youth-Center Monrovia', 'partial LR Monrovia'],
  ['MD', 'mun. Chișinău, str. Gumnut 19, MD-2002', 'partial MD Chisinau'],
  ['LU', '22-24 Boulevard Gumnut, L-2449 Luxembourg', 'partial LU Luxembourg'],
  ['PE', 'Av. Gumnut 655 Miraflores, Lima 18, Perú', 'partial PE Lima'],
  ['MN', 'Улаанбаатар хот, Гумнат дүүрэг, 4-р хороо', 'partial MN Ulan Bator'],
  ['SA', 'الرياض 11497 حي الكوال', 'partial SA Riyadh'],
  ['TH', '128 ถ.กัมนัต ต.กัมนัต อ.กัมนัต จ.เชียงใหม่ 50300', 'partial TH Chiang Mai'],
  ['JP', '〒530-0001 ⼤阪府 ⼤阪市北区1-11-4', 'partial JP Osaka'],
  ['NP', 'काठमाडौं-१६', 'partial NP Kathmandu'],
  ['ZZ', 'тов. Гумнат, Екатеринбург офис 5', 'partial RU Yekaterinburg'],
  ['ZZ', 'Medellín, Antioquia', 'verified CO Medellin'],
  ['ZZ', '221B Gumnut Street, London', 'partial GB London'],
])('%s: %s is in %s', async (country, line, answer) => {
  expect(await cityOf(country, line)).toBe(answer);
});

test.each([
  ['FR', 'Rue de Marseille, Gumnutville', 'unmatched FR'],
  ['IT', 'Via Napoli, Gumnutopoli', 'unmatched IT'],
  ['PL', 'Lodzik Gumnut, ul. Gumnuta 1', 'unmatched PL'],
  ['LU', '5 Boulevard Gumnut, Gumnutville, Luxembourg', 'unmatched LU'],
  ['ZZ', '5 Gumnut Street, BEVERLEY HILLS 2209', 'partial AU BEVERLY HILLS'],
])('%s: %s is not taken for a city that it names otherwise', async (country, line, answer) => {
  expect(await cityOf(country, line)).toBe(answer);
});
