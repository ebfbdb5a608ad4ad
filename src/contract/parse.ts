// parse: splits addresses into components by their form alone; no reference data needed.
import type { AddressAuNz, Envelope } from './schema/address.js';
import type { ParsedAddress } from './schema/parse.js';
import type { AddressInput } from './cleanse.js';
import { recogniseAddressColumns } from './address-columns.js';
import { addressFields, composeAddress } from './address-fields.js';
import { changesText, componentFields, textColumn } from './columns.js';
import type { Operation, OutputColumn } from './operation.js';

type Element = Envelope<ParsedAddress>;

const ofAddress = (inner: OutputColumn<ParsedAddress>): OutputColumn<Element> => ({
  ...inner, value: (element) => (element.payload[0] ? inner.value(element.payload[0]) : ''),
});
const failed = (message: string): Element => ({ status: 'ERROR', messages: [message], payload: [] });

export const parse: Operation<AddressInput, Element> = {
  name: 'parse',
  command: 'parse',
  summary: 'Split addresses into components; no reference data needed',
  methods: ['POST'],
  path: '/rest/{locale}/parse/address',
  recordsPerCall: 100,
  prefix: 'parse_',
  schema: async () => (await import('./schema/parse.js')).schema,
  fields: addressFields,
  recognise: recogniseAddressColumns,
  toRecord: (values) => {
    const fullAddress = composeAddress(values);
    return fullAddress === '' ? null : { fullAddress };
  },
  emptyElement: () => failed('there is no address in this record'),
  errorElement: failed,
  elements: (response) => response.payload as Element[],
  columns: [
    { name: 'status', about: 'SUCCESS or ERROR', value: (e) => e.status },
    ofAddress(textColumn('careOf', 'Person or firm the mail is in care of')),
    ...componentFields.map((field: keyof AddressAuNz & string) => ofAddress(textColumn<ParsedAddress>(field as keyof ParsedAddress & string))),
    ofAddress(textColumn('unknown', 'What could not be placed')),
    ofAddress(textColumn('exception')),
    { name: 'changes', about: 'What was changed, component by component', value: (e) => changesText(e.payload[0]?.changedItems) },
    { name: 'messages', about: 'Remarks on this record', value: (e) => e.messages.join('; ') },
  ],
};
