// What very many persons share is no sign of one.
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { withoutCrowds } from '../../../src/match/store/crowds.js';
import { invented, linked, materialOf, person } from '../link-support.js';

const SHARED = { number: '1', street: 'Unknown Street', locality: 'Aldora' };
const REACHED = { phones: [{ fullPhone: '02 9111 1234' }], emails: [{ address: 'none@nowhere.example' }] };

/** Persons of so many surnames, each with what fills a column. */
const crowd = (surnames: number, rows: number): MatchRecord[] =>
  Array.from({ length: rows }, (_, i) => {
    const { firstName, lastName } = invented((i % surnames) * 3);
    return person(`m${i}`, firstName!, lastName!, SHARED, REACHED);
  });

const distinct = (records: readonly MatchRecord[]): number => new Set(records.map(({ lastName }) => lastName)).size;

describe('an address, a phone and an email of very many surnames', () => {
  test('say no more than their place', () => {
    const { store } = materialOf([...crowd(90, 120), invented(1)]);
    const { store: found, crowds } = withoutCrowds(store);
    expect(crowds).toEqual({ address: 1, phone: 1, email: 1, records: 120 });
    for (const name of ['street', 'numberFirst', 'phoneLocal', 'email']) expect(found.columns[name]![0]).toBe(0);
    const place = ['country', 'state', 'postcode', 'locality', 'town'];
    expect(place.filter((name) => found.columns[name] === store.columns[name])).toEqual(place);
    expect([found.columns['street']![120], found.columns['numberFirst']![120]]).toEqual([
      store.columns['street']![120],
      store.columns['numberFirst']![120],
    ]);
    expect(store.columns['street']![0]).not.toBe(0);
  });

  test('make no one of persons of one given name', async () => {
    const some = Array.from({ length: 150 }, (_, i) => invented(i));
    const twins = some.map((record, i) => ({ ...record, id: `t${i}` }));
    const many = crowd(90, 90);
    const { rows, notes } = await linked([...some, ...twins, ...many], undefined, { cluster: true });
    for (const i of some.keys()) expect(rows[i]!.cluster).toBe(rows[150 + i]!.cluster);
    const clusters = many.flatMap(({ lastName }, i) => {
      const { cluster } = rows[300 + i]!;
      return cluster === undefined ? [] : [`${lastName} ${cluster}`];
    });
    expect(new Set(clusters.map((text) => text.split(' ')[1])).size).toBe(new Set(clusters).size);
    expect(notes).toContain(
      'shared by so many surnames that they are no sign of a person: 1 address (its place counts), 1 phone, 1 email, ' +
        'in 90 records',
    );
  });
});

test('what a few surnames share is kept, however many records do', () => {
  const records = crowd(40, 400);
  expect(distinct(records)).toBeLessThan(50);
  const { store } = materialOf(records);
  expect(withoutCrowds(store)).toEqual({ store, crowds: { address: 0, phone: 0, email: 0, records: 0 } });
  expect(withoutCrowds(store).store).toBe(store);
});

test('at the levels of households and addresses an address is what it is, whoever is there', async () => {
  const { rows } = await linked(crowd(90, 90), undefined, { level: 'household', cluster: true });
  expect(new Set(rows.map(({ cluster }) => cluster))).toEqual(new Set(['1']));
});
