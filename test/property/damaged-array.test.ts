// A JSON array of which one place is damaged: what is read as a record is one that stood in it, and nothing inside one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArrayScanner, ELEMENT, NOTHING } from '../../src/formats/json/array.js';
import { indentAt, lookOfRecords, type RecordLook } from '../../src/formats/json/look.js';
import { runs } from '../support/seeded.js';

/** The elements of the array against which nothing is said. */
function elementsOf(bytes: Buffer, look?: RecordLook): { readonly start: number; readonly text: string }[] {
  const scanner = new ArrayScanner({ isFirst: true, isLast: true, isWhole: true, look });
  scanner.position = 1;
  const elements: { start: number; text: string }[] = [];
  for (let found = scanner.next(bytes, bytes.length); found !== NOTHING; found = scanner.next(bytes, bytes.length)) {
    const { start, end, problem } = scanner;
    if (found === ELEMENT && problem === '') elements.push({ start, text: bytes.toString('utf8', start, end) });
  }
  return elements;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

describe('A record behind a damaged one', () => {
  const inside = fc.record({ at: fc.integer(), of: fc.stringMatching(/^[a-z ]{0,5}$/) });
  const records = fc.array(
    fc.record({ id: fc.integer(), geo: inside, all: fc.array(inside, { maxLength: 2 }), text: fc.constant('x') }),
    { minLength: 2, maxLength: 6 },
  );
  /** Arrays of one record a line, of all in one, and of one key a line. */
  const written = [
    (all: readonly unknown[]) => `[${all.map((one) => JSON.stringify(one)).join(',\n')}]`,
    (all: readonly unknown[]) => JSON.stringify(all),
    (all: readonly unknown[]) => JSON.stringify(all, null, 2),
  ];

  test('is one of the file, whatever is taken out, put in or turned in one place', () => {
    fc.assert(
      fc.property(
        records,
        fc.constantFrom(...written),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', 'x', '},', '"x":', '},"y":'),
        (all, write, place, taken, put) => {
          const bytes = Buffer.from(write(all));
          const whole = elementsOf(bytes);
          const indents = whole.map(({ start }) => indentAt(bytes, start));
          const look = lookOfRecords(all, indents, all.length, 'utf-8')!;
          const at = 1 + (place % (bytes.length - 1));
          const damaged = Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + taken)]);
          const starts = new Set(whole.map(({ start }) => (start < at ? start : start + put.length - taken)));
          // Where the damage is before its brace, a record begins with what was put there.
          const isNear = (start: number): boolean => Math.abs(start - at) <= put.length + taken;
          for (const { start, text } of elementsOf(damaged, look)) {
            if (isObject(text)) expect(starts.has(start) || isNear(start)).toBe(true);
          }
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  test('is not an object inside it whose brace stands where those of records do', () => {
    const all = [1, 2, 3].map((id) => ({
      id,
      all: [
        { at: 1, of: 'a' },
        { at: 2, of: 'b' },
      ],
    }));
    const bytes = Buffer.from(JSON.stringify(all, null, 2));
    const look = lookOfRecords(all, ['  ', '  ', '  '], all.length, 'utf-8')!;
    const within = bytes.lastIndexOf('      "of": "a"');
    const damaged = Buffer.concat([bytes.subarray(0, within + 2), Buffer.from('{'), bytes.subarray(within + 2)]);
    const read = elementsOf(damaged, look).filter(({ text }) => isObject(text));
    expect(read.map(({ text }) => (JSON.parse(text) as { id?: number }).id)).toEqual([1, 2]);
  });
});
