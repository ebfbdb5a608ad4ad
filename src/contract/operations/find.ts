// find: a line, whole or as far as it is typed, and the addresses of one country that it may become.
import { addressChoice, addressHit } from '../fields/address-card.js';
import { addressFields } from '../fields/address-fields.js';
import { COUNTRY_IN_TEXT } from '../fields/country-in-text.js';
import { composeAddress } from '../fields/compose-address.js';
import { column, lineColumns } from '../fields/output-columns.js';
import { hitAnswers, hitColumns, matchColumn, type Hits } from '../fields/hits.js';
import type { FeatureOption, Operation } from '../operation.js';
import type { Found } from '../schema/find.js';

/**
 * One record of the request. `country`: ZZ for what the text says. `id` is that of a group among the hits of the same
 * text: its members are asked for.
 */
export interface FindInput {
  country: string;
  fullAddress: string;
  id?: string | null | undefined;
}

/** Feature options that several operations share. */
export const FEATURES = {
  hits: { name: 'singleLineHitNumber', about: 'most hits, 20 if not given', values: 'count' },
  lot: { name: 'displayGnafLot', about: 'shows the lot beside a street number too', values: ['0', '1'] },
  case: { name: 'caseType', about: 'letters of names', values: ['TITLE', 'UPPER'] },
  attributes: {
    name: 'exposeAttributes',
    about: 'attributes of the address, and what the installed attribute sets say',
    values: ['0', '1'],
  },
} as const satisfies Record<string, FeatureOption>;

const COUNTRY = addressFields.findIndex(({ name }) => name === 'country');
const ID = addressFields.length;

export const find: Operation<FindInput, Hits<Found>> = {
  name: 'find',
  command: 'find',
  summary: 'Find addresses by one line, whole or as far as it is typed',
  methods: ['GET', 'POST'],
  path: '/rest/v2/address/find',
  query: { required: ['country', 'fullAddress'], optional: ['id'] },
  // The contract: only the first record of a call is processed.
  recordsPerCall: 1,
  needs: ['addresses', 'places', 'attributes'],
  features: [
    { name: 'groupAddresses', about: 'one hit for all units of a building', values: ['0', '1'] },
    FEATURES.hits,
    FEATURES.lot,
    FEATURES.case,
    {
      name: 'positionFilter',
      about: 'only addresses whose coordinates are those of the address, or of its street at least',
      values: ['ADDRESS', 'STREET'],
    },
    FEATURES.attributes,
  ],
  prefix: 'find_',
  schema: async () => (await import('../schema/find.js')).findSchema,
  fields: [
    ...addressFields.map((field) => (field.name === 'country' ? { ...field, option: true } : field)),
    {
      name: 'id',
      about: 'Id of a group among the hits of the same text, to list what is in it',
      headings: ['findid', 'groupid'],
      option: true,
    },
  ],
  asTyped: {
    features: { groupAddresses: '1' },
    // Units of a group; a text's hits are as many as the user or the contract says.
    group: { field: 'id', features: { singleLineHitNumber: '1000' } },
    choices: ({ payload }) => payload.map(addressChoice),
    answeredBy: 'retrieve',
  },
  unsaid: { country: COUNTRY_IN_TEXT },
  toRecord: (values) => {
    const fullAddress = composeAddress(values.map((value, field) => (field === COUNTRY || field === ID ? '' : value)));
    const id = (values[ID] ?? '').trim();
    if (fullAddress === '' && id === '') return null;
    return { country: (values[COUNTRY] ?? '').trim() || COUNTRY_IN_TEXT, fullAddress, ...(id === '' ? {} : { id }) };
  },
  ...hitAnswers<Found>('there is nothing to find in this record', addressHit),
  columns: hitColumns<Found>([
    column('full_address', 'The hit on one line', (e) => e.fullAddress),
    column('type', 'Address, or the kind of a group: BuildingNumber, Street and others', (e) => e.attributes?.['Type']),
    column('subdwellings', 'How many addresses the group holds', (e) => e.attributes?.['subdwellings']),
    matchColumn,
    column('id', 'Id of the hit: retrieve takes it for an address, find for a group', (e) => e.id),
    column('country', 'Country, ISO 3166-1 alpha-2', (e) => e.country),
    ...lineColumns,
  ]),
  preview: ['status', 'full_address', 'match'],
  mail: ['status', ...lineColumns.map(({ name }) => name), 'country'],
};

/** The earlier form for other countries than Australia and New Zealand. */
export const intlFind: Operation<FindInput, Hits<Found>> = {
  ...find,
  name: 'intl find',
  command: '',
  path: '/rest/intl/address/find',
  needs: ['places'],
  schema: async () => (await import('../schema/find.js')).intlFindSchema,
  features: find.features.filter(({ name }) => name === 'groupAddresses' || name === FEATURES.hits.name),
};
