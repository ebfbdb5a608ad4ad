// How headings are cut into words.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingWords } from '../../src/columns/heading-words.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

describe('A heading is cut into words', () => {
  test.each([
    ['at spaces and punctuation', 'Addr 1 - Line 1', 'addr 1 line 1'],
    ['at a colon', 'Address 1: City', 'address 1 city'],
    ['at a slash', 'State/Region', 'state region'],
    ['at two of them', 'Zip/Postal Code', 'zip postal code'],
    ['at underscores', 'SUBURB_NM', 'suburb nm'],
    ['at hyphens', 'billing-address-line-2', 'billing address line 2'],
    ['at dots', 'contact.address.post_code', 'contact address post code'],
    ['at brackets', 'Address [Postal] (Line 1)', 'address postal line 1'],
    ['at the capitals of camels', 'billingStreetName', 'billing street name'],
    ['after capitals that stand together', 'POAddressLine1', 'po address line 1'],
    ['after capitals of two letters', 'SAPostalCode', 'sa postal code'],
    ['before digits', 'Address2', 'address 2'],
    ['before digits in capitals', 'ADDR03', 'addr 03'],
    ['without a star', '*ContactName', 'contact name'],
    ['without spaces around', '  Suburb  ', 'suburb'],
    ['without a byte order mark', '\uFEFFSuburb', 'suburb'],
    ['without accents', 'Código Postal', 'codigo postal'],
    ['with ss for ß', 'Straße', 'strasse'],
    ['with number for #', 'House #', 'house number'],
    ['with number for # alone', '#', 'number'],
    ['as one where a stroke stands in it', 'P/code', 'pcode'],
    ['as one where a dot stands in it', 'P.Code', 'pcode'],
    ['as po where dots stand in it', 'P.O. Box', 'po box'],
    ['as careof where a stroke stands in it', 'C/O', 'careof'],
    ['where capitals are written together', 'STREETNAME', 'street name'],
    ['where small letters are written together', 'housenumber', 'house number'],
    ['where the end is cut off', 'LOCALITYNA', 'locality na'],
    ['where the end is cut off within a word', 'STREETNUMB', 'street numb'],
    ['where capitals stand inside a word', 'PCode', 'pcode'],
    ['where a German word is put together', 'Hausnummer', 'haus nummer'],
    ['where a Dutch word is put together', 'Huisnummer', 'huis nummer'],
    ['where letters are wide', 'Ｓｕｂｕｒｂ', 'suburb'],
    ['where it is not known', 'Xyzzy', 'xyzzy'],
    ['where it is another script', '住所', '住所'],
    ['where nothing is in it', '', ''],
    ['where it is punctuation', ' -- ', ''],
  ])('%s: %j', (_, heading, words) => {
    expect(headingWords(heading)).toEqual(words.split(' ').filter((word) => word !== ''));
  });

  test('that are small letters or digits, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (heading) => {
        for (const word of headingWords(heading)) expect(word).toMatch(/^(?:\p{L}+|\d+)$/u);
      }),
      { numRuns: runs(500) },
    );
  });
});
