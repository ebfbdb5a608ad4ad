// What name servers say of a domain, each way told apart, and each asked for once.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import type { NetworkFindings } from '../../../src/email/findings.js';
import { isGlobalAddress } from '../../../src/email/network/dns/global-address.js';
import { MailNetwork } from '../../../src/email/network/mail-network.js';
import { asking, endAfterEach, mailServer, probing } from '../../support/mail/asking.js';
import type { Name } from '../../support/mail/dns-server.js';

endAfterEach();

const PUBLIC = '8.8.8.8';

type Found = Pick<NetworkFindings, 'domain' | 'mailServer' | 'mailbox' | 'reason'>;
const found = (
  domain: Found['domain'],
  mailServer: Found['mailServer'],
  mailbox: Found['mailbox'],
  reason: string,
): Found => ({ domain, mailServer, mailbox, reason });

const ZONES: readonly (readonly [title: string, zone: Readonly<Record<string, Name>>, expected: Found])[] = [
  [
    'names a mail server',
    { 'a.test': { mx: [[10, 'mx.a.test']] }, 'mx.a.test': { a: [PUBLIC] } },
    found('exists', 'exists', 'not-asked', 'mail-server-found'),
  ],
  [
    'names a mail server with an IPv6 address only',
    { 'a.test': { mx: [[10, 'mx.a.test']] }, 'mx.a.test': { aaaa: ['2a00:1450::1'] } },
    found('exists', 'exists', 'not-asked', 'mail-server-found'),
  ],
  [
    'names a server that is not there before one that is',
    {
      'a.test': {
        mx: [
          [10, 'gone.test'],
          [20, 'mx.a.test'],
        ],
      },
      'mx.a.test': { a: [PUBLIC] },
    },
    found('exists', 'exists', 'not-asked', 'mail-server-found'),
  ],
  ['does not exist', {}, found('absent', 'absent', 'not-asked', 'domain-absent')],
  [
    'has a null MX',
    { 'a.test': { mx: [[0, '']] } },
    found('refuses-mail', 'absent', 'not-asked', 'domain-refuses-mail'),
  ],
  [
    'has a null MX beside another',
    {
      'a.test': {
        mx: [
          [0, ''],
          [10, 'mx.a.test'],
        ],
      },
      'mx.a.test': { a: [PUBLIC] },
    },
    found('exists', 'exists', 'not-asked', 'mail-server-found'),
  ],
  [
    'has an address and no MX',
    { 'a.test': { a: [PUBLIC] } },
    found('exists', 'unknown', 'not-asked', 'mail-server-implied'),
  ],
  [
    'has an IPv6 address and no MX',
    { 'a.test': { aaaa: ['2a00:1450::1'] } },
    found('exists', 'unknown', 'not-asked', 'mail-server-implied'),
  ],
  [
    'has neither MX nor address',
    { 'a.test': {} },
    found('exists', 'absent', 'not-asked', 'domain-without-mail-server'),
  ],
  ['fails', { 'a.test': { rcode: 2 } }, found('unknown', 'unknown', 'unknown', 'dns-failure')],
  ['refuses to answer', { 'a.test': { rcode: 5 } }, found('unknown', 'unknown', 'unknown', 'dns-failure')],
  [
    'names servers that do not exist',
    {
      'a.test': {
        mx: [
          [10, 'x.test'],
          [20, 'y.test'],
        ],
      },
    },
    found('exists', 'absent', 'not-asked', 'mx-unresolved'),
  ],
  [
    'names a server whose address cannot be found out',
    {
      'a.test': {
        mx: [
          [10, 'x.test'],
          [20, 'y.test'],
        ],
      },
      'y.test': { rcode: 2 },
    },
    found('exists', 'unknown', 'unknown', 'dns-failure'),
  ],
  [
    'names localhost',
    { 'a.test': { mx: [[10, 'localhost']] } },
    found('exists', 'absent', 'not-asked', 'mx-not-a-host'),
  ],
  [
    'names an address in place of a server',
    { 'a.test': { mx: [[10, '192.0.2.1']] } },
    found('exists', 'unknown', 'unknown', 'mx-not-a-host'),
  ],
  [
    'names a server in a private network',
    { 'a.test': { mx: [[10, 'mx.a.test']] }, 'mx.a.test': { a: ['10.1.2.3'], aaaa: ['fd00::1'] } },
    found('exists', 'unknown', 'unknown', 'mx-not-public'),
  ],
];

