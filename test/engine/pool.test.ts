// The engine on worker threads: the same answers, whatever becomes of a thread.
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { find } from '../../src/contract/operations/find.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { types } from '../../src/contract/operations/types.js';
import type { WaypostError } from '../../src/contract/errors.js';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import type { openLocalEngine } from '../../src/engine/local.js';
import type { PoolOptions, openThreadPool } from '../../src/engine/threads/thread-pool.js';
import type { Caller, ResponseBody, Responder } from '../../src/engine/threads/responder.js';
import { responderOf } from '../../src/engine/threads/turns-here.js';
import { described, describedList } from '../support/service/served.js';
import { root } from '../support/workdir.js';

// Threads load built modules.
const built = (await import(`${root}dist/engine/threads/thread-pool.js`)) as { openThreadPool: typeof openThreadPool };
const act = described({ name: 'act', path: '/act', schema: () => Promise.reject(new Error('none')) }) as Operation<{
  text: string;
}>;
const many = { ...act, name: 'many', path: '/many', recordsPerCall: 100 };
const kinds = describedList({
  name: 'kinds',
  path: '/kinds',
  schema: () => Promise.reject(new Error('none')),
}) as ListOperation;

const callerOf = (user: string): Caller => ({ user, connection: {}, onGone: () => undefined });

const textOf = ({ json, done }: ResponseBody): string => {
  const text = typeof json === 'string' ? json : Buffer.from(json).toString();
  done?.();
  return text;
};

interface Opened {
  readonly pool: Responder;
  readonly counts: Int32Array;
  ask(text: string): Promise<{ text: string; thread: number }>;
}

async function open(options: Partial<PoolOptions> & { cannot?: string } = {}): Promise<Opened> {
  const memory = new SharedArrayBuffer(16);
  const { cannot, ...rest } = options;
  const pool = await built.openThreadPool({
    module: new URL('./pool-engine.mjs', import.meta.url).href,
    share: { memory, cannot },
    threads: 2,
    timeoutMs: 60_000,
    ...rest,
  });
  onTestFinished(() => pool.close());
  const ask = async (text: string): Promise<{ text: string; thread: number }> =>
    (
      JSON.parse(textOf(await pool.run(act, { payload: [{ text }] }))) as {
        payload: [{ text: string; thread: number }];
      }
    ).payload[0];
  return { pool, counts: new Int32Array(memory), ask };
}

