// Imports a table of New Zealand postcodes into a data folder, and gives its postcodes to the New Zealand address set
// that is there. So it does not matter which of the two comes first.
import { version } from '../../../contract/version.js';
import { openAddressSet } from '../../addresses/read/open.js';
import { installSet, listSets, setFile, type InstalledSet } from '../../catalogue.js';
import { openGazetteerNz } from '../../gazetteer.js';
import { SetFile } from '../../file/read/set-file.js';
import { importSet, secondsSince, type ImportResult, type ImportSurroundings } from '../result.js';
import { buildNzPostcodes, type PostcodeOptions } from './build.js';
import { rejoinPostcodes } from './rejoin.js';

export { postcodeFields } from './table.js';

/** The source whose set gets the postcodes: that of LINZ's layer, which has none of its own. */
const WITHOUT_POSTCODES = 'NZAD';

/**
 * Imports the table into `dataDir`. Throws WaypostError for files that are damaged or something else (file, line), for
 * a folder that cannot be written, and while another import runs; whatever happens, the sets used before stay in use.
 */
export async function importNzPostcodes(options: PostcodeOptions & ImportSurroundings): Promise<ImportResult> {
  const began = performance.now();
  const { dataDir } = options;
  const { sets, skipped, notes } = await importSet(dataDir, (file) => buildNzPostcodes(file, version(), options));
  const [table] = sets;
  const installed = (await listSets(dataDir)).find(({ source }) => source === WITHOUT_POSTCODES);
  if (!installed) return { sets, skipped, notes, seconds: secondsSince(began) };
  return {
    sets: [table, await rejoin(dataDir, installed, table)],
    skipped,
    notes: [...notes, `${installed.source} has the postcodes now`],
    seconds: secondsSince(began),
  };
}

/** Puts the address set in use anew, with the postcodes of the table. */
const rejoin = (dataDir: string, installed: InstalledSet, table: InstalledSet): Promise<InstalledSet> =>
  installSet(dataDir, async (out) => {
    const path = setFile(dataDir, installed);
    const file = SetFile.open(path, installed);
    const set = openAddressSet(path, installed);
    const postcodes = openAddressSet(setFile(dataDir, table), table);
    const gazetteer = openGazetteerNz();
    try {
      // What is copied gets new checksums: damage would be written as if it were right.
      file.verify();
      const written = await rejoinPostcodes(out, file, set, postcodes, gazetteer);
      return { kind: 'addresses', meta: file.meta, ...written };
    } finally {
      for (const opened of [file, set, postcodes, gazetteer]) opened.close();
    }
  });
