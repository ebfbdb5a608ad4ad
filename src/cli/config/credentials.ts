// The user and credential for an endpoint: from the environment, a file, a command or netrc, never from a flag. No
// message holds any of it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WaypostError } from '../../contract/errors.js';
import type { Io } from '../io.js';
import { type Login, netrcLogin, type NetrcFile } from './netrc.js';

/** A credential command may ask its user something. */
const COMMAND_MS = 60_000;

/**
 * The login for the endpoint's host; undefined where none is given. WAYPOST_USER names the user; where it is absent,
 * the credential is `user:credential`, as `waypost user add` prints it. Throws usage and configuration errors.
 */
export async function credentialFor(endpoint: string, io: Io): Promise<Login | undefined> {
  const { env } = io;
  const user = env['WAYPOST_USER'] ?? '';
  const ways = [
    ['WAYPOST_CREDENTIAL', env['WAYPOST_CREDENTIAL'], (credential: string) => credential],
    ['WAYPOST_CREDENTIAL_FILE', env['WAYPOST_CREDENTIAL_FILE'], fromFile],
    ['WAYPOST_CREDENTIAL_COMMAND', env['WAYPOST_CREDENTIAL_COMMAND'], (command: string) => fromCommand(command, env)],
  ] as const;
  const [way, another] = ways.filter(([, value]) => value !== undefined && value !== '');
  if (way && another) throw new WaypostError('usage', `${way[0]} and ${another[0]} are both set; set one of them`);
  if (!way) {
    if (user !== '') {
      throw new WaypostError(
        'usage',
        'WAYPOST_USER is set without a credential; set WAYPOST_CREDENTIAL, WAYPOST_CREDENTIAL_FILE or ' +
          'WAYPOST_CREDENTIAL_COMMAND too',
      );
    }
    const file = netrcFile(env['NETRC'] ?? '', io.home);
    if (file === undefined || !URL.canParse(endpoint)) return undefined;
    return netrcLogin(file, new URL(endpoint).hostname, io.platform);
  }
  const [name, value = '', read] = way;
  const text = await read(value);
  if (text === '') throw new WaypostError('configuration', `${name} gives an empty credential`);
  if (user !== '') return { user, secret: text };
  const colon = text.indexOf(':');
  if (colon < 1) throw new WaypostError('usage', `${name} gives a credential without its user; set WAYPOST_USER`);
  return { user: text.slice(0, colon), secret: text.slice(colon + 1) };
}

/** The file that is named, else that of the home folder; undefined for a user who has none. */
function netrcFile(named: string, home: string): NetrcFile | undefined {
  if (named !== '') return { path: named, isNamed: true };
  return home === '' ? undefined : { path: join(home, '.netrc'), isNamed: false };
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0]!;

function fromFile(path: string): string {
  try {
    return firstLine(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      `the file ${path} of WAYPOST_CREDENTIAL_FILE cannot be read ` +
        `(${(cause as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
      { cause },
    );
  }
}

/**
 * The first line that the command writes. What else it writes, on either stream, goes nowhere: it may hold the
 * credential.
 */
async function fromCommand(command: string, env: Io['env']): Promise<string> {
  try {
    const [shell, flag] = process.platform === 'win32' ? (['cmd.exe', '/c'] as const) : (['/bin/sh', '-c'] as const);
    return firstLine(
      (await promisify(execFile)(shell, [flag, command], { timeout: COMMAND_MS, env: { ...env } })).stdout,
    );
  } catch (cause) {
    const { code, killed } = cause as { code?: number | string; killed?: boolean };
    throw new WaypostError(
      'configuration',
      `the command of WAYPOST_CREDENTIAL_COMMAND ${
        killed === true ? `took more than ${COMMAND_MS / 1000} s` : `failed (exit code ${code ?? 'unknown'})`
      }; run it by itself to see why`,
    );
  }
}
