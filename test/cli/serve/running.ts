// waypost serve with a user of its own: as a process of the real binary, or in this process, which is what it is for
// where the test is about what it answers.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeUsers } from '../../support/service/known-users.js';
import { IN_ITS_PROCESS } from '../../support/service/serve-process.js';
import { serveHere, type ServedHere } from '../../support/service/served-workdir.js';
import { finished, type Workdir } from '../../support/workdir.js';

/** For a machine with other things to do. */
export const PATIENT = { timeout: 20_000 };

interface Listening {
  readonly url: string;
  readonly authorization: string;
  /** Asks as the user. */
  get(path: string, init?: RequestInit): Promise<Response>;
}
interface Running extends Listening {
  readonly child: ChildProcess;
  readonly ended: ReturnType<typeof finished>;
}
type RunningHere = Listening & ServedHere;

/** The user of the service, whose file this writes; gives the header that says who calls. */
function userOf(dir: Workdir): string {
  const [credential = ''] = writeUsers(join(dir.path, 'users.json'), [['alice', 'example.com']]);
  return `Basic ${Buffer.from(credential).toString('base64')}`;
}

const listening = (url: string, authorization: string): Listening => ({
  url,
  authorization,
  get: (path, init) =>
    fetch(url + path, { ...init, headers: { authorization, ...(init?.headers as Record<string, string>) } }),
});

/** Starts the service over the sample data with a user of its own, and waits until it listens. */
export async function start(
  dir: Workdir,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const authorization = userOf(dir);
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
  return { ...listening(url, authorization), child, ended };
}

/** The same in this process; it ends with the test, if not before. */
export async function startHere(
  dir: Workdir,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningHere> {
  const authorization = userOf(dir);
  const { url, end } = await serveHere(dir, args, env);
  return { ...listening(url, authorization), end };
}

export const payloadOf = async (answer: Response): Promise<Record<string, unknown>[]> =>
  ((await answer.json()) as { payload: Record<string, unknown>[] }).payload;
