// What narrows an earlier lookup: place, street, number; and what is said when nothing is left.
import { describe, expect, it } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { ask, lines, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

describe('What narrows a lookup', () => {
  it.each<[string, LookupKind, LookupInput, string | undefined, string[]]>([
    [
      'no filter',
      'street',
      { street: 'main' },
      'GNAF',
      ['MAIN STREET, WATTLE FLAT VIC 3352', 'MAIN STREET, WATTLE FLAT NSW 2795'],
    ],
    ['the postcode', 'street', { street: 'main', postcode: '2795' }, 'GNAF', ['MAIN STREET, WATTLE FLAT NSW 2795']],
    [
      'the locality',
      'street',
      { street: 'm', locality: 'mount elder' },
      'GNAF',
      ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'the locality by another of its names',
      'street',
      { street: 'm', locality: 'mt elder' },
      'GNAF',
      ['MOUNT VIEW ROAD, MOUNT ELDER VIC 3797'],
    ],
    [
      'the beginning of the locality',
      'street',
      { street: 'sta', locality: 'saint' },
      'GNAF',
      ['STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'the locality with a slip',
      'street',
      { street: 'sta', locality: 'siant elmo' },
      'GNAF',
      ['STATION STREET, SAINT ELMO NSW 2541'],
    ],
    ['the suburb', 'street', { street: 'queen', suburb: 'otahuhu' }, 'NZAD', ['QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062']],
    ['the town', 'street', { street: 'q', townCity: 'dunedin' }, 'NZAD', []],
    [
      'the town in place of the locality',
      'street',
      { street: 'queen', locality: 'auckland' },
      'NZAD',
      ['QUEEN STREET, AUCKLAND CENTRAL, AUCKLAND 1010', 'QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062'],
    ],
    [
      'the state of an address',
      'address',
      { fullAddress: '2 main st', state: 'new south wales' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT NSW 2795'],
    ],
    [
      'the locality of an address',
      'address',
      { fullAddress: '2 main st', locality: 'wattle flat', postcode: '3352' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the place of an address that is misspelt',
      'address',
      { fullAddress: '2 mian st', postcode: '3352' },
      'GNAF',
      ['2 MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the place of a street that is only begun',
      'address',
      { fullAddress: 'main', state: 'VIC' },
      'GNAF',
      ['MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
    [
      'the street of a building',
      'buildingName',
      { buildingName: 'reservoir plaza', street: 'high' },
      'GNAF',
      ['RESERVOIR PLAZA, 200 HIGH STREET, RESERVOIR VIC 3073'],
    ],
    [
      'another street than the building’s',
      'buildingName',
      { buildingName: 'reservoir plaza', street: 'smith' },
      'GNAF',
      [],
    ],
    [
      'another number than the building’s',
      'buildingName',
      { buildingName: 'wattle tower', streetNumber: '103' },
      'GNAF',
      [],
    ],
    [
      'the postcode of a locality',
      'locality',
      { locality: 'wattle flat', postcode: '3352' },
      'GNAF',
      ['WATTLE FLAT VIC 3352'],
    ],
    [
      'the postcode of units',
      'subdwelling',
      { subdwelling: 'flat 1', postcode: '2541' },
      'GNAF',
      ['FLAT 1, 60 STATION STREET, SAINT ELMO NSW 2541'],
    ],
    [
      'the town of a suburb',
      'suburb',
      { suburb: 'roslyn', townCity: 'palmerston' },
      'NZAD',
      ['ROSLYN, PALMERSTON NORTH 4414'],
    ],
    [
      'the postcode of a suburb',
      'suburb',
      { suburb: 'roslyn', postcode: '4414' },
      'NZAD',
      ['ROSLYN, PALMERSTON NORTH 4414'],
    ],
    ['the suburb of a town', 'townCity', { townCity: 'd', suburb: 'roslyn' }, 'NZAD', ['DUNEDIN 9010']],
    ['the postcode of a town', 'townCity', { townCity: 'a', postcode: '1062' }, 'NZAD', ['AUCKLAND 1062']],
    ['the postcode of boxes', 'postal', { postal: '7', postcode: '3797' }, 'AUPAF', ['PO BOX 7, MOUNT ELDER VIC 3797']],
  ])('is %s', async (_, kind, record, source, expected) => {
    expect(await lines(kind, record, source)).toEqual(expected);
  });

  it.each<[string, LookupKind, LookupInput, string]>([
    [
      'a place that is not there',
      'street',
      { street: 'smith', locality: 'nowhere' },
      'GNAF FEBRUARY 2026 has no place NOWHERE where it is looked for',
    ],
    [
      'a place that the postcode does not have',
      'street',
      { street: 'smith', locality: 'reservoir', postcode: '2540' },
      'GNAF FEBRUARY 2026 has no place RESERVOIR where it is looked for',
    ],
    [
      'a place of an address that is not there',
      'address',
      { fullAddress: '24 smith st', locality: 'nowhere' },
      'GNAF FEBRUARY 2026 has no place NOWHERE where it is looked for',
    ],
  ])('leaves nothing, and the message says why, for %s', async (_, kind, record, message) => {
    expect(await ask(kind, record)).toEqual({ status: 'SUCCESS', messages: [message], payload: [] });
  });

  it.each<[string, LookupKind, LookupInput, string]>([
    [
      'a postcode that is none',
      'street',
      { street: 'smith', postcode: '30x3' },
      "the postcode '30x3' is not four digits",
    ],
    [
      'a state that is none',
      'address',
      { fullAddress: '24 smith', state: 'Bavaria' },
      "there is no state 'Bavaria'; give one such as VIC or Victoria",
    ],
    [
      'a postcode to look up that is none',
      'postcode',
      { postcode: 'abc' },
      "the postcode 'abc' is not one to four digits",
    ],
  ])('is refused when it is %s', async (_, kind, record, message) => {
    await expect(ask(kind, record)).rejects.toThrow(message);
  });
});
