// What a set holds that was imported from a G-NAF release.
import { beforeAll, describe, expect, it } from 'vitest';
import { foldName } from '../../../src/address/fold.js';
import { ADDRESS_WORDS, lotLabel, type AddressSet } from '../../../src/data/addresses/read/address-set.js';
import { attachAddressSet, openAddressSet, type SharedAddressSet } from '../../../src/data/addresses/read/open.js';
import { changedRelease, rows } from '../support/release.js';
import { built, described } from './built.js';

const FULL: Record<string, string> = {
  N: 'NORTH',
  S: 'SOUTH',
  APT: 'APARTMENT',
  FCTY: 'FACTORY',
  FLAT: 'FLAT',
  SE: 'SUITE',
  SHOP: 'SHOP',
  UNIT: 'UNIT',
  VLLA: 'VILLA',
  G: 'GROUND',
  L: 'LEVEL',
  '': '',
};

const degrees = (text: string): number => Math.round(Number(text) * 1e7);

const live = (table: string): Record<string, string>[] =>
  rows(table).filter((row) => row['DATE_RETIRED'] === '' && row['CONFIDENCE'] !== '-1');

const byKey = (table: string, key: string): Map<string, Record<string, string>> =>
  new Map(live(table).map((row) => [row[key]!, row]));

/** The localities that bear a name, with their state, and whether it is an alias. */
function bearers(set: AddressSet, name: string): string[] {
  const id = set.localityNames.find(name);
  return Array.from(
    set.nameLocality.subarray(set.nameLocalityStart[id], set.nameLocalityStart[id + 1]),
    (entry) =>
      `${set.localityNames.text(set.localityName[entry >>> 1]!)} ` +
      `${set.states[set.localityState[entry >>> 1]!]!}${entry & 1 ? ' alias' : ''}`,
  );
}

/** Names of the neighbours of the first locality of a name. */
function around(set: AddressSet, name: string): string[] {
  const locality = set.nameLocality[set.nameLocalityStart[set.localityNames.find(name)]!]! >>> 1;
  return Array.from(
    set.localityNeighbour.subarray(set.localityNeighbourStart[locality], set.localityNeighbourStart[locality + 1]),
    (other) => set.localityNames.text(set.localityName[other]!),
  );
}

/**
 * The fixture with 9,000 more numbers in one street and 300 streets of one number: too long to be kept in memory whole.
 */
const grown = (): string =>
  changedRelease({
    VIC_STREET_LOCALITY: (text) =>
      text +
      Array.from(
        { length: 300 },
        (_, i) => `VIC77${i}|2021-05-03|||GROWN ${i}|STREET||${text.split('\r\n')[1]!.split('|')[7]!}||2|4\r\n`,
      ).join(''),
    VIC_ADDRESS_DETAIL: (text) => {
      const cells = text.split('\r\n')[1]!.split('|');
      const lines: string[] = [];
      for (let i = 0; i < 9300; i++) {
        lines.push(
          cells
            .with(0, `GAVIC8${String(i).padStart(8, '0')}`)
            .with(17, String(1000 + i))
            .with(22, i < 9000 ? cells[22]! : `VIC77${i - 9000}`)
            .with(30, `site${i}`)
            .join('|'),
        );
      }
      return `${text}${lines.join('\r\n')}\r\n`;
    },
  });

