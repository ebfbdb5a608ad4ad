// What values look like by themselves.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, kindsOfValue, type Kind } from '../../src/columns/value-kinds.js';
import { anyCharacter } from '../support/any-character.js';

const TOWNS = new Set(['RESERVOIR', 'PRESTON', 'ST KILDA', 'NORTH SYDNEY', 'LIVERPOOL']);
const kindsOf = (value: string): Set<Kind> => {
  const kinds = new Set<Kind>();
  kindsOfValue(
    value,
    (name) => TOWNS.has(name),
    (kind) => kinds.add(kind),
  );
  return kinds;
};
const list = (kinds: string): Kind[] => kinds.split(' ').filter((kind) => kind !== '') as Kind[];

describe('A value', () => {
  test.each<[value: string, is: string, isNot: string]>([
    ['24', 'houseNumber digits short', 'letters numberStreet phone'],
    ['12A', 'houseNumber unitNumber', 'numberStreet postcode'],
    ['3.073E+03', 'figurePostcode', 'postcode'],
    ['8E+02', 'figurePostcode', 'postcode'],
    ['3,073', 'figurePostcode', 'postcode'],
    ['800.00', 'figurePostcode', 'postcode'],
    ['3,073,000', '', 'figurePostcode postcode'],
    ['12-14', 'houseNumber', 'numberStreet phone'],
    ['5/24', 'houseNumber', 'numberStreet date'],
    ['12.0', 'houseNumber', 'latitude'],
    ['A', 'houseNumberPart unitNumber', 'houseNumber'],
    ['24 Smith St', 'numberStreet', 'houseNumber street tail place'],
    ['5/24 Smith Street', 'numberStreet', 'houseNumber tail'],
    ['24 Smith Street Reservoir VIC 3073', 'numberStreet tail', 'place'],
    ['24 Smith Street, Reservoir VIC 3073, Australia', 'numberStreet tail', 'country'],
    ['12 Kowhai Road, Liverpool 1010 New Zealand', 'numberStreet tail', 'country'],
    ['Smith Street', 'street letters', 'numberStreet houseNumber tail'],
    ['Smith Street North', 'street', 'tail'],
    ['The Esplanade', 'street', 'state'],
    ['Street', 'streetType', 'street'],
    ['ST', 'streetType stateLike', 'state street'],
    ['NORTH', 'streetSuffix', 'state'],
    ['PO Box 12', 'box', 'houseNumber'],
    ['GPO BOX 4567', 'box', 'houseNumber'],
    ['Unit 5', 'unitText', 'box levelText'],
    ['U5', 'unitNumber', 'box'],
    ['Flat', 'flatType', 'unitText'],
    ['Level 3', 'levelText', 'unitText box'],
    ['Ground Floor', 'levelText', 'street'],
    ['3rd Floor', 'levelText', 'houseNumber'],
    ['Lot 5', 'lotText houseNumber', 'box'],
    ['Reservoir', 'place', 'tail street state'],
    ['St Kilda', 'place', 'tail'],
    ['Reservoir VIC 3073', 'tail', 'place houseNumber'],
    ['RESERVOIR 3073', 'tail', 'place'],
    ['VIC', 'state stateLike', 'place tail'],
    ['New South Wales', 'state', 'stateLike'],
    ['3073', 'postcode houseNumber', 'phone worldPostcode'],
    ['0800', 'postcode', 'phone'],
    ['800', 'postcode', 'phone'],
    ['SW1A 2AA', 'worldPostcode', 'postcode'],
    ['10115', 'worldPostcode', 'postcode'],
    ['90210-1234', 'worldPostcode', 'postcode'],
    ['VIC 3073', 'statePostcode', 'state place'],
    ['New South Wales 2000', 'statePostcode', 'state'],
    ['VIC 30733', '', 'statePostcode'],
    ['Reservoir 3073', 'tail', 'statePostcode'],
    ['3073 VIC', '', 'statePostcode'],
    ['AAT', 'state', 'country'],
    ['Australia', 'country', 'state'],
    ['New Zealand', 'country', 'state'],
    ['-37.7136', 'latitude longitude', 'houseNumber phone'],
    ['145.0123', 'longitude', 'latitude'],
    ['-37.71, 145.01', 'pair', 'latitude phone'],
    ['ann@example.com', 'email', 'web numberStreet'],
    ['24smith@example.com.au', 'email', 'numberStreet'],
    ['www.example.com.au', 'web', 'email'],
    ['https://example.org/12/smith', 'web', 'numberStreet'],
    ['0412 345 678', 'phone', 'houseNumber postcode'],
    ['(03) 9555 1234', 'phone', 'postcode'],
    ['+61 3 9555 1234', 'phone', 'postcode'],
    ['1300 123 456', 'phone', 'abn'],
    ['51 824 753 556', 'abn', 'acn'],
    ['004 085 616', 'acn', 'abn'],
    ['2025-07-01', 'date', 'numberStreet street'],
    ['1/7/2025', 'date', 'numberStreet'],
    ['12 Jan 2025', 'date', 'houseNumber'],
    ['Smith Holdings Pty Ltd', 'company', 'person street'],
    ['Ann Jones', 'person', 'company street place'],
    ['Ann M. Jones', 'person', 'street'],
    ['Y', 'yesNo', 'state'],
    ['true', 'yesNo', 'state'],
    ['$1,234.50', 'amount', 'houseNumber postcode'],
    ['', '', 'letters digits numberStreet'],
  ])('%j is %s, and not %s', (value, is, isNot) => {
    const kinds = kindsOf(value);
    expect(list(is).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(list(isNot).filter((kind) => kinds.has(kind))).toEqual([]);
  });

  test('looks the same in capitals, in small letters and with spaces around, where it is no name', () => {
    for (const value of ['24 Smith St', 'po box 12', 'Reservoir vic 3073', 'Unit 5', 'Lot 5', 'Level 3', '12a']) {
      const plain = [...kindsOf(value)].filter((kind) => kind !== 'person' && kind !== 'stateLike').sort();
      for (const other of [value.toUpperCase(), value.toLowerCase(), `  ${value} `]) {
        expect([...kindsOf(other)].filter((kind) => kind !== 'person' && kind !== 'stateLike').sort()).toEqual(plain);
      }
    }
  });

  test('of any letters has kinds that there are, and one that is digits alone has none of words', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (value) => {
        for (const kind of kindsOf(value)) expect(KINDS).toContain(kind);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (value) => {
        const ofWords = list('letters street numberStreet place tail state email web person company country');
        expect(ofWords.filter((kind) => kindsOf(value).has(kind))).toEqual([]);
      }),
    );
  });
});
