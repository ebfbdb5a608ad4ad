// waypost serve as a process of its own over the sample data, with one user, for tests of the command line.
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { Workdir } from './workdir.js';

export interface ServeProcess {
  readonly url: string;
  /** `NAME:CREDENTIAL`, as `user add` printed it. */
  readonly credential: string;
  /** The environment that lets a client in. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts it and waits until it listens; it ends with the test. `args`: what is wanted beside the port and the users. */
export async function serveProcess(dir: Workdir, args: readonly string[] = []): Promise<ServeProcess> {
  const added = await dir.run(['user', 'add', 'tester', '--users', 'users.json']), credential = added.stdout.trim();
  const child = dir.start(['serve', '--port', '0', '--users', 'users.json', '--quiet', ...args]);
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  let said = '';
  child.stderr?.resume();
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const listening = /listening on (\S+)/.exec(said)?.[1];
      if (listening !== undefined) resolve(listening);
    });
    child.on('close', (code) => { reject(new Error(`serve ended with ${code}: ${said}`)); });
  });
  return { url, credential, env: { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url } };
}
