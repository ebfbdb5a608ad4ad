// Two letters that changed places across a third.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSwappedAcross } from '../../../src/cleanse/street/swapped-across.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { runs } from '../../support/seeded.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const isSwapped = (name: string, other: string): boolean => {
  const bytes = new TextEncoder().encode(`XY${other}Z`);
  return isSwappedAcross(name, bytes, 2, bytes.length - 1);
};

/** The plain definition: three letters of the longer one, of which the other has the ends alone, turned. */
function isPlainlySwapped(name: string, other: string): boolean {
  const [long, short] = name.length > other.length ? [name, other] : [other, name];
  return long
    .slice(2)
    .split('')
    .some((second, i) => second !== long[i] && short === long.slice(0, i) + second + long[i]! + long.slice(i + 3));
}

const name = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 7 });

describe('Two letters that changed places across a third', () => {
  it.each([
    ['KINGHORNE', 'KGIHORNE', true],
    ['KGIHORNE', 'KINGHORNE', true],
    ['AUBURN', 'AURBN', true],
    ['ABC', 'CA', true],
    ['AB', 'BCA', true],
    ['MARLOW', 'MALROW', false],
    ['MARLOW', 'MALOW', false],
    ['MARLOW', 'MARLOW', false],
    ['KINGHORNE', 'KGIHORNS', false],
    ['ABC', 'CB', false],
    ['AB', 'BC', false],
    ['', 'A', false],
    ['', '', false],
  ])('%s and %s: %s', (a, b, answer) => {
    expect(isSwapped(a, b)).toBe(answer);
  });

  it('are told by the plain definition', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(isSwapped(a, b)).toBe(a.length !== b.length && isPlainlySwapped(a, b));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are told wherever they stand in a name', () => {
    fc.assert(
      fc.property(name, fc.shuffledSubarray(['A', 'B', 'C'], { minLength: 3 }), name, (before, [a, b, c], behind) => {
        const long = `${before}${a!}${b!}${c!}${behind}`;
        const short = `${before}${c!}${a!}${behind}`;
        expect(isSwapped(long, short) && isSwapped(short, long)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('A street whose name is so written', () => {
  const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', [
    's1,12,Kinghorne Street,Reservoir,VIC,3073',
    's2,14,Wattlebird Street,Reservoir,VIC,3073',
  ]);

  it.each([
    ['12 Kgihorne Street, Reservoir VIC 3073', 's1'],
    ['14 Watltbeird Street, Reservoir VIC 3073', 's2'],
  ])('%s is found', async (fullAddress, id) => {
    const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }));
    expect([element!.status, element!.id?.split('|').at(-1)]).toEqual(['corrected', id]);
  });
});
