// Venues before a New Zealand address without a comma, whose names have a number, a word of units or a place in them,
// and the days, remarks and places around an address. Venues and streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (text: string): string => describeParse(parseAddress(text, places, 'nz'));

const NUMBERS_OF_NAMES: readonly (readonly [string, string])[] = [
  [
    'Hardware 10 Mega Levin 72 Mataka Avenue, Levin 5510',
    'building HARDWARE 10 MEGA LEVIN · number 72 · street MATAKA AVENUE · town LEVIN · postcode 5510',
  ],
  [
    'Mataka Gym 24/7 Takanini 226 Hinemoa Road, Takanini, Auckland',
    'building MATAKA GYM 24/7 TAKANINI · number 226 · street HINEMOA ROAD · suburb TAKANINI · town AUCKLAND',
  ],
  [
    'Health 2000 Nelson 7/219 Mataka Street Nelson 7010',
    'building HEALTH 2000 NELSON · flat 7 · number 219 · street MATAKA STREET · town NELSON · postcode 7010',
  ],
  [
    'Cafe 116 Terrace End 116 Mataka Road, Terrace End, Palmerston North',
    'building CAFE 116 TERRACE END · number 116 · street MATAKA ROAD · suburb TERRACE END · town PALMERSTON NORTH',
  ],
  [
    'BP 2go Cromwell 2 Mataka Street, Cromwell 9310',
    'building BP 2GO CROMWELL · number 2 · street MATAKA STREET · town CROMWELL · postcode 9310',
  ],
  [
    '123 Palm Bar Half Moon Bay, 495 Mataka Road, Half Moon Bay, Auckland',
    'building 123 PALM BAR HALF MOON BAY · number 495 · street MATAKA ROAD · suburb HALF MOON BAY · town AUCKLAND',
  ],
  [
    'No 4 Bar and Restaurant Gore 12 Mataka Street Gore',
    'building NO 4 BAR AND RESTAURANT GORE · number 12 · street MATAKA STREET · town GORE',
  ],
];

/** Numbers before another one that are no name's. */
const OTHER_NUMBERS: readonly (readonly [string, string])[] = [
  ['12 Mataka Road, 14 Hinemoa Street, Gore', 'number 12 · street MATAKA ROAD · town GORE · unknown 14 Hinemoa Street'],
  [
    '12 Church Street, 14 Hinemoa Street, Gore',
    'number 12 · street CHURCH STREET · town GORE · unknown 14 Hinemoa Street',
  ],
  [
    'Shop 3 Mataka Mall 12 Hinemoa Street, Gore',
    'building MATAKA MALL · flat SHOP 3 · number 12 · street HINEMOA STREET · town GORE',
  ],
  [
    'T109 Mataka Plaza 24 Hinemoa Road Gore',
    'building MATAKA PLAZA · flat T109 · number 24 · street HINEMOA ROAD · town GORE',
  ],
  [
    'U9 No 24 Mataka Street Hawera 4610',
    'flat UNIT 9 · number 24 · street MATAKA STREET · town HAWERA · postcode 4610',
  ],
  ['3010 Rotorua, 12 Mataka Street', 'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010'],
  ['5 16 18 Mataka Street, Gore', 'flat 5 · number 16-18 · street MATAKA STREET · town GORE'],
];

const UNITS_OF_NAMES: readonly (readonly [string, string])[] = [
  ['Hospice Op Shop 766 Mataka Road, Levin', 'building HOSPICE OP SHOP · number 766 · street MATAKA ROAD · town LEVIN'],
  [
    'Mataka Tavern Gaming Room 291 Hinemoa Road, Levin',
    'building MATAKA TAVERN GAMING ROOM · number 291 · street HINEMOA ROAD · town LEVIN',
  ],
  [
    'Bakery Bell Block 188 Mataka Avenue, Bell Block, New Plymouth',
    'building BAKERY BELL BLOCK · number 188 · street MATAKA AVENUE · suburb BELL BLOCK · town NEW PLYMOUTH',
  ],
  [
    'Mataka Apartments 33 Hinemoa Street, Gore',
    'building MATAKA APARTMENTS · number 33 · street HINEMOA STREET · town GORE',
  ],
  ['Mataka Mall Shop 5 Hinemoa Street, Gore', 'building MATAKA MALL · flat SHOP 5 · street HINEMOA STREET · town GORE'],
];

