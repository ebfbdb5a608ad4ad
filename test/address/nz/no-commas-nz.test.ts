// Lines of New Zealand without commas between premises, street, suburb, town and postcode. The streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string): string => describeParse(parseAddress(line, places, 'nz'));

describe('Without commas', () => {
  it.each([
    ['12 Mataka Road Napier South Napier 4110', 'suburb NAPIER SOUTH · town NAPIER · postcode 4110'],
    ['12 Mataka Road Nelson South Nelson', 'suburb NELSON SOUTH · town NELSON'],
    [
      '12 Mataka Road Kerikeri 0230 Northland New Zealand',
      'town KERIKERI · postcode 0230 · country NZ · unknown Northland',
    ],
    ['12 Mataka Road Papakura 2582 Auckland', 'suburb PAPAKURA · town AUCKLAND · postcode 2582'],
    ['12 Mataka Road, Taradale, 4112 Napier', 'suburb TARADALE · town NAPIER · postcode 4112'],
  ])('suburb, town and postcode are told apart: %s', (line, expected) => {
    expect(parts(line)).toBe(`number 12 · street MATAKA ROAD · ${expected}`);
  });

  it.each([
    ['Mataka Quay Port Nelson Nelson 7010', 'street MATAKA QUAY · suburb PORT NELSON · town NELSON · postcode 7010'],
    ['Mataka Walkway Aniseed Valley 7081', 'street MATAKA WALKWAY · town ANISEED VALLEY · postcode 7081'],
    ['12 Mataka Rd N Hastings 4122', 'number 12 · street MATAKA ROAD NORTH · town HASTINGS · postcode 4122'],
    ['Rata Plaza Henderson Auckland 0612', 'building RATA PLAZA · suburb HENDERSON · town AUCKLAND · postcode 0612'],
    ['Rata Hospital Greymouth', 'building RATA HOSPITAL · town GREYMOUTH'],
    ['Rata Stadium Penrose', 'building RATA STADIUM · town PENROSE'],
    [
      'Rata House 12 Mataka Street PO Box 34 Gore 9740',
      'building RATA HOUSE · number 12 · street MATAKA STREET · postal PO BOX 34 · town GORE · postcode 9740',
    ],
    [
      'Rata Store 2311 State Highway 35 Te Kaha',
      'building RATA STORE · number 2311 · street STATE HIGHWAY 35 · town TE KAHA',
    ],
    [
      'Rata Mall Carpark 24 Mataka Road Gore',
      'building RATA MALL CARPARK · number 24 · street MATAKA ROAD · town GORE',
    ],
  ])('premises and streets are: %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('What a shop or firm does ends its name before the street', () => {
  it.each([
    ['Kotare Eyewear Mataka Street, Gore', 'building KOTARE EYEWEAR · street MATAKA STREET · town GORE'],
    [
      'Kotare - Modern Massage Mataka Street, Gore',
      'building KOTARE - MODERN MASSAGE · street MATAKA STREET · town GORE',
    ],
    [
      'Kotare & Tui Engineering Te Mataka Road Gore 9710',
      'building KOTARE AND TUI ENGINEERING · street TE MATAKA ROAD · town GORE · postcode 9710',
    ],
    [
      'Kotare Plumbing Supplies Mount Mataka Road, Gore',
      'building KOTARE PLUMBING SUPPLIES · street MOUNT MATAKA ROAD · town GORE',
    ],
    ['Kotare Energy State Highway 6, Hokitika', 'building KOTARE ENERGY · street STATE HIGHWAY 6 · town HOKITIKA'],
    ['Kotare Dental Centre Mataka Street, Gore', 'building KOTARE DENTAL CENTRE · street MATAKA STREET · town GORE'],
    ['Kotare Engineering Road, Gore', 'street KOTARE ENGINEERING ROAD · town GORE'],
    ['Old Tanning Hill Road, Gore', 'street OLD TANNING HILL ROAD · town GORE'],
    ['12 Kotare Joinery Street, Gore', 'number 12 · street KOTARE JOINERY STREET · town GORE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });

  it.each([
    ['KTB Mataka Street, Gore', 'building KTB · street MATAKA STREET · town GORE'],
    ['KTB Gore Mataka Street, Gore', 'building KTB GORE · street MATAKA STREET · town GORE'],
    ['KTB Bank Te Mataka Street Gore 9710', 'building KTB BANK · street TE MATAKA STREET · town GORE · postcode 9710'],
    ['Kotare NZ Mataka Street, Gore', 'building KOTARE NZ · street MATAKA STREET · town GORE'],
    ['Radio New Zealand Mataka Street, Gore', 'building RADIO NEW ZEALAND · street MATAKA STREET · town GORE'],
    ['Tui o Aotearoa Mataka Street, Gore', 'building TUI O AOTEAROA · street MATAKA STREET · town GORE'],
    ['New Zealand Mataka Street, Gore', 'street NEW ZEALAND MATAKA STREET · town GORE'],
    ['Kotare NZ Street, Gore', 'street KOTARE NZ STREET · town GORE'],
    ['KTB Street, Gore', 'street KTB STREET · town GORE'],
    ['Sgt Kotare Street, Gore', 'street SGT KOTARE STREET · town GORE'],
  ])('its country or its first letters end a firm: %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });

  it.each([
    [
      'Kotare Henderson Henderson Bush Road, Henderson, Auckland',
      'building KOTARE HENDERSON · street HENDERSON BUSH ROAD · suburb HENDERSON · town AUCKLAND',
    ],
    [
      'Kotare Te Puke Te Puke Quarry Road, Te Puke',
      'building KOTARE TE PUKE · street TE PUKE QUARRY ROAD · town TE PUKE',
    ],
    ['Kotare Levin Mataka Road, Levin', 'building KOTARE LEVIN · street MATAKA ROAD · town LEVIN'],
  ])('a place that is said twice is of the street the second time: %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Contacts beside each other all stand outside the address', () => {
  const address = 'number 12 · street MATAKA ROAD · town GORE · postcode 9710';
  it.each([
    ['Ph: (03) 9555 1234 www.example.com', 'Ph: (03) 9555 1234 www.example.com'],
    ['Ph: (03) 9555 1234 (Mon-Fri 9am-5pm)', 'Ph: (03) 9555 1234 Mon-Fri 9am-5pm'],
    ['Ph: (03) 9555 1234.', 'Ph: (03) 9555 1234'],
    ['T 03 955 1234 M 027 240 8504', 'T 03 955 1234 M 027 240 8504'],
  ])('%s', (contacts, unknown) => {
    expect(parts(`12 Mataka Road, Gore 9710 ${contacts}`)).toBe(`${address} · unknown ${unknown}`);
  });

  it('reads a link that has blanks beside its own', () => {
    expect(parts('12%20Mataka%20Road,%20Gore%209710, NZ')).toBe(`${address} · country NZ`);
  });
});

describe('A shop whose name begins or ends with a number is no house', () => {
  it.each([
    [
      '4Tuis Childcare, 14 Mataka Road, Levin',
      'building 4TUIS CHILDCARE · number 14 · street MATAKA ROAD · town LEVIN',
    ],
    ['2Quick Cars 14 Mataka Road, Levin', 'building 2QUICK CARS · number 14 · street MATAKA ROAD · town LEVIN'],
    ['3Kotare NZ Mataka Road, Levin', 'building 3KOTARE NZ · street MATAKA ROAD · town LEVIN'],
    ['9Pines Engineering Mataka Road, Levin', 'building 9PINES ENGINEERING · street MATAKA ROAD · town LEVIN'],
    ['Herd 4321, 14 Mataka Road, Levin', 'building HERD 4321 · number 14 · street MATAKA ROAD · town LEVIN'],
    ['14Mataka Road, Levin', 'number 14 · street MATAKA ROAD · town LEVIN'],
    ['Levin 5510, 14 Mataka Road', 'number 14 · street MATAKA ROAD · town LEVIN · postcode 5510'],
    ['2&4 Mataka Road, Levin', 'number 2-4 · street MATAKA ROAD · town LEVIN'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A name that ends as a street does is none before its street', () => {
  it.each([
    [
      'Tui Grocer Kelvin Grove, Mataka Avenue, Kelvin Grove, Palmerston North',
      'building TUI GROCER KELVIN GROVE · street MATAKA AVENUE · suburb KELVIN GROVE · town PALMERSTON NORTH',
    ],
    [
      'Rangitikei Roads, Level 2, Mataka Street, Marton',
      'building RANGITIKEI ROADS · flat LEVEL 2 · street MATAKA STREET · town MARTON',
    ],
    ['Kotare Courts, Mataka Road, Levin', 'building KOTARE COURTS · street MATAKA ROAD · town LEVIN'],
    ['Tui on Mataka Road, Taradale, Napier', 'building TUI ON MATAKA ROAD · suburb TARADALE · town NAPIER'],
    [
      'Kotare Cinemas St Lukes, Level 2, Westfield St Lukes, Mataka Road',
      'building KOTARE CINEMAS ST LUKES, WESTFIELD ST LUKES · flat LEVEL 2 · street MATAKA ROAD',
    ],
    ['Kotare Yard Kelvin Grove, Mataka Drive', 'building KOTARE YARD KELVIN GROVE · street MATAKA DRIVE'],
    ['Kotare Terrace End, Mataka Street', 'building KOTARE TERRACE END · street MATAKA STREET'],
    ['Fuel Mataka St, Mataka Street, Gore', 'building FUEL MATAKA ST · street MATAKA STREET · town GORE'],
    ['Kotare 10 Mega Gore, Mataka Road, Gore', 'building KOTARE 10 MEGA GORE · street MATAKA ROAD · town GORE'],
    ['Mataka Street, Hinemoa Road', 'street MATAKA STREET · unknown Hinemoa Road'],
    ['Town Belt, Dunedin', 'building TOWN BELT · town DUNEDIN'],
    ['North Belt, Kaiapoi', 'street NORTH BELT · town KAIAPOI'],
    ['The Mall, Cromwell', 'street THE MALL · town CROMWELL'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A name ends behind its place, and a road is called after places', () => {
  it.each([
    [
      'Kotarehotel Queenstown Lakeside Mataka Parade',
      'building KOTAREHOTEL QUEENSTOWN LAKESIDE · street MATAKA PARADE',
    ],
    ['Kotareinn Rotorua Mataka Street', 'building KOTAREINN ROTORUA · street MATAKA STREET'],
    ['Kotare Motel Taupo Mataka Road', 'building KOTARE MOTEL TAUPO · street MATAKA ROAD'],
    ['KTE Wellington Mataka Street', 'building KTE WELLINGTON · street MATAKA STREET'],
    ['St Kotare Queenstown Mataka Street', 'building ST KOTARE QUEENSTOWN · street MATAKA STREET'],
    ['Kotare Shores Taupo Frankton Road', 'building KOTARE SHORES TAUPO · street FRANKTON ROAD'],
    [
      'Kotare Trust - Te Anau Mataka Drive, Te Anau',
      'building KOTARE TRUST - TE ANAU · street MATAKA DRIVE · town TE ANAU',
    ],
    ['Kotare 10 Mega Levin Mataka Street, Levin', 'building KOTARE 10 MEGA LEVIN · street MATAKA STREET · town LEVIN'],
    ['Kotare Newmarket Broadway, Newmarket', 'building KOTARE NEWMARKET · street BROADWAY · town NEWMARKET'],
    ['Z Kerikeri Kerikeri Road', 'building Z KERIKERI · street KERIKERI ROAD'],
    // Roads that are called after places and their ground, and a number's own street.
    ['Kotare Taupo Hill Road', 'street KOTARE TAUPO HILL ROAD'],
    [
      'Kotare Court Levin 7 Old Levin Mataka Road',
      'building KOTARE COURT LEVIN · number 7 · street OLD LEVIN MATAKA ROAD',
    ],
    [
      'Kotare Levin Cnr Mataka & Hinemoa Streets, Levin',
      'building KOTARE LEVIN · street MATAKA STREET · street2 HINEMOA STREET · town LEVIN',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('The name of premises goes on before the street', () => {
  it.each([
    ['Kotare Gore Resort & Spa Mataka Road', 'building KOTARE GORE RESORT AND SPA · street MATAKA ROAD'],
    [
      'Kotare Hotel Tui Chancellor The Terrace, Wellington',
      'building KOTARE HOTEL TUI CHANCELLOR · street THE TERRACE · town WELLINGTON',
    ],
    ['Kotare Forest Retreat Mataka Street, Gore', 'building KOTARE FOREST RETREAT · street MATAKA STREET · town GORE'],
    ['Hotel Grand Kotare Mataka Street Gore', 'building HOTEL GRAND KOTARE · street MATAKA STREET · town GORE'],
    ['Jolly Frog Mataka Street, Gore', 'building JOLLY FROG · street MATAKA STREET · town GORE'],
    ['Kotare Seafood BBQ Mataka Quay, Gore', 'building KOTARE SEAFOOD BBQ · street MATAKA QUAY · town GORE'],
    // Streets of Maori names.
    ['Tama Te Kotare Street, Gore', 'street TAMA TE KOTARE STREET · town GORE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});
