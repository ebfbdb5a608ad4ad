// Cases of the property title by address, by its components and by a point.
import { expect } from 'vitest';
import type { Case } from '../case.js';
import type { FeatureCase, OperationCases } from '../table.js';

const PIETER = { firstName: 'Pieter', lastName: 'van der Exempel' };
const HOUSE = '3 East Tamaki Road, Otara, Auckland 2023';
const POINT = { latitude: '-36.96808', longitude: '174.87248' };
const NZAD = { sourceOfTruth: 'NZAD' };

/** What is answered at least. */
const says = (response: string, reason: string): Record<string, unknown> => ({
  status: 'SUCCESS',
  payload: [{ response, reason, status: response, attributes: [] }],
});
const details = (asked: Record<string, unknown>): FeatureCase[] => [
  { name: 'showDetails', value: 'true', asked: { payload: [asked], ...NZAD } },
];
const detailed = (record: Record<string, unknown>): Case => ({
  title: 'the details of a title, where they are asked for',
  payload: [{ ...record, showDetails: 'true' }],
  answer: {
    payload: [
      {
        attributes: [
          {
            type: 'NZ_PROPERTY_TITLE',
            attributes: {
              guaranteeStatus: 'Guarantee',
              status: 'LIVE',
              descrption: expect.stringMatching(/^Fee Simple, 1\/1, Lot 3 /) as string,
              spatialExtensShared: 'false',
              ownsNumber: '1',
              issueDate: '1998-03-02',
              titleNo: 'NA900A/3',
              type: 'Freehold',
              owners: 'Pieter van der Exempel',
              titleId: '3000002',
              landDistrict: 'North Auckland',
            },
          },
        ],
      },
    ],
  },
});
const without = (record: Record<string, unknown>): Case => ({
  title: 'data of which there is none',
  data: 'gnaf',
  payload: [record],
  fails: ['source-not-installed', /^no titles of the New Zealand land register are installed in /],
});

const byAddress = (fullAddress: string, name: object = PIETER) => ({ ...name, fullAddress });

export const titleAddressCases: OperationCases = {
  operation: 'propertyTitleAddress',
  record: byAddress(HOUSE),
  source: 'NZAD',
  unknown: byAddress('999 Nowhere Street, Otara'),
  features: details(byAddress(HOUSE)),
  cases: [
    { title: 'an owner', payload: [byAddress(HOUSE)], answer: says('pass', 'OWNER') },
    {
      title: 'another name',
      payload: [byAddress(HOUSE, { firstName: 'Bob', lastName: 'Nobody' })],
      answer: says('fail', 'ANOTHER_OWNER'),
    },
    {
      title: 'a name in one text',
      payload: [byAddress(HOUSE, { lastName: 'Exempel, Pieter van der' })],
      answer: says('pass', 'OWNER'),
    },
    {
      title: 'owners who are withheld',
      payload: [byAddress('5 East Tamaki Road, Otara')],
      answer: says('unknown', 'WITHHELD'),
    },
    {
      title: 'a unit',
      payload: [byAddress('2/24 Kowhai Street, Otara 2023', { firstName: 'Robin', lastName: 'Secondhouse' })],
      answer: says('pass', 'OWNER'),
    },
    {
      title: 'a unit that the addresses do not have',
      payload: [byAddress('9/24 Kowhai Street, Otara 2023', { firstName: 'Robin', lastName: 'Secondhouse' })],
      answer: says('unknown', 'UNIT_NOT_ON_TITLES'),
    },
    {
      title: 'an address of which there are two',
      payload: [byAddress('1 Queen Street')],
      answer: says('unknown', 'ADDRESS_AMBIGUOUS'),
    },
    {
      title: 'a number that the street does not have',
      payload: [byAddress('999 Silver Fern Lane, Otara')],
      answer: says('unknown', 'ADDRESS_NOT_FOUND'),
    },
    {
      title: 'a house without a title',
      payload: [byAddress('6 Silver Fern Lane, Otara')],
      answer: says('unknown', 'NO_TITLE'),
    },
    {
      title: 'a blank name',
      payload: [byAddress(HOUSE, { lastName: ' ' })],
      answer: { payload: [{ response: 'unknown', status: 'rejected' }] },
    },
    detailed(byAddress(HOUSE)),
    { ...without(byAddress(HOUSE)), title: 'titles of which there are none' },
    {
      title: 'a source of another country',
      payload: [byAddress(HOUSE)],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /GNAF holds addresses of AU, and those of NZ are asked for/],
    },
  ],
};

const parts = (more: Record<string, unknown> = {}) => ({
  ...PIETER,
  streetNumber: '3',
  street: 'East Tamaki Road',
  suburb: 'Otara',
  townCity: 'Auckland',
  postcode: '2023',
  ...more,
});

export const titleComponentCases: OperationCases = {
  operation: 'propertyTitleComponent',
  record: parts(),
  source: 'NZAD',
  unknown: parts({ streetNumber: '999' }),
  features: details(parts()),
  cases: [
    { title: 'an owner', payload: [parts()], answer: says('pass', 'OWNER') },
    {
      title: 'another name',
      payload: [parts({ firstName: 'Bob', lastName: 'Nobody' })],
      answer: says('fail', 'ANOTHER_OWNER'),
    },
    {
      title: 'a unit in the number',
      payload: [parts({ streetNumber: '1/24', street: 'Kowhai St', firstName: 'Robin', lastName: 'Firsthouse' })],
      answer: says('pass', 'OWNER'),
    },
    {
      title: 'nothing but a street and its number',
      payload: [{ ...PIETER, streetNumber: '3', street: 'East Tamaki Road' }],
      answer: says('pass', 'OWNER'),
    },
    {
      title: 'nothing but a street',
      payload: [{ ...PIETER, street: 'East Tamaki Road' }],
      answer: says('unknown', 'ADDRESS_NOT_FOUND'),
    },
    detailed(parts()),
    without(parts()),
  ],
};

const at = (latitude: string, longitude: string, name: object = PIETER) => ({ ...name, latitude, longitude });

export const titleLatlongCases: OperationCases = {
  operation: 'propertyTitleLatlong',
  record: { ...PIETER, ...POINT },
  source: 'NZAD',
  unknown: at('-41.5', '170.5'),
  features: details({ ...PIETER, ...POINT }),
  cases: [
    { title: 'an owner', payload: [{ ...PIETER, ...POINT }], answer: says('pass', 'OWNER') },
    {
      title: 'several titles, one of whose owners has the name',
      payload: [at('-36.965', '174.8725', { firstName: 'Robin', lastName: 'Thirdhouse' })],
      answer: {
        payload: [{ response: 'pass', count: '3', messages: ['3 titles lie at the place'] }],
      },
    },
    {
      title: 'a longitude that counts on from 180',
      payload: [at('-43.955', '183.445', { firstName: 'Moana', lastName: 'Islander' })],
      answer: says('pass', 'OWNER'),
    },
    { title: 'the sea', payload: [at('-41.5', '170.5')], answer: says('unknown', 'NO_TITLE') },
    {
      title: 'what is no latitude',
      payload: [at('abc', '174')],
      fails: ['bad-request', /^the latitude 'abc' is not a number/],
    },
    {
      title: 'a latitude beyond the pole',
      payload: [at('174.8', '-36.9')],
      fails: ['bad-request', /^the latitude 174.8 is not between -90 and 90; are .* the wrong way round\?/],
    },
    detailed({ ...PIETER, ...POINT }),
    without({ ...PIETER, ...POINT }),
  ],
};