const PLACES_OF_NAMES: readonly (readonly [string, string])[] = [
  [
    'Polo Club Waipatu Mataka Road, Waipatu, Hastings 4172',
    'building POLO CLUB WAIPATU · street MATAKA ROAD · suburb WAIPATU · town HASTINGS · postcode 4172',
  ],
  [
    'Megastore Levin Mataka Street Levin 5510',
    'building MEGASTORE LEVIN · street MATAKA STREET · town LEVIN · postcode 5510',
  ],
  ['Hinemoa Domain Mataka Road Levin', 'building HINEMOA DOMAIN · street MATAKA ROAD · town LEVIN'],
  ['Warehouse Levin Cnr Mataka Street, Levin', 'building WAREHOUSE LEVIN · street MATAKA STREET · town LEVIN'],
  ['The Mataka Club Levin, Levin', 'building THE MATAKA CLUB LEVIN · town LEVIN'],
  // Roads that are called after places.
  ['Old Levin Mataka Road, Levin', 'street OLD LEVIN MATAKA ROAD · town LEVIN'],
  ['Upper Sefton Road, Sefton', 'street UPPER SEFTON ROAD · town SEFTON'],
  ['Whangarei Heads Road, Whangarei Heads', 'street WHANGAREI HEADS ROAD · town WHANGAREI HEADS'],
];

const AROUND: readonly (readonly [string, string])[] = [
  [
    'Mataka Cafe 16/09/2021, 12 Hinemoa Street, Gore',
    'building MATAKA CAFE · number 12 · street HINEMOA STREET · town GORE · unknown 16/09/2021',
  ],
  [
    'Mataka Cafe 14/9/21 12 Hinemoa Street Gore',
    'building MATAKA CAFE · number 12 · street HINEMOA STREET · town GORE · unknown 14/9/21',
  ],
  [
    'Mataka House 5/2/24 Hinemoa Road, Gore',
    'building MATAKA HOUSE · flat 5, 2 · number 24 · street HINEMOA ROAD · town GORE',
  ],
  ['Mataka Parade (Howick)', 'street MATAKA PARADE · town HOWICK'],
  ['Shop H7, Mataka Shopping Centre', 'building MATAKA SHOPPING CENTRE · flat SHOP H7'],
  ['Please send it to RD 2, Pukekohe 2676', 'rd 2 · town PUKEKOHE · postcode 2676'],
  ['If undelivered, return to: Private Bag 12, Levin 5540', 'postal PRIVATE BAG 12 · town LEVIN · postcode 5540'],
  ['12 Mataka Road State Highway 1 Tokoroa', 'number 12 · street MATAKA ROAD · town TOKOROA · unknown State Highway 1'],
  [
    '12 Mataka Street Central Mall Rotorua 3010',
    'building CENTRAL MALL · number 12 · street MATAKA STREET · town ROTORUA · postcode 3010',
  ],
  [
    '12 Mataka Street, Levin 5510, Wellington',
    'number 12 · street MATAKA STREET · town LEVIN · postcode 5510 · unknown Wellington',
  ],
  ['Intersection of SH1/SH57, Levin', 'street STATE HIGHWAY 1 · street2 STATE HIGHWAY 57 · town LEVIN'],
  ['Kaitoke near Upper Hutt', 'town KAITOKE · unknown near Upper Hutt'],
];

describe.each([
  ['A number in the name of a venue is no house number', NUMBERS_OF_NAMES],
  ['A number that another follows is a house number or a unit where no name says otherwise', OTHER_NUMBERS],
  ['A word of units that ends a name leads to the number of the house', UNITS_OF_NAMES],
  ['A venue ends in its place, and the street begins behind it', PLACES_OF_NAMES],
  ['Days, labels, highways and regions are no part of the name or street beside them', AROUND],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s', (text, expected) => {
    expect(parts(text)).toBe(expected);
  });
});

