// How records compare level by level, and what a model learns from a file.
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { bornLevel, sexLevel } from '../../../src/match/model/compare-facts.js';
import { isNumberSlip } from '../../../src/match/model/compare-numbers.js';
import { FieldComparison } from '../../../src/match/model/fields.js';
import { FIELDS } from '../../../src/match/model/levels.js';
import { PatternCounter } from '../../../src/match/model/patterns.js';
import { invented, linked } from '../link-support.js';
import { levels } from './levels-of.js';

const name = (firstName: string, lastName: string, middleName = ''): Omit<MatchRecord, 'id'> => ({
  firstName,
  lastName,
  middleName,
});

describe('names of persons', () => {
  test.each([
    [name('Anna', 'Smith'), name('ANNA', 'smith'), { given: 'same', surname: 'same' }],
    [name('William', 'Smith'), name('Bill', 'Smith'), { given: 'form' }],
    [name('W', 'Smith'), name('William', 'Smith'), { given: 'initial' }],
    [name('Jonathan', 'Smith'), name('Jonahtan', 'Smiht'), { given: 'slip', surname: 'slip' }],
    [name('Anna', 'Smith'), name('Smith', 'Anna'), { given: 'swapped', surname: '' }],
    [name('Anna', 'Smith'), name('Smith', 'Zoltan'), { given: 'crossed', surname: '' }],
    [name('Anna', 'Smith'), name('Anna', 'Smith-Jones'), { surname: 'part' }],
    [name('Anna', 'Smith'), name('Zoltan', 'Quirke'), { given: 'other', surname: 'other' }],
    [name('Anna', 'Smith', 'Jane'), name('Anna', 'Smith', 'J'), { middle: 'initial' }],
    [name('', 'Smith'), name('Anna', 'Smith'), { given: '' }],
    [name('Jane', 'Smith', 'Anna'), name('Anna', 'Smith'), { given: 'part' }],
    // A name of two letters is another by one of them, and one of three is misspelt.
    [name('Anna', 'Wu'), name('Anna', 'Wo'), { surname: 'other' }],
    [name('Anna', 'Lee'), name('Anna', 'Les'), { surname: 'slip' }],
    [name('Anna', 'Pohl'), name('Anna', 'Pohn'), { surname: 'slip' }],
    [name('Bo', 'Smith'), name('Ba', 'Smith'), { given: 'other' }],
    [name('Tom', 'Smith'), name('Ton', 'Smith'), { given: 'slip' }],
    [name('Ruth', 'Smith'), name('Rutg', 'Smith'), { given: 'slip' }],
  ])('%j and %j', (a, b, wanted) => {
    expect(levels(a, b)).toMatchObject(wanted);
  });
});

const at = (streetNumber: string, street: string, locality: string, more: object = {}): Omit<MatchRecord, 'id'> => ({
  lastName: 'Smith',
  addresses: [{ streetNumber, street, locality, ...more }],
});

describe('addresses', () => {
  test.each([
    [
      at('12', 'Elm Street', 'Aldora'),
      at('12', 'Elm St', 'ALDORA'),
      { place: 'locality', street: 'same', number: 'same' },
    ],
    [at('12', 'Elm Street', 'Aldora'), at('12', 'Elm Road', 'Aldora'), { street: 'other type' }],
    [
      at('12', 'Banksia Street', 'Aldora'),
      at('21', 'Bnaksia Street', 'Aldroa'),
      { place: 'near', street: 'slip', number: 'close' },
    ],
    [
      at('12', 'Elm Street', 'Aldora'),
      at('13', 'Quince Road', 'Benwick'),
      { place: 'other', street: 'other', number: 'close' },
    ],
    [at('11-15', 'Elm Street', 'Aldora'), at('13', 'Elm Street', 'Aldora'), { number: 'same' }],
    [at('11-15', 'Elm Street', 'Aldora'), at('12', 'Elm Street', 'Aldora'), { number: 'close' }],
    [at('12A', 'Elm Street', 'Aldora'), at('12B', 'Elm Street', 'Aldora'), { number: 'close' }],
    [
      at('12', 'Elm Street', 'Aldora', { flatUnitNumber: '5' }),
      at('12', 'Elm Street', 'Aldora', { flatUnitNumber: '6' }),
      { number: 'same', unit: 'other' },
    ],
    [
      at('', 'Elm Street', 'Aldora', { buildingName: 'Glenview' }),
      at('', 'Glenview', 'Aldora', { buildingName: 'Elm Street' }),
      { street: 'in the other line', building: '' },
    ],
  ])('%j and %j', (a, b, wanted) => {
    expect(levels(a, b)).toMatchObject(wanted);
  });
});

describe('organisations', () => {
  const firm = (companyName: string): Omit<MatchRecord, 'id'> => ({ companyName });
  test.each([
    ['Acme Widgets Pty Ltd', 'ACME WIDGETS PTY LTD', 'same'],
    ['Acme Widgets Pty Ltd', 'Acme Widgets', 'words'],
    ['Sea Side Cafe', 'Seaside Cafe', 'words'],
    ['Widgets Acme', 'The Acme Widgets Company', 'words'],
    ['Acme Widgets', 'Zenith Plumbing', 'other'],
  ])('%s and %s are %s', (a, b, wanted) => {
    expect(levels(firm(a), firm(b))).toMatchObject({ whole: wanted });
  });
});

