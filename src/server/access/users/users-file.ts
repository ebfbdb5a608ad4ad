// The file of users: who may call the service, the hashes of their credentials, and the domains whose pages may call it
// in their name. Only its owner reads it; it is replaced whole, by rename.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { WaypostError } from '../../../contract/errors.js';
import { whyUnreadable } from '../../../contract/read-failure.js';
import { whyAndNext } from '../../../contract/write-failure.js';
import { hashCredential, makeCredential, type Hash } from './credentials.js';
import { readDomain } from './domains.js';

export interface User {
  readonly name: string;
  /** Host names whose pages may call, those below them too. None: no page of another origin may. */
  readonly domains: readonly string[];
  /** When it was added, ISO 8601. */
  readonly created: string;
  readonly credential: Hash;
}

/** Longest name in characters. */
const LONGEST_NAME = 100;

/** The bits of a mode that let others than the owner write. */
const OTHERS_WRITE = 0o022;

/**
 * The users of a file; none where there is no file. Throws `configuration` for a file that is not one of users, and for
 * one that others can write, who could let themselves in.
 */
export function readUsers(file: string): readonly User[] {
  let text: string;
  try {
    text = readOwn(file);
  } catch (cause) {
    if (cause instanceof WaypostError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new WaypostError('configuration', `cannot read the users in ${file}: ${whyUnreadable(cause)}`, { cause });
  }
  try {
    const { users } = JSON.parse(text) as { users: readonly unknown[] };
    if (!users.every(isUser)) throw new TypeError('a user lacks a field');
    return users;
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      `${file} is no file of users; put the right one back, or remove it and add the users again with ` +
        `"waypost user add NAME"`,
      { cause },
    );
  }
}

/** A pipe of that name, which nobody may ever write to, is not waited for; src/files has the same for other rooms. */
const READ_NOW = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The text of a file that only its owner can write; Windows has no such bits. */
function readOwn(file: string): string {
  const opened = openSync(file, READ_NOW);
  try {
    const mode = fstatSync(opened).mode & 0o777;
    if (process.platform !== 'win32' && (mode & OTHERS_WRITE) !== 0) {
      throw new WaypostError(
        'configuration',
        `others than its owner can write ${file} (mode ${mode.toString(8)}), and let themselves in: look who is in ` +
          `it, then "chmod 600 ${file}"`,
      );
    }
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}

/**
 * Adds a user and returns the new credential, which is kept nowhere. `show` shows it, and throws where nobody sees it:
 * then there is no user. The file takes its place in the moment in which that is done: whatever ends the process leaves
 * a credential of nobody rather than a user whose credential nobody has. Throws `usage` for a bad name or domain, and
 * one that is there.
 */
export async function addUser(
  file: string,
  name: string,
  domains: readonly string[],
  now: number,
  show: (credential: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  checkName(name);
  const users = readUsers(file);
  const hosts = [...new Set(domains.map(readDomain))];
  if (users.some((user) => user.name === name)) {
    throw new WaypostError(
      'usage',
      `there is a user ${name} already; remove it first ("waypost user remove ${name}") to give it a new credential`,
    );
  }
  const credential = makeCredential();
  const created = new Date(now).toISOString();
  const user: User = { name, domains: hosts, created, credential: await hashCredential(credential) };
  const prepared = prepareUsers(file, [...users, user]);
  try {
    await show(credential);
    prepared.commit();
    return credential;
  } finally {
    prepared.discard();
  }
}

/** Removes a user. Throws `usage` for one that is not there. */
export function removeUser(file: string, name: string): void {
  const users = readUsers(file);
  const left = users.filter((user) => user.name !== name);
  if (left.length === users.length) {
    throw new WaypostError(
      'usage',
      `there is no user ${JSON.stringify(name)} in ${file}; "waypost user list" shows those there are`,
    );
  }
  writeUsers(file, left);
}

/** What is wrong with a name, in the order in which it is looked for. */
const FLAWS: readonly (readonly [has: (name: string) => boolean, words: string])[] = [
  [(name) => name === '', 'is empty'],
  [(name) => name.includes(':'), 'has a colon'],
  [(name) => /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name), 'has a control character'],
  [(name) => name !== name.trim(), 'begins or ends with a space'],
  [(name) => name.length > LONGEST_NAME, `has more than ${LONGEST_NAME} characters`],
  [(name) => name !== name.normalize('NFC'), 'is not in Unicode normal form C'],
];

/** A name must stand before the colon of Basic authentication (RFC 7617) and in a line of a log. */
function checkName(name: string): void {
  const [, wrong] = FLAWS.find(([has]) => has(name)) ?? [];
  if (wrong !== undefined) {
    throw new WaypostError('usage', `the name ${JSON.stringify(name.slice(0, LONGEST_NAME))} ${wrong}; give another`);
  }
}

function writeUsers(file: string, users: readonly User[]): void {
  const prepared = prepareUsers(file, users);
  try {
    prepared.commit();
  } finally {
    prepared.discard();
  }
}

/** The users written beside their place, which they take at `commit`; until then `discard` leaves nothing of them. */
function prepareUsers(file: string, users: readonly User[]): { commit: () => void; discard: () => void } {
  const made = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const discard = (): void => {
    try {
      rmSync(made, { force: true });
    } catch {
      /* it has no place, and nobody but its owner reads it */
    }
  };
  const step = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      discard();
      throw new WaypostError(
        'output-unwritable',
        `cannot write the users to ${file}: ${whyAndNext(cause, 'choose another place with --users')}`,
        { cause },
      );
    }
  };
  step(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(made, `${JSON.stringify({ users }, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  });
  return {
    discard,
    commit: () => {
      step(() => {
        renameSync(made, file);
      });
    },
  };
}

function isUser(value: unknown): value is User {
  const { name, domains, created, credential } = (value ?? {}) as Partial<User>;
  const { cost, blockSize, salt, hash, quick } = credential ?? {};
  return (
    typeof name === 'string' &&
    Array.isArray(domains) &&
    domains.every((domain) => typeof domain === 'string') &&
    typeof created === 'string' &&
    isPower(cost) &&
    isPower(blockSize) &&
    typeof salt === 'string' &&
    typeof hash === 'string' &&
    hash !== '' &&
    (quick === undefined || typeof quick === 'string')
  );
}

/** scrypt takes nothing else for N; and a file is no way to take all memory. */
const isPower = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 1 && Number(value) <= 2 ** 20 && Math.log2(Number(value)) % 1 === 0;
