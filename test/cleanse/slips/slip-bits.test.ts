// What slips of the pen cost, in bits.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipBits } from '../../../src/cleanse/verdict/slip-bits.js';
import { runs } from '../../support/seeded.js';

const name = fc.string({ unit: fc.constantFrom(...'ABEMNRT'), maxLength: 8 });

describe('The bits of slips', () => {
  it.each([
    ['nothing', 'MARLOW', 'MARLOW', 0],
    ['two letters exchanged', 'MARLOW', 'MALROW', 3],
    ['the first two exchanged', 'MARLOW', 'AMRLOW', 5],
    ['a letter left out', 'MARLOW', 'MALOW', 4],
    ['the first left out', 'MARLOW', 'ARLOW', 6],
    ['the last left out', 'MARLOW', 'MARLO', 4],
    ['one of two like letters left out', 'CARROLL', 'CAROLL', 3],
    ['a letter struck twice', 'MARLOW', 'MARLLOW', 5],
    ['a letter that has no business there', 'MARLOW', 'MARKLOW', 9],
    ['one before all others', 'MARLOW', 'TMARLOW', 11],
    ['an S too many at the end', 'MARLOW', 'MARLOWS', 4],
    ['an S too few', 'MARLOWS', 'MARLOW', 4],
    ['a vowel for a vowel', 'MARLOW', 'MARLEW', 6],
    ['another letter', 'MARLOW', 'MARTOW', 12],
    ['the key beside', 'MARLOW', 'MARKOW', 10],
    ['the key below', 'MARLOW', 'MARLKW', 10],
    ['another first letter', 'MARLOW', 'BARLOW', 14],
    ['IE for Y', 'LANDY', 'LANDIE', 6],
    ['Y for IE', 'DULCIE', 'DULCY', 6],
    ['A for ER', 'MARLER', 'MARLA', 6],
    ['K for a first C', 'CARROW', 'KARROW', 6],
    ['QU for KW', 'KWORRY', 'QUORRY', 6],
    ['two letters that a scanner takes for one', 'DERNA', 'DEMA', 5],
    ['one that it takes for two', 'DUMAS', 'DURNAS', 5],
    ['CL for D', 'CLINTON', 'DINTON', 5],
    ['several slips, one after the other', 'MARLOW', 'MALROVW', 12],
    ['all letters of a name', '', 'AB', 20],
    ['no letter of a name', 'AB', '', 10],
  ])('%s: %s as %s is %d', (_, has, written, bits) => {
    expect(slipBits(has, written)).toBe(bits);
  });

  it('are none for the same name and some for any other', () => {
    fc.assert(
      fc.property(name, name, (has, written) => {
        expect(slipBits(has, written) > 0).toBe(has !== written);
      }),
      { numRuns: runs(500) },
    );
  });
});
