// Which columns of a file of reference data are which, by their headings as people and offices write them.
import { describe, expect, test } from 'vitest';
import { setFieldsOf } from '../../../src/data/import/csv/fields.js';
import { listFields } from '../../../src/data/import/suppression/headings.js';
import type { SuppressionList } from '../../../src/contract/fields/suppressed-address.js';
import { mapWithHeadings } from '../../../src/formats/mapping.js';

type Fields = ReturnType<typeof setFieldsOf>;

/** Means nothing, so that there is a column in any case. */
const NOTHING = { name: 'nothing', about: 'nothing', headings: ['zzz'] };

/** Headings as they are, each with the field that its column is taken for. */
const taken = (fields: Fields, headings: string, value?: string): string[] =>
  headings.split(' | ').map((heading) => {
    const sample = value === undefined ? [] : [['x', value]];
    const [found] = mapWithHeadings({ name: 'a set', fields: [...fields, NOTHING] }, ['Zzz', heading], sample, {});
    return `${heading}: ${found?.field}`;
  });
const as = (headings: string, field: string): string[] => headings.split(' | ').map((one) => `${one}: ${field}`);

const ADDRESS: readonly (readonly [field: string, headings: string])[] = [
  [
    'fullAddress',
    'ADDRESS_LABEL | Full Address | Address | Addresses | Addr | Full Addr | Complete Address | formatted_address | ' +
      'Single Line Address | Address Line | Address Text | Address Full | Raw Address | Location | Street Address | ' +
      'Postal Address | Mailing Address | Delivery Address | Residential Address | Home Address | Customer Address | ' +
      'Site Address | Input Address | Property Address',
  ],
  [
    'addressLine1',
    'Address Line 1 | Address 1 | Addr1 | Line 1 | AddrLine1 | Street Address 1 | Street Line 1 | ' +
      'Mailing Address 1 | Postal Address 1 | ADD1',
  ],
  [
    'addressLine2',
    'Address Line 2 | Address 2 | Addr2 | Line 2 | AddrLine2 | Street Address 2 | Street Line 2 | ' +
      'Mailing Address 2 | Postal Address 2 | ADD2',
  ],
  ['addressLine3', 'Address Line 3 | Address 3 | Addr3 | Line 3 | AddrLine3 | ADD3'],
  ['careOf', 'Care Of | c/o'],
  ['buildingName', 'BUILDING_NAME | Building | Building/Property | Property Name'],
  ['flatUnitType', 'FLAT_TYPE | Flat/Unit Type | Unit Type | FLAT_TYPE_CODE'],
  [
    'flatUnitNumber',
    'Flat/Unit Number | Unit Number | FLAT_NUMBER | Unit | Flat | Unit No. | Flat No. | Apartment | ' +
      'Apartment Number | Apt No | Suite',
  ],
  ['floorLevelType', 'Floor/Level Type | Level Type | Floor Type | LEVEL_TYPE_CODE'],
  ['floorLevelNumber', 'Floor/Level Number | LEVEL_NUMBER | Floor Number | Level | Floor'],
  ['lotNumber', 'LOT_NUMBER | Lot | Lot No'],
  [
    'streetNumber',
    'NUMBER_FIRST | Street Number | House Number | Street No | House No. | Number | Number 1 | St No | ST_NUMBER | ' +
      'Property Number',
  ],
  [
    'street',
    'Street | Road | ROAD_NAME | full_road_name | Thoroughfare | Street (full) | Street Name and Type | ' +
      'Full Street Name | Street Line',
  ],
  ['streetName', 'STREET_NAME | St Name | Thoroughfare Name'],
  ['streetType', 'Street Type | STREET_TYPE_CODE | St Type | Road Type | road_type_name | Thoroughfare Type'],
  ['streetSuffix', 'Street Suffix | STREET_SUFFIX_CODE | Road Suffix | Street Type Suffix'],
  ['postal', 'Postal | PO Box | Postal Box | Box Number'],
  [
    'locality',
    'Locality | Suburb | LOCALITY_NAME | Suburb Name | City | Town | suburb_locality | Suburb/Town | Suburb/City | ' +
      'City/Suburb | Town/Suburb | Municipality | Place | addressLocality',
  ],
  ['townCity', 'Town/City | Mail Town'],
  ['state', 'State | State/Territory | STATE_ABBREVIATION | State Code | Province | Region | State Name | Territory'],
  ['postcode', 'Postcode | PCode | Postal Code | ZIP | Zip Code | PC | Postal/ZIP | POSTCD'],
  ['country', 'Country | Country Code | Country Name'],
  ['streetNumberSuffix', 'NUMBER_FIRST_SUFFIX | Street Number Suffix | Number Suffix | House Number Suffix'],
  ['streetNumberLast', 'Street Number Last | NUMBER_LAST | House Number 2 | Street Number 2 | Number 2'],
  ['rdNumber', 'RD Number'],
  ['dpid', 'DPID | Delivery Point ID | Delivery Point Identifier'],
  ['id', 'ADDRESS_DETAIL_PID | Address ID | ADDRESS_PID | GNAF PID | PID | ID | Unique ID'],
  ['bsp', 'BSP | Barcode Sort Plan | Sort Plan | Barcode Sort Plan Number | Sort Plan Number'],
  ['postalType', 'Postal Type | Postal Delivery Type | Delivery Type'],
  ['postalNumber', 'Postal Number | Postal Delivery Number | Delivery Number'],
  ['latitude', 'LATITUDE | Lat | GPS Latitude | Y'],
  ['longitude', 'LONGITUDE | Lon | Lng | Long | GPS Longitude | X'],
  ['geocodeType', 'GEOCODE_TYPE | Geocode Type Code'],
  [
    'meshBlock',
    'Mesh Block | Mesh Block ID | Mesh Block Code | MB_CODE | MB_CODE_2021 | MB_CODE_2016 | MB_2021_CODE | ' +
      'MB_2016_CODE',
  ],
  ['parcel', 'LEGAL_PARCEL_ID | Parcel ID'],
  ['aliasOf', 'Alias of | PRINCIPAL_PID | Principal ID'],
  ['primary', 'PRIMARY_PID | Primary ID'],
];

