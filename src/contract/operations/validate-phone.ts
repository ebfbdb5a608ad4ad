// validate-phone: whether phone numbers of any country are valid, and how they are written.
import { said } from '../said.js';
import type { CardRow } from '../card.js';
import { column } from '../fields/output-columns.js';
import type { Operation, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { CheckedPhone } from '../schema/validate-phone.js';

/** One record of the request; '' where nothing is said. */
export interface PhoneInput {
  fullPhone: string;
  /** Of numbers without a calling code: name or code of ISO 3166-1; the locale's, else Australia. */
  country?: string | null | undefined;
  /** State of Australia, of a local number without its area code; its postcode does as well. */
  state?: string | null | undefined;
  postcode?: string | null | undefined;
}

const nothing = (phoneStatus: 'rejected' | 'error', message: string): CheckedPhone => ({
  fullPhone: '',
  phoneStatus,
  attributes: {},
  messages: [message],
});

const attribute = (name: string, key: string, about: string): OutputColumn<CheckedPhone> =>
  column(name, about, (e) => e.attributes?.[key]);

const DETAILS = ['type', 'e164', 'national', 'international', 'extension', 'place', 'otherNumbers'] as const;

const rowsOf = (values: readonly (readonly [string, string | null | undefined, (string | undefined)?])[]): CardRow[] =>
  values.flatMap(([name, value, note]) => (value ? [{ name, value, ...(note === undefined ? {} : { note }) }] : []));

/** Nobody is asked whether a number is connected: what is answered is worth the same look. */
const REVIEW: readonly ReviewClass[] = [
  { status: 'rejected', about: 'the row has no phone number' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'indeterminate', settled: true, about: 'answered from the numbering plan' },
];

export const validatePhone: Operation<PhoneInput, CheckedPhone> = {
  name: 'validatePhone',
  command: 'validate-phone',
  summary: 'Check phone numbers of any country',
  verb: 'check',
  things: 'numbers',
  methods: ['POST'],
  path: '/rest/{locale}/validate/phone',
  recordsPerCall: 100,
  needs: ['phone-ranges'],
  features: [],
  prefix: 'phone_',
  schema: async () => (await import('../schema/validate-phone.js')).schema,
  fields: [
    { name: 'fullPhone', about: 'Phone number, as it is typed', decides: true },
    { name: 'country', about: 'Country of a number without a calling code: name or code', option: true },
    { name: 'state', about: 'State of Australia, of a number without its area code', option: true },
    { name: 'postcode', about: 'Postcode of Australia, in place of the state' },
  ],
  toRecord: ([fullPhone = '', country = '', state = '', postcode = '']) =>
    said(fullPhone) === ''
      ? null
      : {
          fullPhone: fullPhone.trim(),
          country: said(country),
          ...(said(state) === '' ? {} : { state: said(state) }),
          ...(said(postcode) === '' ? {} : { postcode: said(postcode) }),
        },
  emptyElement: () => nothing('rejected', 'there is no phone number in this record'),
  errorElement: (message) => nothing('error', message),
  elements: ({ payload }) => payload as CheckedPhone[],
  card: ({
    fullPhone,
    attributes,
    country,
    countryCode,
    areaCode,
    localNumber,
    operatorName,
    phoneStatus,
    ...rest
  }) => ({
    title: attributes['international'] ?? fullPhone ?? '',
    status: VERDICTS[attributes['valid'] ?? ''] ?? phoneStatus ?? '',
    tone: attributes['valid'] === 'true' ? 'good' : 'poor',
    qualifications: rest.exception ? [rest.exception] : [],
    sections: [
      {
        title: 'Number',
        rows: rowsOf(DETAILS.map((key) => [key, attributes[key]] as const)),
      },
      {
        title: 'Parts',
        rows: rowsOf([
          ['country', country],
          ['countryCode', countryCode],
          ['areaCode', areaCode],
          ['localNumber', localNumber],
          ['operatorName', operatorName, attributes['operatorBasis']],
          ['phoneStatus', phoneStatus, STATUS_NOTES[phoneStatus ?? '']],
        ]),
      },
    ],
    messages: rest.messages,
  }),
  columns: [
    column(
      'status',
      'indeterminate (nobody was asked whether it is connected), rejected or error',
      (e) => e.phoneStatus,
    ),
    attribute('valid', 'valid', 'true where the numbering plan of its country has the number, false, or unknown'),
    attribute('type', 'type', 'MOBILE, FIXED_LINE, FIXED_LINE_OR_MOBILE, TOLL_FREE, SHARED_COST and others'),
    attribute('e164', 'e164', 'The number for machines: + and digits'),
    attribute('national', 'national', 'As it is dialled at home'),
    attribute('international', 'international', 'As it is written abroad'),
    attribute('extension', 'extension', 'Extension behind the number'),
    column('country', 'Country of the number, ISO 3166-1 alpha-2', (e) => e.country),
    column('country_code', 'Calling code with its +', (e) => e.countryCode),
    column('area_code', 'Area code, with the 0 where there is one', (e) => e.areaCode),
    column('local_number', 'The number behind calling code and area code', (e) => e.localNumber),
    column('operator_name', 'Holder of the number range, from imported ranges', (e) => e.operatorName),
    attribute('operator_basis', 'operatorBasis', 'What the operator is known from'),
    attribute('place', 'place', 'Where numbers of the range are, from imported ranges'),
    attribute('fiction', 'fiction', 'true for a number that is set aside for films and books'),
    attribute('other_numbers', 'otherNumbers', 'Other valid numbers of the same cell, in E.164'),
    column('exception', 'Why it is less than a valid number of its country', (e) => e.exception),
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: ({ exception, attributes }) => ({
    exception,
    id: attributes?.['e164'],
    answer: attributes?.['international'],
  }),
  review: REVIEW,
  preview: ['status', 'valid', 'type', 'international', 'exception'],
};

const VERDICTS: Readonly<Record<string, string>> = { true: 'valid', false: 'not valid', unknown: 'unknown' };
const STATUS_NOTES: Readonly<Record<string, string>> = { indeterminate: 'the network was not asked' };
