// New Zealand lines whose parts no comma tells apart, and the words behind a street that are no place: with the places
// that come with the package.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const RURAL: readonly (readonly [string, string])[] = [
  ['45 State Highway 2 RD 9, Paeroa 3674', 'number 45 · street STATE HIGHWAY 2 · rd 9 · town PAEROA · postcode 3674'],
  ['123 Tawhiri Line RD 4 Feilding', 'number 123 · street TAWHIRI LINE · rd 4 · town FEILDING'],
  ['Tawhiri Line RD 4 Feilding', 'street TAWHIRI LINE · rd 4 · town FEILDING'],
  ['Tawhiri Line RD 4', 'street TAWHIRI LINE · rd 4'],
  ['TAWHIRI LINE RD 12, Palmerston North 4472', 'street TAWHIRI LINE · rd 12 · town PALMERSTON NORTH · postcode 4472'],
  ['No 2 Line RD 4 Feilding', 'street NO 2 LINE · rd 4 · town FEILDING'],
  ['123 Tawhiri Line RD 4, Feilding', 'number 123 · street TAWHIRI LINE · rd 4 · town FEILDING'],
  ['12 Mataka Road RD 5K Wellsford', 'number 12 · street MATAKA ROAD · rd 5K · town WELLSFORD'],
  ['12 Mataka Road, RD5K, Wellsford 0975', 'number 12 · street MATAKA ROAD · rd 5K · town WELLSFORD · postcode 0975'],
  ['8 Mataka Lane, Tamahere RD 3, Hamilton', 'number 8 · street MATAKA LANE · rd 3 · suburb TAMAHERE · town HAMILTON'],
  ['48 Mataka Road Geraldine RD 21', 'number 48 · street MATAKA ROAD · rd 21 · town GERALDINE'],
  ['Mataka Road Tomarata RD 4 Wellsford', 'street MATAKA ROAD · rd 4 · suburb TOMARATA · town WELLSFORD'],
  ['PO Box 32 RD 1 Wakefield', 'postal PO BOX 32 · rd 1 · town WAKEFIELD'],
  ['12 Mataka Rd Rd 2 Te Puke', 'number 12 · street MATAKA ROAD · rd 2 · town TE PUKE'],
  ['12 Mataka Rd., R.D.2, Gore', 'number 12 · street MATAKA ROAD · rd 2 · town GORE'],
  ['12 Mataka Road, RD No 2, Gore', 'number 12 · street MATAKA ROAD · rd 2 · town GORE'],
  ['Rapid 512 Mataka Road, RD 2, Gore', 'number 512 · street MATAKA ROAD · rd 2 · town GORE'],
  ['RAPID NO 512 Mataka Road, Gore', 'number 512 · street MATAKA ROAD · town GORE'],
  ['Mataka Farm, RD 2, Gore', 'building MATAKA FARM · rd 2 · town GORE'],
];

const REGIONS: readonly (readonly [string, string])[] = [
  ['5 Mataka St, Timaru, Canterbury', 'number 5 · street MATAKA STREET · town TIMARU · unknown Canterbury'],
  [
    '5 Mataka St, Timaru, South Canterbury 7910',
    'number 5 · street MATAKA STREET · town TIMARU · postcode 7910 · unknown South Canterbury',
  ],
  ['5 Mataka St, Westport, Buller', 'number 5 · street MATAKA STREET · town WESTPORT · unknown Buller'],
  ['5 Mataka St, Orewa, Hibiscus Coast', 'number 5 · street MATAKA STREET · town OREWA · unknown Hibiscus Coast'],
  [
    '5 Mataka St RD 2 GISBORNE 4072 POVERTY BAY NEW ZEALAND',
    'number 5 · street MATAKA STREET · rd 2 · town GISBORNE · postcode 4072 · country NZ · unknown POVERTY BAY',
  ],
  [
    '5 Mataka St, Gisborne 4010, Te Tairāwhiti',
    'number 5 · street MATAKA STREET · town GISBORNE · postcode 4010 · unknown Te Tairāwhiti',
  ],
  [
    '5 Mataka St, Kapiti Coast, Wellington 5032',
    'number 5 · street MATAKA STREET · town KAPITI COAST · postcode 5032 · unknown Wellington',
  ],
  ['5 Mataka St, Kapiti Coast', 'number 5 · street MATAKA STREET · town KAPITI COAST'],
  ['Waikato, Hamilton', 'town HAMILTON · unknown Waikato'],
  ['5 Mataka Road Christchurch Canterbury', 'number 5 · street MATAKA ROAD · town CHRISTCHURCH · unknown Canterbury'],
  [
    '5 Mataka Road Taradale Napier Hawkes Bay',
    'number 5 · street MATAKA ROAD · suburb TARADALE · town NAPIER · unknown Hawkes Bay',
  ],
  [
    '5 Mataka Road, Te Rapa, Hamilton, Waikato',
    'number 5 · street MATAKA ROAD · suburb TE RAPA · town HAMILTON · unknown Waikato',
  ],
  ['Rotorua, Bay of Plenty 3010', 'town ROTORUA · postcode 3010 · unknown Bay of Plenty'],
  ['5 Mataka Road, Northland, Wellington', 'number 5 · street MATAKA ROAD · suburb NORTHLAND · town WELLINGTON'],
  ['5 Mataka Road, Tasman', 'number 5 · street MATAKA ROAD · town TASMAN'],
];

