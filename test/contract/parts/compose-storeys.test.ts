// A storey as a column has it, and what programs write where there is nothing, in the line that the parts make.
import { describe } from 'vitest';
import { PLACE, SMITH, testLines } from '../lines-of-parts.js';

const AT = 'Reservoir VIC 3073';

describe('A storey in a column of its own', () => {
  testLines([
    ['as a number', { floorLevelNumber: '3', ...SMITH, ...PLACE }, `LEVEL 3, 24 Smith St, ${AT}`],
    ['as an ordinal', { floorLevelNumber: '1st', ...SMITH, ...PLACE }, `LEVEL 1, 24 Smith St, ${AT}`],
    ['with the letter for it', { floorLevelNumber: 'L12', ...SMITH, ...PLACE }, `LEVEL 12, 24 Smith St, ${AT}`],
    ['as the code of a lower ground', { floorLevelNumber: 'LG1', ...SMITH, ...PLACE }, `LEVEL LG1, 24 Smith St, ${AT}`],
    ['behind its type', { floorLevelType: 'FLOOR', floorLevelNumber: '2', ...SMITH }, 'FLOOR 2, 24 Smith St'],
    ['below the ground', { floorLevelNumber: '-2', ...SMITH }, 'BASEMENT 2, 24 Smith St'],
    ['in words', { floorLevelNumber: 'Gr Fl', ...SMITH }, 'Gr Fl, 24 Smith St'],
    ['beside a unit', { flatUnitNumber: '9', floorLevelNumber: 'UG2', ...SMITH }, 'UNIT 9, LEVEL UG2, 24 Smith St'],
  ]);
});

describe('What stands for nothing', () => {
  testLines([
    ['in angles', { flatUnitNumber: '<Null>', ...SMITH }, '24 Smith St'],
    ['in round brackets', { addressLine1: '(null)', addressLine2: '24 Smith St' }, '24 Smith St'],
    ['in square ones', { buildingName: '[NULL]', ...SMITH }, '24 Smith St'],
    ['as pivot tables have it', { buildingName: '(blank)', ...SMITH }, '24 Smith St'],
    ['and a name in brackets, which is something', { buildingName: '(Nil Bay)', ...SMITH }, '(Nil Bay), 24 Smith St'],
  ]);
});
