// What an import of LINZ addresses keeps of the layer.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../../../src/data/addresses/read/address-set.js';
import { buildLinz } from '../../../src/data/import/linz/build.js';
import { openAddressSet } from '../../../src/data/addresses/read/open.js';
import { temporaryFolder, zipOf } from '../support/release.js';
import { layer, changed, said, idOf, ID } from './layer.js';

async function built(
  ...paths: string[]
): Promise<AddressSet & { skipped: Readonly<Record<string, number>>; release: string }> {
  const file = path.join(temporaryFolder(), 'nzad.wpd');
  const { skipped, meta } = await buildLinz(file, '0.0.0', { paths, postcodes: null });
  return Object.assign(openAddressSet(file), { skipped, release: meta.release });
}

describe('an import of LINZ addresses', () => {
  it.each([
    [
      'a suburb within its town, macrons shown',
      ID('257,East Tāmaki Road'),
      '257, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND, Auckland',
    ],
    ['a number with a suffix', ID('31A,East Tāmaki Road'), '31A, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND, Auckland'],
    ['a range', ID('33-37,East Tāmaki Road'), '33-37, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND, Auckland'],
    ['a unit without a type', ID('3/40,East Tāmaki Road'), '3, 40, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND, Auckland'],
    [
      'a unit with type and level',
      ID('205,Queen Street').replace(/.*/, () =>
        idOf(/,(\d+),AIMS,\d+,205,Queen Street,"?[^"\n]*"?,Auckland,Suite,101,/),
      ),
      'SUITE 101 LEVEL 1, 205, QUEEN|STREET|, AUCKLAND CENTRAL, AUCKLAND, Auckland',
    ],
    [
      'a road that ends in a direction',
      ID('1101,Heretaunga Street West'),
      '1101, HERETAUNGA|STREET|WEST, STORTFORD LODGE, HASTINGS, Hastings District',
    ],
    ['a road without a type', ID('5,Highgate'), '5, HIGHGATE||, ROSLYN, DUNEDIN, Dunedin City'],
    [
      'a town that is its own suburb',
      ID('251,High Street'),
      '251, HIGH|STREET|, HĀWERA, HĀWERA, South Taranaki District',
    ],
    [
      'a locality of no town',
      ID('1240,Māwhitiwhiti Road'),
      '1240, MĀWHITIWHITI|ROAD|, ŌKAIAWA, -, South Taranaki District',
    ],
    ['an apostrophe', ID("9,O'Hara Avenue"), "9, O'HARA|AVENUE|, ŌTĀHUHU, AUCKLAND, Auckland"],
    ['a state highway', ID('2288,State Highway 45'), '2288, STATE HIGHWAY 45||, ŌKAIAWA, -, South Taranaki District'],
  ])('keeps %s', async (_, id, address) => {
    expect(said(await built(layer), id)).toBe(address);
  });

  it(
    'folds names for the search, tells places of one name apart, gives highways their short names, and ' +
      'leaves out what is not in use',
    async () => {
      const set = await built(layer);
      expect(set.skipped).toEqual({ retired: 1, proposed: 1, 'on the water': 1 });
      const roslyn = set.localityNames.find('ROSLYN');
      expect(
        Array.from(
          set.nameLocality.subarray(set.nameLocalityStart[roslyn], set.nameLocalityStart[roslyn + 1]),
          (entry) => set.states[set.localityState[entry >>> 1]!],
        ),
      ).toEqual(['Dunedin City', 'Palmerston North City']);
      expect(set.localityNames.find('OTAHUHU')).toBeGreaterThanOrEqual(0);
      expect(set.localityNames.find('AUCKLAND CBD')).toBeGreaterThanOrEqual(0);
      const highway = set.streetNames.find('SH45');
      expect(set.entryStreet[set.nameEntry[set.nameEntryStart[highway]!]!]! & 1).toBe(1);
      expect([set.country, set.source, set.datum, set.release, set.addressType]).toEqual([
        'NZ',
        'NZAD',
        'WGS84',
        'CHANGE 4200362',
        'Thoroughfare',
      ]);
      // Of several classes nothing is kept that would be wrong for some.
      expect((await built(changed((all) => all.replace('Thoroughfare', 'Other')))).addressType).toBe('');
    },
  );

  it('turns longitudes beyond the 180th meridian round', async () => {
    const set = await built(changed((all) => all.replaceAll('-176.55', '183.44')));
    const address = set.addressOf(ID('3,Wharf Road'));
    const block = set.street(set.streetOf(address));
    expect(block.words[block.start + (address - block.first) * ADDRESS_WORDS + WORD.longitude]! | 0).toBeLessThan(
      -1.76e9,
    );
  });

  it('reads the older layer, whose roads are one name and whose places have no territory', async () => {
    const drop = new Set([
      'territorial_authority',
      'unit_type',
      'level_type',
      'level_value',
      'address_number_prefix',
      'road_name_prefix',
      'road_name',
      'road_type_name',
      'road_suffix',
      'address_class',
      'address_lifecycle',
    ]);
    const cells = (line: string): string[] =>
      Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), (match) => match[1]!).slice(0, 37);
    const older = changed((all) => {
      const lines = all.trim().split('\r\n').map(cells);
      const kept = lines[0]!.flatMap((name, i) => (drop.has(name) ? [] : [i]));
      return `${lines
        .filter((line) => !/Retired|Proposed|Water/.test(line.join()))
        .map((line) => kept.map((i) => line[i]).join(','))
        .join('\n')}\n`;
    });
    const set = await built(older);
    expect(said(set, ID('257,East Tāmaki Road'))).toBe('257, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND');
    expect(said(set, ID('1101,Heretaunga Street West'))).toBe(
      '1101, HERETAUNGA|STREET|WEST, STORTFORD LODGE, HASTINGS',
    );
    expect(set.addressCount).toBe(360);
  });

  it('reads a zip, another delimiter, and rows in any order to the same file', async () => {
    const out = temporaryFolder();
    const sum = async (name: string, file: string): Promise<string> =>
      (await buildLinz(path.join(out, name), '', { paths: [file], postcodes: null })).checksum;
    const whole = await sum('a.wpd', layer);
    expect(
      await sum(
        'b.wpd',
        changed((all) => {
          const [head, ...lines] = all.trim().split('\r\n');
          return [head, ...lines.toReversed(), ''].join('\n');
        }),
      ),
    ).toBe(whole);
    const zip = path.join(out, 'lds-nz-addresses-CSV.zip');
    zipOf(path.dirname(changed((all) => all)), zip);
    expect(await sum('c.wpd', zip)).toBe(whole);
    expect(
      await sum(
        'd.wpd',
        changed((all) => all.replace(/"[^"\n]*"|,/g, (match) => (match === ',' ? ';' : match))),
      ),
    ).toBe(whole);
  });
});
