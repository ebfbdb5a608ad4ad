// Streets of one name in more places than are looked at: how many of them have the ranges around a number looked for.
import { expect, test } from 'vitest';
import { find } from '../../src/contract/operations/find.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

const STREETS = 303;
/** A name of its own for each place: AA, AB and so on. */
const place = (i: number): string => `Wattle${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}ville`;
/** The range of the one address of a street, of which no other street has a number. */
const first = (i: number): number => 1000 + 10 * i;

const engine = engineOverAddresses(
  'id,street number,street,suburb,state,postcode',
  Array.from({ length: STREETS }, (_, i) => `s${i},${first(i)}-${first(i) + 4},Quoll Rd,${place(i)},VIC,3999`),
);

test('Ranges around a number are looked for in 300 streets', async () => {
  const asked = Array.from({ length: STREETS }, (_, i) => ({ country: 'AU', fullAddress: `${first(i) + 2} quoll rd` }));
  const answers = await Promise.all(
    asked.map((one) => engine().run(find, { payload: [one], sourceOfTruth: 'CUSTOM_AU_1' })),
  );
  const found = answers.map(({ payload }) => (payload as unknown[]).length);
  expect(found.filter((count) => count === 1)).toHaveLength(300);
  expect(found.filter((count) => count === 0)).toHaveLength(STREETS - 300);
});
