// Cases of cleanse and parse.
import { expect } from 'vitest';
import { WITH_ATTRIBUTES } from '../support/sets/sample-sets.js';
import type { OperationCases } from './table.js';

const LINES = [
  WITH_ATTRIBUTES,
  'u5 24 smtih st reservoir 3073',
  '',
  '   ',
  '500 Smith Street, Reservoir VIC 3073',
  '28 Smith Street, Reservoir VIC 3073',
  '12 Main St Wattle Flat',
  'PO Box 12, Reservoir VIC 3073',
  'c/- J Smith, 24 Smith Street, Reservoir VIC 3073',
  'qqqq zzzz',
  '257 East Tāmaki Road, Ōtara, Auckland 2023, New Zealand',
];
const payload = LINES.map((fullAddress) => ({ fullAddress }));
const best = expect.stringMatching(/^source of truth: GNAF .* \(the best installed\)$/) as string;

export const cleanseCases: OperationCases = {
  operation: 'cleanse',
  record: { fullAddress: WITH_ATTRIBUTES },
  source: 'GNAF',
  unknown: { fullAddress: 'qqqq zzzz' },
  features: [
    {
      name: 'exposeAttributes',
      value: '1',
      asked: { payload: [{ fullAddress: WITH_ATTRIBUTES }], sourceOfTruth: 'GNAF' },
    },
  ],
  cases: [
    {
      title: 'many records, each with its own verdict',
      payload,
      sourceOfTruth: 'GNAF',
      answer: {
        status: 'SUCCESS',
        payload: [
          'verified',
          'corrected',
          'rejected',
          'rejected',
          'partial',
          'corrected',
          'ambiguous',
          'partial',
          'verified',
          'unmatched',
          'partial',
        ].map((status) => ({ status })),
      },
    },
    { title: 'the same of the default source', payload, answer: { status: 'SUCCESS', messages: [] } },
    {
      title: 'records with parts beside their lines, and of parts alone',
      payload: [
        { fullAddress: 'Block C, 24 Smith Street, Reservoir VIC 3073', buildingName: 'Block C', locality: 'Reservoir' },
        {
          fullAddress: '',
          streetNumber: '24',
          streetName: 'Smith',
          streetType: 'St',
          locality: 'Reservoir',
          state: null,
        },
      ],
      answer: { payload: [{ status: 'verified', buildingName: 'BLOCK C' }, { status: 'corrected' }] },
    },
    { title: 'the same of the best installed', payload, data: 'gnaf', answer: { messages: [best] } },
    {
      title: 'the same without any data',
      payload,
      data: 'nothing',
      answer: {
        status: 'SUCCESS',
        payload: expect.arrayContaining([expect.objectContaining({ exception: 'NO_ADDRESS_DATA' })]) as unknown,
      },
    },
    {
      title: 'New Zealand by its locale',
      payload: [{ fullAddress: '257 East Tamaki Rd, Otara 2023' }],
      locale: 'nz',
      answer: { payload: [{ _type: 'ValidatedAddressNz', sourceOfTruth: 'NZAD' }] },
    },
    {
      title: 'New Zealand by its source',
      payload: [{ fullAddress: '257 East Tamaki Rd, Otara 2023' }],
      sourceOfTruth: 'NZAD',
      answer: { payload: [{ _type: 'ValidatedAddressNz' }] },
    },
    {
      title: 'records of other countries',
      payload: ['350 Fifth Avenue, New York NY 10118, United States', 'Karlsplatz 1, 1010 Wien'].map((fullAddress) => ({
        fullAddress,
      })),
      answer: { payload: ['US', 'AT'].map((country) => ({ country, exception: 'COUNTRY_NOT_COVERED' })) },
    },
    {
      title: 'a delivery of the postal file',
      payload: [{ fullAddress: 'PO Box 12, Reservoir VIC 3073' }],
      sourceOfTruth: 'AUPAF',
      answer: { payload: [{ status: 'verified', attributes: { DPID: '10000002' } }] },
    },
    {
      title: 'what stands in a record beside the address',
      payload: [{ fullAddress: WITH_ATTRIBUTES, country: 'NZ', colour: 'blue', attributes: null }],
      sourceOfTruth: 'GNAF',
      answer: { payload: [{ status: 'verified' }] },
    },
    {
      title: 'a source of another country than the locale',
      payload,
      sourceOfTruth: 'NZAD',
      locale: 'au',
      fails: ['source-not-installed', /^source of truth NZAD holds addresses of NZ, and those of AU are asked for/],
    },
  ],
};

export const parseCases: OperationCases = {
  operation: 'parse',
  record: { fullAddress: 'Unit 5, 24 Smith Street, Reservoir VIC 3073' },
  unknown: { fullAddress: '?!' },
  cases: [
    {
      title: 'many records, each with its envelope',
      payload,
      answer: { status: 'SUCCESS', payload: LINES.map(() => ({ status: 'SUCCESS', messages: [], payload: [{}] })) },
    },
    { title: 'the same without any data', payload, data: 'nothing', answer: { status: 'SUCCESS' } },
    {
      title: 'parts beside a line',
      payload: [{ fullAddress: '12 Old Numbat, Quoll Court', street: 'Old Numbat', locality: 'Quoll Court' }],
      answer: { payload: [{ payload: [{ street: 'OLD NUMBAT', locality: 'QUOLL COURT' }] }] },
    },
    {
      title: 'a record of another country',
      payload: [{ fullAddress: '10 Downing Street, London SW1A 2AA, UK' }],
      answer: { payload: [{ payload: [{ country: 'GB', postcode: 'SW1A 2AA', unknown: '10 Downing Street' }] }] },
    },
    {
      title: 'the conventions of New Zealand by a source that is not installed',
      payload: [{ fullAddress: '12 Queen Street, Ponsonby, Auckland 1011' }],
      sourceOfTruth: 'NZPAF',
      answer: { payload: [{ payload: [{ suburb: 'PONSONBY', townCity: 'AUCKLAND' }] }] },
    },
    {
      title: 'a source of another country than the locale',
      payload: [{ fullAddress: '12 Queen Street, Ponsonby, Auckland 1011' }],
      sourceOfTruth: 'GNAF',
      locale: 'nz',
      fails: ['bad-request', /^source of truth GNAF holds addresses of AU, and those of NZ are asked for: ask in the/],
    },
    {
      title: 'what no component took',
      payload: [{ fullAddress: 'ring the bell ### 24 Smith Street, Reservoir' }],
      answer: { status: 'SUCCESS' },
    },
  ],
};
