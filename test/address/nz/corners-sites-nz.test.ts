// Corners of New Zealand in the forms that people write them, roads of two places, premises behind a street, and lists
// that join a place to its venue. The streets and premises are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const CORNERS: readonly (readonly [string, string])[] = [
  ['Mataka St/Hinemoa Rd, Levin', 'street MATAKA STREET · street2 HINEMOA ROAD · town LEVIN'],
  ['Mataka Street / Hinemoa Road, Levin', 'street MATAKA STREET · street2 HINEMOA ROAD · town LEVIN'],
  ['12 Mataka St/St Heliers, Auckland', 'number 12 · street MATAKA STREET · suburb ST HELIERS · town AUCKLAND'],
  ['Mataka Street and Hinemoa Road corner, Levin', 'street MATAKA STREET · street2 HINEMOA ROAD · town LEVIN'],
  ['Mataka & Hinemoa Streets corner, Levin', 'street MATAKA STREET · street2 HINEMOA STREET · town LEVIN'],
  [
    '12 Mataka Road, Hinemoa Street corner, Levin',
    'number 12 · street MATAKA ROAD · street2 HINEMOA STREET · town LEVIN',
  ],
  ['Bilby Corner, 12 Mataka Road, Levin', 'building BILBY CORNER · number 12 · street MATAKA ROAD · town LEVIN'],
  ['SH1, cnr Mataka Road, Levin', 'street STATE HIGHWAY 1 · street2 MATAKA ROAD · town LEVIN'],
  [
    'State Highway 2, corner Mataka Road, Mangatarata',
    'street STATE HIGHWAY 2 · street2 MATAKA ROAD · town MANGATARATA',
  ],
  [
    'Bilby Store, SH1 cnr Mataka Road, Levin',
    'building BILBY STORE · street STATE HIGHWAY 1 · street2 MATAKA ROAD · town LEVIN',
  ],
  [
    'Cnr Mataka, Hinemoa and Kotare Street, Levin',
    'street MATAKA STREET · street2 HINEMOA STREET · town LEVIN · unknown and Kotare Street',
  ],
  [
    'Bilby Mall, Corner Mataka, Hinemoa and, Kotare Road, Levin 5510',
    'building BILBY MALL · street MATAKA ROAD · street2 HINEMOA ROAD · town LEVIN · postcode 5510 · ' +
      'unknown and Kotare Road',
  ],
  [
    'Cnr Mataka Street, Hinemoa and Kotare Road, Levin',
    'street MATAKA STREET · street2 HINEMOA ROAD · town LEVIN · unknown and Kotare Road',
  ],
  [
    '83B Mataka Avenue, Cnr Wharf & Mataka, Bucklands Beach',
    'number 83B · street MATAKA AVENUE · street2 WHARF · town BUCKLANDS BEACH',
  ],
  ['12 Main Road SH 6, Havelock', 'number 12 · street MAIN ROAD · town HAVELOCK · unknown SH 6'],
  [
    'Main Rd SH 6, Havelock, Marlborough 7100',
    'street MAIN ROAD · town HAVELOCK · postcode 7100 · unknown SH 6 Marlborough',
  ],
];

const ROADS: readonly (readonly [string, string])[] = [
  ['Te Anau - Milford Highway, Te Anau', 'street TE ANAU - MILFORD HIGHWAY · town TE ANAU'],
  ['5432 Napier - Taihape Road, RD 9, Hastings', 'number 5432 · street NAPIER - TAIHAPE ROAD · rd 9 · town HASTINGS'],
  ['Levin - 12 Mataka Road', 'number 12 · street MATAKA ROAD · town LEVIN'],
  ['Levin, 12 Mataka Road', 'number 12 · street MATAKA ROAD · town LEVIN'],
  ['Levin, 12 Mataka Road, Ponsonby', 'building LEVIN · number 12 · street MATAKA ROAD · town PONSONBY'],
];

