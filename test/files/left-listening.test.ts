// Whoever waits until a signal listens to it no longer than that: a run of a day waits a million times at one signal.
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock as mailClock, waitFor } from '../../src/email/network/clock.js';
import { interrupted } from '../../src/files/interrupted.js';
import { pause, systemClock } from '../../src/layers/clock.js';
import { logOf, ONE } from '../recorded/mail/course.js';

const listening = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;
const forever = new Promise<never>(() => undefined);

describe('A wait until a signal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const waits: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>> = {
    'of a layer': (signal) => pause(systemClock, 1000, signal),
    'of mail': (signal) => waitFor(mailClock, 1000, signal),
    'for work': (signal) =>
      interrupted(signal, new Promise<void>((resolve) => void systemClock.deadline(1000, resolve))),
  };

  test.each(Object.entries(waits))('%s is not over before its time, and leaves nothing then', async (_, wait) => {
    const { signal } = new AbortController();
    let isOver = false;
    const waited = wait(signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect([isOver, listening(signal), vi.getTimerCount()]).toEqual([false, 1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await waited;
    expect([isOver, listening(signal), vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  test.each(Object.entries(waits).slice(0, 2))('%s that is stopped leaves no timer', async (_, wait) => {
    const control = new AbortController();
    const waited = wait(control.signal).catch((error: unknown) => error);
    control.abort();
    await waited;
    expect([listening(control.signal), vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('for work that fails, or that nobody ends, leaves nothing', async () => {
    const control = new AbortController();
    await expect(interrupted(control.signal, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(listening(control.signal)).toBe(0);
    const waited = interrupted(control.signal, forever).catch((error: unknown) => error);
    control.abort(new Error('stop'));
    expect(await waited).toEqual(new Error('stop'));
    expect(listening(control.signal)).toBe(0);
  });
});

test('Conversations with mail servers that are over listen to no signal', async () => {
  let left = -1;
  await logOf({ zone: (name) => ONE[name] }, async ({ ask, pass, network }) => {
    await ask('al@a.test', 'bo@a.test');
    await pass(3_600_000);
    await ask('no@a.test');
    await pass(3_600_000);
    left = listening((network as unknown as { halt: AbortController }).halt.signal);
  });
  expect(left).toBe(0);
});
