// Address sets from texts of CSV, each in a folder of its own.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { formatAddress } from '../../../src/address/format.js';
import { locate } from '../../../src/answer/locate.js';
import { addressParts } from '../../../src/answer/parts.js';
import { setFile } from '../../../src/data/catalogue.js';
import { importCsv } from '../../../src/data/import/csv/import.js';
import type { CsvSetOptions } from '../../../src/data/import/csv/build.js';
import type { ImportResult } from '../../../src/data/import/result.js';
import { openAddressSet, type SharedAddressSet } from '../../../src/data/addresses/read/open.js';

export let dir: string;

let count = 0;

/** A path that nothing has yet. */
export const newFolder = (name = ''): string => path.join(dir, `${name}${count++}`);

interface Imported {
  readonly summary: ImportResult;
  readonly set: SharedAddressSet;
  readonly dataDir: string;
  addresses(): string[];
}

/** Imports a text (or bytes) as a set of its own; the set is closed with the test's folder. */
export async function imported(
  content: string | Buffer,
  options: Partial<CsvSetOptions> & { name?: string; dataDir?: string } = {},
): Promise<Imported> {
  const { name = 'set.csv', ...rest } = options;
  const folder = newFolder();
  const file = path.join(dir, `${count}-${name}`);
  const dataDir = folder;
  await writeFile(file, content);
  const summary = await importCsv({ paths: [file], map: {}, source: 'CUSTOM_AU_1', country: 'AU', dataDir, ...rest });
  const set = openAddressSet(setFile(dataDir, summary.sets[0]));
  return {
    summary,
    set,
    dataDir,
    addresses: () =>
      Array.from(
        { length: set.addressCount },
        (_, i) => formatAddress(addressParts(set, locate(set, i, -1))).fullAddress,
      ),
  };
}

export const HEADER = (
  'id,unit type,unit,level type,level,lot,street number,street name,street ' +
  'type,suffix,suburb,state,postcode,latitude,longitude\n'
).replace('suffix', 'street suffix');

export const ROWS =
  `${HEADER}A1,,,,,,24,SMITH,ST,,RESERVOIR,VIC,3073,-37.7,145.01\n` +
  'A2,U,5,L,2,,24-26A,SMITH,STREET,N,RESERVOIR,Victoria,3073,,\n' +
  `A3,,,,,7,,O'BRIEN,RD,,DARWIN,,800,,\n`;

/** The folder in which the texts of a test file are imported. */
export function useFolder(): void {
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'waypost-csv-'));
  });
  afterAll(async () => {
    await rm(dir, { recursive: true });
  });
}
