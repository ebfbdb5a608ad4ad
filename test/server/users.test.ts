// The file of users: what may be in it, how it changes, and a running server that takes it up.
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isCredential } from '../../src/server/access/users/credentials.js';
import { readDomain } from '../../src/server/access/users/domains.js';
import { LiveUsers } from '../../src/server/access/users/live-users.js';
import { addUser, readUsers, removeUser } from '../../src/server/access/users/users-file.js';

const NOW = Date.UTC(2026, 0, 2);

/** A path for a file of users, in a folder that goes away with the test. */
function fileOfUsers(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-users-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return join(folder, 'deep', 'users.json');
}

/** A user as the file has them. */
const USER = {
  name: 'a',
  domains: [],
  created: '2026-01-01T00:00:00.000Z',
  credential: { cost: 16_384, blockSize: 8, salt: 'a', hash: 'b' },
};

describe('The file of users', () => {
  test('gets a user with a hash of the credential that is returned, and can be read by its owner alone', async () => {
    const file = fileOfUsers();
    const credential = await addUser(file, 'alice', ['Example.COM', 'bücher.example', 'example.com.'], NOW);
    expect(readUsers(file)).toMatchObject([
      { name: 'alice', domains: ['example.com', 'xn--bcher-kva.example'], created: '2026-01-02T00:00:00.000Z' },
    ]);
    expect(readFileSync(file, 'utf8')).not.toContain(credential);
    expect(await isCredential(credential, readUsers(file)[0]!.credential)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['users.json']);
  });

  test.each([
    [0o620, '620'],
    [0o602, '602'],
    [0o666, '666'],
  ])('is refused where others can write it (mode %i)', async (mode, said) => {
    const file = fileOfUsers();
    await addUser(file, 'a', [], NOW);
    chmodSync(file, mode);
    const refusal = `others than its owner can write ${file} (mode ${said}), and let themselves in`;
    expect(() => readUsers(file)).toThrow(refusal);
    expect(() => new LiveUsers(file, () => undefined)).toThrow(refusal);
    await expect(addUser(file, 'b', [], NOW)).rejects.toThrow(refusal);
    chmodSync(file, 0o644);
    expect(readUsers(file).length).toBe(1);
  });

  test('loses a user, and no other', async () => {
    const file = fileOfUsers();
    for (const name of ['a', 'b', 'c']) await addUser(file, name, [], NOW);
    removeUser(file, 'b');
    expect(readUsers(file).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(() => {
      removeUser(file, 'b');
    }).toThrow('there is no user "b"');
  });

  test('gains no user before the credential is shown, and none where that fails', async () => {
    const file = fileOfUsers();
    const added = await addUser(file, 'a', [], NOW, (credential) => {
      expect(credential).toMatch(/^[\w-]{43}$/);
      expect(readUsers(file)).toEqual([]);
      return Promise.resolve();
    });
    expect(await isCredential(added, readUsers(file)[0]!.credential)).toBe(true);
    const before = readFileSync(file, 'utf8');
    await expect(addUser(file, 'b', [], NOW, () => Promise.reject(new Error('not seen')))).rejects.toThrow('not seen');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(join(file, '..'))).toEqual(['users.json']);
  });

  test('stays readable for nobody else when it is changed', async () => {
    const file = fileOfUsers();
    await addUser(file, 'a', [], NOW);
    chmodSync(file, 0o644);
    await addUser(file, 'b', [], NOW);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['', 'is empty'],
    ['a:b', 'has a colon'],
    ['a\nb', 'has a control character'],
    ['a\0', 'has a control character'],
    ['a\u202eb', 'has a control character'],
    [' a', 'begins or ends with a space'],
    ['x'.repeat(101), 'has more than 100 characters'],
    ['e\u0301', 'is not in Unicode normal form C'],
  ])('takes no user %j: the name %s', async (name, why) => {
    const file = fileOfUsers();
    await expect(addUser(file, name, [], NOW)).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining(why) as string,
    });
    expect(readUsers(file)).toEqual([]);
  });

  test('takes no second user of a name', async () => {
    const file = fileOfUsers();
    await addUser(file, 'a', [], NOW);
    const before = readFileSync(file, 'utf8');
    await expect(addUser(file, 'a', [], NOW)).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('there is a user a already') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    '',
    '{',
    '[]',
    '{"users":{}}',
    '{"users":[{}]}',
    '{"users":[{"name":"a","domains":[],"created":"x","credential":{"cost":3,"blockSize":8,"salt":"a","hash":"b"}}]}',
    '{"users":[{"name":"a","domains":[],"created":"x","credential":{"cost":1099511627776,' +
      '"blockSize":8,"salt":"a","hash":"b"}}]}',
    '{"users":[null]}',
    // A cost of one would be no work at all, one of a million and more all memory.
    ...[0, 1, -2, 2.5, 24, 2_097_152, '16384', null].flatMap((power) =>
      ['cost', 'blockSize'].map((field) =>
        JSON.stringify({ users: [{ ...USER, credential: { ...USER.credential, [field]: power } }] }),
      ),
    ),
    ...['name', 'domains', 'created', 'credential'].map((field) =>
      JSON.stringify({ users: [{ ...USER, [field]: 7 }] }),
    ),
    JSON.stringify({ users: [{ ...USER, domains: ['a', 7] }] }),
    ...['cost', 'blockSize', 'salt', 'hash'].map((field) =>
      JSON.stringify({ users: [{ ...USER, credential: { ...USER.credential, [field]: undefined } }] }),
    ),
    JSON.stringify({ users: [{ ...USER, credential: { ...USER.credential, hash: '' } }] }),
    JSON.stringify({ users: [USER, { ...USER, name: undefined }] }),
  ])('that holds %s is refused', (text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'waypost-users-')), 'users.json');
    onTestFinished(() => {
      rmSync(join(file, '..'), { recursive: true, force: true });
    });
    writeFileSync(file, text);
    expect(() => readUsers(file)).toThrow(
      expect.objectContaining({
        kind: 'configuration',
        message: expect.stringContaining('is no file of users') as string,
      }) as Error,
    );
  });
});

