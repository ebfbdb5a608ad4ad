// Names that stand beside the rest of an Australian line without a comma's help: in quotation marks, before a place,
// behind a lot, before the word for a unit, on the way through a town.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'street MYRTLE STREET';
const DUBBO = 'locality DUBBO · state NSW · postcode 2830';
const HOUSE = `number 12 · ${STREET}`;

const CASES: readonly (readonly [string, string])[] = [
  // In quotation marks.
  ["'Numbat Downs' Myrtle St Dubbo NSW 2830", `building NUMBAT DOWNS · ${STREET} · ${DUBBO}`],
  ['"Numbat Downs" Myrtle St Dubbo NSW 2830', `building NUMBAT DOWNS · ${STREET} · ${DUBBO}`],
  ['“Numbat Downs” Myrtle St Dubbo NSW 2830', `building NUMBAT DOWNS · ${STREET} · ${DUBBO}`],
  ["'numbat's rest' myrtle st dubbo nsw 2830", `building NUMBAT'S REST · ${STREET} · ${DUBBO}`],
  ['"Numbat Villa" 12 Myrtle St Dubbo NSW 2830', `building NUMBAT VILLA · ${HOUSE} · ${DUBBO}`],
  ['12 Myrtle St "Numbat Downs" Dubbo NSW 2830', `building NUMBAT DOWNS · ${HOUSE} · ${DUBBO}`],
  ["12 Myrtle St, 'Numbat Downs', Dubbo NSW 2830", `building NUMBAT DOWNS · ${HOUSE} · ${DUBBO}`],
  ["Lot 5 'Numbat Downs' Myrtle St Dubbo NSW 2830", `building NUMBAT DOWNS · lot 5 · ${STREET} · ${DUBBO}`],
  ['The "Numbat" Hotel 12 Myrtle St Dubbo', `building THE NUMBAT HOTEL · ${HOUSE} · locality DUBBO`],
  ["'Numbat' Street Dubbo NSW 2830", `street NUMBAT STREET · ${DUBBO}`],
  ["Shop 'A' 12 Myrtle St Dubbo NSW 2830", `flat SHOP A · ${HOUSE} · ${DUBBO}`],
  ["Workers' Club 12 Drovers' Rd Dubbo", 'building WORKERS CLUB · number 12 · street DROVERS ROAD · locality DUBBO'],
  // Behind a lot.
  ['Lot 5 Numbat Downs, Myrtle St, Dubbo NSW 2830', `building NUMBAT DOWNS · lot 5 · ${STREET} · ${DUBBO}`],
  ['Lot 5, Myrtle St, Dubbo NSW 2830', `lot 5 · ${STREET} · ${DUBBO}`],
  ['3/Lot 5 Myrtle St Dubbo NSW 2830', `flat 3 · lot 5 · ${STREET} · ${DUBBO}`],
  ['3A / Lot 5 Myrtle St Dubbo NSW 2830', `flat 3A · lot 5 · ${STREET} · ${DUBBO}`],
  ["'The Numbats' Myrtle St", `building THE NUMBATS · ${STREET}`],
  ['The Numbats, Myrtle St', `building THE NUMBATS · ${STREET}`],
  ['The Numbats, Emu Park', 'street THE NUMBATS · locality EMU PARK'],
  ['Burke & Wills Track, Dubbo NSW 2830', `street BURKE AND WILLS TRACK · ${DUBBO}`],
  ['Lot 5 Quokkar', 'lot 5 · street QUOKKAR'],
  ['Lot 5 DP 12345 Dubbo NSW 2830', `lot 5 · ${DUBBO} · unknown DP 12345`],
  // Before the place.
  ['12 Myrtle St Rowanthorpe Dubbo NSW 2830', `${HOUSE} · ${DUBBO} · unknown Rowanthorpe`],
  ['12 Myrtle St, Rowanthorpe Dubbo NSW 2830', `${HOUSE} · ${DUBBO} · unknown Rowanthorpe`],
  ['12 Myrtle St Numbat Wagtail Dubbo NSW 2830', `${HOUSE} · ${DUBBO} · unknown Numbat Wagtail`],
  ['12 Myrtle St Numbat Motors Dubbo NSW 2830', `building NUMBAT MOTORS · ${HOUSE} · ${DUBBO}`],
  ['12 Myrtle St Uper Dubbo NSW 2830', `${HOUSE} · locality UPER DUBBO · state NSW · postcode 2830`],
  ['12 Myrtle St Oph Dubbo NSW 2830', `${HOUSE} · locality OPH DUBBO · state NSW · postcode 2830`],
  ['12 Myrtle St Rowanthorpe Dubbo', `${HOUSE} · locality ROWANTHORPE DUBBO`],
  ['Numbat Wagtails Dubbo NSW 2830', `building NUMBAT WAGTAILS · ${DUBBO}`],
  ['Broadway Dubbo NSW 2830', `street BROADWAY · ${DUBBO}`],
  ['Numbat Cottage Myrtle St Dubbo NSW 2830', `building NUMBAT COTTAGE · ${STREET} · ${DUBBO}`],
  // Behind OF.
  [
    'WA School of Mines Myrtle St Perth WA 6000',
    `building WA SCHOOL OF MINES · ${STREET} · locality PERTH · state WA · postcode 6000`,
  ],
  ['Numbat Church of Christ Myrtle St Dubbo NSW 2830', `building NUMBAT CHURCH OF CHRIST · ${STREET} · ${DUBBO}`],
  [
    'Numbat Gallery of NSW Old Gallery Rd Dubbo',
    'building NUMBAT GALLERY OF NSW · street OLD GALLERY ROAD · locality DUBBO',
  ],
  // Before the word for a unit.
  ['Factory Unit 5, 12 Myrtle St, Dubbo NSW 2830', `flat UNIT 5 · ${HOUSE} · ${DUBBO} · unknown Factory`],
  [
    '12 Myrtle St, Shop Tenancy 4, Numbat Plaza, Dubbo NSW 2830',
    `building NUMBAT PLAZA · flat TENANCY 4 · ${HOUSE} · ${DUBBO} · unknown Shop`,
  ],
  ['Numbat Warehouse Unit 5 12 Myrtle St Dubbo', `building NUMBAT WAREHOUSE · flat UNIT 5 · ${HOUSE} · locality DUBBO`],
  ['Apmnt 5 12 Myrtle St Dubbo', `flat APARTMENT 5 · ${HOUSE} · locality DUBBO`],
  // Where people stay.
  ['Site 4 Numbat Caravan Park', 'building NUMBAT CARAVAN PARK · flat SITE 4'],
  ['Van 4 Numbat Caravan Park', 'building NUMBAT CARAVAN PARK · flat CARAVAN 4'],
  ['Cabin 4 Albert Park', 'flat CABIN 4 · locality ALBERT PARK'],
  // Through a town.
  ["'Numbat Downs' via Dubbo NSW 2830", `building NUMBAT DOWNS · ${DUBBO} · unknown via`],
  [
    '12 Myrtle St, Sawtell via Dubbo NSW 2830',
    `${HOUSE} · locality SAWTELL · state NSW · postcode 2830 · unknown via Dubbo`,
  ],
  ['Myrtle St Numbatvale via', `${STREET} · locality NUMBATVALE · unknown via`],
  // Half a corner.
  ['12 Myrtle St Cnr Wattle Vale, Dubbo', `${HOUSE} · street2 WATTLE VALE · locality DUBBO`],
  ['12 Myrtle St Cnr Wattle D, Dubbo', `${HOUSE} · street2 WATTLE D · locality DUBBO`],
  // What leads the line.
  [
    'Australia Plaza Level 3 12 Myrtle St Dubbo NSW',
    `building AUSTRALIA PLAZA · flat LEVEL 3 · ${HOUSE} · locality DUBBO · state NSW`,
  ],
  ['2830 Dubbo NSW', DUBBO],
  ['2830 Myrtle St NSW', 'number 2830 · street MYRTLE STREET · state NSW'],
  // Brackets within the name of a firm.
  [
    'Numbat (Aust) Pty Ltd, 12 Myrtle St, Dubbo NSW 2830',
    `building NUMBAT AUST PTY LTD · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    'Numbat Tools (VIC) Pty Limited, 12 Myrtle St, Dubbo NSW 2830',
    `building NUMBAT TOOLS VIC PTY LIMITED · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    'C/- Numbat (Holdings) P/L, 12 Myrtle St, Dubbo NSW 2830',
    `care Numbat (Holdings) P/L · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  ['Numbat Tools (VIC), 12 Myrtle St, Reservoir', `building NUMBAT TOOLS · ${HOUSE} · locality RESERVOIR · state VIC`],
  [
    '"Numbat Meats" (Quoll Plaza), 12 Myrtle St, Dubbo NSW 2830',
    `building NUMBAT MEATS QUOLL PLAZA · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  // What begins with THE and ends in SHOP.
  [
    'The Soap Shop 12 Myrtle St Dubbo NSW 2830',
    `building THE SOAP SHOP · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    'The Soap Shop Shop 12 Quoll Plaza Dubbo NSW 2830',
    'building THE SOAP SHOP, QUOLL PLAZA · flat SHOP 12 · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'The Soap Shop 12 Quoll Plaza Dubbo NSW 2830',
    'building THE SOAP, QUOLL PLAZA · flat SHOP 12 · locality DUBBO · state NSW · postcode 2830',
  ],
  // Where the name of who it goes through ends.
  [
    'Attn: Numbat Tools First Floor 12 Myrtle St Dubbo NSW 2830',
    `care Numbat Tools · flat FLOOR 1 · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    'Attn: Numbat Tools 1st Floor 12 Myrtle St Dubbo NSW 2830',
    `care Numbat Tools · flat FLOOR 1 · ${HOUSE} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    'C/- Mia Rossi on the corner of Myrtle St and Emu Rd Dubbo NSW 2830',
    'care Mia Rossi · street MYRTLE STREET · street2 EMU ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Attn: Mia Rossi Cnr Myrtle St / Emu Rd Dubbo NSW 2830',
    'care Mia Rossi · street MYRTLE STREET · street2 EMU ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Attn: Numbat & Co No. 12 Myrtle St Dubbo NSW 2830',
    'care Numbat & Co · number 12 · street MYRTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
];

describe('Names beside the rest of a line in Australia', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
