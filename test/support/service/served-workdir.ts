// waypost serve over the sample data of a test's folder, with one user, for tests of the command line.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeUsers } from './known-users.js';
import { IN_ITS_PROCESS, listeningUrl } from './serve-process.js';
import type { Workdir } from '../workdir.js';

export interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  /** `NAME:CREDENTIAL`. */
  readonly credential: string;
  /** The environment that lets a client in. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts it and waits until it listens; it ends with the test. `args`: what is wanted beside the port and the users;
 * `env`: what its environment has in place of the folder's.
 */
export async function servedWorkdir(
  dir: Workdir,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const [credential = ''] = writeUsers(join(dir.path, 'users.json'), [['tester']]);
  const threads = args.includes('--threads') ? [] : IN_ITS_PROCESS;
  const options = ['--port', '0', '--users', 'users.json', '--quiet', ...threads, ...args];
  const child = dir.start(['serve', ...options], { env });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  const url = await listeningUrl(child);
  return { child, url, credential, env: { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url } };
}
