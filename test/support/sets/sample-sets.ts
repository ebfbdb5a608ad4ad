// The data folders of the tests, of fictional sets: made once by the built program, kept beside node_modules until the
// program, the fixtures or this file change, and copied for each run of the tests, which may add to their copy.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runInProcess } from '../in-process.js';
import { streetsCsv } from './open-addresses.js';
import { postalDump } from './postal-dump.js';

/** A licensed postal file with delivery points and boxes. */
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

/** Houses 20 m apart on a meridian, with lots, units and a building; one stands where its street's coordinates are. */
const OWN = `id,lot,building,unit,number,street,postal,suburb,state,postcode,latitude,longitude
u2,,,2,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
u1,,,1,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h10,,,,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h12,,,,12,Wattle St,,Reservoir,VIC,3073,-37.60018,145.1
h14,7,,,14,Wattle St,,Reservoir,VIC,3073,-37.60036,145.1
h20,8,Gumnut House,,20,Wattle St,,Reservoir,VIC,3073,-37.61,145.11
v1,8,Gumnut House,1,20,Wattle St,,Reservoir,VIC,3073,-37.61,145.11
v2,8,Gumnut House,2,20,Wattle St,,Reservoir,VIC,3073,-37.61,145.11
h22,,Gumleaf Court,,22,Wattle St,,Reservoir,VIC,3073,-37.6102,145.11
box,,,,,,PO Box 5,Reservoir,VIC,3073,-37.6,145.1
`;

/** Address of the sample release whose mesh block has attributes in `everyKind`. */
export const WITH_ATTRIBUTES = '24 Smith Street, Reservoir VIC 3073';

/** Data folders by what is in them. */
export interface SampleSets {
  /** The sample release of G-NAF alone. */
  readonly gnaf: string;
  /** GNAF, a postal file AUPAF, and New Zealand with postcodes. */
  readonly everySource: string;
  /**
   * The same with CUSTOM_AU_1, ASGS by mesh block, titles, companies, suppression lists, and places and streets of
   * other countries.
   */
  readonly everyKind: string;
}
const NAMES: readonly (keyof SampleSets)[] = ['gnaf', 'everySource', 'everyKind'];

/** A copy of the data folders, in a new folder of the system's; `remove` takes it away. */
export async function sampleSets(): Promise<{ sets: SampleSets; remove: () => void }> {
  const all = join(root, 'node_modules/.cache/waypost-tests');
  const kept = join(all, digest());
  if (!existsSync(kept)) {
    rmSync(all, { recursive: true, force: true });
    mkdirSync(all, { recursive: true });
    const made = mkdtempSync(join(all, 'new-'));
    await importInto(made);
    renameSync(made, kept);
  }
  const copy = mkdtempSync(join(tmpdir(), 'waypost-sample-'));
  cpSync(kept, copy, { recursive: true });
  const [gnaf, everySource, everyKind] = NAMES.map((name) => join(copy, name)) as [string, string, string];
  return {
    sets: { gnaf, everySource, everyKind },
    remove: () => {
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Of all that the sets are made of and with. */
function digest(): string {
  const hash = createHash('sha256');
  const folders = ['fixtures', 'dist/bundle', 'test/support'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...folders, join(root, 'dist/gazetteer.wpd.made-from')].toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function importInto(folder: string): Promise<void> {
  const [gnaf, everySource, everyKind] = NAMES.map((name) => join(folder, name)) as [string, string, string];
  const release = ['gnaf', join(root, 'fixtures/gnaf')];
  await waypost(folder, gnaf, ['data', 'import', ...release]);
  cpSync(gnaf, everySource, { recursive: true });
  const input = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const sources = [
    ['linz', join(root, 'fixtures/linz/nz-addresses.csv')],
    ['nz-postcodes', join(root, 'fixtures/linz/postcodes.csv')],
    ['csv', input('postal.csv', POSTAL_FILE), '--source', 'AUPAF'],
  ];
  for (const args of sources) await waypost(folder, everySource, ['data', 'import', ...args]);
  cpSync(everySource, everyKind, { recursive: true });
  const cleansed = await waypost(folder, gnaf, ['cleanse', WITH_ATTRIBUTES, '--source', 'GNAF']);
  const { attributes } = JSON.parse(cleansed) as { attributes: { MeshblockId: string } };
  const kinds = [
    ['csv', input('own.csv', OWN), '--source', 'CUSTOM_AU_1', '--country', 'AU'],
    ['abr', join(root, 'fixtures/companies')],
    ['asic', join(root, 'fixtures/companies/company_202601.csv')],
    ['geonames-postal', input('dump.txt', postalDump())],
    ['moved', join(root, 'fixtures/suppression/moved.csv')],
    ['deceased', join(root, 'fixtures/suppression/deceased.csv')],
    ['nz-titles', join(root, 'fixtures/titles')],
    ['reference', join(root, 'fixtures/match/members.csv')],
    ['openaddresses', input('london.csv', streetsCsv()), '--country', 'GB'],
    [
      'attributes',
      input('areas.csv', `MeshblockId,SA1\n${attributes.MeshblockId},20401\n`),
      '--source',
      'ASGS',
      '--key',
      'MeshblockId',
    ],
  ];
  for (const args of kinds) await waypost(folder, everyKind, ['data', 'import', ...args]);
}

/** Standard output of a command that succeeds. */
async function waypost(folder: string, data: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, [...args, '--data', data, '--quiet'], {});
  if (code !== 0) throw new Error(`waypost ${args.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}
