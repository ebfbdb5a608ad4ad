// The package as a library: what it exports, and that it works.
import { expect, inject, test } from 'vitest';
import {
  listOperations,
  openLocalEngine,
  openRemoteEngine,
  operationNamed,
  operations,
  WaypostError,
} from '../src/index.js';
import { scriptedService } from './support/service/scripted-service.js';

test('The library cleanses with the engine and the operations of the command line', async () => {
  const engine = await openLocalEngine({ dataDir: inject('sampleData') });
  try {
    const cleanse = operationNamed('cleanse');
    expect(operations).toContain(cleanse);
    const response = await engine.run(cleanse!, {
      payload: [{ fullAddress: '5/24 smtih st reservoir 3073' }, { fullAddress: 'qwxyz' }],
    });
    expect(response).toMatchObject({
      status: 'SUCCESS',
      payload: [{ status: 'corrected', flatUnitNumber: '5' }, { status: 'unmatched' }],
    });
  } finally {
    await engine.close();
  }
});

test('The library lists types, and names the lists there are', async () => {
  const engine = await openLocalEngine({ dataDir: inject('sampleData') });
  try {
    const types = listOperations.find(({ name }) => name === 'types')!;
    for (const kind of types.kinds) {
      expect((await engine.run(types, { kind, payload: [], sourceOfTruth: 'GNAF' })).payload.length).toBeGreaterThan(0);
    }
    await expect(engine.run(types, { kind: 'roads', payload: [] })).rejects.toMatchObject({
      kind: 'bad-request',
      message: expect.stringContaining("no list of types 'roads'; there are floorLevel, postal") as string,
    });
  } finally {
    await engine.close();
  }
});

test('The library throws typed errors', async () => {
  await expect(openLocalEngine({ dataDir: inject('sampleData'), source: 'AUPAF' })).rejects.toThrow(WaypostError);
});

test('The library asks a service as the command line does', async () => {
  const service = await scriptedService({ credential: 'me:secret' });
  const engine = openRemoteEngine({ endpoint: service.url, credential: { user: 'me', secret: 'secret' } });
  try {
    expect(await engine.run(operationNamed('cleanse')!, { payload: [{ fullAddress: '1 king st' }] })).toMatchObject({
      status: 'SUCCESS',
      payload: [{ fullAddress: '1 KING ST' }],
    });
    expect(engine.calls).toEqual({ made: 1, again: 0 });
  } finally {
    await engine.close();
  }
});
