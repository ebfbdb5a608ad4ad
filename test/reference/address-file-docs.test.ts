import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA_VERSION, type Header } from '../../src/reference/file/container.js';
import { buildGnaf } from '../../src/reference/import/gnaf/build.js';
import { fixture, temporaryFolder } from './support/release.js';

const page = fs.readFileSync(new URL('../../docs/reference/address-file.md', import.meta.url), 'utf8');

it('docs/reference/address-file.md names the sections of a set, all of them and no others', async () => {
  const file = path.join(temporaryFolder(), 'gnaf.wpd');
  await buildGnaf(file, '', { paths: [fixture] });
  const bytes = fs.readFileSync(file), header = JSON.parse(bytes.subarray(Number(bytes.readBigUInt64LE(16))).toString('utf8')) as Header;
  const tables = /^(localityName|streetName|label)\.(text|offset|hash|display\..*|deletion\..*)$/;
  const written = header.sections.map(({ name }) => name).filter((name) => !tables.test(name));
  const rows = page.slice(page.indexOf('## Sections'), page.indexOf('## An address record')).split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)).toSorted()).toEqual(written.toSorted());
  expect(page).toContain(`schema version, now ${SCHEMA_VERSION};`);
});