describe('A column of an address set', () => {
  test.each(ADDRESS)('is the %s where its heading says so', (field, headings) => {
    expect(taken(setFieldsOf('AU'), headings)).toEqual(as(headings, field));
  });

  test('is the town beside the suburb in New Zealand, where a city has suburbs', () => {
    for (const heading of 'Town | City | Town or City | City/Town | Post Town | City Name'.split(' | ')) {
      const fields = setFieldsOf('NZ');
      const found = mapWithHeadings({ name: 'a set', fields }, ['Suburb', heading], [], {});
      expect(found.map(({ field, columns }) => [field, ...columns])).toContainEqual(['townCity', heading]);
    }
  });

  test.each<[field: string, heading: string, like: string, unlike: string]>([
    ['fullAddress', 'Address', '1 High St | Hay St', '12 | 3-5'],
    ['streetNumber', 'Number', '12 | 3-5A | LOT 7', 'High | none | 12345678901234567890123456'],
    ['flatUnitNumber', 'Unit', '5 | A12', 'the second house on the left'],
    ['floorLevelNumber', 'Level', '5 | G', 'the second floor on the left'],
    ['lotNumber', 'Lot', '5 | 7A', 'the second lot on the left'],
    ['street', 'Street', 'High St', '12'],
    ['streetName', 'Street Name', 'High', '12'],
    ['streetType', 'Street Type', 'ST', 'the kind of street that it is called'],
    ['streetSuffix', 'Street Suffix', 'NORTH', 'on the north of the river'],
    ['locality', 'Suburb', 'Reservoir', '3073'],
    ['state', 'State', 'VIC | nsw | Victoria | OT | AAT', 'open | 3 | XVIC | VICX'],
    ['postcode', 'Postcode', '3073 | 800 | 800.0', '30733 | 30 | VIC | 3073.5'],
    ['dpid', 'DPID', '12345678 | 9', '123456789 | A1 | 1.5'],
    ['latitude', 'Latitude', '-37.7 | +37 | 12.5', 'S37 | 37.'],
    ['longitude', 'Longitude', '145.01 | -70', '145E | .5'],
    ['meshBlock', 'Mesh Block', '20663910000 | 1', 'MB1 | 1.5'],
  ])('is the %s only where its values are like it', (field, heading, like, unlike) => {
    const fields = setFieldsOf('AU').filter(({ name }) => name === field);
    for (const value of like.split(' | ')) {
      expect([value, ...taken(fields, heading, value)]).toEqual([value, `${heading}: ${field}`]);
    }
    for (const value of unlike.split(' | ')) {
      expect([value, ...taken(fields, heading, value)]).toEqual([value, `${heading}: nothing`]);
    }
  });
});

describe('A column of a suppression list', () => {
  const ANY = 'Suppression Date | Suppress Date | Effective Date | Listed Date | Date Added | Entry Date | Date';
  const POINTS =
    'DPID | Delivery Point ID | Delivery Point Identifier | Delivery Point | cleanse_dpid | retrieve_dpid | ' +
    'lookup_dpid | DPID Number | DPID No | DPID Code | ID | AusPost DPID | Australia Post DPID | auspaddpid | ' +
    'PAF DPID | Address DPID | Postal DPID | Mail DPID | DID | PDPID | Postal Delivery Point ID | suppress_dpid | ' +
    'Postal Delivery Point Identifier';

  test.each<[list: SuppressionList, field: string, headings: string]>([
    [
      'moved',
      'date',
      'moved_suppression_date | Move Date | Moved Date | Date Moved | Date of Move | Moving Date | ' +
        `Redirection Date | Redirection Start | Redirection Start Date | Start Date | ${ANY}`,
    ],
    [
      'deceased',
      'date',
      'deceased_suppression_date | Deceased Date | Date Deceased | Date of Death | Death Date | Date of Decease | ' +
        `DOD | ${ANY}`,
    ],
    [
      'moved',
      'consent',
      'moved_suppression_consent_indicator | Consent Indicator | Moved Consent Indicator | Consent | Consent Flag | ' +
        'Consent Y/N | Consent Given | Consent Ind | Privacy Consent | NCOA Consent',
    ],
    ['moved', 'dpid', POINTS],
    ['deceased', 'dpid', POINTS],
  ])('of the %s is the %s where its heading says so', (list, field, headings) => {
    expect(taken(listFields(list), headings)).toEqual(as(headings, field));
  });

  test('of the deceased is no consent', () => {
    expect(taken(listFields('deceased'), 'Consent')).toEqual(['Consent: nothing']);
  });
});
