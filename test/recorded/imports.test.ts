// Tables of every kind with many forms of rows, imported: what is said, and what is written.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
