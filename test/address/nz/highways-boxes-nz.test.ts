// State highways in every written form, document exchanges, a second box or bag, and buildings that no comma parts from
// their street or town. The streets and buildings are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const HIGHWAYS: readonly (readonly [string, string])[] = [
  ['SH 35 Tikitiki', 'street STATE HIGHWAY 35 · town TIKITIKI'],
  ['SH 1 Kaiwaka 0573', 'street STATE HIGHWAY 1 · town KAIWAKA · postcode 0573'],
  ['State Highway One, Kaiwaka', 'street STATE HIGHWAY ONE · town KAIWAKA'],
  ['12 State Highway One Kaiwaka', 'number 12 · street STATE HIGHWAY ONE · town KAIWAKA'],
  ['Highway 12, Dargaville 0310', 'street HIGHWAY 12 · town DARGAVILLE · postcode 0310'],
  ['Highway 12 Dargaville', 'street HIGHWAY 12 · town DARGAVILLE'],
  ['580 Surf Highway 45, Rahotu', 'number 580 · street SURF HIGHWAY 45 · town RAHOTU'],
  ['Mataka Road SH 1, Waiouru', 'street MATAKA ROAD · town WAIOURU · unknown SH 1'],
  ['Mataka Rd SH1 Waiouru', 'street MATAKA ROAD · town WAIOURU · unknown SH1'],
  ['Mataka Road, SH 1, Waiouru 3989', 'street MATAKA ROAD · town WAIOURU · postcode 3989 · unknown SH 1'],
  ['Corner SH 26 and SH 27 Tatuanui', 'street STATE HIGHWAY 26 · street2 STATE HIGHWAY 27 · town TATUANUI'],
  ['SH 2 RD 4 Katikati', 'street STATE HIGHWAY 2 · rd 4 · town KATIKATI'],
  // Premises without a comma end before the highway; words that belong to it do not.
  [
    'Quoll Fuel Waiouru State Highway 1, Waiouru 3989',
    'building QUOLL FUEL WAIOURU · street STATE HIGHWAY 1 · town WAIOURU · postcode 3989',
  ],
  ['Main State Highway 6, Tasman', 'street MAIN STATE HIGHWAY 6 · town TASMAN'],
  ['12 Mataka State Highway 1, Waiouru', 'number 12 · street MATAKA STATE HIGHWAY 1 · town WAIOURU'],
  // A shop, where a house number or premises go with it.
  ['SH 5, 12 Mataka Street, Levin', 'flat SHOP 5 · number 12 · street MATAKA STREET · town LEVIN'],
  ['SH 5 Mataka Road, Taupo', 'street STATE HIGHWAY 5 · town TAUPO · unknown Mataka Road'],
  ['SH 5 Mataka Road, Taupo 3377', 'street STATE HIGHWAY 5 · town TAUPO · postcode 3377 · unknown Mataka Road'],
  ['SH 5 12 Mataka Road, Taupo', 'flat SHOP 5 · number 12 · street MATAKA ROAD · town TAUPO'],
  ['SH 5 Mataka Centre, Riccarton', 'building MATAKA CENTRE · flat SHOP 5 · town RICCARTON'],
];

const BOXES: readonly (readonly [string, string])[] = [
  ['DX SP20999', 'postal DX SP20999'],
  ['DX EX10999, Wellington', 'postal DX EX10999 · town WELLINGTON'],
  ['DX EX 10999 Wellington', 'postal DX EX10999 · town WELLINGTON'],
  ['DX Box CP20999, Auckland 1010', 'postal DX CP20999 · town AUCKLAND · postcode 1010'],
  [
    '12 Mataka Street, DX SP20999, Wellington',
    'number 12 · street MATAKA STREET · postal DX SP20999 · town WELLINGTON',
  ],
  ['PO Box 12, DX SP20999, Wellington', 'postal PO BOX 12 · town WELLINGTON · unknown DX SP20999'],
  ['PO Box 12, Private Bag 34, Wellington', 'postal PO BOX 12 · town WELLINGTON · unknown Private Bag 34'],
  [
    'River House, 12 Mataka Street, PO Box 108, Levin',
    'building RIVER HOUSE · number 12 · street MATAKA STREET · postal PO BOX 108 · town LEVIN',
  ],
];

