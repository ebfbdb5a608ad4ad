// Files from the web: fetched, continued, checked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Proxies } from '../../../src/web/proxies.js';
import { Web } from '../../../src/data/fetch/web.js';
import { site } from '../../support/service/site.js';

function client(proxies?: Proxies): Web {
  const web = new Web(proxies);
  onTestFinished(() => web.close());
  return web;
}

/** A proxy that notes what it is asked for and lets nobody through. */
async function proxy(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(418).end();
  });
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 418 No\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://someone:secret@127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('A request', () => {
  test('follows redirects, relative ones too', async () => {
    const at = await site({
      '/a': { body: '', redirect: '/b' },
      '/b': { body: '', redirect: 'c' },
      '/c': { body: '{"found":1}' },
    });
    expect(await client().json(`${at.url}/a`)).toEqual({ found: 1 });
  });

  test('does not run in circles', async () => {
    const at = await site({ '/a': { body: '', redirect: '/a' } });
    await expect(client().ask(`${at.url}/a?key=secret`)).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/\/a redirects more than 5 times/) as string,
    });
    expect(at.asked).toHaveLength(6);
  });

  test.each([
    ['plain http to another machine', 'http://example.org/x.zip', /^http:\/\/example\.org\/x\.zip is plain http/],
    ['what is no address of the web', 'file:///etc/passwd', /is no http or https address/],
    [
      'an address with a password',
      'https://someone:secret@example.org/x.zip',
      /^the address of example\.org carries a user or password/,
    ],
  ])('refuses %s', async (_, address, message) => {
    await expect(client().ask(address)).rejects.toThrow(message);
  });

  test('refuses to be redirected to plain http', async () => {
    const at = await site({ '/a': { body: '', redirect: 'http://example.org/x.zip' } });
    await expect(client().ask(`${at.url}/a`)).rejects.toThrow(/^http:\/\/example\.org\/x\.zip is plain http/);
  });

  test('goes through the proxy of its scheme, and not for this machine', async () => {
    const through = await proxy();
    const at = await site({ '/a': { body: '{}' } });
    const web = client({ http: through.url, https: through.url, none: 'inside.example.org' });
    await expect(web.ask('https://data.example.org/x.zip?key=secret')).rejects.toMatchObject({
      kind: 'temporary',
      message: 'the proxy answers 418 when asked for data.example.org; check HTTPS_PROXY and NO_PROXY',
    });
    expect((await web.ask('http://data.example.org/x.zip', { checked: true })).status).toBe(418);
    expect(through.asked).toEqual(['CONNECT data.example.org:443', 'GET http://data.example.org/x.zip']);
    expect(await web.json(`${at.url}/a`)).toEqual({});
    expect(through.asked).toHaveLength(2);
  });

  test('shows no credential of address or proxy when it fails', async () => {
    const web = client({ http: 'http://someone:secret@127.0.0.1:1', https: 'http://someone:secret@127.0.0.1:1' });
    const failure = await web.ask('https://data.example.org/x.zip?key=secret').then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(failure).toMatch(/^WaypostError: no answer from https:\/\/data\.example\.org\/x\.zip \(/);
    expect(failure).not.toContain('secret');
  });

  test('refuses a proxy that is no address', () => {
    expect(() => new Web({ https: 'nowhere at all' })).toThrow(/the proxy in HTTP_PROXY or HTTPS_PROXY is no address/);
  });
});
