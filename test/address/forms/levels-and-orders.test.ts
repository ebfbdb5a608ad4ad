// Levels that have names, homes on a site, deliveries without a number, divisions of land, routes, and lines whose
// country or state comes first.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Levels of shopping centres, by name.
  ['Terrace Level, 24 Emu Mall, Reservoir', 'flat TERRACE LEVEL · number 24 · street EMU MALL · locality RESERVOIR'],
  [
    'Arcade Level Shop 4 24 Emu Mall, Reservoir',
    'flat SHOP 4, ARCADE LEVEL · number 24 · street EMU MALL · locality RESERVOIR',
  ],
  [
    'Food Court Level, Shop 3, Koala Plaza, 24 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 3, FOOD COURT LEVEL · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Plaza Level 24 Emu St, Reservoir', 'flat PLAZA LEVEL · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 Terrace Level Rd, Reservoir', 'number 24 · street TERRACE LEVEL ROAD · locality RESERVOIR'],
  // From one floor to another.
  ['GF-1F 24 Emu St, Reservoir', 'flat FLOOR G-1 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['LGF/2F 24 Emu St, Reservoir', 'flat FLOOR LG-2 · number 24 · street EMU STREET · locality RESERVOIR'],
  // Homes on a site.
  [
    'Cabin 14, Koala Caravan Park, 24 Emu Rd, Reservoir',
    'building KOALA CARAVAN PARK · flat CABIN 14 · number 24 · street EMU ROAD · locality RESERVOIR',
  ],
  ['CARAVAN 7, 24 EMU RD RESERVOIR', 'flat CARAVAN 7 · number 24 · street EMU ROAD · locality RESERVOIR'],
  ['Donga 4 24 Emu Rd Reservoir', 'flat DONGA 4 · number 24 · street EMU ROAD · locality RESERVOIR'],
  ['24 Cabin Creek Rd, Reservoir', 'number 24 · street CABIN CREEK ROAD · locality RESERVOIR'],
  // The lot of a unit.
  ['Unit 1 L123 Emu St Reservoir', 'flat UNIT 1 · lot 123 · street EMU STREET · locality RESERVOIR'],
  ['U 2 L7 Emu St Reservoir', 'flat UNIT 2 · lot 7 · street EMU STREET · locality RESERVOIR'],
  ['Unit 1 L12 24 Emu St Reservoir', 'flat UNIT 1, LEVEL 12 · number 24 · street EMU STREET · locality RESERVOIR'],
  // Codes by which a site lists its buildings.
  ['Koala Park - B0053, Emu Tce, Reservoir', 'building KOALA PARK - B0053 · street EMU TERRACE · locality RESERVOIR'],
  [
    'Koala Clubrooms Emu St - B0053, Reservoir',
    'building KOALA CLUBROOMS · street EMU STREET · locality RESERVOIR · unknown B0053',
  ],
  ['Koala House - B5 Emu St, Reservoir', 'building KOALA HOUSE · number B5 · street EMU STREET · locality RESERVOIR'],
  // A letter that runs into the name, where capitals tell them apart.
  ['12AEmu St, Reservoir', 'number 12A · street EMU STREET · locality RESERVOIR'],
  ['12ABEL ST, RESERVOIR', 'number 12 · street ABEL STREET · locality RESERVOIR'],
  ['12Abel St, Reservoir', 'number 12 · street ABEL STREET · locality RESERVOIR'],
  // Deliveries of the country without a number.
  ['RSD Emu Rd, Reservoir', 'street EMU ROAD · postal RSD · locality RESERVOIR'],
  ['RMB, Emu Rd, Reservoir', 'street EMU ROAD · postal RMB · locality RESERVOIR'],
  ['CMB Reservoir VIC 3073', 'postal CMB · locality RESERVOIR · state VIC · postcode 3073'],
  ['RMB 1234 Emu Rd Reservoir', 'street EMU ROAD · postal RMB 1234 · locality RESERVOIR'],
  ['24 Rsd Rd Reservoir', 'number 24 · street RSD ROAD · locality RESERVOIR'],
  ['Community Mail Agency, Reservoir VIC 3073', 'postal CMA · locality RESERVOIR · state VIC · postcode 3073'],
  // The way to a place that a delivery names.
  [
    'CMB 6, Reservoir via Preston VIC 3073',
    'postal CMB 6 · locality RESERVOIR · state VIC · postcode 3073 · unknown via Preston',
  ],
  ['PO Box 20, Reservoir Via Preston', 'postal PO BOX 20 · locality RESERVOIR · unknown Via Preston'],
  // Divisions of land.
  ['Lot 12 Emu St, Parish of Bunyip', 'lot 12 · street EMU STREET · unknown Parish of Bunyip'],
  ['Lot 4 Parish of Bunyip, Reservoir VIC', 'lot 4 · locality RESERVOIR · state VIC · unknown Parish of Bunyip'],
  ['24 Parish St, Reservoir', 'number 24 · street PARISH STREET · locality RESERVOIR'],
  ['Block 16 Section 23, Reservoir', 'locality RESERVOIR · unknown Block 16 Section 23'],
  ['Sec 23 Blk 16, 24 Emu St, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown Sec 23 Blk 16'],
  ['Block 16, 24 Emu St, Reservoir', 'flat BLOCK 16 · number 24 · street EMU STREET · locality RESERVOIR'],
  // Country and state first.
  [
    'Australia, VIC, Reservoir, 24 Emu St',
    'number 24 · street EMU STREET · locality RESERVOIR · state VIC · country AU',
  ],
  ['Australia VIC Reservoir 24 Emu St', 'number 24 · street EMU STREET · locality RESERVOIR · state VIC · country AU'],
  [
    'AU, VIC, 3073, Reservoir, Level 3, 24 Emu St',
    'flat LEVEL 3 · number 24 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073 · country AU',
  ],
  ['VIC, Reservoir, 24 Emu St', 'number 24 · street EMU STREET · locality RESERVOIR · state VIC'],
  ['New South Wales, Dubbo, 24 Emu St', 'number 24 · street EMU STREET · locality DUBBO · state NSW'],
  ['NSW Koala House, 24 Emu St, Dubbo', 'building NSW KOALA HOUSE · number 24 · street EMU STREET · locality DUBBO'],
  // The first letter of a state.
  ['24 Emu St, Dubbo. Q. 4870.', 'number 24 · street EMU STREET · locality DUBBO · state QLD · postcode 4870'],
  ['24 Emu St Reservoir V 3073', 'number 24 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['24 Avenue Q 4870', 'number 24 · street AVENUE Q · state QLD · postcode 4870'],
  // Routes.
  ['M1', 'street M1'],
  ['M1, Reservoir VIC', 'street M1 · locality RESERVOIR · state VIC'],
  ['A1 Hwy, Reservoir', 'street A1 HIGHWAY · locality RESERVOIR'],
  ['M1, 24 Emu St, Reservoir', 'flat M1 · number 24 · street EMU STREET · locality RESERVOIR'],
  // A street that is its type, and a suffix.
  ['24 Esplanade East Reservoir', 'number 24 · street ESPLANADE EAST · locality RESERVOIR'],
  // Bases, mountains, and areas.
  ['RAAF Base Emu, Reservoir', 'building RAAF BASE EMU · locality RESERVOIR'],
  ['RAAF Base Reservoir VIC', 'building RAAF BASE · locality RESERVOIR · state VIC'],
  ['Mt Emu, Reservoir', 'building MT EMU · locality RESERVOIR'],
  ['Lake St, Reservoir', 'street LAKE STREET · locality RESERVOIR'],
  ['Emu Falls picnic area, Reservoir', 'building EMU FALLS PICNIC AREA · locality RESERVOIR'],
  ['Emu Bay, Koala Range National Park, Reservoir', 'building EMU BAY KOALA RANGE NATIONAL PARK · locality RESERVOIR'],
  ['Emu PO, Reservoir', 'building EMU PO · locality RESERVOIR'],
  ['Emu Interchange, Reservoir', 'building EMU INTERCHANGE · locality RESERVOIR'],
  ['Westfield Reservoir VIC', 'building WESTFIELD · locality RESERVOIR · state VIC'],
  // Words that no street has, without a number before them.
  ['Koala Sciences, Reservoir VIC', 'building KOALA SCIENCES · locality RESERVOIR · state VIC'],
  ['Emu Station Eastbound, Reservoir VIC', 'building EMU STATION EASTBOUND · locality RESERVOIR · state VIC'],
  [
    'Koala University, Emu Campus Reservoir VIC',
    'building KOALA UNIVERSITY EMU CAMPUS · locality RESERVOIR · state VIC',
  ],
  [
    'Smith Street, Emu Campus Reservoir VIC',
    'building EMU CAMPUS · street SMITH STREET · locality RESERVOIR · state VIC',
  ],
  ['Broadway, Reservoir VIC', 'street BROADWAY · locality RESERVOIR · state VIC'],
  ['24 Koala Sciences, Reservoir VIC', 'number 24 · street KOALA SCIENCES · locality RESERVOIR · state VIC'],
  // Premises, and no place beside their state.
  ['Emu District Hospital TAS', 'building EMU DISTRICT HOSPITAL · state TAS'],
  ['Emu Downs Station via Reservoir VIC', 'building EMU DOWNS STATION · locality RESERVOIR · state VIC · unknown via'],
  ['Emu Central VIC', 'locality EMU CENTRAL · state VIC'],
  ['Victoria Park WA', 'locality VICTORIA PARK · state WA'],
  // Places in premises, and what a unit is for.
  ['Pen C12, Emu Marina, 24 Emu St', 'building EMU MARINA · flat PEN C12 · number 24 · street EMU STREET'],
  ['Powered Site 3, 24 Emu St', 'flat SITE 3 · number 24 · street EMU STREET · unknown Powered'],
  ['Serviced Apartment 3, 24 Emu St', 'flat APARTMENT 3 · number 24 · street EMU STREET · unknown Serviced'],
  // What a place is, behind its name.
  ['Emu Rd, Reservoir Community VIC', 'street EMU ROAD · locality RESERVOIR · state VIC · unknown Community'],
  ['Reservoir Aboriginal Community, VIC', 'locality RESERVOIR · state VIC · unknown Aboriginal Community'],
  ['Emu Community VIC', 'locality EMU COMMUNITY · state VIC'],
  // The post office of a bag.
  ['PO Box 3, PO Box 4, Reservoir VIC', 'postal PO BOX 3 · locality RESERVOIR · state VIC · unknown PO Box 4'],
  ['Mail Bag 3 Reservoir VIC 3073', 'postal PRIVATE BAG 3 · locality RESERVOIR · state VIC · postcode 3073'],
  ['Private Bag 3, PO Reservoir VIC', 'postal PRIVATE BAG 3 · locality RESERVOIR · state VIC'],
  // An estate by its name before the place.
  [
    '24 Emu St The Mallee Reservoir VIC',
    'number 24 · street EMU STREET · locality RESERVOIR · state VIC · unknown The Mallee',
  ],
  ['24 Emu St The Mallee Reservoir', 'number 24 · street EMU STREET · locality THE MALLEE RESERVOIR'],
  ['Terminal 3 & Terminal 4, Reservoir VIC', 'building TERMINAL 3 AND TERMINAL 4 · locality RESERVOIR · state VIC'],
  [
    '24 Emu Walk, Koala Campus Reservoir VIC 3073',
    'building KOALA CAMPUS · number 24 · street EMU WALK · locality RESERVOIR · state VIC · postcode 3073',
  ],
  // An ordinal behind the word for a level, and levels behind the street.
  ['Level 1st, 24 Numbat St, Dubbo', 'flat LEVEL 1 · number 24 · street NUMBAT STREET · locality DUBBO'],
  [
    'Shop 5, Level 3rd, 24 Numbat St, Dubbo',
    'flat SHOP 5, LEVEL 3 · number 24 · street NUMBAT STREET · locality DUBBO',
  ],
  ['24 Numbat St, Level 1st, Dubbo', 'flat LEVEL 1 · number 24 · street NUMBAT STREET · locality DUBBO'],
  ['24 Numbat St, GF, Dubbo', 'flat GROUND · number 24 · street NUMBAT STREET · locality DUBBO'],
  [
    '24 Numbat St, LG, Quoll Plaza, Dubbo',
    'building QUOLL PLAZA · flat LOWER GROUND FLOOR · number 24 · street NUMBAT STREET · locality DUBBO',
  ],
  ['24 Numbat St, Ground', 'flat GROUND · number 24 · street NUMBAT STREET'],
  ['L4 - 24 Numbat St, Dubbo', 'flat LEVEL 4 · number 24 · street NUMBAT STREET · locality DUBBO'],
];

describe('Levels, orders and deliveries', () => {
  it.each(CASES)('%s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});
