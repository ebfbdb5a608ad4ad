// A unit in words that nothing of the answer took: the building alone is no answer to it.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'n0,41,Quoll Street,Reservoir,VIC,3073',
  'n1,Unit 2/41,Quoll Street,Reservoir,VIC,3073',
  ...[1, 9, 11].map((unit) => `n${unit + 1},${unit}/9-11,Numbat Street,Reservoir,VIC,3073`),
];
const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

describe('A unit that nothing took', () => {
  it.each([
    ['glued to its word before premises', 'U9 Wombat House, 41 Quoll Street', 'UNIT_NOT_FOUND'],
    ['glued to a longer word', 'Apt9 Wombat Hall, 41 Quoll Street', 'UNIT_NOT_FOUND'],
    ['joined to a level behind the street', '41 Quoll Street - Unit 9 - L2', 'UNIT_NOT_FOUND'],
    ['none, beside premises', 'Wombat House, 41 Quoll Street', null],
    ['none, beside a letter and a number that are no unit', 'Q9 Wombat House, 41 Quoll Street', null],
  ])('%s: %s', async (_, line, exception) => {
    const [element] = cleanse.elements(
      await engine().run(cleanse, { payload: [{ fullAddress: `${line}, Reservoir VIC 3073` }] }),
    );
    expect(element!.exception).toBe(exception);
  });
});

describe('A range of which the data has only the units', () => {
  it.each([
    ['beside a level', 'Level 7, 9-11 Numbat Street', 'UNIT_NOT_FOUND'],
    ['beside a level and a slip', 'Level 7, 9-11 Nubmat Street', 'UNIT_NOT_FOUND'],
    ['beside a slip', '9-11 Nubmat Street', 'UNIT_MISSING'],
    ['with its unit and a slip', 'Unit 9, 9-11 Nubmat Street', null],
    ['with a slash and a slip', '9/11 Nubmat Street', null],
  ])('%s is no unit at its end: %s', async (_, line, exception) => {
    const [element] = cleanse.elements(
      await engine().run(cleanse, { payload: [{ fullAddress: `${line}, Reservoir VIC 3073` }] }),
    );
    expect([element!.exception, element!.status]).toEqual([exception, exception === null ? 'corrected' : 'partial']);
  });
});
