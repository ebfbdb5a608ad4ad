// Opens all that a user gave at once: files, zips, folders, and the zips in folders.
import fs from 'node:fs';
import path from 'node:path';
import { WaypostError } from '../../../contract/errors.js';
import { readable, releaseFiles, type ReleaseFile } from './files.js';

export interface OpenedFiles {
  readonly files: readonly ReleaseFile[];
  close(): void;
}

/**
 * The files whose names fit `kind`. Throws WaypostError for a path that is none, and where no file is among them;
 * `what` names what should be given.
 */
export async function filesIn(paths: readonly string[], kind: RegExp, what: string): Promise<OpenedFiles> {
  const opened: { files: ReleaseFile[]; close: () => void }[] = [];
  const close = (): void => {
    for (const one of opened) one.close();
  };
  try {
    for (const given of paths.flatMap(withZips)) opened.push(await releaseFiles(given, kind));
    const files = opened.flatMap((one) => one.files);
    if (files.length === 0) {
      throw new WaypostError('input-unreadable', `there is nothing to import in ${paths.join(', ')}; give ${what}`);
    }
    return { files, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A folder and the zips in it; any other path as it is. */
function withZips(given: string): string[] {
  const names = readable(given, () =>
    fs.statSync(given, { throwIfNoEntry: false })?.isDirectory() === true ? fs.readdirSync(given) : undefined,
  );
  if (names === undefined) return [given];
  const zips = names.filter((name) => /\.zip$/i.test(name));
  return [given, ...zips.sort().map((name) => path.join(given, name))];
}