const STREETS: readonly (readonly [string, string])[] = [
  ['240 No 2 Line, Whanganui', 'number 240 · street NO 2 LINE · town WHANGANUI'],
  ['No. 3 Line, RD 3, Whanganui', 'street NO 3 LINE · rd 3 · town WHANGANUI'],
  ['No 1 Road RD 2 Te Puke', 'street NO 1 ROAD · rd 2 · town TE PUKE'],
  ['56 North Belt, Rangiora', 'number 56 · street NORTH BELT · town RANGIORA'],
  ['North Belt, Rangiora', 'street NORTH BELT · town RANGIORA'],
  ['Eden Terrace 1010', 'town EDEN TERRACE · postcode 1010'],
  ['Cliff Road, Auckland 1010', 'street CLIFF ROAD · town AUCKLAND · postcode 1010'],
  ['Eden Terrace, Auckland 1010', 'suburb EDEN TERRACE · town AUCKLAND · postcode 1010'],
  ['12 Broadway South, Te Aroha', 'number 12 · street BROADWAY SOUTH · town TE AROHA'],
  ['Esplanade, Petone, Lower Hutt', 'street ESPLANADE · suburb PETONE · town LOWER HUTT'],
  ['9 Highway 12, Dargaville', 'number 9 · street HIGHWAY 12 · town DARGAVILLE'],
  ['44 SH1, Kaiapoi', 'number 44 · street STATE HIGHWAY 1 · town KAIAPOI'],
  ['SH 73, Springfield, Canterbury', 'street STATE HIGHWAY 73 · town SPRINGFIELD · unknown Canterbury'],
  ['SH 4, 20 Mataka Street, Gore', 'flat SHOP 4 · number 20 · street MATAKA STREET · town GORE'],
  ['State Highway 8 and Mataka Road, Temuka', 'street STATE HIGHWAY 8 · street2 MATAKA ROAD · town TEMUKA'],
  ['Rue Mataka & Rue Kowhara, Akaroa', 'street RUE MATAKA · street2 RUE KOWHARA · town AKAROA'],
  ['1 Mataka Drive Lower Hutt Wellington', 'number 1 · street MATAKA DRIVE · town LOWER HUTT · unknown Wellington'],
  ['1 St Marys Road St Marys Bay Auckland', 'number 1 · street ST MARYS ROAD · suburb ST MARYS BAY · town AUCKLAND'],
  ['33 The Terrace Wellington', 'number 33 · street THE TERRACE · town WELLINGTON'],
  ['14 Broadway Newmarket Auckland', 'number 14 · street BROADWAY · suburb NEWMARKET · town AUCKLAND'],
];

const BEHIND: readonly (readonly [string, string])[] = [
  [
    '12 Mataka Street and 14 Kowhara Street, Gore',
    'number 12 · street MATAKA STREET · town GORE · unknown and 14 Kowhara Street',
  ],
  [
    'Mataka Road Bayfair Shopping Centre, Mount Maunganui',
    'building BAYFAIR SHOPPING CENTRE · street MATAKA ROAD · town MOUNT MAUNGANUI',
  ],
  ['32 Main Road, State Highway 1, Tokoroa', 'number 32 · street MAIN ROAD · town TOKOROA · unknown State Highway 1'],
  [
    '12 Mataka Road, Mairangi Bay, North Shore City, Auckland',
    'number 12 · street MATAKA ROAD · suburb MAIRANGI BAY · town AUCKLAND · unknown North Shore City',
  ],
  [
    '12 Mataka Road Oneroa Waiheke Island Auckland',
    'number 12 · street MATAKA ROAD · suburb ONEROA · town WAIHEKE ISLAND · unknown Auckland',
  ],
  ['Private Bag, Wellington', 'postal PRIVATE BAG · town WELLINGTON'],
  ['Mataka Station, Private Bag, Taihape', 'building MATAKA STATION · postal PRIVATE BAG · town TAIHAPE'],
  ['Post Restante Queenstown', 'postal POSTE RESTANTE · town QUEENSTOWN'],
  ['C/- Post Office, Chatham Islands', 'postal CARE PO · town CHATHAM ISLANDS'],
  ['7 Tāwhara Crescent, Ōtaki', 'number 7 · street TĀWHARA CRESCENT · town ŌTAKI'],
];

