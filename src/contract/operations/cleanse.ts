// cleanse: validates an address into the components of one reference address, and says how sure it is.
import type { ValidatedAddress } from '../schema/cleanse.js';
import { addressCard } from '../fields/address-card.js';
import { addressFields } from '../fields/address-fields.js';
import { addressOutcome, verdictReview } from '../fields/address-outcome.js';
import { addressRecord, GIVEN_PARTS, type AddressInput } from '../fields/given-parts.js';
import {
  attributeColumns,
  changesText,
  column,
  componentColumns,
  furtherAttributes,
  lineColumns,
  MAIL_COLUMNS,
} from '../fields/output-columns.js';
import { unstatedVerdict } from '../fields/unstated-status.js';
import type { Operation } from '../operation.js';
import { addressInLetters } from '../texts/letters.js';

export const cleanse: Operation<AddressInput, ValidatedAddress> = {
  name: 'cleanse',
  command: 'cleanse',
  summary: 'Validate addresses into components against reference data',
  methods: ['GET', 'POST'],
  path: '/rest/{locale}/cleanse/address',
  query: { required: ['fullAddress'], optional: [] },
  recordsPerCall: 100,
  needs: ['addresses', 'postcodes', 'attributes'],
  features: [
    {
      name: 'exposeAttributes',
      about: 'adds what the installed attribute sets say about the mesh block or the address',
      values: ['0', '1'],
    },
  ],
  prefix: 'cleanse_',
  schema: async () => (await import('../schema/cleanse.js')).schema,
  fields: addressFields,
  toRecord: addressRecord,
  furtherFields: GIVEN_PARTS,
  emptyElement: () => ({
    _type: 'ValidatedAddressAu',
    fullAddress: '',
    status: 'rejected',
    level: 'none',
    confidence: 0,
    runnerUp: 0,
    exception: 'EMPTY',
    messages: ['there is no address in this record'],
  }),
  errorElement: (message) => ({
    _type: 'ValidatedAddressAu',
    fullAddress: '',
    status: 'error',
    level: 'none',
    confidence: 0,
    runnerUp: 0,
    messages: [message],
  }),
  elements: (response) => response.payload as ValidatedAddress[],
  answersEmptyRecord: true,
  unstated: unstatedVerdict,
  card: (element) => addressCard(element, element),
  columns: [
    column('status', 'verified, corrected, partial, ambiguous, unmatched, rejected or error', (e) => e.status),
    column('level', 'How deep the answer is certain: subdwelling, address, street, locality, none', (e) => e.level),
    column('confidence', 'Chance in a hundred that the answer is right', (e) =>
      e.confidence == null ? '' : String(e.confidence),
    ),
    column('runner_up', 'Confidence of the next candidate', (e) => (e.runnerUp == null ? '' : String(e.runnerUp))),
    column('exception', 'Why the answer is less than the whole address', (e) => e.exception),
    column('id', 'Id of the reference address', (e) => e.id),
    column('source', 'Source of truth that answered', (e) => e.sourceOfTruth),
    column('care_of', 'Person or firm the mail is in care of', (e) => e.careOf),
    ...componentColumns,
    ...lineColumns,
    ...attributeColumns,
    {
      ...column(
        'attributes',
        'Further attributes as a JSON object, with --feature exposeAttributes=1',
        furtherAttributes,
      ),
      feature: 'exposeAttributes',
    },
    column('changes', 'What was changed, component by component', (e) => changesText(e.changedItems)),
    column('candidates', 'Other addresses it may be, best first, as id=address separated by " | "', (e) =>
      e.candidates && e.candidates.length > 0
        ? e.candidates.map((c) => `${c.id ?? ''}=${c.fullAddress ?? ''}`).join(' | ')
        : '',
    ),
    column('messages', 'Remarks on this record', (e) =>
      e.messages && e.messages.length > 0 ? e.messages.join('; ') : '',
    ),
  ],
  outcome: addressOutcome,
  review: verdictReview,
  preview: ['status', 'confidence', 'exception', 'full_address'],
  mail: ['status', 'care_of', ...MAIL_COLUMNS],
  inLetters: addressInLetters,
};
