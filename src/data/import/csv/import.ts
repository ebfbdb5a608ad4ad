// Imports an address set from CSV files into a data folder; what was in use stays so until the new set is complete.
import { version } from '../../../contract/version.js';
import { importSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { buildCsvSet, type CsvSetOptions } from './build.js';

export { setFields } from './fields.js';

/**
 * Imports the files into `dataDir` as the set of `source`. Throws WaypostError for files, columns or rows that cannot
 * be used (file, line, column), for a folder that cannot be written, and while another import runs.
 */
export const importCsv = (options: CsvSetOptions & ImportSurroundings): Promise<ImportResult> =>
  importSet(options.dataDir, (file) => buildCsvSet(file, version(), options));
