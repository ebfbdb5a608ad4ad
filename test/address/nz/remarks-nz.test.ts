// Remarks behind and amid addresses of New Zealand: they are no suburb, town or building. The streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string): string => describeParse(parseAddress(line, places, 'nz'));
const ADDRESS = 'number 14 · street MATAKA ROAD · town TAUPO';

describe('A remark behind a town without a postcode is unknown', () => {
  it.each([
    [' - parking at rear', 'parking at rear'],
    ['; parking at rear', 'parking at rear'],
    [' parking at rear', 'parking at rear'],
    ['. Please ring first.', 'Please ring first'],
    [': deliver to back door', 'deliver to back door'],
    [', next to the library', 'next to the library'],
    [' next to the library', 'next to the library'],
    [' (next to the library)', 'next to the library'],
    [' opposite school', 'opposite school'],
    [' - ring bell', 'ring bell'],
    [', leave in letterbox', 'leave in letterbox'],
    [' - by appointment only', 'by appointment only'],
    [' - upstairs', 'upstairs'],
    [' - blue gate', 'blue gate'],
    [' - 2nd driveway on left', '2nd driveway on left'],
    [' - no heavy trucks', 'no heavy trucks'],
    [' - head office', 'head office'],
    [' - access via Rimu Street', 'access via Rimu Street'],
    [', off Rimu Street', 'off Rimu Street'],
    [' - Rimu Road end', 'Rimu Road end'],
    [' - wheelchair accessible', 'wheelchair accessible'],
    [' - please note new address', 'please note new address'],
    [' - cards left at the shop', 'cards left at the shop'],
  ])('"%s"', (remark, unknown) => {
    expect(parts(`14 Mataka Road, Taupo${remark}`)).toBe(`${ADDRESS} · unknown ${unknown}`);
  });
});

describe('So is one amid an address, or behind what has no town', () => {
  it.each([
    ['14 Mataka Road - parking at rear - Taupo', `${ADDRESS} · unknown parking at rear`],
    ['14 Mataka Road, upstairs, Taupo', `${ADDRESS} · unknown upstairs`],
    ['14 Mataka Road - leave at door', 'number 14 · street MATAKA ROAD · unknown leave at door'],
    ['PO Box 12, Taupo - please mark personal', 'postal PO BOX 12 · town TAUPO · unknown please mark personal'],
    [
      'Mataka Hall, Acacia Bay, Taupo - ring bell',
      'building MATAKA HALL · suburb ACACIA BAY · town TAUPO · unknown ring bell',
    ],
    ['State Highway 6, Haast - opposite the hotel', 'street STATE HIGHWAY 6 · town HAAST · unknown opposite the hotel'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Names that have such words are none', () => {
  it.each([
    ['14 Mataka Road, Front Gate Cafe, Taupo', `building FRONT GATE CAFE · ${ADDRESS}`],
    ['14 Mataka Road, Access Medical Centre, Taupo', `building ACCESS MEDICAL CENTRE · ${ADDRESS}`],
    [
      'Level 2, Call Centre Building, 14 Mataka Road, Taupo',
      'building CALL CENTRE BUILDING · flat LEVEL 2 · number 14 · street MATAKA ROAD · town TAUPO',
    ],
    ['14 Ring Road, Taupo', 'number 14 · street RING ROAD · town TAUPO'],
    ['14 Mataka Road, Acacia Bay, Taupo', 'number 14 · street MATAKA ROAD · suburb ACACIA BAY · town TAUPO'],
    [
      '14 Mataka Road, Paihia - Bay of Islands',
      'number 14 · street MATAKA ROAD · town PAIHIA · unknown Bay of Islands',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Brackets behind the country are a remark, whatever is in them', () => {
  it.each([
    ['14 Mataka Road, Taupo, New Zealand (XQ, WV, JZ)', `${ADDRESS} · country NZ · unknown XQ WV JZ`],
    ['14 Mataka Road, Taupo 3330 (xq wv jz)', `${ADDRESS} · postcode 3330 · unknown xq wv jz`],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Out of the address are a remark before it, a house said twice, a rural delivery without its number', () => {
  it.each([
    ['Leave at gate, 14 Mataka Road, Taupo', `${ADDRESS} · unknown Leave at gate`],
    ['Ring the bell, 14 Mataka Road, Taupo', `${ADDRESS} · unknown Ring the bell`],
    ['Ring Cafe, 14 Mataka Road, Taupo', `building RING CAFE · ${ADDRESS}`],
    ['Tui Cafe, 14 Mataka Road | 14 Mataka Road, Taupo', `building TUI CAFE · ${ADDRESS} · unknown 14 Mataka Road`],
    ['14 Mataka Road, RD, Taupo', `${ADDRESS} · unknown RD`],
    [
      '1124 SH 3, Mahoenui, RD Mahoenui 3978',
      'number 1124 · street STATE HIGHWAY 3 · suburb MAHOENUI · town MAHOENUI · postcode 3978 · unknown RD',
    ],
    ['4 East Tamaki; Rd Otara', 'number 4 · street EAST TAMAKI · town RD OTARA'],
    ['C/- Mataka Store 880 Kotare Road Waiuku', 'care Mataka Store · number 880 · street KOTARE ROAD · town WAIUKU'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('Words of another script are a remark, but within a name', () => {
  it.each([
    ['12 Mataka Street, Gore 市中心', 'number 12 · street MATAKA STREET · town GORE · unknown 市中心'],
    ['12 Mataka Street, Gore, 二楼', 'number 12 · street MATAKA STREET · town GORE · unknown 二楼'],
    ['二楼, New Zealand', 'town 二楼 · country NZ'],
    ['二楼, 12 Mataka Street, Gore', 'number 12 · street MATAKA STREET · town GORE · unknown 二楼'],
    ['Kotare 面馆, 12 Mataka Street, Gore', 'building KOTARE 面馆 · number 12 · street MATAKA STREET · town GORE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});
