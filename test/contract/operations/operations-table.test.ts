// What each operation is, as the contract and its guide have it: written by hand, in the order of the operations.
import { expect, test } from 'vitest';
import { listOperations, runOperations } from '../../../src/contract/operations.js';

/** Name; methods and records of a call; what it needs; its sources; prefix of its columns; what it does; marks. */
const OPERATIONS = `
  cleanse | GET POST 100 | addresses postcodes attributes | | cleanse_ | | answersEmptyRecord
  parse | POST 100 | | | parse_ | | answersEmptyRecord
  find | GET POST 1 | addresses places attributes | | find_ | |
  retrieve | GET POST 1 | addresses places attributes | | retrieve_ | |
  lookup address | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup buildingName | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup locality | GET POST 1 | addresses attributes | | lookup_ | look up | AU
  lookup postal | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup postcode | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup street | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup streetNumber | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup subdwelling | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup subdwellingAddress | GET POST 1 | addresses attributes | | lookup_ | look up |
  lookup suburb | GET POST 1 | addresses attributes | | lookup_ | look up | NZ
  lookup townCity | GET POST 1 | addresses attributes | | lookup_ | look up | NZ
  lookup combined | GET POST 1 | addresses attributes | | lookup_ | look up |
  address retrieve | GET POST 1 | addresses places attributes | | retrieve_ | |
  intl find | GET POST 1 | places | | find_ | |
  intl retrieve | GET POST 1 | addresses places attributes | | retrieve_ | |
  geocode | GET POST 100 | addresses postcodes places | | geocode_ | | takesAnyNumber
  reverseGeocode | GET POST 1 | addresses places attributes | | reverse_ | | saysDropped
  intlReverseGeocode | GET POST 100 | addresses places attributes | | reverse_ | | takesAnyNumber
  identify | POST 1 | addresses places attributes | | identify_ | |
  validateEmail | POST 100 | network | VE_INTERNAL VE_VERIFY VE_ALL | email_ | check |
  validatePhone | POST 100 | phone-ranges | | phone_ | check numbers |
  propertyTitleComponent | GET POST 1 | titles addresses | | title_ | check | NZ asksOne answersOne
  propertyTitleAddress | GET POST 1 | titles addresses | | title_ | check | NZ asksOne answersOne
  propertyTitleLatlong | GET POST 1 | titles | | title_ | check | NZ asksOne answersOne
  companyLookup | GET POST 1 | companies | | company_ | look up companies | AU asksOne
  movedSuppression | POST 100 | suppression | AUPAF | suppression_ | look up delivery points | AU
  deceasedSuppression | POST 100 | suppression | AUPAF | suppression_ | look up delivery points | AU
  match | POST 1 | addresses | | match_ | match pairs | asksOne
  words3wa | GET 1 | | | 3wa_ | convert places |
  wordsCoordinates | GET 1 | words | | 3wa_ | convert places |
  wordsSuggest | GET 1 | | | suggest_ | look up places |
  wordsGridsection | GET 1 | | | grid_ | draw grids |
  matchFile | 100 | | | match_ | compare records |
  suppress | 100 | suppression | | suppress_ | check delivery points | AU
`;
const MARKS = ['answersEmptyRecord', 'takesAnyNumber', 'saysDropped', 'asksOne', 'answersOne'] as const;
const rows = (text: string): string[] => text.trim().split(/\s*\n\s*/);

test('Operations need, take and do what the table says', () => {
  const are = runOperations.map((one) => {
    const { name, methods, recordsPerCall, needs, sources = [], prefix, verb = '', things = '', country = '' } = one;
    const marks = MARKS.filter((mark) => (one as unknown as Record<string, unknown>)[mark] === true);
    return [
      name,
      [...methods, recordsPerCall].join(' '),
      needs.join(' '),
      sources.join(' '),
      prefix,
      `${verb} ${things}`.trim(),
      [country, ...marks].join(' ').trim(),
    ]
      .join(' | ')
      .replaceAll('  ', ' ')
      .trim();
  });
  expect(are).toEqual(rows(OPERATIONS));
});

test('Lists need and take what their tables say', () => {
  expect(listOperations.map(({ name, needs, kinds }) => [name, needs.join(' '), kinds.join(' ')])).toEqual([
    ['types', 'addresses', 'floorLevel postal street streetSuffix unitFlat'],
    ['wordsLanguages', '', ''],
  ]);
});
