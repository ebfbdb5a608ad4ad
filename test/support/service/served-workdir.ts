// waypost serve over the sample data of a test's folder, in this process: for tests of what is asked of it. That it
// does the same as a process of its own is for test/conformance and test/cli/serve.
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { FakeIo } from '../fake-io.js';
import { runInProcess, type Finished } from '../in-process.js';
import { until } from '../until.js';
import type { Workdir } from '../workdir.js';
import { writeUsers } from './known-users.js';
import { IN_ITS_PROCESS } from './serve-process.js';

export interface Served {
  readonly url: string;
  /** `NAME:CREDENTIAL`. */
  readonly credential: string;
  /** The environment that lets a client in. */
  readonly env: Readonly<Record<string, string>>;
}

export interface ServedHere {
  readonly url: string;
  /** Sends a signal, and gives how it ended. */
  end(signal: 'SIGINT' | 'SIGTERM'): Promise<Finished>;
}

/**
 * Starts it with the users of `users.json` and waits until it listens; it ends with the test, if not before. `args`:
 * what is wanted beside the port; `env`: what its environment has in place of the folder's.
 */
export async function serveHere(
  dir: Workdir,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServedHere> {
  const threads = args.includes('--threads') ? [] : IN_ITS_PROCESS;
  const all = ['serve', '--port', '0', '--users', 'users.json', ...threads, ...args];
  const data = { HOME: dir.path, WAYPOST_DATA: inject('sampleData') };
  let io: FakeIo | undefined;
  let isOver = false;
  const ended = runInProcess(dir.path, all, { env: { ...data, ...env } }, (of) => {
    io = of;
  }).finally(() => {
    isOver = true;
  });
  const end = (signal: 'SIGINT' | 'SIGTERM'): Promise<Finished> => {
    if (!isOver) io!.signal(signal);
    return ended;
  };
  onTestFinished(async () => {
    await end('SIGTERM');
  });
  await until(() => isOver || io!.out() !== '');
  const url = /^listening on (.*)\n$/.exec(io!.out())?.[1];
  if (url === undefined) throw new Error((await ended).stderr);
  return { url, end };
}

/** Starts it with one user, for tests of the command line as its client. */
export async function servedWorkdir(
  dir: Workdir,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const [credential = ''] = writeUsers(join(dir.path, 'users.json'), [['tester']]);
  const { url } = await serveHere(dir, ['--quiet', ...args], env);
  return { url, credential, env: { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url } };
}
