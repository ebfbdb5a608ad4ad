// Imports an address set from CSV files into a data folder; what was in use stays so until the new set is complete.
import { installSet } from '../../catalogue.js';
import { version } from '../../../contract/version.js';
import { buildCsvSet, type CsvSetOptions } from './build.js';
import type { ImportSummary } from '../gnaf/import.js';
import type { BuiltSet } from '../gnaf/build.js';

export { setFields } from './fields.js';

/**
 * Imports the files into `dataDir` as the set of `source`. Throws WaypostError for files, columns or rows that cannot
 * be used (file, line, column), for a folder that cannot be written, and while another import runs.
 */
export async function importCsv(options: CsvSetOptions & { readonly dataDir: string }): Promise<ImportSummary> {
  const began = performance.now();
  let built: BuiltSet | undefined;
  const set = await installSet(options.dataDir, async (file) => (built = await buildCsvSet(file, version(), options)));
  return { set, skipped: built?.skipped ?? {}, notes: built?.notes ?? [], seconds: (performance.now() - began) / 1000 };
}
