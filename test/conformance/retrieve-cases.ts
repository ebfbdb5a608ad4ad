// Cases of retrieve, its two earlier forms, and identify.
import { expect } from 'vitest';
import type { Case } from './case.js';
import type { FeatureCase, OperationCases } from './table.js';

const HOUSE = 'AU|GNAF|GAVIC910000026';
const LOT = 'AU|CUSTOM_AU_1|h14';
const FLOOR = 'NZ|NZAD|1500155';
const FLAT = 'GB|OPENADDRESSES|a1f2';
const DPID = '10000001';
const answer = (element: Record<string, unknown>): Record<string, unknown> => ({
  status: 'SUCCESS',
  messages: [],
  payload: [element],
});

const shown: readonly FeatureCase[] = [
  { name: 'caseType', value: 'TITLE', asked: { payload: [{ id: HOUSE }] } },
  { name: 'displayGnafLot', value: '1', asked: { payload: [{ id: LOT }] } },
];

/** What every operation on an id says of one that it cannot answer. `more`: what a record has beside its id. */
const refusedIds = (more: Record<string, string> = {}): readonly Case[] => [
  {
    title: 'an id of no address',
    payload: [{ id: 'AU|GNAF|GANONE', ...more }],
    fails: ['bad-request', /has no address with the id AU\|GNAF\|GANONE$/],
  },
  {
    title: 'an id of a source that is not installed',
    payload: [{ id: 'AU|CNAR|1', ...more }],
    fails: ['bad-request', /^source of truth CNAR is not installed/],
  },
  {
    title: 'an id of another source than is asked for',
    payload: [{ id: HOUSE, ...more }],
    sourceOfTruth: 'AUPAF',
    fails: ['bad-request', /is of the source GNAF, and AUPAF is asked for/],
  },
  {
    title: 'the id of a group',
    payload: [{ id: 'AU|GNAF|STREET:GAVIC910000001', ...more }],
    fails: ['bad-request', /has no address with the id/],
  },
  {
    title: 'an id with odd letters',
    payload: [{ id: 'AU|GNAF|\u0000é"\\\n', ...more }],
    fails: ['bad-request', /has no address with the id/],
  },
];

export const retrieveCases: OperationCases = {
  operation: 'retrieve',
  record: { id: HOUSE },
  source: 'GNAF',
  features: [
    { name: 'exposeAttributes', value: '1', asked: { payload: [{ id: HOUSE }] } },
    ...shown,
    { name: 'splitNzFloorLevel', value: '1', asked: { payload: [{ id: FLOOR }] } },
  ],
  cases: [
    {
      title: 'the whole address',
      payload: [{ id: HOUSE }],
      answer: answer({
        _type: 'ValidatedAddressAu',
        id: HOUSE,
        fullAddress: '24 SMITH STREET, RESERVOIR VIC 3073',
        attributes: {},
      }),
    },
    {
      title: 'the first record alone, which is said',
      payload: [{ id: HOUSE }, { id: FLOOR }],
      answer: { ...answer({ id: HOUSE }), messages: ['only the first of 2 records was looked up'] },
    },
    {
      title: 'New Zealand',
      payload: [{ id: FLOOR }],
      featureOptions: { exposeAttributes: '1' },
      answer: answer({ _type: 'ValidatedAddressNz', townCity: 'AUCKLAND' }),
    },
    {
      title: 'another country',
      payload: [{ id: FLAT }],
      answer: answer({ _type: 'AddressIntl', subdwelling: 'Flat 2' }),
    },
    {
      title: 'a delivery point of the default source',
      payload: [{ id: DPID }],
      answer: answer({ id: 'AU|AUPAF|10000001' }),
    },
    {
      title: 'a local id of a source that is named',
      payload: [{ id: 'GAVIC910000026' }],
      sourceOfTruth: 'GNAF',
      answer: answer({ id: HOUSE }),
    },
    {
      title: 'an id of no country',
      payload: [{ id: 'XX|PLACES|1' }],
      fails: ['bad-request', /^the country 'XX' is not known/],
    },
    { title: 'an id of separators', payload: [{ id: '|||' }], fails: ['bad-request', /^no country is given/] },
    {
      title: 'no data',
      payload: [{ id: HOUSE }],
      data: 'nothing',
      fails: ['source-not-installed', /^source of truth GNAF is not installed/],
    },
    ...refusedIds(),
  ],
};

