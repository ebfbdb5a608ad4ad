// New Zealand addresses that are not certain, and what an answer holds.
import { describe, expect, it } from 'vitest';
import { cleanseAddress } from '../../../src/cleanse/cleanse.js';
import type { CleanseData } from '../../../src/cleanse/context.js';
import { data, said, TAMAKI, useSampleLayer, withoutPostcodes } from './sample-layer.js';

useSampleLayer();

describe('a New Zealand address', () => {
  it.each([
    [
      'whose number is not there',
      '999 Queen St, Otahuhu, Auckland 1062',
      'partial street NUMBER_NOT_FOUND: 999 QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062',
    ],
    [
      'whose suffix is not there',
      '12C Kowhai St, Otara, Auckland 2023',
      'partial street NUMBER_NOT_FOUND: 12C KŌWHAI STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'whose number lies in a range',
      '21 Kowhai St, Otara, Auckland 2023',
      'partial street NUMBER_IN_RANGE: 21 KŌWHAI STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'whose unit is not there',
      '9/40 East Tamaki Rd, Otara, Auckland 2023',
      'partial address UNIT_NOT_FOUND: 9/40 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023',
    ],
    [
      'of which only the house is there',
      '1/12 Kowhai St, Otara, Auckland 2023',
      'partial address UNIT_NOT_FOUND: 1/12 KŌWHAI STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'whose street is not there',
      '12 Nowhere St, Otara, Auckland 2023',
      'partial locality STREET_NOT_FOUND: 12 NOWHERE STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'whose suburb is in another town than it says',
      '50 Ruahine St, Roslyn, Dunedin',
      'partial locality STREET_NOT_FOUND: 50 RUAHINE STREET, ROSLYN, DUNEDIN 9010 [ADD postcode: 9010]',
    ],
    [
      'whose street is in the suburb of the name of its town only',
      '2 The Terrace, Ōtāhuhu, Auckland 1062',
      'partial locality STREET_NOT_FOUND: 2 THE TERRACE, ŌTĀHUHU, AUCKLAND 1062',
    ],
    ['that may be in two suburbs', '12 Queen St, Auckland', 'ambiguous locality AMBIGUOUS: 12 QUEEN STREET, AUCKLAND'],
    ['that is a post box', 'PO Box 12, Hawera 4640', 'partial locality POSTAL_NOT_VERIFIABLE: PO BOX 12, HĀWERA 4640'],
    ['that is a town', 'Hawera', 'partial locality NUMBER_MISSING: HĀWERA 4610 [ADD postcode: 4610]'],
  ])('%s is answered no deeper than is certain', (_, line, answer) => {
    expect(said(cleanseAddress(data, line))).toBe(answer);
  });

  it('has suburb, town and rural delivery in fields of their own, with id, point and territory', () => {
    const answer = cleanseAddress(data, '46 Ohangai Rd, RD 12, Hawera');
    expect(answer).toMatchObject({
      _type: 'ValidatedAddressNz',
      country: 'NZ',
      sourceOfTruth: 'NZAD',
      suburb: 'TĀWHITI',
      townCity: 'HĀWERA',
      rdNumber: '12',
      postcode: '4672',
      attributes: {
        ta_name: 'South Taranaki District',
        address_line1: '46 OHANGAI ROAD',
        address_line2: 'TĀWHITI, RD 12, HĀWERA 4672',
      },
    });
    expect(answer.id).toMatch(/^NZ\|NZAD\|15\d{5}$/);
    expect(Number(answer.attributes!['Latitude'])).toBeCloseTo(-39.58, 1);
    expect(Object.keys(answer.attributes!).filter((key) => key.startsWith('GNAF'))).toEqual([]);
  });

  it('keeps a written postcode, and invents none, where no table is installed', () => {
    expect(said(cleanseAddress(withoutPostcodes, '257 East Tamaki Rd, Otara, Auckland 2023'))).toBe(
      `verified address: ${TAMAKI}`,
    );
    expect(said(cleanseAddress(withoutPostcodes, '257 East Tamaki Rd, Otara, Auckland'))).toBe(
      'verified address: 257 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND',
    );
  });

  it('is known for one by its form where lines without a country are Australian', () => {
    const australian: CleanseData = { ...data, country: 'AU' };
    for (const line of [
      '46 Ohangai Rd, RD 12, Hawera',
      '257 East Tamaki Rd, Otara, Auckland 2023',
      '5 Highgate, Roslyn, New Zealand',
    ]) {
      expect(cleanseAddress(australian, line)).toMatchObject({ _type: 'ValidatedAddressNz', level: 'address' });
    }
    expect(cleanseAddress(australian, '24 Smith St, Hamilton VIC 3300')).not.toMatchObject({
      _type: 'ValidatedAddressNz',
    });
  });

  it('shows others that may be meant', () => {
    expect(cleanseAddress(data, '12 Queen St, Auckland').candidates!.map(({ fullAddress }) => fullAddress)).toEqual([
      '12 QUEEN STREET, AUCKLAND CENTRAL, AUCKLAND 1010',
      '12 QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062',
    ]);
  });
});
