// Long runs of what is no record: they fall into blocks as records do, and cost time in proportion to their length. A
// search that began anew at each sign took minutes for any of these, far more than a test may take.
import { describe, expect, test } from 'vitest';
import { ArrayScanner, cutElements, NOTHING } from '../../src/formats/json/array.js';
import type { RecordLook } from '../../src/formats/json/look.js';
import { piecesOf, piecesOfBlocks, type Piece } from '../property/array-pieces.js';

const MEGABYTE = 1 << 20;
const LOOKS: readonly (readonly [string, RecordLook | undefined])[] = [
  ['nothing is known of records', undefined],
  ['records stand in lines with others', { indent: undefined, keys: ['text'], encoding: 'utf-8' }],
  ['records have lines of their own', { indent: '', keys: ['text'], encoding: 'utf-8' }],
];
const isSame = (one: Piece, other: Piece | undefined): boolean =>
  one.kind === other?.kind && one.start === other.start && one.end === other.end && one.problem === other.problem;
const repeated = (begin: string, sign: string, bytes: number): Buffer =>
  Buffer.from(begin + sign.repeat(Math.ceil(bytes / sign.length)));

describe.each(LOOKS)('Where %s', (_, look) => {
  test.each([',', '""', '][', '{"text":[],},'])('more than two megabytes of %s are cut into blocks', (sign) => {
    const bytes = repeated('{"text":"a"},x y,', sign, 2.2 * MEGABYTE);
    const cut = cutElements(bytes, bytes.length, true, look);
    expect(cut).toBeGreaterThan(MEGABYTE);
    expect(cut).toBeLessThan(bytes.length);
  });

  test.each([
    '[',
    '{',
    '{"a":',
    '[{"a":',
    '\n{"a":[',
    '},{"text":[',
    '},\n{"text":[',
    '{"text":"a","l":[},',
    '{"a":{"b":[',
  ])('%j is read on and on, before the end of the array and behind it', (sign) => {
    for (const begin of ['{"text":"a"},', '{"text":"a"}] tail ']) {
      const bytes = repeated(begin, sign, MEGABYTE >> 5);
      const scanner = new ArrayScanner({ isFirst: true, isLast: true, isWhole: true, look });
      let last = 0;
      while (scanner.next(bytes, bytes.length) !== NOTHING) last = Math.max(last, scanner.end);
      expect(last).toBe(bytes.toString('latin1').trimEnd().length);
    }
  });

  test.each([
    [',', '{"text":[],},'],
    ['{"b":{"c":[1]}},', '{"a":'],
  ])('%j and %j, each of more than a megabyte, fall into the same pieces in blocks', (...signs) => {
    const run = (sign: string): string => sign.repeat(Math.ceil((MEGABYTE * 1.1) / sign.length));
    const bytes = Buffer.from(`{"text":"a"},\n${signs.map(run).join('')}]`);
    const whole = piecesOf(bytes, true, true, 0, look);
    const cut = piecesOfBlocks(bytes, 300_000, look);
    // Not by a matcher: to look at a million pieces it takes longer than all else.
    const differs = whole.findIndex((piece, i) => !isSame(piece, cut[i]));
    expect([cut.length, differs, whole[differs]]).toEqual([whole.length, -1, undefined]);
  });
});
