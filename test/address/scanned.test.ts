// Letters that a scanner read as digits: what a text may have been before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unscanned } from '../../src/address/parse/scanned.js';
import { runs } from '../support/seeded.js';

describe('A text that was scanned', () => {
  it.each([
    ['13 8aker Grove', ['13 baker Grove']],
    ['DAV1D ROAD', ['DAVLD ROAD', 'DAVID ROAD']],
    ['7 CO1IN ST', ['7 COLIN ST', '7 COIIN ST']],
    ['197 O1D RD', ['197 OLD RD', '197 OID RD']],
    ['2 PAR5ONAGE L0NG ST', ['2 PARSONAGE LONG ST']],
  ])('%s may have been other texts', (text, others) => {
    expect(unscanned(text)).toEqual(others);
  });

  it.each([
    ['no digit among letters', '13 Baker Grove'],
    ['a number with a suffix', '13B Baker Grove'],
    ['an ordinal', '5TH AVENUE'],
    ['units', 'UNIT5A U1A APT8B 40 Baker St'],
    ['a unit of two letters that begins the line', 'G1A Baker Grove'],
    ['more words than two', '8aker DAV1D PAR5ONAGE'],
    ['more digits than four', 'A8B8C8D8E8F'],
    ['more ones than two', 'A1B1C1D ROAD'],
    ['more than a line', `8aker ${'x '.repeat(600)}`],
  ])('is as it was written where there is or are %s', (_, text) => {
    expect(unscanned(text)).toEqual([]);
  });

  it('gives four texts at most, each as long as the text, of any text and at once', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'ab1058 /,\n\u0101XYZ-'), maxLength: 900 });
    fc.assert(
      fc.property(piece, (text) => {
        const others = unscanned(text);
        expect(others.length).toBeLessThanOrEqual(4);
        for (const other of others) {
          expect(other).toHaveLength(text.length);
          const changed = [...other].flatMap((letter, i) => (letter === text[i] ? [] : [text[i]!]));
          expect(changed.every((digit) => '0158'.includes(digit))).toBe(true);
        }
        expect(unscanned('A1'.repeat(50_000))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