const BUILDINGS: readonly (readonly [string, string])[] = [
  [
    'Cnr Mataka Road and Tui Street Bush Fern Centre Levin',
    'building BUSH FERN CENTRE · street MATAKA ROAD · street2 TUI STREET · town LEVIN',
  ],
  [
    'Cnr Mataka & Tui Sts River Mall, Levin',
    'building RIVER MALL · street MATAKA STREET · street2 TUI STREET · town LEVIN',
  ],
  ['12 Mataka Street River Mall, Levin', 'building RIVER MALL · number 12 · street MATAKA STREET · town LEVIN'],
  ['12 Mataka Street Tui Building Levin', 'building TUI BUILDING · number 12 · street MATAKA STREET · town LEVIN'],
  [
    '12 Mataka Street, Tui Medical, River House, Levin',
    'building TUI MEDICAL, RIVER HOUSE · number 12 · street MATAKA STREET · town LEVIN',
  ],
  [
    'L14, Tui House, The Terrace, Wellington 6011',
    'building TUI HOUSE · flat LEVEL 14 · street THE TERRACE · town WELLINGTON · postcode 6011',
  ],
  ['Tui Showgrounds, Gate 1', 'building TUI SHOWGROUNDS · unknown Gate 1'],
];

const CORNERS: readonly (readonly [string, string])[] = [
  ['Cnr Mataka and Tui Street, Levin', 'street MATAKA STREET · street2 TUI STREET · town LEVIN'],
  ['Corner of Mataka & Tui Road, Levin 5510', 'street MATAKA ROAD · street2 TUI ROAD · town LEVIN · postcode 5510'],
  ['Cnr Broadway and Tui Street, Levin', 'street BROADWAY · street2 TUI STREET · town LEVIN'],
  ['Cnr The Strand & Tui Street, Levin', 'street THE STRAND · street2 TUI STREET · town LEVIN'],
  ['Cnr Esplanade & Tui Road, Levin', 'street ESPLANADE · street2 TUI ROAD · town LEVIN'],
  ['Mataka and Tui Street, Levin', 'street MATAKA AND TUI STREET · town LEVIN'],
];

const PLACES: readonly (readonly [string, string])[] = [
  [
    '12 Mataka Road, Glenfield, Kaipatiki, 0629',
    'number 12 · street MATAKA ROAD · suburb GLENFIELD · town KAIPATIKI · postcode 0629',
  ],
  ['Mataka Road, Māngere-Ōtāhuhu, 2022', 'street MATAKA ROAD · town MĀNGERE-ŌTĀHUHU · postcode 2022'],
  [
    'Mataka Road, Kaikohe-Hokianga Community, 0405',
    'street MATAKA ROAD · town KAIKOHE-HOKIANGA COMMUNITY · postcode 0405',
  ],
  [
    '12 Mataka Street, Central Business District, Rotorua 3010',
    'number 12 · street MATAKA STREET · suburb CENTRAL BUSINESS DISTRICT · town ROTORUA · postcode 3010',
  ],
  ['12 Mataka Street 4710 MARTON', 'number 12 · street MATAKA STREET · town MARTON · postcode 4710'],
  ['678 Mataka Rd RD 2 4072 GISBORNE', 'number 678 · street MATAKA ROAD · rd 2 · town GISBORNE · postcode 4072'],
  // The lobby's postcode without its nought; Levin has none that begins with one.
  ['PO Box 204, Glen Eden, Waitakere 641', 'postal PO BOX 204 · suburb GLEN EDEN · town WAITAKERE · postcode 0641'],
  ['PO Box 12, Levin 551', 'postal PO BOX 12 · town LEVIN 551'],
];

