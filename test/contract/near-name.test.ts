// Small texts of messages: which name was meant by a mistyped one, what is quoted of a long text, and how many of many
// names are listed.
import { describe, expect, it } from 'vitest';
import { nearHint } from '../../src/contract/near-name.js';
import { shortened } from '../../src/contract/shortened.js';
import { listed } from '../../src/formats/mapping.js';

describe('A mistyped name', () => {
  it.each([
    ['postcod', ['state', 'postcode'], 'postcode'],
    ['POSTCODE', ['state', 'postcode'], 'postcode'],
    ['post', ['post code', 'past'], 'past'],
    ['lcoality', ['locality', 'local'], 'locality'],
    ['state', ['estate', 'stat'], 'estate'],
    ['abcde', ['abcxy', 'abxyz'], 'abcxy'],
    ['abcde', ['abxyz'], undefined],
    ['abcdefgh', ['abcdefghijkl'], 'abcdefghijkl'],
    ['', ['a'], undefined],
    ['', [''], ''],
    ['x', [], undefined],
  ])('%j of %j may mean %j', (text, names, meant) => {
    expect(nearHint(text, names)).toBe(meant === undefined ? '' : ` (do you mean '${meant}'?)`);
  });
});

describe('A long text', () => {
  it.each([
    ['12345', '12345'],
    ['123456', '12345…'],
    ['1234🏠', '1234…'],
    ['123🏠', '123🏠'],
    ['123🏠5', '123🏠…'],
  ])('%s is shown as %s', (text, shown) => {
    expect(shortened(text, 5)).toBe(shown);
  });

  it('is quoted to 500 letters', () => {
    expect(shortened('x'.repeat(500))).toHaveLength(500);
    expect(shortened('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
  });
});

describe('A list of names', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `c${i + 1}`);
  it('is whole up to twenty, and says how many more there are', () => {
    expect(listed(names(2))).toBe("'c1', 'c2'");
    expect(listed(names(20))).toMatch(/^'c1', .*'c20'$/);
    expect(listed(names(21))).toMatch(/^'c1', .*'c20' and 1 more$/);
    expect(listed(names(50))).toMatch(/'c20' and 30 more$/);
  });
});
