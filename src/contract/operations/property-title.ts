// property-title: whether a person owns the land at a place, by the New Zealand land register. Three operations share
// the command: by the components of an address, by an address on one line, by a point.
import { addressFields } from '../fields/address-fields.js';
import { composeAddress } from '../fields/compose-address.js';
import { column } from '../fields/output-columns.js';
import { pointFields, pointRecord } from '../fields/point-fields.js';
import type { Card, Tone } from '../card.js';
import type { FeatureOption, InputField, Operation, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { CheckedTitle, TitleDetails } from '../schema/property-title.js';

/** Whose land it should be. A name in one text is a last name without a first one. */
interface NamedInput {
  firstName?: string | null | undefined;
  lastName: string;
  /** `true` for the details of the titles. */
  showDetails?: string | null | undefined;
}
export interface TitleByComponentInput extends NamedInput {
  street: string;
  streetNumber?: string | null | undefined;
  suburb?: string | null | undefined;
  townCity?: string | null | undefined;
  postcode?: string | null | undefined;
}
export interface TitleByAddressInput extends NamedInput {
  fullAddress: string;
}
export interface TitleByPointInput extends NamedInput {
  latitude: string;
  longitude: string;
}

/** The fields of a name, in the order that `nameOf` takes them. */
const nameFields: readonly InputField[] = [
  { name: 'firstName', about: 'First and further given names', option: true },
  { name: 'lastName', about: 'Surname; or the name of a company, or any name in one text', option: true },
  { name: 'fullName', about: 'The whole name in one text, where first and last name are not apart', option: true },
  { name: 'companyName', about: 'Name of a company, where no person is named', option: true },
];

/** The name that values say, given in the order of `nameFields`; undefined where they say none. */
function nameOf(values: readonly string[]): NamedInput | undefined {
  const [first = '', last = '', full = '', company = ''] = values.map((value) => value.trim());
  if (first !== '' && last !== '') return { firstName: first, lastName: last };
  const lastName = [last, full, first, company].find((text) => text !== '');
  return lastName === undefined ? undefined : { lastName };
}

const showDetails: FeatureOption = {
  name: 'showDetails',
  about: 'the titles, with the names of their owners',
  values: ['true', 'false'],
  inRecord: true,
};

const nothing = (status: 'rejected' | 'error', message: string): CheckedTitle => ({
  response: 'unknown',
  attributes: [],
  status,
  messages: [message],
});

type Details = TitleDetails['attributes'];
/** The titles of an answer, which another service may leave out. */
const allOf = ({ attributes }: CheckedTitle): readonly TitleDetails[] => (Array.isArray(attributes) ? attributes : []);
/** A column of the likest title, written where the details are asked for. */
const detail = (name: string, about: string, key: keyof Details): OutputColumn<CheckedTitle> => ({
  ...column(name, about, (e: CheckedTitle) => allOf(e)[0]?.attributes[key]),
  feature: showDetails.name,
});

const columns: readonly OutputColumn<CheckedTitle>[] = [
  column('status', 'pass, fail, unknown, rejected or error', (e) => e.status ?? e.response),
  column('response', 'pass: an owner has the name; fail: all owners are others; unknown', (e) => e.response),
  column('reason', 'Why, in one word', (e) => e.reason),
  column('score', 'How like the name is to that of the likest owner, 0 to 100', (e) => e.score),
  column('count', 'Number of titles that were compared', (e) => e.count),
  detail('title_no', 'Number of the likest title', 'titleNo'),
  detail('title_id', 'Id of the title', 'titleId'),
  detail('type', 'Type of the title', 'type'),
  detail('title_status', 'LIVE, or PRTC for part-cancelled', 'status'),
  detail('land_district', 'Land district', 'landDistrict'),
  detail('issue_date', 'Date of issue', 'issueDate'),
  detail('guarantee_status', 'What the state guarantees', 'guaranteeStatus'),
  detail('descrption', 'Estate and legal description', 'descrption'),
  detail('owns_number', 'Number of owners', 'ownsNumber'),
  detail('spatial_extens_shared', 'true where other titles have the same land', 'spatialExtensShared'),
  detail('owners', 'Names of the owners', 'owners'),
  {
    ...column('attributes', 'All titles that were compared, as a JSON list', (e: CheckedTitle) =>
      allOf(e).length === 0 ? '' : JSON.stringify(allOf(e).map((each) => each.attributes)),
    ),
    feature: showDetails.name,
    only: 'all',
  },
  column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
];

const review: readonly ReviewClass[] = [
  { status: 'fail', about: 'the land is of others: a reason says how near the name is to theirs' },
  { status: 'unknown', about: 'the register does not say, or which title is meant is not known' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'rejected', about: 'the row lacks a name, or where the land is' },
  { status: 'pass', settled: true, about: 'an owner has the name' },
];

const TONES: Readonly<Record<CheckedTitle['response'], Tone>> = { pass: 'good', fail: 'poor', unknown: 'fair' };

const card = (element: CheckedTitle): Card => {
  const { response, reason, status, messages = [] } = element;
  return {
    title: 'Owner of the land',
    status: status ?? response,
    tone: TONES[response],
    qualifications: [reason ?? ''].filter((text) => text !== '' && text !== 'OWNER'),
    sections: allOf(element).map(({ attributes: of }) => ({
      title: `Title ${of.titleNo}`,
      rows: [
        { name: 'owners', value: of.owners },
        { name: 'type', value: of.type },
        { name: 'status', value: of.status },
        { name: 'description', value: of.descrption },
        { name: 'land district', value: of.landDistrict },
        { name: 'issued', value: of.issueDate },
      ].filter(({ value }) => value !== ''),
    })),
    messages,
  };
};

const shared = {
  command: 'property-title',
  methods: ['GET', 'POST'],
  country: 'NZ',
  asksOne: true,
  answersOne: true,
  recordsPerCall: 1,
  features: [showDetails],
  prefix: 'title_',
  emptyElement: () =>
    nothing(
      'rejected',
      'a name is needed, and where the land is: an address, or latitude and longitude; this record lacks one of them',
    ),
  errorElement: (message: string) => nothing('error', message),
  elements: ({ payload }: { readonly payload: readonly unknown[] }) => payload as CheckedTitle[],
  verb: 'check',
  card,
  columns,
  review,
  preview: ['status', 'reason', 'messages'],
} as const;

const ADDRESS_FIELDS = addressFields.filter(({ name }) => name !== 'country');
const DECIDING_LINES: ReadonlySet<string> = new Set([
  'fullAddress',
  'addressLine1',
  'street',
  'streetName',
  'buildingName',
]);

export const propertyTitleAddress: Operation<TitleByAddressInput, CheckedTitle> = {
  ...shared,
  name: 'propertyTitleAddress',
  summary: 'Check by its address whether a person owns land in New Zealand',
  path: '/rest/nz/validate/propertyTitle/address',
  query: { required: ['lastName', 'fullAddress'], optional: ['firstName', 'showDetails'] },
  needs: ['titles', 'addresses'],
  schema: async () => (await import('../schema/property-title.js')).addressSchema,
  fields: [
    ...ADDRESS_FIELDS.map((field) => (DECIDING_LINES.has(field.name) ? { ...field, decides: true } : field)),
    ...nameFields,
  ],
  toRecord: (values) => {
    const name = nameOf(values.slice(ADDRESS_FIELDS.length));
    const fullAddress = composeAddress(values.slice(0, ADDRESS_FIELDS.length));
    return name === undefined || fullAddress === '' ? null : { ...name, fullAddress };
  },
  accepts: (text) => !isPoint(text),
};

const [point, latitude, longitude] = pointFields;

export const propertyTitleLatlong: Operation<TitleByPointInput, CheckedTitle> = {
  ...shared,
  name: 'propertyTitleLatlong',
  summary: 'Check by a point on it whether a person owns land in New Zealand',
  path: '/rest/nz/validate/propertyTitle/latlong',
  query: { required: ['lastName', 'latitude', 'longitude'], optional: ['firstName', 'showDetails'] },
  needs: ['titles'],
  schema: async () => (await import('../schema/property-title.js')).latlongSchema,
  fields: [
    { ...point!, decides: true },
    { ...latitude!, decides: true },
    { ...longitude!, decides: true },
    ...nameFields,
  ],
  toRecord: (values) => {
    const name = nameOf(values.slice(pointFields.length));
    const place = pointRecord(values.slice(0, pointFields.length));
    if (name === undefined || place === null) return null;
    return place.attributes.latitude === '' || place.attributes.longitude === ''
      ? null
      : { ...name, ...place.attributes };
  },
  accepts: (text) => isPoint(text),
};

/** True for the text of a point, right or wrong, as `pointRecord` reads it. */
function isPoint(text: string): boolean {
  const { latitude: north = '', longitude: east = '' } = pointRecord([text])?.attributes ?? {};
  return [north, east].every((degrees) => /^[+\-−–]?\d{1,3}(?:\.\d*)?$/.test(degrees));
}

const componentFields: readonly InputField[] = [
  { name: 'streetNumber', about: 'House number or range, with its unit: 5/12' },
  { name: 'streetNumberSuffix', about: 'Letter behind the house number, such as the A of 12A' },
  { name: 'flatUnitNumber', about: 'Number of the flat or unit', join: '' },
  { name: 'street', about: 'Street name with its type', decides: true },
  { name: 'suburb', about: 'Suburb (New Zealand)' },
  { name: 'townCity', about: 'Town or city (New Zealand)' },
  { name: 'postcode', about: 'Postcode' },
];

export const propertyTitleComponent: Operation<TitleByComponentInput, CheckedTitle> = {
  ...shared,
  name: 'propertyTitleComponent',
  summary: 'Check by the components of its address whether a person owns land in New Zealand',
  path: '/rest/nz/validate/propertyTitle/component',
  query: {
    required: ['lastName', 'street'],
    optional: ['firstName', 'streetNumber', 'suburb', 'townCity', 'postcode', 'showDetails'],
  },
  needs: ['titles', 'addresses'],
  schema: async () => (await import('../schema/property-title.js')).componentSchema,
  fields: [...componentFields, ...nameFields],
  toRecord: (values) => {
    const name = nameOf(values.slice(componentFields.length));
    const [number = '', suffix = '', unit = '', street = '', suburb = '', townCity = '', postcode = ''] = values.map(
      (value) => value.trim(),
    );
    if (name === undefined || street === '') return null;
    const streetNumber = `${unit === '' ? '' : `${unit}/`}${number}${suffix}`;
    const place = Object.fromEntries(
      Object.entries({ streetNumber, suburb, townCity, postcode }).filter(([, value]) => value !== ''),
    );
    return { ...name, street, ...place };
  },
  accepts: () => false,
};
