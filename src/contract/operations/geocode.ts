// geocode: coordinates of an address, a place name or a postal code of any country.
import type { Geocoded } from '../schema/geocode.js';
import { addressCard } from '../fields/address-card.js';
import { COUNTRY_IN_TEXT } from '../fields/country-in-text.js';
import { addressFields } from '../fields/address-fields.js';
import { addressOutcome, verdictReview } from '../fields/address-outcome.js';
import { composeAddress } from '../fields/compose-address.js';
import { column, lineColumns } from '../fields/output-columns.js';
import { unstatedPlace } from '../fields/unstated-status.js';
import type { Operation } from '../operation.js';
import { addressInLetters } from '../texts/letters.js';

/** One record of the request. */
export interface GeocodeInput {
  country: string;
  fullAddress: string;
}

const COUNTRY = addressFields.findIndex(({ name }) => name === 'country');

const nothing = (status: 'rejected' | 'error', message: string): Geocoded => ({
  _type: 'AddressIntl',
  fullAddress: '',
  status,
  level: 'none',
  messages: [message],
});

export const geocode: Operation<GeocodeInput, Geocoded> = {
  name: 'geocode',
  command: 'geocode',
  summary: 'Find the coordinates of addresses, places and postal codes of any country',
  methods: ['GET', 'POST'],
  path: '/rest/intl/address/geocode',
  query: { required: ['country', 'fullAddress'], optional: [] },
  recordsPerCall: 100,
  takesAnyNumber: true,
  needs: ['addresses', 'postcodes', 'places'],
  features: [],
  prefix: 'geocode_',
  schema: async () => (await import('../schema/geocode.js')).schema,
  fields: addressFields.map((field) => (field.name === 'country' ? { ...field, option: true } : field)),
  unsaid: { country: COUNTRY_IN_TEXT },
  toRecord: (values) => {
    const fullAddress = composeAddress(values.map((value, field) => (field === COUNTRY ? '' : value)));
    return fullAddress === '' ? null : { country: (values[COUNTRY] ?? '').trim() || COUNTRY_IN_TEXT, fullAddress };
  },
  emptyElement: () => nothing('rejected', 'there is no address in this record'),
  errorElement: (message) => nothing('error', message),
  // A null's message names its record by number.
  elements: ({ payload, messages }) => {
    const reasons = new Map(
      messages.map((message) => /^record (\d+): (.*)/s.exec(message)).map((match) => [Number(match?.[1]), match?.[2]]),
    );
    return (payload as (Geocoded | null)[]).map(
      (element, i) => element ?? nothing('rejected', reasons.get(i + 1) ?? 'the country is not known'),
    );
  },
  unstated: unstatedPlace,
  card: (element) => addressCard(element, element),
  columns: [
    column('status', 'verified, corrected, partial, ambiguous, unmatched, rejected or error', (e) => e.status),
    column(
      'level',
      'What the point is that of: subdwelling, address, street, locality, postcode, district, region, country, none',
      (e) => e.level,
    ),
    column('latitude', 'Degrees north, WGS84', (e) => e.attributes?.['Latitude']),
    column('longitude', 'Degrees east, WGS84', (e) => e.attributes?.['Longitude']),
    column('full_address', 'What was found, on one line', (e) => e.fullAddress),
    column('city', 'City, town or locality', (e) => e.city),
    column('district', 'District or suburb', (e) => e.district),
    column('province', 'State, province or region', (e) => e.province),
    column('postcode', 'Postal code', (e) => e.postcode),
    column('country', 'Country, ISO 3166-1 alpha-2', (e) => e.country),
    ...lineColumns,
    column('id', 'Id of the reference address', (e) => e.id),
    column('source', 'Data that answered', (e) => e.sourceOfTruth),
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: addressOutcome,
  review: verdictReview,
  preview: ['status', 'level', 'full_address'],
  mail: ['status', ...lineColumns.map(({ name }) => name), 'city', 'province', 'postcode', 'country'],
  inLetters: addressInLetters,
};
