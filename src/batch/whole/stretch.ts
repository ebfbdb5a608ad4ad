// A stretch of a file that is read for a step over whole files, block by block and always alike: from its beginning to
// where an earlier run stopped, from there to its end, or all of it.
import type { Side } from '../../contract/whole-file.js';
import { interrupted } from '../../files/interrupted.js';
import { placeName } from '../../formats/byte-source.js';
import type { TextSource } from '../../formats/text-source.js';
import type { Inspection } from '../decide/inspect.js';
import type { BatchJob } from '../job.js';
import { blockBytes, blocksBefore, selectedBlocks } from '../read/blocks.js';
import { openInput } from '../read/open-input.js';
import type { Selected } from '../read/select.js';
import type { Entry } from '../resume/entry.js';
import { changedWhileRead, type SeenBlock } from './numbered.js';
import type { OpenedReference } from './open.js';

/** The input of a run as it is gathered. */
export interface GatheredInput {
  readonly job: BatchJob;
  readonly found: Inspection;
  /** Bytes of its blocks. */
  readonly size: number;
  /** What an earlier run did: blocks begin anew there. */
  readonly from: Entry | undefined;
}

/** What reads a stretch: `open` is called anew for each time that it is read. */
export interface Stretch {
  readonly side: Side;
  readonly job: BatchJob;
  /** Number of its first row, of the rows of its file that can be read. */
  readonly first: () => number;
  /** Its blocks, once it was read. */
  readonly seen: SeenBlock[];
  readonly blocks: (text: TextSource) => AsyncGenerator<Selected, void>;
}

/** The rows of a stretch that was read. */
export const rowsOf = ({ seen }: Stretch): number => seen.reduce((sum, { rows }) => sum + rows, 0);

/** The input of a run: what an earlier run has done, and what this one has before it, which is the last. */
export function stretchesOfInput({ job, found, size, from }: GatheredInput): readonly [Stretch, ...Stretch[]] {
  // A sample is of all the file, and so are rows that are only shown: they are answered as they are in it.
  if (job.sample !== undefined || job.showsFirst === true) {
    const all = { ...job, sample: undefined, limit: undefined };
    return [stretch(0, all, (text) => selectedBlocks(all, found, text, size))];
  }
  if (!from) return [stretch(0, job, (text) => selectedBlocks(job, found, text, size))];
  const done = stretch(0, job, (text) => blocksBefore(found, text, size, from.text));
  const rest = (text: TextSource): AsyncGenerator<Selected, void> => selectedBlocks(job, found, text, size, from);
  return [done, stretch(0, job, rest, () => rowsOf(done))];
}

/** All of the file that a step compares with, in blocks for so many threads. */
export const stretchOfReference = ({ job, found }: OpenedReference, threads: number): Stretch =>
  stretch(1, job, (text) => selectedBlocks(job, found, text, blockBytes(job, text, threads)));

const stretch = (side: Side, job: BatchJob, blocks: Stretch['blocks'], first: Stretch['first'] = () => 0): Stretch => ({
  side,
  job,
  first,
  blocks,
  seen: [],
});

/** What is done with the blocks of a stretch: several are under way at a time, and are given over in their order. */
export interface BlockWork<Made> {
  /** Blocks under way beside the one that is waited for. */
  readonly room: number;
  /** Takes the bytes away; undefined where the block is passed over. `number`: of the block in its stretch. */
  make(block: Selected, number: number): Promise<Made> | undefined;
  /** `consumed`: bytes of the file that were read. */
  take(made: Made, bytes: number, source: TextSource['source']): void;
}

/** Reads a stretch. Throws `input-unreadable` for a file that is not what it was when it was read before. */
export async function readStretch<Made>({ job, blocks, seen }: Stretch, work: BlockWork<Made>): Promise<void> {
  const known = seen.length;
  const text = await openInput(job);
  const pending: { readonly made: Promise<Made>; readonly bytes: number }[] = [];
  const take = async (): Promise<void> => {
    const { made, bytes } = pending.shift()!;
    work.take(await interrupted(job.signal, made), bytes, text.source);
  };
  try {
    let number = 0;
    for await (const block of blocks(text)) {
      job.signal?.throwIfAborted();
      const bytes = block.bytes.length;
      if (known > 0 && seen[number]?.bytes !== bytes) throw changedWhileRead(placeName(job.input));
      const made = work.make(block, number++);
      if (made === undefined) continue;
      // A failure is met when its turn comes.
      made.catch(() => undefined);
      pending.push({ made, bytes });
      while (pending.length > work.room) await take();
    }
    while (pending.length > 0) await take();
  } finally {
    await text.source.close();
  }
}
