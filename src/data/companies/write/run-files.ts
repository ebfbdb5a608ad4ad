// The files of an import in the making: where they lie, what is said when they cannot be written, and that they go
// away.
import fs from 'node:fs';
import path from 'node:path';
import { WaypostError } from '../../../contract/errors.js';
import { lacksRoom, writeFailure } from '../../../contract/write-failure.js';

/** Runs a step on the disk; what it fails with is said with the name of the file. */
export function setFailure<T>(file: string, step: () => T): T {
  try {
    return step();
  } catch (cause) {
    if (cause instanceof WaypostError) throw cause;
    const why = writeFailure(cause) ?? (cause as Error).message;
    const size = lacksRoom(cause) ? 'an import needs about twice the size of its set: free some space, or ' : '';
    throw new WaypostError(
      'output-unwritable',
      `cannot write ${file}: ${why}; ${size}choose another folder with --data`,
      { cause },
    );
  }
}

/**
 * Names of files beside the set that is built. They are named as sets in the making are, so that the next import into
 * the folder clears them away where this one is killed.
 */
export class RunFiles {
  private readonly folder: string;
  private readonly made: string[] = [];

  constructor(out: string) {
    this.folder = path.dirname(out);
  }

  readonly next = (): string => {
    const file = path.join(this.folder, `incoming-${process.pid}-${1000 + this.made.length}.wpd`);
    this.made.push(file);
    return file;
  };

  /** Removes all of them; the next import removes what cannot be now. */
  remove(): void {
    for (const file of this.made) {
      try {
        fs.rmSync(file, { force: true });
      } catch {
        /* it is named as one of a dead import is */
      }
    }
  }
}
