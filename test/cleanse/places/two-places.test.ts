// Two places far from each other in one line, and a place that is there as it is written.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'n1,3,Quandong Street,Goulburn,NSW,2580',
  'n2,7,Wattle Road,Horsham,VIC,3400',
  'n3,9,Numbat Street,Maldon,VIC,3463',
  'n4,2,Banksia Street,Eildon,VIC,3713',
  'n5,5,Acacia Street,Hunter,VIC,3558',
];

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

async function answerTo(line: string): Promise<string> {
  const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress: line }] }));
  return element!.exception ?? element!.id!.split('|').at(-1)!;
}

describe('A line that names two places', () => {
  it.each([
    ['far from each other is asked about', '3 Quandong Street, Goulburn, Ballarat', 'AMBIGUOUS'],
    ['far from each other is asked about in either order', '7 Wattle Road, Ballina, Horsham', 'AMBIGUOUS'],
    ['is asked about where one is misspelt', '5 Acacia Street, Helenburgh, Hunter', 'AMBIGUOUS'],
    ['in one state is asked about, too', '7 Wattle Road, Horsham, Mallacoota VIC', 'AMBIGUOUS'],
    ['is in that of the state that it says', '7 Wattle Road, Ballina, Horsham VIC', 'n2'],
    ['is in that of the postcode that it says', '7 Wattle Road, Ballina, Horsham 3400', 'n2'],
    ['is in that beside the capital of its state', '7 Wattle Road, Horsham, Melbourne', 'n2'],
    ['near each other is in that which has it', '3 Quandong Street, Goulburn, Canberra', 'n1'],
    ['of which one is none is in the other', '7 Wattle Road, Zephyrfield, Horsham', 'n2'],
  ])('%s: %s', async (_, line, answer) => {
    expect(await answerTo(line)).toBe(answer);
  });
});

describe('A place that is there as it is written', () => {
  it.each([
    ['is no slip of another far away that has the street', '9 Numbat Street, Eildon VIC', 'STREET_NOT_FOUND'],
    ['is none with the slip of a letter', '9 Numbat Street, Maldn VIC', 'n3'],
  ])('%s: %s', async (_, line, answer) => {
    expect(await answerTo(line)).toBe(answer);
  });
});
