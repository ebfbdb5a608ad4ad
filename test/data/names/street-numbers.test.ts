// Numbers of a street, found by their beginnings.
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import {
  compareNumberKeys,
  numberKey,
  numberValue,
  StreetNumbers,
} from '../../../src/data/streets/read/street-numbers.js';
import { writeTexts } from '../../../src/data/names/write/write-texts.js';
import { temporaryFolder } from '../support/release.js';
import { patternOf } from '../../support/pattern.js';
import { runs } from '../../support/seeded.js';

function ask<T>(given: readonly string[], question: (numbers: StreetNumbers) => T, withValues = true): T {
  const texts = [...new Set(given)].sort((a, b) => compareNumberKeys(numberKey(a), numberKey(b)) || (a < b ? -1 : 1));
  const file = path.join(temporaryFolder(), 'numbers.wpd');
  const writer = new SetWriter(file);
  writeTexts(writer, 'number', texts.length, (id) => texts[id]!);
  if (withValues) {
    writer.section(
      'number.value',
      'u32',
      Uint32Array.from(texts, (text) => numberValue(numberKey(text))),
    );
  }
  const meta = {
    source: 'OPENADDRESSES',
    country: 'GB',
    release: '',
    datum: 'WGS84',
    states: [],
    counts: { addresses: 0, streets: 0, localities: 0 },
    builtBy: 'test',
  };
  writer.finish(meta);
  const stored = SetFile.open(file);
  try {
    return question(new StreetNumbers(stored));
  } finally {
    stored.close();
  }
}

const NUMBERS = [
  '1',
  '1A',
  '1 a',
  '01',
  '007',
  '7',
  '7-9',
  '10',
  '100',
  '12',
  '12-14',
  '12a',
  '120',
  '1200',
  '0',
  '00',
  '05',
  '#12',
  'No. 12',
  '12.5',
  '12 bis',
  'A1',
  '99999999999',
  '4294967295',
  '42949672950',
  '429496729',
  '-3',
  '70',
  '0071',
];
const brute = (all: readonly string[], typed: string): { exact: string[]; begun: string[] } => {
  const keys = [...new Set(all)].map((text) => numberKey(text));
  return {
    exact: keys.filter((key) => key === typed).sort(),
    begun: keys.filter((key) => key !== typed && key.startsWith(typed)).sort(),
  };
};

test('the runs of a typed number hold every number that is so or begins so, and the exact run no other', () => {
  fc.assert(
    fc.property(
      fc.subarray(NUMBERS, { minLength: 1 }),
      fc.array(fc.stringMatching(/^[0-9]{1,5}[A-C]?(-[0-9]{1,3})?$/), { maxLength: 40 }),
      fc.oneof(fc.constantFrom(...NUMBERS), fc.stringMatching(/^[0-9]{1,3}[A-C]?$/)),
      (some, more, written) => {
        const all = [...some, ...more];
        const typed = numberKey(written);
        // A line's number begins with a digit.
        fc.pre(/^\d/.test(typed));
        const found = ask(all, (numbers) => {
          const { exact, begun } = numbers.typed(typed);
          const keys = [exact, ...begun].map(({ first, end }) =>
            Array.from({ length: end - first }, (_, i) => numbers.key(first + i)),
          );
          return {
            exact: keys[0]!.sort(),
            begun: keys
              .slice(1)
              .flat()
              .filter((key) => key.startsWith(typed))
              .sort(),
          };
        });
        expect(found).toEqual(brute(all, typed));
      },
    ),
    { numRuns: runs(200) },
  );
});

test('a file whose numbers stand in another order says what to do', () => {
  expect(() => ask(NUMBERS, (numbers) => numbers.typed('1'), false)).toThrow(
    patternOf(
      /numbers\.wpd was written by an earlier waypost, which did not order house numbers by their value; import /,
      /the data again/,
    ),
  );
});
