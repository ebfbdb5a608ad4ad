// Where mail for a domain goes, for every mix of what name servers say, and what every kind of reply means.
import { expect, test } from 'vitest';
import { requireMailSettings } from '../../../src/engine/mail.js';
import { MailRoutes } from '../../../src/email/network/dns/mail-route.js';
import type { DnsAnswer, MailExchange, NameServer } from '../../../src/email/network/dns/name-server.js';
import { probeSettings, resolverAddresses, type MailSettings } from '../../../src/email/network/settings.js';
import { classOf, isForGood } from '../../../src/email/network/smtp/classify.js';
import { replyRules, softReplyRules } from '../../../src/email/network/smtp/reply-rules.js';
import { mixed, pieces } from '../support/mixed.js';
import { answered, asText } from '../support/recorded.js';

type Addresses = DnsAnswer<string>;
const SAID: readonly Addresses[] = [
  { kind: 'none' },
  { kind: 'absent' },
  { kind: 'failed', failure: 'timeout' },
  { kind: 'found', records: ['192.168.0.1', '::1'] },
  {
    kind: 'found',
    records: ['10.0.0.1', '8.8.8.8', '8.8.4.4', '1.1.1.1', '9.9.9.9', '2606:4700::1', '2606:4700::2', '1.0.0.1'],
  },
];
const HOSTS = pieces(`
  mail.example.com | 192.0.2.1 | ::1 | localhost | x.localhost | mail.localdomain | mail.invalid | -x.example
  | a_b.example | a.-b.example | example
`).concat('', 'a..b', `${'a'.repeat(63)}.x`, `${'a'.repeat(64)}.x`, `${'abc.'.repeat(63)}x`, `${'abc.'.repeat(63)}xy`);
const EXCHANGES: readonly (readonly MailExchange[])[] = [
  [],
  [{ exchange: '', priority: 0 }],
  [{ exchange: '.', priority: 0 }],
  [
    { exchange: 'B.example.', priority: 10 },
    { exchange: 'a.example', priority: 10 },
    { exchange: '.', priority: 1 },
    { exchange: 'c.example', priority: 5 },
    { exchange: 'C.EXAMPLE.', priority: 20 },
  ],
  Array.from({ length: 12 }, (_, i) => ({ exchange: `m${i}.example`, priority: 12 - i })),
];

test('Mail goes where it went, whatever the name servers say', async () => {
  const lines: string[] = [];
  const dnsOf = (v4: Addresses, v6: Addresses, mx: DnsAnswer<MailExchange>): NameServer =>
    ({
      mailExchanges: async () => mx,
      addressesOf: async (_name: string, family: 4 | 6) => (family === 4 ? v4 : v6),
    }) as unknown as NameServer;
  for (const [i, v4] of SAID.entries()) {
    for (const [j, v6] of SAID.entries()) {
      const dns = dnsOf(v4, v6, { kind: 'none' });
      lines.push(
        await answered(`${i} ${j} domain`, () => new MailRoutes(dns, false).routeOf('example.com')),
        await answered(`${i} ${j} host`, () => new MailRoutes(dns, false).hostOf('mail.example.com')),
        await answered(`${i} ${j} private`, () => new MailRoutes(dns, true).hostOf('mail.example.com')),
      );
    }
  }
  const routes = new MailRoutes(dnsOf(SAID[4]!, SAID[0]!, { kind: 'none' }), false);
  for (const host of HOSTS) lines.push(await answered(`host ${host}`, () => routes.hostOf(host)));
  const exchanges: readonly DnsAnswer<MailExchange>[] = [
    ...EXCHANGES.map((records) => ({ kind: 'found', records }) as const),
    { kind: 'absent' },
    { kind: 'failed', failure: 'refused' },
  ];
  for (const [i, mx] of exchanges.entries()) {
    lines.push(
      await answered(`servers ${i}`, () => new MailRoutes(dnsOf(SAID[0]!, SAID[0]!, mx), false).routeOf('example.com')),
    );
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/mail/routes.txt');
});

/** The words of a pattern, each alternative by itself, about as a server would write them. */
const wordsIn = ({ source }: RegExp): string[] =>
  source
    .replaceAll(/\(\?[:=!]|\\[bB]|[\^$]/g, '(')
    .split(/[|()]/)
    .map((text) =>
      text
        .replaceAll(/\[\^[^\]]*\](?:\{[\d,]+\}|[*+?])?/g, ' the ')
        .replaceAll(/\[(.)[^\]]*\]/g, '$1')
        .replaceAll(/\\s[*+]?|\.(?:[?*]|\{[\d,]+\})/g, ' ')
        .replaceAll(/\\d\+?/g, '1')
        .replaceAll(/[?+*\\]|\{[\d,]+\}/g, '')
        .trim(),
    )
    .filter((text) => text.length > 1);

