// Tables of every kind with many forms of rows, imported: what is said, and what is written.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importKinds } from '../../src/cli/import-kinds.js';
import { root } from '../support/in-process.js';
import { IMPORTS, importTables } from './support/import-tables.js';
import { asText } from './support/recorded.js';
import { sectionSums } from './support/section-sums.js';
import { session } from './support/session.js';

test.each(IMPORTS)('%s is imported as it was', async (command) => {
  const folder = importTables();
  const told = await session(folder, [`data import ${command} --data data`]);
  const files = readdirSync(join(folder.path, 'data')).filter((name) => name.endsWith('.wpd'));
  const sums = files.map((name) => sectionSums(join(folder.path, 'data', name)).join('\n')).toSorted();
  rmSync(folder.path, { recursive: true });
  const name = command
    .replaceAll(/[^a-z]+/gi, '-')
    .toLowerCase()
    .slice(0, 40);
  await expect(asText([...told, ...sums])).toMatchFileSnapshot(`answers/imports/${name}.txt`);
});

/** So many rows that their readers say how far they are amid them. */
const MANY = 16_500;
const manyRows = (head: string, row: (i: number) => string): string =>
  `${head}\n${Array.from({ length: MANY }, (_, i) => row(i)).join('\n')}\n`;

/** Kinds of data with the files of each: those of the repository, and those of the tables. */
const KINDS: readonly (readonly [kind: string, file: string, options: Readonly<Record<string, unknown>>])[] = [
  ['gnaf', 'fixtures/gnaf', {}],
  ['linz', 'fixtures/linz/nz-addresses.csv', {}],
  ['nz-postcodes', 'fixtures/linz/postcodes.csv', {}],
  ['nz-titles', 'fixtures/titles', {}],
  ['abr', 'fixtures/companies', {}],
  ['asic', 'fixtures/companies/company_202601.csv', {}],
  ['csv', 'own.csv', { source: 'CUSTOM_AU_1' }],
  ['geonames-postal', 'allCountries.txt', {}],
  ['openaddresses', 'london.csv', { country: 'GB' }],
  ['attributes', 'areas.csv', { source: 'ASGS', key: 'MeshblockId', map: ['key=MB_CODE'] }],
  ['attributes', 'many-areas.csv', { source: 'RDA', key: 'MeshblockId' }],
  ['deceased', 'many-deceased.csv', {}],
  ['csv', 'many-addresses.csv', { source: 'CUSTOM_AU_2' }],
  ['moved', 'moved.csv', { dateOrder: 'dmy' }],
  ['deceased', 'deceased.csv', {}],
  ['phone-ranges', 'ranges', { release: '2026-01-01' }],
];

test('Imports say how far they are as they did', async () => {
  const folder = importTables();
  folder.write(
    'many-areas.csv',
    manyRows('MeshblockId,SA1', (i) => `${20_900_000_000 + i},${i % 7}`),
  );
  folder.write(
    'many-deceased.csv',
    manyRows('dpid,date', (i) => `${10_000_000 + i},2024-01-01`),
  );
  folder.write(
    'many-addresses.csv',
    manyRows('id,address', (i) => `a${i},"${1 + i} Smith St, Reservoir VIC 3073"`),
  );
  const told: string[] = [];
  for (const [name, file, options] of KINDS) {
    const kind = importKinds.find((one) => one.name === name)!;
    const path = file.startsWith('fixtures') ? join(root, file) : join(folder.path, file);
    const run = await kind.prepare([path], options as never);
    const steps: string[] = [];
    const { notes } = await run({
      dataDir: join(folder.path, 'all'),
      onProgress: ({ phase, done, total }: { phase: string; done: number; total: number }) => {
        steps.push(`${phase} ${done}/${total}`);
      },
    } as never);
    const said = (notes ?? []).map((note) => note.replaceAll(folder.path, '<folder>'));
    told.push(`${name}: ${steps.join(', ')}`, ...said);
  }
  await expect(asText(told)).toMatchFileSnapshot('answers/imports/progress.txt');
  const files = readdirSync(join(folder.path, 'all')).filter((name) => name.endsWith('.wpd'));
  const written = files.map((name) => {
    const [, ...sections] = sectionSums(join(folder.path, 'all', name));
    const sum = createHash('sha256').update(sections.join()).digest('hex').slice(0, 12);
    return `${name.replace(/-[0-9a-f]{8}/, '')} ${sum}`;
  });
  await expect(asText(written.toSorted())).toMatchFileSnapshot('answers/imports/many-rows.txt');
});
