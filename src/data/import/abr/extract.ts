// The files of the extract in the paths that were given.
import { filesIn, type OpenedFiles } from '../tables/files-in.js';

/** Opens folders, zips and files; throws WaypostError for a path that is none of these, and where there is no XML. */
export const openExtract = (paths: readonly string[]): Promise<OpenedFiles> =>
  filesIn(paths, /\.xml$/i, 'the .xml files of the ABN bulk extract, or their zips');
