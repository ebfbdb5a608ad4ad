// Streets whose name swallowed a level and a number, beside the real street: what people write leads to their rows.
import { describe, expect, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

const HEADER = 'id,unit,street number,street name,street type,suburb,state,postcode';
const ROWS = [
  'real,,2,CASTLE,STREET,RESERVOIR,VIC,3073',
  'a1,1,,LEVEL 1 6-14 CASTLE,STREET,RESERVOIR,VIC,3073',
  'a2,2,,LEVEL 2 6-14 CASTLE,STREET,RESERVOIR,VIC,3073',
  'b1,1,,GROUND FLOOR 20 CASTLE,STREET,RESERVOIR,VIC,3073',
  'c1,1,,LEVEL 3 30A CASTLE,STREET,RESERVOIR,VIC,3073',
  'd1,1,,LEVEL 1 8 MOAT,STREET,RESERVOIR,VIC,3073',
];

const engine = engineOverAddresses(HEADER, ROWS);

describe('An address whose number the data has in the name of its street', () => {
  test.each([
    ['unit 1, level 1, 6-14 castle st', 'a1'],
    ['unit 2, level 2, 6-14 castle st', 'a2'],
    ['unit 2, 6-14 castle st', 'a2'],
    ['unit 1, ground floor, 20 castle st', 'b1'],
    ['1/20 castle st', 'b1'],
    ['unit 1, level 3, 30A castle st', 'c1'],
    ['unit 1, level 3, 30 castle st', 'NUMBER_NOT_FOUND'],
    ['unit 1, level 4, 6-14 castle st', 'NUMBER_NOT_FOUND'],
    ['unit 1, level 1, 6 castle st', 'NUMBER_NOT_FOUND'],
    ['2 castle st', 'real'],
  ])('is answered by its own row, or by none: %s is %s', async (line, answer) => {
    const [element] = cleanse.elements(
      await engine().run(cleanse, {
        payload: [{ fullAddress: `${line}, Reservoir VIC 3073` }],
        sourceOfTruth: 'CUSTOM_AU_1',
      }),
    );
    expect(element!.id?.split('|')[2] ?? element!.exception).toBe(answer);
  });
});