describe('A pool of threads', () => {
  test('answers every call with its own answer, short or long', async () => {
    const { pool, ask } = await open();
    const texts = Array.from({ length: 500 }, (_, i) => `ā ${i}`);
    expect((await Promise.all(texts.map((text) => ask(text)))).map(({ text }) => text)).toEqual(texts);
    for (const long of ['ā'.repeat(50_000), '"'.repeat(200_000), 'a'.repeat(1_000_000)]) {
      expect((await ask(long)).text).toBe(long);
    }
    expect(textOf(await pool.run(act, { payload: [], locale: 'nz' }))).toBe(
      '{"status":"SUCCESS","messages":["nz"],"payload":[]}',
    );
    expect(textOf(await pool.run(kinds, { kind: 'a', payload: [] }))).toBe(
      '{"status":"SUCCESS","messages":[],"payload":[{"kind":"a","payload":[]}]}',
    );
  });

  test('leaves an answer as it is until nobody reads it any more, however many there are', async () => {
    const { pool } = await open({ threads: 1 });
    const texts = Array.from({ length: 40 }, (_, i) => `text ${i}`);
    const held: ResponseBody[] = [];
    for (const text of texts) held.push(await pool.run(act, { payload: [{ text }] }));
    expect(held.map((body) => (JSON.parse(textOf(body)) as { payload: [{ text: string }] }).payload[0].text)).toEqual(
      texts,
    );
    // What was given back is used again.
    const memories = new Set<unknown>();
    for (const text of texts) {
      const body = await pool.run(act, { payload: [{ text }] });
      memories.add((body.json as Uint8Array).buffer);
      textOf(body);
    }
    expect(memories.size).toBe(1);
  });

  test('gives a call to a thread that is free', async () => {
    const { ask, counts } = await open();
    const slow = ask('hold');
    const { thread } = await ask('first');
    for (let i = 0; i < 5; i++) expect((await ask('next')).thread).toBe(thread);
    Atomics.store(counts, 3, 1);
    Atomics.notify(counts, 3);
    expect((await slow).thread).not.toBe(thread);
  });

  test('throws what the engine throws, its kind and code with it', async () => {
    const { ask } = await open();
    await expect(ask('refuse')).rejects.toMatchObject({
      name: 'WaypostError',
      kind: 'bad-request',
      code: 'BadText',
      message: 'the text is refused',
    });
    await expect(ask('stumble')).rejects.toMatchObject({
      message: 'stumbled',
      stack: expect.stringContaining('pool-engine') as string,
    });
    expect((await ask('on')).text).toBe('on');
  });

  test('replaces a thread that dies, and asks its calls again', async () => {
    const { ask, counts } = await open({ threads: 1 });
    const all = await Promise.all(['a', 'die once', 'b', 'c'].map((text) => ask(text)));
    expect(all.map(({ text }) => text)).toEqual(['a', 'die once', 'b', 'c']);
    expect(counts[0]).toBe(2);
  });

  test('fails a call that kills its thread twice, and no other', async () => {
    const { ask, counts } = await open({ threads: 1 });
    const all = await Promise.allSettled(['a', 'die', 'b', 'c'].map((text) => ask(text)));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value.text : (one.reason as Error).message))).toEqual([
      'a',
      'a worker thread ended by itself (code 7)',
      'b',
      'c',
    ]);
    expect(counts[0]).toBe(3);
  });

  test('gives up a call that hangs, and answers those behind it', async () => {
    const { ask, counts } = await open({ threads: 1, timeoutMs: 1000 });
    const again = (): Promise<{ text: string }> => ask('behind').catch(again);
    const hang = ask('hang');
    const behind = again();
    await expect(hang).rejects.toMatchObject({
      kind: 'temporary',
      message: 'there was no answer within 1 s; ask again, with fewer records',
    });
    expect((await behind).text).toBe('behind');
    expect(counts[0]).toBeGreaterThan(1);
  });

  test('ends with an answer to everybody', async () => {
    const { pool, ask } = await open({ threads: 1 });
    const all = Promise.allSettled([ask('hold'), ...Array.from({ length: 20 }, () => ask('a'))]);
    await pool.close();
    expect((await all).map((one) => (one.status === 'rejected' ? (one.reason as WaypostError).kind : ''))).toEqual(
      Array.from({ length: 21 }, () => 'temporary'),
    );
    await expect(ask('late')).rejects.toMatchObject({ kind: 'temporary' });
  });

  test('answers another user between the records of a long call, and another connection of the same', async () => {
    const { pool } = await open({ threads: 1 });
    const slow = { payload: Array.from({ length: 30 }, () => ({ text: 'slow' })) };
    const order: string[] = [];
    const long = Array.from({ length: 4 }, (_, i) =>
      pool.run(many, slow, callerOf('alice')).then((body) => {
        order.push(`long ${i}`);
        return JSON.parse(textOf(body)) as { payload: unknown[] };
      }),
    );
    await pool.run(act, { payload: [{ text: 'a' }] }, callerOf('bob'));
    order.push('of bob');
    await pool.run(act, { payload: [{ text: 'a' }] }, callerOf('alice'));
    order.push('of alice');
    const answers = await Promise.all(long);
    expect(order.slice(0, 2)).toEqual(['of bob', 'of alice']);
    expect(answers.map(({ payload }) => payload.length)).toEqual([30, 30, 30, 30]);
  });

  test('does no more for a caller who has gone', async () => {
    const { pool, counts } = await open({ threads: 1 });
    const slow = { payload: Array.from({ length: 100 }, () => ({ text: 'slow' })) };
    const gone: (() => void)[] = [];
    const calls = Array.from({ length: 5 }, () =>
      pool.run(many, slow, { ...callerOf('alice'), onGone: (tell) => gone.push(tell) }),
    );
    await pool.run(act, { payload: [{ text: 'a' }] }, callerOf('bob'));
    for (const tell of gone) tell();
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(Array.from(calls, () => 'rejected'));
    await pool.run(act, { payload: [{ text: 'a' }] }, callerOf('bob'));
    expect(counts[1]).toBeLessThan(100);
  });

  test('begins a long call again whose thread dies between its turns', async () => {
    const { pool, counts } = await open({ threads: 1 });
    const slow = { payload: Array.from({ length: 30 }, (_, i) => ({ text: i % 2 === 0 ? 'slow' : `text ${i}` })) };
    const long = pool.run(many, slow, callerOf('alice'));
    expect(textOf(await pool.run(act, { payload: [{ text: 'die once' }] }, callerOf('bob')))).toContain('die once');
    const { payload } = JSON.parse(textOf(await long)) as { payload: { text: string }[] };
    expect(payload.map(({ text }) => text)).toEqual(slow.payload.map(({ text }) => text));
    expect(counts[0]).toBe(2);
  });

  test('does not open where no thread can attach', async () => {
    await expect(open({ cannot: 'attach' })).rejects.toThrow('the data is damaged');
  });
});

describe('The local engine in a pool', () => {
  test('answers as it does on this thread', async () => {
    const { openLocalEngine: openBuilt } = (await import(`${root}dist/engine/local.js`)) as {
      openLocalEngine: typeof openLocalEngine;
    };
    const engine = await openBuilt({ dataDir: inject('sampleData') });
    onTestFinished(() => engine.close());
    const pool = await built.openThreadPool({
      module: `file://${root}dist/engine/threads/thread-engine.js`,
      share: engine.share(),
      threads: 2,
      timeoutMs: 60_000,
    });
    const here = responderOf(engine);
    onTestFinished(() => pool.close());
    const calls: ((responder: Responder) => Promise<ResponseBody>)[] = [
      (responder) =>
        responder.run(find as unknown as Operation, { payload: [{ country: 'AU', fullAddress: '12 ban' }] }),
      (responder) =>
        responder.run(cleanse as unknown as Operation, {
          payload: [{ fullAddress: '12 banksia st' }, { fullAddress: '' }],
          locale: 'au',
        }),
      (responder) => responder.run(types as unknown as ListOperation, { kind: 'street', payload: [] }),
    ];
    for (const call of calls) {
      const answer = textOf(await call(pool));
      expect(answer).toBe(textOf(await call(here)));
      expect(answer).toContain('"status":"SUCCESS"');
    }
    await expect(pool.run(types as unknown as ListOperation, { kind: 'none', payload: [] })).rejects.toMatchObject({
      kind: 'bad-request',
    });
  });
});
