// Which operation fits the columns of a file.
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/contract/operation.js';
import { chooseOperation } from '../../src/columns/choose-operation.js';
import { recognised } from './recognised.js';
import { described } from '../support/service/served.js';

const of = (name: string, field: Operation['fields'][number], parts: Partial<Operation> = {}): Operation =>
  described({ name, path: `/${name}`, schema: () => Promise.reject(new Error('none')), fields: [field], ...parts });

const points = of('points', {
  name: 'coordinates',
  about: '',
  headings: ['coordinates', 'point'],
  plausible: (value) => /^-?\d+\.\d+,/.test(value),
});
const words = of('words', { name: 'words', about: '', headings: ['words', 'point'] });
const both = [points, words] as const;

describe('The operation for a table', () => {
  test.each([
    ['the first whose heading is there', ['id', 'Point'], [['1', '-33.8,151.2']], points],
    ['the next, where the cells under it are implausible', ['id', 'Point'], [['1', 'a.b.c']], words],
    ['the one whose heading is there', ['id', 'Words'], [['1', 'a.b.c']], words],
  ])('is %s', (_, names, sample, wanted) => {
    expect(chooseOperation(both, names, recognised(names, sample))).toBe(wanted);
  });

  test('is the one that knows the cells, where there are no headings', () => {
    const sample = [['1', '-33.8,151.2']];
    expect(chooseOperation(both, ['column_1', 'column_2'], recognised(undefined, sample))).toBe(points);
  });

  test('is the one that has the fields that are told', () => {
    expect(chooseOperation(both, ['x'], recognised(['x'], []), { words: ['x'] })).toBe(words);
  });

  test('is one of which a deciding field is there, where it has such', () => {
    const name = { name: 'owner', about: '', headings: ['owner'] };
    const place = { ...points.fields[0]!, decides: true };
    const owned = { ...points, name: 'owned', fields: [name, place] };
    const named = { ...words, name: 'named', fields: [name] };
    const sample = [['x', '-33.8,151.2']];
    const choose = (names: string[]) => chooseOperation([owned, named], names, recognised(names, sample));
    expect(choose(['Owner', 'Point'])).toBe(owned);
    expect(choose(['Owner', 'other'])).toBe(named);
    expect(() => chooseOperation([owned, owned], ['Owner', 'other'], recognised(['Owner', 'other'], sample))).toThrow(
      /^no column can be used for owned; .* \(fields: coordinates\)$/,
    );
  });

  test('cannot be found in columns that none can use', () => {
    expect(() => chooseOperation(both, ['x', 'y'], recognised(['x', 'y'], [['a', 'b']]))).toThrow(
      /^no column can be used for points; the columns are 'x', 'y'.* --map coordinates=COLUMN \(fields: coordinates, words\)$/,
    );
    expect(() => chooseOperation(both, ['x'], recognised(['x'], []), { words: ['x'], coordinates: ['x'] })).toThrow(
      '--map: none of them has all of words, coordinates: points has coordinates; words has words',
    );
  });
});
