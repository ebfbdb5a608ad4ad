// New Zealand lines as directories and forms have them: what stands around a street, postcodes out of their place or
// without their nought, and letters that a wrong encoding has damaged. The streets and people are invented.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { mendLetters } from '../../../src/address/parse/letters-nz.js';
import { isPlaceNz } from '../../../src/address/parse/division/known-place-nz.js';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const BEHIND_THE_STREET: readonly (readonly [string, string])[] = [
  // A saint behind a street without its type; what follows ST is no place by itself.
  [
    '24 Te Ara o Mataka: St Heliers, Auckland',
    'number 24 · street TE ARA O MATAKA · suburb ST HELIERS · town AUCKLAND',
  ],
  ['24 Mataka St St Heliers, Auckland', 'number 24 · street MATAKA STREET · suburb ST HELIERS · town AUCKLAND'],
  ['24 Mataka St Albany, Auckland', 'number 24 · street MATAKA STREET · suburb ALBANY · town AUCKLAND'],
  [
    '12 Mataka Road, Attn Kim Hale, Gore 9710',
    'care Kim Hale · number 12 · street MATAKA ROAD · town GORE · postcode 9710',
  ],
  ['Mataka Road, Attn Kim Hale, Gore', 'care Kim Hale · street MATAKA ROAD · town GORE'],
  ['12 Mataka Road, Mataka Road, Gore', 'number 12 · street MATAKA ROAD · town GORE · unknown Mataka Road'],
  [
    '12 Mataka Road, corner Hinemoa Street, Gore',
    'number 12 · street MATAKA ROAD · street2 HINEMOA STREET · town GORE',
  ],
  ['12 Mataka Road, Cnr Hinemoa St, Gore', 'number 12 · street MATAKA ROAD · street2 HINEMOA STREET · town GORE'],
  ['12 Mataka Road, SH1, Bulls', 'number 12 · street MATAKA ROAD · town BULLS · unknown SH1'],
  [
    '223 Mataka Street, Central Mall, Rotorua 3010',
    'building CENTRAL MALL · number 223 · street MATAKA STREET · town ROTORUA · postcode 3010',
  ],
  ['12 Mataka Road (Rear entrance), Gore', 'number 12 · street MATAKA ROAD · town GORE · unknown Rear entrance'],
  [
    '12 Mataka Road, Wanganui / Whanganui 4500',
    'number 12 · street MATAKA ROAD · town WHANGANUI · postcode 4500 · unknown Wanganui',
  ],
];

const SITES: readonly (readonly [string, string])[] = [
  [
    '12 Mataka Road, Bilby Marae, RD 3, Gore',
    'building BILBY MARAE · number 12 · street MATAKA ROAD · rd 3 · town GORE',
  ],
  ['12 Mataka Road, Gate 2, Gore', 'number 12 · street MATAKA ROAD · town GORE · unknown Gate 2'],
  [
    'Bilby School, 12 Mataka Road, Gate 2, Gore',
    'building BILBY SCHOOL · number 12 · street MATAKA ROAD · town GORE · unknown Gate 2',
  ],
  [
    '12 Mataka Road, next to Bilby Mall, Gore',
    'number 12 · street MATAKA ROAD · town GORE · unknown next to Bilby Mall',
  ],
  ['Bilby Hall, end of Mataka Street, Gore', 'building BILBY HALL · street MATAKA STREET · town GORE · unknown end of'],
  ['Bilby Hall, off Mataka Street, Gore', 'building BILBY HALL · street MATAKA STREET · town GORE · unknown off'],
  [
    'Bilby Mall T17, 12 Mataka Road, Gore',
    'building BILBY MALL · flat T17 · number 12 · street MATAKA ROAD · town GORE',
  ],
  ['1st/429 Mataka Road, Gore', 'flat FLOOR 1 · number 429 · street MATAKA ROAD · town GORE'],
  [
    'PO Box 12 Gore, 12 Mataka Road, Gore',
    'number 12 · street MATAKA ROAD · postal PO BOX 12 · town GORE · unknown Gore',
  ],
  ['1234 SH 35 Te Kaha RD 3 Opotiki', 'number 1234 · street STATE HIGHWAY 35 · rd 3 · suburb TE KAHA · town OPOTIKI'],
  ['12 Mataka Avenue Glen Innes, Auckland', 'number 12 · street MATAKA AVENUE · suburb GLEN INNES · town AUCKLAND'],
  [
    'Westfield St Lukes, Mataka Road, St Lukes, Auckland',
    'building WESTFIELD ST LUKES · street MATAKA ROAD · suburb ST LUKES · town AUCKLAND',
  ],
  [
    '12 Mataka Street, BOP, Rotorua 3010',
    'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010 · unknown BOP',
  ],
  ['Top Floor, 12 Mataka Street, Gore', 'flat TOP FLOOR · number 12 · street MATAKA STREET · town GORE'],
  [
    'Street level, Bilby Centre, 12 Mataka Street, Gore',
    'building BILBY CENTRE · number 12 · street MATAKA STREET · town GORE · unknown Street level',
  ],
  [
    'The Bilby Building 35/37 Mataka Street, Gore',
    'building THE BILBY BUILDING · flat 35 · number 37 · street MATAKA STREET · town GORE',
  ],
  ['Te Ara Mataka, Gore', 'street TE ARA MATAKA · town GORE'],
];

