// Servers that mean harm, and addresses that do: no line of a customer file becomes a command, and no server holds or
// fills this machine.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandBytes, commandFault, isSendable } from '../../../src/email/network/smtp/command.js';
import { asking, endAfterEach, mailServer, oneServer, probing } from '../../support/mail/asking.js';
import { systemClock } from '../../../src/email/network/clock.js';
import type { Temper } from '../../support/mail/smtp-server.js';
import { anyCharacter } from '../../support/any-character.js';

endAfterEach();

const MEGABYTE = 1 << 20;

const HOSTILE: readonly (readonly [title: string, temper: Temper, reason: string])[] = [
  ['sends a banner without an end', { greeting: { bytes: 'A'.repeat(4 * MEGABYTE) } }, 'not-smtp'],
  ['sends a line without an end', { greeting: { bytes: `220 ${'A'.repeat(4 * MEGABYTE)}` } }, 'not-smtp'],
  ['sends lines without an end', { greeting: { bytes: '220-more\r\n'.repeat(200_000) } }, 'not-smtp'],
  ['sends replies without an end', { greeting: { bytes: '220 more\r\n'.repeat(200_000) } }, 'not-smtp'],
  ['sends bytes that are no text', { greeting: { bytes: Buffer.from([0, 255, 254, 1, 10, 13, 10]) } }, 'not-smtp'],
  ['sends a code that there is not', { greeting: '999 hello' }, 'not-smtp'],
  ['sends nothing but ends of lines', { greeting: { bytes: '\r\n\r\n\r\n' } }, 'not-smtp'],
  ['says only 421', { greeting: { bytes: '421\r\n', andThen: 'close' } }, 'temporary-failure'],
];

describe('A hostile server that', () => {
  test.each(HOSTILE)('%s is left, and the mailbox is unknown', async (_title, temper, reason) => {
    const server = await mailServer(temper);
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'unknown', reason });
  });

  test('sends a byte now and then is not listened to for longer than a reply may take', async () => {
    const server = await mailServer({ greeting: { bytes: '2' } });
    const limits = { connectMs: 60_000, replyMs: 50, tlsMs: 50, quitMs: 50, wholeMs: 60_000 };
    const { ask } = await asking(oneServer, probing(server.port), { clock: systemClock, limits });
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'unknown', reason: 'server-too-slow' });
  });

  test('writes into its reply what would end a line has it made into spaces', async () => {
    const server = await mailServer({
      reacts: (line) =>
        line.startsWith('RCPT')
          ? { bytes: '451 4.3.0 \u0000\u001b[31mred\u0007 \u2028<jo@a.test> later\r\n' }
          : undefined,
    });
    const { ask } = await asking(oneServer, probing(server.port));
    const { message } = await ask('jo@a.test');
    expect(message).toBe('The mail server has no answer now; it said: 451 4.3.0 [31mred … later');
  });
});

describe('An address', () => {
  const BAD: readonly (readonly [title: string, local: string, domain: string])[] = [
    ['a line end', 'jo\r\nDATA', 'a.test'],
    ['a bare LF', 'jo\nDATA', 'a.test'],
    ['a NUL', 'jo\u0000', 'a.test'],
    ['a quoted line end', '"jo\r\nRSET"', 'a.test'],
    ['a next line of Latin-1', 'jo\u0085x', 'a.test'],
    ['a line separator', 'jo\u2028x', 'a.test'],
    ['a lone surrogate', 'jo\ud800', 'a.test'],
    ['an end of the path', 'jo> SIZE=1 <x', 'a.test'],
    ['a line end in its domain', 'jo', 'a.test\r\nQUIT'],
    ['a parameter in its domain', 'jo', 'a.test> NOTIFY=NEVER'],
    ['ten thousand characters', 'j'.repeat(10_000), 'a.test'],
    ['no domain', 'jo', ''],
  ];

  test.each(BAD)('with %s reaches no socket', async (_title, local, domain) => {
    const server = await mailServer({ mailboxes: ['jo'] });
    const { network, dns } = await asking(oneServer, probing(server.port));
    expect(await network.verify({ local, domain })).toMatchObject({ mailbox: 'unknown', reason: 'not-sendable' });
    expect([server.lines, dns.asked]).toEqual([[], []]);
  });

  test('that is quoted is asked for as it is written', async () => {
    const server = await mailServer({ mailboxes: ['"jo smith"'] });
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await ask('"jo smith"@a.test')).toMatchObject({ mailbox: 'exists' });
  });

  test('whose name is no ASCII is asked for only where the server takes such names', async () => {
    const plain = await mailServer({ mailboxes: ['zoë'] });
    const before = await asking(oneServer, probing(plain.port));
    expect(await before.ask('zoë@a.test')).toMatchObject({ mailbox: 'unknown', reason: 'smtputf8-missing' });
    const international = await mailServer({
      mailboxes: ['zoë', 'jo'],
      reacts: (line) => (line.startsWith('EHLO') ? '250-mx.test\n250 SMTPUTF8' : undefined),
    });
    const { ask } = await asking(oneServer, probing(international.port));
    expect(await Promise.all([ask('zoë@a.test'), ask('jo@a.test')])).toMatchObject([
      { mailbox: 'exists' },
      { mailbox: 'exists' },
    ]);
    expect(international.lines.filter((line) => line.startsWith('MAIL'))).toContain(
      'MAIL FROM:<sender@example.com> SMTPUTF8',
    );
  });
});

describe('A command', () => {
  test('is one line of printable text, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        if (commandFault(text) !== undefined) {
          expect(() => commandBytes(text)).toThrow('must be one line');
          return;
        }
        const bytes = commandBytes(text);
        expect(bytes.subarray(0, -2).some((byte) => byte < 32 || byte === 127)).toBe(false);
        expect(bytes.subarray(-2).toString('latin1')).toBe('\r\n');
      }),
    );
  });

  test('is never made of an address that cannot be sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (local, domain) => {
        if (isSendable(local, domain)) expect(commandFault(`RCPT TO:<${local}@${domain}>`)).toBeUndefined();
      }),
    );
  });
});
