// Where a run keeps its answers, and where it looks for them. Each is kept in one place: in the cache that the user
// gives, else in the run's own folder, else, for a run that nobody can continue, in a folder that goes away with it.
// The own folder also says which caches the run was given so far: however the run is continued, with another cache or
// with none, it finds what its earlier commands were answered. It goes away when the run is over; caches stay.
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerStore } from './answers.js';
import { WaypostError } from '../../contract/errors.js';
import { openTemporaryFolder } from '../../files/temporary-folder.js';
import { holdsAnswers, openAnswerStore, openCache } from './answer-store.js';
import { unwritable } from './open-to-append.js';

export interface RunPlaces {
  /** Folder that lasts as long as the run; undefined for a run that cannot be continued. */
  readonly own: string | undefined;
  /** Permissions of the own folder's files, those of the output; for the owner alone if absent. */
  readonly mode?: number | undefined;
  readonly cache: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hears how many answers were found in the cache. */
  readonly onCached?: ((answers: number) => void) | undefined;
  /** Hears what of kept answers cannot be used, and what killed runs had left. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/**
 * Opens them. Throws `configuration` for a folder that cannot be used, `output-unwritable` for one that cannot be
 * written to, `usage` for a cache that would go away with the run.
 */
export async function openRunAnswers({ own, mode, cache, now, onCached, onNote }: RunPlaces): Promise<AnswerStore> {
  if (own === undefined && cache === undefined) return temporaryAnswers(now, onNote);
  const options = { now, onNote };
  const places: AnswerStore[] = [];
  try {
    if (cache !== undefined) places.push(counted(await openCache(cache, options), onCached));
    if (own !== undefined) {
      await makeFolder(own, mode ?? 0o600);
      const given = cache === undefined ? undefined : await realpath(cache);
      const earlier = await cachesOf(own);
      if (given !== undefined && given === (await realpath(own).catch(() => undefined))) {
        throw new WaypostError(
          'usage',
          `--cache ${cache} is the folder that the run needs for itself, and removes; give it another name`,
        );
      }
      if (given !== undefined && !earlier.includes(given)) await nameCaches(own, [...earlier, given]);
      if (given === undefined || holdsAnswers(own)) places.push(await openAnswerStore(own, options));
      for (const folder of earlier) {
        if (folder !== given && holdsAnswers(folder)) places.push(await openCache(folder, options));
      }
    }
    return inOrder(places);
  } catch (error) {
    await Promise.all(places.map((place) => place.close()));
    throw error;
  }
}

async function temporaryAnswers(now: () => number, say?: (note: string) => void): Promise<AnswerStore> {
  const folder = await openTemporaryFolder('answers', say).catch((error: unknown) => {
    throw unwritable(tmpdir(), error);
  });
  try {
    const answers = await openAnswerStore(folder.path, { now, isShortLived: true });
    return {
      ...answers,
      async close() {
        await answers.close().finally(() => folder.remove());
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

const counted = (answers: AnswerStore, onCached: RunPlaces['onCached']): AnswerStore => ({
  ...answers,
  get(keys) {
    const found = answers.get(keys);
    onCached?.(found.filter((answer) => answer !== undefined).length);
    return found;
  },
});

/** Looks in one place after the other, and keeps in the first. */
function inOrder(places: readonly AnswerStore[]): AnswerStore {
  const [first, ...further] = places as [AnswerStore, ...AnswerStore[]];
  if (further.length === 0) return first;
  return {
    get(keys) {
      const found = [...first.get(keys)];
      for (const place of further) {
        const missing = found.flatMap((answer, i) => (answer === undefined ? [i] : []));
        if (missing.length === 0) break;
        place.get(missing.map((i) => keys[i]!)).forEach((answer, i) => {
          found[missing[i]!] = answer;
        });
      }
      return found;
    },
    put: (entries) => first.put(entries),
    async close() {
      await Promise.all(places.map((place) => place.close()));
    },
  };
}

/** In the own folder: the true path of each cache, a line each. */
const CACHES = 'caches';

async function cachesOf(own: string): Promise<string[]> {
  const text = await readFile(join(own, CACHES), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new WaypostError(
      'configuration',
      `${join(own, CACHES)} cannot be read (${error.code}); check its permissions`,
      { cause: error },
    );
  });
  return text.split('\n').filter((line) => line !== '');
}

/** On the disk, whole or not at all, before the first answer is kept there. */
async function nameCaches(own: string, caches: readonly string[]): Promise<void> {
  const path = join(own, CACHES);
  try {
    const { mode } = await stat(own);
    await writeFile(`${path}.new`, `${caches.join('\n')}\n`, { flush: true, mode: mode & 0o666 });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Whoever may read a file of the run may look into its folder. */
async function makeFolder(own: string, mode: number): Promise<void> {
  await mkdir(own, { recursive: true, mode: mode | ((mode & 0o444) >> 2) }).catch((error: unknown) => {
    throw unwritable(own, error);
  });
}
