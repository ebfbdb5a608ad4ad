// What people write in many ways in New Zealand: state highways, premises that are places, islands before their
// villages, words that run together, parts of cities. The streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string): string => describeParse(parseAddress(line, places, 'nz'));

describe('A state highway is called so however it is written', () => {
  it.each([
    'SH6',
    'SH 6',
    'S.H. 6',
    'S.H.6',
    'S H 6',
    'SH-6',
    'State Hwy 6',
    'State Hwy. 6',
    'St Hwy 6',
    'State Highway 6',
  ])('%s', (road) => {
    expect(parts(`${road}, Haast`)).toBe('street STATE HIGHWAY 6 · town HAAST');
    expect(parts(`1234 ${road}, Haast 7886`)).toBe('number 1234 · street STATE HIGHWAY 6 · town HAAST · postcode 7886');
  });

  it.each([
    ['1234 Hwy 6, Haast', 'number 1234 · street HIGHWAY 6 · town HAAST'],
    ['1234 SH1B, Taupiri', 'number 1234 · street STATE HIGHWAY 1B · town TAUPIRI'],
    ['Corner State Highway 1 and 2, Pokeno', 'street STATE HIGHWAY 1 · street2 STATE HIGHWAY 2 · town POKENO'],
    ['Corner State Highways 1 and 2, Pokeno', 'street STATE HIGHWAY 1 · street2 STATE HIGHWAY 2 · town POKENO'],
    ['cnr SH1 & Mataka Rd, Waipu', 'street STATE HIGHWAY 1 · street2 MATAKA ROAD · town WAIPU'],
    ['Mataka Road / SH1, Waipu', 'street MATAKA ROAD · street2 STATE HIGHWAY 1 · town WAIPU'],
    ['SH1/Mataka Road, Waipu', 'street STATE HIGHWAY 1 · street2 MATAKA ROAD · town WAIPU'],
    ['Mataka Cafe SH1 Waipu', 'building MATAKA CAFE · street STATE HIGHWAY 1 · town WAIPU'],
    ['12 Main Rd, SH 1, Waipu 0510', 'number 12 · street MAIN ROAD · town WAIPU · postcode 0510 · unknown SH 1'],
    ['SH 1, 12 Mataka Road, Waipu', 'flat SHOP 1 · number 12 · street MATAKA ROAD · town WAIPU'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });

  it('says what was written', () => {
    expect(parseAddress('12 SH6, Haast', places, 'nz').changedItems).toContainEqual(
      expect.objectContaining({ affectedElement: 'streetName', oldValue: 'SH6', newValue: 'STATE HIGHWAY 6' }),
    );
  });
});

describe('Premises that a place is called by stand before their street', () => {
  it.each([
    [
      'Massey University, Mataka Drive, Palmerston North 4474',
      'building MASSEY UNIVERSITY · street MATAKA DRIVE · town PALMERSTON NORTH · postcode 4474',
    ],
    [
      'Queens Wharf, Jervois Quay, Wellington 6011',
      'building QUEENS WHARF · street JERVOIS QUAY · town WELLINGTON · postcode 6011',
    ],
    ['Eden Terrace, Auckland 1010', 'suburb EDEN TERRACE · town AUCKLAND · postcode 1010'],
    ['Mataka Cruises, Milford Sound 9679', 'building MATAKA CRUISES · town MILFORD SOUND · postcode 9679'],
    ['Mataka Bay, Milford Sound 9679', 'suburb MATAKA BAY · town MILFORD SOUND · postcode 9679'],
    [
      'NZ School of Rata, 12 Mataka Street, Gore',
      'building NZ SCHOOL OF RATA · number 12 · street MATAKA STREET · town GORE',
    ],
    [
      'Rata Resort, Private Bag 12 Mataka Road, Fernhill, Queenstown',
      'building RATA RESORT · street MATAKA ROAD · postal PRIVATE BAG 12 · suburb FERNHILL · town QUEENSTOWN',
    ],
    [
      'Rata Ltd, PO Box 12, Gore 9740, Corner Mataka & Rimu Streets, Gore',
      'building RATA LTD · street MATAKA STREET · street2 RIMU STREET · postal PO BOX 12 · town GORE · ' +
        'unknown Gore 9740',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A village is the suburb, its island the town', () => {
  it.each([
    ['12 Mataka Road, Waiheke Island, Ostend 1081', 'suburb OSTEND · town WAIHEKE ISLAND · postcode 1081'],
    ['12 Mataka Road, Ostend, Waiheke Island 1081', 'suburb OSTEND · town WAIHEKE ISLAND · postcode 1081'],
    ['12 Mataka Road, Stewart Island, Oban', 'suburb OBAN · town STEWART ISLAND'],
    ['12 Mataka Road, Great Barrier Island, Tryphena', 'suburb TRYPHENA · town GREAT BARRIER ISLAND'],
    ['12 Mataka Road, Waiheke Island, Auckland', 'suburb WAIHEKE ISLAND · town AUCKLAND'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`number 12 · street MATAKA ROAD · ${expected}`);
  });
});

describe('Parts of cities and regions are no suburbs', () => {
  it.each([
    ['Otara, South Auckland, Auckland 2023', 'suburb OTARA · town AUCKLAND · postcode 2023 · unknown South Auckland'],
    ['South Auckland', 'town SOUTH AUCKLAND'],
    ['Central Auckland', 'town CENTRAL AUCKLAND'],
    ['Avondale, West Auckland', 'suburb AVONDALE · town WEST AUCKLAND'],
    ['Orewa, Hibiscus Coast, Auckland', 'suburb OREWA · town AUCKLAND · unknown Hibiscus Coast'],
    ['Orewa, Rodney', 'town OREWA · unknown Rodney'],
    ['Te Anau, Fiordland National Park 9600', 'town TE ANAU · postcode 9600 · unknown Fiordland National Park'],
    ['Taihape, 105.0 Ha, Pastoral', 'town TAIHAPE · unknown 105.0 Ha Pastoral'],
    ['Gore 9710 T 06 326 8420 M 027 240 8504', 'town GORE · postcode 9710 · unknown T 06 326 8420 M 027 240 8504'],
  ])('%s', (place, expected) => {
    expect(parts(`12 Mataka Road, ${place}`)).toBe(`number 12 · street MATAKA ROAD · ${expected}`);
  });
});

describe('Words that run together are parted', () => {
  it.each([
    ['24bMataka St, Gore', 'number 24B · street MATAKA STREET · town GORE'],
    ['24 MatakaSt, Gore', 'number 24 · street MATAKA STREET · town GORE'],
    ['24 MatakaStreet, Gore', 'number 24 · street MATAKA STREET · town GORE'],
    ['Rata Farm, Rapid 140, Mataka Road, Gore', 'building RATA FARM · number 140 · street MATAKA ROAD · town GORE'],
    ['140 Mataka Road RD 1Gore 9772', 'number 140 · street MATAKA ROAD · rd 1 · town GORE · postcode 9772'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Numbers near each other from 100 on are a range, wharves hold sheds, labels lead shops', () => {
  it.each([
    ['187/189 Mataka Street, Timaru', 'number 187/189 · street MATAKA STREET · town TIMARU'],
    ['12/14 Mataka Street, Timaru', 'flat 12 · number 14 · street MATAKA STREET · town TIMARU'],
    ['508/15 Mataka Street, Timaru', 'flat 508 · number 15 · street MATAKA STREET · town TIMARU'],
    ['Shed 5, Queens Wharf, Wellington 6011', 'flat SHED 5 · street QUEENS WHARF · town WELLINGTON · postcode 6011'],
    [
      '14 Mataka Quay, Kotare Wharf, Auckland',
      'building KOTARE WHARF · number 14 · street MATAKA QUAY · town AUCKLAND',
    ],
    ['FC12 Coastlands, Paraparaumu', 'flat FC12 · suburb COASTLANDS · town PARAPARAUMU'],
    ['FC12 Mataka Road, Paraparaumu', 'number FC12 · street MATAKA ROAD · town PARAPARAUMU'],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});

describe('A unit before a dash is told from a range', () => {
  it.each([
    ['2 - 90 Mataka Street, Gore', 'flat 2 · number 90 · street MATAKA STREET · town GORE'],
    ['5 - 24 Mataka Street, Gore', 'flat 5 · number 24 · street MATAKA STREET · town GORE'],
    ['5-24 Mataka Street, Gore', 'number 5-24 · street MATAKA STREET · town GORE'],
    ['1 - 7 Mataka Street, Gore', 'number 1-7 · street MATAKA STREET · town GORE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A town has its region or its suburb beside it', () => {
  it.each([
    [
      '12 Mataka Street, Petone Lower Hutt, Wellington',
      'number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown Wellington',
    ],
    [
      '12 Mataka Street, Rosedale Auckland, Auckland 0632',
      'number 12 · street MATAKA STREET · suburb ROSEDALE · town AUCKLAND · postcode 0632 · unknown Auckland',
    ],
    [
      '12 Mataka Street, Rosedale/Auckland, Auckland',
      'number 12 · street MATAKA STREET · suburb ROSEDALE · town AUCKLAND · unknown Auckland',
    ],
    [
      '12 Mataka Street, Featherston Featherston, Wellington',
      'number 12 · street MATAKA STREET · suburb FEATHERSTON · town FEATHERSTON · unknown Wellington',
    ],
    [
      '12 Mataka Street, Ponsonby Mount Albert, Auckland',
      'number 12 · street MATAKA STREET · suburb PONSONBY MOUNT ALBERT · town AUCKLAND',
    ],
    ['300 Mataka Line Wanaka Otago', 'number 300 · street MATAKA LINE · town WANAKA · unknown Otago'],
    [
      '12 Mataka Street, Auckland (Rosedale) 0632',
      'number 12 · street MATAKA STREET · suburb ROSEDALE · town AUCKLAND · postcode 0632',
    ],
    [
      '12 Mataka Street, Rosedale (Auckland) 0632',
      'number 12 · street MATAKA STREET · suburb ROSEDALE · town AUCKLAND · postcode 0632',
    ],
    ['12 Mataka Street, Nelson (Stoke)', 'number 12 · street MATAKA STREET · suburb STOKE · town NELSON'],
    ['12 Mataka Street, Levin (Foxton)', 'number 12 · street MATAKA STREET · town LEVIN · unknown Foxton'],
    [
      '12 Mataka Street, Wanganui (Whanganui) 4500',
      'number 12 · street MATAKA STREET · town WANGANUI · postcode 4500 · unknown Whanganui',
    ],
    [
      'Cnr Mataka St & Rimu Road, Milford/Auckland 0620',
      'street MATAKA STREET · street2 RIMU ROAD · suburb MILFORD · town AUCKLAND · postcode 0620',
    ],
    [
      '12 Mataka St (Cnr Rimu Road), Milford/Auckland',
      'number 12 · street MATAKA STREET · street2 RIMU ROAD · suburb MILFORD · town AUCKLAND',
    ],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
