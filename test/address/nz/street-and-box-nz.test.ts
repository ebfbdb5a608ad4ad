// Boxes behind a street without a number, lobbies, highways that towns name, offices, gates and labels of shops. The
// streets and buildings are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const BOXES: readonly (readonly [string, string])[] = [
  ['Mataka Street, PO Box 12, Levin 5540', 'street MATAKA STREET · postal PO BOX 12 · town LEVIN · postcode 5540'],
  ['Mataka Street PO Box 12 Levin', 'street MATAKA STREET · postal PO BOX 12 · town LEVIN'],
  [
    'Rata House, Mataka Street, PO Box 12, Levin',
    'building RATA HOUSE · street MATAKA STREET · postal PO BOX 12 · town LEVIN',
  ],
  ['Level 1, Mataka Street, PO Box 12, Levin', 'flat LEVEL 1 · street MATAKA STREET · postal PO BOX 12 · town LEVIN'],
  [
    'Shop 3, Mataka Street, Private Bag 12, Gore',
    'flat SHOP 3 · street MATAKA STREET · postal PRIVATE BAG 12 · town GORE',
  ],
  ['Unit 2.4, Mataka Street, PO Box 12, Levin', 'flat UNIT 2.4 · street MATAKA STREET · postal PO BOX 12 · town LEVIN'],
  [
    'Mataka Street, PO Box 12, Rimu Quay, Wellington',
    'street MATAKA STREET · postal PO BOX 12 · suburb RIMU QUAY · town WELLINGTON',
  ],
  ['PO Box 12, Rimu Street, Wellington', 'postal PO BOX 12 · suburb RIMU STREET · town WELLINGTON'],
  [
    '45 Rimu Place, PO Box 12, Rimu Place, Dunedin',
    'number 45 · street RIMU PLACE · postal PO BOX 12 · suburb RIMU PLACE · town DUNEDIN',
  ],
  [
    'Rata House, 12 Mataka Street, PO Box 34, Mataka Mail Centre, Hamilton 3240',
    'building RATA HOUSE · number 12 · street MATAKA STREET · postal PO BOX 34 · suburb MATAKA MAIL CENTRE · ' +
      'town HAMILTON · postcode 3240',
  ],
  [
    '24 Mataka Street, Richmond 7020, PO Box 12, Nelson 7040',
    'number 24 · street MATAKA STREET · postal PO BOX 12 · town RICHMOND · postcode 7020 · unknown Nelson 7040',
  ],
];

const HIGHWAYS: readonly (readonly [string, string])[] = [
  ['Mataka-Rimu Highway 94, Te Anau', 'street MATAKA-RIMU HIGHWAY 94 · town TE ANAU'],
  ['Mataka Rimu Highway 5, RD 3, Napier', 'street MATAKA RIMU HIGHWAY 5 · rd 3 · town NAPIER'],
  ['12 Mataka-Rimu Highway 79, Fairlie', 'number 12 · street MATAKA-RIMU HIGHWAY 79 · town FAIRLIE'],
  ['Mataka Rimu Highway SH2, Katikati', 'street MATAKA RIMU HIGHWAY · town KATIKATI · unknown SH2'],
  ['12 Mataka Road, State Highway 16', 'number 12 · street MATAKA ROAD · unknown State Highway 16'],
  ['12 Mataka Road, SH16', 'number 12 · street MATAKA ROAD · unknown SH16'],
  ['120 Route 52 RD 3, Pahiatua', 'number 120 · street ROUTE 52 · rd 3 · town PAHIATUA'],
  ['Route 52 RD 3, Pahiatua', 'street ROUTE 52 · rd 3 · town PAHIATUA'],
  ['Mataka Quay, Port Nelson, Nelson 7010', 'street MATAKA QUAY · suburb PORT NELSON · town NELSON · postcode 7010'],
  [
    '12 Mataka Road, Takaka 7182, Golden Bay, South Island',
    'number 12 · street MATAKA ROAD · town TAKAKA · postcode 7182 · unknown Golden Bay South Island',
  ],
  [
    '12 Mataka Road, Owaka, The Catlins, Otago',
    'number 12 · street MATAKA ROAD · town OWAKA · unknown The Catlins Otago',
  ],
  ['Mataka Cycleway, Wanaka', 'street MATAKA CYCLEWAY · town WANAKA'],
  ['State Highway 73, Arthurs Pass Village', 'street STATE HIGHWAY 73 · town ARTHURS PASS VILLAGE'],
  [
    'Mataka Road, Rata National Park, Stewart Island',
    'street MATAKA ROAD · town STEWART ISLAND · unknown Rata National Park',
  ],
];

