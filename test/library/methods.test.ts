// The methods of an engine: one for each operation, over the data of this machine and over a service.
import { describe, expect, inject, test } from 'vitest';
import { listOperations, openLocalEngine, openRemoteEngine, operations, type OperationName } from '../../src/index.js';
import { listOperationTable, operationTable } from '../../src/contract/operations.js';
import { exampleValue } from '../../src/contract/examples.js';
import { ofService, opened } from './opened.js';

/** The name of an operation in camel case. */
const camelCase = (name: string): string => name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is asked of an operation beside the whole address, where it takes one. */
const BESIDE_WHOLE = new Set(['fullAddress', 'firstName', 'lastName']);

/** A record of an operation, by the examples of its fields. */
function exampleRecord(name: OperationName): unknown {
  if (name === 'match') return { from: [{ id: 'c' }], to: [{ id: 'r' }] };
  if (name === 'intlFind') return { fullAddress: 'Bordeaux', country: 'FR' };
  const operation = operations.find((one) => camelCase(one.name) === name)!;
  const country = operation.country ?? 'AU';
  const only = operation.fields.some((field) => field.name === 'fullAddress') && !name.startsWith('lookup');
  const values = operation.fields.map((field) =>
    only && !BESIDE_WHOLE.has(field.name) ? '' : (exampleValue(field.name, country) ?? ''),
  );
  return operation.toRecord(values);
}

describe('An engine', () => {
  test('has a method for each operation, of its name in camel case', async () => {
    const names = operations.map(({ name }) => camelCase(name));
    expect(Object.keys(operationTable)).toEqual(names);
    expect(Object.keys(listOperationTable)).toEqual(listOperations.map(({ name }) => camelCase(name)));
    const engine = await opened();
    expect(Object.keys(engine)).toEqual(expect.arrayContaining([...names, ...Object.keys(listOperationTable)]));
  });

  test('has the same surface over a service', async () => {
    const local = await opened();
    const remote = openRemoteEngine({ endpoint: 'https://addresses.example.org' });
    const shared = Object.keys(local).filter((name) => name !== 'notes' && name !== 'dataVersion');
    expect(Object.keys(remote).filter((name) => name !== 'calls' && name !== 'host')).toEqual(shared);
    await remote.close();
  });

  test.each(Object.keys(operationTable) as OperationName[])('answers %s', async (name) => {
    const engine = await openLocalEngine({ data: inject('sampleSets').everyKind });
    try {
      const options = name === 'addressRetrieve' ? { country: 'AU' } : {};
      const ask = engine[name] as (records: unknown[], options: object) => Promise<unknown[]>;
      const answers = await ask([exampleRecord(name)], options);
      expect(answers).toHaveLength(1);
      expect(answers[0]).not.toMatchObject({ status: expect.stringMatching(/^(error|ERROR)$/) as string });
    } finally {
      await engine.close();
    }
  });

  test.each(listOperations[0]!.kinds)('lists the types of %s', async (kind) => {
    const engine = await opened();
    expect((await engine.types(kind as 'street')).length).toBeGreaterThan(0);
  });

  test('answers any number of records in order, in calls of as many as the operation takes', async () => {
    const { engine, service } = await ofService();
    const records = Array.from({ length: 250 }, (_, i) => `${i} king st`);
    const answers = await engine.cleanse(records);
    expect(answers.map(({ fullAddress }) => fullAddress)).toEqual(records.map((text) => text.toUpperCase()));
    expect(service.calls.map((call) => call.records.length).sort()).toEqual([100, 100, 50]);
  });

  test('makes no more calls at a time than it is told', async () => {
    const { engine, service } = await ofService(undefined, 8);
    let most = 0;
    let underWay = 0;
    const run = engine.stream(
      Array.from({ length: 600 }, (_, i) => `${i} king st`),
      'cleanse',
      { concurrency: 2 },
    );
    for await (const { cleanse } of run) {
      underWay = service.calls.length - Math.floor(service.answered.length / 100);
      most = Math.max(most, underWay);
      expect(cleanse.status).toBe('verified');
    }
    expect(most).toBeLessThanOrEqual(2);
    await expect(engine.cleanse(['x'], { concurrency: 1.5 })).rejects.toThrow('concurrency must be a whole number');
  });

  test('answers nothing to no records', async () => {
    const engine = await opened();
    expect(await engine.cleanse([])).toEqual([]);
    expect(await engine.find([])).toEqual([]);
  });

  test('answers a record that fails alone with its error, and the others', async () => {
    const { engine } = await ofService(({ records }) => {
      if (records.some(({ fullAddress }) => fullAddress === 'poison')) {
        return { status: 400, body: { status: 'ERROR', messages: ['not this one'], payload: [] } };
      }
      return { body: { status: 'SUCCESS', messages: [], payload: records.map(() => ({ status: 'verified' })) } };
    });
    const answers = await engine.cleanse(['a', 'poison', 'b']);
    expect(answers.map(({ status }) => status)).toEqual(['verified', 'error', 'verified']);
    expect(answers[1]!.messages?.join()).toContain('not this one');
  });

  test('lets others have their turn between two calls', async () => {
    const engine = await opened();
    let turns = 0;
    const other = setInterval(() => turns++, 0);
    await engine.find(Array.from({ length: 200 }, () => '24 smi res'));
    clearInterval(other);
    expect(turns).toBeGreaterThan(1);
  });

  test('ends a call at the signal', async () => {
    const engine = await opened();
    const stop = new AbortController();
    const answers = engine.find(
      Array.from({ length: 10_000 }, () => '24 smi res'),
      { signal: stop.signal },
    );
    stop.abort(new Error('enough'));
    await expect(answers).rejects.toThrow('enough');
  });

  test('says that it is closed, and closes once', async () => {
    const engine = await opened();
    await engine.close();
    await engine.close();
    await expect(engine.cleanse(['x'])).rejects.toMatchObject({ kind: 'usage', message: /the engine is closed/ });
  });
});
