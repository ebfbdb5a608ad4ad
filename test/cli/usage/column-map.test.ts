// `--map FIELD=COLUMN` of an import: what stands before the first sign is the field, all behind it the column.
import { expect, test } from 'vitest';
import { readColumnMap } from '../../../src/cli/options/read-import.js';

const FIELDS = ['postcode', 'town'];

test.each([
  [['postcode=Post code'], { postcode: 'Post code' }],
  [['postcode=a=b', 'town= '], { postcode: 'a=b', town: ' ' }],
  [undefined, {}],
])('%j is %j', (given, map) => {
  expect(Object.fromEntries(readColumnMap(given, FIELDS))).toEqual(map);
});

test.each(['postcode', 'postcode=', '=postcode', '=postcode=x', 'code=postcode', ' postcode=x', ''])(
  '%j is none',
  (pair) => {
    expect(() => readColumnMap([pair], FIELDS)).toThrow(
      `--map ${pair}: give FIELD=COLUMN, where FIELD is one of postcode, town`,
    );
  },
);
