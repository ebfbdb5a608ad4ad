// Pages of other sites in a browser: those of a domain that the user has allowlisted may call the service from their
// scripts, all others may not; callers that are no browser are none of the allowlist's business.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { useBrowser } from './browser.js';
import { serveProcess, type ServeProcess } from '../support/service/serve-process.js';
import { site, type Site } from '../support/service/site.js';

interface Outcome {
  status: number;
  body: { status: string; messages: string[]; payload: unknown[] };
  requestId: string | null;
}

describe('The allowlist of domains', () => {
  const browser = useBrowser({
    hosts: [
      'shop.example.com',
      'www.shop.example.com',
      'other.example.com',
      'notshop.example.com',
      'shop.example.com.example.net',
    ],
  });
  let server: ServeProcess;
  beforeAll(async () => {
    server = await serveProcess(inject('sampleData'), [['shop', 'shop.example.com'], ['office']]);
  });
  afterAll(async () => {
    await server.stop();
  });

  /**
   * A page of each of the hosts, in one tab, asks `find` with the user's credentials, as a script does; the text of the
   * error where the browser refuses.
   */
  async function ask(
    hosts: readonly string[],
    credential: string,
    method: 'GET' | 'POST' = 'POST',
  ): Promise<(Outcome | string)[]> {
    const at = await other();
    const [first = '', ...others] = hosts.map((host) => `${at.url.replace('127.0.0.1', host)}/`);
    const { page } = await browser.open(first, { failing: true });
    const outcomes = [await askFrom(page, credential, method)];
    for (const url of others) {
      await page.goto(url);
      outcomes.push(await askFrom(page, credential, method));
    }
    return outcomes;
  }

  const askFrom = (page: Page, credential: string, method: 'GET' | 'POST'): Promise<Outcome | string> =>
    page.evaluate(
      async ({ url, credential, method }) => {
        const authorization = `Basic ${btoa(credential)}`;
        try {
          const response = await (method === 'GET'
            ? fetch(`${url}/rest/v2/address/find?country=AU&fullAddress=24+smith`, { headers: { authorization } })
            : fetch(`${url}/rest/v2/address/find`, {
                method: 'POST',
                headers: { authorization, 'content-type': 'application/json' },
                body: JSON.stringify({ payload: [{ country: 'AU', fullAddress: '24 smith' }] }),
              }));
          return {
            status: response.status,
            body: (await response.json()) as Outcome['body'],
            requestId: response.headers.get('x-request-id'),
          };
        } catch (error) {
          return String(error);
        }
      },
      { url: server.url, credential, method },
    );
  const other = (): Promise<Site> =>
    site({
      '/': { body: '<!doctype html><title>A page of another site</title>', headers: { 'content-type': 'text/html' } },
      '/favicon.ico': { body: '' },
    });

  test.each(['GET', 'POST'] as const)(
    'lets a page of an allowlisted domain and of one below it call with %s',
    async (method) => {
      const hosts = ['shop.example.com', 'www.shop.example.com'];
      const answers = (await ask(hosts, server.credentials[0]!, method)) as Outcome[];
      const allowed = { status: 200, body: { status: 'SUCCESS' }, requestId: expect.stringMatching(/./) as string };
      expect(answers).toMatchObject([allowed, allowed]);
      expect(answers.filter(({ body }) => body.payload.length === 0)).toEqual([]);
    },
  );

  test.each(['GET', 'POST'] as const)('refuses a page of any other domain that calls with %s', async (method) => {
    const hosts = ['other.example.com', 'notshop.example.com', 'shop.example.com.example.net'];
    expect(await ask(hosts, server.credentials[0]!, method)).toEqual(hosts.map(() => 'TypeError: Failed to fetch'));
  });

  test('refuses a page that calls in the name of a user who has no domain, or not this one', async () => {
    expect(await ask(['shop.example.com'], server.credentials[1]!)).toEqual(['TypeError: Failed to fetch']);
  });

  test('lets an allowlisted page read that its credentials are wrong', async () => {
    expect(await ask(['shop.example.com'], 'shop:wrong')).toMatchObject([{ status: 401, body: { status: 'ERROR' } }]);
  });

  test('is nothing to callers that are no browser', async () => {
    for (const credential of server.credentials) {
      const response = await fetch(`${server.url}/rest/v2/address/find?country=AU&fullAddress=24+smith`, {
        headers: { authorization: `Basic ${btoa(credential)}` },
      });
      expect(response.status).toBe(200);
    }
  });

  test('does not let another site put the pages of the service in a frame', async () => {
    const [username, password] = server.credentials[0]!.split(':') as [string, string];
    const at = await site({
      '/': {
        body: `<!doctype html><title>Frame</title><iframe src="${server.url}/"></iframe>`,
        headers: { 'content-type': 'text/html' },
      },
      '/favicon.ico': { body: '' },
    });
    const { page } = await browser.open(`${at.url.replace('127.0.0.1', 'shop.example.com')}/`, {
      httpCredentials: { username, password },
      failing: true,
    });
    await page.waitForLoadState('networkidle');
    expect(
      await Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.locator('#text').count()),
      ),
    ).toEqual([0]);
  });
});