describe('A level beside premises', () => {
  it.each([
    [
      'Mataka Building, L1, Shop 5, 12 Numbat Street, Rotorua',
      'building MATAKA BUILDING · flat SHOP 5, LEVEL 1 · number 12 · street NUMBAT STREET · town ROTORUA',
    ],
    [
      '2/F, Mataka House, 12 Numbat Street, Wellington',
      'building MATAKA HOUSE · flat FLOOR 2 · number 12 · street NUMBAT STREET · town WELLINGTON',
    ],
    ['Shop 5, 12 Numbat Quay, Wellington', 'flat SHOP 5 · number 12 · street NUMBAT QUAY · town WELLINGTON'],
    [
      'Shop 5, 12 Broadway, Newmarket, Auckland',
      'flat SHOP 5 · number 12 · street BROADWAY · suburb NEWMARKET · town AUCKLAND',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Premises are no suburb and no town', () => {
  it.each([
    [
      'The University of Mataka, Christchurch 8140',
      'building THE UNIVERSITY OF MATAKA · town CHRISTCHURCH · postcode 8140',
    ],
    [
      'School of Numbats, University of Mataka, Dunedin 9016',
      'building SCHOOL OF NUMBATS UNIVERSITY OF MATAKA · town DUNEDIN · postcode 9016',
    ],
    ['Numbat Ward, Mataka Hospital, Hamilton', 'building NUMBAT WARD MATAKA HOSPITAL · town HAMILTON'],
    ['Mataka Primary School', 'building MATAKA PRIMARY SCHOOL'],
    ['Mataka Hall (bus stop)', 'building MATAKA HALL · unknown bus stop'],
    ['Mataka Park', 'town MATAKA PARK'],
    ['Mataka Village', 'town MATAKA VILLAGE'],
    ['Mataka Town Centre', 'town MATAKA TOWN CENTRE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A suburb whose name ends as a street does is no street without a number', () => {
  it.each([
    ['Eden Terrace, Auckland', 'suburb EDEN TERRACE · town AUCKLAND'],
    ['Mataka House, Eden Terrace, Auckland', 'building MATAKA HOUSE · suburb EDEN TERRACE · town AUCKLAND'],
    [
      'Eden Terrace Station, Eden Terrace, Auckland',
      'building EDEN TERRACE STATION · suburb EDEN TERRACE · town AUCKLAND',
    ],
    ['Kelvin Grove, Palmerston North', 'suburb KELVIN GROVE · town PALMERSTON NORTH'],
    ['Mataka Lodge, Arthurs Pass 7654', 'building MATAKA LODGE · town ARTHURS PASS · postcode 7654'],
    ['12 Eden Terrace, Auckland', 'number 12 · street EDEN TERRACE · town AUCKLAND'],
    [
      'Mataka School, Kelvin Grove Road, Palmerston North',
      'building MATAKA SCHOOL · street KELVIN GROVE ROAD · town PALMERSTON NORTH',
    ],
    ['Lake Terrace, Taupo', 'street LAKE TERRACE · town TAUPO'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Premises without a street', () => {
  it.each([
    ['KTSC - Southern Health, Dunedin Hospital', 'building KTSC - SOUTHERN HEALTH DUNEDIN HOSPITAL'],
    [
      'KTSC - Southern Health, Southland Hospital, Gore',
      'building KTSC - SOUTHERN HEALTH SOUTHLAND HOSPITAL · town GORE',
    ],
    ['Kotare Hall University of Auckland', 'building KOTARE HALL UNIVERSITY OF AUCKLAND'],
    ['Library, Gore', 'building LIBRARY · town GORE'],
    ['KotareTree, Gore', 'building KOTARETREE · town GORE'],
    ['MountEden, Auckland', 'suburb MOUNTEDEN · town AUCKLAND'],
    ['McKotare, Gore', 'suburb MCKOTARE · town GORE'],
    ['inside the Kotare Cafe, Twizel', 'building THE KOTARE CAFE · town TWIZEL · unknown inside'],
    ['Kotare Reserve Gore', 'building KOTARE RESERVE · town GORE'],
    ['Kotare Domain Gore', 'building KOTARE DOMAIN · town GORE'],
    ['Kotare and Sons Mount Wellington', 'building KOTARE AND SONS · town MOUNT WELLINGTON'],
    ['Kotare Tavern Hamilton East Hamilton', 'building KOTARE TAVERN · suburb HAMILTON EAST · town HAMILTON'],
    ['Kotare Hill Gore', 'suburb KOTARE HILL · town GORE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});
