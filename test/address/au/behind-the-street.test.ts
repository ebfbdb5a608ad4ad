// What stands behind the street or the place of a line: towers and buildings with the units in them; a person or a
// remark that no comma parts from the place.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'number 24 · street NUMBAT STREET';
const DUBBO = `${STREET} · locality DUBBO`;

const CASES: readonly (readonly [string, string])[] = [
  ['24 Numbat St, Tower 2, Dubbo', `flat TOWER 2 · ${DUBBO}`],
  ['24 Numbat St Tower 2 Dubbo NSW', `flat TOWER 2 · ${DUBBO} · state NSW`],
  ['24 Numbat St West Building 4 Dubbo', 'flat BUILDING 4 · number 24 · street NUMBAT STREET WEST · locality DUBBO'],
  ['24 Numbat St Bldg 4, Dubbo', `flat BUILDING 4 · ${DUBBO}`],
  ['24 Numbat St, Tower 2, Level 5, Dubbo', `flat TOWER 2, LEVEL 5 · ${DUBBO}`],
  ['24 Numbat St, Tower 2, Apt 505, Dubbo', `building TOWER 2 · flat APARTMENT 505 · ${DUBBO}`],
  ['24 Numbat St Block B Unit 5 Dubbo', `building BLOCK B · flat UNIT 5 · ${DUBBO}`],
  ['24 Numbat St Building 1 Unit 5 Dubbo', `building BUILDING 1 · flat UNIT 5 · ${DUBBO}`],
  ['24 Numbat St Unit 5 Building 1 Dubbo', `building BUILDING 1 · flat UNIT 5 · ${DUBBO}`],
  ['24 Numbat St, Building 4, Quoll Park, Dubbo', `building QUOLL PARK · flat BUILDING 4 · ${DUBBO}`],
  ['Numbat St, Tower 2, Dubbo', 'flat TOWER 2 · street NUMBAT STREET · locality DUBBO'],
  // Words behind a known place; with state or postcode behind them they are rather an unknown place's.
  ['24 Numbat St Dubbo Mia Rossi', `${DUBBO} · unknown Mia Rossi`],
  ['24 Numbat St, Dubbo Mr Rossi', `${DUBBO} · unknown Mr Rossi`],
  ['24 Numbat St Bli Bli Mia Rossi', `${STREET} · locality BLI BLI · unknown Mia Rossi`],
  ['24 Numbat St Dubbo leave at door', `${DUBBO} · unknown leave at door`],
  ['24 Numbat St Dubbo near the pub', `${DUBBO} · unknown near the pub`],
  ['24 Numbat St Dubbo opposite pub NSW 2830', `${DUBBO} · state NSW · postcode 2830 · unknown opposite pub`],
  ['24 Numbat St Dubbo Mia Rossi NSW', `${STREET} · locality DUBBO MIA ROSSI · state NSW`],
  ['24 Numbat St Dubbo Quollville', `${STREET} · locality DUBBO QUOLLVILLE`],
  ['24 Numbat St Dubbo Upper Springs', `${STREET} · locality DUBBO UPPER SPRINGS`],
  ['24 Numbat St North Melbourne', `${STREET} · locality NORTH MELBOURNE`],
  // A word for a building that is meant for a boulevard.
  ['24 Numbat Bld, Dubbo', 'number 24 · street NUMBAT BOULEVARD · locality DUBBO'],
  ['Lot 4 Numbat Bld Dubbo', 'lot 4 · street NUMBAT BOULEVARD · locality DUBBO'],
  ['Bld 4, 24 Numbat St, Dubbo', `flat BUILDING 4 · ${DUBBO}`],
  ['Numbat Bld, 24 Numbat St, Dubbo', `building NUMBAT BLD · ${DUBBO}`],
  // The number behind the word for a unit is the unit's, and the house's is missing.
  ['Shop 98 Numbat St, Dubbo', 'flat SHOP 98 · street NUMBAT STREET · locality DUBBO'],
  // Units of other words, before and behind the street.
  ['Residence 1204/24 Numbat St, Dubbo', `flat RESIDENCE 1204 · ${DUBBO}`],
  ['Residence 1204, 24 Numbat St, Dubbo', `flat RESIDENCE 1204 · ${DUBBO}`],
  ['Residence 12, 24 Numbat St, Dubbo', `flat RESIDENCE 12 · ${DUBBO}`],
  ['24 Numbat St, Residence 1204, Dubbo', `flat RESIDENCE 1204 · ${DUBBO}`],
  ['24 Numbat St, Hangar 1204, Dubbo', `flat HANGAR 1204 · ${DUBBO}`],
  ['Premises 2, Quoll Complex, Dubbo', 'building QUOLL COMPLEX · flat PREMISES 2 · locality DUBBO'],
  ['Chalet 3, Quoll Holiday Park, 24 Numbat St, Dubbo', `building QUOLL HOLIDAY PARK · flat CHALET 3 · ${DUBBO}`],
  ['Dwelling 2/24 Numbat St, Dubbo', `flat DWELLING 2 · ${DUBBO}`],
  ['Residence 24 Numbat St, Dubbo', `building RESIDENCE · ${DUBBO}`],
  ['Quoll Residence, 24 Numbat St, Dubbo', `building QUOLL RESIDENCE · ${DUBBO}`],
  // A parcel of land, and a name.
  ['24 Numbat St Block 4 Section 12 Dubbo', `${DUBBO} · unknown Block 4 Section 12`],
  ['24 Numbat St Tower Hotel Dubbo', `building TOWER HOTEL · ${DUBBO}`],
];

describe('Behind the street', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