test('Replies mean what they meant', async () => {
  const rules = [...replyRules, ...softReplyRules];
  const texts = [...new Set(rules.flatMap(({ text }) => (text ? wordsIn(text) : [])))];
  const statuses = [...new Set(rules.flatMap(({ status }) => (status ? wordsIn(status) : [])))];
  const codes = [
    ...new Set([...rules.flatMap(({ codes: some }) => some ?? []), 250, 251, 252, 354, 399, 499, 510, 511]),
  ];
  const STATUS = ['', '', '5.1.1', '4.2.2', '5.7.1', ...statuses.map((text) => text.replace(/^\D*/, '5.'))];
  const AROUND = ['%', '%', 'the user %', '% <jo@example.com>', '% <me@example.org> here', 'mailbox % it'];
  const asked = [
    ...codes.flatMap((code) => ['', '5.1.1', '4.7.1'].map((status) => [String(code), status, ''])),
    ...texts.flatMap((text) => [
      ['550', '', text],
      ['450', '', text],
      ['550', '5.1.1', text],
    ]),
    ...mixed(301, 300, [codes.map(String), STATUS, texts, AROUND]).map(([code, status, text, around]) => [
      code!,
      status!,
      around!.replace('%', text!),
    ]),
  ];
  const lines = asked.map(([code, status, text]) => {
    const reply = { code: Number(code), status: status!, text: text! };
    return answered(`${code} ${status} ${text}`, () => [
      classOf(reply),
      classOf(reply, 'me@example.org'),
      isForGood(reply),
    ]);
  });
  await expect(asText(await Promise.all(lines))).toMatchFileSnapshot('../answers/mail/replies.txt');
});

test('Settings of mail servers are taken and refused as they were', async () => {
  const HELO = ['', '', 'mail.example.com', 'laptop', '[192.0.2.1]', '[IPv6:2001:db8::1]', 'a\r\nb', 'x'.repeat(300)];
  const FROM = ['', '', '<>', 'me@example.com', '<me@example.com>', 'me', 'me@a b', `${'m'.repeat(80)}@example.com`];
  const PORT = ['', '', '25', '0', '1', '65535', '65536', '2.5'];
  const RESOLVER = [
    '',
    '',
    '192.0.2.1',
    '192.0.2.1:53',
    '[::1]:53',
    '::1',
    'x',
    '192.0.2.1:0',
    '192.0.2.1:65536',
    '[::1]',
  ];
  const lines = mixed(302, 90, [HELO, FROM, PORT, RESOLVER, ['', '1', '1'], ['', '1']]).map(
    ([helo, mailFrom, port, resolver, probe, isPrivate]) => {
      const settings: MailSettings = {
        ...(helo && { helo }),
        ...(mailFrom && { mailFrom }),
        ...(port && { smtpPort: Number(port) }),
        ...(probe && { probe: true }),
        ...(isPrivate && { allowPrivateMx: true }),
      };
      return [
        answered(JSON.stringify(settings), () => probeSettings(settings, () => 'host.example.org')),
        answered(`resolver ${resolver}`, () => resolverAddresses(resolver ? [resolver, '192.0.2.7'] : [])),
      ];
    },
  );
  const OF_ENGINE = [
    {},
    { resolver: ['x'] },
    { resolver: ['192.0.2.1'] },
    { probe: true },
    { helo: 'mail.example.com' },
  ];
  for (const settings of OF_ENGINE) {
    lines.push([answered(`engine ${JSON.stringify(settings)}`, () => requireMailSettings(settings as never))]);
  }
  const told = await Promise.all(lines.flat());
  await expect(asText([...new Set(told)].map((line) => line.replaceAll(/[\r\n]/g, ' ')))).toMatchFileSnapshot(
    '../answers/mail/settings.txt',
  );
});
