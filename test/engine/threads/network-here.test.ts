// Calls that go over a network, beside threads: they are answered where the event loop is, so many at a time.
import { describe, expect, test } from 'vitest';
import type { Engine, Operation, Request, Response } from '../../../src/contract/operation.js';
import { withNetworkHere } from '../../../src/engine/threads/network-here.js';
import type { Caller, Responder, ResponseBody } from '../../../src/engine/threads/responder.js';
import { described } from '../../support/service/served.js';

const schema = (): Promise<never> => Promise.reject(new Error('none'));
const offline = described({ name: 'offline', path: '/offline', schema }) as Operation;
const online: Operation = {
  ...(described({ name: 'online', path: '/online', schema, recordsPerCall: 100 }) as Operation),
  needs: ['network'],
  asksNetwork: ({ sourceOfTruth }) => sourceOfTruth !== 'HERE',
};
const callerOf = (user: string): Caller => ({ user, connection: {}, onGone: () => undefined });
const read = ({ json }: ResponseBody): Response => JSON.parse(json as string) as Response;

/** Threads that say so. */
const threads: Responder = {
  run: () => Promise.resolve({ json: '{"status":"SUCCESS","messages":["a thread"],"payload":[]}' }),
  close: () => Promise.resolve(),
};

/** An engine that answers when it is told to, and keeps what it was asked. */
function waiting(): { engine: Engine; asked: unknown[]; answer: () => void } {
  const asked: unknown[] = [];
  const open: (() => void)[] = [];
  const engine: Engine = {
    run: (_, { payload }) => {
      asked.push(payload[0]);
      return new Promise((resolve) => {
        open.push(() => {
          resolve({ status: 'SUCCESS', messages: ['here'], payload: payload as unknown[] });
        });
      });
    },
    close: () => Promise.resolve(),
  };
  return { engine, asked, answer: () => open.shift()?.() };
}

const LONG = 60_000;
const question = (record: unknown, sourceOfTruth?: string): Request => ({ payload: [record], sourceOfTruth });

const here = (engine: Engine, timeoutMs = LONG, noticed: string[] = [], said: string[] = []): Responder =>
  withNetworkHere(threads, { ...engine, remarks: () => noticed }, timeoutMs, (remark) => said.push(remark));

describe('Calls over a network under a service with threads', () => {
  test('are answered here, and all others by the threads', async () => {
    const { engine, answer } = waiting();
    const responder = here(engine);
    const answered = responder.run(online, question('a'));
    answer();
    expect(read(await answered)).toEqual({ status: 'SUCCESS', messages: ['here'], payload: ['a'] });
    for (const [operation, request] of [
      [offline, question('a')],
      [online, question('a', 'HERE')],
    ] as const) {
      expect(read(await responder.run(operation, request)).messages).toEqual(['a thread']);
    }
  });

  test('leave room for another user, however many one has under way', async () => {
    const { engine, asked, answer } = waiting();
    const responder = here(engine);
    const many = Array.from({ length: 1000 }, (_, i) => responder.run(online, question(i), callerOf('alice')));
    const other = responder.run(online, question('of bob'), callerOf('bob'));
    expect(asked).toHaveLength(33);
    expect(asked.at(-1)).toBe('of bob');
    for (let i = 0; i < 1001; i++) {
      answer();
      await Promise.resolve();
      // Whoever was answered makes room for the next in a turn of its own.
      await new Promise(setImmediate);
    }
    expect(read(await other).payload).toEqual(['of bob']);
    expect(await Promise.all(many)).toHaveLength(1000);
  });

  test('are 256 at a time, of however many users', async () => {
    const { engine, asked, answer } = waiting();
    const responder = here(engine);
    const all = Array.from({ length: 9 }, (_, user) =>
      Array.from({ length: 32 }, (_one, i) => responder.run(online, question(i), callerOf(`user ${user}`))),
    ).flat();
    expect(asked).toHaveLength(256);
    for (let i = 0; i < all.length; i++) {
      answer();
      await new Promise(setImmediate);
    }
    expect(await Promise.all(all)).toHaveLength(288);
  });

  test('are given up where nobody waits any more, whether they have begun or not', async () => {
    const { engine, asked } = waiting();
    const responder = here(engine);
    const gone: (() => void)[] = [];
    const caller: Caller = { ...callerOf('alice'), onGone: (tell) => void gone.push(tell) };
    const all = Array.from({ length: 40 }, (_, i) => responder.run(online, question(i), caller));
    for (const tell of gone) tell();
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    expect(asked).toHaveLength(32);
  });

  test('fail as temporary after the time that a call may take', async () => {
    const responder = here(waiting().engine, 20);
    await expect(responder.run(online, question('a'))).rejects.toMatchObject({ kind: 'temporary' });
  });

  test('pass on what the engine throws', async () => {
    const engine: Engine = { run: () => Promise.reject(new Error('no')), close: () => Promise.resolve() };
    await expect(here(engine).run(online, question('a'))).rejects.toThrow('no');
  });

  test('say once what is noticed of the network meanwhile', async () => {
    const { engine, answer } = waiting();
    const noticed: string[] = [];
    const said: string[] = [];
    const responder = here(engine, LONG, noticed, said);
    for (const remark of ['', 'no way out', 'no way out', 'another']) {
      const answered = responder.run(online, question('a'));
      if (remark !== '') noticed.splice(0, 1, remark);
      answer();
      await answered;
    }
    expect(said).toEqual(['no way out', 'another']);
  });
});
