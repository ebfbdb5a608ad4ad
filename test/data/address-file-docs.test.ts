// The page on the address file says what is in it.
import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA_VERSION, type Header } from '../../src/data/file/format.js';
import { buildCsvSet } from '../../src/data/import/csv/build.js';
import { buildGnaf } from '../../src/data/import/gnaf/build.js';
import { buildLinz } from '../../src/data/import/linz/build.js';
import { fixture, temporaryFolder } from './support/release.js';

const page = fs.readFileSync(new URL('../../docs/reference/address-file.md', import.meta.url), 'utf8');

/** Names of the sections of a file. */
function sections(file: string): string[] {
  const bytes = fs.readFileSync(file);
  const header = JSON.parse(bytes.subarray(Number(bytes.readBigUInt64LE(16))).toString('utf8')) as Header;
  return header.sections.map(({ name }) => name);
}

it('docs/reference/address-file.md names the sections of a set, all of them and no others', async () => {
  const folder = temporaryFolder();
  const gnaf = path.join(folder, 'gnaf.wpd');
  const nzad = path.join(folder, 'nzad.wpd');
  const postal = path.join(folder, 'postal.wpd');
  const csv = path.join(folder, 'set.csv');
  await buildGnaf(gnaf, '', { paths: [fixture] });
  await buildLinz(nzad, '', {
    paths: [new URL('../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname],
    postcodes: null,
  });
  await writeFile(
    csv,
    'pid,dpid,bsp,street number,street,postal,suburb,postcode\nA,1,001,1,Smith ' +
      'St,,Reservoir,3073\nB,2,001,,,PO Box 1,Reservoir,3073\n',
  );
  await buildCsvSet(postal, '', { paths: [csv], map: {}, source: 'AUPAF', country: 'AU' });
  const tables = /^(localityName|streetName|buildingName|label)\.(text|offset|hash|display\..*|deletion\..*)$/;
  const written = [...new Set([gnaf, nzad, postal].flatMap(sections))].filter((name) => !tables.test(name));
  const rows = page
    .slice(page.indexOf('## Sections'), page.indexOf('## An address record'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(
    rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)).toSorted(),
  ).toEqual(written.toSorted());
  expect(page).toContain(`schema version, now ${SCHEMA_VERSION};`);
});
