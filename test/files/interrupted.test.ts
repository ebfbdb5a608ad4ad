// Waits that a signal ends, and what they were waiting for when it comes after all.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { interrupted, openedUnlessInterrupted } from '../../src/files/interrupted.js';

const later = <T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: Error) => void } => {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
};

describe('A wait that a signal ends', () => {
  test('gives what it waited for while nobody aborts', async () => {
    await expect(interrupted(new AbortController().signal, Promise.resolve(7))).resolves.toBe(7);
    await expect(interrupted(undefined, Promise.resolve(7))).resolves.toBe(7);
  });

  test.each(['before the wait', 'during the wait'])('fails with the reason of a signal %s', async (when) => {
    const stop = new AbortController();
    if (when === 'before the wait') stop.abort(new Error('enough'));
    const waiting = interrupted(stop.signal, new Promise(() => undefined));
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('What is opened during a wait that a signal ends', () => {
  const closed: string[] = [];
  const close = (late: string): Promise<void> => {
    closed.push(late);
    return Promise.reject(new Error('a close that fails is nobody’s any more'));
  };

  test('is given open while nobody aborts', async () => {
    const stop = new AbortController();
    await expect(openedUnlessInterrupted(stop.signal, Promise.resolve('early'), close)).resolves.toBe('early');
    stop.abort();
    await nextTurn();
    expect(closed).toEqual([]);
  });

  test('is closed when it arrives late', async () => {
    const stop = new AbortController();
    const opening = later<string>();
    const waiting = openedUnlessInterrupted(stop.signal, opening.promise, close);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    expect(closed).toEqual([]);
    opening.resolve('late');
    await nextTurn();
    expect(closed).toEqual(['late']);
  });

  test('is closed where the signal was aborted before', async () => {
    closed.length = 0;
    const waiting = openedUnlessInterrupted(AbortSignal.abort(new Error('enough')), Promise.resolve('too late'), close);
    await expect(waiting).rejects.toThrow('enough');
    await nextTurn();
    expect(closed).toEqual(['too late']);
  });

  test('fails as its opening fails, and a failure that comes late is nobody’s', async () => {
    const stop = new AbortController();
    await expect(openedUnlessInterrupted(stop.signal, Promise.reject(new Error('gone')), close)).rejects.toThrow(
      'gone',
    );
    const opening = later<string>();
    const waiting = openedUnlessInterrupted(stop.signal, opening.promise, close);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    opening.reject(new Error('gone'));
    await nextTurn();
  });
});
