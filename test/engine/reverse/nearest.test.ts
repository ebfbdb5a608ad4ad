// Reverse geocode of records: each its nearest address or place, in any country.
import { expect, test } from 'vitest';
import { intlReverseGeocode, reverseGeocode } from '../../../src/contract/operations/reverse.js';
import { intlReverseSchema, type Nearest } from '../../../src/contract/schema/reverse.js';
import { ask, NZ, TEN, useSamplePoints } from './sample-points.js';

useSamplePoints();

const LONDON = ['51.503', '-0.127'] as const;

const PARIS = ['48.8566', '2.3522'] as const;

test('Outside Australia and New Zealand every record gets its nearest address or place', async () => {
  const response = await ask(reverseGeocode, [LONDON, PARIS, ['95', '0'], TEN], {
    features: { radius: '0', singleLineHitNumber: 'x', caseType: 'TITLE' },
  });
  expect(response).toMatchObject({
    status: 'SUCCESS',
    messages: [expect.stringMatching(/^record 3: the latitude 95 is not between/)],
    payload: [{ id: 'GB|OPENADDRESSES|a1' }, { country: 'FR' }, null, { _type: 'AddressIntl', country: 'AU' }],
  });
  expect(response.payload).toEqual((await ask(intlReverseGeocode, [LONDON, PARIS, ['95', '0'], TEN])).payload);
});

test('The nearest of every record, in any country', async () => {
  const response = await ask(intlReverseGeocode, [
    LONDON,
    ['51.5035', '-0.1277'],
    PARIS,
    ['-37.7137', '145.0032'],
    NZ,
    ['-78.4', '106.8'],
  ]);
  expect(response.payload).toMatchObject([
    {
      _type: 'AddressIntl',
      id: 'GB|OPENADDRESSES|a1',
      fullAddress: '10 Wattle Street, London SW1A 2AA, United Kingdom',
      attributes: { Distance: '0.00000', CountryIso3: 'GBR' },
    },
    { id: expect.stringMatching(/^GB\|OPENADDRESSES\|a[23]$/) as string },
    { sourceOfTruth: 'PLACES', country: 'FR', attributes: { CountryIso2: 'FR' } },
    { sourceOfTruth: 'GNAF', country: 'AU', city: 'RESERVOIR', province: 'VIC' },
    { id: expect.stringMatching(/^NZ\|NZAD\|/) as string, city: 'AUCKLAND', district: 'ŌTARA', country: 'NZ' },
    { sourceOfTruth: 'PLACES' },
  ]);
  for (const element of response.payload as Nearest[]) {
    expect(Number(element.attributes!['Distance'])).toBeLessThan(4_000);
  }
  expect(intlReverseSchema.response.safeParse(response).error).toBeUndefined();
  expect(intlReverseGeocode.elements(response)).toEqual(response.payload);
});

test('A record of an unreadable point is null at its own index, with a message, and the call a success', async () => {
  const response = await ask(intlReverseGeocode, [LONDON, ['north', '0'], PARIS]);
  expect(response).toMatchObject({
    status: 'SUCCESS',
    messages: ["record 2: the latitude 'north' is not a number; give decimal degrees, such as -37.71"],
    payload: [{ country: 'GB' }, null, { country: 'FR' }],
  });
  expect(intlReverseGeocode.elements(response)[1]).toMatchObject({
    status: 'rejected',
    messages: ["the latitude 'north' is not a number; give decimal degrees, such as -37.71"],
  });
});
