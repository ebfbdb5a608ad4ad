import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldName } from '../../src/address/fold.js';
import {
  ADDRESS_WORDS,
  isAliasRow,
  lotLabel,
  WORD,
  type AddressSet,
} from '../../src/data/addresses/read/address-set.js';
import { buildGnaf } from '../../src/data/import/gnaf/build.js';
import { attachAddressSet, openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';
import { changedRelease, fixture, releaseFile, rows, standard, temporaryFolder, zipOf } from './support/release.js';

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

async function built(
  paths: readonly string[] = [fixture],
  options: Partial<Parameters<typeof buildGnaf>[2]> = {},
): Promise<{ set: SharedAddressSet; file: string } & Awaited<ReturnType<typeof buildGnaf>>> {
  const file = path.join(temporaryFolder(), 'gnaf.wpd');
  const result = await buildGnaf(file, '0.0.0', { paths, ...options });
  return { ...result, set: openAddressSet(file), file };
}

/** Everything the set says about one address, in the words of the tables. */
function described(set: AddressSet, address: number): Record<string, string | number> {
  const street = set.streetOf(address);
  const block = set.street(street);
  const at = block.start + (address - block.first) * ADDRESS_WORDS;
  const word = (name: keyof typeof WORD): number => block.words[at + WORD[name]]!;
  const form = set.numberForms[word('formAndPostcode') >>> 16]!;
  const unit = set.unit(word('unit'));
  const locality = set.streetLocality[street]!;
  const linked = (other: number): string => (other < 0 ? '' : set.pid(other));
  return {
    street: set.streetPid(street),
    streetName: set.streetNames.display(set.streetName[street]!),
    streetType: set.types[set.streetType[street]!]!,
    streetSuffix: set.suffixes[set.streetSuffix[street]!]!,
    locality: set.localityPid(locality),
    localityName: set.localityNames.text(set.localityName[locality]!),
    state: set.states[set.localityState[locality]!]!,
    first: word('numberFirst'),
    firstSuffix: form.suffix,
    last: form.isRange ? word('numberFirst') + form.lastDelta : 0,
    lastSuffix: form.lastSuffix,
    postcode: word('formAndPostcode') & 0xffff,
    flatType: unit.flatType,
    flat: unit.flatNumber,
    levelType: unit.levelType,
    level: unit.levelNumber,
    lot: set.labels.text(lotLabel(word('lotAndFlags'))),
    alias: Number(isAliasRow(word('lotAndFlags'))),
    latitude: word('latitude') | 0,
    longitude: word('longitude') | 0,
    building: set.buildingName(word('buildingAndGeocode') >>> 8),
    geocode: set.geocodeTypes[word('buildingAndGeocode') & 255]!.code,
    meshBlock: set.meshBlock(word('meshBlock')),
    primary: linked(set.primaryOf(address)),
    principal: linked(set.principalOf(address)),
    confidence: set.confidence(address),
    geocodeLevel: set.geocodeLevel(address),
    parcel: set.parcel(address),
    site: set.siteId(address),
  };
}

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

/** A table with its rows the other way round; with its first column last. */
const reversed = (text: string): string => {
  const [head, ...lines] = text.trim().split('\r\n');
  return [head!, ...lines.toReversed(), ''].join('\r\n');
};
const swap = (text: string): string =>
  text
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('|');
      return [...cells.slice(1), cells[0]!].join('|');
    })
    .join('\r\n');

/** The fixture's address ids in four other forms. */
const odd = (pid: string, i: number): string =>
  [`P${i}-0007`, `${pid}x`, `${i}`, `Q${String(i).padStart(12, '0')}`][i % 4]!;
const rename = (text: string): string =>
  text.replaceAll(/GA(?:NSW|VIC)910(\d{6})/g, (pid, digits: string) => odd(pid, Number(digits)));

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

