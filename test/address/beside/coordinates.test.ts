// Coordinates, words that say nothing and plans of survey beside an address: none is a part of it, nor lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';
import { places } from '../nz/gazetteers.js';

const nz = (line: string): string => describeParse(parseAddress(line, places, 'nz'));
const au = (line: string): string => describeParse(parseAddress(line, testPlaces, 'au'));
const NZ = '12 Mataka Road, Levin';
const NZ_PARTS = 'number 12 · street MATAKA ROAD · town LEVIN';
const AU = '12 Numbat Road, Reservoir VIC 3073';
const AU_PARTS = 'number 12 · street NUMBAT ROAD · locality RESERVOIR · state VIC · postcode 3073';

describe('Coordinates behind an address are unknown', () => {
  it.each([
    [', -40.6225, 175.2858', '-40.6225, 175.2858'],
    [' -40.6225 175.2858', '-40.6225 175.2858'],
    [' (-40.6225, 175.2858)', '-40.6225, 175.2858'],
    [' | GPS: -40.6225, 175.2858', 'GPS: -40.6225, 175.2858'],
    [', Lat: -40.6225 Long: 175.2858', 'Lat: -40.6225 Long: 175.2858'],
    [', lat -40.6225, lng 175.2858', 'lat -40.6225, lng 175.2858'],
    [', S40.6225 E175.2858', 'S40.6225 E175.2858'],
    [' 40.6225 S, 175.2858 E', '40.6225 S, 175.2858 E'],
    [' (40°37\'21"S 175°17\'09"E)', '40°37\'21"S 175°17\'09"E'],
    [', 175.2858, -40.6225', '175.2858, -40.6225'],
    [' -43.9519, -176.5611', '-43.9519, -176.5611'],
  ])('%s', (behind, unknown) => {
    expect(nz(`${NZ}${behind}`)).toBe(`${NZ_PARTS} · unknown ${unknown}`);
    expect(au(`${AU}${behind}`)).toBe(`${AU_PARTS} · unknown ${unknown}`);
  });

  it('are no more than two numbers that no house and no postcode has', () => {
    expect(nz('12 Mataka Road, Levin 5510')).toBe(`${NZ_PARTS} · postcode 5510`);
    expect(nz('Unit 40.62, 175 Mataka Road, Levin')).not.toContain('unknown');
  });

  it('take nothing else from the address, wherever they lie in both countries', () => {
    const south = fc.integer({ min: 1000, max: 4700 });
    const east = fc.integer({ min: 11300, max: 17990 });
    fc.assert(
      fc.property(south, east, fc.constantFrom(', ', ' ', ' / '), (lat, lon, parting) => {
        const pair = `-${(lat / 100).toFixed(4)}${parting}${(lon / 100).toFixed(4)}`;
        expect(nz(`${NZ}, ${pair}`)).toBe(`${NZ_PARTS} · unknown ${pair}`);
      }),
    );
  });
});

describe('A part that says nothing is unknown', () => {
  it.each(['N/A', 'n/a', 'null', 'NULL', 'None', 'undefined', 'Unknown', 'nan', 'TBC', 'Not applicable', 'Default'])(
    '%s',
    (said) => {
      expect(nz(`12 Mataka Road, ${said}, Levin`)).toBe(`${NZ_PARTS} · unknown ${said}`);
      expect(nz(`${NZ}, ${said}`)).toBe(`${NZ_PARTS} · unknown ${said}`);
      expect(nz(`${said}, ${NZ}`)).toBe(`${NZ_PARTS} · unknown ${said}`);
      expect(au(`12 Numbat Road, ${said}, Reservoir VIC 3073`)).toBe(`${AU_PARTS} · unknown ${said}`);
    },
  );

  it('has the postcode of the next column behind it', () => {
    expect(nz('12 Mataka Road, Levin, null 5510')).toBe(`${NZ_PARTS} · postcode 5510 · unknown null`);
  });

  it.each([
    ['12 Null Street, Levin', 'number 12 · street NULL STREET · town LEVIN'],
    ['12 Unknown Road, Levin', 'number 12 · street UNKNOWN ROAD · town LEVIN'],
    ['N/A', 'town N A'],
  ])('but not in %s', (line, expected) => {
    expect(nz(line)).toBe(expected);
  });
});

describe('A plan of survey is unknown', () => {
  it.each([
    [`SP 98765, ${NZ}`, `${NZ_PARTS} · unknown SP 98765`],
    [`${NZ}, DP 4321`, `${NZ_PARTS} · unknown DP 4321`],
    [`${NZ} (DPS 54321)`, `${NZ_PARTS} · unknown DPS 54321`],
    [`Unit 4 SP 98765, ${NZ}`, `flat UNIT 4 · ${NZ_PARTS} · unknown SP 98765`],
  ])('%s', (line, expected) => {
    expect(nz(line)).toBe(expected);
  });

  it.each([`SP 98765, ${AU}`, `${AU}, RP 54321`])('%s', (line) => {
    expect(au(line)).toMatch(new RegExp(`^${AU_PARTS} · unknown [SR]P \\d{5}$`));
  });

  it('but a shop is a shop, and a lot keeps its number', () => {
    expect(nz('SP 12, 7 Mataka Road, Levin')).toBe('flat SHOP 12 · number 7 · street MATAKA ROAD · town LEVIN');
    expect(nz('Lot 2 DP 54321, Mataka Road, Levin')).toBe('lot 2 · street MATAKA ROAD · town LEVIN · unknown DP 54321');
  });
});
