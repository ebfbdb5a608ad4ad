// waypost serve over the sample data of a test's folder, with one user, for tests of the command line.
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { listeningUrl } from './serve-process.js';
import type { Workdir } from '../workdir.js';

export interface Served {
  readonly url: string;
  /** `NAME:CREDENTIAL`, as `user add` printed it. */
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
  const added = await dir.run(['user', 'add', 'tester', '--users', 'users.json']);
  const credential = added.stdout.trim();
  const child = dir.start(['serve', '--port', '0', '--users', 'users.json', '--quiet', ...args], { env });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  const url = await listeningUrl(child);
  return { url, credential, env: { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url } };
}
