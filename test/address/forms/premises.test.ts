// Names of premises before, behind and without a house number: the name is the building, the street stands by itself.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Before a number.
  ['Post Office 13 Banksia Street', 'building POST OFFICE · number 13 · street BANKSIA STREET'],
  ['Koala School Building 17-49 Smith St', 'building KOALA SCHOOL BUILDING · number 17-49 · street SMITH STREET'],
  ['RIVER SHOPPING CENTRE 2-50 MYRTLE ROAD', 'building RIVER SHOPPING CENTRE · number 2-50 · street MYRTLE ROAD'],
  ['Banksia Street Mall 1 Banksia Street', 'building BANKSIA STREET MALL · number 1 · street BANKSIA STREET'],
  ['Wattle Store 12 Smith St', 'building WATTLE STORE · number 12 · street SMITH STREET'],
  ['Tower 5 Smith St', 'flat TOWER 5 · street SMITH STREET'],
  [
    'E28 Wattle Market Place, 100 Acacia Rd',
    'building WATTLE MARKET PLACE · flat E28 · number 100 · street ACACIA ROAD',
  ],
  [
    '2J Banksia Plz, 222 Church, Reservoir',
    'building BANKSIA PLZ · flat 2J · number 222 · street CHURCH · locality RESERVOIR',
  ],
  ['3 Sisters Cafe, 24 Smith St', 'building 3 SISTERS CAFE · number 24 · street SMITH STREET'],
  [
    '12 Market Place, 14 Hall Rd, Reservoir',
    'number 12 · street MARKET PLACE · locality RESERVOIR · unknown 14 Hall Rd',
  ],
  [
    'Shop 513/514, Koala Plaza, 28 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 513/514 · number 28 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop 3 & 4, Koala Plaza, 28 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 3 & 4 · number 28 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop 20/22 Koala Centrepoint, 28 Emu St, Reservoir',
    'building KOALA CENTREPOINT · flat SHOP 20/22 · number 28 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop 204-205, Koala Quarter, Cnr Emu St & Wattle Rd, Reservoir',
    'building KOALA QUARTER · flat SHOP 204-205 · street EMU STREET · street2 WATTLE ROAD · locality RESERVOIR',
  ],
  [
    'FC11, Koala Shopping Centre, 28 Emu St, Reservoir',
    'building KOALA SHOPPING CENTRE · flat FC11 · number 28 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'B12, Koala House, 28 Emu St, Reservoir',
    'building KOALA HOUSE · flat B12 · number 28 · street EMU STREET · locality RESERVOIR',
  ],
  ['Unit 5/24 Broadway, Reservoir', 'flat UNIT 5 · number 24 · street BROADWAY · locality RESERVOIR'],
  ['Shop 2-3 Emu St, Reservoir', 'flat SHOP 2 · number 3 · street EMU STREET · locality RESERVOIR'],
  // Without one.
  ['TOWN HALL BANKSIA STREET', 'building TOWN HALL · street BANKSIA STREET'],
  ['MYRTLE ESTATE WATTLE RD', 'building MYRTLE ESTATE · street WATTLE ROAD'],
  ['Riverside Airport West Rd', 'building RIVERSIDE AIRPORT · street WEST ROAD'],
  [
    'Koala Village Shopping Centre Emu Street Reservoir 3073 VIC',
    'building KOALA VILLAGE SHOPPING CENTRE · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['Koala Plaza The Emu Road Reservoir', 'building KOALA PLAZA · street THE EMU ROAD · locality RESERVOIR'],
  ['Koala Plaza Avenue Road Reservoir', 'building KOALA PLAZA · street AVENUE ROAD · locality RESERVOIR'],
  ['Koala Plaza Esplanade, Reservoir', 'building KOALA PLAZA · street ESPLANADE · locality RESERVOIR'],
  ['Koala Plaza Emu Glade, Reservoir', 'building KOALA PLAZA · street EMU GLADE · locality RESERVOIR'],
  ['Koala Plaza St Emus Road, Reservoir', 'building KOALA PLAZA · street ST EMUS ROAD · locality RESERVOIR'],
  ['Shop T75 Koala Plaza Emu Street', 'building KOALA PLAZA · flat SHOP T75 · street EMU STREET'],
  ['Koala City S/C Emu Street, Reservoir', 'building KOALA CITY S/C · street EMU STREET · locality RESERVOIR'],
  ['Koala Shopping Town Emu Street', 'building KOALA SHOPPING TOWN · street EMU STREET'],
  ['Koala City SC Emu Street, Reservoir', 'building KOALA CITY SC · street EMU STREET · locality RESERVOIR'],
  // Without a street.
  ['Koala Shopping Centre, Reservoir VIC', 'building KOALA SHOPPING CENTRE · locality RESERVOIR · state VIC'],
  ['Koala Town Centre, Reservoir', 'building KOALA TOWN CENTRE · locality RESERVOIR'],
  ['Shop 3, Koala Shopping Centre Reservoir', 'building KOALA SHOPPING CENTRE · flat SHOP 3 · locality RESERVOIR'],
  ['Koala Hospital, Reservoir', 'building KOALA HOSPITAL · locality RESERVOIR'],
  ['Lot 15, Koala Complex, Reservoir', 'building KOALA COMPLEX · lot 15 · locality RESERVOIR'],
  ['Emu Creek Dam, Reservoir VIC', 'building EMU CREEK DAM · locality RESERVOIR · state VIC'],
  ['Emu Dam Road, Reservoir VIC', 'street EMU DAM ROAD · locality RESERVOIR · state VIC'],
  ['Koala Centre, Reservoir', 'building KOALA CENTRE · locality RESERVOIR'],
  ['Koala Place, Reservoir', 'street KOALA PLACE · locality RESERVOIR'],
  ['12 Koala Complex, Reservoir', 'number 12 · street KOALA COMPLEX · locality RESERVOIR'],
  [
    'Shop 12 Koala Square Emu Street, Reservoir',
    'building KOALA SQUARE · flat SHOP 12 · street EMU STREET · locality RESERVOIR',
  ],
  ['Koala~ 24 Emu Street~ Reservoir', 'building KOALA · number 24 · street EMU STREET · locality RESERVOIR'],
  // Such words in the names of streets and places.
  ['Mount Koala Hall Road', 'street MOUNT KOALA HALL ROAD'],
  ['Old Hall Hill Road', 'street OLD HALL HILL ROAD'],
  ['School Road, Reservoir', 'street SCHOOL ROAD · locality RESERVOIR'],
  ['Koala Park Drive Reservoir', 'street KOALA PARK DRIVE · locality RESERVOIR'],
  // Premises between a label and a house number, without a comma.
  [
    'T109 Koala Shopping Centre 24-26 Emu Rd Reservoir',
    'building KOALA SHOPPING CENTRE · flat T109 · number 24-26 · street EMU ROAD · locality RESERVOIR',
  ],
  ['28 Koala Plaza 24 Emu Rd', 'building KOALA PLAZA · flat 28 · number 24 · street EMU ROAD'],
  ['28 Koala Hall Road 24', 'flat 24 · number 28 · street KOALA HALL ROAD'],
  // One word behind a shop; BROADWAY is a street.
  ['Shop 5, Koalaland, Reservoir', 'building KOALALAND · flat SHOP 5 · locality RESERVOIR'],
  ['Shop 5 Broadway Reservoir', 'flat SHOP 5 · street BROADWAY · locality RESERVOIR'],
  [
    'Koala Hall, Junction of Emu St and Wattle Rd, Reservoir',
    'building KOALA HALL · street EMU STREET · street2 WATTLE ROAD · locality RESERVOIR',
  ],
  ['Koala Park Road St Kilda', 'street KOALA PARK ROAD · locality ST KILDA'],
  ['Koala Park Ocean Grove VIC 3226', 'building KOALA PARK · locality OCEAN GROVE · state VIC · postcode 3226'],
  [
    '12 Koala Park Ocean Grove VIC 3226',
    'number 12 · street KOALA PARK · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  ['Station Street 24, Reservoir', 'number 24 · street STATION STREET · locality RESERVOIR'],
  // Behind the street.
  [
    '2-6 Emu Drive The Koala Centre Reservoir VIC 3073',
    'building THE KOALA CENTRE · number 2-6 · street EMU DRIVE · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['12 Emu Street gym address, Reservoir', 'number 12 · street EMU STREET · locality RESERVOIR · unknown gym address'],
  ['12 Emu Grove Plaza, Reservoir', 'number 12 · street EMU GROVE PLAZA · locality RESERVOIR'],
  // Numbered places of a site.
  ['GATE 24 Banksia Rd', 'building GATE 24 · street BANKSIA ROAD'],
  ['Gate 3, 24 Banksia Rd', 'number 24 · street BANKSIA ROAD · unknown Gate 3'],
  ['Hangar 12 Airport Road', 'building HANGAR 12 · street AIRPORT ROAD'],
  // A road that is named after its two ends.
  ['Reservoir - Lilydale Road, Carlton', 'street RESERVOIR - LILYDALE ROAD · locality CARLTON'],
  ['Koala Hall - Lilydale Road, Carlton', 'building KOALA HALL · street LILYDALE ROAD · locality CARLTON'],
];

describe('premises', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
