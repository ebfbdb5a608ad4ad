// The readings of a line: one for a plain address, more only where the form is open.
import { describe, expect, it } from 'vitest';
import { toLine } from '../../src/address/parse/line.js';
import { readings } from '../../src/address/parse/read.js';
import type { Reading } from '../../src/address/parse/reading.js';
import { testPlaces } from './describe-parse.js';

const heads = (text: string): string[] => {
  const line = toLine(text);
  return readings(line, testPlaces).map((r: Reading) => {
    const number =
      r.numberFirst === 0
        ? ''
        : `${r.numberPrefix}${r.numberFirst}${r.numberSuffix}` +
          `${r.numberLast === 0 ? '' : `-${r.numberLast}${r.numberLastSuffix}`}`;
    return [
      r.lotNumber && `lot ${r.lotNumber}`,
      r.levelNumber && `level ${r.levelNumber}`,
      r.flatNumber && `flat ${r.flatNumber}`,
      number,
      line.words.slice(r.from, r.to).join(' '),
    ]
      .filter(Boolean)
      .join(' | ');
  });
};

describe('readings', () => {
  it.each<[string, string[]]>([
    ['24 SMITH ST RESERVOIR VIC 3073', ['24 | SMITH ST RESERVOIR']],
    ['UNIT 5 24 SMITH ST RESERVOIR', ['flat 5 | 24 | SMITH ST RESERVOIR']],
    ['UNIT 5/24-26 SMITH ST', ['flat 5 | 24-26 | SMITH ST']],
    ['24 SMITH ST UNIT 5 RESERVOIR', ['flat 5 | 24 | SMITH ST RESERVOIR']],
    ['LOT 5 SMITH ST', ['lot 5 | SMITH ST']],
    ['5/24 SMITH ST', ['flat 5 | 24 | SMITH ST', 'flat 24 | 5 | SMITH ST']],
    ['24-26 SMITH ST', ['24-26 | SMITH ST', 'flat 24 | 26 | SMITH ST']],
    ['5-24 SMITH ST', ['5-24 | SMITH ST', 'flat 5 | 24 | SMITH ST']],
    ['24-5 SMITH ST', ['flat 24 | 5 | SMITH ST', '5-24 | SMITH ST']],
    ['24 26 SMITH ST', ['24-26 | SMITH ST', 'flat 24 | 26 | SMITH ST']],
    ['2 4 SMITH ST', ['flat 2 | 4 | SMITH ST', '2-4 | SMITH ST']],
    ['24 A SMITH ST', ['24A | SMITH ST', '24 | A SMITH ST']],
    ['L5 SMITH ST', ['lot 5 | SMITH ST', 'level 5 | SMITH ST']],
    ['5 MILE ROAD', ['5 | MILE ROAD', '5 MILE ROAD']],
    ['STATE HIGHWAY 27', ['STATE HIGHWAY 27']],
    ['14 THE 100 ROAD', ['14 | THE 100 ROAD']],
  ])('%s', (text, expected) => {
    expect(heads(text)).toEqual(expected);
  });

  it('orders by cost and never gives more than eight', () => {
    const found = readings(toLine('5-24 A 3 Mile Rd, L5, Unit 3-9 12 14 Smith St'), testPlaces);
    expect(found.length).toBeLessThanOrEqual(8);
    for (let i = 1; i < found.length; i++) expect(found[i]!.cost).toBeGreaterThanOrEqual(found[i - 1]!.cost);
  });

  it('gives one empty reading for an empty line', () => {
    expect(readings(toLine(' ,; '), testPlaces)).toMatchObject([{ from: 0, to: 0, numberFirst: 0, cost: 0 }]);
  });
});
