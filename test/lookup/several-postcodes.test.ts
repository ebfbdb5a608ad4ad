// A locality of several postcodes, and addresses whose streets have no numbers, asked for as find and the earlier
// lookups ask.
import { describe, expect, it } from 'vitest';
import { find } from '../../src/contract/operations/find.js';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import type { Found } from '../../src/contract/schema/find.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';
import { operationOf } from './sample-lookups.js';

const engine = engineOverAddresses('id,unit type,unit,level,lot,street number,street,suburb,state,postcode', [
  'a1,,,,,1,Bilby Street,Quandong Vale,VIC,3981',
  'a2,,,,,2,Bilby Street,Quandong Vale,VIC,3982',
  'a3,,,,,3,Bilby Street,Quandong Vale,VIC,3982',
  'b1,,,,,1,Potoroo Street,Quandong Vale,VIC,3981',
  'c1,,,,,1,Dunnart Street,Quandong Vale,VIC,3982',
  'd5,Unit,5,,,,Banksia Lane,Quandong Vale,VIC,3981',
  'd6,Unit,6,,,,Banksia Lane,Quandong Vale,VIC,3981',
  'd7,Unit,5,,,,Banksia Lane,Quandong Vale,VIC,3982',
  'e4,,,,4,,Banksia Lane,Quandong Vale,VIC,3981',
  'e5,,,,4,8,Banksia Lane,Quandong Vale,VIC,3981',
]);

const looked = async (kind: LookupKind, record: LookupInput): Promise<string[]> =>
  (
    (await engine().run(operationOf(kind), { payload: [record], sourceOfTruth: 'CUSTOM_AU_1' })).payload as LookupHit[]
  ).map(({ fullAddress }) => fullAddress!);
const found = async (fullAddress: string): Promise<string[]> => {
  const request = { payload: [{ country: 'AU' as const, fullAddress }], sourceOfTruth: 'CUSTOM_AU_1' };
  return ((await engine().run(find, request)).payload as Found[]).map((hit) => hit.fullAddress!);
};

describe('Streets of a locality of two postcodes', () => {
  it.each<[string, LookupInput, string[]]>([
    [
      'of both, the one with more addresses first',
      { street: 'bilby' },
      ['BILBY STREET, QUANDONG VALE VIC 3982', 'BILBY STREET, QUANDONG VALE VIC 3981'],
    ],
    ['of the one', { street: 'potoroo' }, ['POTOROO STREET, QUANDONG VALE VIC 3981']],
    ['of the other', { street: 'dunnart' }, ['DUNNART STREET, QUANDONG VALE VIC 3982']],
    ['in the one that is asked for', { street: 'bilby', postcode: '3981' }, ['BILBY STREET, QUANDONG VALE VIC 3981']],
    ['and none in a postcode where it has no address', { street: 'dunnart', postcode: '3981' }, []],
  ])('%s', async (_, record, lines) => {
    expect(await looked('street', record)).toEqual(lines);
  });
});

describe('Addresses without a street number', () => {
  it.each([
    [
      'unit 5 banksia lane',
      ['UNIT 5, BANKSIA LANE, QUANDONG VALE VIC 3981', 'UNIT 5, BANKSIA LANE, QUANDONG VALE VIC 3982'],
    ],
    ['unit 5 banksia lane quandong vale 3982', ['UNIT 5, BANKSIA LANE, QUANDONG VALE VIC 3982']],
    ['unit 7 banksia lane', []],
    ['lot 4 banksia lane', ['LOT 4 BANKSIA LANE, QUANDONG VALE VIC 3981', '8 BANKSIA LANE, QUANDONG VALE VIC 3981']],
  ])('%s', async (line, lines) => {
    expect(await found(line)).toEqual(lines);
  });
});
