// waypost serve as a process of the real binary, with a user of its own.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeUsers } from '../../support/service/known-users.js';
import { IN_ITS_PROCESS } from '../../support/service/serve-process.js';
import { finished, type Workdir } from '../../support/workdir.js';

/** For a machine with other things to do. */
export const PATIENT = { timeout: 20_000 };

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly authorization: string;
  readonly ended: ReturnType<typeof finished>;
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts the service over the sample data with a user of its own, and waits until it listens. */
export async function start(
  dir: Workdir,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const [credential = ''] = writeUsers(join(dir.path, 'users.json'), [['alice', 'example.com']]);
  const threads = args.includes('--threads') ? [] : IN_ITS_PROCESS;
  const child = dir.start(['serve', '--port', '0', '--users', 'users.json', ...threads, ...args], { env });
  const ended = finished(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (part) => {
      text += String(part);
      if (text.endsWith('\n')) resolve(text.replace(/^listening on (.*)\n$/, '$1'));
    });
    ended.then(({ stderr }) => {
      reject(new Error(stderr));
    }, reject);
  });
  const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
  return {
    child,
    url,
    authorization,
    ended,
    get: (path, init) =>
      fetch(url + path, { ...init, headers: { authorization, ...(init?.headers as Record<string, string>) } }),
  };
}

export const payloadOf = async (answer: Response): Promise<Record<string, unknown>[]> =>
  ((await answer.json()) as { payload: Record<string, unknown>[] }).payload;
