// What may be typed of a street in an earlier lookup.
import { describe, expect, it } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { componentLookups } from '../../src/lookup/lookup.js';
import { gnaf, lines, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

describe('What is typed', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    [
      'one letter of a street',
      'street',
      { street: 'h', locality: 'reservoir' },
      'GNAF',
      ['HIGH STREET, RESERVOIR VIC 3073', 'HIGH STREET NORTH, RESERVOIR VIC 3073'],
    ],
    ['a street with its type', 'street', { street: 'banksia ct' }, 'GNAF', ['BANKSIA COURT, RESERVOIR VIC 3073']],
    [
      'a street with the beginning of its type',
      'street',
      { street: 'banksia str' },
      'GNAF',
      ['BANKSIA STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a street with its suffix',
      'street',
      { street: 'high street n' },
      'GNAF',
      ['HIGH STREET NORTH, RESERVOIR VIC 3073'],
    ],
    ['a street with another type', 'street', { street: 'smith road' }, 'GNAF', []],
    ['a street without a type', 'street', { street: 'the espl' }, 'GNAF', ['THE ESPLANADE, RESERVOIR VIC 3073']],
    ['a street without its article', 'street', { street: 'esplanade' }, 'GNAF', ['THE ESPLANADE, RESERVOIR VIC 3073']],
    ['a street by its alias', 'street', { street: 'railway' }, 'GNAF', ['STATION STREET, SAINT ELMO NSW 2541']],
    ['a street in short', 'street', { street: 'mt view rd' }, 'GNAF', ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']],
    ['a street with an apostrophe', 'street', { street: "O'Brien" }, 'GNAF', ["O'BRIEN STREET, RESERVOIR VIC 3073"]],
    [
      'a street with a slip',
      'street',
      { street: 'banskia' },
      'GNAF',
      ['BANKSIA STREET, RESERVOIR VIC 3073', 'BANKSIA COURT, RESERVOIR VIC 3073'],
    ],
    [
      'a street with a slip, and its type',
      'street',
      { street: 'banskia court' },
      'GNAF',
      ['BANKSIA COURT, RESERVOIR VIC 3073'],
    ],
    [
      'a short street with a slip, and its type',
      'street',
      { street: 'smth st', locality: 'reservoir' },
      'GNAF',
      ['SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'a short street with a slip, and its type and suffix',
      'street',
      { street: 'hgh st n' },
      'GNAF',
      ['HIGH STREET NORTH, RESERVOIR VIC 3073'],
    ],
    [
      'a street with two slips, and its type',
      'street',
      { street: 'ferrntre cres' },
      'GNAF',
      ['FERNTREE CRESCENT, MOUNT ELDER VIC 3797'],
    ],
    ['a short street with two slips, which are too many', 'street', { street: 'hgt st' }, 'GNAF', []],
    [
      'a later word of a street in a place',
      'street',
      { street: 'george', locality: 'reservoir' },
      'GNAF',
      ['KING GEORGE PARADE, RESERVOIR VIC 3073'],
    ],
    [
      'a later word of the last street of a place',
      'street',
      { street: 'esplan', locality: 'reservoir' },
      'GNAF',
      ['THE ESPLANADE, RESERVOIR VIC 3073'],
    ],
    ['a later word of a street of another place', 'street', { street: 'george', locality: 'mount elder' }, 'GNAF', []],
    ['a street with two slips', 'street', { street: 'ferrntre' }, 'GNAF', ['FERNTREE CRESCENT, MOUNT ELDER VIC 3797']],
    ['a later word of a street', 'street', { street: 'george' }, 'GNAF', ['KING GEORGE PARADE, RESERVOIR VIC 3073']],
    [
      'a later word of a street, and its type',
      'street',
      { street: 'george pde' },
      'GNAF',
      ['KING GEORGE PARADE, RESERVOIR VIC 3073'],
    ],
    ['a street with macrons', 'street', { street: 'east tāmaki' }, 'NZAD', ['EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023']],
    ['a street that is not there', 'street', { street: 'zzyzx' }, 'GNAF', []],
  ])('may be %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });

  it('finds every street by every beginning of its name, and every number by every beginning of it', () => {
    const shown = { presentation: { isTitle: false, showsLot: false, splitsFloor: false }, expose: null };
    for (let street = 0; street < gnaf.streetCount; street++) {
      const locality = gnaf.localityNames.text(gnaf.localityName[gnaf.streetLocality[street]!]!);
      const name = gnaf.streetNames.text(gnaf.streetName[street]!);
      const type = gnaf.types[gnaf.streetType[street]!]!;
      if (gnaf.streetAddressStart[street] === gnaf.streetAddressStart[street + 1]) continue;
      const full = `${name} ${type}`.trim();
      for (let length = 1; length <= full.length; length++) {
        const { hits: found } = componentLookups.street(gnaf, {
          asked: { street: full.slice(0, length), locality },
          most: 20,
          shown,
        });
        expect(found.map((hit) => `${hit.streetName!.replace("'", '')} ${hit.streetType ?? ''}`.trim())).toContain(
          full,
        );
      }
    }
  });
});
