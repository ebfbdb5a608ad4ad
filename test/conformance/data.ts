// The data folders of the suite: one with a fictional set of every kind, and one with nothing in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalEngine } from '../../src/engine/local.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { importAttributes } from '../../src/data/import/attributes/import.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import { importGeonames } from '../../src/data/import/geonames/import.js';
import { importOpenAddresses } from '../../src/data/import/openaddresses/import.js';
import { everySource } from '../support/every-source.js';
import { streetsCsv } from '../support/open-addresses.js';
import { postalDump } from '../support/postal-dump.js';

/**
 * `every`: GNAF, AUPAF, CUSTOM_AU_1 and NZAD, ASGS by mesh block, places and streets of other countries. `gnaf`: the
 * sample release alone.
 */
export type DataName = 'every' | 'gnaf' | 'nothing';

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

/** Address of the sample release whose mesh block has attributes. */
export const WITH_ATTRIBUTES = '24 Smith Street, Reservoir VIC 3073';

/** Makes the folders; `remove` takes them away. */
export async function conformanceData(
  sampleData: string,
): Promise<{ folders: Readonly<Record<DataName, string>>; remove: () => void }> {
  const { dataDir, remove } = everySource();
  const empty = mkdtempSync(join(tmpdir(), 'waypost-nothing-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(dataDir, name), text);
    return join(dataDir, name);
  };
  await importCsv({ dataDir, paths: [file('own.csv', OWN)], map: {}, source: 'CUSTOM_AU_1', country: 'AU' });
  await importGeonames({ dataDir, paths: [file('dump.txt', postalDump())] });
  await importOpenAddresses({ dataDir, paths: [file('london.csv', streetsCsv())], country: 'GB' });
  const engine = await openLocalEngine({ dataDir });
  const [element] = cleanse.elements(
    await engine.run(cleanse, { payload: [{ fullAddress: WITH_ATTRIBUTES }], sourceOfTruth: 'GNAF' }),
  );
  await engine.close();
  await importAttributes({
    dataDir,
    paths: [file('areas.csv', `MeshblockId,SA1\n${element!.attributes!['MeshblockId']},20401\n`)],
    map: {},
    source: 'ASGS',
    country: 'AU',
    key: 'MeshblockId',
  });
  return {
    folders: { every: dataDir, gnaf: sampleData, nothing: empty },
    remove: () => {
      remove();
      rmSync(empty, { recursive: true, force: true });
    },
  };
}