const HEADS: readonly (readonly [string, string])[] = [
  ['The Principal Mataka Street, Okato', 'building THE PRINCIPAL · street MATAKA STREET · town OKATO'],
  ['The Manager, Mataka Street, Okato', 'building THE MANAGER · street MATAKA STREET · town OKATO'],
  ['The Secretary Road, Okato', 'street THE SECRETARY ROAD · town OKATO'],
  ['12 Mataka Street Gate 4 Hastings', 'number 12 · street MATAKA STREET · town HASTINGS · unknown Gate 4'],
  [
    'Rata Park, Mataka Street, Gate A, Hastings',
    'building RATA PARK · street MATAKA STREET · town HASTINGS · unknown Gate A',
  ],
  ['Off Mataka Street Carpark, Upper Hutt', 'street MATAKA STREET · town UPPER HUTT · unknown Off Carpark'],
  [
    'T8/West Rata, 12 Mataka Street, Levin',
    'building WEST RATA · flat T8 · number 12 · street MATAKA STREET · town LEVIN',
  ],
  [
    'T.29 Rata Foods, 39 Mataka Street, Levin',
    'building RATA FOODS · flat T29 · number 39 · street MATAKA STREET · town LEVIN',
  ],
  ['K12/Rata Mall, Levin', 'building RATA MALL · flat K12 · town LEVIN'],
  [
    'L5 Rata Building, 30 Mataka Street, Levin',
    'building RATA BUILDING · flat LEVEL 5 · number 30 · street MATAKA STREET · town LEVIN',
  ],
];

describe.each([
  ['A box leaves the street before it, and has a lobby behind it', BOXES],
  ['A highway keeps its number, and is no place', HIGHWAYS],
  ['Offices, gates and labels end before the street', HEADS],
])('%s', (_, cases) => {
  it.each(cases)('%s', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
});

describe('A street behind a box is none of its lobby where more than a town follows', () => {
  it.each([
    [
      'PO Box 12, Mataka Road, Petone, Lower Hutt 5012',
      'street MATAKA ROAD · postal PO BOX 12 · suburb PETONE · town LOWER HUTT · postcode 5012',
    ],
    [
      'PO Box 12, Mataka Road, Petone, 5012 Lower Hutt',
      'street MATAKA ROAD · postal PO BOX 12 · suburb PETONE · town LOWER HUTT · postcode 5012',
    ],
    [
      'PO Box 12, Corner of Mataka Road and Rimu Street, Petone, Lower Hutt',
      'street MATAKA ROAD · street2 RIMU STREET · postal PO BOX 12 · suburb PETONE · town LOWER HUTT',
    ],
    ['PO Box 12, Mataka Road, Shop 5, Levin', 'flat SHOP 5 · street MATAKA ROAD · postal PO BOX 12 · town LEVIN'],
    [
      'PO Box 12, Kotare Cafe Levin, 14 Mataka Road, Levin',
      'building KOTARE CAFE LEVIN · number 14 · street MATAKA ROAD · postal PO BOX 12 · town LEVIN',
    ],
    [
      '12 Mataka Road, Petone, 5012 Lower Hutt, PO Box 12',
      'number 12 · street MATAKA ROAD · postal PO BOX 12 · suburb PETONE · town LOWER HUTT · postcode 5012',
    ],
    [
      '12 Mataka Road, Levin, Manawatu-Wanganui 5510, PO Box 12, Levin 5540',
      'number 12 · street MATAKA ROAD · postal PO BOX 12 · town LEVIN · postcode 5510 · ' +
        'unknown Manawatu-Wanganui Levin 5540',
    ],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
