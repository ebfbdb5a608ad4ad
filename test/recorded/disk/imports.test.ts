// Imports of every kind of table on a disk on which what they write fails: nothing of the new set stays.
import { cpSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { root, workdir } from '../../support/workdir.js';
import { IMPORTS, importTables } from '../support/import-tables.js';
import { asText } from '../support/recorded.js';
import { everyCall } from './every-call.js';
import { steady } from './steady.js';

// Every call is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

/** What another writes in the same way. */
const ALIKE = /^(?:csv (?:postal|lines)|deceased|.*--countries)/;

const OF_FIXTURES = [
  'gnaf fixtures/gnaf',
  'linz fixtures/linz/nz-addresses.csv',
  'nz-postcodes fixtures/linz/postcodes.csv',
  'nz-titles fixtures/titles',
  'abr fixtures/companies',
].map((line) => line.replace('fixtures/', `${root}fixtures/`));

test('A failure while an import of any kind writes is met as it was', async () => {
  const lines: string[] = [];
  const tables = importTables();
  for (const command of [...IMPORTS, ...OF_FIXTURES].filter((line) => !ALIKE.test(line))) {
    const folder = workdir();
    const told = await everyCall({
      folder,
      prepare: () => {
        cpSync(tables.path, folder.path, { recursive: true });
      },
      run: () => folder.run(`data import ${command} --data new`.split(' ')),
      only: /^writeSync new\/incoming\S*$/,
      steady,
    });
    lines.push(`# ${command.replace(root, '')}`, ...told.filter((line) => !/^(?:undisturbed|permissions)/.test(line)));
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/disk/imports.txt');
});
