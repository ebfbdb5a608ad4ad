// Answers as JSON on their way between threads.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonWriter, type Json } from '../../../src/engine/threads/json-writer.js';
import { runs } from '../../support/seeded.js';
import { anyCharacter } from '../../support/any-character.js';

const written = (writer: JsonWriter, value: Json, room = 65_536): { length: number; text: string } => {
  const bytes = new Uint8Array(room);
  const length = writer.write(value, bytes);
  return { length, text: Buffer.from(bytes.subarray(0, length)).toString() };
};

/** Objects of few keys, so that shapes come again, with nulls and other orders. */
const record = fc.record(
  {
    name: fc.option(fc.string({ unit: anyCharacter })),
    status: fc.option(fc.constantFrom('a', 'b')),
    n: fc.option(fc.double()),
    list: fc.array(fc.option(fc.boolean())),
  },
  { requiredKeys: [] },
);
const json = fc.oneof(
  fc.jsonValue({ stringUnit: anyCharacter }),
  fc.array(record),
  fc.array(fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'ā', '"', '\\', '\n', '\u007f', 'x') })),
) as fc.Arbitrary<Json>;

it('any value is written as JSON.stringify writes it, whatever was written before', () => {
  const writer = new JsonWriter();
  fc.assert(
    fc.property(json, (value) => {
      expect(written(writer, value).text).toBe(JSON.stringify(value));
    }),
    { numRuns: runs(500) },
  );
});

it.each<[string, Json]>([
  ['a field that is undefined is left out', { a: 1, b: undefined, c: null }],
  ['in a list it is null', [undefined, 1]],
  ['numbers that JSON does not have are null', [Number.NaN, Infinity, -Infinity, -0, 1e21, 1e-7]],
  ['keys are escaped', { '"': 1, '\n': null, ā: 2, __proto: 3 }],
  ['a key named __proto__ is a key', JSON.parse('{"__proto__":{"a":null}}') as Json],
  ['an object without fields', [{}, { a: {} }, {}]],
  [
    'an object of more fields than have a shape',
    Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`field ${i}`, i % 3 === 0 ? null : i])),
  ],
  ['more shapes than are kept', Array.from({ length: 2_000 }, (_, i) => ({ [`key ${i % 1_000}`]: null, other: i }))],
  ['keys that hold a NUL', [{ a: 1, b: 2 }, { 'a\0b': 1 }]],
  ['fields in another order', [{ a: 1, b: null }, { b: 1, a: null }, { a: 1 }, { a: 1, b: 2, c: 3 }]],
])('%s', (_, value) => {
  expect(written(new JsonWriter(), value).text).toBe(JSON.stringify(value));
});

it('what has no room is counted, so that as many bytes hold it', () => {
  const writer = new JsonWriter();
  fc.assert(
    fc.property(json, fc.integer({ min: 0, max: 40 }), (value, room) => {
      const whole = JSON.stringify(value);
      const { length, text } = written(writer, value, room);
      if (length <= room) expect(text).toBe(whole);
      else expect(written(writer, value, length).text).toBe(whole);
    }),
    { numRuns: runs(500) },
  );
});
