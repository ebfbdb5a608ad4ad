// What the tests of composed addresses share: the parts of an address by their names, and the line that they make.
import { expect, test } from 'vitest';
import { addressFields } from '../../src/contract/fields/address-fields.js';
import { composeAddress } from '../../src/contract/fields/compose-address.js';

export type Parts = Readonly<Record<string, string>>;

export const compose = (parts: Parts): string => composeAddress(addressFields.map(({ name }) => parts[name] ?? ''));

export const SMITH = { streetNumber: '24', street: 'Smith St' };
export const PLACE = { locality: 'Reservoir', state: 'VIC', postcode: '3073' };

/** A test for each row of a table. */
export function testLines(rows: readonly (readonly [what: string, parts: Parts, line: string])[]): void {
  test.each(rows)('%s', (_, parts, line) => {
    expect(compose(parts)).toBe(line);
  });
}
