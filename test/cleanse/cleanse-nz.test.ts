// Cleansing New Zealand addresses against the fictional layer of fixtures/make-linz.mjs with its postcodes.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanseAddress } from '../../src/cleanse/cleanse.js';
import { indexed, type CleanseData } from '../../src/cleanse/context.js';
import { changesText } from '../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { setFile } from '../../src/data/catalogue.js';
import { gazetteerPlaces, openGazetteer } from '../../src/data/gazetteer.js';
import { importLinz } from '../../src/data/import/linz/import.js';
import { importNzPostcodes } from '../../src/data/import/nz-postcodes/import.js';
import { openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';
import { temporaryFolder } from '../data/support/release.js';

const fixtures = new URL('../../fixtures/linz/', import.meta.url).pathname;
const opened: SharedAddressSet[] = [];
let data: CleanseData;
let withoutPostcodes: CleanseData;

beforeAll(async () => {
  const gazetteer = openGazetteer();
  const places = gazetteerPlaces(gazetteer);
  const paths = [path.join(fixtures, 'nz-addresses.csv')];
  const dataOf = (set: SharedAddressSet): CleanseData => {
    opened.push(set);
    const addresses = indexed(set);
    const embedded = indexed(gazetteer);
    return {
      places,
      country: 'NZ',
      of: (country) => ({ addresses: country === 'NZ' ? addresses : null, gazetteer: embedded, country, source: '' }),
    };
  };
  const dataDir = temporaryFolder();
  const bare = temporaryFolder();
  await importNzPostcodes({ paths: [path.join(fixtures, 'postcodes.csv')], map: new Map(), dataDir });
  data = dataOf(openAddressSet(setFile(dataDir, (await importLinz({ paths, dataDir })).sets[0])));
  withoutPostcodes = dataOf(openAddressSet(setFile(bare, (await importLinz({ paths, dataDir: bare })).sets[0])));
});
afterAll(() => {
  for (const set of opened) set.close();
});

/** `verified address 100: 257 EAST TĀMAKI ROAD, …`, with exception and changes where there are any. */
function said(answer: ValidatedAddress): string {
  const changes = changesText(answer.changedItems);
  return (
    `${answer.status!} ${answer.level!}${answer.exception ? ` ${answer.exception}` : ''}: ` +
    `${answer.fullAddress!}${changes === '' ? '' : ` [${changes}]`}`
  );
}

const TAMAKI = '257 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023';

describe('a New Zealand address', () => {
  it.each([
    ['as it is', '257 East Tāmaki Road, Ōtara, Auckland 2023', `verified address: ${TAMAKI}`],
    [
      'abbreviated, without macrons and commas',
      '257 east tamaki rd otara auckland 2023',
      `verified address: ${TAMAKI}`,
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
      locality: null,
      state: null,
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
