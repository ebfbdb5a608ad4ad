// Whether the servers of a domain take every name: how long it is known, how often it is tried, what a reply tells.
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/email/network/clock.js';
import { CatchAlls, madeUpName } from '../../../src/email/network/servers/catch-alls.js';
import type { Reply } from '../../../src/email/network/smtp/reply.js';

const HOUR = 3_600_000;
/** What is known of domains, by a clock that the test turns. */
function known(): { all: CatchAlls; turn: (ms: number) => void } {
  let now = 0;
  const clock: Clock = { now: () => now, after: () => () => undefined };
  return { all: new CatchAlls(clock), turn: (ms) => (now += ms) };
}
const reply = (code: number, status: string, text: string): Reply => ({ code, status, text, more: [] });
const state = (one: Reply): string => {
  const { all } = known();
  const test = all.of('a.example');
  all.begin(test);
  all.finish(test, one, 'me@b.example');
  return test.state;
};

describe('A domain that may take every name', () => {
  it.each([
    [reply(250, '2.1.5', 'ok'), 'takes-all'],
    [reply(550, '5.1.1', 'user unknown'), 'refuses'],
    [reply(450, '4.2.0', 'greylisted, try again later'), 'unclear'],
    [reply(451, '4.3.0', 'temporary failure'), 'unclear'],
    [reply(252, '2.0.0', 'cannot verify'), 'unclear'],
    [reply(503, '5.5.1', 'bad sequence of commands'), 'unclear'],
  ])('is told by %j: %s', (one, wanted) => {
    expect(state(one)).toBe(wanted);
  });

  it('is known for a day', () => {
    const { all, turn } = known();
    const test = all.of('a.example');
    expect(test.state).toBe('untested');
    turn(HOUR);
    all.finish(test, reply(550, '5.1.1', 'user unknown'), 'me@b.example');
    turn(24 * HOUR - 1);
    expect(all.of('a.example').state).toBe('refuses');
    turn(1);
    expect(all.of('a.example').state).toBe('untested');
    turn(24 * HOUR - 1);
    const waiting = all.of('a.example');
    turn(1);
    expect(all.of('a.example')).not.toBe(waiting);
  });

  it('is left for a quarter of an hour where a test came to nothing', () => {
    const { all, turn } = known();
    const test = all.of('a.example');
    all.begin(test);
    expect(test.state).toBe('untested');
    all.begin(test);
    expect([test.state, test.tries]).toEqual(['unclear', 2]);
    turn(HOUR / 4 - 1);
    expect(all.of('a.example')).toBe(test);
    turn(1);
    expect(all.of('a.example').state).toBe('untested');
  });

  it('is one of a hundred thousand that are known, the oldest forgotten first', () => {
    const { all } = known();
    const [first, second] = [all.of('first'), all.of('second')];
    for (let i = 0; i < 99_998; i++) all.of(`d${i}`);
    expect([all.of('first'), all.of('second')]).toEqual([first, second]);
    all.of('one more');
    expect(all.of('second')).toBe(second);
    expect(all.of('first')).not.toBe(first);
  });

  it('is tried with a name that nobody has', () => {
    const names = Array.from({ length: 50 }, madeUpName);
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^q[a-z0-9]{17,19}$/);
  });
});
