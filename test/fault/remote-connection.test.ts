// Certificates that are wrong, and the way through a proxy, with the real binary: authorities are trusted by
// NODE_EXTRA_CA_CERTS, which only a process of its own reads.
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scriptedService, type ScriptedService } from '../support/service/scripted-service.js';
import { workdir, type Workdir } from '../support/workdir.js';

const DAY = 86_400_000;
const CREDENTIAL = { WAYPOST_CREDENTIAL: 'me:s3cret' };

/** A service whose certificate is for a name and a time; the certificate is in the folder as ca.pem. */
async function tlsService(
  dir: Workdir,
  names: readonly string[],
  valid: { from?: number; until?: number } = {},
): Promise<ScriptedService> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: names[0]! }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + (valid.from ?? -1) * DAY),
    notAfterDate: new Date(Date.now() + (valid.until ?? 1) * DAY),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: names.map((value) => (/^[\d.]+$/.test(value) ? { type: 7, ip: value } : { type: 2, value })),
      },
    ],
  });
  dir.write('ca.pem', cert);
  return scriptedService({ tls: { key, cert }, credential: 'me:s3cret' });
}

describe('A certificate', () => {
  test('that is right lets the calls go', async () => {
    const dir = workdir();
    const service = await tlsService(dir, ['localhost']);
    const { code, stdout } = await dir.runProcess(['cleanse', 'a', '--endpoint', service.url], {
      env: { ...CREDENTIAL, NODE_EXTRA_CA_CERTS: 'ca.pem' },
    });
    expect([code, service.calls.length]).toEqual([0, 1]);
    expect(JSON.parse(stdout)).toMatchObject({ fullAddress: 'A' });
  });

  test.each<[string, string, { from?: number; until?: number }, boolean, RegExp]>([
    [
      'that has expired',
      'localhost',
      { from: -3, until: -1 },
      true,
      /^waypost: the certificate of localhost:\d+ has expired \(CERT_HAS_EXPIRED\)/m,
    ],
    ['that is not valid yet', 'localhost', { from: 1, until: 3 }, true, /is not valid yet/],
    [
      'of another host',
      'elsewhere.example',
      {},
      true,
      /the certificate of localhost:\d+ is that of another host \(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    ],
    [
      'that nobody vouches for',
      'localhost',
      {},
      false,
      /the certificate of localhost:\d+ is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/,
    ],
  ])(
    '%s stops the run at once, without a second try and with nothing sent',
    async (_, name, valid, trusted, message) => {
      const dir = workdir();
      const service = await tlsService(dir, [name], valid);
      dir.write('in.csv', `address\n${'1 King St\n'.repeat(500)}`);
      const { code, stdout, stderr } = await dir.runProcess(
        ['cleanse', 'in.csv', '--endpoint', service.url, '-o', 'out.csv', '--concurrency', '1'],
        { env: { ...CREDENTIAL, ...(trusted ? { NODE_EXTRA_CA_CERTS: 'ca.pem' } : {}) } },
      );
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(message);
      expect([service.calls.length, service.connections()]).toEqual([0, 1]);
      expect(dir.list()).not.toContain('out.csv');
    },
  );

  test('is asked for where none is spoken of', async () => {
    const dir = workdir();
    const service = await scriptedService();
    const { code, stderr } = await dir.run(['cleanse', 'a', '--endpoint', service.url.replace('http:', 'https:')], {
      env: CREDENTIAL,
    });
    expect([code, service.calls.length]).toEqual([2, 0]);
    expect(stderr).toMatch(/speaks no TLS that this program knows/);
  });
});

/** A proxy that connects to the given port whatever host it is asked for, or refuses. */
async function proxy(port: number, status = 200): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer();
  server.on('connect', (request, socket: Socket) => {
    asked.push(`${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
    sockets.add(socket.on('error', () => undefined));
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    sockets.add(onward.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('Through a proxy', () => {
  test('calls go to another machine, encrypted all the way', async () => {
    const dir = workdir();
    const service = await tlsService(dir, ['service.example']);
    const { url, asked } = await proxy(Number(new URL(service.url).port));
    const { code, stdout } = await dir.runProcess(['cleanse', 'a', '--endpoint', 'https://service.example'], {
      env: { ...CREDENTIAL, NODE_EXTRA_CA_CERTS: 'ca.pem', HTTPS_PROXY: url.replace('//', '//user:pa55@') },
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ fullAddress: 'A' });
    expect(asked).toEqual([`service.example:443 Basic ${Buffer.from('user:pa55').toString('base64')}`]);
  });

  test('this machine is never asked for', async () => {
    const dir = workdir();
    const service = await scriptedService({ credential: 'me:s3cret' });
    const { url, asked } = await proxy(1);
    expect(
      (
        await dir.run(['cleanse', 'a', '--endpoint', service.url], {
          env: { ...CREDENTIAL, HTTP_PROXY: url, HTTPS_PROXY: url },
        })
      ).code,
    ).toBe(0);
    expect(asked).toEqual([]);
  });

  test('that is no address, nothing is sent', async () => {
    const dir = workdir();
    const service = await scriptedService();
    const { code, stderr } = await dir.run(['cleanse', 'a', '--endpoint', service.url], {
      env: { ...CREDENTIAL, HTTPS_PROXY: 'http://::bad' },
    });
    expect([code, service.calls.length]).toEqual([2, 0]);
    expect(stderr).toMatch(/the proxy in HTTP_PROXY or HTTPS_PROXY is no address/);
  });

  test.each([
    [407, 4, /the proxy asks for a user and password/],
    [503, 5, /the proxy answers 503 when asked for service\.example/],
  ])('that answers %i, the run ends with exit code %i', async (status, exit, message) => {
    const dir = workdir();
    const { url, asked } = await proxy(1, status);
    const { code, stderr } = await dir.run(
      ['cleanse', 'a', '--endpoint', 'https://service.example', '--retries', '0'],
      { env: { ...CREDENTIAL, HTTPS_PROXY: url } },
    );
    expect([code, asked.length]).toEqual([exit, 1]);
    expect(stderr).toMatch(message);
  });
});
