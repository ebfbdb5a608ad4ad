// A column called `No` beside streets: the number of the house, or that of the row.
import { describe, expect, test } from 'vitest';
import { asMapped, asReported, type Rows } from '../as-mapped.js';

const HEADINGS = ['No', 'Name', 'Street', 'Suburb', 'State', 'Postcode'];
const STREETS = ['12 Quoll Street', '4/7 Emu Road', 'Unit 9, 15 Wombat Lane', '31 Bilby Court', '2-6 Koala Parade'];

const rows = (numberOf: (i: number) => string, streetOf: (street: string) => string = (street) => street): Rows =>
  STREETS.map((street, i) => [numberOf(i), 'Ann Lee', streetOf(street), 'Reservoir', 'VIC', '3073']);

const PLACE = { locality: 'Suburb', state: 'State', postcode: 'Postcode' };

describe('A number beside a street', () => {
  test('that counts the rows is none of the house, and nothing is said of it', () => {
    const table = rows((i) => String(i + 1));
    expect(asMapped(HEADINGS, table)).toEqual({ street: 'Street', ...PLACE });
    const { columns, warnings } = asReported(HEADINGS, table);
    expect(columns[0]).toMatchObject({ column: 'No', fields: [] });
    expect(warnings).toEqual([]);
  });

  test('that counts from a thousand on is none of the house either', () => {
    expect(
      asMapped(
        HEADINGS,
        rows((i) => String(1000 + i)),
      ),
    ).toEqual({ street: 'Street', ...PLACE });
  });

  test('is that of the house where the street has none', () => {
    const bare = rows(
      (i) => String(12 + i),
      (street) => street.replace(/^.*\d+ /, ''),
    );
    expect(asMapped(HEADINGS, bare)).toEqual({ streetNumber: 'No', street: 'Street', ...PLACE });
  });

  test('is that of the house where the street has ordinals alone', () => {
    const ordinals = rows(
      (i) => String(12 + i),
      () => '2nd Avenue',
    );
    expect(asMapped(HEADINGS, ordinals)).toEqual({ streetNumber: 'No', street: 'Street', ...PLACE });
  });

  test('is that of the house where the street says it again', () => {
    const again = rows((i) => STREETS[i]!.match(/(\d+) \D/)![1]!);
    expect(asMapped(HEADINGS, again)).toEqual({ streetNumber: 'No', street: 'Street', ...PLACE });
  });
});
