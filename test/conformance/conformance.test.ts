// Every operation of the contract, with its good and bad cases, on the local engine and through waypost serve and the remote
// engine: the answers are the same.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listOperations, operations } from '../../src/contract/operations.js';
import type { Engine, ListOperation, Operation } from '../../src/contract/operation.js';
import { outcome, overTheWire, type Case, type Outcome } from './case.js';
import { casesOf, casesOfList, malformedOf, valuesOf } from './of-every-operation.js';
import { openPairs, type Pairs } from './pair.js';
import { tableOf, tables } from './tables.js';

let pairs: Pairs, close: () => Promise<void>;
beforeAll(async () => { ({ pairs, close } = await openPairs()); });
afterAll(async () => { await close(); });

/** Asks both engines, and holds them to the case and to each other; resolves with what the local one says. */
async function holds(operation: Operation | ListOperation, asked: Case): Promise<Outcome> {
  const { local, remote } = pairs[asked.data ?? 'every'], [here, there] = await Promise.all([outcome(local, operation, asked), outcome(remote, operation, asked)]);
  if (asked.answer) expect(here).toMatchObject({ answer: asked.answer });
  if (asked.fails) expect(here).toMatchObject({ failed: { kind: asked.fails[0], message: expect.stringMatching(asked.fails[1]) as string } });
  refused(there, asked.onTheWire, here);
  return here;
}

/** Holds what came over the wire to the refusal that is documented, or else to what the local engine said. */
function refused(there: Outcome, fails: Case['onTheWire'], here?: Outcome): void {
  if (fails) expect(there).toMatchObject({ failed: { kind: fails[0], message: expect.stringMatching(fails[1]) as string } });
  else expect(there).toEqual(overTheWire(here!));
}

describe.each(operations.map((operation) => ({ operation, name: operation.name })))('$name', async ({ operation, name }) => {
  const table = tableOf(name);
  it.each([...await casesOf(operation, table), ...table.cases])('answers $title', async (asked) => { await holds(operation, asked); });
  it.each((table.features ?? []).flatMap((feature) => valuesOf(operation, feature)))('takes the option $title', async (asked) => { await holds(operation, asked); });
  it.each(table.features ?? [])('is changed by $name', async ({ name: feature, value, asked, withoutEffect }) => {
    const without = await holds(operation, { title: '', ...asked }), changed = await holds(operation, { title: '', ...asked, featureOptions: { ...asked?.featureOptions, [feature]: value } });
    if (withoutEffect === undefined) expect(changed).not.toEqual(without); else expect(changed).toEqual(without);
  });
  it.each(await malformedOf(operation, table))('is refused by the service with $title', async (asked) => { refused(await outcome(pairs.every.remote, operation, asked), asked.onTheWire); });
});

describe.each(listOperations.map((operation) => ({ operation, name: operation.name })))('$name', ({ operation, name }) => {
  it.each([...casesOfList(operation), ...tableOf(name).cases])('answers $title', async (asked) => { await holds(operation, asked); });
});

test('An eid opens in every engine that has its key', async () => {
  const identify = operations.find(({ name }) => name === 'identify')!, { local, remote } = pairs.every;
  const answers = async (engine: Engine): Promise<{ eid: string }> => (await engine.run(identify, { payload: [{ id: 'NZ|NZAD|1500155' }] })).payload[0] as { eid: string };
  const [here, there] = [await answers(local), await answers(remote)];
  expect(there).toEqual(here);
  for (const engine of [local, remote]) expect((await engine.run(identify, { payload: [{ eid: here.eid }] })).payload).toEqual([here]);
});

describe('The suite', () => {
  it('has a table for every operation, and none of what is not there', () => {
    expect(tables.map(({ operation }) => operation).sort()).toEqual([...operations, ...listOperations].map(({ name }) => name).sort());
  });
  it.each(operations.map((operation) => ({ operation, name: operation.name })))('has a case for each feature option of $name', ({ operation, name }) => {
    expect((tableOf(name).features ?? []).map((feature) => feature.name).sort()).toEqual(operation.features.map((feature) => feature.name).sort());
  });
});
