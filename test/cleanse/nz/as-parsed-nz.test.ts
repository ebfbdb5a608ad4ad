// What an answer at its place has of the parser's parts.
import { expect, test } from 'vitest';
import { dividedNz } from '../../../src/cleanse/as-parsed-nz.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import type { ParsedAddress } from '../../../src/contract/schema/parse.js';

const found = { _type: 'ValidatedAddressNz', status: 'partial', level: 'locality', townCity: 'LEVIN' };
const parsed = {
  _type: 'ParsedAddressNz',
  street: 'RATA STREET',
  streetName: 'RATA',
  streetType: 'STREET',
  townCity: 'LEVIN',
};

test.each([
  ['neither names one', {}, {}, []],
  ['the line names one that is not known', {}, { suburb: 'KOWHAI' }, ['the suburb KOWHAI is not verified']],
  ['both name the same', { suburb: 'KOWHAI' }, { suburb: 'KOWHAI' }, []],
])('A suburb is told of as unverified where it is: %s', (_, ofFound, ofParsed, messages) => {
  const divided = dividedNz(
    { ...found, ...ofFound } as ValidatedAddress,
    { ...parsed, ...ofParsed } as unknown as ParsedAddress,
  );
  expect([divided.street, divided.messages]).toEqual(['RATA STREET', messages]);
});
