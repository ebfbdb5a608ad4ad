// A data folder with a fictional set of each kind: G-NAF, a postal file with delivery points and boxes, New Zealand
// with postcodes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workdir.js';

const POSTAL_FILE = `DPID,Building name,Unit,Street number,Street,PO Box,Suburb,State,Postcode,BSP
10000001,,,24,Smith Street,,Reservoir,VIC,3073,032
10000002,,,,,12,Reservoir,VIC,3073,032
10000003,,,26,Smith Street,,Reservoir,VIC,3073,032
10000004,,1,26,Smith Street,,Reservoir,VIC,3073,032
10000005,,2,26,Smith Street,,Reservoir,VIC,3073,032
10000006,,,,,120,Reservoir,VIC,3073,032
10000007,,,,,7,Mount Elder,VIC,3797,032
10000008,Wattle Tower,,101,High Street,,Reservoir,VIC,3073,032
`;

/** Imports the sets; returns the folder and how to take it away. */
export function everySource(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'waypost-sources-'));
  const file = join(dataDir, 'postal.csv');
  writeFileSync(file, POSTAL_FILE);
  for (const args of [
    ['gnaf', join(root, 'fixtures/gnaf')],
    ['linz', join(root, 'fixtures/linz/nz-addresses.csv')],
    ['nz-postcodes', join(root, 'fixtures/linz/postcodes.csv')],
    ['csv', file, '--source', 'AUPAF'],
  ]) {
    execFileSync(process.execPath, [
      join(root, 'bin/waypost.js'),
      'data',
      'import',
      ...args,
      '--data',
      dataDir,
      '--quiet',
    ]);
  }
  return {
    dataDir,
    remove: () => {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
