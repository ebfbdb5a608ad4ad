// How often each value of a field stands in the files: agreeing on a rare one says more than on a common one.
import { slotColumn, SLOTS } from '../store/columns.js';
import { sharedFloats } from '../store/shared.js';
import type { Store } from '../store/store.js';
import { textCount } from '../store/text-table.js';
import type { FieldPlan } from './fields.js';

/** Natural logarithm of the share of each value among the records that say the field, by the number of its text. */
export type Frequencies = Readonly<Record<string, Float32Array>>;

/** Dates take a place each: of every year from 1000 to 2200 so many days. */
const FIRST_YEAR = 1000;
const YEARS = 1201;
const DAYS = 13 * 32;

/** Place of a date as yyyymmdd among the frequencies of dates. */
export const datePlace = (date: number): number => {
  const day = date % 10_000;
  return (Math.trunc(date / 10_000) - FIRST_YEAR) * DAYS + Math.trunc(day / 100) * 32 + (day % 100);
};

/** Counts the values of every field that rarity matters for. */
export function frequencies(store: Store, plan: FieldPlan): Frequencies {
  const { name, word, whole, phone, email, other } = store.tables;
  const result: Record<string, Float32Array> = {};
  const add = (key: string, size: number, columns: readonly (Int32Array | undefined)[], place = itself): void => {
    const present = columns.filter((column) => column !== undefined);
    if (present.length > 0) result[key] = logShares(size, present, place);
  };
  const slots = (column: string, count: number): (Int32Array | undefined)[] =>
    Array.from({ length: count }, (_, slot) => store.columns[slotColumn(column, slot)]);
  if (plan.hasPersons) {
    for (const key of ['given', 'surname', 'middle']) add(key, textCount(name), [store.columns[key]]);
  }
  if (plan.organisations !== '') add('whole', textCount(whole), [store.columns[plan.organisations]]);
  for (const key of ['locality', 'postcode', 'street']) add(key, textCount(word), slots(key, SLOTS.address));
  add('phone', textCount(phone), slots('phoneLocal', SLOTS.phone));
  add('email', textCount(email), slots('email', SLOTS.email));
  for (let slot = 0; slot < SLOTS.other; slot++) {
    add(slotColumn('other', slot), textCount(other), [store.columns[slotColumn('other', slot)]]);
  }
  add('born', YEARS * DAYS, [store.columns['born']], datePlace);
  return result;
}

const itself = (value: number): number => value;

/**
 * Of two records that agree on a value both have it: only beyond them does it show how common it is. One that no other
 * record has is taken to be had by half of one.
 */
const OWN = 1.5;
const LEAST = 0.5;

function logShares(size: number, columns: readonly Int32Array[], place: (value: number) => number): Float32Array {
  const shares = sharedFloats(size);
  let total = 0;
  for (const column of columns) {
    for (let row = 0; row < column.length; row++) {
      const value = column[row]!;
      if (value === 0) continue;
      shares[place(value)]! += 1;
      total++;
    }
  }
  const logTotal = Math.log(Math.max(total, 1));
  for (let i = 0; i < size; i++) if (shares[i]! > 0) shares[i] = Math.log(Math.max(shares[i]! - OWN, LEAST)) - logTotal;
  return shares;
}
