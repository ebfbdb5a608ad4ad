// The places of the world that come with the package, from the tables they are made of.
import { describe, expect, test } from 'vitest';
import { worldPlaces } from '../../../src/data/import/embedded/world-places.js';

describe('The places that come with the package', () => {
  const tableRow = (
    id: number,
    name: string,
    others: string,
    lat: number,
    lng: number,
    people: number,
    more: Partial<Record<'kind' | 'admin2', string>> = {},
  ): string[] => [
    String(id),
    name,
    name,
    others,
    String(lat),
    String(lng),
    'P',
    more.kind ?? 'PPL',
    'GB',
    '',
    'ENG',
    more.admin2 ?? '',
    '',
    '',
    String(people),
  ];
  const regions = [{ code: 'GB.ENG', name: 'England' }];
  const areas = [{ code: 'GB.ENG.W1', name: 'Wattleshire' }];

  test('have names, regions and points; odd rows are dropped', () => {
    const { places, regions: found } = worldPlaces({
      cities: [
        { name: ' Elder ', lat: '1.5', lng: '-2.25', country: 'GB', admin1: 'ENG' },
        { name: 'Elder', lat: '95', lng: '0', country: 'GB', admin1: 'ENG' },
        { name: '', lat: '1', lng: '0', country: 'GB', admin1: '' },
        { name: 'X', lat: '', lng: '', country: 'GB', admin1: '' },
        { name: 'X', lat: '1', lng: '1', country: '', admin1: '' },
      ],
      regions,
      areas: [],
      table: [],
    });
    expect(places).toEqual([
      {
        name: 'Elder',
        region: 0,
        area: '',
        postcode: '',
        latitude: 15_000_000,
        longitude: -22_500_000,
        others: [],
        population: 0,
        id: 0,
      },
    ]);
    expect(found).toEqual([{ country: 'GB', code: 'ENG', name: 'England' }]);
  });

  test('have the people and other names of the second package, whose further places they join', () => {
    const { places } = worldPlaces({
      cities: [{ name: 'Old Elder', lat: '1.5', lng: '-2.25', country: 'GB', admin1: 'ENG', admin2: 'W1' }],
      regions,
      areas,
      table: [
        tableRow(1, 'Elder', 'Old Elder,Éldre,Элдер,https://example.org/elder', 1.51, -2.26, 20_000),
        tableRow(2, 'Small Elder', 'Kleinelder', 3, 3, 900, { admin2: 'W1' }),
        tableRow(3, 'Lost Elder', '', 4, 4, 0, { kind: 'PPLH' }),
      ],
    });
    expect(places).toEqual([
      {
        name: 'Old Elder',
        region: 0,
        area: 'Wattleshire',
        postcode: '',
        latitude: 15_000_000,
        longitude: -22_500_000,
        others: ['Elder', 'Éldre', 'Элдер'],
        population: 20_000,
        id: 1,
      },
      {
        name: 'Small Elder',
        region: 0,
        area: 'Wattleshire',
        postcode: '',
        latitude: 30_000_000,
        longitude: 30_000_000,
        others: [],
        population: 900,
        id: 2,
      },
    ]);
  });
});
