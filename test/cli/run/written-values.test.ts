// Values of a plan as people write them: lists as lists or with commas, blanks around their names.
import { expect, test } from 'vitest';
import { namesAt } from '../../../src/cli/plan/written-values.js';

const step = (value: unknown) => ({ values: { columns: value }, place: (key?: string) => `plan, ${key ?? 'step'}` });

test.each([
  ['a,b', ['a', 'b']],
  [' a , b ', ['a', 'b']],
  [
    ['a', ' b,c '],
    ['a', 'b', 'c'],
  ],
  [[7], ['7']],
  [undefined, undefined],
])('Names of %j are %j', (value, names) => {
  expect(namesAt(step(value), 'columns')).toEqual(names);
});

test.each([[[]], [{}], [[[]]]])('Names of %j are refused with the place of their key', (value) => {
  expect(() => namesAt(step(value), 'columns')).toThrow('columns');
});
