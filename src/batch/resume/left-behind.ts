// What an earlier run left beside its output: how far it can be trusted, and how it is removed.
import { rm } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import {
  beside,
  foundAt,
  sidePartOf,
  truePath,
  unwritable,
  type FilePlace,
  type NamedPlace,
} from '../write/file-place.js';
import { growing, partCrc, partSize } from '../write/part-file.js';
import { droppedFileIn, errorsFileIn, isOrderedIn } from './identity.js';
import { readJournal, type Before, type Mark, type Recorded } from './journal.js';
import { piecesPlaceOf, rowFiles, type RunPlaces } from './run-places.js';

/**
 * True if there is anything under that path, a link to nothing too. Throws `output-unwritable` where that cannot be
 * told, such as for a name that nothing can have: `of` is whose path it is.
 */
export async function exists(path: string, of: string | NamedPlace): Promise<boolean> {
  try {
    return (await foundAt(path)) !== undefined;
  } catch (error) {
    throw unwritable(of, error);
  }
}

/** Removes what stands beside the output. The journal goes last: while it is there, the rest is known to be ours. */
export async function removeAll(places: RunPlaces): Promise<void> {
  const { place } = places;
  const { answers, journal } = beside(place.target);
  for (const { path } of rowFiles(places)) await remove(place, path);
  await remove(place, answers);
  await remove(place, journal);
}

/** Removes a file or folder of the run. Throws `output-unwritable`. */
export async function remove(place: FilePlace, path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
    throw unwritable(place, error);
  });
}

/** Removes a run that is not to be continued, with the files that it had, whatever those were. */
export async function throwAway(places: RunPlaces): Promise<void> {
  const { place } = places;
  const before = await readJournal(beside(place.target).journal).catch(() => undefined);
  for (const file of before ? [errorsFileIn(before.identity), droppedFileIn(before.identity)] : []) {
    if (file !== undefined) await remove(place, sidePartOf(await truePath(file), place.target));
  }
  const hadPieces = before !== undefined && isOrderedIn(before.identity);
  await removeAll(hadPieces ? { ...places, piecesPlace: piecesPlaceOf(place) } : places);
}

/** Throws `output-unwritable` for a file of a run that no journal speaks of. */
export async function refuseStrangers(places: RunPlaces): Promise<void> {
  for (const { path, name, of } of rowFiles(places)) {
    if (await exists(path, of)) {
      throw new WaypostError(
        'output-unwritable',
        `${name} is in the way: it belongs to no unfinished run; move it away, or begin with --restart, which ` +
          `removes it`,
      );
    }
  }
}

/** A line of a journal, where it ends there, and the news of all lines up to it. */
export interface Good extends Before {
  readonly end: number;
}

/**
 * The last line that the parts bear out: by their length as far as they were known to be on the disk, beyond by
 * checksum.
 */
export async function lastGood({ entries }: Recorded, places: RunPlaces): Promise<Good | undefined> {
  const { place, errorsPlace, droppedPlace, piecesPlace } = places;
  const end = entries.at(-1);
  if (!end) return undefined;
  const news = entries.map(({ entry }) => entry.news);
  if (
    end.entry.ended &&
    (await isThere(place, piecesPlace ? 'ordered' : 'part', end.entry.results.bytes)) &&
    (!end.entry.errors || (await isThere(errorsPlace, 'part', end.entry.errors.bytes))) &&
    (!end.entry.dropped || (droppedPlace && (await isThere(droppedPlace, 'part', end.entry.dropped.bytes))))
  ) {
    return { ...end, news };
  }
  const files: readonly GrowingFile[] = [
    { of: place, mark: 'results', size: (await partSize(place)) ?? -1 },
    { of: errorsPlace, mark: 'errors', size: (await partSize(errorsPlace)) ?? -1 },
    ...(droppedPlace
      ? [{ of: droppedPlace, mark: 'dropped', size: (await partSize(droppedPlace)) ?? -1 } as const]
      : []),
    ...(piecesPlace ? [{ of: piecesPlace, mark: 'pieces', size: (await partSize(piecesPlace)) ?? -1 } as const] : []),
  ];
  let last: number | undefined;
  for (const [i, { entry }] of entries.entries()) {
    const before = last === undefined ? undefined : entries[last]!.entry;
    let isBorneOut = !entry.ended;
    for (const { of, mark, size } of files) {
      isBorneOut &&= await holds(of, size, before?.[mark]?.bytes ?? 0, entry[mark], end.entry.synced[mark]);
    }
    if (!isBorneOut) break;
    last = i;
  }
  return last === undefined ? undefined : { ...entries[last]!, news: news.slice(0, last + 1) };
}

/** A part as it lies on the disk, and what the journal calls it. */
interface GrowingFile {
  readonly of: FilePlace;
  readonly mark: 'results' | 'errors' | 'dropped' | 'pieces';
  readonly size: number;
}

/**
 * True if the part bears out what a line says of it: `known` bytes are on the disk, the line adds those after `before`.
 */
const holds = async (of: FilePlace, size: number, before: number, mark: Mark | null, known: number): Promise<boolean> =>
  mark === null ||
  (mark.bytes <= size && (mark.bytes <= known || (await partCrc(of, before, mark.bytes)) === mark.crc));

/** True if a whole file is there, under its own name or the one that it had before. */
async function isThere(place: FilePlace, form: 'part' | 'ordered', bytes: number): Promise<boolean> {
  try {
    return ((await foundAt(growing(place, form))) ?? (await foundAt(place.target)))?.size === bytes;
  } catch (error) {
    throw unwritable(place, error);
  }
}
