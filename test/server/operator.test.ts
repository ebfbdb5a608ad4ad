// What the operator sees: the log, request ids, health, metrics.
import { describe, expect, test } from 'vitest';
import { logTo, type AccessLine } from '../../src/server/access-log.js';
import { asAlice, served } from '../support/service/served.js';

const JSON_BODY = { 'content-type': 'application/json' };

describe('The access log', () => {
  test(
    'has a line for each request with who, what, how it ended and how many records, and nothing of the ' +
      'query or the body',
    async () => {
      const { lines, listening } = served();
      const url = await listening();
      const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
        fetch(url + path, { ...init, headers: { ...asAlice, ...(init.headers as Record<string, string>) } });
      await ask('/rest/v2/address/find?country=AU&fullAddress=5+secret+street');
      await ask('/rest/au/cleanse/address', {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify({ payload: [{ fullAddress: 'secret 1' }, { fullAddress: 'secret 2' }] }),
      });
      await ask('/rest/au/cleanse/address', { method: 'POST', headers: JSON_BODY, body: '{"payload":["secret"]}' });
      await ask('/health', { headers: { authorization: 'Basic c2VjcmV0OnNlY3JldA==' } });
      await ask('/nowhere#secret');
      await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(5);
      expect(lines.map(({ user, method, path, status, records }) => [user, method, path, status, records])).toEqual([
        ['alice', 'GET', '/rest/v2/address/find', 200, 1],
        ['alice', 'POST', '/rest/au/cleanse/address', 200, 2],
        ['alice', 'POST', '/rest/au/cleanse/address', 400, 0],
        [null, 'GET', '/health', 401, 0],
        ['alice', 'GET', '/nowhere', 404, 0],
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1|::1/);
      expect(Object.keys(lines[0]!)).toEqual(['time', 'id', 'user', 'method', 'path', 'status', 'ms', 'records']);
      expect(lines.filter(({ time, id, ms }) => !(Date.parse(time) > 0 && /^[\w-]{36}$/.test(id) && ms >= 0))).toEqual(
        [],
      );
    },
  );

  const line: AccessLine = {
    time: 't',
    id: 'i',
    user: null,
    method: 'GET',
    path: '/a"\n',
    status: 200,
    ms: 1,
    records: 0,
  };

  test('is one JSON object a line, whatever a path holds', () => {
    const written: string[] = [];
    const log = logTo((text) => {
      written.push(text);
    });
    log.access(line);
    log.access(line);
    log.flush();
    expect(
      written
        .join('')
        .split('\n')
        .slice(0, -1)
        .map((one) => JSON.parse(one) as unknown),
    ).toEqual([line, line]);
  });

  test('comes without being asked for', async () => {
    const written: string[] = [];
    logTo((text) => {
      written.push(text);
    }).access(line);
    await expect.poll(() => written.length, { timeout: 20_000 }).toBe(1);
  });

  test('has errors alone where it is quiet', () => {
    const written: string[] = [];
    const log = logTo((text) => {
      written.push(text);
    }, true);
    log.access(line);
    log.error({ time: 't', level: 'error', message: 'm' });
    log.flush();
    expect(written).toEqual(['{"time":"t","level":"error","message":"m"}\n']);
  });
});

describe('The id of a request', () => {
  const idFor = async (given: string | undefined): Promise<unknown> =>
    (
      await served().ask({
        method: 'GET',
        url: '/health',
        headers: given === undefined ? {} : { 'x-request-id': given },
      })
    ).headers['x-request-id'];

  test.each(['order-66', 'a.b:c_d', '4fe7d6e9-576a-415d-8562-60b9f130f14f'])(
    'is %s, which the caller gave',
    async (id) => {
      expect(await idFor(id)).toBe(id);
    },
  );
  test.each([undefined, '', 'with space', '"quoted"', 'x'.repeat(65), '<script>', 'é'])(
    'is made where the caller gives %j',
    async (id) => {
      expect(await idFor(id)).toMatch(/^[\da-f-]{36}$/);
    },
  );
  test('is in refusals too', async () => {
    expect(
      (await served().server.inject({ method: 'GET', url: '/health', headers: { 'x-request-id': 'mine' } })).headers[
        'x-request-id'
      ],
    ).toBe('mine');
  });
});

describe('For the operator', () => {
  test('/health says what it is given', async () => {
    const { statusCode, body, headers } = await served({
      health: () => ({ status: 'ok', version: '1.2.3', sets: [] }),
    }).ask({ method: 'GET', url: '/health' });
    expect([statusCode, headers['content-type'], JSON.parse(body)]).toEqual([
      200,
      'application/json; charset=utf-8',
      { status: 'ok', version: '1.2.3', sets: [] },
    ]);
  });

  test('/metrics and the log tell the same time of a request, the log in hundredths of a millisecond', async () => {
    const { lines, listening } = served();
    const url = await listening();
    await (await fetch(`${url}/rest/v2/address/find?country=AU&fullAddress=a`, { headers: asAlice })).text();
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
    const text = await (await fetch(`${url}/metrics`, { headers: asAlice })).text();
    const sum = /^waypost_request_duration_seconds_sum\{operation="find"\} (\S+)$/m.exec(text)![1]!;
    expect(Math.abs(lines[0]!.ms - Number(sum) * 1000)).toBeLessThan(0.006);
    expect(String(lines[0]!.ms)).toMatch(/^\d+(?:\.\d\d?)?$/);
  });

  test('/metrics counts requests by operation and status, records, time, and what is under way', async () => {
    const { listening } = served();
    const url = await listening();
    const ask = async (path: string): Promise<string> => (await fetch(url + path, { headers: asAlice })).text();
    await ask('/rest/v2/address/find?country=AU&fullAddress=a');
    await ask('/rest/v2/address/find?country=AU&fullAddress=b');
    await ask('/rest/v2/address/find');
    await ask('/nowhere/at/all');
    await expect
      .poll(() => ask('/metrics'), { timeout: 20_000 })
      .toMatch(/^waypost_requests_total\{operation="none",status="404"\} 1$/m);
    const text = await ask('/metrics');
    for (const line of [
      'waypost_requests_total{operation="find",status="200"} 2',
      'waypost_requests_total{operation="find",status="400"} 1',
      'waypost_records_total{operation="find"} 2',
      'waypost_request_duration_seconds_count{operation="find"} 3',
      'waypost_requests_in_flight 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const bounds = [...text.matchAll(/^waypost_request_duration_seconds_bucket\{le="([^"]+)",operation="find"\}/gm)];
    expect(bounds.map(([, bound]) => bound)).toEqual(
      '0.0005 0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf'.split(' '),
    );
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).not.toMatch(/alice|nowhere/);
  });

  test('answers are not to be stored or taken for another type', async () => {
    const { headers } = await served().ask({ method: 'GET', url: '/rest/v2/address/retrieve?id=x' });
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
  });
});
