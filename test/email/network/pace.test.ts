// What holds back questions to mail servers: turns, limits of a minute, and providers that are left in peace.
import { describe, expect, test } from 'vitest';
import { unknown } from '../../../src/email/network/servers/mailbox-answer.js';
import { MinuteLimit } from '../../../src/email/network/servers/minute-limit.js';
import { policyOf } from '../../../src/email/network/servers/provider-policy.js';
import { Provider } from '../../../src/email/network/servers/provider.js';
import { Turns } from '../../../src/email/network/servers/turns.js';
import { handClock } from '../../support/mail/clocks.js';

describe('Turns', () => {
  test('are given one at a time for each key, and so many in all', async () => {
    const clock = handClock();
    const turns = new Turns(clock, 2);
    const begun: string[] = [];
    const take = async (name: string, keys: string[]): Promise<(restMs: number) => void> => {
      const release = await turns.take(keys);
      begun.push(name);
      return release;
    };
    const a = await take('a', ['one', '192.0.2.1']);
    const b = take('b', ['two', '192.0.2.1']);
    const c = await take('c', ['three']);
    const d = take('d', ['four']);
    expect([begun, turns.isWanted(['192.0.2.1']), turns.isWanted(['one'])]).toEqual([['a', 'c'], true, false]);
    c(0);
    await d;
    a(50);
    expect(begun).toEqual(['a', 'c', 'd']);
    clock.pass(50);
    await b;
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
  });
});

describe('A limit of a minute', () => {
  test('lets so many begin at once, and the next when a minute is over', () => {
    const clock = handClock();
    const limit = new MinuteLimit(clock, 3);
    expect([limit.reserve(), limit.reserve(), limit.reserve(), limit.reserve()]).toEqual([0, 0, 0, 60_000]);
    clock.pass(90_000);
    expect([limit.reserve(), limit.reserve(), limit.reserve()]).toEqual([0, 0, 30_000]);
  });
});

describe('A provider', () => {
  const small = policyOf('mx.small.test');

  test('is known by the end of the name of its servers', () => {
    expect(policyOf('aspmx.l.google.com')).toMatchObject({
      provider: 'google.com',
      isCatchAllApart: true,
      pauseMs: 1000,
    });
    expect(policyOf('firm-com-au.mail.protection.outlook.com')).toMatchObject({ provider: 'outlook.com' });
    expect(policyOf('mta5.am0.yahoodns.net')).toMatchObject({ tells: 'refusals' });
    expect(policyOf('notgoogle.com')).toMatchObject({ provider: 'notgoogle.com', pauseMs: 0, tells: 'mailbox' });
    expect(policyOf('constructor')).toMatchObject({ provider: 'constructor', tells: 'mailbox' });
  });

  test.each([
    ['that refuses this machine', ['probe-blocked'], 1, 3_600_000],
    ['that refuses by policy again and again', ['policy-refusal'], 3, 300_000],
    ['that only puts off', ['greylisted', 'temporary-failure'], 10, 300_000],
    ['that wants to be asked less often', ['rate-limited'], 3, 300_000],
  ] as const)('%s is left in peace for a while', (_title, reasons, after, ms) => {
    const clock = handClock();
    const provider = new Provider(small, clock);
    for (let i = 0; i < after; i++) {
      expect(provider.avoided).toBeUndefined();
      provider.answered(unknown(reasons[i % reasons.length]!));
    }
    expect(provider.avoided).toMatchObject({ mailbox: 'unknown' });
    clock.pass(ms);
    expect(provider.avoided).toBeUndefined();
  });

  test('is asked for one recipient a second where it is a large one', async () => {
    const clock = handClock();
    const { signal } = new AbortController();
    const provider = new Provider(policyOf('mx.google.com'), clock);
    await provider.pause({ clock, halt: signal });
    let isOver = false;
    const second = provider.pause({ clock, halt: signal }).then(() => {
      isOver = true;
    });
    clock.pass(999);
    await Promise.resolve();
    expect(isOver).toBe(false);
    clock.pass(1);
    await second;
    expect(clock.now()).toBe(1000);
  });
});
