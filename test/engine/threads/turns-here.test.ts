// The engine beside the event loop, on one thread: its turns are as fair as those of threads.
import { describe, expect, test } from 'vitest';
import type { Engine, Operation, Response } from '../../../src/contract/operation.js';
import type { Caller, ResponseBody } from '../../../src/engine/threads/responder.js';
import { responderOf } from '../../../src/engine/threads/turns-here.js';
import { described } from '../../support/service/served.js';

const schema = (): Promise<never> => Promise.reject(new Error('none'));
const one = described({ name: 'one', path: '/one', schema }) as Operation<number>;
const many = described({ name: 'many', path: '/many', schema, recordsPerCall: 100 }) as Operation<number>;
const callerOf = (user: string): Caller => ({ user, connection: {}, onGone: () => undefined });
const read = ({ json }: ResponseBody): Response => JSON.parse(json as string) as Response;

/** An engine whose records each take so many milliseconds; what is under 0 is refused, and said so. */
const slow = (ms: number, asked: number[] = []): Engine => ({
  run: (_, { payload }) => {
    const records = payload as number[];
    asked.push(records.length);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms * records.length);
    return Promise.resolve({
      status: 'SUCCESS',
      messages: ['of all', ...records.flatMap((record, i) => (record < 0 ? [`record ${i + 1}: it is ${record}`] : []))],
      payload: records.map((record) => (record < 0 ? null : record)),
    });
  },
  close: () => Promise.resolve(),
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('An engine on this thread', () => {
  test('answers another user between the records of long calls', async () => {
    const responder = responderOf(slow(5));
    const order: string[] = [];
    const long = [1, 2, 3].map(async (i) => {
      await responder.run(many, { payload: numbers(60) }, callerOf('alice'));
      order.push(`long ${i}`);
    });
    await responder.run(one, { payload: [1] }, callerOf('bob'));
    order.push('of bob');
    await Promise.all(long);
    expect(order[0]).toBe('of bob');
  });

  test('lets what comes over the network in between turns', async () => {
    const responder = responderOf(slow(5));
    let rounds = 0;
    const count = setInterval(() => rounds++, 1);
    await responder.run(many, { payload: numbers(60) }, callerOf('alice'));
    clearInterval(count);
    expect(rounds).toBeGreaterThan(10);
  });

  test('joins what was answered in turns: records in order, remarks with the number of theirs', async () => {
    const payload = [0, 1, -2, 3, -4];
    expect(read(await responderOf(slow(3)).run(many, { payload }))).toEqual({
      status: 'SUCCESS',
      messages: ['of all', 'record 3: it is -2', 'record 5: it is -4'],
      payload: [0, 1, null, 3, null],
    });
  });

  test('asks at once for what does not have an answer to each record', async () => {
    const asked: number[] = [];
    const engine: Engine = {
      ...slow(0),
      run: (_, { payload }) => {
        asked.push(payload.length);
        return Promise.resolve({ status: 'SUCCESS', messages: [], payload: ['for all of them', ''] });
      },
    };
    expect(read(await responderOf(engine).run(many, { payload: [1, 2, 3] })).payload).toEqual(['for all of them', '']);
    expect(asked).toEqual([1, 3]);
  });

  test('asks for all records at once of an operation that takes one', async () => {
    const asked: number[] = [];
    await responderOf(slow(0, asked)).run(one, { payload: [1, 2, 3] });
    expect(asked).toEqual([3]);
  });

  test('counts what it took to fail', async () => {
    const engine: Engine = {
      ...slow(20),
      run: async (operation, request) => {
        const answer = await slow(20).run(operation, request);
        if (request.payload[0] === -1) throw new TypeError('broken');
        return answer;
      },
    };
    const responder = responderOf(engine);
    const order: string[] = [];
    const asked = ['alice', 'alice', 'alice', 'bob'].map(async (user) => {
      const caller = callerOf(user);
      await responder.run(one, { payload: [user === 'alice' ? -1 : 1] }, caller).catch(() => undefined);
      order.push(user);
    });
    await Promise.all(asked);
    expect(order).toEqual(['alice', 'bob', 'alice', 'alice']);
  });

  test('throws what the engine throws, and does no more for who has gone', async () => {
    const asked: number[] = [];
    const failing: Engine = { ...slow(0), run: () => Promise.reject(new TypeError('broken')) };
    await expect(responderOf(failing).run(many, { payload: [1, 2] })).rejects.toThrow('broken');
    let leave = (): void => undefined;
    const call = responderOf(slow(5, asked)).run(
      many,
      { payload: numbers(100) },
      { ...callerOf('alice'), onGone: (tell) => (leave = tell) },
    );
    setTimeout(() => {
      leave();
    }, 30);
    await expect(call).rejects.toMatchObject({ kind: 'temporary' });
    expect(asked.length).toBeLessThan(100);
  });
});
