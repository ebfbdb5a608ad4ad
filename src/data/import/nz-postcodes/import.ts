// Imports a table of New Zealand postcodes into a data folder, and gives its postcodes to the New Zealand address set
// that is there. So it does not matter which of the two comes first.
import { installSet, listSets, setFile, type InstalledSet } from '../../catalogue.js';
import { SetFile } from '../../file/read/set-file.js';
import { openAddressSet } from '../../addresses/read/open.js';
import { version } from '../../../contract/version.js';
import type { ImportSummary } from '../gnaf/import.js';
import type { BuiltSet } from '../gnaf/build.js';
import { buildNzPostcodes, type PostcodeOptions } from './build.js';
import { rejoinPostcodes } from './rejoin.js';

export { postcodeFields } from './table.js';

/**
 * Imports the table into `dataDir`. Throws WaypostError for files that are damaged or something else (file, line), for
 * a folder that cannot be written, and while another import runs; whatever happens, the sets used before stay in use.
 */
export async function importNzPostcodes(
  options: PostcodeOptions & { readonly dataDir: string },
): Promise<ImportSummary> {
  const began = performance.now();
  const { dataDir } = options;
  let built: BuiltSet | undefined;
  const table = await installSet(dataDir, async (file) => (built = await buildNzPostcodes(file, version(), options)));
  const notes = [...(built?.notes ?? [])];
  for (const installed of await listSets(dataDir)) {
    if (installed.source !== 'NZAD') continue;
    await rejoin(dataDir, installed, table);
    notes.push(`${installed.source} has the postcodes now`);
  }
  return { set: table, skipped: built?.skipped ?? {}, notes, seconds: (performance.now() - began) / 1000 };
}

async function rejoin(dataDir: string, installed: InstalledSet, table: InstalledSet): Promise<void> {
  await installSet(dataDir, (out) => {
    const path = setFile(dataDir, installed);
    const file = SetFile.open(path);
    const set = openAddressSet(path);
    const postcodes = openAddressSet(setFile(dataDir, table));
    try {
      return Promise.resolve({ kind: 'addresses', meta: file.meta, ...rejoinPostcodes(out, file, set, postcodes) });
    } finally {
      for (const opened of [file, set, postcodes]) opened.close();
    }
  });
}
