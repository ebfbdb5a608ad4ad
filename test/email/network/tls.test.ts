// Mail servers that offer TLS: what works is used, whoever signed it, and what does not is done without.
import { describe, expect, test } from 'vitest';
import { asking, endAfterEach, mailServer, oneServer, probing } from '../../support/mail/asking.js';

endAfterEach();

const secret = async (): Promise<{ key: string; cert: string }> => {
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'somebody.else' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return { key, cert };
};

describe('A mail server that offers TLS', () => {
  test('is asked within it, whatever name its certificate has, and greeted again', async () => {
    const server = await mailServer({ mailboxes: ['jo'], tls: await secret() });
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await Promise.all([ask('jo@a.test'), ask('ann@a.test')])).toMatchObject([
      { mailbox: 'exists' },
      { mailbox: 'absent' },
    ]);
    expect(server.lines.slice(0, 4)).toEqual([
      'EHLO probe.example.com',
      'STARTTLS',
      'EHLO probe.example.com',
      'MAIL FROM:<sender@example.com>',
    ]);
    expect(server.mostAtATime).toBe(1);
  });

  test('and says more in the clear before it begins is not heard in that', async () => {
    const server = await mailServer({
      tls: await secret(),
      reacts: (line, { isSecure }) => {
        if (line === 'STARTTLS') return '220 go\r\n250 forged\r\n250 forged';
        return isSecure && line.startsWith('RCPT') ? '550 5.1.1 User unknown' : undefined;
      },
    });
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await ask('jo@a.test')).not.toMatchObject({ mailbox: 'exists' });
  });

  test('and knows only HELO within it offers nothing of what it offered in the clear', async () => {
    const server = await mailServer({
      mailboxes: ['jo'],
      tls: await secret(),
      reacts: (line, { isSecure }) => {
        if (!line.startsWith('EHLO')) return undefined;
        return isSecure ? '502 5.5.1 what?' : '250-mx.test\n250-STARTTLS\n250 SMTPUTF8';
      },
    });
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'exists' });
    expect(await ask('jö@a.test')).not.toMatchObject({ mailbox: 'exists' });
    expect(server.lines.filter((line) => /HELO|EHLO|SMTPUTF8/.test(line))).toEqual([
      'EHLO probe.example.com',
      'EHLO probe.example.com',
      'HELO probe.example.com',
    ]);
  });

  test('and breaks it off is asked in the clear, over a connection of its own, and later ones at once', async () => {
    const server = await mailServer({
      mailboxes: ['jo', 'ann'],
      reacts: (line, { lines }) => {
        if (line.startsWith('EHLO')) return '250-mx.test\n250 STARTTLS';
        return line === 'STARTTLS' && lines.length === 2 ? { bytes: '220 go\r\n', andThen: 'reset' } : undefined;
      },
    });
    const { ask } = await asking(oneServer, probing(server.port));
    expect(await ask('jo@a.test')).toMatchObject({ mailbox: 'exists' });
    expect(await ask('ann@a.test')).toMatchObject({ mailbox: 'exists' });
    expect(server.lines.filter((line) => line === 'STARTTLS')).toHaveLength(1);
    expect(server.mostAtATime).toBe(1);
  });
});
