// The levels at which fields of two records agree: a row for each way in which they may.
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { levels } from './levels-of.js';

type Address = NonNullable<MatchRecord['addresses']>[number];
const home = {
  streetNumber: '12',
  street: 'Banksia Street',
  locality: 'Aldora',
  postcode: '3111',
  state: 'VIC',
} as Address;
const at = (other: object): Address => ({ ...home, ...other }) as Address;

describe('Two addresses agree by place, street, number, unit and building', () => {
  test.each<[readonly Address[], readonly Address[], string]>([
    [[home], [at({ postcode: '3112', state: 'NSW' })], 'near / same / same / - / -'],
    [[home], [at({ postcode: '3112' })], 'locality / same / same / - / -'],
    [[home], [at({ locality: 'Benwick' })], 'postcode / same / same / - / -'],
    [[home], [at({ locality: 'Aldorra', postcode: '3999' })], 'near / same / same / - / -'],
    [[home], [at({ locality: 'Benwick', postcode: '3112' })], 'near / same / same / - / -'],
    [[home], [at({ locality: 'Benwick', postcode: '4999' })], 'other / same / same / - / -'],
    [
      [at({ postcode: 'ZZ91AA', country: 'GB' })],
      [at({ locality: 'Zork', postcode: 'ZZ92BB', country: 'GB' })],
      'near / same / same / - / -',
    ],
    [[at({ locality: '', postcode: '' })], [home], '- / same / same / - / -'],
    [[home], [at({ street: 'Banksia Street North' })], 'locality and postcode / same / same / - / -'],
    [[home], [at({ street: 'Banksa Street' })], 'locality and postcode / slip / same / - / -'],
    [[home], [at({ street: 'Banskai Street' })], 'locality and postcode / slip / same / - / -'],
    [[home], [at({ street: 'Banks Street' })], 'locality and postcode / slip / same / - / -'],
    [[home], [at({ street: 'Quince Street' })], 'locality and postcode / other / same / - / -'],
    [[at({ street: 'Elm St' })], [at({ street: 'Elk St' })], 'locality and postcode / other / same / - / -'],
    [[home], [at({ street: '' })], 'locality and postcode / - / same / - / -'],
    [[home], [at({ streetNumber: '112' })], 'locality and postcode / same / close / - / -'],
    [
      [at({ id: 'AU|GNAF|GAVIC900000011' })],
      [at({ id: 'AU|GNAF|GAVIC900000011', streetNumber: '99', street: 'Quince Street', locality: 'Benwick' })],
      'locality and postcode / same / same / - / -',
    ],
    [
      [at({ id: 'AU|GNAF|GAVIC900000011', flatUnitNumber: '3' })],
      [at({ id: 'AU|GNAF|GAVIC900000011', flatUnitNumber: '5' })],
      'locality and postcode / same / same / same / -',
    ],
    [
      [at({ id: 'AU|GNAF|GAVIC900000011' })],
      [at({ id: 'AU|GNAF|GAVIC900000012', streetNumber: '99' })],
      'locality and postcode / same / other / - / -',
    ],
    [[home], [at({ streetNumber: '21' })], 'locality and postcode / same / close / - / -'],
    [[home], [at({ streetNumber: '99' })], 'locality and postcode / same / other / - / -'],
    [[home], [at({ streetNumber: '' })], 'locality and postcode / same / - / - / -'],
    [[at({ streetNumber: '10-14' })], [at({ streetNumber: '12-16' })], 'locality and postcode / same / close / - / -'],
    [[at({ streetNumber: '10-14' })], [at({ streetNumber: '12-14' })], 'locality and postcode / same / same / - / -'],
    [[at({ streetNumber: '10-14' })], [at({ streetNumber: '10-18' })], 'locality and postcode / same / same / - / -'],
    [[at({ flatUnitNumber: '5' })], [at({ flatUnitNumber: '5' })], 'locality and postcode / same / same / same / -'],
    [[at({ flatUnitNumber: '5' })], [home], 'locality and postcode / same / same / one side / -'],
    [
      [at({ flatUnitNumber: '5', floorLevelNumber: '2' })],
      [at({ flatUnitNumber: '5' })],
      'locality and postcode / same / same / one side / -',
    ],
    [
      [at({ flatUnitNumber: '5', floorLevelNumber: '2' })],
      [at({ flatUnitNumber: '5', floorLevelNumber: '3' })],
      'locality and postcode / same / same / other / -',
    ],
    [
      [at({ streetNumber: '99', flatUnitNumber: '5' })],
      [at({ flatUnitNumber: '5' })],
      'locality and postcode / same / other / - / -',
    ],
    [
      [at({ buildingName: 'Wattle House' })],
      [at({ buildingName: 'WATTLE HOUSE' })],
      'locality and postcode / same / same / - / same',
    ],
    [
      [at({ buildingName: 'Wattle House' })],
      [at({ buildingName: 'Watle House' })],
      'locality and postcode / same / same / - / near',
    ],
    [
      [at({ buildingName: 'Wattle House' })],
      [at({ buildingName: 'Quoll Mews' })],
      'locality and postcode / same / same / - / other',
    ],
    [
      [{ locality: 'Aldora', postal: 'PO Box 12', postcode: '3111' }],
      [{ locality: 'Aldora', postal: 'PO Box 12', postcode: '3111' }],
      'locality and postcode / - / same / - / -',
    ],
    [
      [{ locality: 'Aldora', postal: 'PO Box 12', postcode: '3111' }],
      [{ locality: 'Aldora', postal: 'PO Box 13', postcode: '3111' }],
      'locality and postcode / - / other / - / -',
    ],
    [
      [at({ street: 'Quince Road', locality: 'Benwick', postcode: '4999' }), home],
      [at({ streetNumber: '14' })],
      'locality and postcode / same / close / - / -',
    ],
    [
      [home],
      [at({ street: 'Quince Road', locality: 'Benwick', postcode: '4999' }), home],
      'locality and postcode / same / same / - / -',
    ],
    [
      [home, at({ locality: 'Benwick', postcode: '4999' })],
      [at({ street: 'Quince Road', locality: 'Zork', postcode: '4888' }), at({ flatUnitNumber: '7' })],
      'locality and postcode / same / same / one side / -',
    ],
  ])('%j and %j: %s', (a, b, wanted) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const found = levels({ lastName: 'Smith', addresses: one }, { lastName: 'Smith', addresses: other });
      const { place, street, number, unit, building } = found;
      expect([place, street, number, unit, building].map((level) => level || '-').join(' / ')).toBe(wanted);
    }
  });
});