test.each([2, 1024, 16_384, 1_048_576])('A cost of %s is one that a file of users may have', (cost) => {
  const file = join(mkdtempSync(join(tmpdir(), 'waypost-users-')), 'users.json');
  onTestFinished(() => {
    rmSync(join(file, '..'), { recursive: true, force: true });
  });
  const user = { ...USER, credential: { ...USER.credential, cost } };
  writeFileSync(file, JSON.stringify({ users: [user] }));
  expect(readUsers(file)).toEqual([user]);
});

test.each([
  'https://example.com',
  'example.com:443',
  'example.com/path',
  '*.example.com',
  'a b',
  '',
  '-a.com',
  'a..b',
  '.com',
])('%s is no domain', (text) => {
  expect(() => readDomain(text)).toThrow('give a host name');
});

describe('A running server', () => {
  const seen = (live: LiveUsers): string[] => live.all.map(({ name }) => name);

  test('takes up users that are added and removed, at once', async () => {
    const file = fileOfUsers();
    await addUser(file, 'a', [], NOW);
    const live = new LiveUsers(file, (error) => {
      throw error;
    });
    await addUser(file, 'b', [], NOW);
    expect([seen(live), live.named('b')?.name]).toEqual([['a', 'b'], 'b']);
    removeUser(file, 'a');
    expect([live.named('a'), seen(live)]).toEqual([undefined, ['b']]);
    removeUser(file, 'b');
    expect(seen(live)).toEqual([]);
  });

  test('keeps the users it has where the file is broken or gone, says so once, and reads it when whole', async () => {
    const file = fileOfUsers();
    const problems: string[] = [];
    await addUser(file, 'a', [], NOW);
    const live = new LiveUsers(file, ({ message }) => {
      problems.push(message);
    });
    const whole = readFileSync(file);
    writeFileSync(file, '{"us');
    expect([seen(live), seen(live), problems.length]).toEqual([['a'], ['a'], 1]);
    renameSync(file, `${file}.away`);
    expect([seen(live), seen(live), problems.length]).toEqual([['a'], ['a'], 2]);
    expect(problems).toEqual([expect.stringContaining('is no file of users'), expect.stringContaining('is gone')]);
    writeFileSync(file, whole);
    await addUser(file, 'b', [], NOW);
    expect([seen(live), problems.length]).toEqual([['a', 'b'], 2]);
  });
});
