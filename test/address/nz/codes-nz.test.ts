// Postcodes and countries of New Zealand that stand where no reader expects them.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string): string => describeParse(parseAddress(line, places, 'nz'));

describe('A postcode that does not end its line', () => {
  it.each([
    ['Mataka Street, 3010 Rotorua', 'street MATAKA STREET · town ROTORUA · postcode 3010'],
    [
      'Mataka Street, Thorndon, 6011 Wellington',
      'street MATAKA STREET · suburb THORNDON · town WELLINGTON · postcode 6011',
    ],
    [
      'Cnr Mataka & Numbat Streets, 3010 ROTORUA',
      'street MATAKA STREET · street2 NUMBAT STREET · town ROTORUA · postcode 3010',
    ],
    ['Mataka St., Queenstown, 9371, Otago', 'street MATAKA STREET · town QUEENSTOWN · postcode 9371 · unknown Otago'],
    ['Mataka Rd, Takaka 7182, Golden Bay', 'street MATAKA ROAD · town TAKAKA · postcode 7182 · unknown Golden Bay'],
    ['3010, 12 Mataka Street, Rotorua', 'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010'],
    [
      'New Zealand, 12 Mataka Street, Rotorua 3010',
      'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010 · country NZ',
    ],
    ['New Zealand, Mataka Street, Rotorua', 'street MATAKA STREET · town ROTORUA · country NZ'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });

  it.each([
    ['1820 Mataka Road, Queenstown', 'number 1820 · street MATAKA ROAD · town QUEENSTOWN'],
    ['PO Box 9371, Queenstown', 'postal PO BOX 9371 · town QUEENSTOWN'],
  ])('is none in %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A rural delivery with a sign before its number', () => {
  it.each(['RD#2', 'R.D.No.2', 'RD # 2'])('%s', (rural) => {
    expect(parts(`12 Mataka Road, ${rural}, Rotorua 3010`)).toBe(
      'number 12 · street MATAKA ROAD · rd 2 · town ROTORUA · postcode 3010',
    );
  });
});

describe('What a dash or comma parts from the postcode of a place or from the country is a remark', () => {
  const address = 'number 12 · street MATAKA STREET';
  it.each([
    ['12 Mataka Street, Wellington 6011 - leave at door', 'town WELLINGTON · postcode 6011 · unknown leave at door'],
    ['12 Mataka Street, Rotorua 3010 KOWHAI DISTRICT', 'town ROTORUA · postcode 3010 · unknown KOWHAI DISTRICT'],
    ['12 Mataka Street, Rotorua 3010, (021) 08327787', 'town ROTORUA · postcode 3010 · unknown (021) 08327787'],
    ['12 Mataka Street, Rotorua, 3010, 64 7 958 7220', 'town ROTORUA · postcode 3010 · unknown 64 7 958 7220'],
    ['12 Mataka Street, Rotorua 3010, ring bell', 'town ROTORUA · postcode 3010 · unknown ring bell'],
    [
      '12 Mataka Street, Rotorua 3010, New Zealand - ring bell',
      'town ROTORUA · postcode 3010 · country NZ · unknown ring bell',
    ],
    ['12 Mataka Street, Rotorua, New Zealand - ring bell', 'town ROTORUA · country NZ · unknown ring bell'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`${address} · ${expected}`);
  });

  it.each([
    ['Takaka 7182, 12 Mataka Road', 'number 12 · street MATAKA ROAD · town TAKAKA · postcode 7182'],
    ['3010 Rotorua, 12 Mataka Street', 'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010'],
    ['12 Mataka Street, Queenstown 9371, Otago', 'number 12 · street MATAKA STREET · town QUEENSTOWN · postcode 9371'],
  ])('none is in %s', (line, expected) => {
    expect(parts(line)).toContain(expected);
  });
});

describe('A city that is called as its region leaves the town before its postcode the town', () => {
  const address = 'number 12 · street MATAKA STREET';
  it.each([
    ['12 Mataka Street, Levin 5510, Wellington, New Zealand', 'town LEVIN · postcode 5510 · country NZ'],
    ['12 Mataka Street Lower Hutt 5010 Wellington NZ', 'town LOWER HUTT · postcode 5010 · country NZ'],
    ['12 Mataka Street Lower Hutt 5010, Wellington', 'town LOWER HUTT · postcode 5010'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`${address} · ${expected} · unknown Wellington`);
  });

  it('a suburb stays one of the city', () => {
    expect(parts('12 Mataka Street Petone 5012 Lower Hutt')).toBe(
      `${address} · suburb PETONE · town LOWER HUTT · postcode 5012`,
    );
  });
});

describe('Units and levels keep their numbers beside corners, boxes, arcades and people', () => {
  it.each([
    [
      'Unit 5 Rimu Mall, Cnr Mataka Street & Kotare Road, Level 8, Levin',
      'building RIMU MALL · flat UNIT 5, LEVEL 8 · street MATAKA STREET · street2 KOTARE ROAD · town LEVIN',
    ],
    ['Shop 8, L6, Mataka Street, Levin', 'flat SHOP 8, LEVEL 6 · street MATAKA STREET · town LEVIN'],
    ['L5, Mataka Street, Levin', 'lot 5 · street MATAKA STREET · town LEVIN'],
    [
      'Flat 3 Rimu Arcade, #5 Mataka Road, Levin',
      'building RIMU ARCADE · flat FLAT 3 · number 5 · street MATAKA ROAD · town LEVIN',
    ],
    ['15 Mataka Road #5, Levin', 'flat UNIT 5 · number 15 · street MATAKA ROAD · town LEVIN'],
    [
      'C/- P & M Kotare, Mataka Street, Apt 10, Levin',
      'care P & M Kotare · flat APARTMENT 10 · street MATAKA STREET · town LEVIN',
    ],
    [
      'C/- Kotare Trust, Mataka Street, Apt 10, Levin',
      'care Kotare Trust · flat APARTMENT 10 · street MATAKA STREET · town LEVIN',
    ],
    [
      'C/- Kotare Trust, Hardware 10 Mega, 99 Mataka Road, Levin',
      'care Kotare Trust · building HARDWARE 10 MEGA · number 99 · street MATAKA ROAD · town LEVIN',
    ],
    [
      'Mataka Street, C/- Kotare Trust, Grey Lynn, Auckland',
      'care Kotare Trust · street MATAKA STREET · suburb GREY LYNN · town AUCKLAND',
    ],
    ['The Kotare Room 12 Mataka Road, Levin', 'building THE KOTARE ROOM · number 12 · street MATAKA ROAD · town LEVIN'],
    ['The Kotare Shop 30 Mataka Road, Levin', 'building THE KOTARE SHOP · number 30 · street MATAKA ROAD · town LEVIN'],
    ['The Mall Shop 30 Mataka Road, Levin', 'building THE MALL · flat SHOP 30 · street MATAKA ROAD · town LEVIN'],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});

describe('Branches are named by a place or a street, and the middle of a town stands where its suburb does', () => {
  it.each([
    [
      '12 Mataka Street, Kea Bank Levin, Levin',
      'building KEA BANK LEVIN · number 12 · street MATAKA STREET · town LEVIN',
    ],
    ['12 Mataka Street, Central Levin, Levin', 'number 12 · street MATAKA STREET · suburb CENTRAL LEVIN · town LEVIN'],
    [
      '12 Mataka Street, Kea Bank Glen Eden, Petone, Lower Hutt',
      'building KEA BANK GLEN EDEN · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, Upper Glen Eden, Petone, Lower Hutt',
      'number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown Upper Glen Eden',
    ],
    [
      '12 Mataka Street, Four Square Levin, Petone, Lower Hutt',
      'building FOUR SQUARE LEVIN · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, Kotare Cafe Rimu Street, Petone, Lower Hutt',
      'building KOTARE CAFE RIMU STREET · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      '12 Mataka Street, Rimu Road, Petone, Lower Hutt',
      'number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown Rimu Road',
    ],
    [
      '12 Mataka Street, The Kotare Room, CBD, Levin',
      'building THE KOTARE ROOM · number 12 · street MATAKA STREET · suburb CBD · town LEVIN',
    ],
    [
      '178 Mataka Street, CBD, Masterton, Wellington',
      'number 178 · street MATAKA STREET · suburb CBD · town MASTERTON · unknown Wellington',
    ],
    [
      '178 Mataka Street, CBD, Auckland Central, Auckland',
      'number 178 · street MATAKA STREET · suburb AUCKLAND CENTRAL · town AUCKLAND · unknown CBD',
    ],
    ['Mataka Street Superette, Rimu Road, Levin', 'building MATAKA STREET SUPERETTE · street RIMU ROAD · town LEVIN'],
    [
      'Kotare Lee Mataka Street Hamilton Lake, Rimu Road, Hamilton Lake, Hamilton',
      'building KOTARE LEE MATAKA STREET HAMILTON LAKE · street RIMU ROAD · suburb HAMILTON LAKE · town HAMILTON',
    ],
    [
      'Mataka Street Petone, Rimu Road, Lower Hutt',
      'street MATAKA STREET · suburb PETONE · town LOWER HUTT · unknown Rimu Road',
    ],
    [
      'Rata Cottage, 15/148 Mataka Road, Levin',
      'building RATA COTTAGE · flat 15 · number 148 · street MATAKA ROAD · town LEVIN',
    ],
  ])('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, places, 'nz'))).toBe(expected);
  });
});