describe.each([
  ['a rural delivery', RURAL],
  ['a region behind the town', REGIONS],
  ['streets without a usual type', STREETS],
  ['what is no suburb', BEHIND],
])('parse in New Zealand: %s', (_, cases) => {
  it.each(cases)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(components);
  });
});

describe('A town before its suburb is the town', () => {
  it.each([
    ['Auckland, Ponsonby', 'suburb PONSONBY · town AUCKLAND'],
    ['Auckland Ponsonby', 'suburb PONSONBY · town AUCKLAND'],
    ['Akl, Remuera', 'suburb REMUERA · town AUCKLAND'],
    ['Wellington, Te Aro, New Zealand', 'suburb TE ARO · town WELLINGTON · country NZ'],
    ['14 Mataka Road, Dunedin, St Clair', 'number 14 · street MATAKA ROAD · suburb ST CLAIR · town DUNEDIN'],
    [
      'Christchurch, Riccarton, 14 Mataka Road',
      'number 14 · street MATAKA ROAD · suburb RICCARTON · town CHRISTCHURCH',
    ],
    ['14 Mataka Road Napier South Napier', 'number 14 · street MATAKA ROAD · suburb NAPIER SOUTH · town NAPIER'],
    ['Richmond, Nelson', 'suburb RICHMOND · town NELSON'],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});

describe('A region before a town, and the city of an island, are unknown', () => {
  it.each([
    ['Northland, Whangarei', 'town WHANGAREI · unknown Northland'],
    ['Northland, Wellington', 'suburb NORTHLAND · town WELLINGTON'],
    ['Oneroa, Waiheke Island, Auckland', 'suburb ONEROA · town WAIHEKE ISLAND · unknown Auckland'],
    [
      '14 Mataka Road, Tryphena, Great Barrier Island, Auckland 0991',
      'number 14 · street MATAKA ROAD · suburb TRYPHENA · town GREAT BARRIER ISLAND · postcode 0991 · unknown Auckland',
    ],
    [
      '14 Mataka Road, Waiheke Island, Auckland',
      'number 14 · street MATAKA ROAD · suburb WAIHEKE ISLAND · town AUCKLAND',
    ],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});

describe('What lies on its street or in its park, walks and sights are venues', () => {
  it.each([
    ['Mataka Road Campsite, Mataka Road, Nelson', 'building MATAKA ROAD CAMPSITE · street MATAKA ROAD · town NELSON'],
    [
      'Mataka Recreation Ground river entrance, Mataka Recreation Ground, Lower Hutt',
      'building MATAKA RECREATION GROUND RIVER ENTRANCE MATAKA RECREATION GROUND · town LOWER HUTT',
    ],
    [
      'Mataka Road and Rimu Street, Mataka Road, Levin',
      'street MATAKA ROAD · street2 RIMU STREET · town LEVIN · unknown Mataka Road',
    ],
    [
      'Te Rapa Road and Mataka Drive, Te Rapa, Hamilton',
      'street TE RAPA ROAD · street2 MATAKA DRIVE · suburb TE RAPA · town HAMILTON',
    ],
    [
      'Te Anau Hot Tubs and Sauna, Te Anau, Fiordland National Park',
      'building TE ANAU HOT TUBS AND SAUNA · town TE ANAU · unknown Fiordland National Park',
    ],
    ['Levin Heights, Levin', 'suburb LEVIN HEIGHTS · town LEVIN'],
    ['Mataka Track, Rimu Road, Levin', 'building MATAKA TRACK · street RIMU ROAD · town LEVIN'],
    ['Mataka Walkway, Rimu Road, Levin', 'building MATAKA WALKWAY · street RIMU ROAD · town LEVIN'],
    ['Mataka Walkway, Levin', 'street MATAKA WALKWAY · town LEVIN'],
    ['Kotare Ski Fields, Canterbury 7999', 'building KOTARE SKI FIELDS · postcode 7999 · unknown Canterbury'],
    ['Kotare Falls, Levin', 'building KOTARE FALLS · town LEVIN'],
    ['Kotare Bakery Levin, Horowhenua', 'building KOTARE BAKERY · town LEVIN · unknown Horowhenua'],
    ['Four Square Levin, Mataka Road, Levin', 'building FOUR SQUARE LEVIN · street MATAKA ROAD · town LEVIN'],
    [
      'Rimu Court, Kotare Brewery, Mataka Street, Levin',
      'building RIMU COURT KOTARE BREWERY · street MATAKA STREET · town LEVIN',
    ],
    ['Mataka Place, New Lynn, Auckland', 'street MATAKA PLACE · suburb NEW LYNN · town AUCKLAND'],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