describe('dates of birth, sex, phones, emails, further texts', () => {
  test.each([
    [19801231, 19801231, 'same'],
    [19800102, 19800201, 'slip'],
    [19801231, 19801213, 'slip'],
    [19801231, 19811231, 'slip'],
    [19800412, 19800401, 'two parts'],
    [19801231, 19800101, 'year'],
    [18620000, 18620514, 'year'],
    [19801231, 19450704, 'other'],
    [0, 19450704, ''],
  ])('%i and %i', (a, b, wanted) => {
    expect(FIELDS.born.levels[bornLevel(a, b)]).toBe(wanted);
    expect(bornLevel(a, b)).toBe(bornLevel(b, a));
  });

  test('sex is compared where both say it', () => {
    expect([sexLevel(2, 2), sexLevel(2, 4), sexLevel(2, 0), sexLevel(3, 2)]).toEqual([1, 2, 0, 1]);
  });

  test.each([
    [{ phones: [{ fullPhone: '02 9123 4567' }] }, { phones: [{ fullPhone: '+61 2 9123 4567' }] }, { phone: 'same' }],
    [{ phones: [{ fullPhone: '02 9123 4567' }] }, { phones: [{ fullPhone: '02 9123 4576' }] }, { phone: 'slip' }],
    [
      { phones: [{ fullPhone: '0412 345 678' }, { fullPhone: '02 9123 4567' }] },
      { phones: [{ fullPhone: '02 9123 4567' }] },
      { phone: 'same' },
    ],
    [{ emails: [{ address: 'a.b@gmail.com' }] }, { emails: [{ address: 'ab+x@googlemail.com' }] }, { email: 'same' }],
    [
      { emails: [{ address: 'jane.doe@one.net' }] },
      { emails: [{ address: 'jane.doe@two.net' }] },
      { email: 'mailbox' },
    ],
    [{ emails: [{ address: 'jane@one.net' }] }, { emails: [{ address: 'bob@one.net' }] }, { email: 'domain' }],
    [{ others: ['Painter', 'x'] }, { others: ['Paniter', 'x'] }, { other: 'same' }],
  ])('%j and %j', (a, b, wanted) => {
    expect(levels({ lastName: 'Smith', ...a }, { lastName: 'Smith', ...b })).toMatchObject(wanted);
  });
});

describe('numbers near each other', () => {
  test.each([
    [12, 21, true],
    [12, 123, true],
    [12, 13, true],
    [123, 183, true],
    [5, 6, false],
    [12, 34, false],
    [123, 456, false],
  ])('%i and %i: %s', (a, b, is) => {
    expect(isNumberSlip(a, b)).toBe(is);
    expect(isNumberSlip(b, a)).toBe(is);
  });
});

test('patterns are counted alike whether they come one by one or in parts', () => {
  const all = new PatternCounter(2);
  const parts = [new PatternCounter(2), new PatternCounter(2)];
  for (let i = 0; i < 5000; i++) {
    const cells = Int32Array.of(i % 37, i % 61);
    all.add(cells);
    parts[i < 2000 ? 0 : 1]!.add(cells);
  }
  const merged = new PatternCounter(2);
  for (const part of parts) merged.merge(part.patterns());
  expect(merged.patterns()).toEqual(all.patterns());
  expect(all.patterns().counts.reduce((sum, count) => sum + count, 0)).toBe(5000);
});

describe('the model', () => {
  const own = Array.from({ length: 400 }, (_, i) => invented(i));
  const again = own.map((record, i) =>
    i % 4 === 0 ? { ...record, lastName: `${record.lastName!.slice(0, -1)}` } : { ...record, id: `b${i}` },
  );

  test('is the same to the last bit, whatever the threads and portions', async () => {
    const first = (await linked(own, again)).share.weights!.model;
    for (const [threads, portion] of [
      [2, 77],
      [3, 400],
    ] as const) {
      expect((await linked(own, again, {}, { threads, portion })).share.weights!.model).toEqual(first);
    }
  });

  test('has shares that add up to one for every kind, field and context', async () => {
    const { share } = await linked(own, again);
    const { store, derived, plan } = share.material;
    const { fields } = new FieldComparison(store, derived, plan);
    const { same, others } = share.weights!.model;
    for (const { logs } of [same, ...others]) {
      for (const { first, levels, description } of fields) {
        for (let context = 0; context < description.contexts; context++) {
          const from = first + context * levels;
          const sum = logs.slice(from + 1, from + levels).reduce((total, log) => total + Math.exp(log), 0);
          expect(sum).toBeCloseTo(1, 6);
          expect(logs[from]).toBe(0);
        }
      }
    }
  });

  test('gives a rare name more weight than a common one', async () => {
    const rare = (i: number): string => `Rare${String.fromCodePoint(97 + (i % 26), 97 + Math.floor(i / 26))}`;
    const people = Array.from({ length: 300 }, (_, i) => ({ ...invented(i), lastName: i < 150 ? 'Smith' : rare(i) }));
    const { rows } = await linked([people[3]!, people[200]!], people, { explain: true, all: true });
    const weight = (row: number): number => Number(/surname same ([-+][\d.]+)/.exec(rows[row]!.evidence!)![1]);
    expect(weight(1)).toBeGreaterThan(weight(0) + 2);
  });
});
