// A box or bag beside a street, each with a place and postcode of its own: those of the street are the address's. The
// streets are invented.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string): string => describeParse(parseAddress(line, places, 'nz'));
const STREET = 'number 14 · street MATAKA STREET';

describe('The place and postcode of a street are the address, those of a box behind it are unknown', () => {
  it.each([
    [
      '14 Mataka Street, Mangere, Auckland 2022, PO Box 43 118, Mangere, Auckland 2153',
      'PO BOX 43118 · suburb MANGERE · town AUCKLAND · postcode 2022 · unknown Mangere Auckland 2153',
    ],
    ['14 Mataka Street, Gore 9710, PO Box 12, Gore 9740', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore 9740'],
    ['14 Mataka Street Gore 9710 PO Box 12 Gore 9740', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore 9740'],
    ['14 Mataka Street, Gore 9710 (PO Box 12, Gore 9740)', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore 9740'],
    ['14 Mataka Street, Gore 9710, Postal: PO Box 12, Gore', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore'],
    ['New Zealand, 14 Mataka Street, PO Box 12, Gore 9740', 'PO BOX 12 · town GORE · postcode 9740 · country NZ'],
    ['9740, 14 Mataka Street, PO Box 12, Gore', 'PO BOX 12 · town GORE · postcode 9740'],
    ['14 Mataka Street, Gore, PO Box 12, Gore 9740', 'PO BOX 12 · town GORE · unknown Gore 9740'],
    ['14 Mataka Street, Gore, Private Bag, Gore 9740', 'PRIVATE BAG · town GORE · unknown Gore 9740'],
    ['14 Mataka Street, Kaiti, PO Box 12, Kaiti', 'PO BOX 12 · town KAITI · unknown Kaiti'],
    [
      '14 Mataka Street, Gore 9710, New Zealand PO Box 12, Gore 9740, New Zealand',
      'PO BOX 12 · town GORE · postcode 9710 · country NZ · unknown Gore 9740',
    ],
    [
      '14 Mataka Street, Papatoetoe, Auckland, PO Box 23 412, Hunters Corner, Papatoetoe 2155',
      'PO BOX 23412 · suburb PAPATOETOE · town AUCKLAND · unknown Hunters Corner Papatoetoe 2155',
    ],
    [
      '14 Mataka Street, Addington, Christchurch 8024, PO Box 88, Tower Junction, Christchurch 8149',
      'PO BOX 88 · suburb ADDINGTON · town CHRISTCHURCH · postcode 8024 · unknown Tower Junction Christchurch 8149',
    ],
    [
      '14 Mataka Street, Gore 9710, Freepost 112233, PO Box 12, Gore 9740',
      'FREEPOST 112233 · town GORE · postcode 9710 · unknown PO Box 12 Gore 9740',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`${STREET} · postal ${expected}`);
  });

  it.each([
    [
      'Level 3, Rata House, 14 Mataka Street, Gore 9710, PO Box 12, Gore 9740',
      `building RATA HOUSE · flat LEVEL 3 · ${STREET} · postal PO BOX 12 · town GORE · postcode 9710 · ` +
        'unknown Gore 9740',
    ],
    [
      'Corner Mataka Street and Rimu Road, Gore, PO Box 12, Gore 9740',
      'street MATAKA STREET · street2 RIMU ROAD · postal PO BOX 12 · town GORE · unknown Gore 9740',
    ],
    [
      'Mataka Street, Gore, PO Box 12, Gore 9740',
      'street MATAKA STREET · postal PO BOX 12 · town GORE · unknown Gore 9740',
    ],
    [
      'Mataka Farm, RD 2, Gore 9772, PO Box 12, Gore 9740',
      'building MATAKA FARM · postal PO BOX 12 · rd 2 · town GORE · postcode 9772 · unknown Gore 9740',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A box in front of the street leaves its place as well', () => {
  it.each([
    ['PO Box 12, Gore 9740, 14 Mataka Street, Gore 9710', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore 9740'],
    ['PO Box 12, Gore, 14 Mataka Street, Gore 9710', 'PO BOX 12 · town GORE · postcode 9710 · unknown Gore'],
    [
      'Private Bag 92 045, Auckland 1142, 14 Mataka Street, Newmarket, Auckland 1023',
      'PRIVATE BAG 92045 · suburb NEWMARKET · town AUCKLAND · postcode 1023 · unknown Auckland 1142',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`${STREET} · postal ${expected}`);
  });

  it('keeps the level behind it', () => {
    expect(parts('PO Box 12, Gore 9740, Level 2, 14 Mataka Street, Gore 9710')).toBe(
      `flat LEVEL 2 · ${STREET} · postal PO BOX 12 · town GORE · postcode 9710 · unknown Gore 9740`,
    );
  });
});

describe('A box amid one address takes no place away', () => {
  it.each([
    ['14 Mataka Street, PO Box 12, Gore 9740', `${STREET} · postal PO BOX 12 · town GORE · postcode 9740`],
    [
      '14 Mataka Street, Otahuhu, PO Box 12, Auckland 1640',
      `${STREET} · postal PO BOX 12 · suburb OTAHUHU · town AUCKLAND · postcode 1640`,
    ],
    ['14 Mataka Street, PO Box 10 232, Gore 9740', `${STREET} · postal PO BOX 10232 · town GORE · postcode 9740`],
    ['PO Box 1 247, Gisborne 4040', 'postal PO BOX 1247 · town GISBORNE · postcode 4040'],
    [
      'Rata Health, Private Bag 12, Newmarket, Auckland 1149Freepost Rata 1440',
      'building RATA HEALTH · postal PRIVATE BAG 12 · suburb NEWMARKET · town AUCKLAND · postcode 1149 · ' +
        'unknown Freepost Rata 1440',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A town before its own quarter', () => {
  it.each([
    [
      '12 Mataka Street, Hamilton, Hamilton East',
      'number 12 · street MATAKA STREET · suburb HAMILTON EAST · town HAMILTON',
    ],
    [
      '12 Mataka Street, Christchurch, Sydenham 8023',
      'number 12 · street MATAKA STREET · suburb SYDENHAM · town CHRISTCHURCH · postcode 8023',
    ],
    [
      '12 Mataka Street (Sydenham), Christchurch',
      'number 12 · street MATAKA STREET · suburb SYDENHAM · town CHRISTCHURCH',
    ],
    [
      'Mataka Hall, 6011 Thorndon, Wellington',
      'building MATAKA HALL · suburb THORNDON · town WELLINGTON · postcode 6011',
    ],
    ['Main Road Hope, Hope, Richmond 7020', 'street MAIN ROAD HOPE · suburb HOPE · town RICHMOND · postcode 7020'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('A suburb before the number of a house goes before the town', () => {
  it.each([
    ['PETONE 14 MATAKA RD LOWER HUTT 5012', 'suburb PETONE · town LOWER HUTT · postcode 5012'],
    ['Petone, 14 Mataka Road, Lower Hutt', 'suburb PETONE · town LOWER HUTT'],
    ['Petone, 14 Mataka Road, Lower Hutt, New Zealand', 'suburb PETONE · town LOWER HUTT · country NZ'],
    ['14 Mataka Road, Petone, Lower Hutt', 'suburb PETONE · town LOWER HUTT'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`number 14 · street MATAKA ROAD · ${expected}`);
  });

  it.each([
    ['Levin, 14 Mataka Road, Foxton', 'building LEVIN · number 14 · street MATAKA ROAD · town FOXTON'],
    [
      'Hamilton Airport, 14 Mataka Road, Hamilton',
      'building HAMILTON AIRPORT · number 14 · street MATAKA ROAD · town HAMILTON',
    ],
    [
      'Mt Eden, 14 Mataka Road, Epsom, Auckland',
      'building MT EDEN · number 14 · street MATAKA ROAD · suburb EPSOM · town AUCKLAND',
    ],
  ])('but not of %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('What a map says of a town beside its name is unknown', () => {
  it.each([
    [
      '14, Mataka Street, Te Aro, Wellington, Wellington City, Wellington, 6011, New Zealand',
      'suburb TE ARO · town WELLINGTON · postcode 6011 · country NZ · unknown Wellington Wellington City',
    ],
    [
      '14, Mataka Street, Petone, Lower Hutt, Lower Hutt City, Wellington, 5012',
      'suburb PETONE · town LOWER HUTT · postcode 5012 · unknown Lower Hutt City Wellington',
    ],
    [
      '14, Mataka Street, Mount Eden, Auckland, Albert-Eden, Auckland, 1024',
      'suburb MOUNT EDEN · town AUCKLAND · postcode 1024 · unknown Albert-Eden Auckland',
    ],
    [
      '14, Mataka Street, Ilam, Fendalton-Waimari Community, Christchurch, Christchurch City, Canterbury, 8041',
      'suburb ILAM · town CHRISTCHURCH · postcode 8041 · ' +
        'unknown Fendalton-Waimari Community Christchurch City Canterbury',
    ],
    ['14 Mataka Street, Porirua, Wellington 5022', 'town PORIRUA · postcode 5022 · unknown Wellington'],
    ['14 Mataka Street Masterton Wellington', 'town MASTERTON · unknown Wellington'],
    ['14 Mataka Street Petone Lower Hutt Wellington', 'suburb PETONE · town LOWER HUTT · unknown Wellington'],
    ['14 Mataka Street, Mount Cook, Wellington', 'suburb MOUNT COOK · town WELLINGTON'],
    ['14 Mataka Street, Fiordland National Park, Te Anau', 'town TE ANAU · unknown Fiordland National Park'],
    ['14 Mataka Street, National Park, Ohakune', 'suburb NATIONAL PARK · town OHAKUNE'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(`${STREET} · ${expected}`);
  });
});

describe('A place between a name and its address is the place, where it is not of the name', () => {
  it.each([
    [
      'Kotare Gore, Gore, Mataka Street, Gore',
      'building KOTARE GORE · street MATAKA STREET · town GORE · unknown Gore',
    ],
    ['Kotare Hall, Gore, 12 Mataka Street', 'building KOTARE HALL · number 12 · street MATAKA STREET · town GORE'],
    [
      'Kotare Hall, Petone, 12 Mataka Street, Lower Hutt',
      'building KOTARE HALL · number 12 · street MATAKA STREET · suburb PETONE · town LOWER HUTT',
    ],
    [
      'Kotare Hall, Auckland, 12 Mataka Street, Ponsonby',
      'building KOTARE HALL · number 12 · street MATAKA STREET · suburb PONSONBY · town AUCKLAND',
    ],
    // The place is of the name: another suburb and its town follow, a dash stands before it, it is a site.
    [
      'Kotare Club, Lynfield, 12 Mataka Road, Mount Roskill, Auckland',
      'building KOTARE CLUB LYNFIELD · number 12 · street MATAKA ROAD · suburb MOUNT ROSKILL · town AUCKLAND',
    ],
    [
      'Kotare Society - Te Anau, Mataka Drive, Te Anau',
      'building KOTARE SOCIETY - TE ANAU · street MATAKA DRIVE · town TE ANAU',
    ],
    [
      'Kotare Centre, Massey University, Mataka Drive',
      'building KOTARE CENTRE MASSEY UNIVERSITY · street MATAKA DRIVE',
    ],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});
