// New Zealand addresses in the forms people write, and the components they must give.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  [
    '50 Ruahine Street, Roslyn, Palmerston North 4414',
    'number 50 · street RUAHINE STREET · suburb ROSLYN · town PALMERSTON NORTH · postcode 4414',
  ],
  ['251 High Street, Hawera 4610', 'number 251 · street HIGH STREET · town HAWERA · postcode 4610'],
  [
    '12 ʻĀina Street, Ōtara, Auckland 2023',
    'number 12 · street ʻĀINA STREET · suburb ŌTARA · town AUCKLAND · postcode 2023',
  ],
  [
    '257 East Tāmaki Road, Ōtara, Auckland 2023',
    'number 257 · street EAST TĀMAKI ROAD · suburb ŌTARA · town AUCKLAND · postcode 2023',
  ],
  ['29 Jervois Street, RD 1, Kawhia 3889', 'number 29 · street JERVOIS STREET · rd 1 · town KAWHIA · postcode 3889'],
  [
    '5949 State Highway 6, RD 2, Rai Valley 7192',
    'number 5949 · street STATE HIGHWAY 6 · rd 2 · town RAI VALLEY · postcode 7192',
  ],
  ['5949 State Highway 6 Rai Valley 7192', 'number 5949 · street STATE HIGHWAY 6 · town RAI VALLEY · postcode 7192'],
  ['123 Smith Road RD2 Katikati 3178', 'number 123 · street SMITH ROAD · rd 2 · town KATIKATI · postcode 3178'],
  ['123 Smith Road, R.D. 4, Katikati 3178', 'number 123 · street SMITH ROAD · rd 4 · town KATIKATI · postcode 3178'],
  ['1 A2 Smith Road, Katikati', 'flat 1 · number A2 · street SMITH ROAD · town KATIKATI'],
  ['0G 1 Smith Road, Katikati', 'flat 0G · number 1 · street SMITH ROAD · town KATIKATI'],
  ['RD 4 Katikati 3178', 'rd 4 · town KATIKATI · postcode 3178'],
  [
    '4/12 Broadway, Newmarket, Auckland 1023, New Zealand',
    'flat 4 · number 12 · street BROADWAY · suburb NEWMARKET · town AUCKLAND · postcode 1023 · country NZ',
  ],
  [
    '12 Ponsonby Rd Ponsonby Auckland 1011',
    'number 12 · street PONSONBY ROAD · suburb PONSONBY · town AUCKLAND · postcode 1011',
  ],
  ['12 Ponsonby Rd Auckland', 'number 12 · street PONSONBY ROAD · town AUCKLAND'],
  [
    'Flat 2, 12 Ponsonby Rd, Ponsonby, Auckland 1011',
    'flat FLAT 2 · number 12 · street PONSONBY ROAD · suburb PONSONBY · town AUCKLAND · postcode 1011',
  ],
  [
    'Unit 3/12 Ponsonby Rd, Ponsonby, Auckland',
    'flat UNIT 3 · number 12 · street PONSONBY ROAD · suburb PONSONBY · town AUCKLAND',
  ],
  [
    'Level 3, 12 Queen Street, Auckland Central, Auckland 1010',
    'flat LEVEL 3 · number 12 · street QUEEN STREET · suburb AUCKLAND CENTRAL · town AUCKLAND · postcode 1010',
  ],
  ['PO Box 12, Paeroa 3640', 'postal PO BOX 12 · town PAEROA · postcode 3640'],
  [
    'PO Box 91 234, Victoria Street West, Auckland 1142',
    'postal PO BOX 91234 · suburb VICTORIA STREET WEST · town AUCKLAND · postcode 1142',
  ],
  ['Private Bag 92012, Auckland 1142', 'postal PRIVATE BAG 92012 · town AUCKLAND · postcode 1142'],
  ['CMB C12, Paeroa', 'postal CMB C12 · town PAEROA'],
  ['Counter Delivery, Paeroa 3640', 'postal COUNTER DELIVERY · town PAEROA · postcode 3640'],
  ['Poste Restante, Auckland', 'postal POSTE RESTANTE · town AUCKLAND'],
  ['12B Te Mako Mako Lane, Hamilton', 'number 12B · street TE MAKO MAKO LANE · town HAMILTON'],
  ['14 Quayside, Whangārei 0110', 'number 14 · street QUAYSIDE · town WHANGĀREI · postcode 0110'],
  [
    'Cnr Queens Drive & Bunny Street, Hutt Central, Lower Hutt 5010',
    'street QUEENS DRIVE · street2 BUNNY STREET · suburb HUTT CENTRAL · town LOWER HUTT · postcode 5010',
  ],
  ['Wellington', 'town WELLINGTON'],
  ['wellington new zealand', 'town WELLINGTON · country NZ'],
  ['Mt Victoria Rd, Wellington', 'street MT VICTORIA ROAD · town WELLINGTON'],
  ['16 The Stables, Hamilton', 'number 16 · street THE STABLES · town HAMILTON'],
  ['115-121 Hutt Park Road, Lower Hutt', 'number 115-121 · street HUTT PARK ROAD · town LOWER HUTT'],
  [
    '83 Main Road Hope, Hope, Richmond 7020',
    'number 83 · street MAIN ROAD HOPE · suburb HOPE · town RICHMOND · postcode 7020',
  ],
];

describe('parse in New Zealand', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'nz'))).toBe(components);
  });

  it('tells the country of an undeclared line by its text', () => {
    const au = ['24 Smith St Reservoir VIC 3073', '24 Smith St, Sydney 2000', '24 Smith St'];
    const nz = [
      '12 Ponsonby Rd, Ponsonby, Auckland 1011',
      '29 Jervois Street, RD 1, Kawhia',
      '12 High St, Richmond, New Zealand',
    ];
    for (const text of au) expect(parseAddress(text, testPlaces, 'intl')).toMatchObject({ _type: 'ParsedAddressAu' });
    for (const text of nz) expect(parseAddress(text, testPlaces, 'intl')).toMatchObject({ _type: 'ParsedAddressNz' });
  });
});
