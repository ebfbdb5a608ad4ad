// `waypost serve` as a user starts it: the real binary, a users file of its own, a port that the system chooses.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../in-process.js';
import { NODE_OPTIONS } from '../node.js';
import { writeUsers, type KnownUser } from './known-users.js';

export interface ServeProcess {
  readonly url: string;
  /** `NAME:CREDENTIAL` of each user, in the order they were asked for. */
  readonly credentials: readonly string[];
  removeUser(name: string): void;
  /** Ends the server; the promise is kept when it has gone. */
  stop(): Promise<void>;
}

/** Without threads, which are for tests that are about them: what it answers is the same. */
export const IN_ITS_PROCESS = ['--threads', '0'];

const binary = join(root, 'bin/waypost.js');

/** Runs a command of waypost to its end; returns its standard output. */
const waypost = (...args: string[]): string =>
  execFileSync(process.execPath, [...NODE_OPTIONS, binary, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The address that a starting server says that it listens on. Rejects with what it said instead when it ends. */
export function listeningUrl(child: ChildProcess): Promise<string> {
  let said = '';
  let wrong = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    wrong += text;
  });
  return new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /^listening on (\S+)\n/m.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => {
      reject(new Error(`waypost serve ended with ${code}: ${wrong}`));
    });
  });
}

/**
 * Starts a server over a data folder, or over the platform's of a home, for those users. `args`: further options of
 * `serve`.
 */
export async function serveProcess(
  data: string | { readonly home: string },
  wanted: readonly KnownUser[],
  args: readonly string[] = IN_ITS_PROCESS,
): Promise<ServeProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-served-'));
  const users = join(folder, 'users.json');
  const credentials = writeUsers(users, wanted);
  const named = typeof data === 'string' ? ['--data', data] : [];
  const home = typeof data === 'string' ? {} : { HOME: data.home, XDG_DATA_HOME: '', WAYPOST_DATA: '' };
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, binary, 'serve', ...named, '--users', users, '--port', '0', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...home },
    },
  );
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  const url = await listeningUrl(child);
  return {
    url,
    credentials,
    removeUser: (name) => {
      waypost('user', 'remove', name, '--users', users);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
