// cleanse of New Zealand lines without data that say more of the town than its name: a side of the city, its authority,
// the postcode of its rural deliveries, coordinates.
import { expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('nz');

it.each<[string, string, Partial<ValidatedAddress>]>([
  [
    'the postcode of the rural deliveries of the town, at whose edge the suburb is',
    '12 Mataka Street, Kopu, 3578',
    { suburb: 'KOPU', townCity: 'THAMES', postcode: '3578', confidence: 94 },
  ],
  [
    'a side of Auckland behind a suburb',
    '12 Mataka Street, Papatoetoe, South Auckland',
    {
      street: 'MATAKA STREET',
      suburb: 'PAPATOETOE',
      townCity: 'AUCKLAND',
      changedItems: expect.arrayContaining([expect.objectContaining({ actionType: 'REMOVE', oldValue: 'SOUTH' })]),
    },
  ],
  [
    'a side of Auckland behind premises and a suburb',
    'Mataka House, Henderson, West Auckland',
    { street: null, buildingName: 'MATAKA HOUSE', suburb: 'HENDERSON', townCity: 'AUCKLAND' },
  ],
  [
    'a street with a side, in Auckland',
    '12 Customs Street West Auckland 1010',
    { street: 'CUSTOMS STREET WEST', suburb: null, townCity: 'AUCKLAND' },
  ],
  [
    'what a map says of the town',
    '12, Mataka Street, Te Aro, Wellington, Wellington City, Wellington, 6011, New Zealand',
    { street: 'MATAKA STREET', suburb: 'TE ARO', townCity: 'WELLINGTON', postcode: '6011' },
  ],
  [
    'coordinates behind the town, and nothing before it',
    '12 Mataka Street, N/A, Levin -40.6225, 175.2858',
    { street: 'MATAKA STREET', suburb: null, townCity: 'LEVIN', confidence: 95 },
  ],
])('cleanse knows %s', async (_, fullAddress, expected) => {
  const { payload } = await engine().run(cleanse, { payload: [{ fullAddress }] });
  expect(payload[0]).toMatchObject({ status: 'partial', level: 'locality', ...expected });
});
