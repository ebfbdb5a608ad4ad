import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS_WORDS, NONE, WORD, type AddressSet } from '../../src/data/addresses/read/address-set.js';
import { installSet, setFile } from '../../src/data/catalogue.js';
import { buildLinz } from '../../src/data/import/linz/build.js';
import { importLinz } from '../../src/data/import/linz/import.js';
import { importNzPostcodes } from '../../src/data/import/nz-postcodes/import.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';
import { temporaryFolder, zipOf } from './support/release.js';

const folder = new URL('../../fixtures/linz/', import.meta.url).pathname;
const layer = path.join(folder, 'nz-addresses.csv');
const postcodes = path.join(folder, 'postcodes.csv');
const text = fs.readFileSync(layer, 'utf8').replace(/^\ufeff/, '');

/** Writes a layer made from the fixture's and returns its path. */
function changed(edit: (text: string) => string, name = 'nz-addresses.csv'): string {
  const file = path.join(temporaryFolder(), name);
  fs.writeFileSync(file, edit(text));
  return file;
}

async function built(
  ...paths: string[]
): Promise<AddressSet & { skipped: Readonly<Record<string, number>>; release: string }> {
  const file = path.join(temporaryFolder(), 'nzad.wpd');
  const { skipped, meta } = await buildLinz(file, '0.0.0', { paths, postcodes: null });
  return Object.assign(openAddressSet(file), { skipped, release: meta.release });
}

/** An address in words: `12A-14 NAME|TYPE|SUFFIX, SUBURB, TOWN (territory) postcode`. */
function said(set: AddressSet, id: string): string {
  const address = set.addressOf(id);
  if (address < 0) return 'none';
  const street = set.streetOf(address);
  const block = set.street(street);
  const at = block.start + (address - block.first) * ADDRESS_WORDS;
  const locality = set.streetLocality[street]!;
  const town = set.localityTown[locality]!;
  const form = set.numberForms[block.words[at + WORD.formAndPostcode]! >>> 16]!;
  const first = block.words[at]!;
  const unit = set.unit(block.words[at + WORD.unit]!);
  const postcode = block.words[at + WORD.formAndPostcode]! & 0xffff;
  const name = (place: number): string => set.localityNames.display(set.localityName[place]!);
  return [
    [unit.flatType, unit.flatNumber, unit.levelType, unit.levelNumber].filter(Boolean).join(' '),
    `${form.prefix}${first}${form.suffix}${form.isRange ? `-${first + form.lastDelta}` : ''}`,
    [
      set.streetNames.display(set.streetName[street]!),
      set.types[set.streetType[street]!]!,
      set.suffixes[set.streetSuffix[street]!]!,
    ].join('|'),
    name(locality),
    town === NONE ? '-' : name(town),
    set.states[set.localityState[locality]!]!,
    postcode === 0 ? '' : String(postcode),
  ]
    .filter(Boolean)
    .join(', ');
}
const idOf = (line: RegExp): string => line.exec(text)![1]!;
const ID = (full: string): string => idOf(new RegExp(`,(\\d+),AIMS,\\d+,${full},`));

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

describe('an import of LINZ addresses refuses', () => {
  const line =
    (n: number, edit: (line: string) => string) =>
    (all: string): string =>
      all
        .split('\r\n')
        .map((old, i) => (i === n - 1 ? edit(old) : old))
        .join('\r\n');
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a file without a column that is needed',
      (all) => all.replace('suburb_locality', 'suburb'),
      /nz-addresses\.csv line 1: the header has no column suburb_locality \(it has 37 columns between commas\); is this the CSV of LINZ "NZ Addresses"\?/,
    ],
    [
      'a file without coordinates',
      (all) => all.replace('gd2000_xcoord', 'x1').replace('shape_X', 'x2'),
      /line 1: the header has no columns gd2000_xcoord, gd2000_ycoord or longitude, latitude or shape_x, shape_y/,
    ],
    [
      'a delimiter that none is',
      (all) => all.replaceAll(',', '~'),
      /line 1: the header has no column address_id, .* \(it is one column\)/,
    ],
    [
      'a row with another delimiter',
      line(7, (old) => old.replaceAll(',', ';')),
      /nz-addresses\.csv line 7: 1 column where the header has 37/,
    ],
    [
      'an id that is there twice',
      (all) => `${all}${all.split('\r\n')[4]!}\r\n`,
      /nz-addresses\.csv line 365: address_id 1500003 is there twice/,
    ],
    ['a row without an id', line(3, (old) => old.replace(',1500001,', ',,')), /line 3: address_id is empty/],
    [
      'a latitude beyond the pole',
      line(9, (old) => old.replace(/,-36\.\d{8},/, ',-96.9,')),
      /line 9: gd2000_ycoord is -96\.9, outside ±90 degrees/,
    ],
    [
      'coordinates in metres',
      line(9, (old) => old.replace(/,174\.\d{8},/, ',1756042.1,')),
      /line 9: gd2000_xcoord is 1756042\.1, outside ±360 degrees/,
    ],
    [
      'a number that is none',
      line(5, (old) => old.replace(/,4,,,,East/, ',4x,,,,East')),
      /line 5: address_number is '4x', not a number/,
    ],
    [
      'a last line that is cut short',
      (all) => all.slice(0, -60),
      /line 364: \d+ columns where the header has 37; the file is damaged or cut short/,
    ],
    [
      'text behind a closing quote',
      line(4, (old) => old.replace('POINT', '"POINT" x')),
      /line 4: text behind a closing quote/,
    ],
    [
      'a quote that is not closed',
      (all) => all.replace(/POINT (?=[^\n]*\r\n$)/, '"POINT '),
      /line 364: (a quote that is not closed|text behind a closing quote)/,
    ],
    [
      'a header and nothing else',
      (all) => `${all.split('\r\n')[0]!}\r\n`,
      /no address in .*nz-addresses\.csv is in use; nothing was imported/,
    ],
    ['an empty file', () => '', /nz-addresses\.csv is empty/],
  ])('%s', async (_, edit, message) => {
    const out = temporaryFolder();
    const error: unknown = await buildLinz(path.join(out, 'nzad.wpd'), '', {
      paths: [changed(edit)],
      postcodes: null,
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
    expect((error as Error).message).toMatch(message);
    expect(fs.readdirSync(out)).toEqual([]);
  });

  it('a path that is not there, and a folder without a CSV', async () => {
    const out = path.join(temporaryFolder(), 'nzad.wpd');
    await expect(buildLinz(out, '', { paths: ['gone.csv'], postcodes: null })).rejects.toThrow(
      /gone\.csv cannot be read/,
    );
    await expect(buildLinz(out, '', { paths: [temporaryFolder()], postcodes: null })).rejects.toThrow(
      /there is no \.csv in/,
    );
  });
});

