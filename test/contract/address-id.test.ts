// Ids of addresses are read as they are written, whatever letters they come in.
import { expect, test } from 'vitest';
import { addressIdOf, localIdIn, readAddressId } from '../../src/contract/address-id.js';
import { AddressIds } from '../../src/engine/resources/address-ids.js';

const IDS: readonly (readonly [string, ReturnType<typeof readAddressId>, string])[] = [
  ['AU|GNAF|GAVIC1', { country: 'AU', source: 'GNAF', local: 'GAVIC1' }, 'GAVIC1'],
  ['nz|nzad|12', { country: 'NZ', source: 'NZAD', local: '12' }, '12'],
  ['FR|OPENADDRESSES|a|b', { country: 'FR', source: 'OPENADDRESSES', local: 'a|b' }, 'a|b'],
  ['AU|GNAF|', { country: 'AU', source: 'GNAF', local: '' }, ''],
  ['AU|GNAF', { country: 'AU', source: 'GNAF', local: '' }, 'GNAF'],
  ['GAVIC1', undefined, 'GAVIC1'],
  ['', undefined, ''],
];

test.each(IDS)('%s', (id, parts, local) => {
  expect([readAddressId(id), localIdIn(id)]).toEqual([parts, local]);
});

test('What is written is read again', () => {
  expect(readAddressId(addressIdOf('AU', 'GNAF', 'GAVIC1'))).toEqual({
    country: 'AU',
    source: 'GNAF',
    local: 'GAVIC1',
  });
});

test('One id after the other is read as each by itself', () => {
  const ids = new AddressIds();
  const order = [...IDS, ...IDS.toReversed(), ...IDS.flatMap((entry) => [entry, IDS[0]!])];
  expect(order.map(([id]) => ids.read(id))).toEqual(order.map(([, parts]) => parts));
});
