// Cases of the geocode and of both reverse geocodes.
import { expect } from 'vitest';
import type { Case } from './case.js';
import type { FeatureCase, OperationCases } from './table.js';

const at = (latitude: unknown, longitude: unknown): { attributes: { latitude: unknown; longitude: unknown } } => ({
  attributes: { latitude, longitude },
});
const HOUSES = at('-37.6', '145.1');
const LOT = at('-37.60036', '145.1');
const NZ = at('-36.9682', '174.87248');
const LONDON = at('51.503', '-0.127');
const PARIS = at('48.8566', '2.3522');
const own = { sourceOfTruth: 'CUSTOM_AU_1' };

export const geocodeCases: OperationCases = {
  operation: 'geocode',
  record: { country: 'AU', fullAddress: '24 Smith Street, Reservoir VIC 3073' },
  source: 'GNAF',
  unknown: { country: 'AU', fullAddress: 'qqqq zzzz' },
  cases: [
    {
      title: 'addresses and places of many countries, null where the country is not known',
      payload: [
        ['AU', '24 smith st reservoir 3073'],
        ['Narnia', 'Cair Paravel'],
        ['GB', '10 Wattle St, London SW1A 2AA'],
        ['DEU', '10115 Berlin'],
        ['NZ', '1 East Tamaki Road, Otara'],
        ['fr', 'Paris'],
        ['', 'Springfield, Illinois'],
        ['JP', '東京'],
        ['GB', 'Much Wattling'],
        ['GB', ''],
        ['XX', ''],
      ].map(([country, fullAddress]) => ({ country, fullAddress })),
      answer: {
        status: 'SUCCESS',
        messages: [
          expect.stringMatching(/^record 2: the country 'Narnia' is not known/),
          expect.stringMatching(/^record 7: country is missing/),
          'record 10: fullAddress is missing',
          'record 11: fullAddress is missing',
        ],
        payload: [
          { level: 'address' },
          null,
          { id: 'GB|OPENADDRESSES|a1' },
          { city: 'Berlin' },
          { country: 'NZ' },
          { city: 'Paris' },
          null,
          { city: 'Tokyo' },
          { status: 'ambiguous' },
          null,
          null,
        ],
      },
    },
    {
      title: 'one record whose country is not known',
      payload: [{ country: 'Narnia', fullAddress: 'Cair Paravel' }],
      answer: { status: 'SUCCESS', payload: [null] },
    },
    {
      title: 'no country, in the locale of New Zealand',
      payload: [{ country: 'ZZ', fullAddress: 'Wellington' }],
      locale: 'nz',
      answer: { payload: [{ country: 'NZ' }] },
    },
    {
      title: 'no country, in the international locale',
      payload: [{ country: 'ZZ', fullAddress: 'Wellington' }],
      locale: 'intl',
      answer: { payload: [{ country: 'NZ', sourceOfTruth: 'PLACES' }] },
    },
    {
      title: 'no country and no place, in the international locale',
      payload: [{ country: 'zz', fullAddress: 'Nowhere at all' }],
      locale: 'intl',
      answer: { payload: [null] },
    },
    {
      title: 'places alone, without any data',
      payload: [
        { country: 'AU', fullAddress: 'Sydney' },
        { country: 'FR', fullAddress: 'Paris' },
      ],
      data: 'nothing',
      answer: { payload: [{ city: 'SYDNEY' }, { city: 'Paris' }] },
    },
  ],
};

const shown: readonly FeatureCase[] = [
  { name: 'radius', value: '0.5', asked: { payload: [HOUSES], ...own }, refused: '-5' },
  { name: 'singleLineHitNumber', value: '2', asked: { payload: [HOUSES], ...own }, refused: '0' },
  { name: 'displayGnafLot', value: '1', asked: { payload: [LOT], ...own } },
  { name: 'caseType', value: 'TITLE', asked: { payload: [HOUSES], ...own } },
  { name: 'exposeAttributes', value: '1', asked: { payload: [HOUSES], ...own } },
];

/** Points that cannot be read, each of which refuses a call on the first record. */
const BAD_POINTS: readonly (readonly [string, unknown, unknown])[] = [
  ['a latitude beyond the pole', '95', '0'],
  ['a longitude beyond the half circle', '0', '181'],
  ['words', 'north', 'west'],
  ['nothing', '', ''],
  ['a blank', ' ', '1'],
  ['an exponent', '1e1', '1'],
  ['hexadecimal digits', '0x10', '1'],
  ['no number', 'NaN', '1'],
  ['no end', 'Infinity', '1'],
  ['digits of another script', '١', '1'],
];
const badPoints: readonly Case[] = BAD_POINTS.map(([title, latitude, longitude]) => ({
  title,
  payload: [at(latitude, longitude)],
  fails: ['bad-request', /latitude|longitude/] as const,
}));

