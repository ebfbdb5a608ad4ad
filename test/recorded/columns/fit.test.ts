// How far the values of a column agree with each role, by the share of them that looks like each kind.
import { expect, test } from 'vitest';
import { certaintyOf, fitOf } from '../../../src/columns/fit.js';
import type { Profile } from '../../../src/columns/profile.js';
import { KINDS, type Kind } from '../../../src/columns/value-kinds.js';
import { asText } from '../support/recorded.js';

const ROLES = `
  email web date phone abn fullAddress street line careOf buildingName flatUnitType flatUnitNumber
  flatUnitPrefix flatUnitSuffix floorLevelType floorLevelNumber floorLevelPrefix floorLevelSuffix lotNumber
  lotPrefix lotSuffix streetNumber streetNumberPrefix streetNumberSuffix streetNumberLast streetNumberLastPrefix
  streetNumberLastSuffix state streetName streetType streetSuffix postal postalType rdNumber locality townCity
  postcode country latitude longitude point fax acn company person givenName familyName nothing
`
  .trim()
  .split(/\s+/);

/** On both sides of every share that decides. */
const SHARES = [0, 0.18, 0.22, 0.28, 0.33, 0.42, 0.48, 0.52, 0.58, 0.62, 0.7, 0.78, 0.82, 0.88, 0.92, 0.96, 1];

const profile = (shares: Readonly<Partial<Record<Kind, number>>>, count = 20): Profile => ({
  filled: 1,
  count,
  distinct: count,
  share: (kind) => shares[kind] ?? 0,
});
const told = (role: string, shares: Readonly<Partial<Record<Kind, number>>>): string =>
  `${fitOf(role, profile(shares))}/${certaintyOf(role, profile(shares))}`;

test('Values agree with roles as far as they did', async () => {
  const lines: string[] = [];
  for (const role of ROLES) {
    const nothing = told(role, {});
    lines.push(`${role}\t${nothing}\t${fitOf(role, profile({}, 0))}/${certaintyOf(role, profile({}, 0))}`);
    for (const kind of KINDS) {
      const all = SHARES.map((share) => told(role, { [kind]: share }));
      const against = SHARES.map((share) => told(role, { letters: 0.7, digits: 0.6, street: 0.55, [kind]: share }));
      if (all.some((one) => one !== nothing)) lines.push(`${role} ${kind}\t${all.join(' ')}`);
      if (new Set(against).size > 1) lines.push(`${role} beside ${kind}\t${against.join(' ')}`);
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/columns-fit.txt');
});
