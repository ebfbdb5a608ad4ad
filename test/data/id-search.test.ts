// The look-up of an address by its id, of its street and of its principal: the same from the disk and from memory,
// where after some questions it goes by samples and hints.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFile } from '../../src/data/catalogue.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import { openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';

/** Ids of two prefixes in runs with wide gaps between them, short ones with leading zeros, and some that are texts. */
const IDS = [
  ...Array.from({ length: 900 }, (_, i) => `GAVIC${700_000_000 + i}`),
  ...Array.from({ length: 300 }, (_, i) => `GAVIC${400_000_001 + i * i * 1000}`),
  ...Array.from({ length: 700 }, (_, i) => `GANSW${900_000_000 + i * 7}`),
  ...Array.from({ length: 20 }, (_, i) => `X${String(i).padStart(4, '0')}`),
  'ALPHA',
  'BETA-7A',
];
/** The first address of each street in the file stands for the next three. */
const rows = IDS.map(
  (id, i) =>
    `${id},${1 + (i % 40)},Smith${'ABCDEFGHIJ'.charAt(Math.floor(i / 40) % 10)} ` +
    `St,${i % 80 < 40 ? 'Reservoir,3073' : 'Preston,3072'},${i % 40 > 0 && i % 40 < 4 ? IDS[i - (i % 40)] : ''}`,
);

describe.each(['from the disk', 'from memory'])('Read %s', (where) => {
  let dir: string;
  let set: SharedAddressSet;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'waypost-ids-'));
    await writeFile(
      path.join(dir, 'set.csv'),
      `id,street number,street,suburb,postcode,principal pid\n${rows.join('\n')}\n`,
    );
    const {
      sets: [made],
    } = await importCsv({
      paths: [path.join(dir, 'set.csv')],
      map: {},
      source: 'CUSTOM_AU_1',
      country: 'AU',
      dataDir: path.join(dir, 'data'),
    });
    set = openAddressSet(setFile(path.join(dir, 'data'), made));
    if (where === 'from memory') set.share(['id']);
  });
  afterAll(async () => {
    set.close();
    await rm(dir, { recursive: true });
  });

  it('every id has its address', () => {
    expect(set.addressCount).toBe(IDS.length);
    expect(IDS.filter((id) => set.pid(set.addressOf(id)) !== id)).toEqual([]);
  });

  it.each([
    'GAVIC699999999',
    'GAVIC700000900',
    'GAVIC400000002',
    'GAVIC400000000',
    'GAVIC999999999',
    'GANSW900000001',
    'GANSW899999999',
    'GANSW1',
    'GAQLD700000001',
    'X0020',
    'X00',
    'X',
    '7',
    '',
    'ALPH',
    'ALPHA1',
  ])('no address has the id %j', (id) => {
    expect(set.addressOf(id)).toBe(-1);
  });

  it('every address is in its street', () => {
    const wrong = IDS.map((_, address) => address).filter((address) => {
      const street = set.streetOf(address);
      return address < set.streetAddressStart[street]! || address >= set.streetAddressStart[street + 1]!;
    });
    expect(wrong).toEqual([]);
  });

  it('every alias has its principal, and no other address has one', () => {
    const principals = IDS.map((id) => {
      const principal = set.principalOf(set.addressOf(id));
      return principal < 0 ? '' : set.pid(principal);
    });
    expect(principals).toEqual(IDS.map((_, i) => (i % 40 > 0 && i % 40 < 4 ? IDS[i - (i % 40)] : '')));
  });
});
