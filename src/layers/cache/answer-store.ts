// Answers on disk, in an lmdb database: what is kept survives the end of the process at any moment.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Answer, AnswerStore } from './answers.js';
import { WaypostError } from '../../contract/errors.js';

/**
 * An answer, and the second since the epoch in which it was kept; the answer as JSON where the encoding would change
 * it.
 */
type Kept = readonly [second: number, answer: Answer | null, json?: string];

/** In JSON: half a character, which UTF-8 does not have, and a name that the encoding replaces. */
const UNFIT = /\\ud[89a-f]|__proto__/;

/**
 * Where the names of the answers' fields stand, once for all: an answer takes a third of its JSON, in half the time.
 */
const FIELD_NAMES = Symbol.for('fields');

/**
 * Bytes of address space set aside for the mapped file; they take no memory. A map that grows with its file holds the
 * same pages again and again: that is left to files of more than some two million answers.
 */
const MAP_BYTES = 2 ** 30;

export interface AnswerStoreOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds after which an answer is as good as none; never if absent. */
  readonly maxAgeMs?: number | undefined;
}

/**
 * Opens the store in a folder, which is made if it is not there. Several processes may share it. `put` resolves when
 * the entries are committed: the process may then be killed. Throws `configuration` for a folder that cannot be used.
 */
export function openAnswerStore(folder: string, { now, maxAgeMs = Infinity }: AnswerStoreOptions): AnswerStore {
  let database: RootDatabase<Kept, string>;
  try {
    mkdirSync(folder, { recursive: true });
    database = open<Kept, string>({
      path: folder,
      encoding: 'msgpack',
      sharedStructuresKey: FIELD_NAMES,
      noSubdir: false,
      mapSize: MAP_BYTES,
    });
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      `the answers in ${folder} cannot be opened (${(cause as Error).message}); give another folder, or remove it`,
      { cause },
    );
  }
  const oldest = (): number => (now() - maxAgeMs) / 1000;
  return {
    get(keys) {
      const since = oldest();
      return keys.map((key) => {
        const kept = database.get(key);
        if (kept === undefined || kept[0] < since) return undefined;
        const [, answer, json] = kept;
        return json === undefined ? answer! : (JSON.parse(json) as Answer);
      });
    },
    async put(entries) {
      const second = Math.floor(now() / 1000);
      await Promise.all(
        entries.map(({ key, answer }) => {
          const json = JSON.stringify(answer);
          return database.put(key, UNFIT.test(json) ? [second, null, json] : [second, answer]);
        }),
      );
    },
    close: () => database.close(),
  };
}

/** True if a store was opened in the folder before. */
export const holdsAnswers = (folder: string): boolean => existsSync(join(folder, 'data.mdb'));

/** An answer of a cache that is older is asked again: reference data is released by quarters. */
const CACHE_MS = 30 * 86_400_000;

/** Opens the store that outlasts runs; throws as `openAnswerStore`. */
export const openCache = (folder: string, now: () => number): AnswerStore =>
  openAnswerStore(folder, { now, maxAgeMs: CACHE_MS });
