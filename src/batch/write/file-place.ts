// A place that a file is to take: what stands there now, and what it means when it cannot be written.
import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, lstat, open, readlink, realpath, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { lacksRoom, writeFailure } from '../../contract/write-failure.js';

/** The reader of a stream went away before the end, as `| head` does: no failure. */
export class ReaderGone extends Error {}

/** A place by its name as given, and by the option that gives it another; that of the output if none is said. */
export interface NamedPlace {
  readonly name: string;
  readonly option?: string | undefined;
}

/**
 * A place that a file may take: its name as given, the true path, and the permissions that it gets. `exact`: those of
 * the file that it replaces, whatever the umask. `isDevice`: a device or a pipe, which is written directly. `part`: the
 * file as it grows.
 */
export interface FilePlace extends NamedPlace {
  readonly target: string;
  readonly mode: number;
  readonly exact: boolean;
  readonly isDevice: boolean;
  readonly part: string;
}

export type Permissions = Pick<FilePlace, 'mode' | 'exact'>;

/** What a new file may be, before the umask. */
const NEW_FILE = 0o666;
/** Why a file is not replaced though its folder would allow it. */
const PROTECTED = 'this user may not write to it';
const FREE: Permissions = { mode: 0o777, exact: true };

/**
 * Looks at where a file is to be. Throws `output-unwritable` for a folder, for a file that may not be replaced, and for
 * a name that nothing can have. `of`: the output that it belongs to, beyond whose permissions its own do not go.
 * `option`: which gives it another place.
 */
export async function filePlace(name: string, of: Permissions = FREE, option?: string): Promise<FilePlace> {
  if (descriptorOf(name) !== undefined) {
    return { name, option, target: name, ...FREE, isDevice: true, part: beside(name).part };
  }
  const target = await truePath(name);
  const existing = await existingAt({ name, option }, target);
  if (existing?.isDirectory() === true) {
    throw new WaypostError('output-unwritable', `${name} is a folder; give the name of a file`);
  }
  const isDevice = existing !== undefined && !existing.isFile();
  if (existing && !isDevice) {
    await access(target, constants.W_OK).catch((error: unknown) => {
      const isProtected = (error as NodeJS.ErrnoException).code === 'EACCES';
      throw unwritable({ name, option }, isProtected ? new Error(PROTECTED, { cause: error }) : error);
    });
  }
  const mode = (existing && !isDevice ? existing.mode & 0o777 : NEW_FILE) & of.mode;
  const exact = existing !== undefined && !isDevice && of.exact;
  return { name, option, target, mode, exact, isDevice, part: beside(target).part };
}

/** The number of what this process has open, by the names that the system has for it; undefined for any other name. */
export function descriptorOf(name: string): number | undefined {
  const found = /^(?:\/dev\/fd\/|\/proc\/self\/fd\/)(\d+)$/.exec(name)?.[1];
  if (found !== undefined) return Number(found);
  const at = ['/dev/stdin', '/dev/stdout', '/dev/stderr'].indexOf(name);
  return at < 0 ? undefined : at;
}

async function existingAt(place: NamedPlace, target: string): Promise<Stats | undefined> {
  try {
    return await stat(target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return undefined;
    throw unwritable(place, error);
  }
}

/** Links that are followed from one to the next; as many as Linux follows (path_resolution(7)). */
const MOST_LINKS = 40;

/** The path without links, also for a file that does not exist yet, behind a link or not. */
export async function truePath(path: string, links = MOST_LINKS): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const folder = dirname(resolve(path));
    const place = join(await realpath(folder).catch(() => folder), basename(path));
    const isLink = await lstat(place).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    return isLink && links > 0 ? truePath(resolve(dirname(place), await readlink(place)), links - 1) : place;
  }
}

/**
 * What stands beside a file while the run that makes it lasts: the file as it grows, the same with its rows in another
 * order, the journal, the lock, and the folder of answers, or of where they are.
 */
export const beside = (
  target: string,
): Readonly<Record<'part' | 'ordered' | 'journal' | 'lock' | 'answers', string>> => ({
  part: `${target}.part`,
  ordered: `${target}.ordered`,
  journal: `${target}.journal`,
  lock: `${target}.lock`,
  answers: `${target}.answers`,
});

/** The part of a file that a run into `output` writes beside it: of refused rows, of rows that leave; true paths. */
export function sidePartOf(file: string, output: string): string {
  const way = relative(dirname(file), output);
  const mark = createHash('sha256').update(way).digest('hex').slice(0, 8);
  return beside(`${file}.${mark}`).part;
}

/**
 * Permissions of a file that belongs to another of these permissions: what may be read of one may be read of the other,
 * and nobody may run it.
 */
export const siblingMode = (mode: number): number => mode & NEW_FILE;

/** What stands under a path; undefined where nothing does. Throws what the system says where it cannot tell. */
export async function foundAt(
  path: string,
  look: (path: string) => Promise<Stats> = lstat,
): Promise<Stats | undefined> {
  try {
    return await look(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Empty, and each write goes to its end: what another program cut off leaves no hole that is as long. */
export const GROWING = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

/**
 * Opens a file, empty. `exact`: it has these permissions whatever the umask, and whatever a file of that name had.
 */
export async function openNew(
  path: string,
  mode: number,
  exact: boolean,
  flags: 'w' | number = 'w',
): Promise<FileHandle> {
  const handle = await open(path, flags, mode);
  try {
    if (exact) await handle.chmod(mode);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Throws `output-unwritable` unless the path leads to the file that is open, and that is as long as what was written:
 * it would get its name without what another program took away.
 */
export async function refuseTouched(handle: FileHandle, path: string, bytes: number, place: NamedPlace): Promise<void> {
  let here: Stats;
  let there: Stats | undefined;
  try {
    here = await handle.stat();
    there = await foundAt(path, stat);
  } catch (error) {
    throw unwritable(place, error);
  }
  if (there?.ino === here.ino && there.dev === here.dev && here.size === bytes) return;
  throw new WaypostError(
    'output-unwritable',
    `${place.name} cannot be written: another program removed, replaced or changed ${path} while it grew; see that ` +
      'none does',
  );
}

/**
 * What a failed write means to the user; a text is the name of an output. `instead`: what else than to mend it can be
 * done.
 */
export function unwritable(place: string | NamedPlace, error: unknown, instead?: string): Error {
  if (error instanceof WaypostError || error instanceof ReaderGone) return error;
  const reason = writeFailure(error) ?? (error as Error).message;
  const { name, option = '--output' } = typeof place === 'string' ? { name: place } : place;
  const next = `${lacksRoom(error) ? 'free some space, or ' : ''}${instead ?? `choose another place with ${option}`}`;
  return new WaypostError('output-unwritable', `${name} cannot be written: ${reason}; ${next}`, { cause: error });
}
