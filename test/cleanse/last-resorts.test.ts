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

describe('Words that belong to nothing are left out, and said, wherever they stand', () => {
  const left = (text: string, word: string): [string, string, string, null, string, string] => [
    text,
    'corrected',
    'address',
    null,
    SMITH,
    `REMOVE unknown: ${word}`,
  ];
  answers([
    left('24 Rear Gate, Smith Street, Reservoir VIC 3073', 'REAR GATE'),
    left('24 Smith Street Gate, Reservoir VIC 3073', 'GATE'),
    left('24 Smith Street, Gate, Reservoir VIC 3073', 'GATE'),
    left('24 Smith Street, Reservoir Gate VIC 3073', 'GATE'),
    left('24 Reservoir, Gate, Smith Street VIC 3073', 'GATE'),
    left('24 Reservoir, Smith Street, Gate VIC 3073', 'GATE'),
  ]);
});
