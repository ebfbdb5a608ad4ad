// Machines that have no way to the internet: name servers that keep silent, and those that deny every name.
import { describe, expect, test } from 'vitest';
import type { DnsQuestions } from '../../../src/email/network/dns/name-server.js';
import { MailNetwork } from '../../../src/email/network/mail-network.js';
import { handClock } from '../../support/mail/clocks.js';

describe('A domain that', () => {
  test('nobody answers for is unknown, and a dead name server costs a few questions and one remark', async () => {
    let questions = 0;
    const dead = (): Promise<never> => {
      questions++;
      return Promise.reject(Object.assign(new Error('queryMx ETIMEOUT'), { code: 'ETIMEOUT' }));
    };
    const dns: DnsQuestions = { resolveMx: dead, resolve4: dead, resolve6: dead, cancel: () => undefined };
    const clock = handClock();
    const network = new MailNetwork({}, { dns, clock });
    const all = [];
    for (let i = 0; i < 100; i++) all.push(await network.verify({ local: 'jo', domain: `d${i}.test` }));
    expect(new Set(all.map(({ domain }) => domain))).toEqual(new Set(['unknown']));
    expect(all[0]).toMatchObject({
      reason: 'dns-timeout',
      message: 'Timeout Exceeded: no name server answered in time',
    });
    expect(all.at(-1)).toMatchObject({ reason: 'dns-unreachable' });
    expect(questions).toBe(12);
    expect(network.notes()).toEqual([
      'no name server answered for a while, or at all; domains asked for then are unknown (--resolver names another)',
    ]);
    clock.pass(5000);
    await network.verify({ local: 'jo', domain: 'later.test' });
    expect(questions).toBe(13);
  });

  test('is denied by a name server that does not know .com either is unknown, and that is said once', async () => {
    const deny = (code: string) => (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
    let known = 0;
    const dns = (code: string, isKnown: boolean): DnsQuestions => ({
      resolveMx: deny(code),
      resolve4: deny(code),
      resolve6: deny(code),
      resolveNs: () => {
        known++;
        return isKnown ? Promise.resolve(['a.gtld-servers.net']) : deny('ENOTFOUND')();
      },
      cancel: () => undefined,
    });
    for (const code of ['ENOTFOUND', 'ENODATA']) {
      const network = new MailNetwork({}, { dns: dns(code, false), clock: handClock() });
      for (const domain of ['a.com', 'b.com.au', 'c.nz']) {
        expect(await network.verify({ local: 'jo', domain })).toMatchObject({
          domain: 'unknown',
          mailServer: 'unknown',
          reason: 'dns-not-of-internet',
        });
      }
      expect(network.notes()).toEqual([
        'the name servers of this machine do not know the names of the internet, not even .com: what they deny is ' +
          'unknown (--resolver names others)',
      ]);
    }
    expect(known).toBe(2);
    const sound = new MailNetwork({}, { dns: dns('ENOTFOUND', true), clock: handClock() });
    expect(await sound.verify({ local: 'jo', domain: 'a.com' })).toMatchObject({ reason: 'domain-absent' });
    expect(sound.notes()).toEqual([]);
  });
});
