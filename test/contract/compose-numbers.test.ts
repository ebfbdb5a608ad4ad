// Numbers that stand apart from the line of their street, in whole or in part: each ends where it belongs, and once.
import { PLACE, SMITH, testLines } from './lines-of-parts.js';

testLines([
  [
    'a letter beside a line with the number',
    { fullAddress: '24 Smith Street', streetNumberSuffix: 'A' },
    '24A Smith Street',
  ],
  [
    'the number with its letter beside a line with the number alone',
    { fullAddress: '24 Smith Street', streetNumber: '24A' },
    '24A Smith Street',
  ],
  [
    'the number, its letter and the line',
    { addressLine1: '24 Smith Street', streetNumber: '24', streetNumberSuffix: 'A' },
    '24A Smith Street',
  ],
  [
    'the end of a range beside its beginning',
    { fullAddress: '24 Smith Street', streetNumber: '24', streetNumberLast: '26' },
    '24-26 Smith Street',
  ],
  ['another number than that of the line', { fullAddress: '124 Smith Street', streetNumber: '12' }, '124 Smith Street'],
  ['a street with its number and unit', { flatUnitNumber: '5', street: '5/24 Smith Street' }, '5/24 Smith Street'],
  [
    'a street with its number, which stands apart too',
    { streetNumber: '24', street: '24 Smith Street' },
    '24 Smith Street',
  ],
  ['a street whose name is a number', { streetNumber: '12', street: '5 Mile Road' }, '12 5 Mile Road'],
  [
    'a house that is called as the street is',
    { addressLine1: 'Smith House', streetNumber: '24', street: 'Smith St' },
    'Smith House, 24 Smith St',
  ],
  [
    'a unit that is the beginning of a range',
    { flatUnitNumber: '12', fullAddress: '12-14 Smith St' },
    'UNIT 12, 12-14 Smith St',
  ],
  ['a unit joined to its house', { flatUnitNumber: '5', fullAddress: '5-24 Smith St' }, '5-24 Smith St'],
  [
    'a unit like the number before an ordinal',
    { flatUnitNumber: '5', fullAddress: '5 2nd Avenue' },
    'UNIT 5, 5 2nd Avenue',
  ],
  ['a number with a decimal', { streetNumber: '24.0', street: 'Smith St' }, '24 Smith St'],
  ['two numbers with decimals in one', { streetNumber: '24.0-26.0', street: 'Smith St' }, '24.0-26.0 Smith St'],
  ['no unit, written as 0', { flatUnitNumber: '0', fullAddress: '25 Smith St' }, '25 Smith St'],
  [
    'texts that an apostrophe keeps from being numbers, and an apostrophe of a name',
    { streetNumber: "'5-7", street: "O'Brien St", postcode: "'0800" },
    "5-7 O'Brien St, 0800",
  ],
  ['a text in quotes of a database', { fullAddress: "'5 Smith St'", postcode: "'0800'" }, '5 Smith St, 0800'],
  ['a postcode in powers of ten', { ...SMITH, postcode: '8.00E+02' }, '24 Smith St, 0800'],
  ['a postcode with its state, which stands apart too', { ...PLACE, postcode: 'VIC 3073' }, 'Reservoir VIC 3073'],
  [
    'texts with signs around them that nobody sees',
    { fullAddress: '\u200b24 Smith St', locality: '\ufeffReservoir\u200f', postcode: '3073\u200e' },
    '24 Smith St, Reservoir 3073',
  ],
  [
    'a text kept from being a number',
    { streetNumber: '="5-7"', street: 'Smith St', postcode: '="0800"' },
    '5-7 Smith St, 0800',
  ],
]);
