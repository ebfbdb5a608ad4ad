// Letters with macrons that a wrong encoding has damaged are mended by the streets and places of the data.
import { describe, expect, it } from 'vitest';
import { cleanseAddress } from '../../../src/cleanse/cleanse.js';
import { data, said, TAMAKI, useSampleLayer } from './sample-layer.js';

useSampleLayer();

const change = (from: string, to: string): string => `MODIFY fullAddress: ${from} > ${to}`;

describe('A New Zealand line with damaged letters', () => {
  it.each([
    [
      'read in another encoding',
      '257 East TÄ\u0081maki Road, Å\u008Ctara, Auckland 2023',
      `verified address: ${TAMAKI} [${change('TÄ\u0081maki', 'Tāmaki')}; ${change('Å\u008Ctara', 'Ōtara')}]`,
    ],
    [
      'lost in the street',
      '257 East T?maki Road, Otara, Auckland 2023',
      `corrected address: ${TAMAKI} [${change('T?maki', 'Tāmaki')}]`,
    ],
    [
      'lost in the suburb, in capitals',
      '257 EAST TAMAKI ROAD, ?TARA, AUCKLAND 2023',
      `corrected address: ${TAMAKI} [${change('?TARA', 'ŌTARA')}]`,
    ],
    [
      'that are a question mark',
      '257 East Tamaki Road?, Otara, Auckland 2023',
      `verified address: ${TAMAKI} [${change('Road?', 'Road')}]`,
    ],
  ])('%s', (_, line, expected) => {
    expect(said(cleanseAddress(data, line))).toBe(expected);
  });

  it('is mended where its columns say it', () => {
    const parts = { streetNumber: '257', street: 'East T?maki Road', locality: '?tara', townCity: 'Auckland' };
    expect(cleanseAddress(data, '257 East T?maki Road, ?tara, Auckland', parts)).toMatchObject({
      status: 'corrected',
      fullAddress: TAMAKI,
    });
  });

  it('is mended where nothing but its town says that it is of New Zealand', () => {
    const undeclared = { ...data, country: 'AU' };
    expect(cleanseAddress(undeclared, '257 East T?maki Road, ?tara, Auckland 2023').fullAddress).toBe(TAMAKI);
  });

  it('is left alone where it is one of Australia', () => {
    const asked: string[] = [];
    const undeclared = {
      ...data,
      country: 'AU',
      of: (country: string) => {
        asked.push(country);
        return data.of(country);
      },
    };
    cleanseAddress(undeclared, '24 Sm?th Street, Reservoir VIC 3073');
    expect(asked).not.toContain('NZ');
  });
});