describe('a table of New Zealand postcodes', () => {
  it('gives its postcodes to the addresses, whichever of the two is imported first', async () => {
    const before = temporaryFolder();
    const after = temporaryFolder();
    await importNzPostcodes({ paths: [postcodes], map: new Map(), dataDir: before });
    const {
      sets: [set],
    } = await importLinz({ paths: [layer], dataDir: before });
    await importLinz({ paths: [layer], dataDir: after });
    await importNzPostcodes({ paths: [postcodes], map: new Map(), dataDir: after });
    expect(fs.readdirSync(after).toSorted()).toEqual(fs.readdirSync(before).toSorted());
    const opened = openAddressSet(setFile(before, set));
    expect(said(opened, ID('257,East Tāmaki Road'))).toBe('257, EAST TĀMAKI|ROAD|, ŌTARA, AUCKLAND, Auckland, 2023');
    expect(said(opened, ID('251,High Street'))).toMatch(/, 4610$/);
    expect(said(opened, ID('401,Ohangai Road'))).toMatch(/, TĀWHITI, HĀWERA, South Taranaki District, 4610$/);
    expect([said(opened, ID('50,Ruahine Street')).slice(-4), said(opened, ID('5,Highgate')).slice(-4)]).toEqual([
      '4414',
      '9010',
    ]);
    expect(said(opened, ID('3,Wharf Road'))).toMatch(/Territory$/);
    const auckland = opened.nameLocality[opened.nameLocalityStart[opened.localityNames.find('AUCKLAND')]!]! >>> 1;
    expect([
      ...opened.localityPostcode.subarray(
        opened.localityPostcodeStart[auckland],
        opened.localityPostcodeStart[auckland + 1],
      ),
    ]).toEqual([1010, 1062, 2023]);
    expect(opened.ruralDeliveries).toContainEqual({ town: 'HAWERA', number: '12', postcode: 4672 });
  });

  it.each<[string, string, RegExp]>([
    [
      'without a column that says the postcode',
      'code,suburb\n1010,Auckland\n',
      /line 1: no column is recognised as postcode; name it with --map postcode=COLUMN\. The header has code, suburb/,
    ],
    [
      'with a postcode of five digits',
      'postcode,suburb\n1010,Here\n10100,There\n',
      /table\.csv line 3: the postcode is '10100', not four digits/,
    ],
    [
      'with a row too short',
      'postcode,suburb,region\n1010,Here,A\n1011,There\n',
      /table\.csv line 3: 2 columns where the header has 3/,
    ],
    ['with a header only', 'postcode,suburb\n', /table\.csv has a header and no row with a postcode/],
  ])('is refused %s', async (_, content, message) => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), 'table.csv');
    fs.writeFileSync(file, content);
    await expect(importNzPostcodes({ paths: [file], map: new Map(), dataDir })).rejects.toThrow(message);
    expect(fs.readdirSync(dataDir).filter((name) => name.endsWith('.wpd'))).toEqual([]);
  });

  it('may name its columns otherwise, and lose the zeros of its postcodes', async () => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), 'table.csv');
    fs.writeFileSync(file, 'code;place of delivery\n110;Avenues\n');
    const {
      sets: [set],
    } = await importNzPostcodes({
      paths: [file],
      map: new Map([
        ['postcode', 'code'],
        ['locality', 'place of delivery'],
      ]),
      dataDir,
    });
    expect([...openAddressSet(setFile(dataDir, set)).localityPostcode]).toEqual([110]);
  });

  it('is a set of places of its own, which a failed import leaves in use', async () => {
    const dataDir = temporaryFolder();
    const {
      sets: [set],
    } = await importNzPostcodes({ paths: [postcodes], map: new Map(), dataDir });
    expect(set).toMatchObject({ source: 'NZPOSTCODES', country: 'NZ', addresses: 0 });
    await expect(installSet(dataDir, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(fs.existsSync(setFile(dataDir, set))).toBe(true);
  });
});