describe('an import', () => {
  it('gives the same bytes from the same rows in any order', async () => {
    const names = fs.readdirSync(standard).map((name) => name.replace('_psv.psv', ''));
    const one = await built();
    const again = await built();
    const other = await built([changedRelease(Object.fromEntries(names.map((name) => [name, reversed])))]);
    expect(again.checksum).toBe(one.checksum);
    expect(fs.readFileSync(again.file).equals(fs.readFileSync(one.file))).toBe(true);
    expect(fs.readFileSync(other.file).equals(fs.readFileSync(one.file))).toBe(true);
  });

  it('reads a release by its folder at any level, by its zip, and in parts', async () => {
    const { checksum, meta } = await built();
    const folder = temporaryFolder();
    const zip = path.join(folder, 'g-naf_feb26_gda2020.zip');
    zipOf(fixture, zip);
    expect((await built([zip])).checksum).toBe(checksum);
    expect((await built([path.dirname(standard)])).checksum).toBe(checksum);
    expect((await built([path.join(fixture, 'g-naf_feb26_sample_gda2020_psv', 'G-NAF')])).checksum).toBe(checksum);
    expect(meta).toMatchObject({
      source: 'GNAF',
      country: 'AU',
      release: 'FEBRUARY 2026',
      datum: 'GDA2020',
      states: ['NSW', 'VIC'],
    });
    const parts = temporaryFolder();
    for (const state of ['NSW', 'VIC']) {
      fs.cpSync(standard, path.join(parts, `${state} gda2020`, 'G-NAF FEBRUARY 2026', 'Standard'), {
        recursive: true,
        filter: (name) => !name.endsWith('.psv') || path.basename(name).startsWith(state),
      });
    }
    const apart = await built(['NSW', 'VIC'].map((state) => path.join(parts, `${state} gda2020`)));
    expect(apart.meta.counts).toEqual(meta.counts);
  });

  it('takes only the states asked for', async () => {
    const { meta, set } = await built([fixture], { states: ['nsw'] });
    expect(meta.states).toEqual(['NSW']);
    expect(set.localityNames.find('RESERVOIR')).toBe(-1);
    expect(set.localityCount).toBe(3);
  });

  it('takes the datum that is asked for, and says when it had to assume one', async () => {
    expect((await built([fixture], { datum: 'GDA94' })).meta.datum).toBe('GDA94');
    const plain = temporaryFolder();
    fs.cpSync(path.join(fixture, 'g-naf_feb26_sample_gda2020_psv'), plain, { recursive: true });
    expect((await built([plain])).notes).toContain('no folder or file name says GDA94 or GDA2020: taken as GDA94');
  });

  it('does without the optional tables and says what is missing', async () => {
    const optional = [
      'ADDRESS_DEFAULT_GEOCODE',
      'LOCALITY_ALIAS',
      'PRIMARY_SECONDARY',
      'ADDRESS_MESH_BLOCK_2021',
      'ADDRESS_MESH_BLOCK_2016',
      'STREET_LOCALITY_ALIAS',
      'LOCALITY_POINT',
      'STREET_LOCALITY_POINT',
      'ADDRESS_ALIAS',
      'LOCALITY_NEIGHBOUR',
    ];
    const there = new Set(fs.readdirSync(standard));
    const names = optional
      .flatMap((table) => ['NSW', 'VIC'].map((state) => `${state}_${table}`))
      .filter((name) => there.has(`${name}_psv.psv`));
    const authorities = ['STREET_SUFFIX', 'FLAT_TYPE', 'LEVEL_TYPE', 'STREET_TYPE'].map(
      (name) => `Authority_Code_${name}_AUT`,
    );
    const { set, notes } = await built([
      changedRelease(Object.fromEntries([...names, ...authorities].map((name) => [name, () => undefined]))),
    ]);
    for (const table of [
      'ADDRESS_DEFAULT_GEOCODE',
      'LOCALITY_ALIAS',
      'PRIMARY_SECONDARY',
      'ADDRESS_MESH_BLOCK',
      'Authority_Code_FLAT_TYPE_AUT',
    ]) {
      expect(notes.join('\n')).toContain(table);
    }
    expect(set.addressCount).toBe(375);
    // The built-in vocabulary reads the codes that the release's own tables would.
    expect(set.suffixes).toEqual(['', 'NORTH', 'SOUTH']);
    const flats = new Set(Array.from({ length: set.unitCount }, (_, id) => set.unit(id).flatType));
    expect([...flats].toSorted()).toEqual(['', 'APARTMENT', 'FACTORY', 'FLAT', 'SHOP', 'SUITE', 'UNIT', 'VILLA']);
  });

  it('falls back on the mesh blocks of 2016', async () => {
    const { set } = await built([
      changedRelease({ NSW_ADDRESS_MESH_BLOCK_2021: () => undefined, VIC_ADDRESS_MESH_BLOCK_2021: () => undefined }),
    ]);
    const block = set.street(0);
    expect(set.meshBlock(block.words[block.start + WORD.meshBlock]!)).toMatch(/^\d{11}$/);
  });

  it('reads tables with LF, a byte order mark, quotes, columns in another order, no newline at the end', async () => {
    const { file } = await built();
    const other = await built([
      changedRelease({
        VIC_ADDRESS_DETAIL: (text) => text.replaceAll('\r\n', '\n'),
        VIC_LOCALITY: (text) => `\ufeff${text}`,
        NSW_LOCALITY: swap,
        VIC_STREET_LOCALITY: (text) =>
          text
            .split('\r\n')
            .filter(Boolean)
            .map((line) =>
              line
                .split('|')
                .map((cell) => `"${cell}"`)
                .join('|'),
            )
            .join('\r\n'),
      }),
    ]);
    expect(fs.readFileSync(other.file).equals(fs.readFileSync(file))).toBe(true);
  });

  it('turns a range round that is written backwards, drops one to itself, and keeps 10A-10C', async () => {
    const release = changedRelease({
      VIC_ADDRESS_DETAIL: (text) => text.replace('|28|||32||', '|32|||28||').replace('|103|||107||', '|103|||103||'),
    });
    const { set } = await built([release]);
    const numbers = (street: string): string[] => {
      const id = set.streetNames.find(street);
      const found: string[] = [];
      for (let entry = set.nameEntryStart[id]!; entry < set.nameEntryStart[id + 1]!; entry++) {
        const { words, start, count } = set.street(set.entryStreet[set.nameEntry[entry]!]! >>> 1);
        for (let i = 0; i < count; i++) {
          const first = words[start + i * ADDRESS_WORDS]!;
          const form = set.numberForms[words[start + i * ADDRESS_WORDS + 1]! >>> 16]!;
          found.push(`${first}${form.suffix}${form.isRange ? `-${first + form.lastDelta}${form.lastSuffix}` : ''}`);
        }
      }
      return found;
    };
    expect(numbers('SMITH')).toContain('28-32');
    expect(numbers('HIGH')).toContain('103');
    expect(numbers('HIGH')).not.toContain('103-103');
    expect(numbers('GOLDFIELD')).toContain('12A-12C');
    expect(numbers('SMITH')).toContain('36-36A');
  });

  it('keeps a street type code that nobody knows', async () => {
    const { set } = await built([
      changedRelease({ VIC_STREET_LOCALITY: (text) => text.replace('|AVENUE|ROAD|', '|AVENUE|ZIGGURAT|') }),
    ]);
    expect(set.types).toContain('ZIGGURAT');
  });

  it('keeps ids of any form: without digits, with leading zeros, of more prefixes than can be packed', async () => {
    const tables = [
      'ADDRESS_DETAIL',
      'ADDRESS_DEFAULT_GEOCODE',
      'ADDRESS_MESH_BLOCK_2021',
      'PRIMARY_SECONDARY',
      'ADDRESS_ALIAS',
    ].flatMap((table) => [`NSW_${table}`, `VIC_${table}`]);
    const { set: plain } = await built();
    const { set } = await built([changedRelease(Object.fromEntries(tables.map((table) => [table, rename])))]);
    for (let address = 0; address < plain.addressCount; address++) {
      const pid = rename(plain.pid(address));
      const renamed = set.addressOf(pid);
      expect(set.pid(renamed)).toBe(pid);
      const { primary, principal, ...rest } = described(plain, address);
      expect(described(set, renamed)).toEqual({
        ...rest,
        primary: rename(String(primary)),
        principal: rename(String(principal)),
      });
    }
  });

  it('reports progress up to all bytes of the tables', async () => {
    const seen: { phase: string; done: number; total: number }[] = [];
    await built([fixture], {
      onProgress: (progress) => {
        seen.push(progress);
      },
    });
    const read = seen.filter(({ phase }) => phase === 'read');
    expect(read.at(-1)!.done).toBe(read.at(-1)!.total);
    expect(read.map(({ done }) => done)).toEqual(read.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ phase: 'write' });
  });

  it('leaves files of other names in the release alone', async () => {
    const release = changedRelease({});
    fs.writeFileSync(path.join(path.dirname(releaseFile(release, 'VIC_LOCALITY')), 'readme.psv'), 'not a table');
    expect((await built([release])).meta.counts.addresses).toBe(375);
  });

  it('gives the same file however many threads read the states, and the same refusal', async () => {
    const dist = new URL('../../dist/data/import/gnaf/build.js', import.meta.url).href;
    const folder = temporaryFolder();
    const { buildGnaf: buildThreaded } = (await import(dist)) as { buildGnaf: typeof buildGnaf };
    const [one, several] = await Promise.all(
      [1, 3].map(async (threads) => {
        const file = path.join(folder, `${threads}.wpd`);
        const result = await buildThreaded(file, '0.0.0', { paths: [fixture], threads });
        return { bytes: fs.readFileSync(file), skipped: result.skipped };
      }),
    );
    expect(several!.bytes.equals(one!.bytes)).toBe(true);
    expect(several!.skipped).toEqual(one!.skipped);
    const broken = changedRelease({ VIC_ADDRESS_DETAIL: (text) => text.replace(/\r\n([^|]+)\|/, '\r\n|') });
    await expect(
      buildThreaded(path.join(folder, 'broken.wpd'), '0.0.0', { paths: [broken], threads: 3 }),
    ).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/VIC_ADDRESS_DETAIL_psv\.psv line 2: ADDRESS_DETAIL_PID is empty/) as string,
    });
    expect(fs.existsSync(path.join(folder, 'broken.wpd'))).toBe(false);
  });

  it('refuses an id that the tables of two states have', async () => {
    const taken = fs.readFileSync(releaseFile(fixture, 'NSW_ADDRESS_DETAIL'), 'utf8').split('\r\n')[1]!.split('|')[0]!;
    const broken = changedRelease({ VIC_ADDRESS_DETAIL: (text) => text.replace(/\r\n[^|]+\|/, `\r\n${taken}|`) });
    await expect(built([broken])).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(
        new RegExp(
          `ADDRESS_DETAIL_PID ${taken} is there twice: in .*NSW_ADDRESS_DETAIL_psv\\.psv and in ` +
            `.*VIC_ADDRESS_DETAIL_psv\\.psv`,
        ),
      ) as string,
    });
  });
});
