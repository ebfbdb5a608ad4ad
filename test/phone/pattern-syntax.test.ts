// Patterns of numbering plans, every short one of their signs: what is read of it matches what the pattern matches.
import { expect, test } from 'vitest';
import { firstDigits, readPattern, type Piece } from '../../src/phone/plan/pattern-syntax.js';

/** A piece written as a pattern again. */
function written(piece: Piece): string {
  switch (piece.is) {
    case 'digit':
      return `[${Array.from({ length: 10 }, (_, digit) => digit)
        .filter((digit) => (piece.digits >> digit) & 1)
        .join('')}]`;
    case 'all':
      return piece.of.map((one) => written(one)).join('');
    case 'either':
      return `(?:${piece.of.map((one) => written(one)).join('|')})`;
    case 'repeat':
      return `(?:${written(piece.of)}){${piece.least},${piece.most}}`;
  }
}

const NUMBERS = Array.from({ length: 1000 }, (_, i) => String(i)).concat(
  '',
  '00',
  '01',
  '000',
  '0123',
  '1111',
  '22222',
);
const matched = (pattern: string): string[] => NUMBERS.filter((number) => new RegExp(`^(?:${pattern})$`).test(number));
const isPattern = (text: string): boolean => {
  try {
    return new RegExp(`^(?:${text})$`) instanceof RegExp;
  } catch {
    return false;
  }
};

const PIECES = ['1', '\\d', '[0-3]', '[1\\d]', '[25]', '(?:1|23)', '(4|5)', '|', '?', '{2}', '{1,3}'];
const patterns = PIECES.flatMap((a) => [
  a,
  ...PIECES.flatMap((b) => [a + b, ...PIECES.slice(0, 9).map((c) => a + b + c)]),
]);

test('A pattern that is read matches the numbers that it matches as a regular expression', () => {
  const read = patterns.filter((pattern) => isPattern(pattern) && readPattern(pattern) !== undefined);
  // A counted piece that is counted again is not read.
  expect(read.length).toBeGreaterThan(400);
  for (const pattern of read.filter((_, i) => i % 3 === 0)) {
    const piece = readPattern(pattern)!;
    expect([pattern, matched(written(piece))]).toEqual([pattern, matched(pattern)]);
    const begins = new Set(
      matched(pattern)
        .filter((number) => number !== '')
        .map((number) => Number(number[0])),
    );
    for (const digit of begins) expect((firstDigits(piece) >> digit) & 1).toBe(1);
  }
});

test.each(['(?=1)2', '(?!1)2', '[^1]', '1+', '1*', '[a]', '(1', '1)', '.', 'a', '[1-', '\\D', '(?<a>1)'])(
  'The pattern %s is not read',
  (pattern) => {
    expect(readPattern(pattern)).toBeUndefined();
  },
);
