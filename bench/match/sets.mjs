// The labelled sets, read into the records that a linkage takes. Paths are given; nothing of the sets is kept here.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const rowsOf = (path, options = {}) =>
  parse(readFileSync(path), {
    columns: (names) => names.map((name) => name.trim()),
    trim: true,
    bom: true,
    ...options,
  });

const febrlRecord = (row, wants) => ({
  id: row.rec_id,
  firstName: row.given_name,
  lastName: row.surname,
  addresses: [
    {
      streetNumber: row.street_number,
      addressLine1: row.address_1,
      addressLine2: row.address_2,
      locality: row.suburb,
      postcode: row.postcode,
      state: row.state,
    },
  ],
  ...(wants.born ? { dateOfBirth: row.date_of_birth } : {}),
});

const entityOf = (id) => id.replace(/^rec-(\d+)-.*$/, '$1');

/** Two files of 5,000 persons, name and address alone. */
export function febrl4(folder) {
  const [own, reference] = ['a', 'b'].map((name) => rowsOf(`${folder}/dataset4${name}.csv`));
  return {
    name: 'febrl4, name and address',
    own: own.map((row) => febrlRecord(row, { born: false })),
    reference: reference.map((row) => febrlRecord(row, { born: false })),
    entities: [own.map((row) => entityOf(row.rec_id)), reference.map((row) => entityOf(row.rec_id))],
    floor: 0.999,
  };
}

/** One file of 5,000 records of persons, up to six each. */
export function febrl3(folder) {
  const own = rowsOf(`${folder}/dataset3.csv`);
  return {
    name: 'febrl3, with date of birth',
    own: own.map((row) => febrlRecord(row, { born: true })),
    entities: [own.map((row) => entityOf(row.rec_id))],
    floor: 0.995,
  };
}

/** A thousand invented persons, many fields missing. */
export function fake1000(folder) {
  const own = rowsOf(`${folder}/fake_1000.csv`);
  return {
    name: 'fake_1000',
    own: own.map((row) => ({
      id: row.unique_id,
      firstName: row.first_name,
      lastName: row.surname,
      dateOfBirth: row.dob,
      addresses: [{ locality: row.city }],
      emails: [{ address: row.email }],
    })),
    entities: [own.map((row) => row.cluster)],
    floor: 0.862,
  };
}

/** Restaurants of two guides, 112 of them in both. */
export function restaurants(folder) {
  const own = rowsOf(`${folder}/secondstring_restaurant.csv`, { quote: '"', relax_quotes: true, ltrim: true });
  return {
    name: 'restaurants',
    own: own.map((row, at) => ({
      id: String(at + 1),
      companyName: row.name,
      addresses: [{ street: row.addr, locality: row.city }],
      phones: [{ fullPhone: row.phone }],
    })),
    entities: [own.map((row) => row.class)],
    floor: 0.956,
    country: 'US',
  };
}
