// Which columns feed which field, with the fields of real address operations.
import { describe, expect, test } from 'vitest';
import { mapColumns } from '../../src/columns/map-columns.js';
import { describeMapping } from '../../src/formats/mapping.js';
import { recognised } from './recognised.js';
import { operationNamed } from '../../src/contract/operations.js';

const cleanse = operationNamed('cleanse')!;
const mapped = (
  names: string[],
  sample: string[][],
  headed = true,
  told?: Record<string, string[]>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    mapColumns(cleanse, names, recognised(headed ? names : undefined, sample), told).map(({ field, columns }) => [
      field,
      columns,
    ]),
  );

describe('Columns are recognised', () => {
  test.each<[string, string[], string[][], Record<string, string[]>]>([
    [
      'by heading, whatever its case and punctuation',
      ['ID', 'Full Address', 'P/Code'],
      [['1', '24 Smith St', '3073']],
      { fullAddress: ['Full Address'], postcode: ['P/Code'] },
    ],
    [
      'as components',
      ['Street No.', 'Street Name', 'Suburb', 'State', 'Postcode'],
      [['24', 'Smith', 'Reservoir', 'VIC', '3073']],
      {
        streetNumber: ['Street No.'],
        streetName: ['Street Name'],
        locality: ['Suburb'],
        state: ['State'],
        postcode: ['Postcode'],
      },
    ],
    [
      'not by a heading whose values do not fit',
      ['address', 'state'],
      [
        ['24 Smith St', 'active'],
        ['26 Smith St', 'closed'],
      ],
      { fullAddress: ['address'] },
    ],
  ])('%s', (_, names, sample, expected) => {
    expect(mapped(names, sample)).toEqual(expected);
  });

  test.each<[string, string[][], Record<string, string[]>]>([
    [
      'a whole address',
      [
        ['7', '24 Smith St Reservoir VIC 3073'],
        ['8', '1/26 Smith St Reservoir 3073'],
      ],
      { fullAddress: ['column_2'] },
    ],
    [
      'parts',
      [
        ['7', '24 Smith St', 'Reservoir', 'VIC', '3073'],
        ['8', '26 Smith St', 'Preston', 'VIC', '3072'],
      ],
      { fullAddress: ['column_2'], locality: ['column_3'], state: ['column_4'], postcode: ['column_5'] },
    ],
    [
      'a street beside a coordinate, which is no place',
      [
        ['24 Smith St Reservoir', '-37.7136'],
        ['26 Smith St Preston', '-37,7140'],
      ],
      { fullAddress: ['column_1'] },
    ],
    [
      'a street and the rest',
      [
        ['24 Smith St', 'Reservoir VIC 3073'],
        ['26 Smith St', 'Preston VIC 3072'],
      ],
      { fullAddress: ['column_1'], locality: ['column_2'] },
    ],
  ])('by content without a header: %s', (_, sample, expected) => {
    expect(
      mapped(
        sample[0]!.map((_, i) => `column_${i + 1}`),
        sample,
        false,
      ),
    ).toEqual(expected);
  });

  test('as told, by name in any case or by position', () => {
    expect(mapped(['A', 'b'], [], true, { street: ['a', 'column_2'] })).toEqual({ street: ['A', 'b'] });
    expect(() => mapped(['A'], [], true, { street: ['c'] })).toThrow(
      "--map street=c: there is no column 'c'; the columns are 'A'",
    );
  });

  test('and the decision is told in a line', () => {
    expect(
      describeMapping([
        { field: 'street', columns: ['A', 'B'], how: 'told' },
        { field: 'state', columns: ['C'], how: 'content' },
      ]),
    ).toBe("street from 'A' + 'B', state from 'C' (by its content)");
  });
});
