// What is asked when nothing nearer answered: the street's name in the whole country, and where a street ends.
import { describe } from 'vitest';
import { answers, useSampleRelease } from './sample-release.js';

useSampleRelease();

const SMITH = '24 SMITH STREET, RESERVOIR VIC 3073';

describe('A street without a place is looked for in the whole country', () => {
  answers([
    [
      '24 Smith Street',
      'corrected',
      'address',
      null,
      SMITH,
      'ADD locality: RESERVOIR; ADD state: VIC; ADD postcode: 3073',
    ],
    ['24 Smtih Street VIC', 'corrected', 'address', null, SMITH],
    ['24 Smith Street NSW', 'unmatched', 'none', 'LOCALITY_NOT_FOUND', '24 SMITH STREET, NSW'],
    ['1 Main Street', 'ambiguous', 'none', 'AMBIGUOUS', '1 MAIN STREET'],
  ]);
});

describe('A street ends where the words behind it are not its own', () => {
  answers([
    [
      '24 Smith Street Road, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '24 SMITH STREET ROAD, RESERVOIR VIC 3073',
    ],
    ['24 Smith Street John, Reservoir VIC 3073', 'corrected', 'address', null, SMITH],
    ['24 Smith Street, John, Reservoir VIC 3073', 'corrected', 'address', null, SMITH],
  ]);
});
