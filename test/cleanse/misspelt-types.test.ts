// Types of streets with slips, where the data has streets of one name and of several types.
import { expect, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

const HEADER = 'id,street number,street name,street type,suburb,state,postcode';
const TYPES = ['STREET', 'AVENUE', 'CRESCENT', 'DRIVE', 'CLOSE', 'WAY', 'BOULEVARD'];
const ROWS = TYPES.map((type) => `${type},24,BILBY,${type},RESERVOIR,VIC,3073`);
const engine = engineOverAddresses(HEADER, ROWS);

test.each([
  ['stret', 'STREET 100'],
  ['streat', 'STREET 99'],
  ['stroot', 'STREET 98'],
  ['sproot', 'STREET_NOT_FOUND 92'],
  ['avenoo', 'AVENUE 98'],
  ['avanoo', 'STREET_NOT_FOUND 92'],
  ['drivve', 'DRIVE 99'],
  ['drove', 'DRIVE 99'],
  ['drovo', 'STREET_NOT_FOUND 92'],
  ['klose', 'CLOSE 99'],
  ['kloze', 'STREET_NOT_FOUND 92'],
  ['clozze', 'CLOSE 98'],
  ['wai', 'WAY 99'],
  ['wy', 'WAY 100'],
  ['crezzent', 'CRESCENT 98'],
  ['krezzent', 'STREET_NOT_FOUND 92'],
  ['bulevart', 'BOULEVARD 98'],
])('24 bilby %s is %s', async (type, answer) => {
  const [element] = cleanse.elements(
    await engine().run(cleanse, {
      payload: [{ fullAddress: `24 bilby ${type}, reservoir vic 3073` }],
      sourceOfTruth: 'CUSTOM_AU_1',
    }),
  );
  const { id, exception, confidence } = element!;
  expect(`${id?.split('|')[2] ?? exception} ${confidence}`).toBe(answer);
});
