// A file of users as `waypost user add` leaves it, for tests that are about something else: their hashes are cheap to
// make and to check, which each of them has to say of itself.
import { hash, scryptSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { User } from '../../../src/server/access/users/users-file.js';

/** scrypt's N, the lowest that there is. */
const COST = 2;
const BLOCK_SIZE = 8;
const SALT = 'c2FsdA';

/** A user, and hosts whose pages may call in its name. */
export type KnownUser = readonly [name: string, ...domains: string[]];

/** Writes the file; gives the `NAME:CREDENTIAL` of each. */
export function writeUsers(file: string, users: readonly KnownUser[]): string[] {
  const all = users.map(([name, ...domains]) => ({ user: userOf(name, domains), credential: credentialOf(name) }));
  writeFileSync(file, JSON.stringify({ users: all.map(({ user }) => user) }), { mode: 0o600 });
  return all.map(({ user, credential }) => `${user.name}:${credential}`);
}

const credentialOf = (name: string): string => Buffer.from(`credential of ${name}`).toString('base64url');

function userOf(name: string, domains: readonly string[]): User {
  const credential = credentialOf(name);
  const options = { N: COST, r: BLOCK_SIZE, p: 1 };
  return {
    name,
    domains,
    created: '2026-01-02T03:04:05.000Z',
    credential: {
      cost: COST,
      blockSize: BLOCK_SIZE,
      salt: SALT,
      quick: hash('sha256', `${SALT}\0${credential}`, 'buffer').subarray(0, 8).toString('base64url'),
      hash: scryptSync(credential, Buffer.from(SALT, 'base64url'), 32, options).toString('base64url'),
    },
  };
}
