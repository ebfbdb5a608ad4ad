// A line with a place, as the earlier lookups read it.
import { expect, it } from 'vitest';
import { readPlaceLine } from '../../src/lookup/place-line.js';

it.each([
  ['Reservoir', 'RESERVOIR', '', ''],
  ['reservoir vic 3073', 'RESERVOIR', 'VIC', '3073'],
  ['Reservoir 3073 Victoria', 'RESERVOIR', 'VIC', '3073'],
  ['3073 reservoir', 'RESERVOIR', '', '3073'],
  ['reservoir 30', 'RESERVOIR', '', '30'],
  ['wattle flat new south wales', 'WATTLE FLAT', 'NSW', ''],
  ['3073', '', '', '3073'],
  ['vic', '', 'VIC', ''],
  ['24 smith st res', '24 SMITH ST RES', '', ''],
  ['', '', '', ''],
])('%s is read as place %s, state %s, postcode %s', (text, words, state, postcode) => {
  expect(readPlaceLine(text)).toEqual({ words: words === '' ? [] : words.split(' '), state, postcode });
});
