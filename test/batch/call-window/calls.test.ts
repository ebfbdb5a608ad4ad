// The window of calls: how many are under way, how full they are, in which order they are given, and what fails.
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import type { Engine } from '../../../src/contract/operation.js';
import { scripted, memory, numbers, texts, settled, windowIn, windowOf } from './scripted-engine.js';

describe('Calls', () => {
  test('are filled with the records of several blocks, in order', async () => {
    const { engine, calls } = scripted();
    const window = windowOf(engine, 10, 3);
    const blocks = [numbers(0, 7), numbers(7, 7), numbers(14, 7)].map((block) => window.ask(block));
    await settled();
    expect(calls.map((call) => call.texts)).toEqual(
      [numbers(0, 10), numbers(10, 10)].map((all) => all.map(({ text }) => text)),
    );
    calls[1]!.answer();
    calls[0]!.answer();
    expect(texts(await blocks[0]!)).toEqual(numbers(0, 7).map(({ text }) => `${text}!`));
    expect(texts(await blocks[1]!)).toEqual(numbers(7, 7).map(({ text }) => `${text}!`));
    await settled();
    expect(calls).toHaveLength(2);
    window.flush();
    await settled();
    expect(calls[2]!.texts).toEqual(['20']);
    calls[2]!.answer();
    expect(texts(await blocks[2]!)).toHaveLength(7);
  });

  test('never exceed the limit, and a slow one does not hold up the others', async () => {
    const { engine, calls, open } = scripted();
    const window = windowOf(engine, 5, 2);
    const blocks = Array.from({ length: 8 }, (_, i) => window.ask(numbers(i * 5, 5)));
    for (let next = 1; next < 8; next++) {
      await settled();
      expect(open()).toBe(2);
      calls[next]!.answer();
    }
    await settled();
    expect(open()).toBe(1);
    calls[0]!.answer();
    expect((await Promise.all(blocks)).map(texts)).toEqual(
      Array.from({ length: 8 }, (_, i) => numbers(i * 5, 5).map(({ text }) => `${text}!`)),
    );
  });

  test('that are not full wait for more while others are in flight, until nothing more can come', async () => {
    const { engine, calls } = scripted();
    const window = windowOf(engine, 5, 4);
    void window.ask(numbers(0, 8));
    await settled();
    expect(calls.map((call) => call.texts.length)).toEqual([5]);
    expect(window.wantsMore).toBe(true);
    window.flush();
    await settled();
    expect(calls.map((call) => call.texts.length)).toEqual([5, 3]);
  });

  test('want no more records when twice what can be in flight waits', async () => {
    const { engine } = scripted();
    const window = windowOf(engine, 5, 2);
    void window.ask(numbers(0, 19));
    expect(window.wantsMore).toBe(true);
    void window.ask(numbers(19, 1));
    expect(window.wantsMore).toBe(false);
  });
});

describe('What no record can be blamed for', () => {
  test('ends all blocks, begins no more calls, and keeps what is answered meanwhile', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 2, 2, keeping);
    const blocks = [window.ask(numbers(0, 4)), window.ask(numbers(4, 4))];
    const ends = Promise.allSettled(blocks);
    await settled();
    calls[0]!.fail(new WaypostError('authentication', 'who are you'));
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const stopped = window.stop();
    calls[1]!.answer();
    await stopped;
    expect(keeping.put()).toEqual(['2!', '3!']);
    expect(calls).toHaveLength(2);
    await expect(window.ask(numbers(8, 1))).rejects.toThrow('who are you');
  });

  test('a call that waits to be made again is not waited for at all', async () => {
    const { engine, calls } = scripted();
    const waiting: Engine = {
      ...engine,
      run: (operation, request) =>
        new Promise((_, reject) => {
          void engine.run(operation, request);
          const { ends } = request;
          ends?.addEventListener('abort', () => {
            reject(ends.reason as Error);
          });
        }),
    };
    const window = windowIn(waiting, { size: 2, limit: pLimit(2), drainMs: 3_600_000 });
    const block = window.ask(numbers(0, 2));
    const ends = Promise.allSettled([block]);
    await settled();
    expect(calls).toHaveLength(1);
    await expect(window.stop()).resolves.toBeUndefined();
    expect((await ends).map((end) => 'reason' in end && (end.reason as Error).message)).toEqual(['the run has ended']);
  });

  test('a call that never ends is not waited for beyond the given time', async () => {
    const { engine, calls } = scripted();
    const window = windowIn(engine, { size: 2, limit: pLimit(2), drainMs: 10 });
    void window.ask(numbers(0, 2));
    await settled();
    expect(calls).toHaveLength(1);
    await expect(window.stop()).resolves.toBeUndefined();
  });
});
