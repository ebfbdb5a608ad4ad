// Places of New Zealand that have two names, Māori names of towns, and lines that no word but their places says to be
// of New Zealand. The streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const NAMES: readonly (readonly [string, string])[] = [
  ['12 Bilby Street, Te Aro, Te Whanganui-a-Tara', 'suburb TE ARO · town TE WHANGANUI-A-TARA'],
  ['12 Bilby Street, Te Whanganui-a-Tara / Wellington 6011', 'town WELLINGTON · postcode 6011'],
  ['12 Bilby Street, Wellington | Te Whanganui-a-Tara', 'town WELLINGTON'],
  ['12 Bilby Street, Tāmaki Makaurau', 'town TĀMAKI MAKAURAU'],
  ['12 Bilby Street, Ponsonby, Tāmaki Makaurau Auckland', 'suburb PONSONBY · town AUCKLAND'],
  ['12 Bilby Street, Riccarton, Ōtautahi, Christchurch', 'suburb RICCARTON · town CHRISTCHURCH'],
  ['12 Bilby Street, Ōtepoti/Dunedin', 'town DUNEDIN'],
  ['12 Bilby Street, Kirikiriroa - Hamilton', 'town HAMILTON'],
  ['12 Bilby Street, Tauranga Moana', 'town TAURANGA MOANA'],
  // Whakatū is a place near Hastings too, and means Nelson beside it.
  ['12 Bilby Street, Whakatū Nelson', 'town NELSON'],
  ['12 Bilby Street, Whakatū, Hastings', 'suburb WHAKATŪ · town HASTINGS'],
  ['12 Bilby Street, Ahuriri, Napier', 'suburb AHURIRI · town NAPIER'],
];

const DUAL: readonly (readonly [string, string])[] = [
  ['Bilby Drive, Aoraki / Mount Cook', 'street BILBY DRIVE · town AORAKI MOUNT COOK'],
  ['Bilby Drive, Aoraki/Mt Cook Village 7946', 'street BILBY DRIVE · town AORAKI MT COOK VILLAGE · postcode 7946'],
  ['Bilby Road, Stewart Island / Rakiura', 'street BILBY ROAD · town STEWART ISLAND RAKIURA'],
  [
    'Bilby Road, Halfmoon Bay, Rakiura / Stewart Island',
    'street BILBY ROAD · suburb HALFMOON BAY · town RAKIURA STEWART ISLAND',
  ],
  ['Bilby Road, Fox Glacier / Weheka', 'street BILBY ROAD · town FOX GLACIER WEHEKA'],
  ['Bilby Road, Claris, Aotea / Great Barrier Island', 'suburb CLARIS · town AOTEA GREAT BARRIER ISLAND'],
];

const REGIONS: readonly (readonly [string, string])[] = [
  ['12 Bilby Street, Palmerston North Taranaki', 'town PALMERSTON NORTH · unknown Taranaki'],
  ['12 Bilby Street, Palmerston North Otago', 'town PALMERSTON NORTH · unknown Otago'],
  ['12 Bilby Street, Timaru South Canterbury', 'town TIMARU · unknown South Canterbury'],
  ['12 Bilby Street, Akaroa, Banks Peninsula', 'town AKAROA · unknown Banks Peninsula'],
];

const OF_NEW_ZEALAND = [
  '19-21 Bilby Rd, Te Awamutu, Waikato 3800',
  'Bilby Road, Waitangi, Chatham Islands',
  '45 Bilby Road, Kaukapakapa 0873',
  '12 Bilby Street, Oban, Stewart Island',
  '12 Bilby Street, Claris, Great Barrier Island',
  '12 Bilby Street, Picton, Marlborough',
  '12 Bilby Street, Twizel, Canterbury 7901',
  '12 Bilby Street, Hastings, Hawkes Bay 4122',
  '12 Bilby Street, Karamea, West Coast',
  '12 Bilby Street, Milton, Otago',
  '12 Bilby Street, Kirikiriroa',
  'Private Bag 12 Waikato Mail Centre',
];
const OF_AUSTRALIA = [
  '12 Bilby Street, Canterbury 2193',
  '12 Bilby Street, Campsie, Canterbury',
  '12 Bilby Street, Richmond 3121',
  '12 Bilby Street, Marlborough',
  '12 Bilby Street, Otago TAS',
  '12 Bilby Street, Richmond',
  '12 Bilby Street, Alice Springs 0870',
];

describe('names of places in New Zealand', () => {
  it.each(NAMES)('%s', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(`number 12 · street BILBY STREET · ${expected}`);
  });
  it.each(REGIONS)('%s: a region', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(`number 12 · street BILBY STREET · ${expected}`);
  });
  it.each(DUAL)('%s', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toContain(expected);
  });
  it('says of a town under both of its names what it was', () => {
    const { changedItems } = parseAddress('12 Bilby Street, Ōtepoti Dunedin', places, 'nz');
    expect(changedItems.find(({ affectedElement }) => affectedElement === 'townCity')?.oldValue).toBe(
      'Ōtepoti Dunedin',
    );
  });
});

describe('a line that names no country', () => {
  it.each(OF_NEW_ZEALAND)('%s is of New Zealand', (text) => {
    expect(parseAddress(text, places, 'intl')._type).toBe('ParsedAddressNz');
  });
  it.each(OF_AUSTRALIA)('%s is of Australia', (text) => {
    expect(parseAddress(text, places, 'intl')._type).toBe('ParsedAddressAu');
  });
});
