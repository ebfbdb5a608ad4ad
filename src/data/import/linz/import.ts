// Imports LINZ's address layer into a data folder, with the postcodes of the table that is installed there.
import { installSet, listSets, setFile } from '../../catalogue.js';
import { openAddressSet } from '../../addresses/read/open.js';
import { version } from '../../../contract/version.js';
import type { ImportSummary } from '../gnaf/import.js';
import type { BuiltSet } from '../gnaf/build.js';
import { buildLinz, type LinzOptions } from './build.js';
import { NZ_POSTCODES_SOURCE } from '../../kinds.js';

/**
 * Imports the layer into `dataDir`. Throws WaypostError for files that are damaged or something else (file, line), for
 * a folder that cannot be written, and while another import runs; whatever happens, the set used before stays in use.
 */
export async function importLinz(
  options: Omit<LinzOptions, 'postcodes'> & { readonly dataDir: string },
): Promise<ImportSummary> {
  const began = performance.now();
  const { dataDir } = options;
  let built: BuiltSet | undefined;
  const set = await installSet(dataDir, async (file) => {
    const installed = (await listSets(dataDir)).find(({ source }) => source === NZ_POSTCODES_SOURCE);
    const postcodes = installed ? openAddressSet(setFile(dataDir, installed)) : null;
    try {
      return (built = await buildLinz(file, version(), { ...options, postcodes }));
    } finally {
      postcodes?.close();
    }
  });
  return { set, skipped: built?.skipped ?? {}, notes: built?.notes ?? [], seconds: (performance.now() - began) / 1000 };
}
