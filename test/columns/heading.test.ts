// What headings mean by their words alone.
import { describe, expect, test } from 'vitest';
import { isAddressRole } from '../../src/columns/address-roles.js';
import { isHeading, meaningsOfHeading, stemOfName } from '../../src/columns/heading.js';
import { HEADINGS, OTHERS } from './heading-cases.js';

describe('A heading', () => {
  test.each(HEADINGS.map(([heading, role, order, stem]) => ({ heading, role, order, stem })))(
    '$heading means $role first of all',
    ({ heading, role, order, stem }) => {
      const [surest] = meaningsOfHeading(heading);
      expect(surest).toMatchObject({
        role,
        ...(order === undefined ? {} : { order }),
        ...(stem === undefined ? {} : { stem }),
      });
      expect(surest!.strength).toBeGreaterThan(0.75);
    },
  );

  test.each(OTHERS)('%j means %s, and hardly a part of an address', (heading, role) => {
    const [surest, ...others] = meaningsOfHeading(heading);
    expect(surest?.role).toBe(role);
    for (const other of others) if (isAddressRole(other.role)) expect(other.strength).toBeLessThan(surest!.strength);
  });

  test.each(['Order Number', 'Invoice Number', 'Price Level', 'Access Level', 'Xyzzy', '', '12', '***'])(
    '%j is surely no part of an address',
    (heading) => {
      const parts = meaningsOfHeading(heading).filter(({ role }) => isAddressRole(role));
      expect(parts.filter(({ strength }) => strength > 0.5)).toEqual([]);
    },
  );

  test('that may mean several things has them all, the surest first', () => {
    const roles = meaningsOfHeading('ST').map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['street', 'state']));
    const strengths = meaningsOfHeading('ST_NAME').map(({ strength }) => strength);
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  });

  test('of the number of a property is surer where it says house, whichever stands first', () => {
    const surenessOf = (heading: string): number => meaningsOfHeading(heading)[0]!.strength;
    expect(surenessOf('PROP_NO')).toBeLessThan(surenessOf('HOUSE_NO'));
  });

  test('of a group tells whose address it is in its own words', () => {
    expect(meaningsOfHeading('Residential Suburb')[0]).toMatchObject({ stem: 'home', owner: 'residential' });
    expect(meaningsOfHeading('PO Address Line 1')[0]).toMatchObject({ stem: 'postal', owner: 'po' });
    expect(stemOfName('Residential')).toBe('home');
    expect(stemOfName('PO')).toBe('postal');
    expect(stemOfName('Address 2')).toBe('#2');
    expect(stemOfName('')).toBe('');
  });

  test.each([
    ['Suburb', true],
    ['Addr 1', true],
    ['PCODE', true],
    ['Customer No', true],
    ['5 Smith St', false],
    ['24', false],
    ['Reservoir', false],
    ['ann@example.com', false],
    ['0412 345 678', false],
    ['', false],
    ['Address '.repeat(20), false],
  ])('is told from a value by its words: %j is one: %s', (cell, is) => {
    expect(isHeading(cell)).toBe(is);
  });
});

describe('Words for the first and the last of a range', () => {
  const FIRST = ['From', 'Start', 'Begin', 'Low', 'Lower', 'Lo'];
  const LAST = ['To', 'End', 'High', 'Higher', 'Hi', 'Upper'];
  const rolesOf = (heading: string): string[] => meaningsOfHeading(heading).map(({ role }) => role);

  test.each(FIRST)('%s is the first of numbers, and of no names or lines', (word) => {
    expect(rolesOf(`House Number ${word}`)[0]).toBe('streetNumber');
    expect(rolesOf(`${word} Name`)).not.toContain('givenName');
    expect(rolesOf(`${word} Address`)).not.toContain('line');
  });

  test.each(LAST)('%s is the last of numbers, and of no names', (word) => {
    expect(rolesOf(`House Number ${word}`)[0]).toBe('streetNumberLast');
    expect(rolesOf(`${word} Name`)).not.toContain('familyName');
    expect(rolesOf(`Address Line ${word}`)).not.toContain('familyName');
  });

  test('but First and Last are of names, and First of lines', () => {
    expect([rolesOf('First Name')[0], rolesOf('Last Name')[0], rolesOf('Address First')[0]]).toEqual([
      'givenName',
      'familyName',
      'line',
    ]);
  });
});