const RURAL: readonly (readonly [string, string])[] = [
  ['1442 RD 2, Te Awamutu 3872', 'number 1442 · rd 2 · town TE AWAMUTU · postcode 3872'],
  ['31 RD 5 Levin', 'number 31 · rd 5 · town LEVIN'],
  ['31, RD 5, Levin', 'number 31 · rd 5 · town LEVIN'],
  ['2/31 RD 5, Levin', 'flat 2 · number 31 · rd 5 · town LEVIN'],
  ['Rapid 31, RD5, Levin 5575', 'number 31 · rd 5 · town LEVIN · postcode 5575'],
  ['12 RD 2 Road, Levin', 'number 12 · street RD 2 ROAD · town LEVIN'],
  ['31 Mataka, RD 5, Levin', 'number 31 · street MATAKA · rd 5 · town LEVIN'],
];

const BAGS: readonly (readonly [string, string])[] = [
  ['PB 4321, Levin 5540', 'postal PRIVATE BAG 4321 · town LEVIN · postcode 5540'],
  ['Bilby House, P.B. 43, Levin', 'building BILBY HOUSE · postal PRIVATE BAG 43 · town LEVIN'],
  ['PB Bilby Ltd, 12 Mataka Street, Levin', 'building PB BILBY LTD · number 12 · street MATAKA STREET · town LEVIN'],
];

describe.each([
  ['A rural delivery behind a number is no street', RURAL],
  ['PB is a private bag', BAGS],
  ['State highways are streets, and no shops', HIGHWAYS],
  ['A line has one box, bag or exchange, behind whatever building', BOXES],
  ['Buildings that no comma parts from street or town are theirs', BUILDINGS],
  ['A corner shares the type of its second street', CORNERS],
  ['Parts of a city, and postcodes behind boxes', PLACES],
])('%s', (_, cases) => {
  it.each(cases)('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});

it('a document exchange is read in Australia too, and the name DX is a street where nothing follows it', () => {
  expect(describeParse(parseAddress('DX 10999 Sydney NSW', places, 'au'))).toBe(
    'postal DX 10999 · locality SYDNEY · state NSW',
  );
  expect(describeParse(parseAddress('12 DX Street, Levin', places, 'nz'))).toBe(
    'number 12 · street DX STREET · town LEVIN',
  );
});

describe('Numbers of country roads, and where their street branches off', () => {
  it.each([
    [
      'Kotare Farm, Rapid No 627 Mataka Road, Levin',
      'building KOTARE FARM · number 627 · street MATAKA ROAD · town LEVIN',
    ],
    ['Kotare House Rapid 10 Mataka Road Levin', 'building KOTARE HOUSE · number 10 · street MATAKA ROAD · town LEVIN'],
    ['Shop 2 Rapid 975 Mataka Lane Levin', 'flat SHOP 2 · number 975 · street MATAKA LANE · town LEVIN'],
    ['18 Mataka Road RD # 5 Westport', 'number 18 · street MATAKA ROAD · rd 5 · town WESTPORT'],
    ['18 Mataka Line, Levin RD #5', 'number 18 · street MATAKA LINE · rd 5 · town LEVIN'],
    ['24 Mataka Road off SH 1, Levin', 'number 24 · street MATAKA ROAD · town LEVIN · unknown off SH 1'],
    ['24 Mataka Line just off SH1, Levin', 'number 24 · street MATAKA LINE · town LEVIN · unknown just off SH1'],
    ['24 State Highway 6 off SH 1, Levin', 'number 24 · street STATE HIGHWAY 6 · town LEVIN · unknown off SH 1'],
    [
      '24 Mataka Road, off State Highway 1 Levin',
      'number 24 · street MATAKA ROAD · town LEVIN · unknown off State Highway 1',
    ],
    [
      '24 Mataka Road (past the school), Levin',
      'number 24 · street MATAKA ROAD · town LEVIN · unknown past the school',
    ],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
