// Readings that suppose a mistake: unit and number exchanged, A3 for apartment 3.
import { describe, expect, it } from 'vitest';
import { emptyReading, type Reading } from '../../src/address/parse/reading.js';
import { mistakenReadings } from '../../src/cleanse/search/mistakes.js';

const reading = (parts: Partial<Reading>): Reading => ({ ...emptyReading(), ...parts });
/** `TYPE unit number+suffix cost` of each. */
const of = (...given: Partial<Reading>[]): string[] =>
  mistakenReadings(given.map(reading)).map(
    ({ flatType, flatNumber, numberFirst, numberSuffix, cost }) =>
      `${flatType} ${flatNumber}, ${numberFirst}${numberSuffix} +${cost}`,
  );

describe('A mistaken reading', () => {
  it.each<[string, Partial<Reading>, string[]]>([
    ['a unit and a number', { flatNumber: '5', numberFirst: 24 }, [' 24, 5 +1.5']],
    ['a unit with a letter', { flatType: 'UNIT', flatNumber: '5B', numberFirst: 24 }, ['UNIT 24, 5B +1.5']],
    ['a number with a letter', { flatNumber: '5', numberFirst: 24, numberSuffix: 'A' }, [' 24A, 5 +1.5']],
    ['a unit of five digits', { flatNumber: '12345', numberFirst: 24 }, [' 24, 12345 +1.5']],
    ['its cost', { flatNumber: '5', numberFirst: 24, cost: 0.5 }, [' 24, 5 +2']],
    ['an apartment by its letter', { flatNumber: 'A3', numberFirst: 24 }, ['APARTMENT 3, 24 +0.35']],
    ['a unit by that letter', { flatType: 'UNIT', flatNumber: 'A1234', numberFirst: 24 }, ['APARTMENT 1234, 24 +0.35']],
  ])('is made of %s', (_, given, made) => {
    expect(of(given)).toEqual(made);
  });

  it.each<[string, Partial<Reading>]>([
    ['a number alone', { numberFirst: 24 }],
    ['a unit alone', { flatNumber: '5' }],
    ['a unit that is the number', { flatNumber: '24', numberFirst: 24 }],
    ['a unit that is the number with its letter', { flatNumber: '24A', numberFirst: 24, numberSuffix: 'A' }],
    ['a range', { flatNumber: '5', numberFirst: 24, numberLast: 26 }],
    ['a shop and a number', { flatType: 'SHOP', flatNumber: '5', numberFirst: 24 }],
    ['a unit on a level', { flatType: 'UNIT', flatNumber: '5', levelNumber: '2', numberFirst: 24 }],
    ['a unit on the ground floor', { flatNumber: '5', levelType: 'GROUND', numberFirst: 24 }],
    ['a number with a prefix', { flatNumber: '5', numberFirst: 24, numberPrefix: 'R' }],
    ['a unit of six digits', { flatNumber: '123456', numberFirst: 24 }],
    ['a unit with two letters', { flatNumber: '5AB', numberFirst: 24 }],
    ['a unit with a letter before', { flatNumber: 'G5', numberFirst: 24 }],
    ['another letter than A', { flatNumber: 'B3', numberFirst: 24 }],
    ['an A within', { flatNumber: 'BA3', numberFirst: 24 }],
    ['an A with a letter behind', { flatNumber: 'A3B', numberFirst: 24 }],
    ['an A with five digits', { flatNumber: 'A12345', numberFirst: 24 }],
    ['a shop with that letter', { flatType: 'SHOP', flatNumber: 'A3', numberFirst: 24 }],
  ])('is not made of %s', (_, given) => {
    expect(of(given)).toEqual([]);
  });

  it('is none that is there already, nor the same twice', () => {
    const one = { flatNumber: '5', numberFirst: 24 };
    expect(of(one, { flatNumber: '24', numberFirst: 5 })).toEqual([]);
    expect(of(one, one)).toEqual([' 24, 5 +1.5']);
    for (const other of [{ from: 1 }, { to: 1 }, { lotNumber: '7' }]) {
      expect(of({ ...one, ...other }, { flatNumber: '24', numberFirst: 5 })).toHaveLength(2);
    }
  });

  it('is one of six at most', () => {
    expect(of(...Array.from({ length: 9 }, (_, i) => ({ flatNumber: `${i + 1}`, numberFirst: 24 })))).toHaveLength(6);
  });
});
