// Lists of premises, levels and units before a number, behind its street or in brackets; docks, carriers, ways that
// are told, and corners of which a part is said twice or with a number of its own.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

type Case = readonly [line: string, parts: string];

const LISTS: readonly Case[] = [
  ['Koala Arcade, Shop 5, Shop 7/24 Emu St…', 'building KOALA ARCADE · flat SHOP 5,7 · number 24 · @'],
  ['Koala Plaza Shop 205, Shop 205/24 Emu St…', 'building KOALA PLAZA · flat SHOP 205 · number 24 · @'],
  ['Shop 5, Koala Plaza, Shop 5, 24 Emu St…', 'building KOALA PLAZA · flat SHOP 5 · number 24 · @'],
  ['Shop 5, Unit 7/24 Emu St…', 'flat UNIT 7 · number 24 · @ · unknown Shop 5'],
  ['Shop E, 1/24-26 Emu St…', 'flat SHOP E,1 · number 24-26 · @'],
  ['Shop G10, 260/583 Emu St…', 'flat SHOP G10,260 · number 583 · @'],
  ['Top Floor, Shop 75, 24 Emu St…', 'flat SHOP 75, TOP FLOOR · number 24 · @'],
  ['Top Floor, Shop 75, Level 5/24 Emu St…', 'flat SHOP 75, LEVEL 5 · number 24 · @ · unknown Top Floor'],
  ['Koala Centre Top Floor Suite 3, 24 Emu St…', 'building KOALA CENTRE · flat SUITE 3, TOP FLOOR · number 24 · @'],
  ['17 / L1 Koala Retail Village, 2 Emu St…', 'building KOALA RETAIL VILLAGE · flat 17, LEVEL 1 · number 2 · @'],
  ['Unit 5 - L2, 24 Emu St…', 'flat UNIT 5, LEVEL 2 · number 24 · @'],
  ['Koala Centre L2, 24 Emu St…', 'building KOALA CENTRE · flat LEVEL 2 · number 24 · @'],
  ['Koala Hotel, 24 Emu St (Floors 1, 2 and 3)…', 'building KOALA HOTEL · flat FLOOR 1,2&3 · number 24 · @'],
  ['Koala Hotel, 24 Emu St (Levels 1 to 3)…', 'building KOALA HOTEL · flat LEVEL 1-3 · number 24 · @'],
  ['24 Emu St (Koala Plaza, Level 1, Shop 5)…', 'building KOALA PLAZA · flat SHOP 5, LEVEL 1 · number 24 · @'],
  ['24 Emu St, Koala Plaza Shop 5…', 'building KOALA PLAZA · flat SHOP 5 · number 24 · @'],
  ['24 Emu St, Koala Centre, Top Floor…', 'building KOALA CENTRE · flat TOP FLOOR · number 24 · @'],
  ['Level 2 (lower ground), 24 Emu St…', 'flat LEVEL 2 · number 24 · @ · unknown lower ground'],
  ['Level 1 upper, Koala Plaza, 24 Emu St…', 'building KOALA PLAZA · flat LEVEL 1 · number 24 · @ · unknown upper'],
  [
    'Shop 1U05/6, Level 1, Corner Emu and Koala Road…',
    'flat SHOP 1U05/6, LEVEL 1 · street EMU ROAD · street2 KOALA ROAD · PLACE',
  ],
  ['Koala Shopping Centre, Dock 1 24 Emu St…', 'building KOALA SHOPPING CENTRE · number 24 · @ · unknown Dock 1'],
  ['24 Emu St, Koala Plaza, Dock 3…', 'building KOALA PLAZA · number 24 · @ · unknown Dock 3'],
  ['Koala Food Court, Emu Centre…', 'building KOALA FOOD COURT EMU CENTRE · PLACE'],
  ['24 Emu St QuollCentre…', 'building QUOLLCENTRE · number 24 · @'],
  ['Koala Desk, Level 3…', 'building KOALA DESK · flat LEVEL 3 · PLACE'],
  ['Shop 5/24 Emu St Koala Hotel…', 'building KOALA HOTEL · flat SHOP 5 · number 24 · @'],
  ['U5, Koala Plaza, U5, 24 Emu St…', 'building KOALA PLAZA · flat UNIT 5 · number 24 · @'],
  ['Unit 5/1st Floor/24 Emu St…', 'flat UNIT 5, FLOOR 1 · number 24 · @'],
  ['Koala Plaza LG12, 24 Emu St…', 'building KOALA PLAZA · flat LG12 · number 24 · @'],
  ['Koala Hotel (Mezzanine Floor), 24 Emu St…', 'building KOALA HOTEL · flat MEZZANINE · number 24 · @'],
  ['Level 2, North Tower, Shop 5, 24 Emu St…', 'building NORTH TOWER · flat SHOP 5, LEVEL 2 · number 24 · @'],
];

