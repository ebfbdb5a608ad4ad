// What every import has in common: how far it is, what it built, what came of it.
import { installSet, type BuiltFile, type InstalledSet } from '../catalogue.js';

/** How far an import is: bytes of tables read, or steps of the writing. */
export interface ImportProgress {
  readonly phase: 'read' | 'write';
  readonly done: number;
  readonly total: number;
}

/** What every import is given beside the options of its kind. */
export interface ImportSurroundings {
  /** Folder with the catalogue; may not exist yet. */
  readonly dataDir: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** What was read and left out (rows by reason), and what the user should know beside that. */
interface Told {
  readonly skipped: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
}

/** A file that was built, and what is to be told of it. */
export interface BuiltSet extends Omit<BuiltFile, 'file'>, Told {}

/** What came of an import: at least one set is in use now. */
export interface ImportResult extends Told {
  readonly sets: readonly [InstalledSet, ...InstalledSet[]];
  readonly seconds: number;
}

/** Installs the set that `build` writes into the file it is given; see `installSet` for what is thrown. */
export async function importSet(dataDir: string, build: (file: string) => Promise<BuiltSet>): Promise<ImportResult> {
  const began = performance.now();
  let told: Told = { skipped: {}, notes: [] };
  const set = await installSet(dataDir, async (file) => {
    const { skipped, notes, ...built } = await build(file);
    told = { skipped, notes };
    return built;
  });
  return { sets: [set], ...told, seconds: secondsSince(began) };
}

/** Seconds since a time of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
