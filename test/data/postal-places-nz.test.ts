// The table of New Zealand's rural deliveries and box lobbies as rows, and what they make of those of post towns.
import { describe, expect, it } from 'vitest';
import { postTownRows } from '../../src/data/import/embedded/post-towns-nz.js';
import { postalPlaceRows, withPostalPlaces } from '../../src/data/import/embedded/postal-places-nz.js';

const TOWNS = `# Westshire
Mataka -40.00,175.00 4010 4071
- 4010 Pinfold
~ 4071-4073 Kowhara, Mt Ardlee
~ 4074 Tawhara
`;
const POSTAL = `; a remark
# Westshire
4072 Kowhara, Upper Kowhara -40.30,175.30; 4074 Ngahuia -40.40,175.40
4044 Pinfold -40.01,175.01
`;
const merged = withPostalPlaces(postTownRows(TOWNS), postalPlaceRows(POSTAL));
const codesOf = (name: string): number[] =>
  [...new Set(merged.filter((row) => row.name === name).map(({ postcode }) => postcode))].toSorted((a, b) => a - b);

describe('the table of rural deliveries and box lobbies', () => {
  it('has one row for each name of a postcode, in its region and at its point', () => {
    expect(postalPlaceRows(POSTAL).map(({ name, postcode }) => [name, postcode])).toEqual([
      ['Kowhara', 4072],
      ['Upper Kowhara', 4072],
      ['Ngahuia', 4074],
      ['Pinfold', 4044],
    ]);
    expect(postalPlaceRows(POSTAL)[0]).toMatchObject({ region: 'Westshire', point: [-40.3e7, 175.3e7] });
  });

  it.each([
    ['a place of the code keeps those of its range that the table lacks', 'Kowhara', [0, 4071, 4072, 4073]],
    ['a place of the range does not have a code that the table gives to others', 'Mount Ardlee', [0, 4071, 4073]],
    ['a code that a place is given by itself stays', 'Tawhara', [4074]],
    ['a suburb has its own codes and the lobby', 'Pinfold', [4010, 4044]],
  ])('%s', (_, name, codes) => {
    expect(codesOf(name)).toEqual(codes);
  });

  it('leaves a place of both tables in its town', () => {
    expect(merged.findLast(({ name }) => name === 'Pinfold')!.town).toBe('Mataka');
  });

  it('says in which line something else stands', () => {
    expect(() => postalPlaceRows('# Westshire\n4072 Kowhara\n')).toThrow(
      'assets/places/new-zealand-postal.txt line 2: "4072 Kowhara" is no postcode with a place',
    );
  });

  it('has points of New Zealand only', () => {
    for (const { name, point } of postalPlaceRows()) {
      const [latitude, longitude] = point;
      const isThere = latitude > -47.5e7 && latitude < -34e7 && longitude > 166e7 && longitude < 179e7;
      expect.soft({ name, isThere }).toEqual({ name, isThere: true });
    }
  });
});
