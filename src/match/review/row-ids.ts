// Whether the ids of a file tell its records apart: rows without one, and rows that share one. Ids are kept as numbers,
// eight bytes a row, which differ where the ids do but for one chance in a million files.

/** In place of the number of an id: the row has none; it says nothing at all, and nobody calls it anything. */
const NONE = 0;
const SILENT = -1;
/** Rows that a message names. */
const MOST_NAMED = 5;
/** As many places of the table are free as are taken. */
const FREE = 2;

/** The numbers of the ids of records; null and '' are none. */
export function idNumbers(records: readonly ({ readonly id: string } | null)[]): Float64Array<ArrayBuffer> {
  const numbers = new Float64Array(records.length);
  for (let i = 0; i < records.length; i++) {
    const record = records[i];
    if (record === null || record === undefined) numbers[i] = SILENT;
    else if (record.id !== '') numbers[i] = numberOf(record.id);
  }
  return numbers;
}

/** Two mixes of 32 bits after FNV-1a, of which 53 bits fit a number; never NONE. */
function numberOf(id: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 13;
  }
  low ^= low >>> 16;
  return (high >>> 0) * 0x20_0000 + ((low >>> 0) % 0x20_0000) + 1;
}

/** What is wrong with the ids of a file. */
export interface IdFindings {
  /** Rows that say anything. */
  readonly saying: number;
  /** Rows without an id. */
  readonly without: number;
  /** Numbers of the rows whose id another row has too, ascending, from 0. */
  readonly repeated: Int32Array;
}

/** The ids of one file, in the order of its rows. */
export class RowIds {
  private readonly parts: Float64Array[] = [];
  private rows = 0;

  add(numbers: Float64Array): void {
    this.parts.push(numbers);
    this.rows += numbers.length;
  }

  /** Looks at all that were added. */
  find(): IdFindings {
    let size = 1 << 10;
    while (size < this.rows * FREE) size *= 2;
    const keys = new Float64Array(size);
    const firsts = new Int32Array(size);
    const repeated = new Set<number>();
    let row = 0;
    let without = 0;
    let silent = 0;
    for (const part of this.parts) {
      for (const number of part) {
        if (number === NONE) without++;
        else if (number === SILENT) silent++;
        else {
          let at = (number % 0x7fff_ffff) & (size - 1);
          while (keys[at] !== NONE && keys[at] !== number) at = (at + 1) & (size - 1);
          if (keys[at] === NONE) {
            keys[at] = number;
            firsts[at] = row;
          } else {
            repeated.add(firsts[at]!);
            repeated.add(row);
          }
        }
        row++;
      }
    }
    return { saying: row - silent, without, repeated: Int32Array.from(repeated).sort() };
  }
}

const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** What is said of the ids of a file, which is called `what`: notes of what was decided, and warnings. */
export function saidOfIds(
  { saying, without, repeated }: IdFindings,
  what: string,
): { readonly notes: readonly string[]; readonly warnings: readonly string[] } {
  const notes =
    saying > 1 && without === saying ? [`${what} has no ids: its records are called by the number of their row`] : [];
  const some =
    without > 0 && without < saying
      ? [`${rowsOf(without)} of ${what} without an id: called by the number of the row`]
      : [];
  const first = Array.from(repeated.subarray(0, MOST_NAMED), (row) => row + 1).join(', ');
  const more = repeated.length > MOST_NAMED ? ' and others' : '';
  const shared =
    repeated.length === 0
      ? []
      : [
          `${rowsOf(repeated.length)} of ${what} with the id of another row: rows ${first}${more}; their ids do not ` +
            'tell them apart',
        ];
  return { notes, warnings: [...some, ...shared] };
}
