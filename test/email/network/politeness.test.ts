// How gently mail servers are asked: one connection at a time to a server, no domain and no name asked for twice, and
// nobody asked who refuses, breaks off or is not there.
import { describe, expect, test } from 'vitest';
import { PortCheck } from '../../../src/email/network/servers/port-check.js';
import { asking, endAfterEach, mailServer, oneServer, probing } from '../../support/mail/asking.js';
import { handClock } from '../../support/mail/clocks.js';
import type { Name, Zone } from '../../support/mail/dns-server.js';

endAfterEach();

/** Domains `d0.test`, `d1.test` … with a server each, at so many addresses. */
const manyDomains =
  (addresses: number): Zone =>
  (name) => {
    const [, host, number] = /^(mx\.)?d(\d+)\.test$/.exec(name) ?? [];
    if (number === undefined) return undefined;
    const server: Name = { a: [`127.0.1.${(Number(number) % addresses) + 1}`] };
    return host === undefined ? { mx: [[10, `mx.d${number}.test`]] } : server;
  };

describe('Ten thousand addresses of a hundred domains', () => {
  test('ask for each domain, mailbox and made-up name once, with one connection at a time to a server', async () => {
    const server = await mailServer({ mailboxes: ['jo'] });
    const { ask, dns } = await asking(manyDomains(40), probing(server.port));
    const addresses = Array.from({ length: 10_000 }, (_, i) => `${i % 7 === 0 ? 'jo' : `u${i}`}@d${i % 100}.test`);
    const found = await Promise.all(addresses.map((address) => ask(address)));
    const wrong = found.filter(({ mailbox }, i) => mailbox !== (i % 7 === 0 ? 'exists' : 'absent'));
    expect(wrong).toEqual([]);
    expect(new Set(dns.asked).size).toBe(dns.asked.length);
    expect(dns.asked.length).toBe(200);
    const recipients = server.recipients();
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients.length).toBe(new Set(addresses).size + 100);
    expect(server.mostAtATime).toBe(1);
  });

  test('at one server, whatever it is called, are asked over one connection at a time', async () => {
    const server = await mailServer({ mailboxes: ['jo'] });
    const { ask } = await asking(manyDomains(1), probing(server.port));
    const found = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(`jo@d${i % 50}.test`)));
    expect(new Set(found.map(({ mailbox }) => mailbox))).toEqual(new Set(['exists']));
    expect(server.recipients()).toHaveLength(100);
    expect(server.mostAtATime).toBe(1);
  });
});