const SITES: readonly (readonly [string, string])[] = [
  [
    'Mataka University Gate 5 Hinemoa Street, Levin',
    'building MATAKA UNIVERSITY · street HINEMOA STREET · town LEVIN · unknown Gate 5',
  ],
  [
    'Mataka University Gate 5, Hinemoa Street, Levin',
    'building MATAKA UNIVERSITY · street HINEMOA STREET · town LEVIN · unknown Gate 5',
  ],
  ['Mataka Gate 352 Hinemoa Street, Levin', 'building MATAKA GATE · number 352 · street HINEMOA STREET · town LEVIN'],
  ['Hanger 4, 12 Mataka Road, Ardmore', 'flat HANGAR 4 · number 12 · street MATAKA ROAD · town ARDMORE'],
  ['D/Mataka Street, Levin', 'flat D · street MATAKA STREET · town LEVIN'],
  ['D/12 Mataka Street, Levin', 'flat D · number 12 · street MATAKA STREET · town LEVIN'],
  ['Office at 14B Mataka Street, Levin 5510', 'number 14B · street MATAKA STREET · town LEVIN · postcode 5510'],
  [
    'Bilby Office at 14B Mataka Street, Levin',
    'building BILBY OFFICE · number 14B · street MATAKA STREET · town LEVIN',
  ],
  [
    '50 Mataka Street, Waikato Hospital, Hamilton',
    'building WAIKATO HOSPITAL · number 50 · street MATAKA STREET · town HAMILTON',
  ],
  [
    '1 Mataka Road, University of Waikato, Hamilton',
    'building UNIVERSITY OF WAIKATO · number 1 · street MATAKA ROAD · town HAMILTON',
  ],
  [
    '7 Mataka Street, Bilby Square, Auckland',
    'building BILBY SQUARE · number 7 · street MATAKA STREET · town AUCKLAND',
  ],
  ['7 Mataka Street, Bilby Block, Dunedin', 'building BILBY BLOCK · number 7 · street MATAKA STREET · town DUNEDIN'],
  ['7 Mataka Road, Bell Block, New Plymouth', 'number 7 · street MATAKA ROAD · suburb BELL BLOCK · town NEW PLYMOUTH'],
  [
    '7 Mataka Road, Hinemoa Road Carpark, Hamilton',
    'number 7 · street MATAKA ROAD · town HAMILTON · unknown Hinemoa Road Carpark',
  ],
  ['4 Mataka Rd Bilby Village Karaka', 'building BILBY VILLAGE · number 4 · street MATAKA ROAD · town KARAKA'],
  [
    '85 Mataka Road, Building 504, Grafton, Auckland',
    'flat BUILDING 504 · number 85 · street MATAKA ROAD · suburb GRAFTON · town AUCKLAND',
  ],
  ['Next to Bilby Hall, Mataka Street, Levin', 'street MATAKA STREET · town LEVIN · unknown Next to Bilby Hall'],
  [
    'Lot 2 Deposited Plan 12345, Mataka Road, Gore',
    'lot 2 · street MATAKA ROAD · town GORE · unknown Deposited Plan 12345',
  ],
  ['State Highway 6, Hari Hari, South Westland', 'street STATE HIGHWAY 6 · town HARI HARI · unknown South Westland'],
];

const VENUES: readonly (readonly [string, string])[] = [
  [
    'Grey Lynn Grey Lynn Library Hall, 12 Mataka Road',
    'building GREY LYNN LIBRARY HALL · number 12 · street MATAKA ROAD · town GREY LYNN',
  ],
  [
    "Ponsonby St Bilby's Hall, 12 Mataka Road",
    "building ST BILBY'S HALL · number 12 · street MATAKA ROAD · town PONSONBY",
  ],
  [
    'Great Barrier Island Okiwi School, Mataka Road',
    'building OKIWI SCHOOL · street MATAKA ROAD · town GREAT BARRIER ISLAND',
  ],
  [
    'Grey Lynn Grey Lynn Hall, 12 Mataka Road, New Zealand',
    'building GREY LYNN HALL · number 12 · street MATAKA ROAD · town GREY LYNN · country NZ',
  ],
  // Nothing says where the place would end: it is the venue's name.
  [
    'Grey Lynn Community Centre, 12 Mataka Road',
    'building GREY LYNN COMMUNITY CENTRE · number 12 · street MATAKA ROAD',
  ],
  [
    "Ponsonby St Bilby's Hall, 12 Mataka Road, Ponsonby",
    "building PONSONBY ST BILBY'S HALL · number 12 · street MATAKA ROAD · town PONSONBY",
  ],
];

