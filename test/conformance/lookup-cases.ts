// Cases of the earlier lookups.
import { lookups, type LookupInput, type LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { WHOLE } from '../support/sets/lookup-records.js';
import { lines, type Asked, type Case, type Fails } from './case.js';
import type { FeatureCase, OperationCases } from './table.js';

const asked = (record: LookupInput, sourceOfTruth: string): Asked => ({ payload: [record], sourceOfTruth });

/** Where a feature option of a lookup shows, if not in its whole record. */
const SHOWS: Partial<Record<LookupKind, Partial<Record<string, Asked>>>> = {
  address: {
    singleLineHitNumber: asked({ fullAddress: '2 s' }, 'GNAF'),
    displayGnafLot: asked({ fullAddress: '14 wattle st' }, 'CUSTOM_AU_1'),
  },
  buildingName: {
    singleLineHitNumber: asked({ buildingName: 'gum' }, 'CUSTOM_AU_1'),
    displayGnafLot: asked({ buildingName: 'gumnut' }, 'CUSTOM_AU_1'),
    caseType: asked({ buildingName: 'gumnut' }, 'CUSTOM_AU_1'),
    exposeAttributes: asked({ buildingName: 'gumnut' }, 'CUSTOM_AU_1'),
  },
  locality: { singleLineHitNumber: asked({ locality: 'w' }, 'GNAF') },
  postal: { singleLineHitNumber: asked({ postal: 'box 1', locality: 'reservoir' }, 'AUPAF') },
  postcode: { singleLineHitNumber: asked({ postcode: '3' }, 'GNAF') },
  subdwellingAddress: {
    singleLineHitNumber: asked({ id: '10000003' }, 'AUPAF'),
    displayGnafLot: asked({ id: 'h20' }, 'CUSTOM_AU_1'),
  },
};

/** Options that nothing can show the effect of, and why. */
const SHOWS_NOTHING: Partial<Record<LookupKind, Partial<Record<string, string>>>> = {
  postal: { displayGnafLot: 'a post box has no lot' },
};

const VALUES: Readonly<Record<string, string>> = {
  singleLineHitNumber: '1',
  caseType: 'TITLE',
  displayGnafLot: '1',
  exposeAttributes: '1',
};

/** What nothing is known of, in the place of what the record is asked by. */
const UNKNOWN: Readonly<Partial<Record<LookupKind, LookupInput>>> = {
  address: { fullAddress: 'qqqq zzzz' },
  buildingName: { buildingName: 'qqqq' },
  locality: { locality: 'qqqq' },
  postal: { postal: 'PO BOX 99999', locality: 'qqqq' },
  postcode: { postcode: '9999' },
  street: { street: 'qqqq' },
  streetNumber: { streetNumber: '9999', postcode: '3073', locality: 'reservoir', street: 'smith st' },
  subdwelling: {
    subdwelling: 'unit 99',
    postcode: '3073',
    locality: 'reservoir',
    street: 'smith st',
    streetNumber: '24',
  },
  suburb: { suburb: 'qqqq' },
  townCity: { townCity: 'qqqq' },
  combined: { fullAddress: 'qqqq zzzz', country: 'AU' },
};

/**
 * On the wire an operation of one country is asked in that country's path, and it is the source that is refused there.
 */
const AU_IN_PATH: Fails = ['bad-request', /NZAD/];
const NZ_IN_PATH: Fails = ['bad-request', /GNAF/];

const OWN: Partial<Record<LookupKind, readonly Case[]>> = {
  address: [
    {
      title: 'a state that narrows',
      payload: [{ fullAddress: '2 main st', state: 'new south wales' }],
      sourceOfTruth: 'GNAF',
      answer: lines('2 MAIN STREET, WATTLE FLAT NSW 2795'),
    },
    {
      title: 'New Zealand',
      payload: [{ fullAddress: '1 east tamaki' }],
      locale: 'nz',
      answer: { payload: [{ _type: 'AddressNz' }] },
    },
    {
      title: 'a place that is not known',
      payload: [{ fullAddress: '24 smith st', locality: 'qqqq' }],
      sourceOfTruth: 'GNAF',
      answer: { payload: [] },
    },
  ],
  buildingName: [
    {
      title: 'a place',
      payload: [{ buildingName: 'wattle', postcode: '3073', locality: 'reservoir' }],
      sourceOfTruth: 'GNAF',
      answer: lines('WATTLE TOWER, 101 HIGH STREET, RESERVOIR VIC 3073'),
    },
    {
      title: 'another street than its own',
      payload: [{ buildingName: 'reservoir plaza', street: 'smith' }],
      sourceOfTruth: 'GNAF',
      answer: lines(),
    },
  ],
  locality: [
    {
      title: 'a line in place of a name',
      payload: [{ fullAddress: 'wattle flat nsw' }],
      sourceOfTruth: 'GNAF',
      answer: { status: 'SUCCESS' },
    },
    {
      title: 'the places that come with the package',
      payload: [{ locality: 'reservo' }],
      data: 'nothing',
      answer: { messages: ['no address data is installed: the places are those that come with the package'] },
    },
    {
      title: 'New Zealand, which has none',
      payload: [{ locality: 'x' }],
      locale: 'nz',
      fails: ['bad-request', /^lookup locality is of Australia only, and NZ is asked for/],
    },
    {
      title: 'a source of New Zealand',
      payload: [{ locality: 'x' }],
      sourceOfTruth: 'NZAD',
      fails: ['bad-request', /^lookup locality is of Australia only, and NZ is asked for/],
      onTheWire: AU_IN_PATH,
    },
    {
      title: 'neither a name nor a line',
      payload: [{ postcode: '3073' }],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /^lookup locality needs locality or fullAddress/],
    },
  ],
  postal: [
    {
      title: 'a delivery in standard form',
      payload: [{ postal: 'gpo 5', locality: 'reservoir' }],
      sourceOfTruth: 'GNAF',
      answer: {
        messages: [
          'GNAF FEBRUARY 2026 has no post boxes or bags: the delivery is in standard form, and only its place ' +
            'is verified',
        ],
      },
    },
    {
      title: 'neither postcode nor locality',
      payload: [{ postal: 'po box 12' }],
      sourceOfTruth: 'AUPAF',
      fails: ['bad-request', /^lookup postal needs postcode or locality/],
    },
  ],
  postcode: [
    {
      title: 'the places that come with the package',
      payload: [{ postcode: '3073' }],
      data: 'nothing',
      answer: { status: 'SUCCESS' },
    },
  ],
  street: [
    {
      title: 'a suburb and a town of New Zealand',
      payload: [{ street: 'queen', suburb: 'otahuhu', townCity: 'auckland' }],
      sourceOfTruth: 'NZAD',
      locale: 'nz',
      answer: lines('QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062'),
    },
    {
      title: 'New Zealand by its locale',
      payload: [{ street: 'queen' }],
      locale: 'nz',
      answer: { payload: [{ sourceOfTruth: 'NZAD' }, { sourceOfTruth: 'NZAD' }] },
    },
    {
      title: 'a source of New Zealand that is not installed',
      payload: [{ street: 'x' }],
      sourceOfTruth: 'NZPAF',
      fails: ['source-not-installed', /^source of truth NZPAF is not installed/],
    },
    {
      title: 'no data at all',
      payload: [{ street: 'smith' }],
      data: 'nothing',
      fails: ['source-not-installed', /^no address data of AU is installed in /],
    },
  ],
  streetNumber: [
    {
      title: 'a suburb and a town of New Zealand',
      payload: [
        {
          streetNumber: '40',
          street: 'east tamaki rd',
          locality: 'otara',
          postcode: '2023',
          suburb: 'otara',
          townCity: 'auckland',
        },
      ],
      sourceOfTruth: 'NZAD',
      locale: 'nz',
      answer: { payload: [{ streetNumber: '40' }] },
    },
  ],
  subdwelling: [
    {
      title: 'a suburb and a town of New Zealand',
      payload: [
        {
          subdwelling: '3',
          streetNumber: '40',
          street: 'east tamaki rd',
          locality: 'otara',
          postcode: '2023',
          suburb: 'otara',
          townCity: 'auckland',
        },
      ],
      sourceOfTruth: 'NZAD',
      locale: 'nz',
      answer: { payload: [{ flatUnitNumber: '3' }] },
    },
  ],
  subdwellingAddress: [
    {
      title: 'the id of a unit',
      payload: [{ id: 'AU|GNAF|GAVIC910000027' }],
      sourceOfTruth: 'GNAF',
      answer: lines(...Array.from({ length: 8 }, (_, i) => `UNIT ${i + 1}, 24 SMITH STREET, RESERVOIR VIC 3073`)),
    },
    { title: 'a house', payload: [{ id: '10000001' }], sourceOfTruth: 'AUPAF', answer: lines() },
    {
      title: 'an id of another source',
      payload: [{ id: 'AU|GNAF|GAVIC910000001' }],
      sourceOfTruth: 'AUPAF',
      fails: ['bad-request', /is of the source GNAF, and AUPAF is asked for/],
    },
    {
      title: 'an id that nothing has',
      payload: [{ id: '99999999' }],
      sourceOfTruth: 'AUPAF',
      fails: ['bad-request', /has no address with the id 99999999/],
    },
  ],
  suburb: [
    { title: 'the default source', payload: [{ suburb: 'otara' }], answer: lines('ŌTARA, AUCKLAND 2023') },
    {
      title: 'a source of Australia',
      payload: [{ suburb: 'x' }],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /^lookup suburb is of New Zealand only|valid only with NZPAF or NZAD/],
      onTheWire: NZ_IN_PATH,
    },
    {
      title: 'Australia by its locale',
      payload: [{ suburb: 'x' }],
      locale: 'au',
      fails: ['bad-request', /^lookup suburb is of New Zealand only, and AU is asked for/],
    },
    {
      title: 'no data at all',
      payload: [{ suburb: 'otara' }],
      data: 'nothing',
      fails: ['source-not-installed', /^no address data of NZ from NZPAF or NZAD is installed in /],
    },
  ],
  townCity: [
    {
      title: 'a source of Australia',
      payload: [{ townCity: 'x' }],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /^lookup townCity is of New Zealand only|valid only with NZPAF or NZAD/],
      onTheWire: NZ_IN_PATH,
    },
  ],
  combined: [
    {
      title: 'New Zealand',
      payload: [{ fullAddress: '1 east tamaki', country: 'NZ' }],
      answer: { payload: [{ _type: 'AddressNz' }] },
    },
    {
      title: 'another country, by id and line',
      payload: [{ fullAddress: '10 wattle', country: 'GB' }],
      answer: { payload: [{ id: 'GB|OPENADDRESSES|a1' }, {}, {}] },
    },
    {
      title: 'a country that is none',
      payload: [{ fullAddress: 'paris', country: 'XX' }],
      fails: ['bad-request', /^the country 'XX' is not known/],
    },
    {
      title: 'a source of another country',
      payload: [{ fullAddress: '24 smith st', country: 'AU' }],
      sourceOfTruth: 'NZAD',
      fails: ['bad-request', /^source of truth NZAD holds addresses of NZ/],
    },
  ],
};

