// The table of New Zealand's post towns as rows, and their points.
import { describe, expect, it } from 'vitest';
import { placesNz } from '../../src/data/import/embedded/places-nz.js';
import { postTownRows } from '../../src/data/import/embedded/post-towns-nz.js';

const TABLE = `; a remark
# Westshire
Mataka -40.00,175.00 4010 4040-4042
- 4010 Upper Mataka
- 4012 @-40.10,175.10 Pinfold, Ardlee
~ 4071 4072 Kowhara
@ Kowhara -40.50,175.50; Ardlee 10.00,10.00
`;
const degrees = (latitude: number, longitude: number): [number, number] => [latitude * 1e7, longitude * 1e7];

describe('the table of post towns', () => {
  it('gives a town the postcodes of its own and of its suburbs', () => {
    const own = postTownRows(TABLE).filter(({ name }) => name === 'Mataka');
    expect([...new Set(own.map(({ postcode }) => postcode))]).toEqual([4010, 4040, 4041, 4042, 4012]);
    expect(own.every(({ town, region }) => town === 'Mataka' && region === 'Westshire')).toBe(true);
  });

  it.each([
    ['a suburb at the point of its town', 'Upper Mataka', 'Mataka', [4010], degrees(-40, 175)],
    ['a suburb at the point of its line', 'Pinfold', 'Mataka', [4012], degrees(-40.1, 175.1)],
    ['a suburb of which a point far away is none', 'Ardlee', 'Mataka', [4012], degrees(-40.1, 175.1)],
    ['a country place at its own point', 'Kowhara', '', [4071, 4072], degrees(-40.5, 175.5)],
  ])('places %s', (_, name, town, postcodes, point) => {
    const rows = postTownRows(TABLE).filter((row) => row.name === name);
    expect(rows.map(({ postcode }) => postcode)).toEqual(postcodes);
    expect(rows.every((row) => row.town === town)).toBe(true);
    expect(rows[0]!.point).toEqual(point);
  });

  it('says in which line something else stands', () => {
    expect(() => postTownRows('# Westshire\nMataka 4010\n')).toThrow(
      'assets/places/new-zealand.txt line 2: neither a region, a town nor places',
    );
  });

  it('has four digits in every postcode and a region for every place', () => {
    for (const { name, region, postcode } of postTownRows()) {
      expect.soft({ name, region: region === '', isCode: postcode >= 110 && postcode <= 9999 }).toEqual({
        name,
        region: false,
        isCode: true,
      });
    }
  });
});

describe('the places of New Zealand', () => {
  const city = { name: 'Pinfold', lat: '-40.2', lng: '175.2', country: 'NZ', admin1: 'F3' };

  it('stand where the packages have a place of that name near by', () => {
    const placed = placesNz(postTownRows(TABLE), [city, { ...city, name: 'Kowhara', lat: '-46' }], []);
    expect(placed.find(({ name }) => name === 'Pinfold')!.point).toEqual(degrees(-40.2, 175.2));
    expect(placed.find(({ name }) => name === 'Kowhara')!.point).toEqual(degrees(-40.5, 175.5));
  });

  it('are joined by those that only the packages have, without a postcode', () => {
    const placed = placesNz([], [city, { ...city, name: 'Elsewhere', country: 'AU' }], []);
    expect(placed).toEqual([
      {
        name: 'Pinfold',
        town: '',
        region: 'Manawatu-Wanganui',
        territory: '',
        postcode: 0,
        point: degrees(-40.2, 175.2),
      },
    ]);
  });
});
