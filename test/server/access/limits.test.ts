// How much one user may ask for, and what credentials are made of, at the limits and one beyond.
import { describe, expect, test } from 'vitest';
import {
  hashCredential,
  hashOfNobody,
  isCredential,
  makeCredential,
  passesQuickCheck,
} from '../../../src/server/access/users/credentials.js';
import { addUser, readUsers } from '../../../src/server/access/users/users-file.js';
import { DEFAULT_RATE, RateLimit } from '../../../src/server/access/rate-limit.js';
import { UnderWay } from '../../../src/server/access/under-way.js';
import { logTo, pathOf } from '../../../src/server/access-log.js';
import { RequestLife } from '../../../src/server/connection/life.js';
import { workdir } from '../../support/workdir.js';

const bytesOf = (base64url: string): number => Buffer.from(base64url, 'base64url').length;

describe('A credential', () => {
  test('is 256 random bits, and its hash has a salt of 128, a hash of 256 and a quick check of 64', async () => {
    const credential = makeCredential();
    const kept = await hashCredential(credential);
    expect(bytesOf(credential)).toBe(32);
    expect([kept.salt, kept.hash, kept.quick].map(bytesOf)).toEqual([16, 32, 8]);
    expect(kept).toMatchObject({ cost: 16_384, blockSize: 8 });
    expect(passesQuickCheck(credential, kept)).toBe(true);
    expect(passesQuickCheck(`${credential}x`, kept)).toBe(false);
    await expect(isCredential(credential, kept)).resolves.toBe(true);
  });

  test.each([
    [256, true],
    [257, false],
  ])('of %i bytes is looked at: %s', async (length, isSeen) => {
    const credential = 'x'.repeat(length);
    await expect(isCredential(credential, await hashCredential(credential))).resolves.toBe(isSeen);
  });

  test('of nobody is checked for as long as that of somebody', () => {
    const { quick = '', ...rest } = hashOfNobody(true);
    expect(rest).toMatchObject({ cost: 16_384, blockSize: 8 });
    expect([rest.salt, rest.hash, quick].map(bytesOf)).toEqual([16, 32, 8]);
    expect(hashOfNobody(false)).toEqual(rest);
  });
});

describe('The name of a user', () => {
  test.each([
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), /^the name "a{100}" has more than 100 characters; give another$/],
    ['', / "" is empty/],
    ['a:b', / has a colon/],
    ['a\u0000', / has a control character/],
    ['a\u2028', / has a control character/],
    ['a\u2029', / has a control character/],
    ['a\u200b', / has a control character/],
    ['a\ud800', / has a control character/],
    [' a', / begins or ends with a space/],
    ['a ', / begins or ends with a space/],
    ['e\u0301', / is not in Unicode normal form C/],
  ])('%j may not be: %s', async (name, refused) => {
    const file = `${workdir().path}/users.json`;
    const added = addUser(file, name, [], 0);
    if (refused) await expect(added).rejects.toThrow(refused);
    else await added;
    expect(readUsers(file).map((user) => user.name)).toEqual(refused ? [] : [name]);
  });
});

const statusOf = (ask: () => void): number => {
  try {
    ask();
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

describe('What of a user is under way', () => {
  const enter = (under: UnderWay, headers: Record<string, string> = {}): [number, RequestLife] => {
    const life = new RequestLife();
    const status = statusOf(() => {
      under.enter('alice', headers, life);
    });
    return [status, life];
  };

  test('is 256 requests, and the next when one has ended', () => {
    const under = new UnderWay();
    const all = Array.from({ length: 256 }, () => enter(under));
    expect(all.every(([status]) => status === 200)).toBe(true);
    expect(enter(under)[0]).toBe(429);
    all[7]![1].end();
    expect(enter(under)[0]).toBe(200);
    expect(enter(under)[0]).toBe(429);
  });

  test.each<[string, Record<string, string>, number]>([
    ['bodies of 5 MB', { 'content-length': String(5 * 1024 * 1024) }, 12],
    ['bodies that say they are larger than may be', { 'content-length': '999999999' }, 12],
    ['bodies of no said length', { 'transfer-encoding': 'chunked' }, 12],
    ['bodies of 4 MB', { 'content-length': String(4 * 1024 * 1024) }, 16],
    ['bodies of a byte over 4 MB', { 'content-length': String(4 * 1024 * 1024 + 1) }, 15],
  ])('is 64 MB of %s', (_, headers, most) => {
    const under = new UnderWay();
    const all = Array.from({ length: most }, () => enter(under, headers));
    expect(all.every(([status]) => status === 200)).toBe(true);
    expect(enter(under, headers)[0]).toBe(429);
    expect(enter(under)[0]).toBe(200);
    all[0]![1].end();
    expect(enter(under, headers)[0]).toBe(200);
  });
});

describe('The rate of a user', () => {
  test('is 10,000 requests a second where the operator says nothing', () => {
    expect(DEFAULT_RATE).toBe(10_000);
  });

  test.each([
    [0, 4],
    [100, 4],
    [101, 3],
    [200, 3],
    [201, 2],
    [400, 1],
    [401, 0],
  ])('after a request of %i records leaves %i of 5', (records, left) => {
    const rate = new RateLimit(5);
    rate.take('alice', 0);
    rate.add('alice', records);
    const statuses = Array.from({ length: left + 1 }, () =>
      statusOf(() => {
        rate.take('alice', 0);
      }),
    );
    expect(statuses).toEqual([...Array.from({ length: left }, () => 200), 429]);
  });
});

describe('The access log', () => {
  test.each([
    [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
    ['/a?b=c#d', '/a'],
    ['/a#d?b', '/a'],
    ['http://host:80/a/b?c', '/a/b'],
    ['HTTPS://host?c', ''],
  ])('names %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  test('writes what was held back once, and errors alone where it is quiet', () => {
    const texts: string[] = [];
    const log = logTo((text) => texts.push(text), true);
    log.access({ status: 200 } as never);
    log.flush();
    log.error({ message: 'x' } as never);
    log.flush();
    log.flush();
    expect(texts).toEqual(['{"message":"x"}\n']);
  });
});
