// How many of a column's values must look like a role, kind by kind: just enough is enough, and less is not.
import { describe, expect, test } from 'vitest';
import { certaintyOf, fitOf } from '../../src/columns/fit.js';
import type { Profile } from '../../src/columns/profile.js';
import type { Role } from '../../src/columns/phrases.js';

/**
 * role | kinds that its values look like | share that a heading needs | share without a heading | kinds that speak
 * against it
 */
const ROLES = `
fullAddress | numberStreet street tail box lotText unitText | 0.2 | 0.5 | email web date pair phone abn
line | letters digits | 0 | - | email web date pair phone abn
careOf | letters | 0.5 | - | email web date pair
buildingName | letters | 0.5 | - | email web date pair phone abn
flatUnitType | flatType | 0.3 | 0.9 | -
flatUnitNumber | within unitText houseNumber | 0.5 | - | email web date pair
flatUnitPrefix | houseNumberPart | 0.5 | - | -
flatUnitSuffix | houseNumberPart | 0.5 | - | -
floorLevelType | levelType flatType | 0.3 | 0.9 | -
floorLevelNumber | storey levelText | 0.5 | - | -
floorLevelPrefix | houseNumberPart | 0.5 | - | -
floorLevelSuffix | houseNumberPart | 0.5 | - | -
lotNumber | houseNumber unitNumber lotText | 0.5 | - | email web date pair
lotPrefix | houseNumberPart | 0.5 | - | -
lotSuffix | houseNumberPart | 0.5 | - | -
streetNumber | houseNumber | 0.5 | - | email web date pair
streetNumberPrefix | houseNumberPart | 0.5 | - | -
streetNumberSuffix | letterSuffix | 0.6 | - | email web date pair
streetNumberLast | houseNumber | 0.5 | - | email web date pair
streetNumberLastPrefix | houseNumberPart | 0.5 | - | -
streetNumberLastSuffix | letterSuffix | 0.5 | - | -
street | street numberStreet letters | 0.5 | - | email web date pair phone abn state yesNo houseNumberPart
streetName | letters | 0.5 | - | email web date pair phone abn yesNo houseNumberPart
streetType | streetType | 0.4 | 0.8 | -
streetSuffix | streetSuffix | 0.4 | - | -
postal | digits box | 0.3 | - | email web date pair yesNo
postalType | letters | 0.5 | - | email web date pair
rdNumber | digits | 0.5 | - | -
locality | letters | 0.5 | - | email web date pair phone abn yesNo state
townCity | letters | 0.5 | - | email web date pair phone abn yesNo state
state | state stateLike statePostcode | 0.3 | 0.8 | yesNo
postcode | postcode figurePostcode worldPostcode statePostcode | 0.3 | - | -
country | country stateLike | 0.3 | 0.95 | -
latitude | latitude | 0.5 | - | -
longitude | longitude | 0.5 | - | -
point | pair | 0.5 | 0.6 | -
phone | phone | 0.3 | 0.9 | -
email | email | 0.3 | 0.6 | -
web | web | 0.3 | 0.6 | -
abn | abn | 0.3 | 0.9 | -
acn | acn | 0.5 | 0.95 | -
date | date | 0 | 0.8 | -
company | letters | 0.5 | 2 | email web date pair
person | letters | 0.5 | 2 | email web date pair
givenName | letters | 0.5 | - | email web date pair
familyName | letters | 0.5 | - | email web date pair`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [Role, string, string, string, string]);

/** A column of a hundred values of which such shares look like the kinds. */
const column = (shares: Readonly<Record<string, number>>): Profile =>
  ({ count: 100, share: (kind: string) => shares[kind] ?? 0 }) as unknown as Profile;

describe('The values of a column', () => {
  test.each(ROLES)('agree with the heading %s where enough look like %s: %s', (role, like, least) => {
    for (const kind of like.split(' ')) {
      const fits = [0, 0.01].map((less) => fitOf(role, column({ [kind]: Number(least) - less })) >= 0);
      expect({ kind, fits }).toEqual({ kind, fits: [true, Number(least) === 0] });
    }
  });

  test.each(ROLES.filter(([, , , , unlike]) => unlike !== '-'))(
    'speak against the heading %s where more than half look like what it is not',
    (role, like, least, _, unlike) => {
      const half = Math.max(0.5, Number(least));
      const [first] = like.split(' ') as [string];
      for (const kind of unlike.split(' ').filter((one) => !like.split(' ').includes(one))) {
        const fits = [0, 0.01].map((more) => fitOf(role, column({ [first]: half, [kind]: half + more })) >= 0);
        expect({ kind, fits }).toEqual({ kind, fits: [true, false] });
      }
    },
  );

  test.each(ROLES.filter(([, , , alone]) => Number(alone) <= 1))(
    'are enough without a heading for %s where so many look like it',
    (role, like, _, alone) => {
      const shares = (share: number): Profile =>
        column(Object.fromEntries(like.split(' ').map((kind) => [kind, share])));
      expect(certaintyOf(role, shares(Number(alone)))).toBe(Number(alone));
      expect(certaintyOf(role, shares(Number(alone) - 0.01))).toBe(0);
    },
  );

  test.each(ROLES.filter(([, , , alone]) => !(Number(alone) <= 1)))(
    'are never enough without a heading for %s',
    (role, like) => {
      expect(certaintyOf(role, column(Object.fromEntries(like.split(' ').map((kind) => [kind, 1]))))).toBe(0);
    },
  );

  test.each(ROLES)('say nothing of %s where there are none', (role) => {
    const none = { ...column({}), count: 0 } as Profile;
    expect([fitOf(role, none), certaintyOf(role, none)]).toEqual([0, 0]);
  });
});
