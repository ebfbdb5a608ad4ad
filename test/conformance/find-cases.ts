// Cases of find and of its earlier form for other countries.
import { expect } from 'vitest';
import { lines } from './case.js';
import type { OperationCases } from './table.js';

const au = (fullAddress: string, id?: string): { country: string; fullAddress: string; id?: string } => ({
  country: 'AU',
  fullAddress,
  ...(id === undefined ? {} : { id }),
});
const gb = (fullAddress: string, id?: string): { country: string; fullAddress: string; id?: string } => ({
  country: 'GB',
  fullAddress,
  ...(id === undefined ? {} : { id }),
});
const GNAF = { sourceOfTruth: 'GNAF' };

export const findCases: OperationCases = {
  operation: 'find',
  record: au('24 smith st reservoir'),
  source: 'GNAF',
  unknown: au('qqqq zzzz'),
  features: [
    { name: 'groupAddresses', value: '1', asked: { payload: [au('24 smith st reservoir')], ...GNAF } },
    {
      name: 'singleLineHitNumber',
      value: '3',
      asked: { payload: [au('smith', 'AU|GNAF|STREET:GAVIC910000001')], ...GNAF },
      refused: '0',
    },
    { name: 'displayGnafLot', value: '1', asked: { payload: [au('120 mount view road')], ...GNAF } },
    { name: 'caseType', value: 'TITLE', asked: { payload: [au('22a smith')], ...GNAF } },
    { name: 'positionFilter', value: 'ADDRESS', asked: { payload: [au('130 mount view road')], ...GNAF } },
    { name: 'exposeAttributes', value: '1', asked: { payload: [au('24 smith st reservoir')], ...GNAF } },
  ],
  cases: [
    {
      title: 'a line as far as it is typed',
      payload: [au('22a smi')],
      ...GNAF,
      answer: lines('22A SMITH STREET, RESERVOIR VIC 3073'),
    },
    {
      title: 'a line with a slip',
      payload: [au('24 smtih street reservoir')],
      ...GNAF,
      answer: { payload: [{ fullAddress: '24 SMITH STREET, RESERVOIR VIC 3073' }] },
    },
    {
      title: 'only the first record',
      payload: [au('22a smith'), { country: 'NZ', fullAddress: '1 east tamaki' }],
      ...GNAF,
      answer: lines('22A SMITH STREET, RESERVOIR VIC 3073'),
    },
    {
      title: 'a street, its numbers as a group',
      payload: [au('smith street reservoir')],
      ...GNAF,
      answer: {
        payload: [
          { id: 'AU|GNAF|STREET:GAVIC910000001', attributes: { Type: 'Street', subdwellings: '49 Addresses' } },
        ],
      },
    },
    {
      title: 'down into a street',
      payload: [au('smith street reservoir', 'AU|GNAF|STREET:GAVIC910000001')],
      ...GNAF,
      featureOptions: { groupAddresses: '1', singleLineHitNumber: '100' },
      answer: { status: 'SUCCESS' },
    },
    {
      title: 'down into a building',
      payload: [au('24 smith', 'AU|GNAF|BUILDING:GAVIC910000026')],
      ...GNAF,
      featureOptions: { groupAddresses: '1' },
    },
    {
      title: 'the id of an address, with nothing below',
      payload: [au('x', 'AU|GNAF|GAVIC910000026')],
      ...GNAF,
      fails: ['bad-request', /is that of an address, with nothing below it/],
    },
    {
      title: 'the id of no group',
      payload: [au('x', 'AU|GNAF|STREET:none')],
      ...GNAF,
      fails: ['bad-request', /has no group with the id/],
    },
    {
      title: 'an id of another source',
      payload: [au('x', 'NZ|NZAD|STREET:1')],
      ...GNAF,
      fails: ['bad-request', /is not of AU\|GNAF/],
    },
    { title: 'an id that is none', payload: [au('x', '|||')], ...GNAF, fails: ['bad-request', /is not of AU\|GNAF/] },
    ...['AU', 'aus', 'Australia'].map((country) => ({
      title: `the country as ${country}`,
      payload: [{ country, fullAddress: '24 smith st reservoir' }],
      answer: lines('24 SMITH STREET, RESERVOIR VIC 3073'),
    })),
    ...['nz', 'NZL', 'New Zealand'].map((country) => ({
      title: `the country as ${country}`,
      payload: [{ country, fullAddress: '1 east tamaki road' }],
      answer: lines('1 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023'),
    })),
    {
      title: 'another country, with its own streets',
      payload: [gb('10 wattle')],
      answer: { payload: [{ id: 'GB|OPENADDRESSES|a1' }, {}, {}] },
    },
    {
      title: 'another country, in groups',
      payload: [gb('10 wattle')],
      featureOptions: { groupAddresses: '1' },
      answer: { payload: [{ id: 'GB|OPENADDRESSES|BUILDING:WATTLE_STREET~LONDON~10' }, {}] },
    },
    {
      title: 'down into a building of another country',
      payload: [gb('10 wattle', 'GB|OPENADDRESSES|BUILDING:WATTLE_STREET~LONDON~10')],
      answer: { payload: [{ id: 'GB|OPENADDRESSES|a1' }, { id: 'GB|OPENADDRESSES|a1f2' }] },
    },
    {
      title: 'a country without addresses, and that is said',
      payload: [{ country: 'FR', fullAddress: 'Paris' }],
      answer: {
        messages: [
          'no addresses of France are installed: only places are found; "waypost data import openaddresses" ' +
            'imports addresses',
        ],
      },
    },
    {
      title: 'a country that is none',
      payload: [{ country: 'Atlantis', fullAddress: '1 a st' }],
      fails: ['bad-request', /^the country 'Atlantis' is not known/],
    },
    {
      title: 'an empty country',
      payload: [{ country: ' ', fullAddress: '24 smith st reservoir' }],
      ...GNAF,
      fails: ['bad-request', /^country is missing; give .* or ZZ for what the text says$/],
    },
    {
      title: 'a country that the text says, or Australia',
      payload: [{ country: 'zz', fullAddress: '24 smith st reservoir' }],
      ...GNAF,
      answer: { status: 'SUCCESS', payload: [{ country: 'AU' }] },
    },
    {
      title: 'a country that the text says, or the locale: New Zealand',
      payload: [{ country: 'ZZ', fullAddress: '1 east tamaki road' }],
      locale: 'nz',
      answer: lines('1 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023'),
    },
    { title: 'an empty line', payload: [au(' ')], fails: ['bad-request', /^fullAddress is empty/] },
    {
      title: 'a country without a set',
      payload: [{ country: 'NZ', fullAddress: '1 east tamaki road' }],
      data: 'gnaf',
      fails: ['bad-request', /^no address data of NZ is installed in/],
    },
    {
      title: 'no data at all',
      payload: [au('24 smith')],
      data: 'nothing',
      fails: ['source-not-installed', /^no address data of AU is installed in/],
    },
    {
      title: 'the best that is installed',
      payload: [au('22a smith')],
      data: 'gnaf',
      answer: { messages: [expect.stringMatching(/the best installed/) as string] },
    },
  ],
};

