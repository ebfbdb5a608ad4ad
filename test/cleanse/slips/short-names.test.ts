// Names of four and five letters: with two letters that are others too little of them is left, with one slip and
// another type the address is shown and not taken.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = ['Royce Street', 'Bilby Street', 'Tarwin Street', 'Clyne Terrace'].map(
  (street, i) => `n${i},${204 + i},${street},Reservoir,VIC,3073`,
);
const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

const CASES: readonly (readonly [title: string, line: string, status: string, shown: string])[] = [
  ['two letters of five exchanged twice', '205 Ibbly Street', 'corrected', '205 BILBY STREET'],
  ['two of five letters that are others', '204 Rowte Street', 'partial', '204 ROYCE STREET'],
  ['two of five letters left out', '205 Bby Street', 'partial', ''],
  ['a letter of five that is another', '205 Bilpy Street', 'corrected', '205 BILBY STREET'],
  ['another spelling of the sound', '204 Royse Street', 'corrected', '204 ROYCE STREET'],
  ['a letter of five and another type', '205 Bilpy Court', 'partial', '205 BILBY STREET'],
  ['a letter of five left out and another type', '207 Clyn Street', 'partial', '207 CLYNE TERRACE'],
  ['a digit that a scanner made of a letter, and another letter', '205 8ilpy Street', 'corrected', '205 BILBY STREET'],
  ['two of six letters left out', '206 Tawn Street', 'corrected', '206 TARWIN STREET'],
];

describe('A short name with slips', () => {
  it.each(CASES)('is taken or shown: %s: %s', async (_, line, status, shown) => {
    const [answer] = cleanse.elements(
      await engine().run(cleanse, { payload: [{ fullAddress: `${line}, Reservoir VIC 3073` }] }),
    );
    expect(answer!.status).toBe(status);
    if (status === 'partial') expect([answer!.level, answer!.exception]).toEqual(['locality', 'STREET_NOT_FOUND']);
    const first = status === 'partial' ? (answer!.candidates ?? [])[0]?.fullAddress : answer!.fullAddress;
    expect(first ?? '').toBe(shown === '' ? '' : `${shown}, RESERVOIR VIC 3073`);
  });
});