describe('A mail server', () => {
  test('is asked for twenty recipients over one connection at most, and told RSET and QUIT at its end', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `u${i}`);
    const server = await mailServer({ mailboxes: names });
    const { ask } = await asking(oneServer, probing(server.port));
    await Promise.all(names.map((name) => ask(`${name}@a.test`)));
    expect(server.connections.get('127.0.0.2')).toBe(3);
    const conversations = server.lines
      .join('\n')
      .split(/^EHLO.*$/m)
      .slice(1, 3);
    for (const conversation of conversations) {
      expect(conversation.match(/^RCPT/gm)).toHaveLength(20);
      expect(conversation.trimEnd()).toMatch(/RSET\nQUIT$/);
    }
  });

  test('that breaks off is tried a few times, and then left in peace', async () => {
    const server = await mailServer({ reacts: (line) => (line.startsWith('MAIL') ? 'reset' : undefined) });
    const { ask } = await asking(oneServer, probing(server.port));
    const found = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(`u${i}@a.test`)));
    expect(new Set(found.map(({ mailbox, reason }) => `${mailbox} ${reason}`))).toEqual(
      new Set(['unknown connection-lost']),
    );
    expect(server.connections.get('127.0.0.2')).toBe(3);
  });

  test('that blocks this machine is not asked again', async () => {
    const server = await mailServer({
      reacts: (line) => (line.startsWith('RCPT') ? '554 5.7.1 Client host blocked using a block list' : undefined),
    });
    const { ask } = await asking(oneServer, probing(server.port));
    const found = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(`u${i}@a.test`)));
    expect(new Set(found.map(({ mailbox, reason }) => `${mailbox} ${reason}`))).toEqual(
      new Set(['unknown probe-blocked']),
    );
    expect(server.recipients()).toHaveLength(1);
  });

  test('that goes away in the middle loses nothing: what it did not answer is unknown', async () => {
    let asked = 0;
    const server = await mailServer({
      mailboxes: Array.from({ length: 100 }, (_, i) => `u${i}`),
      reacts: (line) => (line.startsWith('RCPT') && ++asked > 30 ? 'reset' : undefined),
    });
    const { ask } = await asking(oneServer, probing(server.port));
    const found = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(`u${i}@a.test`)));
    expect(found.filter(({ mailbox }) => mailbox === 'exists')).toHaveLength(29);
    expect(found.filter(({ reason }) => reason === 'connection-lost')).toHaveLength(71);
  });

  test('that takes so many recipients and no more is asked for the others over the next connection', async () => {
    const server = await mailServer({
      mailboxes: Array.from({ length: 10 }, (_, i) => `u${i}`),
      reacts: (line, { lines }) =>
        line.startsWith('RCPT') && lines.filter((one) => one.startsWith('RCPT')).length > 4
          ? '452 4.5.3 Too many recipients'
          : undefined,
    });
    const { ask } = await asking(oneServer, probing(server.port));
    const found = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`u${i}@a.test`)));
    expect(new Set(found.map(({ mailbox }) => mailbox))).toEqual(new Set(['exists']));
  });

  test('is passed over for the next of its domain where it cannot be reached or does not want to talk', async () => {
    const busy = { greeting: () => '421 4.3.2 busy' };
    let connections = 0;
    const server = await mailServer({
      mailboxes: ['jo'],
      greeting: () => (++connections === 1 ? busy.greeting() : '220 mx.test'),
    });
    const { ask } = await asking(
      {
        'a.test': {
          mx: [
            [10, 'gone.test'],
            [20, 'one.test'],
            [30, 'two.test'],
          ],
        },
        'one.test': { a: ['127.0.0.3'] },
        'two.test': { a: ['127.0.0.4'] },
      },
      probing(server.port),
    );
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'exists' });
    expect([...server.connections.keys()]).toEqual(['127.0.0.3', '127.0.0.4']);
  });

  test('is not asked for an address that nobody waits for any more', async () => {
    const server = await mailServer({ reacts: (line) => (line.startsWith('RCPT TO:<slow@') ? 'silence' : undefined) });
    const { ask } = await asking(oneServer, probing(server.port));
    const late = await Promise.all(['slow@a.test', 'late@a.test', 'later@a.test'].map((address) => ask(address, 4000)));
    expect(late.map(({ reason }) => reason)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'absent' });
    expect(server.recipients().filter((recipient) => recipient.startsWith('late'))).toEqual([]);
  });

  test('that is no server of mail leaves whoever waits with an end, once everything is stopped', async () => {
    const server = await mailServer({ greeting: 'silence' });
    const { ask, network } = await asking(oneServer, probing(server.port));
    const waiting = ask('jo@a.test');
    network.close();
    await expect(waiting).rejects.toThrow('stopped before the mail servers answered');
    await expect(ask('ann@a.test')).rejects.toThrow('stopped before the mail servers answered');
  });
});

describe('A port that lets nobody through', () => {
  test('is told from dead servers: one remark, and every mailbox unknown', async () => {
    const server = await mailServer();
    const { port } = server;
    await server.close();
    const { ask, network } = await asking(manyDomains(40), probing(port));
    const found = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(`jo@d${i}.test`)));
    expect(new Set(found.map(({ mailbox }) => mailbox))).toEqual(new Set(['unknown']));
    expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(['server-refuses-connection', 'port-blocked']));
    expect(network.notes()).toEqual([
      `port ${port} looks blocked from here: of servers of 3 or more unrelated domains none could be reached; ` +
        'what they would have said of mailboxes is unknown. Ask who runs this network, or run ' +
        'where mail servers can be reached',
    ]);
  });

  test('is not one where a server was reached, and not one of several names of one owner', () => {
    const reached = new PortCheck(handClock(), 25);
    reached.reached();
    for (const owner of ['a.test', 'b.test', 'c.test', 'd.test']) reached.notReached(`mx.${owner}`);
    expect([reached.note, reached.mayTry()]).toEqual([undefined, true]);
    const one = new PortCheck(handClock(), 25);
    for (const host of ['a', 'b', 'c', 'd']) one.notReached(`${host}.mail.example.co.nz`);
    expect([one.note, one.mayTry()]).toEqual([undefined, true]);
  });

  test('is tried again now and then', () => {
    const clock = handClock();
    const check = new PortCheck(clock, 25);
    for (const owner of ['a.test', 'b.test', 'c.test']) check.notReached(`mx.${owner}`);
    expect(check.mayTry()).toBe(false);
    clock.pass(30_000);
    expect([check.mayTry(), check.mayTry()]).toEqual([true, false]);
    check.reached();
    expect([check.mayTry(), check.note]).toEqual([true, undefined]);
  });
});
