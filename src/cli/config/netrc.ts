// The user's netrc file, which names a user and password for each machine.
import { readFileSync, statSync } from 'node:fs';
import { WaypostError } from '../../contract/errors.js';

export interface Login {
  readonly user: string;
  readonly secret: string;
}

export interface NetrcFile {
  readonly path: string;
  /** True if somebody named it, false if it is the usual one, which need not be there. */
  readonly isNamed: boolean;
}

/**
 * The login of a host in a netrc file: the entry of its machine, else the default one. Undefined where there is none,
 * or no file. Throws `configuration` for a file that others may read and that has a password for the host, and for one
 * that cannot be read though it is named.
 */
export function netrcLogin(
  { path, isNamed }: NetrcFile,
  hostname: string,
  platform: NodeJS.Platform,
): Login | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (!isNamed) return undefined;
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    throw new WaypostError('configuration', `the file ${path} of NETRC cannot be read (${code})`, { cause });
  }
  const entries = readEntries(text);
  const entry =
    entries.find(({ machine }) => machine === hostname) ?? entries.find(({ machine }) => machine === undefined);
  if (entry?.user === undefined || entry.secret === undefined) return undefined;
  if (platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new WaypostError(
      'configuration',
      `${path} has a password for ${hostname} and others may read it; run chmod 600 ${path}`,
    );
  }
  return { user: entry.user, secret: entry.secret };
}

/** `machine` is undefined for the default entry. */
interface Entry {
  readonly machine: string | undefined;
  user?: string;
  secret?: string;
}

/** Words of the file, with quotes and backslashes as curl reads them; a macro goes to the next empty line. */
function readEntries(text: string): Entry[] {
  const words = [
    ...text
      .replace(/^\s*#.*$/gm, '')
      .replace(/\bmacdef\b[^]*?(?:\n\s*\n|$)/g, '\n')
      .matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g),
  ].map(([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain!);
  const entries: Entry[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const value = words[i + 1];
    if (word === 'default') entries.push({ machine: undefined });
    else if (word === 'machine') entries.push({ machine: value });
    else if (word === 'login' && value !== undefined && entries.length > 0) entries.at(-1)!.user = value;
    else if (word === 'password' && value !== undefined && entries.length > 0) entries.at(-1)!.secret = value;
    if (word === 'machine' || word === 'login' || word === 'password' || word === 'account') i++;
  }
  return entries;
}