const withoutPoint = [{}, { attributes: null }].map((record): Case => ({
  title: `a first record without a point, ${JSON.stringify(record)}`,
  payload: [record],
  fails: ['bad-request', /^the latitude is missing; give latitude and longitude in decimal degrees/],
}));

export const reverseCases: OperationCases = {
  operation: 'reverseGeocode',
  record: HOUSES,
  source: 'CUSTOM_AU_1',
  unknown: at('-37.58', '145.1'),
  features: shown,
  cases: [
    {
      title: 'addresses within 50 m, the nearest first',
      payload: [HOUSES],
      ...own,
      answer: { messages: [], payload: [{ id: 'AU|CUSTOM_AU_1|h10' }, {}, {}, {}, {}] },
    },
    {
      title: 'the first record alone, and that is said',
      payload: [HOUSES, NZ, PARIS],
      ...own,
      answer: { messages: ['only the first of 3 records was looked up'] },
    },
    {
      title: 'the default source of Australia',
      payload: [at('-37.7137', '145.0032')],
      answer: {
        messages: [],
        payload: expect.arrayContaining([expect.objectContaining({ sourceOfTruth: 'GNAF' })]) as unknown,
      },
    },
    {
      title: 'the best of New Zealand, and that is said',
      payload: [NZ],
      answer: { messages: [expect.stringMatching(/^source of truth: NZAD .* \(the best installed\)$/)] },
    },
    {
      title: 'every record where the first is elsewhere, null for one that cannot be read',
      payload: [LONDON, PARIS, at('95', '0'), HOUSES],
      featureOptions: { radius: '0', singleLineHitNumber: 'x' },
      answer: {
        messages: [expect.stringMatching(/^record 3: the latitude 95/)],
        payload: [{ id: 'GB|OPENADDRESSES|a1' }, { country: 'FR' }, null, { country: 'AU' }],
      },
    },
    ...withoutPoint,
    { title: 'a point at sea', payload: [at('-40', '160')], answer: { payload: [{ _type: 'AddressIntl' }] } },
    { title: 'a point of the locale of New Zealand', payload: [NZ], locale: 'nz', answer: { status: 'SUCCESS' } },
    {
      title: 'a point elsewhere, by the international locale',
      payload: [NZ],
      locale: 'intl',
      answer: { payload: [{ _type: 'AddressIntl', country: 'NZ' }] },
    },
    {
      title: 'a radius that is no number',
      payload: [HOUSES],
      featureOptions: { radius: 'far' },
      fails: ['bad-request', /^the radius 'far' is not/],
    },
    {
      title: 'a radius of a million metres',
      payload: [HOUSES],
      featureOptions: { radius: '1000000' },
      fails: ['bad-request', /^the radius '1000000' is not/],
    },
    {
      title: 'a source of another country',
      payload: [NZ],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /^source of truth GNAF holds addresses of AU/],
    },
    {
      title: 'no data at all',
      payload: [HOUSES],
      data: 'nothing',
      fails: ['source-not-installed', /^no address data of AU is installed/],
    },
    ...badPoints,
  ],
};

export const intlReverseCases: OperationCases = {
  operation: 'intlReverseGeocode',
  record: LONDON,
  cases: [
    {
      title: 'the nearest of every record, null for one that cannot be read',
      payload: [LONDON, at('north', '0'), PARIS, NZ, at('-37.7137', '145.0032'), at('-78.4', '106.8')],
      answer: {
        messages: [expect.stringMatching(/^record 2: the latitude 'north'/)],
        payload: [{ id: 'GB|OPENADDRESSES|a1' }, null, { country: 'FR' }, { country: 'NZ' }, { country: 'AU' }, {}],
      },
    },
    {
      title: 'null for each record that lacks its point, or a half of it',
      payload: [{}, LONDON, { attributes: null }, at(null, '1'), { attributes: { latitude: '1' } }, PARIS],
      answer: {
        status: 'SUCCESS',
        messages: ['1: the latitude', '3: the latitude', '4: the latitude', '5: the longitude'].map((which): unknown =>
          expect.stringMatching(`^record ${which} is missing; give latitude and longitude`),
        ),
        payload: [null, { id: 'GB|OPENADDRESSES|a1' }, null, null, null, { country: 'FR' }],
      },
    },
    {
      title: 'one record that cannot be read',
      payload: [at('95', '0')],
      answer: { status: 'SUCCESS', payload: [null] },
    },
    {
      title: 'the end of the world on every side',
      payload: [at('90', '0'), at('-90', '180'), at('0', '-180'), at('0', '180'), at('-0', '-0')],
      answer: { status: 'SUCCESS', messages: [] },
    },
    {
      title: 'without any data',
      payload: [LONDON, PARIS],
      data: 'nothing',
      answer: { payload: [{ sourceOfTruth: 'PLACES' }, { sourceOfTruth: 'PLACES' }] },
    },
  ],
};
