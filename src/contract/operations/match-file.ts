// matchFile: which records of a file are of the same person, family, household or address as records of another file,
// or of its own. It is of runs and the command line alone; the service compares one record with a hundred.
import { addressFields } from '../fields/address-fields.js';
import { column } from '../fields/output-columns.js';
import type { Hits } from '../fields/hits.js';
import { rowOfPairs } from '../fields/matched-pairs.js';
import { matchCard, matchedText, matchedTexts } from '../fields/match-card.js';
import type { MatchedPair } from '../schema/match.js';
import { match } from './match.js';
import { NEXT_IN_LIST, valuesOfList } from '../list-values.js';
import type { FeatureOption, InputField, Operation } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { MatchAddress, MatchedRow, MatchRecord } from './match-record.js';

/** A field that each column of its kind adds a value to, in its place. */
const list = (field: Pick<InputField, 'name' | 'about' | 'option'>): InputField => ({
  ...field,
  join: NEXT_IN_LIST,
  isList: true,
});

const ownFields: readonly InputField[] = [
  { name: 'id', about: 'Id of the record, which answers name it by; the number of the row if there is none' },
  {
    name: 'dpid',
    about: 'Delivery point id (DPID), or the id of a reference address',
    headings: [
      'dpid',
      'deliverypointid',
      'deliverypointidentifier',
      'gnafpid',
      'gnafid',
      'addressdetailpid',
      'referenceid',
      'cleansedpid',
    ],
  },
  { ...list({ name: 'phone', about: 'Phone number; several columns are several numbers', option: 'one' }) },
  { ...list({ name: 'email', about: 'Email address; several columns are several addresses', option: 'one' }) },
  { name: 'name', about: 'Whole name of the person, or of whoever has the address', option: 'one' },
  { name: 'firstName', about: 'First name', option: 'one' },
  { name: 'middleName', about: 'Middle names or their initials' },
  { name: 'lastName', about: 'Last name', option: 'one' },
  { name: 'companyName', about: 'Name of the organisation', option: 'one' },
  { name: 'dateOfBirth', about: 'Date of birth', option: 'one' },
  { name: 'sex', about: 'Sex or gender' },
  list({ name: 'other', about: 'Anything else that records are compared by: each column with that at the same place' }),
];

/** Fields that say nothing of whether two records are the same. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['id', 'sex', 'country']);

const fields = [...addressFields, ...ownFields].map((field) =>
  SAYS_LITTLE.has(field.name) ? field : { ...field, decides: true },
);

const names = addressFields.map(({ name }) => name);
const place = new Map(ownFields.map(({ name }, i) => [name, addressFields.length + i]));
/** Where the values of the fields stand that are no part of an address. */
const AT = {
  id: place.get('id')!,
  dpid: place.get('dpid')!,
  phone: place.get('phone')!,
  email: place.get('email')!,
  name: place.get('name')!,
  firstName: place.get('firstName')!,
  middleName: place.get('middleName')!,
  lastName: place.get('lastName')!,
  companyName: place.get('companyName')!,
  dateOfBirth: place.get('dateOfBirth')!,
  sex: place.get('sex')!,
  other: place.get('other')!,
};

/** The address of a row, with its components as they stand; undefined where the row says none. */
function addressOf(values: readonly string[]): MatchAddress | undefined {
  let address: Record<string, unknown> | undefined;
  for (let i = 0; i < names.length; i++) {
    const value = values[i] ?? '';
    if (value !== '' && value.trim() !== '') (address ??= {})[names[i]!] = value;
  }
  const dpid = said(values[AT.dpid]);
  if (dpid !== undefined) (address ??= {})['id'] = dpid;
  return address;
}

