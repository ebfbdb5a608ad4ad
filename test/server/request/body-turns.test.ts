// Large bodies take turns on the thread that answers everybody, and leave it to the others between two.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BodyTurns } from '../../../src/server/request/body-turns.js';

const LARGE = 128 * 1024;
const TOOK = 10;
/** Milliseconds that it took to read one and to receive it. */
const COST = TOOK + LARGE / 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Bodies of users, each of which takes ten milliseconds; the names of those that were read. */
function bodies(): { read: string[]; take: (user: string, bytes?: number) => void } {
  const turns = new BodyTurns();
  const read: string[] = [];
  const connections = new Map<string, object>();
  return {
    read,
    take(user, bytes = LARGE) {
      if (!connections.has(user)) connections.set(user, {});
      turns.take({ user, connection: connections.get(user)! }, bytes, () => {
        read.push(user);
        vi.advanceTimersByTime(bytes < LARGE ? 0 : TOOK);
      });
    },
  };
}

describe('A large body', () => {
  test('is read at once where none was read', () => {
    const { read, take } = bodies();
    take('ann');
    expect(read).toEqual(['ann']);
  });

  test('waits four times as long as it took to receive and to read the last one', () => {
    const { read, take } = bodies();
    take('ann');
    take('ben');
    vi.advanceTimersByTime(Math.floor(4 * COST) - 1);
    expect(read).toEqual(['ann']);
    vi.advanceTimersByTime(1);
    expect(read).toEqual(['ann', 'ben']);
    take('ann');
    vi.advanceTimersByTime(4 * COST);
    expect(read).toEqual(['ann', 'ben', 'ann']);
  });

  test('of who has used less comes first', () => {
    const { read, take } = bodies();
    for (const user of ['ann', 'ann', 'ann', 'ben']) take(user);
    vi.advanceTimersByTime(1000);
    expect(read).toEqual(['ann', 'ben', 'ann', 'ann']);
  });

  test('of megabytes that is refused in no time is followed by a pause for what it took to receive', () => {
    const turns = new BodyTurns();
    const read: number[] = [];
    for (let i = 0; i < 3; i++) {
      turns.take({ user: 'ann', connection: turns }, 5_000_000, () => {
        read.push(i);
      });
    }
    vi.advanceTimersByTime(19);
    expect(read).toEqual([0]);
    vi.advanceTimersByTime(21);
    expect(read).toEqual([0, 1, 2]);
  });

  test('keeps no small one waiting', () => {
    const { read, take } = bodies();
    take('ann');
    take('ben', LARGE - 1);
    take('cat');
    expect(read).toEqual(['ann', 'ben']);
  });
});