const AROUND: readonly Case[] = [
  ['KOALA LINEN, ATTN: QUOLL CITIZEN, 24 Emu St…', 'care QUOLL CITIZEN · building KOALA LINEN · number 24 · @'],
  ['Koala Linen C/O Quoll Citizen, 24 Emu St…', 'care Quoll Citizen · building KOALA LINEN · number 24 · @'],
  [
    'Koala Linen, Attention Quoll Citizen, Unit 3, 24 Emu St…',
    'care Quoll Citizen · building KOALA LINEN · flat UNIT 3 · number 24 · @',
  ],
  ['24 Emu St Cnr 87 Koala Street…', 'number 24 · street EMU STREET · street2 KOALA STREET · PLACE · unknown 87'],
  ['24 Emu St, Cnr 87 Koala Street…', 'number 24 · street EMU STREET · street2 KOALA STREET · PLACE · unknown 87'],
  ['24 Emu St (Cnr Of Koala & Quoll Sts)…', 'number 24 · street EMU STREET · street2 KOALA AND QUOLL STREET · PLACE'],
  [
    'Quoll Cafe, Emu Street and Koala Streets…',
    'building QUOLL CAFE · street EMU STREET · street2 KOALA STREET · PLACE',
  ],
  [
    'Based in Quoll Beauty, Unit 3/24 Emu St…',
    'building QUOLL BEAUTY · flat UNIT 3 · number 24 · @ · unknown Based in',
  ],
  [
    'Exit Quoll train station, go past the bakery, Shop 3/24 Emu St…',
    'flat SHOP 3 · number 24 · @ · unknown Exit Quoll train station go past the bakery',
  ],
  ['24 Emu Street Corner of, Koala St…', 'number 24 · street EMU STREET · street2 KOALA STREET · PLACE'],
  ['24 Emu Street on the corner of Koala St…', 'number 24 · street EMU STREET · street2 KOALA STREET · PLACE'],
  [
    'Quoll Hotel, on the corner of Emu St and Koala Rd…',
    'building QUOLL HOTEL · street EMU STREET · street2 KOALA ROAD · PLACE',
  ],
  [
    'Quoll Hotel located at the cnr of Emu St and Koala Rd…',
    'building QUOLL HOTEL · street EMU STREET · street2 KOALA ROAD · PLACE',
  ],
  ['Quoll on the Corner, 24 Emu St…', 'building QUOLL ON THE CORNER · number 24 · @'],
  ['Upstairs at Quoll Hotel, 24 Emu St…', 'building QUOLL HOTEL · number 24 · @ · unknown Upstairs'],
  ['Middle of, Shop 42/24 Emu St…', 'flat SHOP 42 · number 24 · @ · unknown Middle of'],
  [
    'Koala Plaza, Shop 3, Quoll Street side, 24 Emu St…',
    'building KOALA PLAZA · flat SHOP 3 · number 24 · @ · unknown Quoll Street side',
  ],
];

const PLACE = 'locality RESERVOIR · state VIC · postcode 3073';
/** `@` stands for the street and place of a line, PLACE for the place alone. */
const full = (parts: string): string => parts.replace('@', 'street EMU STREET · PLACE').replace('PLACE', PLACE);

describe('lists of units, levels and premises', () => {
  it.each([...LISTS, ...AROUND])('reads %s', (line, parts) => {
    expect(describeParse(parseAddress(line.replace('…', ', Reservoir VIC 3073'), testPlaces, 'au'))).toBe(full(parts));
  });
});

const PREMISES = ['Koala Arcade', 'Emu Shopping Centre', 'Quoll House', 'Westfield Numbat', 'Wombat Medical Centre'];
const UNITS = ['Shop 105', 'Unit 3A', 'Suite G12', 'Tenancy T121', 'Kiosk B', 'Office LG5', 'Shop 1U05'];
const LEVELS = [
  'Level 1',
  'Ground Floor',
  'Lower Ground',
  'First Floor',
  'Top Floor',
  'Mezzanine Level',
  'Upper Level',
];
/** Orders of premises (b), units (u), levels (l) and docks (d). */
const ORDERS = 'bu blu bul ub ulb lub lbu ul lu buu ubu bbu uu luu ubl bd db bdu dbu'.split(' ');
const JOINS = [', ', ' - ', ' '];
/** Where a list stands: before the number with one of these signs between them, or behind the street. */
const FRAMES: readonly ((list: string) => string)[] = [
  (list) => `${list}, 24 Emu St`,
  (list) => `${list} 24 Emu St`,
  (list) => `24 Emu St, ${list}`,
  (list) => `24 Emu St (${list})`,
];
const UNIT_IN_NAME = /\b(?:SHOP|UNIT|SUITE|TENANCY|KIOSK|OFFICE|LEVEL|DOCK) (?:[A-Z]{0,2}\d|[A-Z]\b)/;

/** Every order in every join and frame, each with other names and numbers than the one before. */
function lists(): string[] {
  const found: string[] = [];
  let turn = 0;
  const next = (values: readonly string[]): string => values[turn++ % values.length]!;
  for (const order of ORDERS) {
    for (const join of JOINS) {
      for (const frame of FRAMES) {
        for (let round = 0; round < 7; round++) {
          const items = [...order].map((kind) => {
            if (kind === 'd') return `Dock ${(turn++ % 9) + 1}`;
            if (kind === 'b') return next(PREMISES);
            return next(kind === 'u' ? UNITS : LEVELS);
          });
          found.push(`${frame(items.join(join))}, Reservoir VIC 3073`);
        }
      }
    }
  }
  return found;
}

describe('any list of units, levels and premises', () => {
  const read = lists().map((line) => ({ line, parsed: parseAddress(line, testPlaces, 'au') }));

  it('never has a unit or level with its number in the name of the building', () => {
    expect(read.filter(({ parsed }) => UNIT_IN_NAME.test(parsed.buildingName ?? '')).map(({ line }) => line)).toEqual(
      [],
    );
  });

  it('loses none of its words and numbers', () => {
    const lost = read.filter(({ line, parsed }) => {
      const said = Object.values(parsed)
        .filter((value) => typeof value === 'string')
        .join(' ')
        .toUpperCase();
      return line
        .toUpperCase()
        .split(/[^A-Z0-9]+/)
        .some((word) => /\d/.test(word) && !said.includes(word));
    });
    expect(lost.map(({ line }) => line)).toEqual([]);
  });

  it('ends at its number, street and place', () => {
    const wrong = read.filter(
      ({ parsed }) => parsed.street !== 'EMU STREET' || parsed.locality !== 'RESERVOIR' || parsed.streetNumber !== '24',
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });
});
