// Answers on disk, in an lmdb database: what is kept survives the end of the process at any moment.
import { mkdirSync } from 'node:fs';
import { open, type RootDatabase } from 'lmdb';
import type { Answers } from '../contract/answers.js';
import { WaypostError } from '../contract/errors.js';

/** An answer, and the second since the epoch in which it was kept; the answer as JSON where the encoding would change it. */
type Kept = readonly [second: number, element: unknown, json?: string];

/** In JSON: half a character, which UTF-8 does not have, and a name that the encoding replaces. */
const UNFIT = /\\ud[89a-f]|__proto__/;

/** Where the names of the elements' fields stand, once for all: an answer takes a third of its JSON, in half the time. */
const FIELD_NAMES = Symbol.for('fields');

export interface AnswerStoreOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds after which an answer is as good as none; never if absent. */
  readonly maxAgeMs?: number | undefined;
}

/**
 * Opens the store in a folder, which is made if it is not there. Several processes may share it. `put` resolves when the
 * entries are committed: the process may then be killed. Throws `configuration` for a folder that cannot be used.
 */
export function openAnswerStore(folder: string, { now, maxAgeMs = Infinity }: AnswerStoreOptions): Answers {
  let database: RootDatabase<Kept, string>;
  try {
    mkdirSync(folder, { recursive: true });
    database = open<Kept, string>({ path: folder, encoding: 'msgpack', sharedStructuresKey: FIELD_NAMES, noSubdir: false });
  } catch (cause) {
    throw new WaypostError('configuration', `the answers in ${folder} cannot be opened (${(cause as Error).message}); give another folder, or remove it`, { cause });
  }
  const oldest = (): number => (now() - maxAgeMs) / 1000;
  return {
    get(keys) {
      const since = oldest();
      return keys.map((key) => {
        const kept = database.get(key);
        if (kept === undefined || kept[0] < since) return undefined;
        const [, element, json] = kept;
        return json === undefined ? element : JSON.parse(json) as unknown;
      });
    },
    async put(entries) {
      const second = Math.floor(now() / 1000);
      await Promise.all(entries.map(({ key, element }) => {
        const json = JSON.stringify(element);
        return database.put(key, UNFIT.test(json) ? [second, null, json] : [second, element]);
      }));
    },
    close: () => database.close(),
  };
}
