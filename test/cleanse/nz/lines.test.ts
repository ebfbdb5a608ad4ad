// New Zealand addresses as they are written: verified, corrected, and what is changed.
import { describe, expect, it } from 'vitest';
import { cleanseAddress } from '../../../src/cleanse/cleanse.js';
import { changesText } from '../../../src/contract/fields/output-columns.js';
import { data, said, TAMAKI, useSampleLayer } from './sample-layer.js';

useSampleLayer();

describe('a New Zealand address', () => {
  it.each([
    ['as it is', '257 East Tāmaki Road, Ōtara, Auckland 2023', `verified address: ${TAMAKI}`],
    [
      'abbreviated, without macrons and commas',
      '257 east tamaki rd otara auckland 2023',
      `verified address: ${TAMAKI}`,
    ],
    [
      'under a postcode that the installed table has not for its suburb, and the package has',
      '5 Highgate, Roslyn, Dunedin 9011',
      'verified address: 5 HIGHGATE, ROSLYN, DUNEDIN 9011',
    ],
    ['without its town', '257 East Tamaki Rd, Otara 2023', `verified address: ${TAMAKI} [ADD townCity: AUCKLAND]`],
    [
      'with its town instead of its suburb',
      '257 East Tamaki Rd, Auckland 2023',
      `corrected address: ${TAMAKI} [ADD suburb: ŌTARA]`,
    ],
    [
      'with a town and nothing else',
      '257 East Tamaki Rd, Auckland',
      `corrected address: ${TAMAKI} [ADD suburb: ŌTARA; ADD postcode: 2023]`,
    ],
    [
      'with a slip in the street',
      '257 East Tmaaki Rd, Otara, Auckland 2023',
      `corrected address: ${TAMAKI} [MODIFY streetName: EAST TMAAKI > EAST TĀMAKI]`,
    ],
    [
      'with a slip in the suburb',
      '257 East Tamaki Rd, Otraa, Auckland 2023',
      `corrected address: ${TAMAKI} [MODIFY suburb: OTRAA > ŌTARA]`,
    ],
    [
      'with a slip in the town',
      '257 East Tamaki Rd, Otara, Aukland 2023',
      `corrected address: ${TAMAKI} [MODIFY townCity: AUKLAND > AUCKLAND]`,
    ],
    [
      'with a short name of its town',
      '257 East Tamaki Rd, Otara, Akl 2023',
      `corrected address: ${TAMAKI} [MODIFY townCity: AKL > AUCKLAND]`,
    ],
    [
      'with a wrong postcode',
      '257 East Tamaki Rd, Otara, Auckland 9999',
      `corrected address: ${TAMAKI} [MODIFY postcode: 9999 > 2023]`,
    ],
    [
      'in another suburb of its town',
      '257 East Tamaki Rd, Otahuhu, Auckland',
      `corrected address: ${TAMAKI} [MODIFY suburb: OTAHUHU > ŌTARA; ADD postcode: 2023]`,
    ],
    [
      'whose suburb is called otherwise',
      '35 Queen St, Auckland CBD, Auckland 1010',
      'corrected address: 35 QUEEN STREET, AUCKLAND CENTRAL, AUCKLAND 1010 [MODIFY suburb: AUCKLAND CBD > ' +
        'AUCKLAND CENTRAL]',
    ],
    [
      'with a unit before a slash',
      '3/40 East Tamaki Rd, Otara, Auckland 2023',
      'verified subdwelling: 3/40 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023',
    ],
    [
      'with a unit in words',
      'Unit 3, 40 East Tamaki Rd, Otara, Auckland 2023',
      'verified subdwelling: 3/40 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023',
    ],
    [
      'with a unit type and level',
      'Suite 303, Level 3, 205 Queen Street, Auckland Central, Auckland 1010',
      'verified subdwelling: SUITE 303, LEVEL 3, 205 QUEEN STREET, AUCKLAND CENTRAL, AUCKLAND 1010',
    ],
    [
      'with a suffix',
      '12a Kowhai St, Otara, Auckland 2023',
      'verified address: 12A KŌWHAI STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'with a range',
      '20-22 Kowhai St, Otara, Auckland 2023',
      'verified address: 20-22 KŌWHAI STREET, ŌTARA, AUCKLAND 2023',
    ],
    [
      'by an end of its range',
      '22 Kowhai St, Otara, Auckland 2023',
      'corrected address: 20-22 KŌWHAI STREET, ŌTARA, AUCKLAND 2023 [MODIFY streetNumber: 22 > 20-22]',
    ],
    [
      'of a town that is its own suburb',
      '251 High Street, Hawera 4610',
      'verified address: 251 HIGH STREET, HĀWERA 4610',
    ],
    [
      'that says such a town twice',
      '251 High Street, Hāwera, Hāwera 4610',
      'verified address: 251 HIGH STREET, HĀWERA 4610',
    ],
    [
      'in the country, with a rural delivery',
      '1240 Mawhitiwhiti Road, RD 28, Hawera 4678',
      'corrected address: 1240 MĀWHITIWHITI ROAD, ŌKAIAWA, RD 28, HĀWERA 4678 [ADD suburb: ŌKAIAWA]',
    ],
    [
      'in the country, with its postcode missing',
      '1240 Mawhitiwhiti Road, Okaiawa, RD 28, Hawera',
      'corrected address: 1240 MĀWHITIWHITI ROAD, ŌKAIAWA, RD 28, HĀWERA 4678 [ADD postcode: 4678]',
    ],
    [
      'with a rural delivery whose postcode is wrong',
      '46 Ohangai Road, RD 12, Hawera 4671',
      'corrected address: 46 OHANGAI ROAD, TĀWHITI, RD 12, HĀWERA 4672 [ADD suburb: TĀWHITI; MODIFY postcode: ' +
        '4671 > 4672]',
    ],
    [
      'with the postcode of a rural delivery',
      '46 Ohangai Road, Tawhiti, Hawera 4671',
      'corrected address: 46 OHANGAI ROAD, TĀWHITI, RD 11, HĀWERA 4671 [ADD rdNumber: 11]',
    ],
    [
      'in the country, without a town',
      '1240 Mawhitiwhiti Road, Okaiawa 4678',
      'verified address: 1240 MĀWHITIWHITI ROAD, ŌKAIAWA 4678',
    ],
    [
      'on a state highway',
      '2288 SH45, Okaiawa 4678',
      'corrected address: 2288 STATE HIGHWAY 45, ŌKAIAWA 4678 [MODIFY streetName: SH45 > STATE HIGHWAY 45]',
    ],
    [
      'in one of two suburbs of a name',
      '5 Highgate, Roslyn',
      'corrected address: 5 HIGHGATE, ROSLYN, DUNEDIN 9010 [ADD townCity: DUNEDIN; ADD postcode: 9010]',
    ],
    [
      'whose street is a type written short',
      '8 The Tce, Auckland Central, Auckland 1010',
      'corrected address: 8 THE TERRACE, AUCKLAND CENTRAL, AUCKLAND 1010 [MODIFY streetName: THE TCE > THE TERRACE]',
    ],
    [
      'on a road that ends in a direction',
      '1101 Heretaunga St West, Hastings 4120',
      'corrected address: 1101 HERETAUNGA STREET WEST, STORTFORD LODGE, HASTINGS 4120 [ADD suburb: STORTFORD LODGE]',
    ],
  ])('%s', (_, line, answer) => {
    expect(said(cleanseAddress(data, line))).toBe(answer);
  });
});

describe('a place before a town that does not cover it in the data', () => {
  it.each([
    ['Pukekohe, Auckland 2120', 'PUKEKOHE, AUCKLAND 2120'],
    ['12 Mataka Road, Pukekohe, Auckland 2120', '12 MATAKA ROAD, PUKEKOHE, AUCKLAND 2120'],
  ])('is its suburb, no street, and keeps its own postcode: %s', (line, fullAddress) => {
    const answer = cleanseAddress(data, line, {});
    expect(answer).toMatchObject({ level: 'locality', fullAddress, suburb: 'PUKEKOHE', postcode: '2120' });
    expect(answer.street ?? '').not.toContain('PUKEKOHE');
    expect(changesText(answer.changedItems)).not.toContain('2120');
  });
});
