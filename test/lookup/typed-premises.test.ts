// What may be typed of a number, unit, building or post box in an earlier lookup.
import { describe, expect, it } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { lines, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

describe('What is typed', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    [
      'a later word of a building',
      'buildingName',
      { buildingName: 'memorial' },
      'GNAF',
      ['ST ELMO MEMORIAL HALL, 15 CHURCH AVENUE, SAINT ELMO NSW 2541'],
    ],
    [
      'a number within a range',
      'streetNumber',
      { streetNumber: '30', street: 'smith st', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['28-32 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a number with a letter',
      'streetNumber',
      { streetNumber: '22 a', street: 'smith', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['22A SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a lot',
      'streetNumber',
      { streetNumber: 'lot 4', street: 'mount view', locality: 'mount elder', postcode: '3797' },
      'GNAF',
      ['LOT 4 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'a number with units and no building',
      'streetNumber',
      { streetNumber: '35', street: 'smith st', locality: 'reservoir', postcode: '3073' },
      'GNAF',
      ['35 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a number of New Zealand',
      'streetNumber',
      {
        streetNumber: '12a',
        street: 'kowhai st',
        locality: 'otara',
        postcode: '2023',
        townCity: 'auckland',
        suburb: 'otara',
      },
      'NZAD',
      ['12A KŌWHAI STREET, ŌTARA, AUCKLAND 2023'],
    ],
    [
      'the number of a unit alone',
      'subdwelling',
      { subdwelling: '4a', street: 'smith' },
      'GNAF',
      ['UNIT 4A, 35 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a unit in short',
      'subdwelling',
      { subdwelling: 'U4', street: 'smith', streetNumber: '24' },
      'GNAF',
      ['UNIT 4, 24 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a unit with its level',
      'subdwelling',
      { subdwelling: 'suite 401, level 4' },
      'GNAF',
      ['SUITE 401, LEVEL 4, 101 HIGH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a level',
      'subdwelling',
      { subdwelling: 'level 3', locality: 'reservoir' },
      'GNAF',
      [
        'SUITE 301, LEVEL 3, 101 HIGH STREET, RESERVOIR VIC 3073',
        'SUITE 302, LEVEL 3, 101 HIGH STREET, RESERVOIR VIC 3073',
      ],
    ],
    [
      'the beginning of a type',
      'subdwelling',
      { subdwelling: 'fac', locality: 'saint elmo' },
      'GNAF',
      ['FACTORY 10, 62 STATION STREET, SAINT ELMO NSW 2541', 'FACTORY 11, 62 STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'a unit at a number of its range',
      'subdwelling',
      { subdwelling: 'apt 5', street: 'marine pde', streetNumber: '32' },
      'GNAF',
      ['APARTMENT 5, LEVEL 2, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    ['a unit that is not there', 'subdwelling', { subdwelling: 'unit 99', street: 'smith' }, 'GNAF', []],
    [
      'a building with a slip',
      'buildingName',
      { buildingName: 'pelcan court' },
      'GNAF',
      ['PELICAN COURT, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    [
      'a building with an article that it does not have',
      'buildingName',
      { buildingName: 'the pelican' },
      'GNAF',
      ['PELICAN COURT, 30-34 MARINE PARADE, BANKSIA HEADS NSW 2540'],
    ],
    [
      'a box',
      'postal',
      { postal: 'P.O. Box 12', locality: 'reservoir' },
      'AUPAF',
      ['PO BOX 12, RESERVOIR VIC 3073', 'PO BOX 120, RESERVOIR VIC 3073'],
    ],
    [
      'the number of a box alone',
      'postal',
      { postal: '120', locality: 'reservoir' },
      'AUPAF',
      ['PO BOX 120, RESERVOIR VIC 3073'],
    ],
    [
      'the beginning of a box',
      'postal',
      { postal: 'po', locality: 'mount elder' },
      'AUPAF',
      ['PO BOX 7, MOUNT ELDER VIC 3797'],
    ],
    ['a box that is not there', 'postal', { postal: 'po box 13', locality: 'reservoir' }, 'AUPAF', []],
    ['another delivery than there is', 'postal', { postal: 'locked bag 12', locality: 'reservoir' }, 'AUPAF', []],
  ])('may be %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });
});

describe('What is typed', () => {
  it('is answered exactly before longer, and in the order of the street', async () => {
    const found = await lines('streetNumber', {
      streetNumber: '2',
      street: 'smith st',
      locality: 'reservoir',
      postcode: '3073',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      '2',
      '20',
      '21',
      '22',
      '22A',
      '22B',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28-32',
      '29',
    ]);
    expect(
      (await lines('subdwelling', { subdwelling: '1', street: 'marine' })).map((line) => line.split(',')[0]),
    ).toEqual(['APARTMENT 1', 'VILLA 1', 'APARTMENT 10', 'APARTMENT 11', 'APARTMENT 12']);
  });
});
