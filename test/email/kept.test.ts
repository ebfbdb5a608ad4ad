// Answers of the network that are kept: how many, how long, and which go first.
import { describe, expect, test } from 'vitest';
import { Kept } from '../../src/email/network/kept.js';

/** A store with a clock that is set by hand, and a list of what was asked for. */
function store(limit: number, lifetime = 100) {
  const asked: string[] = [];
  let now = 0;
  const kept = new Kept<string>(limit, { now: () => now, after: () => () => undefined }, () => lifetime);
  const ask = async (key: string): Promise<string> =>
    kept.get(key, () => {
      asked.push(key);
      return Promise.resolve(`of ${key}`);
    });
  return {
    asked,
    kept,
    ask,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('Answers that are kept', () => {
  test('hold up to their time, and not at it', async () => {
    const { asked, ask, pass } = store(10);
    expect(await ask('a')).toBe('of a');
    pass(99);
    await ask('a');
    expect(asked).toEqual(['a']);
    pass(1);
    await ask('a');
    expect(asked).toEqual(['a', 'a']);
  });

  test('are as many as were meant: the oldest goes when one more comes, and those that follow stay', async () => {
    const { asked, ask } = store(3);
    for (const key of ['a', 'b', 'c']) await ask(key);
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect(asked).toEqual(['a', 'b', 'c']);
    await ask('d');
    for (const key of ['b', 'c', 'd']) await ask(key);
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    await ask('a');
    await ask('c');
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'a']);
    await ask('b');
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'a', 'b']);
  });

  test('that are under way stay, however many there are, and are asked for once', async () => {
    const { kept, asked, ask } = store(2);
    let end: (value: string) => void = () => undefined;
    const slow = kept.get('slow', () => {
      asked.push('slow');
      return new Promise<string>((resolve) => {
        end = resolve;
      });
    });
    for (const key of ['a', 'b', 'c']) await ask(key);
    const again = kept.get('slow', () => Promise.reject(new Error('asked twice')));
    end('at last');
    expect([await slow, await again]).toEqual(['at last', 'at last']);
    await ask('c');
    expect(asked).toEqual(['slow', 'a', 'b', 'c']);
  });

  test('are none where they hold for no time, or where asking failed', async () => {
    const { asked, ask, kept } = store(10, 0);
    await ask('a');
    await ask('a');
    expect(asked).toEqual(['a', 'a']);
    await expect(kept.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('b')).toBe('of b');
  });
});