const BEFORE_IT: readonly (readonly [string, string])[] = [
  [
    'Unit B 26/50 Mataka Road, Albany, Auckland',
    'flat UNIT B26 · number 50 · street MATAKA ROAD · suburb ALBANY · town AUCKLAND',
  ],
  ['Level 6 & 7, 12 Mataka Street, Wellington', 'flat LEVEL 6&7 · number 12 · street MATAKA STREET · town WELLINGTON'],
  [
    'Shop 4, Mataka Park, 12 Mataka Road, Albany, Auckland',
    'building MATAKA PARK · flat SHOP 4 · number 12 · street MATAKA ROAD · suburb ALBANY · town AUCKLAND',
  ],
  [
    'Mataka Square, 12 Hinemoa Street, Rotorua 3010',
    'building MATAKA SQUARE · number 12 · street HINEMOA STREET · town ROTORUA · postcode 3010',
  ],
  [
    'Mataka Court, 12 Hinemoa Street, Rotorua 3010',
    'building MATAKA COURT · number 12 · street HINEMOA STREET · town ROTORUA · postcode 3010',
  ],
  ['Mataka School, Hinemoa Street, Rotorua', 'building MATAKA SCHOOL · street HINEMOA STREET · town ROTORUA'],
  [
    'Mataka Hall (12 Hinemoa Street), Rotorua',
    'building MATAKA HALL · number 12 · street HINEMOA STREET · town ROTORUA',
  ],
  [
    'Mataka Terrace Apartments, 33 Hinemoa Street, Rotorua 3010',
    'building MATAKA TERRACE APARTMENTS · number 33 · street HINEMOA STREET · town ROTORUA · postcode 3010',
  ],
  [
    'St Mataka Op Shop, 766 Hinemoa Street, Rotorua 3010',
    'building ST MATAKA OP SHOP · number 766 · street HINEMOA STREET · town ROTORUA · postcode 3010',
  ],
  ['Off State Highway 6, Kingston', 'street STATE HIGHWAY 6 · town KINGSTON · unknown Off'],
  ['Kotare Boutique Hotel Rata Road, Gore', 'building KOTARE BOUTIQUE HOTEL · street RATA ROAD · town GORE'],
  ['End of Mataka Road, Gore', 'street MATAKA ROAD · town GORE · unknown End of'],
  ['Southern end of Mataka Road, Gore', 'street MATAKA ROAD · town GORE · unknown Southern end of'],
  ['Next to the hall, 12 Mataka Road, Gore', 'number 12 · street MATAKA ROAD · town GORE · unknown Next to the hall'],
];

