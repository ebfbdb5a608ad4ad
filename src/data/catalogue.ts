// The catalogue of a data folder: which file is in use for each source and country. Replaced by rename; readers keep
// what they opened.
import fs from 'node:fs';
import path from 'node:path';
import { compareTexts } from './ascending.js';
import { CATALOGUE_FORMAT, readEntries, type InstalledSet } from './catalogue-entries.js';
import { WaypostError } from '../contract/errors.js';
import { readFailure } from '../contract/read-failure.js';
import type { SetMeta } from './file/format.js';
import { SetFile } from './file/read/set-file.js';
import type { DataKind } from './kinds.js';
import { READ_TEXT_NOW } from '../files/read-now.js';
import { syncFolder } from '../files/sync-folder.js';
import { temporaryOwner } from './file/temporary-name.js';
import { withLock } from '../files/lock-file.js';
import { isRunning } from '../files/lock-owner.js';
import { whyAndNext } from '../contract/write-failure.js';

export type { InstalledSet } from './catalogue-entries.js';

const CATALOGUE = 'catalogue.json';

/** Path of a set's file. */
export const setFile = (dir: string, set: Pick<InstalledSet, 'file'>): string => path.join(dir, set.file);

/**
 * Sets in use, by source and country; none when the folder is not there. Throws WaypostError for a catalogue that
 * cannot be read.
 */
export async function listSets(dir: string): Promise<InstalledSet[]> {
  return read(dir);
}

/** A file that was built, and what it says about itself. */
export interface BuiltFile {
  readonly file: string;
  readonly kind: DataKind;
  readonly meta: SetMeta;
  readonly bytes: number;
  readonly checksum: string;
}

/**
 * Runs `build` on a file name in the folder and puts the result in use for its source and country, in place of the one
 * before. One import at a time: throws `locked` while another runs. When anything fails, the catalogue is as it was.
 */
export async function installSet(
  dir: string,
  build: (file: string) => Promise<Omit<BuiltFile, 'file'>>,
): Promise<InstalledSet> {
  return (
    await installSets(dir, async (newFile) => {
      const file = newFile();
      return [{ ...(await build(file)), file }];
    })
  )[0]!;
}

/**
 * The same for several sets that come from one import: all of them are put in use at once, or none. `newFile` names a
 * file to build.
 */
export async function installSets(
  dir: string,
  build: (newFile: () => string) => Promise<readonly BuiltFile[]>,
): Promise<InstalledSet[]> {
  makeFolder(dir);
  return withLock(path.join(dir, 'import.lock'), `another import into ${dir}`, async () => {
    clean(dir);
    let made = 0;
    try {
      const built = await build(() => path.join(dir, incomingName(process.pid, made++)));
      const created = new Date().toISOString();
      const sets = built.map(({ file, kind, meta, bytes, checksum }): InstalledSet => {
        const set: InstalledSet = {
          kind,
          source: meta.source,
          country: meta.country,
          release: meta.release,
          datum: meta.datum,
          states: meta.states,
          addresses: meta.counts.addresses,
          localities: meta.counts.localities,
          bytes,
          created,
          checksum,
          file: `${meta.source.toLowerCase()}-${checksum}.wpd`,
          ...(meta.table ? { table: meta.table } : {}),
        };
        move(file, setFile(dir, set));
        return set;
      });
      const others = read(dir).filter(
        (other) => !sets.some((set) => set.source === other.source && set.country === other.country),
      );
      write(
        dir,
        [...others, ...sets].sort((a, b) => compareTexts(a.source, b.source) || compareTexts(a.country, b.country)),
      );
      return sets;
    } finally {
      clean(dir);
    }
  });
}

/**
 * Takes a source's sets (of one country if one is given) out of use and removes their files; a process that has them
 * open keeps them.
 */
export async function removeSets(dir: string, source: string, country?: string): Promise<InstalledSet[]> {
  setsOf(dir, source, country);
  return withLock(path.join(dir, 'import.lock'), `an import into ${dir}`, async () => {
    const found = setsOf(dir, source, country);
    write(
      dir,
      read(dir).filter((set) => !found.some(({ file }) => file === set.file)),
    );
    clean(dir);
    return found;
  });
}

