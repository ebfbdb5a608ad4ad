// The files of the extract in the paths that were given.
import { WaypostError } from '../../../contract/errors.js';
import { releaseFiles, type ReleaseFile } from '../tables/files.js';

export interface Extract {
  readonly files: readonly ReleaseFile[];
  close(): void;
}

/** Opens folders, zips and files; throws WaypostError for a path that is none of these, and where there is no XML. */
export async function openExtract(paths: readonly string[]): Promise<Extract> {
  const opened: { files: ReleaseFile[]; close: () => void }[] = [];
  const close = (): void => {
    for (const one of opened) one.close();
  };
  try {
    for (const path of paths) opened.push(await releaseFiles(path, /\.xml$/i));
    const files = opened.flatMap((one) => one.files);
    if (files.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no .xml file in ${paths.join(', ')}; give the zips of the ABN bulk extract, or their folder`,
      );
    }
    return { files, close };
  } catch (error) {
    close();
    throw error;
  }
}
