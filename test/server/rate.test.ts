// How often a user may call.
import { describe, expect, test } from 'vitest';
import { RateLimit } from '../../src/server/access/rate-limit.js';
import { asBob, served } from '../support/service/served.js';

describe('A rate of 5 requests a second', () => {
  const statusOf = (take: () => void): string => {
    try {
      take();
      return 'ok';
    } catch (error) {
      const { status, more } = error as { status: number; more: { headers: Record<string, string> } };
      return `${status} ${more.headers['retry-after']}`;
    }
  };
  test.each<[string, readonly number[], readonly string[]]>([
    ['five at once, and no sixth', [0, 0, 0, 0, 0, 0], ['ok', 'ok', 'ok', 'ok', 'ok', '429 1']],
    ['one every 200 ms', [0, 200, 400, 600, 800, 1000, 1200], Array.from({ length: 7 }, () => 'ok')],
    ['another after 200 ms', [0, 0, 0, 0, 0, 100, 200], ['ok', 'ok', 'ok', 'ok', 'ok', '429 1', 'ok']],
    [
      'five at once after a long silence, not more',
      [0, 0, 60_000, 60_000, 60_000, 60_000, 60_000, 60_000],
      ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', '429 1'],
    ],
  ])('lets through %s', (_, times, expected) => {
    const rate = new RateLimit(5);
    expect(
      times.map((at) =>
        statusOf(() => {
          rate.take('alice', at);
        }),
      ),
    ).toEqual(expected);
  });

  test('counts a request of many records as several', () => {
    const rate = new RateLimit(5);
    const take = (): string =>
      statusOf(() => {
        rate.take('alice', 0);
      });
    expect(take()).toBe('ok');
    rate.add('alice', 100);
    expect(take()).toBe('ok');
    rate.add('alice', 301);
    expect(take()).toBe('429 1');
  });

  test('is that of each user', () => {
    const rate = new RateLimit(1);
    expect([
      statusOf(() => {
        rate.take('alice', 0);
      }),
      statusOf(() => {
        rate.take('alice', 0);
      }),
      statusOf(() => {
        rate.take('bob', 0);
      }),
    ]).toEqual(['ok', '429 1', 'ok']);
  });
});

test('A server with a rate answers 429 with Retry-After in the envelope, to the user who is over it', async () => {
  const { ask } = served({ rate: 1 });
  const url = '/rest/v2/address/retrieve?id=x';
  const all = await Promise.all(Array.from({ length: 20 }, () => ask({ method: 'GET', url })));
  const over = all.filter(({ statusCode }) => statusCode === 429);
  expect(over.length).toBeGreaterThan(10);
  expect([over[0]!.headers['retry-after'], JSON.parse(over[0]!.body)]).toEqual([
    '1',
    { status: 'ERROR', messages: ['over 1 requests a second; ask again later'], payload: [] },
  ]);
  expect((await ask({ method: 'GET', url, headers: asBob })).statusCode).toBe(200);
});

test.each<[string, number | undefined, number]>([
  ['a rate of 0 lets any number through', 0, 0],
  ['a rate that is not given is far above what a run of waypost asks', undefined, 0],
])('A server with %s', async (_, rate, over) => {
  const { ask } = served({ rate });
  const all = await Promise.all(
    Array.from({ length: 200 }, () => ask({ method: 'GET', url: '/rest/v2/address/retrieve?id=x' })),
  );
  expect(all.filter(({ statusCode }) => statusCode === 429).length).toBe(over);
});
