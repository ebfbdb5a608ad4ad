// Every operation of the contract, with its good and bad cases, on the local engine and through waypost serve and the
// remote engine: the answers are the same.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listOperations, operations } from '../../src/contract/operations.js';
import type { Engine, ListOperation, Operation } from '../../src/contract/operation.js';
import { outcome, overTheWire, withoutFieldRemarks, type Case, type Outcome } from './case.js';
import { casesOf, casesOfList, malformedOf, valuesOf } from './of-every-operation.js';
import { sameByGetAndPost } from './get-and-post.js';
import { sameOverFiles } from './over-files.js';
import { openPairs, type Pairs } from './pair.js';
import { tableOf, tables } from './tables.js';

let pairs: Pairs;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ pairs, close } = await openPairs());
});
afterAll(async () => {
  await close();
});

/** What both engines say, and what the remote one should. */
async function ask(
  operation: Operation | ListOperation,
  asked: Case,
): Promise<{ here: Outcome; there: Outcome; wanted: unknown }> {
  const { local, remote } = pairs[asked.data ?? 'every'];
  const [here, there] = await Promise.all([outcome(local, operation, asked), outcome(remote, operation, asked)]);
  return {
    here,
    there: withoutFieldRemarks(there),
    wanted: refusal(asked.onTheWire) ?? overTheWire(here),
  };
}

/** A failure as an outcome has it. */
const refusal = (fails: Case['fails']): object | undefined =>
  fails && { failed: { kind: fails[0], message: expect.stringMatching(fails[1]) as string } };
/** What the outcome of a case is like at least. */
const likely = ({ answer, fails }: Case): object => refusal(fails) ?? (answer ? { answer } : {});

describe.each(operations.map((operation) => ({ operation, name: operation.name })))(
  '$name',
  async ({ operation, name }) => {
    const table = tableOf(name);
    const values = (table.features ?? []).flatMap((feature) => valuesOf(operation, feature));

    it.each([...(await casesOf(operation, table)), ...table.cases, ...values])('answers $title', async (asked) => {
      const { here, there, wanted } = await ask(operation, asked);
      expect(here).toMatchObject(likely(asked));
      expect(there).toEqual(wanted);
    });

    it.each(table.features ?? [])('is changed by $name', async ({ name: feature, value, asked, withoutEffect }) => {
      const without = await ask(operation, { title: '', ...asked });
      const changed = await ask(operation, {
        title: '',
        ...asked,
        featureOptions: { ...asked?.featureOptions, [feature]: value },
      });
      expect([without.there, changed.there]).toEqual([without.wanted, changed.wanted]);
      if (withoutEffect === undefined) expect(changed.here).not.toEqual(without.here);
      else expect(changed.here).toEqual(without.here);
    });

    it.each(await malformedOf(operation, table))('is refused by the service with $title', async (asked) => {
      expect(await outcome(pairs.every.remote, operation, asked)).toEqual(refusal(asked.onTheWire));
    });
  },
);

describe.each(listOperations.map((operation) => ({ operation, name: operation.name })))(
  '$name',
  ({ operation, name }) => {
    it.each([...casesOfList(operation), ...tableOf(name).cases])('answers $title', async (asked) => {
      const { here, there, wanted } = await ask(operation, asked);
      expect(here).toMatchObject(likely(asked));
      expect(there).toEqual(wanted);
    });
  },
);

describe('One record by GET and by POST', () => {
  sameByGetAndPost(() => pairs);
});

describe('A file', () => {
  sameOverFiles(() => pairs);
});

test('An eid opens in every engine that has its key', async () => {
  const identify = operations.find(({ name }) => name === 'identify')!;
  const { local, remote } = pairs.every;
  const answers = async (engine: Engine): Promise<{ eid: string }> =>
    (await engine.run(identify, { payload: [{ id: 'NZ|NZAD|1500155' }] })).payload[0] as { eid: string };
  const [here, there] = [await answers(local), await answers(remote)];
  expect(there).toEqual(here);
  for (const engine of [local, remote]) {
    expect((await engine.run(identify, { payload: [{ eid: here.eid }] })).payload).toEqual([here]);
  }
});

describe('The suite', () => {
  it('has a table for every operation, and none of what is not there', () => {
    expect(tables.map(({ operation }) => operation).sort()).toEqual(
      [...operations, ...listOperations].map(({ name }) => name).sort(),
    );
  });
  it.each(operations.map((operation) => ({ operation, name: operation.name })))(
    'has a case for each feature option of $name',
    ({ operation, name }) => {
      expect((tableOf(name).features ?? []).map((feature) => feature.name).sort()).toEqual(
        operation.features.map((feature) => feature.name).sort(),
      );
    },
  );
});
