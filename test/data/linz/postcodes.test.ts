// The table of New Zealand postcodes, beside and before the addresses.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installSet, listSets, setFile } from '../../../src/data/catalogue.js';
import { importLinz } from '../../../src/data/import/linz/import.js';
import { importNzPostcodes } from '../../../src/data/import/nz-postcodes/import.js';
import { POSTCODE_KIND, type AddressSet } from '../../../src/data/addresses/read/address-set.js';
import { openAddressSet } from '../../../src/data/addresses/read/open.js';
import { temporaryFolder } from '../support/release.js';
import { layer, postcodes, said, ID } from './layer.js';

/** Postcodes of a locality that are of a kind. */
const codesOf = (set: AddressSet, locality: number, kind: number): number[] =>
  [...set.localityPostcode.entries()].flatMap(([i, code]) =>
    i >= set.localityPostcodeStart[locality]! &&
    i < set.localityPostcodeStart[locality + 1]! &&
    set.localityPostcodePostal[i] === kind
      ? [code]
      : [],
  );

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
    expect(codesOf(opened, auckland, POSTCODE_KIND.delivered)).toEqual([1010, 1062, 2023]);
    expect(codesOf(opened, auckland, POSTCODE_KIND.further)).toContain(1024);
    // No line that is asked by its postcode alone finds a place that has it from elsewhere.
    expect([...opened.postcodeLocality.subarray(...opened.postcodeLocalityStart.slice(1024, 1026))]).toEqual([]);
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

  // NZ Post's third digit: 1 to 3 for streets, 4 to 6 for boxes and bags, 7 to 9 for rural delivery.
  it.each<[codes: number[], delivered: number[], postal: number[]]>([
    [
      [4600, 4610, 4630, 4640, 4660, 4670, 4690],
      [4610, 4630, 4600, 4670, 4690],
      [4640, 4660],
    ],
    [[4640, 4650, 4671], [4640, 4650, 4671], []],
    // Of another hundred a street's postcode says nothing.
    [[4510, 4640], [4510, 4640], []],
    [[4630, 4649, 4669], [4630], [4649, 4669]],
  ])('of %j delivers to %j by street, and to boxes by %j', async (codes, delivered, postal) => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), 'table.csv');
    fs.writeFileSync(file, `postcode,suburb\n${codes.map((code) => `${code},Avenues\n`).join('')}`);
    const { sets } = await importNzPostcodes({ paths: [file], map: new Map(), dataDir });
    const set = openAddressSet(setFile(dataDir, sets[0]));
    expect([codesOf(set, 0, POSTCODE_KIND.delivered), codesOf(set, 0, POSTCODE_KIND.postal)]).toEqual([
      delivered,
      postal,
    ]);
  });

  it.each<[first: string, rest: string]>([
    ['postcode,suburb,town,lat,long\n1010,Avenues,Whangarei,-35.7,174.3\n', 'first the postcode'],
    ['suburb,postcode,town,lat,long\nAvenues,1010,Whangarei,-35.7,174.3\n', 'first the suburb'],
    ['town,postcode,suburb,lat,long\nWhangarei,1010,Avenues,-35.7,174.3\n', 'first the town'],
    ['lat,postcode,suburb,long,town\n-35.7,1010,Avenues,174.3,Whangarei\n', 'first the latitude'],
    ['long,postcode,suburb,lat,town\n174.3,1010,Avenues,-35.7,Whangarei\n', 'first the longitude'],
  ])('has its columns in any order: %s', async (content) => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), 'table.csv');
    fs.writeFileSync(file, content);
    const { sets } = await importNzPostcodes({ paths: [file], map: new Map(), dataDir });
    const set = openAddressSet(setFile(dataDir, sets[0]));
    const named = (name: string): number =>
      set.nameLocality[set.nameLocalityStart[set.localityNames.find(name)]!]! >>> 1;
    const suburb = named('AVENUES');
    expect([...set.localityPostcode]).toContain(1010);
    const town = named('WHANGAREI');
    expect([set.localityTown[suburb], set.localityTown[town]]).toEqual([town, town]);
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

  it('leaves no file, and none open, where the addresses that it is for are damaged', async () => {
    const dataDir = temporaryFolder();
    const {
      sets: [set],
    } = await importLinz({ paths: [layer], dataDir });
    const file = setFile(dataDir, set);
    const bytes = fs.readFileSync(file);
    bytes.fill(0xa5, Math.floor(bytes.length / 3), Math.floor((bytes.length * 2) / 3));
    fs.writeFileSync(file, bytes);
    await expect(importNzPostcodes({ paths: [postcodes], map: new Map(), dataDir })).rejects.toMatchObject({
      kind: 'data-broken',
    });
    const sets = (await listSets(dataDir)).map((installed) => installed.file);
    expect(sets).toHaveLength(2);
    expect(fs.readdirSync(dataDir).toSorted()).toEqual(['catalogue.json', ...sets].toSorted());
    const openFiles = fs.readdirSync('/proc/self/fd').map((fd) => linkOf(`/proc/self/fd/${fd}`));
    expect(openFiles.filter((target) => target.startsWith(dataDir))).toEqual([]);
  });
});

/** Where a link leads; '' for one that is gone. */
function linkOf(link: string): string {
  try {
    return fs.readlinkSync(link);
  } catch {
    return '';
  }
}
