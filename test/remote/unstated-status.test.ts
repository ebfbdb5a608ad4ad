// The status of answers of a service that has the contract's fields alone.
import { expect, test } from 'vitest';
import { operationNamed } from '../../src/contract/operations.js';
import { remoteEngine } from '../support/service/remote-run.js';
import { scriptedService } from '../support/service/scripted-service.js';

const WATTLE = { fullAddress: '5 WATTLE ROAD, ORANGE NSW 2800', id: '12345678', exception: null };
const LYON = { fullAddress: 'Lyon, France', attributes: { Latitude: '45.76', Longitude: '4.84' } };

test.each<[string, string, object, object]>([
  ['cleanse', '5 Wattle Rd, Orange NSW 2800', WATTLE, { status: 'verified', level: 'address' }],
  ['cleanse', '5 watle road orange', WATTLE, { status: 'corrected', level: 'address' }],
  [
    'cleanse',
    'U2 5 watle road orange',
    { ...WATTLE, flatUnitNumber: '2' },
    { status: 'corrected', level: 'subdwelling' },
  ],
  ['cleanse', '5 Wattle Rd', { ...WATTLE, exception: 'Street number not found' }, { status: 'partial' }],
  [
    'cleanse',
    '5 Wattle Rd, Orange NSW 2800',
    { ...WATTLE, id: '', attributes: { DPID: '12345678' } },
    { status: 'verified', level: 'address' },
  ],
  ['cleanse', '5 Wattle Rd', { fullAddress: '5 Wattle Rd', id: null }, { status: 'unmatched', level: 'none' }],
  [
    'cleanse',
    '5 Wattle Rd',
    { fullAddress: '5 Wattle Rd', exception: 'Not found' },
    { status: 'unmatched', level: 'none' },
  ],
  ['cleanse', '5 watle road', { ...WATTLE, status: 'ambiguous' }, { status: 'ambiguous' }],
  ['geocode', 'lyon france', LYON, { status: 'verified' }],
  ['geocode', 'Lyon', LYON, { status: 'partial' }],
  ['geocode', 'Nowhere', { fullAddress: 'Nowhere', attributes: null }, { status: 'unmatched', level: 'none' }],
  ['retrieve', 'AU|AUPAF|12345678', WATTLE, { status: 'found' }],
  ['identify', 'AU|AUPAF|12345678', WATTLE, { status: 'found' }],
])('An answer of %s to %j that is %j has %j', async (name, text, element, told) => {
  const service = await scriptedService({
    answer: () => ({ body: { status: 'SUCCESS', messages: [], payload: [element] } }),
  });
  const engine = remoteEngine(service.url);
  const operation = operationNamed(name)!;
  const record = ['retrieve', 'identify'].includes(name) ? { id: text } : { fullAddress: text, country: 'FR' };
  const { payload } = await engine.run(operation, { payload: [record] });
  expect(payload).toEqual([{ ...element, ...told }]);
  await engine.close();
});

test('An answer to nothing stays none', async () => {
  const service = await scriptedService({
    answer: () => ({ body: { status: 'SUCCESS', messages: [], payload: [null] } }),
  });
  const engine = remoteEngine(service.url);
  const asked = engine.run(operationNamed('geocode')!, { payload: [{ fullAddress: 'x', country: 'XX' }] });
  expect((await asked).payload).toEqual([null]);
  await engine.close();
});
