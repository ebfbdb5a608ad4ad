// Files of an import read one after the other, and how much of all of them has been read.
import type { ImportSurroundings } from '../result.js';
import type { ReleaseFile } from './files.js';

/** Reads the files in their order; `read` tells how many bytes of its file it has read, as it reads them. */
export async function readInTurn(
  files: readonly ReleaseFile[],
  onProgress: ImportSurroundings['onProgress'],
  read: (file: ReleaseFile, onBytes: (bytes: number) => void) => Promise<void>,
): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const file of files) {
    let done = 0;
    await read(file, (bytes) => {
      done += bytes;
      onProgress?.({ phase: 'read', done: before + Math.min(done, file.size), total });
    });
    before += file.size;
  }
}
