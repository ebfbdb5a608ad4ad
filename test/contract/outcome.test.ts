// What answers say of themselves: statuses that rows may have, what is completed, what lacks data.
import { describe, expect, test } from 'vitest';
import { addressOutcome, LOCALITY_NOT_COVERED } from '../../src/contract/fields/address-outcome.js';
import { runOperations } from '../../src/contract/operations.js';
import { statusesOf } from '../../src/contract/outcome.js';
import type { ChangedItem } from '../../src/contract/schema/address.js';
import { status } from '../../src/contract/schema/cleanse.js';

const change = (
  actionType: ChangedItem['actionType'],
  affectedElement: string,
  old: string,
  now: string,
): ChangedItem => ({
  componentID: affectedElement,
  actionType,
  affectedElement,
  oldValue: old,
  newValue: now,
});

describe('The statuses of rows', () => {
  test.each(['cleanse', 'geocode'])('of %s are those of its verdicts', (name) => {
    const { review = [] } = runOperations.find((operation) => operation.name === name)!;
    expect(statusesOf(review).toSorted()).toEqual([...status.options].sort());
  });

  test.each(runOperations.map((operation) => [operation.name, operation] as const))(
    'of %s have that of an empty and of a failed record among them',
    (_, { review = [], columns, emptyElement, errorElement }) => {
      const value = columns.find((column) => column.name === 'status')!.value;
      const statuses = statusesOf(review);
      expect(statuses).toContain(value(emptyElement()));
      expect(statuses).toContain(value(errorElement('it failed')));
    },
  );
});

test.each([
  [{ probability: 0.98765 }, 99],
  [{ probability: 0 }, 0],
  [{ probability: 1 }, 100],
  [{}, undefined],
])('A matched row with %j is sure by %s of a hundred', (said, confidence) => {
  const matchFile = runOperations.find(({ name }) => name === 'matchFile')!;
  const row = { ...(matchFile.emptyElement() as object), probability: undefined, ...said };
  expect(matchFile.outcome?.(row)).toMatchObject({ confidence });
});

describe('An answer only completes what was written', () => {
  test.each<[string, boolean, ChangedItem[]]>([
    ['a state is added', true, [change('ADD', 'state', '', 'VIC')]],
    [
      'a postcode and a type are added',
      true,
      [change('ADD', 'postcode', '', '3073'), change('ADD', 'streetType', '', 'ROAD')],
    ],
    ['a building is remarked on', true, [change('INFO', 'buildingName', 'THE MILL', '')]],
    ['letters and punctuation differ', true, [change('MODIFY', 'streetName', "O'Brien", 'OBRIEN')]],
    ['a word is written short', true, [change('MODIFY', 'locality', 'COOLUM BCH', 'COOLUM BEACH')]],
    ['two words are', true, [change('MODIFY', 'locality', 'MT HAWTHORN N', 'MOUNT HAWTHORN NORTH')]],
    ['a word is mistyped', false, [change('MODIFY', 'streetName', 'SMTH', 'SMITH')]],
    [
      'its first letter is there twice, of which the word has one',
      false,
      [change('MODIFY', 'locality', 'BB', 'BELDON')],
    ],
    ['a short word is another', false, [change('MODIFY', 'streetType', 'RD', 'STREET')]],
    ['a word lacks one letter', false, [change('MODIFY', 'locality', 'BECH', 'BEACH')]],
    ['a word is there once more', false, [change('MODIFY', 'locality', 'MT', 'MOUNT BARKER')]],
    ['a postcode is another', false, [change('MODIFY', 'postcode', '3966', '3300')]],
    ['a word is taken out', false, [change('ADD', 'state', '', 'VIC'), change('REMOVE', 'unknown', 'REAR', '')]],
  ])('where %s: %j', (_, completes, changedItems) => {
    expect(addressOutcome({ status: 'corrected', changedItems }).completed).toBe(completes);
  });

  test('where it is corrected, and not where it is partial', () => {
    const changedItems = [change('ADD', 'state', '', 'VIC')];
    expect(addressOutcome({ status: 'partial', changedItems }).completed).toBe(false);
  });

  test('is not said of an answer that tells no changes', () => {
    expect(addressOutcome({ status: 'corrected' }).completed).toBe(false);
  });
});

describe('An answer lacks data', () => {
  test.each<[string, string | null, string | undefined]>([
    ['COUNTRY_NOT_COVERED', 'US', 'US'],
    ['NO_ADDRESS_DATA', null, ''],
    ['LOCALITY_NOT_FOUND', 'AU', undefined],
  ])('with %s of %s', (exception, country, uncovered) => {
    expect(addressOutcome({ exception, country }).uncovered).toBe(uncovered);
  });

  test('not where addresses of the country are there, but none of its locality', () => {
    const messages = [LOCALITY_NOT_COVERED];
    expect(addressOutcome({ exception: 'NO_ADDRESS_DATA', country: 'AU', messages }).uncovered).toBeUndefined();
  });

  test('and is sure of nothing where it answers nothing', () => {
    expect(addressOutcome({ level: 'none', confidence: 0 }).confidence).toBeUndefined();
    expect(addressOutcome({ level: 'street', confidence: 97 }).confidence).toBe(97);
  });
});
