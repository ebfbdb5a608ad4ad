// Each part that a row may give of an address, one by one: none of them is lost on the way to the line.
import { describe, expect, test } from 'vitest';
import { addressFields } from '../../src/contract/fields/address-fields.js';
import { compose } from './lines-of-parts.js';

const names = addressFields.map(({ name }) => name);

/** A value that stands for itself in each field. */
const VALUES: Readonly<Record<string, string>> = {
  fullAddress: '1 Full Way, Place',
  flatUnitNumber: '31',
  floorLevelNumber: '32',
  lotNumber: '33',
  streetNumber: '34',
  streetNumberSuffix: 'Q',
  streetNumberLast: '36',
  postal: '37',
  rdNumber: '38',
  postcode: '3939',
};
const valueOf = (name: string): string => VALUES[name] ?? `Word of ${name}`;
const parts = names.filter((name) => name !== 'fullAddress');
/** Those of one row: a whole street stands in place of its name, and a city beside a suburb and state is not needed. */
const together = parts.filter((name) => name !== 'street' && name !== 'townCity');

describe('The line has', () => {
  test.each(parts)('the %s, beside the number and name of a street', (name) => {
    expect(compose({ streetNumber: '4', streetName: 'Wattle', [name]: valueOf(name) })).toContain(valueOf(name));
  });

  test('every part that is given, in the order of an address', () => {
    expect(compose(Object.fromEntries(together.map((name) => [name, valueOf(name)])))).toBe(
      'C/- Word of careOf, Word of buildingName, Word of flatUnitType 31, Word of floorLevelType 32, LOT 33, ' +
        'Word of addressLine1, Word of addressLine2, Word of addressLine3, ' +
        '34Q-36 Word of streetName Word of streetType Word of streetSuffix, PO BOX 37, RD 38, ' +
        'Word of locality Word of state 3939, Word of country',
    );
  });

  test.each(together)('all that is given where only the %s is missing', (missing) => {
    const given = Object.fromEntries(together.filter((name) => name !== missing).map((name) => [name, valueOf(name)]));
    if (missing === 'streetNumber') {
      delete given['streetNumberSuffix'];
      delete given['streetNumberLast'];
    }
    const line = compose(given);
    for (const value of Object.values(given)) expect(line).toContain(value);
  });
});
