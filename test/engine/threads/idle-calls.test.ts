// What a thread asks itself while nobody else asks it anything.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdleCalls } from '../../../src/engine/threads/idle-calls.js';

/** Notes what is asked. `during`: what happens while one of them is answered. */
function asking(calls: readonly string[], during: (call: string) => void = () => undefined) {
  const asked: string[] = [];
  const idle = new IdleCalls(calls.values(), async (call) => {
    asked.push(call);
    during(call);
  });
  return { asked, idle };
}

/** Lets time pass, and what is due meanwhile happen. */
const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Calls of a thread that is idle', () => {
  test('begin when nobody has asked for half a second, and go on to their end', async () => {
    const { asked } = asking(['a', 'b', 'c']);
    await pass(499);
    expect(asked).toEqual([]);
    await pass(20);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('wait for as long again whenever somebody asks', async () => {
    const { asked, idle } = asking(['a']);
    for (let i = 0; i < 5; i++) {
      await pass(400);
      idle.wait();
    }
    expect(asked).toEqual([]);
    await pass(520);
    expect(asked).toEqual(['a']);
  });

  test('are interrupted by who asks, and go on later with the next', async () => {
    const { asked, idle } = asking(['a', 'b', 'c'], (call) => {
      if (call === 'b') idle.wait();
    });
    await pass(520);
    expect(asked).toEqual(['a', 'b']);
    await pass(520);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('end with the first that throws, and are not begun again', async () => {
    const { asked, idle } = asking(['a', 'b'], () => {
      throw new Error('the data is damaged');
    });
    await pass(520);
    idle.wait();
    await pass(2000);
    expect(asked).toEqual(['a']);
  });

  test('are none where an engine has none', async () => {
    const idle = new IdleCalls(undefined, () => Promise.reject(new Error('nothing is asked')));
    idle.wait();
    await pass(2000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
