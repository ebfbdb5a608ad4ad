// Imports LINZ's address layer into a data folder, with the postcodes of the table that is installed there.
import { version } from '../../../contract/version.js';
import { openAddressSet } from '../../addresses/read/open.js';
import { listSets, setFile } from '../../catalogue.js';
import { openGazetteerNz } from '../../gazetteer.js';
import { setsOfKind } from '../../kinds.js';
import { importSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { buildLinz, type LinzOptions } from './build.js';

/**
 * Imports the layer into `dataDir`. Throws WaypostError for files that are damaged or something else (file, line), for
 * a folder that cannot be written, and while another import runs; whatever happens, the set used before stays in use.
 */
export const importLinz = (options: Omit<LinzOptions, 'postcodes'> & ImportSurroundings): Promise<ImportResult> =>
  importSet(options.dataDir, async (file) => {
    const { dataDir } = options;
    const installed = setsOfKind(await listSets(dataDir), 'postcodes').find(({ country }) => country === 'NZ');
    const postcodes = installed
      ? { table: openAddressSet(setFile(dataDir, installed), installed), further: openGazetteerNz() }
      : null;
    try {
      return await buildLinz(file, version(), { ...options, postcodes });
    } finally {
      postcodes?.table.close();
      postcodes?.further.close();
    }
  });
