// Answers on disk, in an lmdb database: what is kept survives the end of the process at any moment.
import { mkdirSync } from 'node:fs';
import { open, type RootDatabase } from 'lmdb';
import type { Answers } from '../contract/answers.js';
import { WaypostError } from '../contract/errors.js';

/** An answer, and the second since the epoch in which it was kept. */
type Kept = readonly [second: number, element: unknown];

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
    database = open<Kept, string>({ path: folder, encoding: 'json', noSubdir: false });
  } catch (cause) {
    throw new WaypostError('configuration', `the answers in ${folder} cannot be opened (${(cause as Error).message}); give another folder, or remove it`, { cause });
  }
  const oldest = (): number => (now() - maxAgeMs) / 1000;
  return {
    get(keys) {
      const since = oldest();
      return keys.map((key) => {
        const kept = database.get(key);
        return kept !== undefined && kept[0] >= since ? kept[1] : undefined;
      });
    },
    async put(entries) {
      const second = Math.floor(now() / 1000);
      await Promise.all(entries.map(({ key, element }) => database.put(key, [second, element])));
    },
    close: () => database.close(),
  };
}
