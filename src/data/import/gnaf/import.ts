// Imports a G-NAF release into a data folder: builds the file, puts it in use, leaves what was there in use until then.
import { version } from '../../../contract/version.js';
import { importSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { buildGnaf, type GnafOptions } from './build.js';

/**
 * Imports a release into `dataDir`. Throws WaypostError for a release that is incomplete or damaged (file, line), for a
 * folder that cannot be written, and while another import runs; whatever happens, the set used before stays in use.
 */
export const importGnaf = (options: GnafOptions & ImportSurroundings): Promise<ImportResult> =>
  importSet(options.dataDir, (file) => buildGnaf(file, version(), options));
