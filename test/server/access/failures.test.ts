// Wrong credentials: who is to come later, what is forgotten with time, and whose credential is checked first.
import { describe, expect, it } from 'vitest';
import { CredentialChecks } from '../../../src/server/access/credential-checks.js';
import { Failures, type Source } from '../../../src/server/access/failures.js';

const source = (address: string, name: string, connection: object = {}): Source => ({ address, name, connection });

/** Failures by a clock that the test turns. */
function counted(): {
  failures: Failures;
  turn: (ms: number) => void;
  add: (times: number, of: (i: number) => Source) => void;
} {
  let now = 0;
  const failures = new Failures(() => now);
  return {
    failures,
    turn: (ms) => (now += ms),
    add(times, of) {
      for (let i = 0; i < times; i++) failures.add(of(i));
    },
  };
}

describe('Wrong credentials', () => {
  it.each<[string, number, (i: number) => Source]>([
    ['one name from one address', 20, () => source('a', 'ann')],
    ['one address', 200, (i) => source('a', `n${i}`)],
    ['one name', 200, (i) => source(`a${i}`, 'ann')],
  ])('are many of %s from %d on', (_, many, of) => {
    const { failures, add } = counted();
    add(many - 1, of);
    expect(failures.areMany(source('a', 'ann'))).toBe(false);
    add(1, of);
    expect(failures.areMany(source('a', 'ann'))).toBe(true);
    expect(failures.areMany(source('b', 'bob'))).toBe(false);
  });

  it('are half forgotten in ten seconds', () => {
    const { failures, add, turn } = counted();
    add(20, () => source('a', 'ann'));
    turn(1);
    expect(failures.areMany(source('a', 'ann'))).toBe(false);
    expect(failures.weight(source('a', 'ann'))).toBeCloseTo(40, 1);
    turn(9_999);
    expect(failures.weight(source('a', 'ann'))).toBeCloseTo(20);
    turn(10_000);
    add(1, () => source('a', 'ann'));
    expect(failures.weight(source('a', 'ann'))).toBeCloseTo(12);
  });

  it('weigh by the pair, and by the lesser of address and name', () => {
    const { failures, add } = counted();
    add(3, () => source('a', 'ann'));
    add(4, () => source('a', 'bob'));
    expect(failures.weight(source('a', 'ann'))).toBe(3 + 3);
    expect(failures.weight(source('a', 'cat'))).toBe(0);
    expect(failures.weight(source('b', 'ann'))).toBe(0);
    add(2, () => source('b', 'cat'));
    expect(failures.weight(source('a', 'cat'))).toBe(2);
  });

  it('put a connection that had one behind all that had none', () => {
    const { failures, add } = counted();
    const connection = {};
    add(1, () => source('a', 'ann', connection));
    expect(failures.weight(source('b', 'bob', connection))).toBeGreaterThanOrEqual(1e9);
    expect(failures.weight(source('a', 'ann'))).toBeLessThan(1e9);
  });

  it('are kept of ten thousand addresses and names, those of longest ago forgotten first', () => {
    const { failures, add } = counted();
    add(1, () => source('first', 'first'));
    add(1, () => source('second', 'second'));
    const weights = (): number[] => ['first', 'second'].map((name) => failures.weight(source(name, name)));
    add(3331, (i) => source(`a${i}`, `n${i}`));
    expect(weights()).toEqual([2, 2]);
    add(1, () => source('last', 'last'));
    expect(weights()).toEqual([0, 2]);
  });
});

describe('Checks of credentials', () => {
  /** Checks that end when they are told to; the names in the order in which they began. */
  function checks(): {
    ask: (name: string, connection?: object) => Promise<unknown>;
    begun: string[];
    end: (isRight: boolean) => Promise<void>;
    failures: Failures;
  } {
    const failures = new Failures();
    const all = new CredentialChecks(failures);
    const begun: string[] = [];
    const ends: ((isRight: boolean) => void)[] = [];
    const run = (name: string) => () =>
      new Promise<boolean>((resolve) => {
        begun.push(name);
        ends.push(resolve);
      });
    return {
      begun,
      failures,
      ask: (name, connection = {}) =>
        all.check(source(name, name, connection), run(name)).catch((error: Error) => error.message),
      async end(isRight) {
        ends.shift()!(isRight);
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  }

  it('run one after another, whoever never failed first', async () => {
    const { ask, begun, end, failures } = checks();
    failures.add(source('bad', 'bad'));
    const answers = ['first', 'bad', 'good', 'better'].map((name) => ask(name));
    expect(begun).toEqual(['first']);
    await end(true);
    expect(begun).toEqual(['first', 'good']);
    await end(false);
    await end(true);
    await end(true);
    expect(begun).toEqual(['first', 'good', 'better', 'bad']);
    expect(await Promise.all(answers)).toEqual([true, true, false, true]);
  });

  it('are sixty-four that wait at most: of one more, that with the most failures is to come again', async () => {
    const { ask, begun, failures } = checks();
    failures.add(source('n3', 'n3'));
    const answers = Array.from({ length: 65 }, (_, i) => ask(`n${i}`));
    const last = ask('one more');
    expect(begun).toEqual(['n0']);
    expect(await answers[3]).toMatch(/^too many wrong credentials came from there/);
    expect(await Promise.race([last, answers[4], Promise.resolve('waits')])).toBe('waits');
  });
});