const featureCase = (kind: LookupKind, name: string): FeatureCase => {
  const { record, source } = WHOLE[kind];
  const why = SHOWS_NOTHING[kind]?.[name];
  return {
    name,
    value: VALUES[name] ?? '1',
    asked: SHOWS[kind]?.[name] ?? asked(record, source),
    ...(why === undefined ? {} : { withoutEffect: why }),
    ...(name === 'singleLineHitNumber' ? { refused: '0' } : {}),
  };
};

/** One table of cases for each of the lookups. */
export const lookupCases: readonly OperationCases[] = lookups.map(({ kind, features }) => {
  const { record, source, answer } = WHOLE[kind];
  const unknown = UNKNOWN[kind];
  return {
    operation: `lookup ${kind}`,
    record,
    source,
    ...(unknown === undefined ? {} : { unknown }),
    features: features.map(({ name }) => featureCase(kind, name)),
    cases: [
      {
        title: 'all that the record may have',
        payload: [record],
        sourceOfTruth: source,
        answer: { status: 'SUCCESS' },
      },
      {
        title: 'the first record alone, and that is said',
        payload: [record, record],
        sourceOfTruth: source,
        answer: { messages: ['only the first of 2 records was looked up'] },
      },
      {
        title: 'what the operation does not name, and does not heed',
        payload: [{ ...record, careOf: 'nobody', attributes: { a: 'b' } }],
        sourceOfTruth: source,
        answer: { status: 'SUCCESS' },
      },
      { title: `${answer} as the first hit`, payload: [record], sourceOfTruth: source, answer: { status: 'SUCCESS' } },
      ...(OWN[kind] ?? []),
    ],
  };
});
