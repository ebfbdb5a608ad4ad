// All records of both files, in columns that every thread sees: the rows of the file itself first, then those of the
// reference. A text is a number; equal texts of a table have equal numbers.
import type { Side } from '../link-types.js';
import { tableNames, tableOf, type TableName } from './columns.js';
import type { Portion } from './portion.js';
import { sharedInts } from './shared.js';
import { Interner, type TextTable } from './text-table.js';

/** Made of typed arrays in shared memory; it goes to other threads as it is. */
export interface Store {
  /** Rows of the file itself, and of the reference. */
  readonly rows: readonly [number, number];
  readonly tables: Readonly<Record<TableName, TextTable>>;
  /** A column in which no record says anything is absent. */
  readonly columns: Readonly<Record<string, Int32Array>>;
  /** A column in which nothing is said. */
  readonly nothing: Int32Array;
}

/** What came with the portions beyond their columns, for each side. */
export interface StoreCounts {
  fullNames: number;
  personNames: number;
  beyond: number;
}

interface Chunk {
  readonly rows: number;
  readonly columns: Readonly<Record<string, Int32Array>>;
}

/** Puts portions together. */
export class StoreBuilder {
  readonly counts: readonly [StoreCounts, StoreCounts] = [
    { fullNames: 0, personNames: 0, beyond: 0 },
    { fullNames: 0, personNames: 0, beyond: 0 },
  ];
  private readonly chunks: readonly [Chunk[], Chunk[]] = [[], []];
  private readonly interners = Object.fromEntries(tableNames.map((name) => [name, new Interner()])) as Record<
    TableName,
    Interner
  >;

  /** Takes the next portion of a side. Its arrays are kept and changed. */
  add(side: Side, portion: Portion): void {
    const numbers = {} as Record<TableName, Int32Array>;
    for (const name of tableNames) numbers[name] = this.globalNumbers(name, portion);
    for (const [name, column] of Object.entries(portion.columns)) {
      const table = tableOf.get(name);
      if (table === undefined) continue;
      const global = numbers[table];
      for (let row = 0; row < column.length; row++) column[row] = global[column[row]!]!;
    }
    this.chunks[side].push({ rows: portion.rows, columns: portion.columns });
    this.counts[side].fullNames += portion.counts.fullNames;
    this.counts[side].personNames += portion.counts.personNames;
    this.counts[side].beyond += portion.counts.beyond;
  }

  /** The whole. The builder is empty afterwards. */
  finish(): Store {
    const rows = [countRows(this.chunks[0]), countRows(this.chunks[1])] as const;
    const names = new Set([...this.chunks[0], ...this.chunks[1]].flatMap((chunk) => Object.keys(chunk.columns)));
    const columns: Record<string, Int32Array> = {};
    for (const name of [...names].sort()) columns[name] = this.column(name, rows[0] + rows[1]);
    this.chunks[0].length = 0;
    this.chunks[1].length = 0;
    const tables = Object.fromEntries(tableNames.map((name) => [name, this.interners[name].table()]));
    return { rows, tables: tables as Store['tables'], columns, nothing: sharedInts(rows[0] + rows[1]) };
  }

  private globalNumbers(name: TableName, portion: Portion): Int32Array {
    const { bytes, ends } = portion.texts[name];
    const interner = this.interners[name];
    const numbers = new Int32Array(ends.length);
    for (let i = 1; i < ends.length; i++) numbers[i] = interner.add(bytes, ends[i - 1]!, ends[i]!);
    return numbers;
  }

  private column(name: string, rows: number): Int32Array {
    const whole = sharedInts(rows);
    let row = 0;
    for (const chunks of this.chunks) {
      for (const chunk of chunks) {
        const part = chunk.columns[name];
        if (part !== undefined) whole.set(part, row);
        row += chunk.rows;
      }
    }
    return whole;
  }
}

const countRows = (chunks: readonly Chunk[]): number => chunks.reduce((rows, chunk) => rows + chunk.rows, 0);
