// The fields of a point in a record.
import { describe, expect, it } from 'vitest';
import { pointRecord } from '../../src/contract/fields/point-fields.js';

describe('The record of a point', () => {
  it.each<[string, string[], [string, string] | null]>([
    ['two values', ['', '-37.71', '145.01'], ['-37.71', '145.01']],
    ['one text with a comma', ['-37.71,145.01'], ['-37.71', '145.01']],
    ['one text with spaces', [' -37.71  145.01 '], ['-37.71', '145.01']],
    ['one text with a semicolon, in parentheses', ['(-37.71; 145.01)'], ['-37.71', '145.01']],
    ['values apart before the one text', ['1,2', '-37.71', '145.01'], ['-37.71', '145.01']],
    ['one value alone, the other blank', ['', '-37.71', ''], ['-37.71', '']],
    ['a text that is no pair, whole, for the message', ['somewhere'], ['somewhere', '']],
    ['nothing', ['', ' ', ''], null],
  ])('is read from %s', (_, values, expected) => {
    expect(pointRecord(values)).toEqual(
      expected === null ? null : { attributes: { latitude: expected[0], longitude: expected[1] } },
    );
  });
});
