// Quotes that stand behind a blank.
import { describe, expect, test } from 'vitest';
import { withoutLateQuotes } from '../../src/formats/csv/quoted-late.js';
import { workdir } from '../support/workdir.js';

describe('A cell whose quotes stand behind a blank', () => {
  test.each([
    [' "24 Smith St"', '24 Smith St'],
    ['  "24 Smith St" ', '24 Smith St'],
    [' "the ""Old"" Mill"', 'the "Old" Mill'],
    [' ""', ''],
    [' "a" "b"', ' "a" "b"'],
    [' "', ' "'],
    [' 24 Smith St', ' 24 Smith St'],
    ['"24 Smith St"', '"24 Smith St"'],
    ['24 "Smith" St', '24 "Smith" St'],
    ['', ''],
  ])('%j means %j', (cell, meant) => {
    expect(withoutLateQuotes(cell)).toBe(meant);
  });

  test('is recognised and asked by what it means, and written as it was', async () => {
    const dir = workdir();
    const rows = [
      '"Ann", "24 Smith St", "Reservoir", "0491 570 156"',
      '"Bo", "26 Smith St", "Reservoir", "0491 570 157"',
    ];
    dir.write('in.csv', ['name,address,suburb,mobile', ...rows, ''].join('\n'));
    const { code, stdout, stderr } = await dir.run(['parse', 'in.csv', '--columns', 'street_number,locality']);
    expect([code, stdout]).toEqual([
      0,
      [
        'name,address,suburb,mobile,parse_street_number,parse_locality',
        `${rows[0]},24,RESERVOIR`,
        `${rows[1]},26,RESERVOIR`,
        '',
      ].join('\n'),
    ]);
    expect(stderr).toContain("fullAddress from 'address'");
  });
});
