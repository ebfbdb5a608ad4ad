// retrieve: the whole address of an id.
import { said } from '../said.js';
import { addressCard } from '../fields/address-card.js';
import { addressOutcome, foundReview } from '../fields/address-outcome.js';
import {
  attributeColumns,
  column,
  componentColumns,
  furtherAttributes,
  lineColumns,
  MAIL_COLUMNS,
} from '../fields/output-columns.js';
import { unstatedFound } from '../fields/unstated-status.js';
import { FEATURES } from './find.js';
import type { Operation } from '../operation.js';
import type { Retrieved } from '../schema/find.js';
import { addressInLetters } from '../texts/letters.js';

export interface RetrieveInput {
  id: string;
}

export const retrieve: Operation<RetrieveInput, Retrieved> = {
  name: 'retrieve',
  command: 'retrieve',
  summary: 'Give the whole address of an id',
  methods: ['GET', 'POST'],
  path: '/rest/v2/address/retrieve',
  query: { required: ['id'], optional: [] },
  recordsPerCall: 1,
  needs: ['addresses', 'places', 'attributes'],
  features: [
    { ...FEATURES.attributes, onCommandLine: '1' },
    FEATURES.case,
    { name: 'splitNzFloorLevel', about: "New Zealand's floor as type and number apart", values: ['0', '1'] },
    FEATURES.lot,
  ],
  prefix: 'retrieve_',
  schema: async () => (await import('../schema/find.js')).retrieveSchema,
  fields: [
    {
      name: 'id',
      about: 'Id of an address, such as AU|GNAF|GAVIC1',
      headings: ['id', 'addressid', 'findid', 'cleanseid', 'gnafid', 'referenceid'],
    },
  ],
  toRecord: ([id = '']) => (said(id) === '' ? null : { id: said(id) }),
  emptyElement: () => ({
    _type: 'ValidatedAddressAu',
    status: 'rejected',
    messages: ['there is no id in this record'],
  }),
  errorElement: (message) => ({ _type: 'ValidatedAddressAu', status: 'error', messages: [message] }),
  elements: (response) => response.payload as Retrieved[],
  unstated: unstatedFound,
  card: (element) => addressCard(element, element),
  columns: [
    column('status', 'found, rejected or error', (e) => e.status),
    column('id', 'Id of the address', (e) => e.id),
    column('source', 'Source of truth that answered', (e) => e.sourceOfTruth),
    ...componentColumns,
    column('city', 'City or town (other countries)', (e) => e.city),
    column('district', 'District (other countries)', (e) => e.district),
    column('province', 'Province or region (other countries)', (e) => e.province),
    ...lineColumns,
    ...attributeColumns,
    { ...column('attributes', 'Further attributes as a JSON object', furtherAttributes), feature: 'exposeAttributes' },
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: addressOutcome,
  review: foundReview,
  preview: ['status', 'full_address'],
  mail: ['status', ...MAIL_COLUMNS],
  inLetters: addressInLetters,
};

/** The earlier form of retrieve: the country is asked for beside the id. */
export const addressRetrieve: Operation<RetrieveInput & { country: string }, Retrieved> = {
  ...retrieve,
  name: 'address retrieve',
  command: '',
  path: '/rest/address/retrieve',
  query: { required: ['id', 'country'], optional: [] },
  features: [],
  schema: async () => (await import('../schema/find.js')).addressRetrieveSchema,
  fields: [
    ...retrieve.fields,
    { name: 'country', about: 'Country of the address, ISO 3166-1 alpha-2', headings: ['country', 'countrycode'] },
  ],
  toRecord: ([id = '', country = '']) => (said(id) === '' ? null : { id: said(id), country: said(country) }),
};

/** The earlier form for other countries: an id is all that it takes. */
export const intlRetrieve: Operation<RetrieveInput, Retrieved> = {
  ...retrieve,
  name: 'intl retrieve',
  command: '',
  path: '/rest/intl/address/retrieve',
  features: [],
};