const POSTCODES: readonly (readonly [string, string])[] = [
  [
    '12 Mataka Road, Ardmore, Papakura 2582, Auckland',
    'number 12 · street MATAKA ROAD · suburb ARDMORE · town PAPAKURA · postcode 2582 · unknown Auckland',
  ],
  [
    '12 Mataka Road, Moera, Lower Hutt, Wellington 5010',
    'number 12 · street MATAKA ROAD · suburb MOERA · town LOWER HUTT · postcode 5010 · unknown Wellington',
  ],
  [
    '12 Mataka Road, Avondale, Auckland 622',
    'number 12 · street MATAKA ROAD · suburb AVONDALE · town AUCKLAND · postcode 0622',
  ],
  [
    '12 Mataka Road, Kamo, Whangarei 112',
    'number 12 · street MATAKA ROAD · suburb KAMO · town WHANGAREI · postcode 0112',
  ],
  ['12 Mataka Road, Gore 101', 'number 12 · street MATAKA ROAD · town GORE · unknown 101'],
];

const DAMAGED: readonly (readonly [string, string])[] = [
  [
    'M?ori Hill Hall, 12 Mataka Road, Dunedin',
    'building MĀORI HILL HALL · number 12 · street MATAKA ROAD · town DUNEDIN',
  ],
  ['12 MÄori Road, Dunedin', 'number 12 · street MĀORI ROAD · town DUNEDIN'],
  ['12 Mataka Road, TaupÅ', 'number 12 · street MATAKA ROAD · town TAUPŌ'],
  ['12 Mataka Road, Taup?', 'number 12 · street MATAKA ROAD · town TAUPŌ'],
  ['12 T\uFFFDtara Street, Taupo', 'number 12 · street TŌTARA STREET · town TAUPO'],
  ['12 KÅwhai Street, WhangÄrei', 'number 12 · street KŌWHAI STREET · town WHANGĀREI'],
  ['12 Mataka Road, P?p?moa, Tauranga', 'number 12 · street MATAKA ROAD · suburb PĀPĀMOA · town TAURANGA'],
  ['12 Mataka Road, Å\u008CtÄ\u0081huhu, Auckland', 'number 12 · street MATAKA ROAD · suburb ŌTĀHUHU · town AUCKLAND'],
  ['12 MATAKA ROAD, ?T?HUHU, AUCKLAND', 'number 12 · street MATAKA ROAD · suburb ŌTĀHUHU · town AUCKLAND'],
  ['12 Mataka Road, Gore?', 'number 12 · street MATAKA ROAD · town GORE'],
];

describe('hard lines of New Zealand', () => {
  it.each(BEHIND_THE_STREET)('%s: what stands behind the street', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(SITES)('%s: sites and ways', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(BEFORE_IT)('%s: what stands before it', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
  it.each(POSTCODES)('%s: the postcode', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });
});

const isName = (name: string): boolean => isPlaceNz(name, places);

describe('damaged letters', () => {
  it.each(DAMAGED)('%s', (text, expected) => {
    expect(describeParse(parseAddress(text, places, 'nz'))).toBe(expected);
  });

  it('are listed with what they were read as', () => {
    expect(parseAddress('12 Mataka Road, Taup?', places, 'nz').changedItems).toContainEqual({
      componentID: 'fullAddress',
      actionType: 'MODIFY',
      affectedElement: 'fullAddress',
      oldValue: 'Taup?',
      newValue: 'Taupō',
    });
  });

  it('are left where no name comes of them', () => {
    expect(mendLetters('12 Mat?ka Road, Gore', isName)).toEqual({
      text: '12 Mat?ka Road, Gore',
      mended: [{ from: 'Mat?ka', to: 'Matka' }],
      isGuess: false,
    });
    expect(parseAddress('12 Matak? Road, Gore', places, 'nz').changedItems).toContainEqual(
      expect.objectContaining({ oldValue: 'Matak?', newValue: 'Matak' }),
    );
  });

  it('are the only ones that change', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { text: mended } = mendLetters(text, isName);
        if (!/[ÄÅ?\uFFFD]/.test(text)) expect(mended).toBe(text);
        expect(mended.split(',').length).toBe(text.split(',').length);
      }),
    );
  });

  it('never stop the parser', () => {
    const letters = fc.constantFrom('?', '\uFFFD', 'Ä', 'Å', '\u0081', 'a', 'T', ' ', ',', '1', 'Road');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
        expect(() => parseAddress(parts.join(''), places, 'nz')).not.toThrow();
      }),
    );
  });
});
