// property-title: whether a person owns the land at a place, by the New Zealand land register. Three operations share
// the command: by the components of an address, by an address on one line, by a point.
import { addressFields } from '../fields/address-fields.js';
import { composeAddress } from '../fields/compose-address.js';
import { pointFields, pointRecord } from '../fields/point-fields.js';
import { noTitleAnswer, showDetails, titleCard, titleColumns, titleReview } from '../fields/title-answer.js';
import type { InputField, Operation } from '../operation.js';
import type { CheckedTitle } from '../schema/property-title.js';

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

const shared = {
  command: 'property-title',
  family: { summary: 'Check whether a person or company owns land in New Zealand' },
  methods: ['GET', 'POST'],
  country: 'NZ',
  asksOne: true,
  answersOne: true,
  besidePayload: ['showDetails'],
  recordsPerCall: 1,
  features: [showDetails],
  prefix: 'title_',
  emptyElement: () =>
    noTitleAnswer(
      'rejected',
      'a name is needed, and where the land is: an address, or latitude and longitude; this record lacks one of them',
    ),
  errorElement: (message: string) => noTitleAnswer('error', message),
  elements: ({ payload }: { readonly payload: readonly unknown[] }) => payload as CheckedTitle[],
  verb: 'check',
  card: titleCard,
  columns: titleColumns,
  review: titleReview,
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