describe('Two records agree by another field', () => {
  test.each<[Partial<MatchRecord>, Partial<MatchRecord>, string, string]>([
    [{ others: ['Painter'] }, { others: ['Paniter'] }, 'other', 'slip'],
    [{ others: ['Painter'] }, { others: ['Painters'] }, 'other', 'slip'],
    [{ others: ['Painter house'] }, { others: ['Painter of boats'] }, 'other', 'near'],
    [{ others: ['Painting'] }, { others: ['Painters'] }, 'other', 'near'],
    [{ others: ['Cook'] }, { others: ['Painter'] }, 'other', 'other'],
    [{ others: ['Pa'] }, { others: ['Pb'] }, 'other', 'other'],
    [{ others: [''] }, { others: ['Painter'] }, 'other', ''],
    [{ others: ['x', 'Painter'] }, { others: ['y', 'Painter'] }, 'other', 'same'],
    [{ emails: [{ address: 'jane.doe@one.net' }] }, { emails: [{ address: 'jane.deo@one.net' }] }, 'email', 'near'],
    [{ emails: [{ address: 'jane@one.net' }] }, { emails: [{ address: 'jane@onne.net' }] }, 'email', 'mailbox'],
    [{ emails: [{ address: 'zork@one.net' }] }, { emails: [{ address: 'jane@two.net' }] }, 'email', 'other'],
    [
      { emails: [{ address: 'zork@one.net' }, { address: 'jane@two.net' }] },
      { emails: [{ address: 'jane@two.net' }] },
      'email',
      'same',
    ],
    [{ companyName: 'Acme Widgets Trading' }, { companyName: 'Acme Widgets' }, 'whole', 'words'],
    [{ companyName: 'Acme Widgets Trading North' }, { companyName: 'Acme Widgits Trading South' }, 'whole', 'some'],
    [{ companyName: 'Acme Widgets Trading North' }, { companyName: 'Acme Plumbing' }, 'whole', 'some'],
    [{ companyName: 'Acme Widgets' }, { companyName: 'Acme Plumbing Supplies' }, 'whole', 'some'],
    [{ companyName: 'Acme Widgets' }, { companyName: 'Acme Widg' }, 'whole', 'some'],
    [{ companyName: 'Acme Widgets' }, { companyName: 'Zacme Widgets' }, 'whole', 'some'],
    [{ companyName: 'Emu Trustees 2010' }, { companyName: 'Emu Trustees 2012' }, 'whole', 'other'],
    [{ companyName: 'Emu Nominees No. 4' }, { companyName: 'Emu Nominees (No 4)' }, 'whole', 'same'],
    [{ companyName: 'Emu Nominees No. 4' }, { companyName: 'Emu Nominees No. 5' }, 'whole', 'other'],
    [{ lastName: 'Smith Jr' }, { lastName: 'Smith Snr' }, 'generation', 'other'],
    [{ lastName: 'Smith Jr' }, { fullName: 'Bo Smith II' }, 'generation', 'same'],
    [{ lastName: 'Smith Jr' }, { lastName: 'Smith' }, 'generation', ''],
    [{ firstName: 'Paul' }, { firstName: 'Paula' }, 'given', 'two names'],
    [{ firstName: 'Paul' }, { firstName: 'Pual' }, 'given', 'slip'],
    [{ firstName: 'Mr Kit' }, { firstName: 'Mrs Kit' }, 'sex', 'other'],
    [{ sex: 'Mr' }, { sex: 'Ms' }, 'sex', 'other'],
    [{ sex: 'Mx' }, { sex: 'M' }, 'sex', ''],
    [{ sex: 'F' }, { sex: 'female' }, 'sex', 'same'],
    [{ sex: 'M' }, { sex: 'woman' }, 'sex', 'other'],
    [{ sex: 'x' }, { sex: 'M' }, 'sex', ''],
  ])('%j and %j: %s is %j', (a, b, field, wanted) => {
    const named = (record: Partial<MatchRecord>) =>
      'companyName' in record ? record : { lastName: 'Smith', ...record };
    expect(levels(named(a), named(b))[field] ?? '').toBe(wanted);
    expect(levels(named(b), named(a))[field] ?? '').toBe(wanted);
  });
});

describe('A mailbox that is called as its owner is', () => {
  const at = (address: string) => ({ firstName: 'Bo', lastName: 'Quoll', emails: [{ address }] });
  test.each([
    ['bo.quoll@one.net', 'bo.quoll7@two.net', ''],
    ['boquoll@one.net', 'bo_quoll@two.net', ''],
    ['b.quoll@one.net', 'b.quoll@two.net', ''],
    ['bo.quoll@one.net', 'bo.quoll@one.net', 'same'],
    ['emu7@one.net', 'emu7@two.net', 'mailbox'],
    ['emu.lover7@one.net', 'emu.lovr7@one.net', 'near'],
  ])('says no more than the names do: %s and %s: %j', (a, b, wanted) => {
    expect(levels(at(a), at(b))['email']).toBe(wanted);
    expect(levels(at(b), at(a))['email']).toBe(wanted);
  });
});