const BLOCKS: readonly (readonly [string, string])[] = [
  [
    'K Block, Bilby Hospital, 12 Mataka Road, Levin',
    'building BILBY HOSPITAL · flat BLOCK K · number 12 · street MATAKA ROAD · town LEVIN',
  ],
  ['Block K, Bilby Hospital, Levin', 'building BILBY HOSPITAL · flat BLOCK K · town LEVIN'],
  ['D2 Block, 12 Mataka Road, Levin', 'flat BLOCK D2 · number 12 · street MATAKA ROAD · town LEVIN'],
  ['12 Mataka Block, Levin', 'number 12 · street MATAKA BLOCK · town LEVIN'],
  ['East Fairway, Golflands, Auckland', 'street EAST FAIRWAY · suburb GOLFLANDS · town AUCKLAND'],
  ['7, Unit 3, 12 Mataka Road, Levin', 'flat UNIT 3 · number 12 · street MATAKA ROAD · town LEVIN · unknown 7'],
  ['7, Shop 3/12 Mataka Road, Levin', 'flat SHOP 3 · number 12 · street MATAKA ROAD · town LEVIN · unknown 7'],
  ['12, Unit 3, Mataka Road, Levin', 'flat UNIT 3 · number 12 · street MATAKA ROAD · town LEVIN'],
];

describe('lines of New Zealand', () => {
  it.each(BLOCKS)('%s: a block of premises, a fairway, a number alone', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(CORNERS)('%s: a corner', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(ROADS)('%s: a road of two places', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(SITES)('%s: premises and remarks behind a street', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(VENUES)('%s: a venue', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
});

describe('Shops, firms and rooms behind a street are premises, and no suburb', () => {
  it.each([
    [
      '12 Mataka Street, Kotare Dental, Levin',
      'building KOTARE DENTAL · number 12 · street MATAKA STREET · town LEVIN',
    ],
    [
      '12 Mataka Street, Kotare Health, Petone, Lower Hutt 5012',
      'building KOTARE HEALTH · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · postcode 5012',
    ],
    [
      '12 Mataka Street, Kotare Dairy, Petone Lower Hutt',
      'building KOTARE DAIRY · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, Kotare & Sons, Levin',
      'building KOTARE AND SONS · number 12 · street MATAKA STREET · town LEVIN',
    ],
    [
      '12 Mataka Street, Kotare Bar and Grill, Petone, Lower Hutt',
      'building KOTARE BAR AND GRILL · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, The Kotare Room, Petone, Lower Hutt',
      'building THE KOTARE ROOM · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, Rimu Court, Petone, Lower Hutt',
      'building RIMU COURT · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street Kotare Dental Petone Lower Hutt 5012',
      'building KOTARE DENTAL · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · postcode 5012',
    ],
    [
      '12 Mataka Street Kotare and Sons Levin',
      'building KOTARE AND SONS · number 12 · street MATAKA STREET · town LEVIN',
    ],
    [
      '12 Mataka Street Rimu Court Petone Lower Hutt',
      'building RIMU COURT · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, ring first, Petone, Lower Hutt',
      'number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown ring first',
    ],
    [
      '12 Mataka Street, Karaka Papakura, Papakura, Auckland',
      'number 12 · street MATAKA STREET · suburb PAPAKURA · town AUCKLAND · unknown Karaka Papakura',
    ],
    [
      '12 Mataka Street, Kotare Hill, Petone, Lower Hutt',
      'number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown Kotare Hill',
    ],
    [
      '12 Mataka Street, Town Centre, Queenstown',
      'number 12 · street MATAKA STREET · suburb TOWN CENTRE · town QUEENSTOWN',
    ],
    [
      '12 Mataka Street Town Centre Queenstown',
      'number 12 · street MATAKA STREET · suburb TOWN CENTRE · town QUEENSTOWN',
    ],
    ['Kotare Superette', 'building KOTARE SUPERETTE'],
    ['Upper Rimu Liquor Store', 'building UPPER RIMU LIQUOR STORE'],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
