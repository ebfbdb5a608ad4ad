// Keys that an object of JSON has twice, of which a parser takes the last.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeatedKeys, repeatedKeysRemark } from '../../../src/contract/texts/repeated-keys.js';
import { runs } from '../../support/seeded.js';

const said = (text: string): string | undefined => repeatedKeys(text, JSON.parse(text));

describe('Repeated keys of JSON', () => {
  test.each([
    ['of the record', '{"a":1,"b":2,"a":3}', '"a"'],
    ['with spaces around the colon', '{"a" : 1, "a"\t:\n2}', '"a"'],
    ['written with an escape', String.raw`{"address":"x","\u0061ddress":"y"}`, '"address"'],
    ['with the same value', '{"a":"x","a":"x"}', '"a"'],
    ['that are empty', '{"":1,"":2}', '""'],
    ['three times, named once', '{"a":1,"a":2,"a":3}', '"a"'],
    ['of an object in it', '{"customer":{"name":"x","name":"y"}}', '"customer.name"'],
    ['of an object in a list', '{"to":[{"id":1},{"id":2,"id":3}]}', '"to[1].id"'],
    ['of an object whose list is the first value', '{"to":["a,b",{"id":2,"id":3}]}', '"to[1].id"'],
    ['of which one value is lost with the object it is', '{"a":{"b":1},"a":2}', '"a"'],
    ['beside texts with colons', '{"t":"12:30","u":":","a":"x\\":","a":"y"}', '"a"'],
    ['that end in a backslash', String.raw`{"a\\":1,"a\\":2}`, String.raw`"a\"`],
    ['that are named as members of all objects', '{"constructor":1,"constructor":2}', '"constructor"'],
  ])('%s are named', (_, text, named) => {
    expect(said(text)).toBe(`duplicate key ${named}`);
    expect(repeatedKeysRemark(text, JSON.parse(text))).toBe(`duplicate key ${named}: the last value is taken`);
  });

  test('several are named, five at most', () => {
    expect(said('{"a":1,"b":1,"a":2,"b":2}')).toBe('duplicate keys "a", "b"');
    const many = (count: number): string =>
      `{${Array.from({ length: count }, (_, i) => `"k${i}":1,"k${i}":2`).join(',')}}`;
    expect(said(many(5))).toBe('duplicate keys "k0", "k1", "k2", "k3", "k4"');
    expect(said(many(7))).toBe('duplicate keys "k0", "k1", "k2", "k3", "k4" and more');
  });

  test('a long one is shortened', () => {
    expect(said(`{"${'x'.repeat(200)}":1,"${'x'.repeat(200)}":2}`)).toBe(`duplicate key "${'x'.repeat(80)}…"`);
  });

  test.each([
    '{}',
    '[]',
    '"a"',
    'null',
    '{"a":1,"A":2}',
    '{"a":{"a":1},"b":{"a":1}}',
    '[{"a":1},{"a":2}]',
    '{"t":"12:30","u":":","v":"x\\":\\":"}',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '{"__proto__":1}',
    '{"a":[null,[[]],{}]}',
  ])('there are none in %s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  test('what is written by a writer of JSON has none, and has one with a key of any object written again', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.string(),
        fc.constantFrom(undefined, 1, '\t'),
        (value, key, space) => {
          expect(said(JSON.stringify({ [key]: value, other: value }, undefined, space))).toBeUndefined();
          const name = JSON.stringify(key);
          const again = `{${name}:${JSON.stringify(value)},"x y":[${JSON.stringify(value)}],${name} :1}`;
          fc.pre(key !== 'x y');
          expect(said(again)).toMatch(/^duplicate key "/);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
