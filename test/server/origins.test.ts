// Calls from pages: those of allowlisted domains and of the server itself may, others not; servers are not concerned.
import { describe, expect, test } from 'vitest';
import { asBob, served } from '../support/service/served.js';

const FIND = '/rest/v2/address/find?country=AU&fullAddress=a';
const refused = expect.stringMatching(
  /^pages of .* may not call this service: their domain is not allowlisted/,
) as string;

describe('A call from a page', () => {
  test.each([
    'https://example.com',
    'http://example.com',
    'https://www.example.com',
    'https://a.b.example.com',
    'https://example.com:8443',
    'https://EXAMPLE.com',
  ])('of %s is answered, and the page may read it', async (origin) => {
    const { statusCode, headers } = await served().ask({ method: 'GET', url: FIND, headers: { origin } });
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, origin, 'origin']);
  });

  test.each([
    'https://example.org',
    'https://notexample.com',
    'https://example.com.evil.net',
    'https://com',
    'http://localhost',
    'http://127.0.0.1:3000',
    'null',
    'file://',
    'https://example.com/path',
    'https://user@example.com',
    'example.com',
    '',
  ])('of "%s" is refused, and the page may not read it', async (origin) => {
    const { statusCode, headers, body } = await served().ask({ method: 'GET', url: FIND, headers: { origin } });
    expect([statusCode, headers['access-control-allow-origin'], JSON.parse(body)]).toEqual([
      403,
      undefined,
      { status: 'ERROR', messages: [refused], payload: [] },
    ]);
  });

  test('is refused in the name of a user without that domain', async () => {
    expect(
      (await served().ask({ method: 'GET', url: FIND, headers: { ...asBob, origin: 'https://example.com' } }))
        .statusCode,
    ).toBe(403);
  });

  test('of the server itself is answered: its own pages are', async () => {
    const { ask } = served();
    expect(
      (
        await ask({
          method: 'GET',
          url: FIND,
          headers: { ...asBob, origin: 'https://waypost.example:8480', host: 'waypost.example:8480' },
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await ask({
          method: 'GET',
          url: FIND,
          headers: { ...asBob, origin: 'https://waypost.example:8481', host: 'waypost.example:8480' },
        })
      ).statusCode,
    ).toBe(403);
  });

  test('that fails or is refused otherwise may be read by a page of any user, and by no other', async () => {
    const { ask } = served();
    const of = async (origin: string, authorization: string): Promise<unknown[]> => {
      const { statusCode, headers } = await ask({ method: 'GET', url: FIND, headers: { origin, authorization } });
      return [statusCode, headers['access-control-allow-origin']];
    };
    expect(await of('https://example.org', 'Basic x')).toEqual([401, 'https://example.org']);
    expect(await of('https://evil.net', 'Basic x')).toEqual([401, undefined]);
    const { statusCode, headers } = await ask({
      method: 'GET',
      url: '/rest/v2/address/find',
      headers: { origin: 'https://example.com' },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, 'https://example.com']);
  });
});

describe('A preflight', () => {
  const preflight = (origin: string): Promise<[number, unknown, unknown, unknown]> =>
    served()
      .server.inject({
        method: 'OPTIONS',
        url: '/rest/au/cleanse/address',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      })
      .then(({ statusCode, headers }) => [
        statusCode,
        headers['access-control-allow-origin'],
        headers['access-control-allow-methods'],
        headers['access-control-allow-headers'],
      ]);

  test.each(['https://example.com', 'https://shop.example.org'])(
    'from %s, which a user has allowlisted, is answered without credentials',
    async (origin) => {
      expect(await preflight(origin)).toEqual([204, origin, 'GET, POST', 'authorization, content-type, x-request-id']);
    },
  );

  test('from any other origin is refused', async () => {
    expect(await preflight('https://evil.net')).toEqual([403, undefined, undefined, undefined]);
  });

  test('is no way round authentication', async () => {
    const { server } = served();
    expect((await server.inject({ method: 'OPTIONS', url: '/metrics' })).statusCode).toBe(401);
    expect(
      (
        await server.inject({
          method: 'GET',
          url: '/metrics',
          headers: { origin: 'https://example.com', 'access-control-request-method': 'GET' },
        })
      ).statusCode,
    ).toBe(401);
  });
});

test('A call without an origin needs no domain', async () => {
  const { statusCode, headers } = await served().ask({ method: 'GET', url: FIND, headers: asBob });
  expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, undefined, undefined]);
});
