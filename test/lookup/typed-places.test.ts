// What may be typed of a locality, suburb, town or postcode in an earlier lookup.
import { describe, expect, it } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { lines, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

describe('What is typed', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    ['a later word of a locality', 'locality', { locality: 'elmo' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    ['a locality', 'locality', { locality: 'moun' }, 'GNAF', ['MOUNT ELDER VIC 3797']],
    ['a locality with a slip', 'locality', { locality: 'resevoir' }, 'GNAF', ['RESERVOIR VIC 3073']],
    ['a locality in short', 'locality', { locality: 'st elmo' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    ['a line with state', 'locality', { fullAddress: 'wattle flat nsw' }, 'GNAF', ['WATTLE FLAT NSW 2795']],
    [
      'a line with the beginning of a postcode',
      'locality',
      { fullAddress: 'wattle flat 33' },
      'GNAF',
      ['WATTLE FLAT VIC 3352'],
    ],
    [
      'a line with a street before the place',
      'locality',
      { fullAddress: '24 smith st reserv' },
      'GNAF',
      ['RESERVOIR VIC 3073'],
    ],
    ['a line of a postcode', 'locality', { fullAddress: '2541' }, 'GNAF', ['SAINT ELMO NSW 2541']],
    [
      'the beginning of a postcode',
      'postcode',
      { postcode: '25' },
      'GNAF',
      ['BANKSIA HEADS NSW 2540', 'SAINT ELMO NSW 2541'],
    ],
    ['a postcode that no place has', 'postcode', { postcode: '9999' }, 'GNAF', []],
    ['a postcode of New Zealand', 'postcode', { postcode: '1062' }, 'NZAD', ['ŌTĀHUHU, AUCKLAND 1062']],
    ['a town with a slip', 'townCity', { townCity: 'aukland' }, 'NZAD', ['AUCKLAND']],
    ['a suburb without its macrons', 'suburb', { suburb: 'otahu' }, 'NZAD', ['ŌTĀHUHU, AUCKLAND 1062']],
  ])('may be %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });
});