export const intlFindCases: OperationCases = {
  operation: 'intl find',
  record: gb('10 wattle street london'),
  unknown: gb('qqqq zzzz'),
  features: [
    { name: 'groupAddresses', value: '1', asked: { payload: [gb('10 wattle')] } },
    { name: 'singleLineHitNumber', value: '1', asked: { payload: [gb('10 wattle')] }, refused: 'x' },
  ],
  cases: [
    {
      title: 'places of a country without addresses',
      payload: [{ country: 'fra', fullAddress: 'Paris' }],
      answer: { status: 'SUCCESS' },
    },
    {
      title: 'Australia, which is found by find',
      payload: [au('24 smith st')],
      fails: ['bad-request', /^intl find is for other countries than AU and NZ/],
    },
    {
      title: 'an empty country',
      payload: [{ country: '', fullAddress: 'x' }],
      fails: ['bad-request', /^no country is given/],
    },
    {
      title: 'a country that is none',
      payload: [{ country: 'XX', fullAddress: 'x' }],
      fails: ['bad-request', /^the country 'XX' is not known/],
    },
    {
      title: 'an id of another country',
      payload: [gb('x', 'FR|PLACES|1')],
      fails: ['bad-request', /^the id FR\|PLACES\|1 is not of GB/],
    },
    {
      title: 'an id of an address',
      payload: [gb('x', 'GB|OPENADDRESSES|a1')],
      fails: ['bad-request', /with nothing below it/],
    },
    {
      title: 'an id of a source that is not installed',
      payload: [gb('x', 'GB|NONE|a1')],
      fails: ['bad-request', /is of no installed source of GB/],
    },
    {
      title: 'letters of other alphabets',
      payload: [{ country: 'JP', fullAddress: '東京' }],
      answer: { status: 'SUCCESS' },
    },
  ],
};
