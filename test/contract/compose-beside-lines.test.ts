// What a unit, a number or a place beside the lines of an address adds to them: nothing where they say it already.
import { describe } from 'vitest';
import { PLACE, SMITH, testLines } from './lines-of-parts.js';

describe('Beside a line that says other things', () => {
  testLines([
    [
      'a street stays',
      { street: '12 Quoll Road', addressLine1: 'Emu House', addressLine2: 'Level 2' },
      'Emu House, Level 2, 12 Quoll Road',
    ],
  ]);
});

describe('Beside a line that says it already is not said twice', () => {
  testLines([
    ['the unit before a stroke', { addressLine1: '5/24 Smith St', flatUnitNumber: '5' }, '5/24 Smith St'],
    ['the unit in words', { addressLine1: 'Unit 5, 24 Smith St', flatUnitNumber: '5' }, 'Unit 5, 24 Smith St'],
    [
      'the unit in words without a comma',
      { addressLine1: 'Unit 5 24 Smith St', flatUnitType: 'Unit', flatUnitNumber: '5' },
      'Unit 5 24 Smith St',
    ],
    ['the unit as U5', { addressLine1: 'U5/24 Smith St', flatUnitNumber: '5' }, 'U5/24 Smith St'],
    ['the unit as U5 in both', { addressLine1: 'U5 24 Smith St', flatUnitNumber: 'U5' }, 'U5 24 Smith St'],
    [
      'the unit in the line below',
      { addressLine1: '24 Smith St', addressLine2: 'Unit 5', flatUnitNumber: '5' },
      '24 Smith St, Unit 5',
    ],
    ['the unit at the end', { addressLine1: '24 Smith St Unit 5', flatUnitNumber: '5' }, '24 Smith St Unit 5'],
    ['the level', { addressLine1: 'Level 2, 24 Smith St', floorLevelNumber: '2' }, 'Level 2, 24 Smith St'],
    ['the lot', { addressLine1: 'Lot 7 Smith St', lotNumber: '7' }, 'Lot 7 Smith St'],
    ['the building', { addressLine1: 'Tower One, 24 Smith St', buildingName: 'TOWER ONE' }, 'Tower One, 24 Smith St'],
    ['the number', { addressLine1: '24 Smith Street', streetNumber: '24' }, '24 Smith Street'],
    ['the street', { addressLine1: '24 Smith Street', street: 'SMITH STREET' }, '24 Smith Street'],
    [
      'the whole street of a shop beside its lines',
      { street: '12 Quoll Road, Flat 2', addressLine1: '12 Quoll Road', addressLine2: 'Flat 2' },
      '12 Quoll Road, Flat 2',
    ],
    [
      'the whole street of a shop that begins with no number',
      { street: 'Berth C12, Emu Street Pier', addressLine1: 'Berth C12', addressLine2: 'Emu Street Pier' },
      'Berth C12, Emu Street Pier',
    ],
    [
      'the first of the lines that a street is joined of',
      { street: '12 Quoll Road, Flat 2', addressLine1: '12 Quoll Road' },
      '12 Quoll Road, Flat 2',
    ],
    ['the box', { addressLine1: 'PO Box 12', postal: '12' }, 'PO Box 12'],
    ['the place', { fullAddress: '24 Smith St Reservoir VIC 3073', ...PLACE }, '24 Smith St Reservoir VIC 3073'],
    [
      'the place in a locality',
      { addressLine1: '24 Smith St', ...PLACE, locality: 'Reservoir VIC 3073' },
      '24 Smith St, Reservoir VIC 3073',
    ],
    [
      'the locality',
      { addressLine1: '24 Smith St Reservoir', locality: 'RESERVOIR', postcode: '3073' },
      '24 Smith St Reservoir, 3073',
    ],
    ['the line itself', { addressLine1: '24 Smith St', addressLine2: '24 SMITH ST' }, '24 Smith St'],
    [
      'the line in the whole address',
      { fullAddress: '24 Smith St Reservoir', addressLine1: '24 Smith St' },
      '24 Smith St Reservoir',
    ],
  ]);
});

describe('Beside a line that does not say it is said', () => {
  testLines([
    [
      'a unit that is the number of the house',
      { addressLine1: '12 Smith St', flatUnitNumber: '12' },
      'UNIT 12, 12 Smith St',
    ],
    [
      'a unit that ends the number of the house',
      { addressLine1: '112 Smith St', flatUnitNumber: '12' },
      'UNIT 12, 112 Smith St',
    ],
    [
      'a unit that is the number behind the stroke',
      { addressLine1: '12/14 Smith St', flatUnitNumber: '14' },
      'UNIT 14, 12/14 Smith St',
    ],
    ['a unit with a letter', { addressLine1: '5 Smith St', flatUnitNumber: '5A' }, 'UNIT 5A, 5 Smith St'],
    ['a lot that ends another', { addressLine1: 'Lot 17 Smith St', lotNumber: '7' }, 'LOT 7, Lot 17 Smith St'],
    ['the number of the house', { addressLine1: 'Smith Street', streetNumber: '24' }, '24 Smith Street'],
    [
      'the number before the line of the street',
      { addressLine1: 'Unit 5', addressLine2: 'Smith Street', streetNumber: '24' },
      'Unit 5, 24 Smith Street',
    ],
    [
      'the number with its letter and last',
      { addressLine1: 'Smith Street', streetNumber: '24', streetNumberSuffix: 'A', streetNumberLast: '26' },
      '24A-26 Smith Street',
    ],
    [
      'unit and number',
      { addressLine1: 'Smith Street', streetNumber: '24', flatUnitNumber: '5' },
      'UNIT 5, 24 Smith Street',
    ],
    ['the street behind its unit', { addressLine1: 'Unit 3', ...SMITH }, 'Unit 3, 24 Smith St'],
    [
      'a box',
      { addressLine1: '24 Smith St', postal: 'PO Box 12', locality: 'Reservoir' },
      '24 Smith St, PO Box 12, Reservoir',
    ],
    [
      'a locality that is the name of the street',
      { addressLine1: '12 Liverpool Street', locality: 'Liverpool', state: 'NSW', postcode: '2170' },
      '12 Liverpool Street, Liverpool NSW 2170',
    ],
    [
      'a locality that is the name of the street in parts',
      { streetNumber: '12', street: 'Liverpool St', locality: 'Liverpool', postcode: '2170' },
      '12 Liverpool St, Liverpool 2170',
    ],
    [
      'a state that the line leaves out',
      { fullAddress: '24 Smith St Reservoir 3073', ...PLACE },
      '24 Smith St Reservoir 3073, VIC',
    ],
  ]);
});