describe('a set built from the fixture', () => {
  let set: SharedAddressSet;
  let streets: Map<string, Record<string, string>>;
  let localities: Map<string, Record<string, string>>;
  beforeAll(async () => {
    ({ set } = await built());
    streets = byKey('STREET_LOCALITY', 'STREET_LOCALITY_PID');
    localities = byKey('LOCALITY', 'LOCALITY_PID');
  });

  it('says of every address what the tables say', () => {
    const geocodes = byKey('ADDRESS_DEFAULT_GEOCODE', 'ADDRESS_DETAIL_PID');
    const links = byKey('ADDRESS_MESH_BLOCK_2021', 'ADDRESS_DETAIL_PID');
    const blocks = byKey('MB_2021', 'MB_2021_PID');
    const primaries = byKey('PRIMARY_SECONDARY', 'SECONDARY_PID');
    const principals = byKey('ADDRESS_ALIAS', 'ALIAS_PID');
    const states: Record<string, string> = { 1: 'NSW', 2: 'VIC' };
    const details = live('ADDRESS_DETAIL').filter((row) => streets.has(row['STREET_LOCALITY_PID']!));
    expect(set.addressCount).toBe(details.length);
    for (const row of details) {
      const of = (name: string): string => row[name]!;
      const pid = of('ADDRESS_DETAIL_PID');
      const address = set.addressOf(pid);
      const street = streets.get(of('STREET_LOCALITY_PID'))!;
      const locality = localities.get(street['LOCALITY_PID']!)!;
      const geocode = geocodes.get(pid);
      expect(set.pid(address)).toBe(pid);
      expect(described(set, address)).toEqual({
        street: of('STREET_LOCALITY_PID'),
        streetName: street['STREET_NAME'],
        streetType: street['STREET_TYPE_CODE'],
        streetSuffix: FULL[street['STREET_SUFFIX_CODE']!],
        locality: locality['LOCALITY_PID'],
        localityName: locality['LOCALITY_NAME'],
        state: states[locality['STATE_PID']!],
        first: Number(of('NUMBER_FIRST')),
        firstSuffix: of('NUMBER_FIRST_SUFFIX'),
        last: Number(of('NUMBER_LAST')),
        lastSuffix: of('NUMBER_LAST_SUFFIX'),
        postcode: Number(of('POSTCODE')),
        flatType: FULL[of('FLAT_TYPE_CODE')],
        flat: of('FLAT_NUMBER_PREFIX') + of('FLAT_NUMBER') + of('FLAT_NUMBER_SUFFIX'),
        levelType: FULL[of('LEVEL_TYPE_CODE')],
        level: of('LEVEL_NUMBER'),
        lot: of('LOT_NUMBER_PREFIX') + of('LOT_NUMBER') + of('LOT_NUMBER_SUFFIX'),
        alias: Number(of('ALIAS_PRINCIPAL') === 'A'),
        latitude: geocode ? degrees(geocode['LATITUDE']!) : -0x80000000,
        longitude: geocode ? degrees(geocode['LONGITUDE']!) : -0x80000000,
        building: of('BUILDING_NAME'),
        geocode: geocode?.['GEOCODE_TYPE_CODE'] ?? '',
        meshBlock: blocks.get(links.get(pid)!['MB_2021_PID']!)!['MB_2021_CODE'],
        primary: primaries.get(pid)?.['PRIMARY_PID'] ?? '',
        principal: principals.get(pid)?.['PRINCIPAL_PID'] ?? '',
        confidence: Number(of('CONFIDENCE')),
        geocodeLevel: Number(of('LEVEL_GEOCODED_CODE')),
        parcel: of('LEGAL_PARCEL_ID'),
        site: of('ADDRESS_SITE_PID'),
      });
    }
  });

  it('has neither retired rows nor those of confidence -1', () => {
    const gone = rows('ADDRESS_DETAIL').filter((row) => row['DATE_RETIRED'] !== '' || row['CONFIDENCE'] === '-1');
    expect(gone.length).toBeGreaterThan(2);
    for (const row of gone) expect(set.addressOf(row['ADDRESS_DETAIL_PID']!)).toBe(-1);
    expect(set.streetNames.find('OLD TRAM')).toBe(-1);
    expect(set.localityNames.find('OLD ELDER')).toBe(-1);
  });

  it('finds no address for an id it has not', () => {
    for (const pid of ['', 'GAVIC999999999', 'GAVIC', 'GAXYZ900000001', '910000001', 'x'.repeat(300)]) {
      expect(set.addressOf(pid)).toBe(-1);
    }
  });

  it('keeps addresses in one order: street, number, form, unit, lot, id', () => {
    for (let street = 0; street < set.streetCount; street++) {
      const { words, start, count, first } = set.street(street);
      expect(first).toBe(set.streetAddressStart[street]);
      const keys = Array.from({ length: count }, (_, i) => {
        const at = start + i * ADDRESS_WORDS;
        return [words[at]!, words[at + 1]! >>> 16, words[at + 2]!, lotLabel(words[at + 3]!)];
      });
      expect(keys).toEqual(keys.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]! || a[3]! - b[3]!));
    }
  });

  it('finds a locality by its name in every state and by its aliases', () => {
    expect(bearers(set, 'WATTLE FLAT')).toEqual(['WATTLE FLAT NSW', 'WATTLE FLAT VIC']);
    expect(bearers(set, 'MT ELDER')).toEqual(['MOUNT ELDER VIC alias']);
    expect(bearers(set, 'ST ELMO')).toEqual(['SAINT ELMO NSW alias']);
    expect(bearers(set, 'ELDER CREEK')).toEqual(['ELDER CREEK VIC']);
  });

  it('finds localities by postcode, and a locality without addresses by the postcode its table gives', () => {
    const names = Array.from(
      set.postcodeLocality.subarray(set.postcodeLocalityStart[3797], set.postcodeLocalityStart[3798]),
      (locality) => set.localityNames.text(set.localityName[locality]!),
    );
    expect(names).toEqual(['ELDER CREEK', 'MOUNT ELDER']);
    expect(set.postcodeLocalityStart).toHaveLength(10_001);
  });

  it('knows the neighbours in both directions', () => {
    expect(around(set, 'MOUNT ELDER').toSorted()).toEqual(['RESERVOIR', 'WATTLE FLAT']);
    expect(around(set, 'BANKSIA HEADS')).toEqual(['SAINT ELMO']);
  });

  it('enters every street under its own name and its aliases, by locality and by name', () => {
    const own = new Set<number>();
    const seen: string[] = [];
    for (let locality = 0; locality < set.localityCount; locality++) {
      for (let entry = set.localityEntryStart[locality]!; entry < set.localityEntryStart[locality + 1]!; entry++) {
        const street = set.entryStreet[entry]! >>> 1;
        expect(set.streetLocality[street]).toBe(locality);
        if (set.entryStreet[entry]! & 1) {
          seen.push(
            `${set.streetNames.text(set.entryName[entry]!)} ${set.types[set.entryType[entry]!]!} = ` +
              `${set.streetNames.text(set.streetName[street]!)}`,
          );
        } else own.add(street);
        const name = set.entryName[entry]!;
        expect(set.nameEntry.subarray(set.nameEntryStart[name], set.nameEntryStart[name + 1])).toContain(entry);
      }
    }
    expect(own.size).toBe(set.streetCount);
    expect(seen.toSorted()).toEqual([
      'MT VIEW ROAD = MOUNT VIEW',
      'RAILWAY STREET = STATION',
      'SAINT JOHNS ROAD = ST JOHNS',
    ]);
  });

  it('stores names folded and shows them as they are', () => {
    const id = set.streetNames.find(foldName("O'Brien"));
    expect(set.streetNames.text(id)).toBe('OBRIEN');
    expect(set.streetNames.display(id)).toBe("O'BRIEN");
  });
});

describe('a set of many addresses', () => {
  it('reads from the disk, a street or a value at a time, what shared memory holds', async () => {
    const { set, file } = await built([grown()]);
    const fresh = openAddressSet(file);
    const attached = attachAddressSet(openAddressSet(file).share());
    expect(set.addressCount).toBe(9675);
    for (let address = 0; address < set.addressCount; address += 7) {
      const read = described(set, address);
      expect(described(attached, address)).toEqual(read);
      expect(set.addressOf(set.pid(address))).toBe(address);
    }
    expect(attached.street(3).words.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(fresh.street(0).words.buffer).toBeInstanceOf(ArrayBuffer);
    const one = fresh.street(0);
    const copy = one.words.slice();
    for (let street = 1; street < fresh.streetCount; street++) fresh.street(street);
    expect(one.words).toEqual(copy);
    fresh.close();
  });
});
