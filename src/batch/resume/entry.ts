// What a line of the journal says of a run: how far each of its files is, and what was counted.
import type { News } from '../findings/seen.js';
import type { StepCounts } from '../plan.js';
import type { ComparedSummary } from '../report.js';

/** A file after a block: its bytes, and the CRC-32 of those that the block added. */
export interface Mark {
  readonly bytes: number;
  readonly crc: number;
}

/** Where a run stands after a block; every count is from the beginning of the run, news are of the block alone. */
export interface Entry {
  /** Bytes of the input's text from its first record on, and physical lines, that are done. */
  readonly text: number;
  readonly line: number;
  /** True once a record stands in the output. */
  readonly begun: boolean;
  readonly counts: Counts;
  /** What the block showed that none before it did; one for each step. */
  readonly news: readonly News[];
  readonly results: Mark;
  /** The errors file, if one is open. */
  readonly errors: Mark | null;
  /** The rows that left the output, if they are kept. */
  readonly dropped: Mark | null;
  /** The table of the output's pieces, if the output is put in order. */
  readonly pieces: Mark | null;
  /** Bytes of the files that are known to be on the disk. */
  readonly synced: Synced;
  /** Bytes of the input, as it lies on the disk, that were read. */
  readonly inputBytes: number;
  /** Milliseconds of work. */
  readonly elapsedMs: number;
  /** True of the last line: the output is whole, and only its names are to be put right. */
  readonly ended: boolean;
  /** In the last line alone: whoever goes on with the run does not read the files again. */
  readonly whole?: WholeTold | undefined;
}

/** What the steps over whole files have found out. */
export interface WholeTold {
  /** By the number of the step; null of any other. */
  readonly compared: readonly (ComparedSummary | null)[];
  /** What the user should act on. */
  readonly warnings: readonly string[];
}

/** Bytes of each growing file. */
export interface Synced {
  readonly results: number;
  readonly errors: number;
  readonly dropped: number;
  readonly pieces: number;
}

/** What the tally counts. */
export interface Counts {
  readonly read: number;
  readonly refused: number;
  readonly dropped: number;
  readonly failed: number;
  readonly blank: number;
  readonly lost: number;
  /** One for each step. */
  readonly steps: readonly StepCounts[];
  /** Rows whose answer has the id of an earlier one, for each step; null where that is not counted. */
  readonly repeated: readonly (number | null)[];
  readonly refusals: Readonly<Record<string, number>>;
}
