// What the user commands do: the file of users is changed under a lock, and a credential is shown once.
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EXIT, WaypostError } from '../../contract/errors.js';
import { withLock } from '../../files/lock-file.js';
import { whyAndNext } from '../../contract/write-failure.js';
import { addUser, readUsers, removeUser } from '../../server/access/users/users-file.js';
import type { UserCommandOptions } from '../options/serve-options.js';
import { dataFolder } from './data-folder.js';
import { outputWidth, type Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { printed, requireOutput } from '../output/output-failure.js';
import { tableOf } from '../output/text-table.js';

/** The file of users: `--users`, else users.json in the data folder. */
export const usersFile = ({ users, data }: Pick<UserCommandOptions, 'users' | 'data'>, io: Io): string =>
  users === undefined || users === '' ? join(dataFolder(data, io), 'users.json') : resolve(users);

/** The reader of standard output went away before it had the credential. */
class NotSeen extends Error {}

/**
 * Prints `NAME:CREDENTIAL`, alone on standard output, and adds the user once that is taken: nobody could call as a user
 * whose credential was not seen. Throws `output-unwritable` where it cannot be printed.
 */
export async function addToUsers(name: string, options: UserCommandOptions, io: Io): Promise<number> {
  requireOutput(io);
  const show = async (credential: string): Promise<void> => {
    io.stdout.dataLine(`${name}:${credential}`);
    if (!(await printed(io))) throw new NotSeen();
  };
  try {
    await changing(usersFile(options, io), (file) => addUser(file, name, options.domain ?? [], io.now(), show));
  } catch (error) {
    if (!(error instanceof NotSeen)) throw error;
    messagesTo(io, options).warn(`the reader of standard output went away: ${name} is not added; add the user again`);
  }
  return EXIT.done;
}

/** Prints the users, as a table or JSON; never a hash. */
export async function listUsers(options: UserCommandOptions, io: Io): Promise<number> {
  const file = usersFile(options, io);
  const users = readUsers(file).map(({ name, domains, created }) => ({ name, domains, created }));
  if (options.json === true) io.stdout.json({ file, users });
  else if (users.length === 0) io.stdout.lines([`there are no users in ${file}; add one with: waypost user add NAME`]);
  else {
    io.stdout.lines(
      await tableOf(
        [
          ['name', 'domains', 'added'],
          ...users.map(({ name, domains, created }) => [name, domains.join(' '), created.slice(0, 10)]),
        ],
        [],
        outputWidth(io),
      ),
    );
  }
  return EXIT.done;
}

/** Removes the user and says so. */
export async function removeFromUsers(name: string, options: UserCommandOptions, io: Io): Promise<number> {
  const path = usersFile(options, io);
  await changing(path, (file) => {
    removeUser(file, name);
  });
  messagesTo(io, options).info(`${name} is removed from ${path}`);
  return EXIT.done;
}

/** Two changes at once would lose one of them. */
function changing<T>(file: string, change: (file: string) => T | Promise<T>): Promise<T> {
  makeFolder(dirname(file));
  return withLock(`${file}.lock`, 'another change of the users', async () => change(file));
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new WaypostError(
      'output-unwritable',
      `cannot make the folder ${folder}: ${whyAndNext(cause, 'choose another place with --users')}`,
      { cause },
    );
  }
}
