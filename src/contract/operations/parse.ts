// parse: splits addresses into components by their form alone; no reference data needed.
import type { Envelope } from '../schema/address.js';
import type { ParsedAddress } from '../schema/parse.js';
import { addressCard } from '../fields/address-card.js';
import { addressFields } from '../fields/address-fields.js';
import { addressOutcome, envelopeReview } from '../fields/address-outcome.js';
import { addressRecord, type AddressInput } from '../fields/given-parts.js';
import {
  changesText,
  column,
  columnsOf,
  componentColumns,
  lineColumns,
  WRITTEN_FOR_MAIL,
} from '../fields/output-columns.js';
import type { Operation } from '../operation.js';
import { payloadInLetters } from '../texts/letters.js';

type Element = Envelope<ParsedAddress>;

const failed = (message: string): Element => ({ status: 'ERROR', messages: [message], payload: [] });

export const parse: Operation<AddressInput, Element> = {
  name: 'parse',
  command: 'parse',
  summary: 'Split addresses into components; no reference data needed',
  methods: ['POST'],
  path: '/rest/{locale}/parse/address',
  recordsPerCall: 100,
  needs: [],
  features: [],
  prefix: 'parse_',
  schema: async () => (await import('../schema/parse.js')).schema,
  fields: addressFields,
  toRecord: addressRecord,
  emptyElement: () => failed('there is no address in this record'),
  errorElement: failed,
  elements: (response) => response.payload as Element[],
  answersEmptyRecord: true,
  card: (element) => addressCard(element.payload?.[0] ?? {}, element),
  columns: [
    column('status', 'SUCCESS or ERROR', (e) => e.status),
    column('care_of', 'Person or firm the mail is in care of', (e) => e.payload?.[0]?.careOf),
    ...columnsOf(componentColumns, (e: Element) => e.payload?.[0]),
    ...columnsOf(lineColumns, (e: Element) => e.payload?.[0]),
    column('unknown', 'What could not be placed', (e) => e.payload?.[0]?.unknown),
    column('exception', 'Contract field exception', (e) => e.payload?.[0]?.exception),
    column('changes', 'What was changed, component by component', (e) => changesText(e.payload?.[0]?.changedItems)),
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: (element) => addressOutcome(element.payload?.[0] ?? {}),
  review: envelopeReview,
  preview: ['status', 'full_address', 'unknown', 'exception'],
  mail: ['status', 'care_of', ...WRITTEN_FOR_MAIL],
  inLetters: payloadInLetters,
};
