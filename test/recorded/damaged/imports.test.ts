// Tables of every kind of data with faults in them, imported: what is said, how far it is, what is written.
import { expect, test } from 'vitest';
import { importTables } from '../support/import-tables.js';
import { asText } from '../support/recorded.js';
import { DAMAGED, importDamaged } from './damaged-tables.js';

/** So many tables of each kind. */
const EACH = 4;

test.each(Object.keys(DAMAGED))('Faults of a table are met as they were: %s', async (name) => {
  const tables = importTables();
  const told: string[] = [];
  for (let seed = 1; seed <= EACH; seed++) told.push(`${seed}: ${await importDamaged(name, seed, tables.path)}`);
  await expect(asText(told)).toMatchFileSnapshot(`../answers/damaged/${name}.txt`);
});
