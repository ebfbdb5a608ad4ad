// user add, list and remove, through the real binary.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

describe('waypost user', () => {
  test('add prints the name and the credential, alone, and keeps no credential', async () => {
    const dir = workdir();
    const { code, stdout, stderr } = await dir.run([
      'user',
      'add',
      'alice',
      '--domain',
      'example.com',
      '--domain',
      'Example.org',
      '--users',
      'u/users.json',
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^alice:[\w-]{43}\n$/);
    expect(dir.read('u/users.json')).not.toContain(stdout.slice(6, -1));
    expect(statSync(join(dir.path, 'u/users.json')).mode & 0o777).toBe(0o600);
    expect(dir.list()).toEqual(['u']);
  });

  test('list shows names and domains, and never a hash', async () => {
    const dir = workdir();
    const users = ['--users', 'users.json'];
    await dir.run(['user', 'add', 'alice', '--domain', 'example.com', ...users]);
    await dir.run(['user', 'add', 'bob', ...users]);
    const { stdout } = await dir.run(['user', 'list', ...users]);
    expect(stdout).toMatch(/^name +domains +added\nalice +example\.com +\d{4}-\d\d-\d\d\nbob +\d{4}-\d\d-\d\d\n$/);
    const json = (await dir.run(['user', 'list', '--json', ...users])).stdout;
    expect(JSON.parse(json)).toEqual({
      file: join(dir.path, 'users.json'),
      users: [
        { name: 'alice', domains: ['example.com'], created: expect.any(String) },
        { name: 'bob', domains: [], created: expect.any(String) },
      ],
    });
  });

  test('remove removes', async () => {
    const dir = workdir();
    await dir.run(['user', 'add', 'alice', '--users', 'users.json']);
    const { code, stdout, stderr } = await dir.run(['user', 'remove', 'alice', '--users', 'users.json']);
    expect([code, stdout, stderr]).toEqual([0, '', `alice is removed from ${join(dir.path, 'users.json')}\n`]);
    expect((await dir.run(['user', 'list', '--users', 'users.json'])).stdout).toContain('there are no users in');
  });

  test('keeps the users in the data folder, or where WAYPOST_USERS says', async () => {
    const dir = workdir();
    await dir.run(['user', 'add', 'alice', '--data', 'data']);
    expect(dir.exists('data/users.json')).toBe(true);
    await dir.run(['user', 'add', 'alice'], { env: { WAYPOST_USERS: 'elsewhere.json' } });
    expect(dir.exists('elsewhere.json')).toBe(true);
  });

  test.each([
    [['add'], 'user add needs its name; see waypost user add --help'],
    [['add', 'a:b'], 'the name "a:b" has a colon; give another'],
    [['add', 'a\nb'], String.raw`the name "a\nb" has a control character; give another`],
    [['add', ''], 'the name "" is empty; give another'],
    [
      ['add', 'a', '--domain', 'https://example.com/'],
      '--domain https://example.com/: give a host name, such as example.com, without scheme, port and path; ' +
        'what is below it is allowed with it',
    ],
    [['remove', 'nobody'], /^there is no user "nobody" in .*users\.json; "waypost user list" shows those there are$/],
    [[], 'user needs one of its commands (add, list, remove); see waypost user --help'],
    [['show', 'a'], "unknown command 'show'; see waypost user --help"],
  ])('%j is wrong usage', async (args, message) => {
    const dir = workdir();
    const { code, stdout, stderr } = await dir.run([
      'user',
      ...args,
      ...(args.length > 1 ? ['--users', 'users.json'] : []),
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.slice('waypost: '.length, -1)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(dir.exists('users.json')).toBe(false);
  });

  test('a name that is there is refused, and so is a file that is none of users', async () => {
    const dir = workdir();
    await dir.run(['user', 'add', 'alice', '--users', 'users.json']);
    expect(await dir.run(['user', 'add', 'alice', '--users', 'users.json'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('there is a user alice already') as string,
    });
    dir.write('broken.json', '{}');
    expect(await dir.run(['user', 'add', 'alice', '--users', 'broken.json'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('is no file of users') as string,
    });
    expect(dir.read('broken.json')).toBe('{}');
  });

  test('two changes at once lose neither: one of them may be told to wait', async () => {
    const dir = workdir();
    const names = ['a', 'b', 'c', 'd'];
    const ran = await Promise.all(names.map((name) => dir.runProcess(['user', 'add', name, '--users', 'users.json'])));
    expect(ran.filter(({ code }) => code !== 0 && code !== 8)).toEqual([]);
    const there = (
      JSON.parse((await dir.run(['user', 'list', '--json', '--users', 'users.json'])).stdout) as {
        users: { name: string }[];
      }
    ).users
      .map(({ name }) => name)
      .sort();
    expect(there).toEqual(names.filter((_, i) => ran[i]!.code === 0));
    expect(there.length).toBeGreaterThan(0);
    expect(dir.list()).toEqual(['users.json']);
  });
});
