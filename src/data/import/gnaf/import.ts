// Imports a G-NAF release into a data folder: builds the file, puts it in use, leaves what was there in use until then.
import { installSet, type InstalledSet } from '../../catalogue.js';
import { version } from '../../../contract/version.js';
import { buildGnaf, type BuiltSet, type GnafOptions } from './build.js';

export type { GnafOptions, ImportProgress } from './build.js';

/** What was installed, what was left out (rows by reason) and what the user should know. */
export interface ImportSummary {
  readonly set: InstalledSet;
  readonly skipped: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly seconds: number;
}

/**
 * Imports a release into `dataDir`. Throws WaypostError for a release that is incomplete or damaged (file, line), for a
 * folder that cannot be written, and while another import runs; whatever happens, the set used before stays in use.
 */
export async function importGnaf(options: GnafOptions & { readonly dataDir: string }): Promise<ImportSummary> {
  const began = performance.now();
  let built: BuiltSet | undefined;
  const set = await installSet(options.dataDir, async (file) => (built = await buildGnaf(file, version(), options)));
  return { set, skipped: built?.skipped ?? {}, notes: built?.notes ?? [], seconds: (performance.now() - began) / 1000 };
}
