// How a file that only grows is opened, and what it means that it cannot be written.
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { lacksRoom, writeFailure } from '../../contract/write-failure.js';

/**
 * Opens a file to read it and add to it, and makes it, and its folder, if they are not there: the folder for its owner
 * alone, the file for whoever may look into the folder. Throws `output-unwritable`.
 */
export async function openToAppend(path: string): Promise<FileHandle> {
  try {
    await madeFolder(dirname(path));
    const handle = await open(path, 'ax+', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return undefined;
      throw error;
    });
    if (!handle) return await open(path, 'a+');
    return await asOpenAs(handle, dirname(path));
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Whoever may look into the folder may look into the file. */
async function asOpenAs(handle: FileHandle, folder: string): Promise<FileHandle> {
  try {
    const { mode } = await stat(folder);
    if ((mode & 0o066) !== 0) await handle.chmod(mode & 0o666);
    return handle;
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

async function madeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    // Node says so of a disk that is read-only, too: the folder alone tells why.
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { mode: 0o700 });
  });
}

/** A failed write, in words. */
export function unwritable(path: string, error: unknown): Error {
  if (error instanceof WaypostError) return error;
  const why = writeFailure(error) ?? (error as Error).message;
  return new WaypostError(
    'output-unwritable',
    `${path} cannot be written: ${why}${lacksRoom(error) ? '; free some space' : '; see that it may be written to'}`,
    { cause: error },
  );
}
