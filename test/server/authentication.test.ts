// Who is let in: a user with a credential, and nobody else, whatever the header holds and however often it is sent.
import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Authentication } from '../../src/server/access/authentication.js';
import {
  hashCredential,
  isCredential,
  makeCredential,
  passesQuickCheck,
  type Hash,
} from '../../src/server/access/users/credentials.js';
import type { Users } from '../../src/server/access/users/live-users.js';
import type { User } from '../../src/server/access/users/users-file.js';
import {
  alice,
  asAlice,
  asBob,
  basic,
  bob,
  CREDENTIAL,
  OTHER_CREDENTIAL,
  served,
  usersOf,
} from '../support/service/served.js';

/** Where a request comes from. */
const here = { address: '127.0.0.1', connection: {} };

const of = (bytes: Buffer): string => `Basic ${bytes.toString('base64')}`;

/** Some milliseconds a check: enough for others to come meanwhile. */
function slowHash(credential: string): Hash {
  const [cost, blockSize, salt] = [2048, 8, 'c2FsdA'];
  const hash = scryptSync(credential, Buffer.from(salt, 'base64url'), 32, { N: cost, r: blockSize, p: 1 });
  return { cost, blockSize, salt, hash: hash.toString('base64url') };
}

describe('Basic authentication', () => {
  test.each<[string, string | undefined]>([
    ['there is no header', undefined],
    ['it is empty', ''],
    ['it is of another scheme', 'Bearer abc'],
    ['it has no base64', 'Basic'],
    ['it is no base64', 'Basic %%%'],
    ['it has no colon', of(Buffer.from('alice'))],
    ['the user is not known', basic('mallory', CREDENTIAL)],
    ['the credential is that of another', basic('alice', OTHER_CREDENTIAL)],
    ['the credential is empty', basic('alice', '')],
    ['the credential is cut', basic('alice', CREDENTIAL.slice(0, -1))],
    ['the name is in other letters', basic('Alice', CREDENTIAL)],
    ['it holds bytes that are no UTF-8', of(Buffer.concat([Buffer.from('alice:'), Buffer.from([0xff, 0xfe, 0xc3])]))],
    ['it holds NUL and control characters', of(Buffer.from(`alice\0:${CREDENTIAL}\r\n`))],
    ['the credential is very long', basic('alice', 'x'.repeat(9000))],
    ['a NUL is behind the credential', basic('alice', `${CREDENTIAL}\0`)],
    ['a control character is behind the credential', basic('alice', `${CREDENTIAL}\n`)],
    ['a byte order mark is before the name', of(Buffer.from(`\uFEFFalice:${CREDENTIAL}`))],
    ['a byte order mark is before the credential', of(Buffer.from(`alice:\uFEFF${CREDENTIAL}`))],
    ['it names a property of objects', basic('__proto__', 'x')],
    ['it names another', basic('constructor', CREDENTIAL)],
  ])('refuses with 401 where %s', async (_, authorization) => {
    const { server } = served();
    const { statusCode, headers, body } = await server.inject({
      method: 'GET',
      url: '/rest/v2/address/find?country=AU&fullAddress=a',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([statusCode, headers['www-authenticate'], JSON.parse(body)]).toEqual([
      401,
      'Basic realm="waypost", charset="UTF-8"',
      {
        status: 'ERROR',
        messages: [
          'full authentication is required: send the name and the credential of a user with HTTP Basic authentication',
        ],
        payload: [],
      },
    ]);
  });

  test.each(['/ready', '/metrics', '/', '/docs', '/openapi.json', '/nowhere', '/rest/au/cleanse/address'])(
    'is needed for %s',
    async (url) => {
      expect((await served().server.inject({ method: 'GET', url })).statusCode).toBe(401);
    },
  );

  test('is not needed by a probe of /health, which reads the status alone', async () => {
    const { server, ask } = served();
    const probed = await server.inject({ method: 'GET', url: '/health' });
    expect([probed.statusCode, JSON.parse(probed.body)]).toEqual([200, { status: 'ok' }]);
    expect((await server.inject({ method: 'POST', url: '/health' })).statusCode).toBe(401);
    const wrong = { authorization: asAlice.authorization.slice(0, -6) };
    expect((await server.inject({ method: 'GET', url: '/health', headers: wrong })).statusCode).toBe(401);
    expect(JSON.parse((await ask({ method: 'GET', url: '/ready' })).body)).toEqual({ status: 'ready' });
  });

  test.each([['basic'], ['BASIC'], ['Basic  ']])('takes the scheme written %s', async (scheme) => {
    expect(
      (
        await served().ask({
          method: 'GET',
          url: '/health',
          headers: { authorization: asAlice.authorization.replace('Basic', scheme) },
        })
      ).statusCode,
    ).toBe(200);
  });

  test('lets each user in with their own credential', async () => {
    const { ask } = served();
    expect((await ask({ method: 'GET', url: '/health' })).statusCode).toBe(200);
    expect((await ask({ method: 'GET', url: '/health', headers: asBob })).statusCode).toBe(200);
  });

  test('takes names beyond ASCII as UTF-8, composed or not', async () => {
    const renata: User = { ...alice, name: 'Renat\u00e9' };
    expect(await new Authentication(usersOf(renata)).user(basic('Renate\u0301', CREDENTIAL), here)).toBe(renata);
  });

  test('knows a credential again without another check, and a wrong one too', async () => {
    const authentication = new Authentication(usersOf(alice));
    const first = authentication.user(asAlice.authorization, here);
    expect(first).toBeInstanceOf(Promise);
    await first;
    expect(authentication.user(asAlice.authorization, here)).toBe(alice);
    await expect(authentication.user(basic('alice', 'wrong'), here)).rejects.toMatchObject({ status: 401 });
    await expect(authentication.user(basic('alice', 'wrong'), here)).rejects.toMatchObject({ status: 401 });
    expect(authentication.user(asAlice.authorization, here)).toBe(alice);
  });

  test('does not let a user in who was removed, or has another credential, however well it was known', async () => {
    let users: readonly User[] = [alice];
    const live: Users = {
      get all() {
        return users;
      },
      named: (name) => users.find((user) => user.name === name),
    };
    const authentication = new Authentication(live);
    await authentication.user(asAlice.authorization, here);
    users = [bob];
    await expect(authentication.user(asAlice.authorization, here)).rejects.toMatchObject({ status: 401 });
    users = [{ ...alice, credential: bob.credential }];
    await expect(authentication.user(asAlice.authorization, here)).rejects.toMatchObject({ status: 401 });
    expect(await authentication.user(basic('alice', OTHER_CREDENTIAL), here)).toBe(users[0]);
    users = [alice];
    expect(await authentication.user(asAlice.authorization, here)).toBe(alice);
  });

  test.each<[string, boolean]>([
    ['as users are added now', true],
    ['of a file from before there was a quick check', false],
  ])(
    'lets a user in whom it has not seen while others guess, %s',
    async (_, hasQuick) => {
      const credential = hasQuick ? await hashCredential('of slow') : slowHash('of slow');
      const slow: User = { ...bob, name: 'slow', credential };
      const authentication = new Authentication(usersOf(alice, slow));
      let guesses = 0;
      let isOver = false;
      const answers = new Set<number>();
      const guesser = async (): Promise<void> => {
        const connection = {};
        while (!isOver) {
          const guess = authentication.user(basic('slow', `guess ${guesses++}`), { address: '127.0.0.1', connection });
          answers.add(
            await Promise.resolve(guess).then(
              () => 200,
              (error: { status: number }) => error.status,
            ),
          );
          await new Promise(setImmediate);
        }
      };
      const all = Array.from({ length: 48 }, guesser);
      await expect.poll(() => guesses, { timeout: 60_000 }).toBeGreaterThan(60);
      // The same address and the same name as those who guess.
      expect(await authentication.user(basic('slow', 'of slow'), { address: '127.0.0.1', connection: {} })).toBe(slow);
      isOver = true;
      await Promise.all(all);
      expect([...answers].filter((status) => status !== 401 && status !== 429)).toEqual([]);
    },
    120_000,
  );

  test('slows down who guesses, and only them', async () => {
    const authentication = new Authentication(usersOf({ ...alice, credential: await hashCredential(CREDENTIAL) }));
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      await Promise.resolve(authentication.user(basic('alice', `guess ${i}`), here)).catch(
        (error: { status: number }) => statuses.push(error.status),
      );
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    await expect(
      authentication.user(basic('bob', 'wrong'), { address: '192.0.2.1', connection: {} }),
    ).rejects.toMatchObject({ status: 401 });
    expect(await authentication.user(asAlice.authorization, here)).toMatchObject({ name: 'alice' });
  });

  test('checks a credential once for all who come with it at the same time', async () => {
    const authentication = new Authentication(usersOf(alice));
    const all = Array.from({ length: 100 }, () => authentication.user(asAlice.authorization, here));
    expect(new Set(await Promise.all(all))).toEqual(new Set([alice]));
  });
});

describe('A credential', () => {
  test('is 256 random bits that need no quoting', () => {
    const made = Array.from({ length: 50 }, makeCredential);
    expect(new Set(made).size).toBe(50);
    expect(made.filter((credential) => !/^[\w-]{43}$/.test(credential))).toEqual([]);
  });

  test('is kept as a salted scrypt hash that only it fits', async () => {
    const [one, two] = await Promise.all([hashCredential('secret'), hashCredential('secret')]);
    expect(one.hash).not.toBe(two.hash);
    expect(JSON.stringify(one)).not.toContain('secret');
    expect(one.cost * one.blockSize * 128).toBeGreaterThanOrEqual(16 << 20);
    expect(await isCredential('secret', one)).toBe(true);
    expect(await isCredential('Secret', one)).toBe(false);
    expect(await isCredential('secret', { ...one, hash: two.hash })).toBe(false);
    const long = 'x'.repeat(257);
    expect(await isCredential(long, await hashCredential(long)), 'longer than any that is made').toBe(false);
    expect(await isCredential(long.slice(1), await hashCredential(long.slice(1)))).toBe(true);
  });

  test('that is wrong is told without the slow hash, where the file has the quick one', async () => {
    const { quick, ...old } = await hashCredential('secret');
    const kept = { ...old, quick };
    expect(['secret', 'Secret', ''].map((text) => passesQuickCheck(text, kept))).toEqual([true, false, false]);
    expect(passesQuickCheck('secret', { ...kept, quick: '' })).toBe(false);
    expect(passesQuickCheck('Secret', old)).toBe(true);
    expect(Buffer.from(quick, 'base64url').length).toBe(8);
  });
});