export const addressRetrieveCases: OperationCases = {
  operation: 'address retrieve',
  record: { id: HOUSE, country: 'AU' },
  source: 'GNAF',
  cases: [
    {
      title: 'a delivery point',
      payload: [{ id: DPID, country: 'AU' }],
      answer: answer({ attributes: expect.objectContaining({ DPID }) as unknown }),
    },
    {
      title: 'New Zealand by its number alone',
      payload: [{ id: '1500155', country: 'nz' }],
      answer: answer({ id: FLOOR }),
    },
    { title: 'another country', payload: [{ id: FLAT, country: 'gb' }], answer: answer({ id: FLAT }) },
    {
      title: 'another country than the id begins with',
      payload: [{ id: HOUSE, country: 'NZ' }],
      fails: ['bad-request', /is not of NZ; give the country that the id begins with$/],
    },
    ...refusedIds({ country: 'AU' }),
  ],
};

export const intlRetrieveCases: OperationCases = {
  operation: 'intl retrieve',
  record: { id: FLAT },
  cases: [
    {
      title: 'the whole address, with its attributes',
      payload: [{ id: FLAT }],
      answer: answer({ _type: 'AddressIntl', attributes: expect.objectContaining({ DomesticId: 'a1f2' }) as unknown }),
    },
    { title: 'a place', payload: [{ id: 'GB|GEONAMES|READING~RG1~ENG~' }], answer: answer({ city: 'Reading' }) },
    {
      title: 'a place with an accent in its region',
      payload: [{ id: 'FR|PLACES|2988507' }],
      answer: answer({ city: 'Paris', province: 'Île-de-France' }),
    },
    {
      title: 'an id of nothing',
      payload: [{ id: 'GB|OPENADDRESSES|nothing' }],
      fails: ['bad-request', /has nothing with the id GB\|OPENADDRESSES\|nothing$/],
    },
    {
      title: 'the id of a group',
      payload: [{ id: 'GB|OPENADDRESSES|STREET:WATTLE_STREET~LONDON' }],
      fails: ['bad-request', /is that of a group of addresses/],
    },
    {
      title: 'a source that the id is not of',
      payload: [{ id: FLAT }],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /is of the source OPENADDRESSES, and GNAF is asked for/],
    },
  ],
};

export const identifyCases: OperationCases = {
  operation: 'identify',
  record: { id: HOUSE },
  source: 'GNAF',
  features: shown,
  cases: [
    {
      title: 'an id, with its eid and all that is installed about it',
      payload: [{ id: HOUSE }],
      answer: answer({
        id: HOUSE,
        eid: expect.stringMatching(/^eid1\./) as string,
        attributes: expect.objectContaining({ ASGS_SA1: '20401' }) as unknown,
      }),
    },
    { title: 'New Zealand by its locale', payload: [{ id: FLOOR }], locale: 'nz', answer: answer({ id: FLOOR }) },
    { title: 'New Zealand by its id', payload: [{ id: FLOOR }], answer: answer({ id: FLOOR }) },
    {
      title: 'a local id beside its source',
      payload: [{ id: 'GAVIC910000026' }],
      sourceOfTruth: 'GNAF',
      answer: answer({ id: HOUSE }),
    },
    {
      title: 'a local id without a source',
      payload: [{ id: 'GAVIC910000026' }],
      fails: ['bad-request', /does not say its source; give sourceOfTruth beside it$/],
    },
    { title: 'an empty record', payload: [{}], fails: ['bad-request', /^neither eid nor id is given/] },
    {
      title: 'blanks and null',
      payload: [{ eid: ' ', id: null }],
      fails: ['bad-request', /^neither eid nor id is given/],
    },
    { title: 'both', payload: [{ eid: 'eid1.x', id: HOUSE }], fails: ['bad-request', /^both eid and id are given/] },
    { title: 'an eid that is none', payload: [{ eid: 'no eid' }], fails: ['bad-request', /^'no eid' is no eid/] },
    {
      title: 'an eid of another key',
      payload: [{ eid: 'eid1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
      fails: ['bad-request', /is not of this data folder, or was changed/],
    },
    ...refusedIds(),
  ],
};