describe('A domain that', () => {
  test.each(ZONES)('%s is told from the others', async (_title, zone, expected) => {
    const { ask } = await asking(zone);
    expect(await ask('jo@a.test')).toMatchObject(expected);
  });

  test('is asked for often is asked for once, and so is a server that domains share', async () => {
    const { ask, dns } = await asking({
      'a.test': { mx: [[10, 'mx.test']] },
      'b.test': { mx: [[10, 'MX.test']] },
      'mx.test': { a: [PUBLIC] },
    });
    const many = Array.from({ length: 200 }, (_, i) => `u${i}@${i % 2 === 0 ? 'A.test' : 'b.test'}`);
    const all = await Promise.all(many.map((address) => ask(address)));
    expect(new Set(all.map(({ reason }) => reason))).toEqual(new Set(['mail-server-found']));
    expect(dns.asked.sort()).toEqual(['A mx.test', 'MX a.test', 'MX b.test']);
  });

  test('is answered too late is unknown by the time that one address may take', async () => {
    const { ask } = await asking({ 'a.test': { isSilent: true } });
    expect(await ask('jo@a.test', 1500)).toEqual({
      domain: 'unknown',
      mailServer: 'unknown',
      mailbox: 'unknown',
      reason: 'timeout',
      message: 'Timeout Exceeded',
    });
  });
});

describe('A mail server', () => {
  test('at an address that is not public is not connected to, unless that is allowed', async () => {
    const server = await mailServer({ mailboxes: ['jo'] });
    const zone = { 'a.test': { mx: [[10, 'mx.a.test']] }, 'mx.a.test': { a: ['127.0.0.2'] } } as const;
    const closed = await asking(zone, { ...probing(server.port), allowPrivateMx: false });
    expect(await closed.ask('jo@a.test')).toMatchObject({ mailServer: 'unknown', reason: 'mx-not-public' });
    expect(server.connections.size).toBe(0);
    const open = await asking(zone, probing(server.port));
    expect(await open.ask('jo@a.test')).toMatchObject({ mailbox: 'exists' });
  });

  test.each([
    ['8.8.8.8', true],
    ['2a00:1450:4001::1a', true],
    ['127.0.0.1', false],
    ['10.0.0.1', false],
    ['100.64.1.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.19.0.1', false],
    ['203.0.113.9', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:0a00:0001::1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['mx.a.test', false],
  ])('at %s is public: %s', (address, isPublic) => {
    expect(isGlobalAddress(address)).toBe(isPublic);
  });
});

describe('What asks name servers', () => {
  test.each([['ns.test:53'], ['192.0.2.1:0'], ['192.0.2.1:65536'], ['[::1'], ['']])(
    'refuses %j as the address of one',
    (resolver) => {
      const make = (): MailNetwork => new MailNetwork({ resolvers: [resolver] });
      expect(make).toThrow(WaypostError);
      expect(make).toThrow(`--resolver takes the address of a name server, such as 192.0.2.53:53`);
    },
  );

  test.each([
    ['192.0.2.1'],
    ['192.0.2.1:5353'],
    ['[2001:db8::1]:53'],
    ['[2001:db8::1]'],
    ['2001:db8::1'],
    ['localhost:5353'],
  ])('takes %s', (resolver) => {
    const network = new MailNetwork({ resolvers: [resolver] });
    network.close();
    expect(network.notes()).toEqual([]);
  });
});
