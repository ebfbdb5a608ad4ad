// Finds rows by where they are: a packed tree of boxes over runs of neighbouring rows, as
// write-point-index.ts wrote it.
import { writtenEarlier } from '../../file/format.js';
import type { SetFile } from '../../file/read/set-file.js';

/** Boxes and runs under one box of the level above. */
export const FAN_OUT = 16;
/** Rows of a run at most: the low 5 bits of its last word hold how many it has, less one. */
export const RUN_ROWS = 32;
/** A run: least latitude, least longitude, extents (latitude << 16 | longitude), first row << 5 | rows - 1. */
export const RUN_WORDS = 4;
/** A box: least latitude, least longitude, greatest latitude, greatest longitude. */
export const BOX_WORDS = 4;
export const RUN_SECTION = 'point.run';
export const BOX_SECTION = 'point.box';

/**
 * Where rows are, degrees * 1e7: after `read(first, rows)` that of row first + i is at `start + i * stride` of both
 * columns.
 */
export interface RowPoints {
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly start: number;
  readonly stride: number;
  read(first: number, rows: number): void;
}

/** How many boxes each level has, from the one over the runs to the single one at the top. */
export function levelSizes(runs: number): number[] {
  const sizes: number[] = [];
  for (let size = runs; size > 1 || sizes.length === 0; sizes.push(size)) size = Math.ceil(size / FAN_OUT);
  return runs === 0 ? [] : sizes;
}

export class PointIndex {
  readonly runCount: number;
  /** All boxes, level after level, the one over the runs first; small enough to be read whole. */
  readonly boxes: Int32Array;
  /** Number of the first box of each level. */
  readonly levels: readonly number[];
  /** After `readRuns(first, runs)`: word w of run first + i is at `runStart + i * RUN_WORDS + w`. */
  runs: Int32Array;
  runStart = 0;
  private readonly file: SetFile;
  private readonly resident: boolean;

  private constructor(
    file: SetFile,
    readonly rows: RowPoints,
  ) {
    this.file = file;
    this.runCount = file.length(RUN_SECTION) / RUN_WORDS;
    this.boxes = file.i32(BOX_SECTION);
    let first = 0;
    this.levels = levelSizes(this.runCount).map((size) => (first += size) - size);
    this.resident = file.resident(RUN_SECTION);
    this.runs = this.resident ? file.i32(RUN_SECTION) : new Int32Array(FAN_OUT * RUN_WORDS);
  }

  /**
   * The index of a file, `rows` telling the points of its rows. Throws WaypostError for a file that was written without
   * one.
   */
  static of(file: SetFile, rows: RowPoints): PointIndex {
    if (file.has(RUN_SECTION)) return new PointIndex(file, rows);
    throw writtenEarlier(file.path, 'index addresses by where they are');
  }

  /** Makes `runs` hold runs [first, first + count); `count` is FAN_OUT at most. */
  readRuns(first: number, count: number): void {
    if (this.resident) this.runStart = first * RUN_WORDS;
    else this.file.read(RUN_SECTION, first * RUN_WORDS, this.runs.subarray(0, count * RUN_WORDS));
  }
}

/** Points that stand in two columns of the file. */
export class ColumnPoints implements RowPoints {
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly stride = 1;
  start = 0;
  private readonly resident: boolean;

  constructor(
    private readonly file: SetFile,
    private readonly names: { readonly latitude: string; readonly longitude: string },
  ) {
    this.resident = file.resident(names.latitude) && file.resident(names.longitude);
    this.latitudes = this.resident ? file.i32(names.latitude) : new Int32Array(RUN_ROWS);
    this.longitudes = this.resident ? file.i32(names.longitude) : new Int32Array(RUN_ROWS);
  }

  read(first: number, rows: number): void {
    if (this.resident) {
      this.start = first;
      return;
    }
    this.file.read(this.names.latitude, first, this.latitudes.subarray(0, rows));
    this.file.read(this.names.longitude, first, this.longitudes.subarray(0, rows));
  }
}