/** A value without space around it; undefined where it is blank. */
function said(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

/** The values of a list that are not blank; undefined where all are. */
function listed<Item>(value: string | undefined, item: (text: string) => Item): Item[] | undefined {
  if (value === undefined || value === '') return undefined;
  const items = valuesOfList(value).filter((one) => one.trim() !== '');
  return items.length === 0 ? undefined : items.map(item);
}

/** The record of a row; null for one that says nothing to compare, whatever its id. */
function recordOf(values: readonly string[]): MatchRecord | null {
  const address = addressOf(values);
  const others = values[AT.other] ?? '';
  const record: MatchRecord = {
    id: said(values[AT.id]) ?? '',
    addresses: address && [address],
    phones: listed(values[AT.phone], (fullPhone) => ({ fullPhone })),
    emails: listed(values[AT.email], (mailbox) => ({ address: mailbox })),
    fullName: said(values[AT.name]),
    firstName: said(values[AT.firstName]),
    middleName: said(values[AT.middleName]),
    lastName: said(values[AT.lastName]),
    companyName: said(values[AT.companyName]),
    dateOfBirth: said(values[AT.dateOfBirth]),
    sex: said(values[AT.sex]),
    // Others are compared by their place in the list.
    others: listed(others, (text) => text) && valuesOfList(others),
  };
  return saysAnything(record) ? record : null;
}

const saysAnything = (record: MatchRecord): boolean =>
  record.addresses !== undefined ||
  record.lastName !== undefined ||
  record.firstName !== undefined ||
  record.fullName !== undefined ||
  record.companyName !== undefined ||
  record.phones !== undefined ||
  record.emails !== undefined ||
  record.dateOfBirth !== undefined ||
  record.middleName !== undefined ||
  record.sex !== undefined ||
  record.others !== undefined;

const flag = (name: string, flags: string, about: string): FeatureOption => ({
  name,
  about,
  values: ['1'],
  flags,
  ...(name === 'explain' ? {} : { ofFiles: true }),
});

const features: readonly FeatureOption[] = [
  {
    name: 'level',
    about: 'what the same means: the person or organisation, the family, the household, or the address',
    values: ['individual', 'family', 'household', 'address'],
    flags: '--level <level>',
  },
  flag('oneToOne', '--one-to-one', 'match each record once at most: the two that suit each other best'),
  flag('cluster', '--cluster', 'give records that are one the same text in the column cluster'),
  flag('golden', '--golden', 'write one record of each cluster, the fullest; with --cluster'),
  flag('explain', '--explain', 'add what agreed and what did not, with its weight, in the column evidence'),
];

const review: readonly ReviewClass[] = [
  { status: 'possible', about: 'may be the same: to be decided by a person' },
  { status: 'error', about: 'could not be compared: to be asked again' },
  { status: 'rejected', about: 'the row says nothing that it could be compared by' },
  { status: 'matched', settled: true, leastSureFirst: true, about: 'the same, at the level of the run' },
  { status: 'unmatched', settled: true, about: 'no other record is the same' },
];

/** A chance as a number of four digits behind the point. */
const chance = ({ probability }: MatchedRow): string => (probability === undefined ? '' : probability.toFixed(4));

export const matchFile: Operation<MatchRecord, MatchedRow> = {
  name: 'matchFile',
  command: 'match',
  summary: 'Find which records of a file are in another file too, or in it twice',
  things: 'records',
  verb: 'compare',
  methods: [],
  path: '',
  recordsPerCall: 100,
  needs: [],
  sources: [],
  features,
  settings: [
    {
      name: 'decided',
      flags: '--decided <file>',
      about: 'a review file whose column decision says same or different of pairs, which hold',
      kind: 'file',
      isOfStep: true,
      ofFiles: true,
    },
  ],
  prefix: 'match_',
  schema: async () => (await import('../schema/match-file.js')).schema,
  file: 'whole',
  fields,
  toRecord: recordOf,
  leaving: {
    way: ({ golden }) => (golden === '1' ? 'drop' : 'stay'),
    leaves: ({ isGolden }) => isGolden === false,
  },
  emptyElement: () => ({ status: 'rejected', messages: ['there is nothing in this record to compare'] }),
  errorElement: (message) => ({ status: 'error', messages: [message] }),
  elements: ({ payload }) => payload as MatchedRow[],
  rows: ({ all = [] }) => all,
  card: matchCard,
  withTexts: matchedTexts,
  amongInstalled: {
    operation: match as unknown as Operation,
    request: (record, name) => ({
      payload: [{ from: [{ ...record, id: record.id || 'record' }] }],
      featureOptions: { reference: name, explain: '1' },
    }),
    element: (answer, record) => rowOfPairs(answer as Hits<MatchedPair>, record),
  },
  columns: [
    column('status', 'matched, possible, unmatched, rejected or error', (e) => e.status),
    column('class', 'Class of the best match, such as I1, H1 or G2', (e) => e.matchClass),
    column('confidence', 'Confidence of the class: 0 to 10', (e) => e.confidence?.toString()),
    column('to_id', 'Id of the best match', (e) => e.toId),
    column('description', 'The class in words', (e) => e.description),
    column('probability', 'Chance that both are one, 0 to 1, where names were compared', chance),
    column('count', 'How many records it matches', (e) => e.count?.toString()),
    column('cluster', 'The same text for records that are one, with --cluster', (e) => e.cluster),
    column('golden', 'yes for the record that stands for its cluster', (e) => (e.isGolden === true ? 'yes' : '')),
    {
      ...column('evidence', 'What agreed and what did not, with --explain', (e) => e.evidence),
      feature: 'explain',
    },
    column('messages', 'Remarks on this record', (e) => e.messages.join('; ')),
  ],
  outcome: (row) => ({
    decision: row.matchClass ?? row.status,
    confidence: row.probability === undefined ? undefined : Math.round(row.probability * 100),
    answer: matchedText(row),
  }),
  review,
  preview: ['status', 'class', 'confidence', 'to_id', 'probability'],
};
