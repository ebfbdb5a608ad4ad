// reverseGeocode: the addresses near a point; intlReverseGeocode: the nearest address or place of every record.
import { addressCard, addressHit } from '../fields/address-card.js';
import { addressOutcome, foundReview } from '../fields/address-outcome.js';
import {
  attributeColumns,
  column,
  componentColumns,
  furtherAttributes,
  lineColumns,
  MAIL_COLUMNS,
} from '../fields/output-columns.js';
import { FEATURES } from './find.js';
import { hitAnswers, hitColumns, type Hits } from '../fields/hits.js';
import type { Operation, OutputColumn } from '../operation.js';
import { pointFields, pointRecord, type PointInput } from '../fields/point-fields.js';
import type { Near, Nearest } from '../schema/reverse.js';
import { addressInLetters } from '../texts/letters.js';

const columns: readonly OutputColumn<Near>[] = [
  column('distance', 'Kilometres from the point', (e) => e.attributes?.['Distance']),
  column('id', 'Id of the reference address', (e) => e.id),
  column('source', 'Data that answered', (e) => e.sourceOfTruth),
  ...componentColumns,
  column('city', 'City or town (other countries)', (e) => e.city),
  column('district', 'District (other countries)', (e) => e.district),
  column('province', 'Province or region (other countries)', (e) => e.province),
  ...lineColumns,
  ...attributeColumns.map((each) =>
    /^(latitude|longitude)$/.test(each.name) ? each : { ...each, feature: 'exposeAttributes' },
  ),
  { ...column('attributes', 'Further attributes as a JSON object', furtherAttributes), feature: 'exposeAttributes' },
];

const points = {
  methods: ['GET', 'POST'],
  query: {
    required: ['latitude', 'longitude'],
    optional: [],
    // Whatever else is given is no part of a point, and is said to be of no use.
    toRecord: ({ latitude = '', longitude = '', ...others }) => ({ ...others, attributes: { latitude, longitude } }),
  },
  needs: ['addresses', 'places', 'attributes'],
  fields: pointFields,
  toRecord: pointRecord,
} as const;

export const reverseGeocode: Operation<PointInput, Hits<Near>> = {
  ...points,
  name: 'reverseGeocode',
  command: 'reverse-geocode',
  summary: 'List the addresses near a point',
  path: '/rest/reverseGeocode',
  // The contract: of Australia and New Zealand only the first record of a call is processed.
  recordsPerCall: 1,
  saysDropped: true,
  features: [
    {
      name: 'radius',
      about: 'metres around the point, 50 if not given, at most 100000 (Australia and New Zealand)',
      values: 'text',
      flags: '--radius <metres>',
    },
    FEATURES.hits,
    FEATURES.lot,
    FEATURES.case,
    FEATURES.attributes,
  ],
  defaultSource: { AU: 'GNAF', NZ: 'NZPAF' },
  prefix: 'reverse_',
  schema: async () => (await import('../schema/reverse.js')).reverseSchema,
  ...hitAnswers<Near>('there is no point in this record', addressHit),
  columns: hitColumns<Near>(columns),
  preview: ['status', 'full_address'],
  mail: ['status', ...MAIL_COLUMNS],
};

const nothing = (status: 'rejected' | 'error', message: string): Nearest => ({
  _type: 'AddressIntl',
  status,
  messages: [message],
});

export const intlReverseGeocode: Operation<PointInput, Nearest> = {
  ...points,
  name: 'intlReverseGeocode',
  command: '',
  summary: 'Give the nearest address or place of each point, in all countries',
  path: '/rest/intl/reverseGeocode',
  recordsPerCall: 100,
  takesAnyNumber: true,
  features: [],
  prefix: 'reverse_',
  schema: async () => (await import('../schema/reverse.js')).intlReverseSchema,
  emptyElement: () => nothing('rejected', 'there is no point in this record'),
  errorElement: (message) => nothing('error', message),
  // A null's message names its record by number.
  elements: ({ payload, messages }) =>
    (payload as (Nearest | null)[]).map(
      (element, i) =>
        element ??
        nothing(
          'rejected',
          messages.find((message) => message.startsWith(`record ${i + 1}: `))?.replace(/^record \d+: /, '') ??
            'the point cannot be read',
        ),
    ),
  card: (element) => addressCard(element, element),
  columns: [
    column('status', 'rejected or error, where there is no answer', (e) => e.status),
    ...(columns as readonly OutputColumn<Nearest>[]),
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: addressOutcome,
  review: foundReview,
  preview: ['status', 'full_address'],
  mail: ['status', ...MAIL_COLUMNS],
  inLetters: addressInLetters,
};
