// Which parts of an answer are written in other letters, and which never are.
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/contract/operations.js';
import { addressInLetters, lettered } from '../../../src/contract/texts/letters.js';

const ADDRESS = {
  _type: 'ValidatedAddressAu',
  id: 'AU|GNAF|gavic1',
  eid: 'eid1.aBc',
  status: 'verified',
  sourceOfTruth: 'GNAF',
  fullAddress: 'ROSEMONT HOUSE, UNIT 5, LEVEL GROUND, 24 MCDONALD STREET, RESERVOIR VIC 3073',
  careOf: 'Jane McDONALD',
  deliveredTo: 'aBc Ltd',
  buildingName: 'ROSEMONT HOUSE',
  subdwelling: 'UNIT 5, LEVEL GROUND',
  flatUnitType: 'UNIT',
  floorLevelNumber: 'GROUND',
  street: 'MCDONALD STREET',
  locality: 'RESERVOIR',
  state: 'VIC',
  country: 'AU',
  postcode: '3073',
  unknown: 'rear OF shop',
  attributes: { GeocodeType: 'PROPERTY CENTROID' },
  changedItems: [{ oldValue: 'ST', newValue: 'STREET' }],
  candidates: [{ id: 'AU|GNAF|gavic2', fullAddress: '26 MCDONALD STREET, RESERVOIR VIC 3073', confidence: 3 }],
  messages: ['AS IT WAS'],
  locality2: null,
};

const TITLED = {
  fullAddress: 'Rosemont House, Unit 5, Level Ground, 24 McDonald Street, Reservoir VIC 3073',
  buildingName: 'Rosemont House',
  subdwelling: 'Unit 5, Level Ground',
  flatUnitType: 'Unit',
  floorLevelNumber: 'Ground',
  street: 'McDonald Street',
  locality: 'Reservoir',
  candidates: [{ ...ADDRESS.candidates[0], fullAddress: '26 McDonald Street, Reservoir VIC 3073' }],
};

describe('In other letters', () => {
  test('the words of the address are written, and those of its candidates; nothing else', () => {
    expect(addressInLetters(ADDRESS, 'title')).toEqual({ ...ADDRESS, ...TITLED });
  });

  test('capitals undo title case', () => {
    expect(addressInLetters(addressInLetters(ADDRESS, 'title'), 'upper')).toEqual(ADDRESS);
  });

  test('the answer that was given stays as it was', () => {
    const before = structuredClone(ADDRESS);
    addressInLetters(ADDRESS, 'title');
    expect(ADDRESS).toEqual(before);
  });

  test('names that were met before do not run out', () => {
    const numbers = Array.from({ length: 45_000 }, (_, i) => i % 25_000);
    const streets = numbers.map((number) => addressInLetters({ street: `STREET ${number}` }, 'title').street);
    expect(streets).toEqual(numbers.map((number) => `Street ${number}`));
  });
});

/** Answers by operation that have a list of addresses inside. */
const LISTS = ['find', 'lookup', 'reverse', 'parse'];

describe('Every operation that answers addresses writes them', () => {
  test.each(operations.filter((each) => 'inLetters' in each).map((operation) => [operation.name, operation] as const))(
    '%s',
    (name, operation) => {
      const isList = LISTS.some((word) => name.includes(word)) && name !== 'intlReverseGeocode';
      const given = isList ? { status: 'SUCCESS', messages: [], payload: [ADDRESS, null] } : ADDRESS;
      const expected = { ...ADDRESS, ...TITLED };
      expect(lettered(operation, given, 'title')).toEqual(isList ? { ...given, payload: [expected, null] } : expected);
    },
  );

  test('and all of them do', () => {
    expect(operations.filter(({ mail, inLetters }) => mail !== undefined && inLetters === undefined)).toEqual([]);
  });
});

test('An operation without addresses leaves its answers as they are', () => {
  expect(lettered({}, { text: 'AS IT IS' }, 'title')).toEqual({ text: 'AS IT IS' });
});
