// Files of addresses, asked of servers on this machine: what a row says, what a run says, and
// that nobody is asked twice by a run that was killed.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endAfterEach, mailServer, nameServer } from '../../support/mail/asking.js';
import type { Name, Zone } from '../../support/mail/dns-server.js';
import { until } from '../../support/until.js';
import { finished, workdir } from '../../support/workdir.js';

endAfterEach();

const zone: Zone = (name) => {
  const [, host, number] = /^(mx\.)?d(\d+)\.example\.net$/.exec(name) ?? [];
  if (number !== undefined) {
    return host === undefined ? { mx: [[10, `mx.${name}`]] } : { a: [`127.0.2.${Number(number) + 1}`] };
  }
  if (name === 'nomail.example.net') return { mx: [[0, '']] };
  return name === 'broken.example.net' ? { rcode: 2 } : undefined;
};

const networked = (resolver: string): string[] => ['--source', 'VE_ALL', '--resolver', resolver];
const probed = (port: number): string[] => [
  '--probe',
  '--helo',
  'probe.example.com',
  '--mail-from',
  'sender@example.com',
  '--smtp-port',
  String(port),
  '--allow-private-mx',
];

/** Resolves when it was the same many times over. */
async function unchanging(value: () => number): Promise<void> {
  let last = value();
  let same = 0;
  await until(() => {
    const now = value();
    same = now === last ? same + 1 : 0;
    last = now;
    return same > 100;
  });
}

describe('A file of addresses', () => {
  test('has for each row what the network says, and no more than that', async () => {
    const dir = workdir();
    const [dns, smtp] = [await nameServer(zone), await mailServer({ mailboxes: ['jo'] })];
    const rows = ['jo@d1', 'ann@d1', 'jo@nomail', 'jo@broken', 'jo@gone'].map((name) => `${name}.example.net`);
    dir.write('in.csv', `email\n${[...rows, 'no address'].join('\n')}\n`);
    const columns = ['--columns', 'status,reason,mail_box_validated,messages'];
    const command = ['validate-email', 'in.csv', '-o', 'out.csv', ...networked(dns.resolver), ...columns];
    const done = await dir.run([...command, ...probed(smtp.port)]);
    expect(done.code).toBe(0);
    expect(dir.read('out.csv').trim().split('\n').slice(1, 6)).toEqual([
      'jo@d1.example.net,valid,mailbox-exists,true,Email verified.',
      'ann@d1.example.net,invalid,mailbox-absent,false,Email address does not exist on mail server.',
      'jo@nomail.example.net,invalid,domain-refuses-mail,false,Domain does not accept email',
      'jo@broken.example.net,unknown,dns-failure,false,The name servers of the domain have no answer now',
      'jo@gone.example.net,invalid,domain-absent,false,The domain does not exist',
    ]);
    expect(dir.read('out.csv')).toContain('no address,invalid,');
  });

  test('asks no mail server unless that is wanted', async () => {
    const dir = workdir();
    const dns = await nameServer(zone);
    dir.write('in.csv', 'email\njo@d1.example.net\n');
    const command = ['validate-email', 'in.csv', '-o', 'out.csv', ...networked(dns.resolver), '--allow-private-mx'];
    expect((await dir.run(command)).code).toBe(0);
    expect(dir.read('out.csv')).toContain('unknown,mail-server-found,true,true,true,true,false');
  });

  test('is continued after kill -9 without asking anybody twice', { timeout: 120_000 }, async () => {
    const dir = workdir();
    const dns = await nameServer(zone);
    let isHolding = true;
    let asked = 0;
    const smtp = await mailServer({
      reacts: (line) => (line.startsWith('RCPT') && ++asked > 300 && isHolding ? 'silence' : undefined),
    });
    const rows = Array.from({ length: 1500 }, (_, i) => `u${i}@d${i % 5}.example.net`);
    dir.write('in.csv', `email\n${rows.join('\n')}\n`);
    const command = ['validate-email', 'in.csv', '-o', 'out.csv', '--no-progress', ...networked(dns.resolver)];
    const child = dir.start([...command, ...probed(smtp.port)]);
    const end = finished(child);
    // Five servers keep their answers back; those that they gave before are being kept.
    await until(() => smtp.recipients().length >= 305);
    await unchanging(() => statSync(join(dir.path, 'out.csv.answers', 'answers.log')).size);
    child.kill('SIGKILL');
    await end;
    isHolding = false;
    expect(smtp.recipients()).toHaveLength(305);
    expect((await dir.run([...command, ...probed(smtp.port)])).code).toBe(0);
    // Made-up names are new each time; who was being asked for at the kill is asked for again.
    const named = smtp.recipients().filter((recipient) => /^u\d+@/.test(recipient));
    expect([named.length, new Set(named).size]).toEqual([rows.length + 5, rows.length]);
    expect(dir.read('out.csv').match(/,invalid,mailbox-absent,/g)).toHaveLength(rows.length);
    expect(smtp.mostAtATime).toBe(1);
  });

  test('ends at Ctrl-C, however many wait in line for a server that does not answer', { timeout: 60_000 }, async () => {
    const dir = workdir();
    const dns = await nameServer((name) => {
      const host: Name = { a: ['127.0.2.1'] };
      return name.startsWith('mx.') ? host : { mx: [[10, `mx.${name}`]] };
    });
    const smtp = await mailServer({ reacts: (line) => (line.startsWith('RCPT') ? 'silence' : undefined) });
    dir.write('in.csv', `email\n${Array.from({ length: 300 }, (_, i) => `jo@d${i}.example.net`).join('\n')}\n`);
    const command = ['validate-email', 'in.csv', '-o', 'out.csv', ...networked(dns.resolver), ...probed(smtp.port)];
    const child = dir.start(command);
    const end = finished(child);
    await until(() => smtp.recipients().length > 0);
    child.kill('SIGINT');
    // Of a process that something still held, the signal itself would be the end, after a while, and not this code.
    expect((await end).code).toBe(130);
  });

  test.each([
    [
      ['--source', 'VE_ALL', '--probe', '--helo', 'not a name', '--mail-from', '<>'],
      "--helo takes the public name of this machine, such as mail.example.com, not 'not a name'",
    ],
    [['--source', 'VE_ALL', '--resolver', 'ns.test'], '--resolver takes the address of a name server'],
    [['--source', 'VE_ALL', '--helo', 'mail.example.com'], 'which only --probe asks; add --probe'],
    [['--probe'], '--probe is for the network, and none is asked; give --source VE_VERIFY or VE_ALL'],
  ])('is not begun with settings that cannot be: %j', async (settings, message) => {
    const dir = workdir();
    dir.write('in.csv', 'email\njo@d1.example.net\n');
    const done = await dir.run(['validate-email', 'in.csv', '-o', 'out.csv', ...settings]);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(message);
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('says once where no name server answers, and nothing is invalid for that', async () => {
    const dir = workdir();
    dir.write('in.csv', 'email\njo@a.example.net\nann@b.example.net\n');
    const command = ['validate-email', 'in.csv', '-o', 'out.csv', '--columns', 'status,reason'];
    const done = await dir.run([...command, ...networked('127.0.0.1:1')]);
    expect(done.code).toBe(0);
    expect(done.stderr.match(/no name server answered for a while, or at all/g)).toHaveLength(1);
    expect(dir.read('out.csv').match(/,unknown,dns-unreachable$/gm)).toHaveLength(2);
  });
});
