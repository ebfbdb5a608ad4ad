// What directories of shops and halls have in Australian lines: levels by their letters, premises in brackets, with a
// slash in their names or of no known word before a street, several shops of a mall.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'street QUOLL STREET';
const DUBBO = 'locality DUBBO · state NSW · postcode 2830';
const HOUSE = `number 14 · ${STREET}`;
const WHOLE = `${HOUSE} · ${DUBBO}`;

const CASES: readonly (readonly [string, string])[] = [
  // Levels.
  ['Gr Fl 14 Quoll St, Dubbo NSW 2830', `flat GROUND · ${WHOLE}`],
  ['Gr Flr, 14 Quoll St, Dubbo NSW 2830', `flat GROUND · ${WHOLE}`],
  ['Shop 2 Gr Floor 14 Quoll St, Dubbo NSW 2830', `flat SHOP 2, GROUND · ${WHOLE}`],
  ['14 Quoll Gr, Dubbo NSW 2830', `number 14 · street QUOLL GROVE · ${DUBBO}`],
  ['Lower Grd 14 Quoll St, Dubbo NSW 2830', `flat LOWER GROUND FLOOR · ${WHOLE}`],
  ['Rooftop Quokka Hotel, 14 Quoll St, Dubbo NSW 2830', `building QUOKKA HOTEL · flat ROOFTOP · ${WHOLE}`],
  ['Rooftop Westfield Quokka, 14 Quoll St, Dubbo NSW 2830', `building WESTFIELD QUOKKA · flat ROOFTOP · ${WHOLE}`],
  ['Rooftop Bar, 14 Quoll St, Dubbo NSW 2830', `building ROOFTOP BAR · ${WHOLE}`],
  [
    'Shop 26 LG1, Quokka Centre, 14 Quoll St, Dubbo NSW 2830',
    `building QUOKKA CENTRE · flat SHOP 26, LEVEL LG1 · ${WHOLE}`,
  ],
  ['Basement & Ground Floor, 14 Quoll St, Dubbo NSW 2830', `flat BASEMENT · ${WHOLE} · unknown & Ground Floor`],
  ['Level 1 and Ground, 14 Quoll St, Dubbo NSW 2830', `flat LEVEL 1 · ${WHOLE} · unknown and Ground`],
  ['Levels G & 1, 14 Quoll St, Dubbo NSW 2830', `flat LEVEL G&1 · ${WHOLE}`],
  // Names.
  ['Quokka / Numbat Centre, 14 Quoll St, Dubbo NSW 2830', `building QUOKKA / NUMBAT CENTRE · ${WHOLE}`],
  ['Quokka/Numbat Hall, Quoll St, Dubbo NSW 2830', `building QUOKKA/NUMBAT HALL · ${STREET} · ${DUBBO}`],
  [
    'Quokka Meats (Numbat Shopping Centre), 14 Quoll St, Dubbo NSW 2830',
    `building QUOKKA MEATS NUMBAT SHOPPING CENTRE · ${WHOLE}`,
  ],
  ['Quokka Kids (Stockland Numbat), 14 Quoll St, Dubbo NSW 2830', `building QUOKKA KIDS STOCKLAND NUMBAT · ${WHOLE}`],
  [
    'Quokka Hall (Numbat School) Quoll St, Dubbo NSW 2830',
    `building QUOKKA HALL · ${STREET} · ${DUBBO} · unknown Numbat School`,
  ],
  ['No. 1 Fruit Market, 14 Quoll St, Dubbo NSW 2830', `building NO 1 FRUIT MARKET · ${WHOLE}`],
  ['No 8 Quokka Restaurant, 14 Quoll St, Dubbo NSW 2830', `building NO 8 QUOKKA RESTAURANT · ${WHOLE}`],
  ['No 8 Quokka Plaza, 14 Quoll St, Dubbo NSW 2830', `building QUOKKA PLAZA · flat 8 · ${WHOLE}`],
  ['14 Quoll St, Quokka Stores Wattle St, Dubbo NSW 2830', `building QUOKKA STORES WATTLE ST · ${WHOLE}`],
  ['14 Quoll St, Wattle St, Dubbo NSW 2830', `${WHOLE} · unknown Wattle St`],
  ['Quoll Street Arcade Dubbo NSW 2830', `building QUOLL STREET ARCADE · ${DUBBO}`],
  ['Quoll Street Mall, Dubbo NSW 2830', `street QUOLL STREET MALL · ${DUBBO}`],
  ['Westfields Dubbo NSW', 'building WESTFIELDS · locality DUBBO · state NSW'],
  [
    'Quokka University, Numbat Park Campus, NSW 2830',
    'building QUOKKA UNIVERSITY NUMBAT PARK CAMPUS · state NSW · postcode 2830',
  ],
  [
    'Quokka Square Quoll and Numbat Streets, Dubbo',
    'building QUOKKA SQUARE · street QUOLL STREET · street2 NUMBAT STREET · locality DUBBO',
  ],
  ['14 Quoll St near Lurg-Numbat Road, Dubbo', `${HOUSE} · locality DUBBO · unknown near Lurg-Numbat Road`],
  [
    'Quokka Corner Shopping Centre Corner Quoll and Numbat Roads, Dubbo',
    'building QUOKKA CORNER SHOPPING CENTRE · street QUOLL ROAD · street2 NUMBAT ROAD · locality DUBBO',
  ],
  [
    'Shop G 37A, Lilydale One Lilydale Highway, Dubbo',
    'building LILYDALE ONE · flat SHOP G37A · street LILYDALE HIGHWAY · locality DUBBO',
  ],
  ['Shop C 37A Quoll St, Dubbo', `flat SHOP C · number 37A · ${STREET} · locality DUBBO`],
  // Names of no known word before a street.
  ['Jolly Quokka Quoll Street, Dubbo NSW 2830', `building JOLLY QUOKKA · ${STREET} · ${DUBBO}`],
  ['Jolly Quokka Learning Quoll Street Dubbo NSW 2830', `building JOLLY QUOKKA LEARNING · ${STREET} · ${DUBBO}`],
  ['Jolly Quokka Old Quoll Street, Dubbo NSW 2830', `building JOLLY QUOKKA · street OLD QUOLL STREET · ${DUBBO}`],
  ['Jolly Quokka Numbat Hills Street, Dubbo', 'building JOLLY QUOKKA · street NUMBAT HILLS STREET · locality DUBBO'],
  ['Jolly Quokka Hill Road, Dubbo NSW 2830', `street JOLLY QUOKKA HILL ROAD · ${DUBBO}`],
  ['Mary Jolly Quokka Street, Dubbo NSW 2830', `street MARY JOLLY QUOKKA STREET · ${DUBBO}`],
  ['Sir Jolly Quokka Street, Dubbo NSW 2830', `street SIR JOLLY QUOKKA STREET · ${DUBBO}`],
  ['Quokka Lilydale Numbat Road, Dubbo', 'building QUOKKA LILYDALE · street NUMBAT ROAD · locality DUBBO'],
  ['Coffs Harbour Numbat Road, Dubbo', 'street COFFS HARBOUR NUMBAT ROAD · locality DUBBO'],
  ['14 Jolly Quokka Numbat Street, Dubbo', 'number 14 · street JOLLY QUOKKA NUMBAT STREET · locality DUBBO'],
  // A dash between two names that are places, of which one is none of the line's state.
  ['Albert Park - Quoll Rd Dubbo NSW 2830', `building ALBERT PARK · street QUOLL ROAD · ${DUBBO}`],
  ['Lurg -Quoll Road, Reservoir VIC', 'street LURG - QUOLL ROAD · locality RESERVOIR · state VIC'],
  // Several shops.
  [
    'Quokka Plaza, Shop 17-18, Quoll Street, Dubbo',
    `building QUOKKA PLAZA · flat SHOP 17-18 · ${STREET} · locality DUBBO`,
  ],
  ['Shop T23-24, Quoll Street, Dubbo', `flat SHOP T23-24 · ${STREET} · locality DUBBO`],
  [
    'Quokka Trade Centre, Bay 4, 14 Quoll St, Dubbo',
    `building QUOKKA TRADE CENTRE · flat BAY 4 · ${HOUSE} · locality DUBBO`,
  ],
  ['PO Box 5, Post Office, Dubbo NSW 2830', `building POST OFFICE · postal PO BOX 5 · ${DUBBO}`],
  ['Shop 17-18, Quoll Street, Dubbo', `flat SHOP 17 · number 18 · ${STREET} · locality DUBBO`],
  [
    'Quokka Toys, T4, Numbat Centre, 14 Quoll St, Dubbo',
    `building QUOKKA TOYS NUMBAT CENTRE · flat T4 · ${HOUSE} · locality DUBBO`,
  ],
  ['Lot 12, Units 1, 2, Quoll St, Dubbo NSW 2830', `flat UNIT 1,2 · lot 12 · ${STREET} · ${DUBBO}`],
];

describe('Directories of shops and halls', () => {
  it.each(CASES)('%s', (line, parts) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(parts);
  });
});
