// Decides what the input is: standard input, a file, or the text of one record. Never takes a missing file for an
// address.
import { statSync, type Stats } from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import type { Io } from './io.js';

export type FileInput = Exclude<Input, { readonly kind: 'text' }>;

export type Input =
  | { readonly kind: 'stdin' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'text'; readonly text: string };

/** Names that mean a file, each also compressed. */
const FILE_NAME = /\.(csv|tsv|txt|jsonl|ndjson|json|xlsx|parquet)(\.(gz|zst))?$/i;

/** Applies the input rules to the argument and to --file and --text. Throws usage errors and `input-unreadable`. */
export function decideInput(
  given: { argument?: string | undefined; file?: string | undefined; text?: string | undefined },
  io: Io,
  command: string,
): Input {
  const named = [
    given.argument !== undefined && 'an input argument',
    given.file !== undefined && '--file',
    given.text !== undefined && '--text',
  ].filter((name) => name !== false);
  if (named.length > 1) throw new WaypostError('usage', `${named.join(' and ')} are both given; give the input once`);
  if (given.text !== undefined) return { kind: 'text', text: given.text };
  if (given.file !== undefined) return given.file === '-' ? { kind: 'stdin' } : existing(given.file);
  if (given.argument === undefined) {
    if (!io.terminal.stdin) return { kind: 'stdin' };
    throw new WaypostError(
      'usage',
      `there is no input; give a file, a text in quotes, or - for standard input (waypost ${command} --help)`,
    );
  }
  if (given.argument === '-') return { kind: 'stdin' };
  if (FILE_NAME.test(given.argument) || isStream(given.argument)) return existing(given.argument);
  refusePath(given.argument);
  return { kind: 'text', text: given.argument };
}

/** The input of a command that takes files alone. Throws usage errors and `input-unreadable`. */
export function decideFile(path: string | undefined, io: Io, command: string): FileInput {
  if (path === '-' || (path === undefined && !io.terminal.stdin)) return { kind: 'stdin' };
  if (path !== undefined) return existing(path, '');
  throw new WaypostError(
    'usage',
    `there is no input; give a file, or - for standard input (waypost ${command} --help)`,
  );
}

/** The path of a file that is there. Throws `input-unreadable`. */
export function existingFile(path: string): string {
  existing(path, '');
  return path;
}

/** `otherwise`: what else the user can do about a file that is not there. */
function existing(path: string, otherwise = ', or give the text of a record with --text'): FileInput {
  try {
    if (statSync(path).isDirectory()) {
      throw new WaypostError('input-unreadable', `${path} is a folder; give a file in it`);
    }
  } catch (error) {
    if (error instanceof WaypostError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') {
      throw new WaypostError('input-unreadable', `there is no file ${path}; check the name${otherwise}`);
    }
    throw new WaypostError(
      'input-unreadable',
      `${path} cannot be read (${code ?? 'unknown reason'}); check its permissions`,
      { cause: error },
    );
  }
  return { kind: 'file', path };
}

/** Code of the failure that an argument names a file, whose ending says nothing of what is in it. */
export const UNKNOWN_ENDING = 'UnknownEnding';

/** A path from here or from the home folder; a text of any command begins otherwise. */
const RELATIVE_PATH = /^(?:\.{1,2}|~)[\\/]\S*$/;

/** Names that may be a file's: of a path, or with an ending. */
const PATH = /^[^\s]*[\\/][^\s]*$|^\.{1,2}$/;
const ENDING = /[^\s.]\.[a-z0-9]{1,5}$/i;

/**
 * A path that exists is not an address: `./data`, `list/customers` or `customers.dat` is a slip, and gets told so. What
 * can be nothing but a path is none either where it leads to nothing.
 */
function refusePath(text: string): void {
  if (RELATIVE_PATH.test(text) && existingStats(text) === undefined) existing(text);
  if (!PATH.test(text) && !ENDING.test(text)) return;
  const stats = existingStats(text);
  if (stats?.isDirectory() === true && PATH.test(text)) {
    throw new WaypostError('input-unreadable', `${text} is a folder; give a file in it`);
  }
  if (stats && !stats.isDirectory()) {
    throw new WaypostError(
      'usage',
      `${text} is a file of no known ending; read it with --file ${text}, or give --text if it is a record`,
      { code: UNKNOWN_ENDING },
    );
  }
}

/** True for what a shell gives in the place of a file: `<(zcat a.gz)`, /dev/stdin, a pipe by its path or name. */
const isStream = (text: string): boolean =>
  DESCRIPTOR.test(text) || (/^\S+$/.test(text) && existingStats(text)?.isFIFO() === true);
const DESCRIPTOR = /^\/dev\/stdin$|^\/(?:dev|proc\/self)\/fd\/\d+$/;

/** What to say of a text of one word, `customers`, that is the name of a file or folder; undefined for any other. */
export function noteOfFileNamed(text: string): string | undefined {
  if (!/^[^\s\\/]+$/.test(text)) return undefined;
  const stats = existingStats(text);
  const taken = `'${text}' is taken for the text of one record`;
  if (stats?.isFile() === true) return `${taken}; for the file of that name give --file ${text}`;
  if (stats?.isDirectory() === true) return `${taken}; of the folder of that name give a file`;
  return undefined;
}

/** What is there under the name; undefined for nothing, and for a name that no file can have. */
function existingStats(text: string): Stats | undefined {
  try {
    return statSync(text, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
