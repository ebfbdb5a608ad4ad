// Answers on disk, in a file that only grows: what is kept survives the end of the process at any moment, and what is
// damaged is as if it had never been kept. No key is ever given the answer of another: all of it stands beside the
// answer, and a checksum is over both.
//
// Two processes may keep answers in one folder at a time. Each write goes to the end of the file in one piece, which
// the file systems of one machine do not mix. One between machines (NFS) may: writes at the same moment can lie over
// each other there. Checksums show it; those answers are asked for again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { KEY_BYTES, type Block, type KeyedText } from './answer-blocks.js';
import { AnswerFile, answerOf } from './answer-file.js';
import type { Answer, AnswerStore, KeptAnswer } from './answers.js';
import { compacted, isWorthCompacting } from './compact.js';

export interface AnswerStoreOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds after which an answer is as good as none; never if absent. */
  readonly maxAgeMs?: number | undefined;
  /** True if the folder goes away with the process: nothing has to reach the disk. */
  readonly isShortLived?: boolean | undefined;
  /** Hears what of the answers cannot be used. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** The name of the file in its folder. */
const FILE = 'answers.log';
/** What versions of waypost before this form left in a folder: a database. */
const FORMER = 'data.mdb';
/** Milliseconds between two writes to the disk: what a power cut costs at most. */
const SYNC_MS = 1000;

/**
 * Opens the store in a folder, which is made, for its owner alone, if it is not there; a file of the store has the
 * permissions of the folder. `put` resolves when the answers are safe from the end of the process; from a power cut
 * they are a second later. Throws `configuration` for a folder that cannot be used, `output-unwritable` for one that
 * cannot be written to, as `put` does.
 */
export async function openAnswerStore(
  folder: string,
  { now, maxAgeMs = Infinity, isShortLived = false, onNote }: AnswerStoreOptions,
): Promise<AnswerStore> {
  const since = (): number => (now() - maxAgeMs) / 1000;
  const path = join(folder, FILE);
  const isNew = !existsSync(path);
  if (isNew && existsSync(join(folder, FORMER))) {
    onNote?.(
      `${folder} holds answers of an earlier version of waypost (${FORMER}), which are not read: they are asked for ` +
        `again; remove ${FORMER} and lock.mdb`,
    );
  }
  let file = await opened(folder, path, since);
  const { damaged, damagedBytes } = file.tally;
  if (damaged > 0) {
    onNote?.(
      `the answers in ${folder} are damaged in ${damaged === 1 ? 'one place' : `${damaged} places`} ` +
        `(${damagedBytes} bytes); what stood there is asked for again`,
    );
  }
  if (isWorthCompacting(file.tally)) file = await compacted(file);
  const store = new Store(file, now, since, !isShortLived);
  return {
    get: (keys) => store.get(keys),
    put: (entries) => store.put(entries),
    close: () => store.close(),
  };
}

/** True if a store was opened in the folder before. */
export const holdsAnswers = (folder: string): boolean => existsSync(join(folder, FILE));

/** An answer of a cache that is older is asked again: reference data is released by quarters. */
const CACHE_MS = 30 * 86_400_000;

/** Opens the store that outlasts runs; throws as `openAnswerStore`. */
export const openCache = (folder: string, options: Omit<AnswerStoreOptions, 'maxAgeMs'>): Promise<AnswerStore> =>
  openAnswerStore(folder, { ...options, maxAgeMs: CACHE_MS });

async function opened(folder: string, path: string, since: () => number): Promise<AnswerFile> {
  try {
    return await AnswerFile.open(path, since);
  } catch (error) {
    if (!isNoFolder(error)) throw error;
    throw new WaypostError(
      'configuration',
      `the answers in ${folder} cannot be opened: it is no folder; give another`,
      { cause: error },
    );
  }
}

const isNoFolder = (error: unknown): boolean =>
  ['ENOTDIR', 'EEXIST'].includes(((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? '');

class Store {
  /** One addition after the other. */
  private adding: Promise<void> = Promise.resolve();
  /** What the next one adds, and that one, if it was not begun. */
  private readonly waiting: KeyedText[] = [];
  private nextWrite: Promise<void> | undefined;
  private syncing: Promise<void> | undefined;
  private failure: unknown;
  private isSynced = true;
  private lastSync: number;

  constructor(
    private file: AnswerFile,
    private readonly now: () => number,
    private readonly since: () => number,
    private readonly syncs: boolean,
  ) {
    this.lastSync = now();
  }

  get(keys: readonly string[]): (Answer | undefined)[] {
    this.file.readOn();
    const since = this.since();
    const bytes = keys.map(keyBytes);
    const sought = bytes.flatMap((key, i) => this.file.placesOf(key).map((place) => ({ i, place })));
    // Answers that were kept together are read together, and the last that was kept of a key holds.
    sought.sort((a, b) => a.place - b.place);
    const found = Array.from<Answer | undefined>({ length: keys.length });
    let block: Block | undefined;
    let start = -1;
    for (const { i, place } of sought) {
      const at = place - answerOf(place);
      if (at !== start) block = this.file.blockOf(place);
      start = at;
      if (block && block.head.second >= since && block.key(answerOf(place)).equals(bytes[i]!)) {
        found[i] = answerIn(block, answerOf(place));
      }
    }
    return found;
  }

  async put(entries: readonly KeptAnswer[]): Promise<void> {
    if (entries.length === 0) return;
    const answers = entries.map(({ key, answer }) => ({
      key: keyBytes(key),
      text: Buffer.from(JSON.stringify(answer)),
    }));
    this.waiting.push(...answers);
    // What comes while a write is under way goes into the next one together.
    if (this.nextWrite === undefined) {
      this.nextWrite = this.adding.then(() => {
        this.nextWrite = undefined;
        return this.add(this.waiting.splice(0));
      });
      this.adding = this.nextWrite.catch(() => undefined);
    }
    await this.nextWrite;
  }

  async close(): Promise<void> {
    await this.adding;
    await this.syncing;
    try {
      if (!this.isSynced) await this.file.sync();
    } finally {
      await this.file.close();
    }
  }

  private async add(answers: readonly KeyedText[]): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    const second = Math.floor(this.now() / 1000);
    await this.file.add(answers, second);
    // In a file that another process has replaced meanwhile nobody would find them.
    while (!this.file.isCurrent()) {
      this.file = await this.file.reopened();
      await this.file.add(answers, second);
    }
    this.file.readOn();
    this.isSynced = !this.syncs;
    if (this.syncs) this.syncNowAndThen();
  }

  private syncNowAndThen(): void {
    if (this.syncing || this.now() - this.lastSync < SYNC_MS) return;
    this.lastSync = this.now();
    this.isSynced = true;
    this.syncing = this.file
      .sync()
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => {
        this.syncing = undefined;
      });
  }
}

function keyBytes(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== KEY_BYTES) throw new Error(`${key} is no key of an answer`);
  return bytes;
}

/** The answer of that number in the block; undefined for what was never one of this program's. */
function answerIn(block: Block, number: number): Answer | undefined {
  try {
    const answer = JSON.parse(block.text(number).toString()) as Answer;
    return Array.isArray(answer.messages) && Array.isArray(answer.payload) ? answer : undefined;
  } catch {
    return undefined;
  }
}
