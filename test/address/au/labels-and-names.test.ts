// Labels of shops that look like other words, ranges with a slash, names of premises that no word of premises ends, and
// slips in the words for units.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const MYRTLE = 'street MYRTLE STREET · locality DUBBO';

const CASES: readonly (readonly [string, string])[] = [
  // A slash between numbers that lie near each other and that few units have: a range.
  ['154/158 Myrtle St, Dubbo', `number 154/158 · ${MYRTLE}`],
  ['Numbat Centre, 1204/1210 Myrtle St, Dubbo', `building NUMBAT CENTRE · number 1204/1210 · ${MYRTLE}`],
  ['450/466 Myrtle St, Dubbo', `number 450/466 · ${MYRTLE}`],
  ['Shop 4, 104/108 Myrtle St, Dubbo', `flat SHOP 4 · number 104-108 · ${MYRTLE}`],
  // A unit: too far apart, on the other side, of a level, with its word, of a low number.
  ['154/174 Myrtle St, Dubbo', `flat 154 · number 174 · ${MYRTLE}`],
  ['154/157 Myrtle St, Dubbo', `flat 154 · number 157 · ${MYRTLE}`],
  ['158/154 Myrtle St, Dubbo', `flat 158 · number 154 · ${MYRTLE}`],
  ['Level 1, 105/107 Myrtle St, Dubbo', `flat 105, LEVEL 1 · number 107 · ${MYRTLE}`],
  ['Unit 154/158 Myrtle St, Dubbo', `flat UNIT 154 · number 158 · ${MYRTLE}`],
  ['24/26 Myrtle St, Dubbo', `flat 24 · number 26 · ${MYRTLE}`],
  // Letters of a label behind the word for a shop.
  [
    'Shop QLG11, Numbat Plaza, 500 Myrtle St, Dubbo',
    `building NUMBAT PLAZA · flat SHOP QLG11 · number 500 · ${MYRTLE}`,
  ],
  ['Kiosk BKT7B, Numbat Plaza, Dubbo', 'building NUMBAT PLAZA · flat KIOSK BKT7B · locality DUBBO'],
  ['Shop LGF3, 500 Myrtle St, Dubbo', `flat SHOP LGF3 · number 500 · ${MYRTLE}`],
  // Several units before the slash of the last.
  ['3,4/87 Myrtle St, Dubbo', `flat 3, 4 · number 87 · ${MYRTLE}`],
  ['Numbat Cafe, 3, 4/87 Myrtle St, Dubbo', `building NUMBAT CAFE · flat 3, 4 · number 87 · ${MYRTLE}`],
  // Names that end in a word for a unit.
  ['Numbat Yoga Studio, Dubbo NSW', 'building NUMBAT YOGA STUDIO · locality DUBBO · state NSW'],
  ['Numbat Bike Shop, Dubbo', 'building NUMBAT BIKE SHOP · locality DUBBO'],
  ['Numbat Beach Kiosk Dubbo NSW', 'building NUMBAT BEACH KIOSK · locality DUBBO · state NSW'],
  ['Numbat Cottage, Myrtle St, Dubbo', `building NUMBAT COTTAGE · ${MYRTLE}`],
  ['Studio, 4 Myrtle St, Dubbo', `flat STUDIO · number 4 · ${MYRTLE}`],
  // The number of a way into premises is no house's.
  ['Numbat Stadium Gate 3, Myrtle St, Dubbo', `building NUMBAT STADIUM GATE 3 · ${MYRTLE}`],
  ['Numbat Hospital Gate 2A, 24 Myrtle St, Dubbo', `building NUMBAT HOSPITAL GATE 2A · number 24 · ${MYRTLE}`],
  ['Numbat Hospital Entrance 2, 24 Myrtle St, Dubbo', `building NUMBAT HOSPITAL ENTRANCE 2 · number 24 · ${MYRTLE}`],
  ['Numbat Hospital Entrance 2, Myrtle St, Dubbo', `building NUMBAT HOSPITAL ENTRANCE 2 · ${MYRTLE}`],
  ['Numbat Gate 352 Myrtle St, Dubbo', `building NUMBAT GATE · number 352 · ${MYRTLE}`],
  // One word, and premises behind others.
  ['Numbatland, Dubbo NSW', 'building NUMBATLAND · locality DUBBO · state NSW'],
  ['Numbatway, Dubbo NSW', 'street NUMBATWAY · locality DUBBO · state NSW'],
  ['Numbat Wing, Quoll Hospital, Dubbo', 'building NUMBAT WING QUOLL HOSPITAL · locality DUBBO'],
  ['Numbat Bldg, Quoll Campus, Dubbo', 'building NUMBAT BLDG QUOLL CAMPUS · locality DUBBO'],
  // A street with a suffix before another.
  ['Myrtle Street North, Wattle Drive, Dubbo', 'street MYRTLE STREET NORTH · street2 WATTLE DRIVE · locality DUBBO'],
  // A suburb in brackets behind its city, and a unit that NO leads to behind its level.
  [
    '12 Myrtle St, Melbourne (Reservoir) VIC 3073',
    'number 12 · street MYRTLE STREET · locality RESERVOIR · state VIC · postcode 3073 · unknown Melbourne',
  ],
  ['Melbourne (Reservoir) VIC', 'locality RESERVOIR · state VIC · unknown Melbourne'],
  ['Numbat Hall, Perth (Fremantle) WA', 'building NUMBAT HALL · locality PERTH · state WA · unknown Fremantle'],
  [
    '12 Myrtle St, Melbourne (Numbat) VIC 3000',
    'number 12 · street MYRTLE STREET · locality MELBOURNE · state VIC · postcode 3000 · unknown Numbat',
  ],
  ['87 Myrtle St Level 12 No. 1216 Dubbo NSW', `flat 1216, LEVEL 12 · number 87 · ${MYRTLE} · state NSW`],
  // Slips, points and signs.
  ['Unti 3 12 Myrtle St, Dubbo', `flat UNIT 3 · number 12 · ${MYRTLE}`],
  ['Siute 3, 12 Myrtle St, Dubbo', `flat SUITE 3 · number 12 · ${MYRTLE}`],
  ['Appartment 3/12 Myrtle St, Dubbo', `flat APARTMENT 3 · number 12 · ${MYRTLE}`],
  ['Block C.Unit 3/12 Myrtle St, Dubbo', `building BLOCK C · flat UNIT 3 · number 12 · ${MYRTLE}`],
  ['NumbatSA Hub, 12 Myrtle St, Dubbo', `building NUMBATSA HUB · number 12 · ${MYRTLE}`],
  ['12 Myrtle St, DubboNSW 2830', `number 12 · ${MYRTLE} · state NSW · postcode 2830`],
  ['T/A Numbat Hire, 12 Myrtle St, Dubbo', `building T/A NUMBAT HIRE · number 12 · ${MYRTLE}`],
  // The label of a level behind a unit, and the number of a house behind a label.
  [
    'Shop 9 LG1 24 Quoll Rd, Dubbo NSW',
    'flat SHOP 9, LEVEL LG1 · number 24 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'Shop 9, LG1, 24 Quoll Rd, Dubbo NSW',
    'flat SHOP 9, LEVEL LG1 · number 24 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'Shop LG9, L3, 24 Quoll Rd, Dubbo NSW',
    'flat SHOP LG9, LEVEL 3 · number 24 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'Shop G5, G6, 24 Quoll Rd, Dubbo NSW',
    'flat SHOP G5,G6 · number 24 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'Shop LG35 24 Quoll Court Wetherill Park NSW',
    'flat SHOP LG35 · number 24 · street QUOLL COURT · locality WETHERILL PARK · state NSW',
  ],
  [
    'Shop LG1 2010 Quoll City 24 Emu St, Dubbo NSW',
    'building QUOLL CITY · flat SHOP LG1 2010 · number 24 · street EMU STREET · locality DUBBO · state NSW',
  ],
  // Units behind a street without a number, and behind a corner.
  ['Quoll Cres, Shops 36 & 37, Dubbo NSW', 'flat SHOP 36 & 37 · street QUOLL CRESCENT · locality DUBBO · state NSW'],
  [
    'Cnr Quoll Rd & Emu St, Shops 36 & 37, Dubbo NSW',
    'flat SHOP 36 & 37 · street QUOLL ROAD · street2 EMU STREET · locality DUBBO · state NSW',
  ],
  [
    'Cnr Quoll Rd & Emu St, Units 3, 4 & 5, Dubbo NSW',
    'flat UNIT 3,4 & 5 · street QUOLL ROAD · street2 EMU STREET · locality DUBBO · state NSW',
  ],
  [
    '24 Quoll Rd, Shops 5, 6 & 7, Dubbo NSW',
    'flat SHOP 5,6 & 7 · number 24 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  ['24 Quoll Rd Shop B Dubbo NSW', 'flat SHOP B · number 24 · street QUOLL ROAD · locality DUBBO · state NSW'],
];

describe('Labels and names of premises in Australia', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
