// What an earlier run left beside its output: how far it can be trusted, and how it is removed.
import { rm, stat } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import { beside, filePlace, unwritable, type FilePlace } from '../write/file-place.js';
import { partCrc, partSize } from '../write/part-file.js';
import { errorsFileIn } from './identity.js';
import { readJournal, type Entry, type Recorded } from './journal.js';

/** True if there is anything under that path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Removes what stands beside the output. The journal goes last: while it is there, the rest is known to be ours. */
export async function removeAll(place: FilePlace, errors: FilePlace): Promise<void> {
  const { part, answers, journal } = beside(place.target);
  await remove(place, part);
  if (!errors.isDevice) await remove(errors, beside(errors.target).part);
  await remove(place, answers);
  await remove(place, journal);
}

/** Removes a file or folder of the run. Throws `output-unwritable`. */
export async function remove({ name }: FilePlace, path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
    throw unwritable(name, error);
  });
}

/** Removes a run that is not to be continued, with the errors file that it had, whatever that was. */
export async function throwAway(place: FilePlace, errors: FilePlace): Promise<void> {
  const before = await readJournal(beside(place.target).journal).catch(() => undefined);
  const hadErrors = before && errorsFileIn(before.identity);
  if (hadErrors !== undefined) await remove(place, beside((await filePlace(hadErrors)).target).part);
  await removeAll(place, errors);
}

/** Throws `output-unwritable` for a part that no journal speaks of. */
export async function refuseStrangers(places: readonly FilePlace[]): Promise<void> {
  for (const place of places) {
    if (!place.isDevice && (await exists(beside(place.target).part))) {
      throw new WaypostError(
        'output-unwritable',
        `${beside(place.name).part} is in the way: it belongs to no unfinished run; move it away, or begin with ` +
          `--restart, which removes it`,
      );
    }
  }
}

/**
 * The last line that the parts bear out: by their length as far as they were known to be on the disk, beyond by
 * checksum.
 */
export async function lastGood(
  { entries }: Recorded,
  place: FilePlace,
  errorsPlace: FilePlace,
): Promise<{ entry: Entry; end: number } | undefined> {
  const end = entries.at(-1);
  if (!end) return undefined;
  if (
    end.entry.ended &&
    (await isThere(place, end.entry.results.bytes)) &&
    (!end.entry.errors || (await isThere(errorsPlace, end.entry.errors.bytes)))
  ) {
    return end;
  }
  const { synced } = end.entry;
  const sizes = { results: (await partSize(place)) ?? -1, errors: (await partSize(errorsPlace)) ?? -1 };
  const holds = async (
    of: FilePlace,
    size: number,
    before: number,
    { bytes, crc }: Entry['results'],
    known: number,
  ): Promise<boolean> => bytes <= size && (bytes <= known || (await partCrc(of, before, bytes)) === crc);
  let last: { entry: Entry; end: number } | undefined;
  for (const line of entries) {
    const { entry } = line;
    const before = last?.entry;
    if (
      entry.ended ||
      !(await holds(place, sizes.results, before?.results.bytes ?? 0, entry.results, synced.results))
    ) {
      break;
    }
    if (
      entry.errors &&
      !(await holds(errorsPlace, sizes.errors, before?.errors?.bytes ?? 0, entry.errors, synced.errors))
    ) {
      break;
    }
    last = line;
  }
  return last;
}

/** True if a whole file is there, under either of its names. */
const isThere = async (place: FilePlace, bytes: number): Promise<boolean> =>
  ((await partSize(place)) ?? (await stat(place.target).catch(() => undefined))?.size) === bytes;
