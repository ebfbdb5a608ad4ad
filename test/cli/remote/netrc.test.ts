// Which user and password a netrc file has for a host.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { netrcLogin } from '../../../src/cli/config/netrc.js';
import { workdir } from '../../support/workdir.js';

/** The login for wattle.example, as user:password; nothing where there is none. */
function loginOf(text: string, mode = 0o600, platform: NodeJS.Platform = 'linux'): string {
  const path = join(workdir().path, 'netrc');
  writeFileSync(path, text);
  chmodSync(path, mode);
  const login = netrcLogin({ path, isNamed: true }, 'wattle.example', platform);
  return login === undefined ? '' : `${login.user}:${login.secret}`;
}

describe('A netrc file', () => {
  test.each<[string, string, string]>([
    ['has the login of the machine', 'machine wattle.example login ann password one', 'ann:one'],
    ['may have it over lines', 'machine wattle.example\n  login ann\n\tpassword one\n', 'ann:one'],
    ['may have the password before the user', 'machine wattle.example password one login ann', 'ann:one'],
    [
      'has each machine apart',
      'machine a.example login bob password two\nmachine wattle.example login ann password one\n' +
        'machine z.example login cyd password three',
      'ann:one',
    ],
    [
      'has the first of two of one machine',
      'machine wattle.example login ann password one\nmachine wattle.example login bob password two',
      'ann:one',
    ],
    [
      'has for any other machine what stands by default',
      'machine a.example login bob password two\ndefault login any password body',
      'any:body',
    ],
    [
      'has the machine before what stands by default, wherever that stands',
      'default login any password body\nmachine wattle.example login ann password one',
      'ann:one',
    ],
    ['has nothing of other machines', 'machine a.example login bob password two', ''],
    ['has nothing of a machine that is named in part', 'machine wattle login bob password two', ''],
    ['says nothing by a user alone', 'machine wattle.example login ann', ''],
    ['says nothing by a password alone', 'machine wattle.example password one', ''],
    ['says nothing by what stands before any machine', 'login ann password one machine wattle.example', ''],
    ['may have an account between', 'machine wattle.example login ann account login password one', 'ann:one'],
    [
      'may have words of the format for names',
      'machine wattle.example login password password login',
      'password:login',
    ],
    ['may have quotes, and signs behind backslashes', 'machine wattle.example login "a n" password "o\\"e"', 'a n:o"e'],
    [
      'may have remarks',
      '# machine wattle.example login x password y\nmachine wattle.example login ann password one',
      'ann:one',
    ],
    ['may have a sign of remarks in a password', 'machine wattle.example login ann password #one', 'ann:#one'],
    [
      'may have macros, which end at an empty line',
      'macdef init\nmachine wattle.example login x password y\n\nmachine wattle.example login ann password one',
      'ann:one',
    ],
    ['may be empty', '', ''],
  ])('%s', (_, text, wanted) => {
    expect(loginOf(text)).toBe(wanted);
  });

  test.each([0o640, 0o604, 0o620, 0o610])('that others may use by its mode %i is refused', (mode) => {
    const text = 'machine wattle.example login ann password one';
    expect(() => loginOf(text, mode)).toThrow(
      /has a password for wattle\.example and others may read it; run chmod 600/,
    );
    expect(loginOf(text, mode, 'win32')).toBe('ann:one');
    expect(loginOf('machine a.example login ann password one', mode)).toBe('');
  });

  test('that is not there says nothing, unless it is named', () => {
    const path = join(workdir().path, 'netrc');
    expect(netrcLogin({ path, isNamed: false }, 'wattle.example', 'linux')).toBeUndefined();
    expect(() => netrcLogin({ path, isNamed: true }, 'wattle.example', 'linux')).toThrow('cannot be read (ENOENT)');
  });
});