/** Checks every checksum of a set's file. Throws WaypostError naming the broken section. */
export async function verifySet(dir: string, source: string, country?: string): Promise<InstalledSet> {
  const set = setsOf(dir, source, country)[0]!;
  const file = SetFile.open(setFile(dir, set), set);
  try {
    file.verify();
  } finally {
    file.close();
  }
  return set;
}

function setsOf(dir: string, source: string, country: string | undefined): InstalledSet[] {
  const sets = read(dir);
  const found = sets.filter(
    (set) => set.source === source.toUpperCase() && (country === undefined || set.country === country.toUpperCase()),
  );
  if (found.length === 0) {
    throw new WaypostError(
      'source-not-installed',
      `${source}${country === undefined ? '' : ` of ${country}`} is not installed in ${dir}; ${
        sets.length === 0
          ? "nothing is: import a release with 'waypost data import gnaf PATH'"
          : `installed: ${[...new Set(sets.map((other) => other.source))].join(', ')}`
      }`,
    );
  }
  return found;
}

function read(dir: string): InstalledSet[] {
  const file = path.join(dir, CATALOGUE);
  let text: string;
  try {
    text = fs.readFileSync(file, READ_TEXT_NOW);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new WaypostError(
      'data-broken',
      `cannot read ${file}: ${readFailure(cause)}; let this user read it, or name another folder with --data`,
      { cause },
    );
  }
  return readEntries(text, file);
}

function write(dir: string, sets: readonly InstalledSet[]): void {
  const file = path.join(dir, CATALOGUE);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(temporary, `${JSON.stringify({ format: CATALOGUE_FORMAT, sets }, null, 2)}\n`, { flush: true });
    fs.renameSync(temporary, file);
    syncFolder(dir);
  } catch (cause) {
    removeQuietly(temporary);
    throw notWritten(file, cause);
  }
}

const notWritten = (file: string, cause: unknown): WaypostError =>
  new WaypostError(
    'output-unwritable',
    `cannot write ${file}: ${whyAndNext(cause, 'let this user write there')}. What was in use stays in use`,
    { cause },
  );

/** Gives a file that was built its name. */
function move(built: string, file: string): void {
  try {
    fs.renameSync(built, file);
  } catch (cause) {
    throw notWritten(file, cause);
  }
}

function makeFolder(dir: string): void {
  try {
    fs.mkdirSync(dir, { recursive: true });
  } catch (cause) {
    throw new WaypostError(
      'output-unwritable',
      `cannot make the data folder ${dir}: ${whyAndNext(cause, 'choose another with --data')}`,
      { cause },
    );
  }
}

const incomingName = (pid: number, n: number): string => `incoming-${pid}${n === 0 ? '' : `-${n}`}.wpd`;
const incomingOwner = (name: string): number | undefined => {
  const m = /^incoming-(\d+)(?:-\d+)?\.wpd$/.exec(name);
  return m ? Number(m[1]) : undefined;
};
const catalogueOwner = (name: string): number | undefined => {
  const m = /^catalogue\.json\.(\d+)\.tmp$/.exec(name);
  return m ? Number(m[1]) : undefined;
};

/** Removes what dead imports left, and set files that are out of use. Called with the lock held. */
function clean(dir: string): void {
  const used = new Set(read(dir).map((set) => set.file));
  for (const name of namesIn(dir)) {
    const owner = temporaryOwner(name) ?? incomingOwner(name) ?? catalogueOwner(name);
    const stale =
      owner === undefined
        ? /^[a-z0-9_]+-[0-9a-f]{8}\.wpd$/.test(name) && !used.has(name)
        : owner === process.pid || !isRunning(owner);
    if (stale) removeQuietly(path.join(dir, name));
  }
}

function namesIn(dir: string): string[] {
  try {
    return fs.readdirSync(dir);
  } catch {
    // What is left over is in nobody's way: the next import looks again.
    return [];
  }
}

/** On Windows a file that is open cannot be removed; the next import tries again. */
function removeQuietly(file: string): void {
  try {
    fs.rmSync(file);
  } catch {
    /* it stays until then, or is gone */
  }
}
