// Pipes in the place of files that the program reads by itself: nobody writes to them, and none is waited for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJournal } from '../../src/batch/resume/journal.js';
import { listSets } from '../../src/data/catalogue.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';
import { readSecret } from '../../src/data/secret-file.js';

let folder: string;
const pipe = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-pipes-'));
  execFileSync('mkfifo', ['catalogue.json', 'set.wpd', 'eid.key', 'out.csv.journal'].map(pipe));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('A pipe is refused by name where there should be', () => {
  const secret = { bytes: 32, what: 'eids', ifWrong: 'restore it', ifNotMade: 'x' };
  test.each<[string, string, () => unknown]>([
    ['a catalogue', 'catalogue.json', () => listSets(folder)],
    ['a data file', 'set.wpd', () => openAddressSet(pipe('set.wpd'))],
    ['a key', 'eid.key', () => readSecret({ ...secret, file: pipe('eid.key') })],
    ['a journal', 'out.csv.journal', () => readJournal(pipe('out.csv.journal'))],
  ])('%s', async (_, name, read) => {
    await expect(Promise.resolve().then(read)).rejects.toThrow(name);
  });
});
