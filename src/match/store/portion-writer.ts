// Where the records of a portion are written, column by column.
import { tableNames, type TableName } from './columns.js';
import { PortionTexts } from './portion-texts.js';

/** Puts records into columns. */
export class PortionWriter {
  readonly columns: Record<string, Int32Array> = {};
  readonly texts = Object.fromEntries(tableNames.map((name) => [name, new PortionTexts()])) as Record<
    TableName,
    PortionTexts
  >;
  fullNames = 0;
  personNames = 0;
  beyond = 0;

  constructor(private readonly rows: number) {}

  /** Sets a number of a row; 0 is what is not said. */
  number(column: string, row: number, value: number): void {
    if (value === 0) return;
    let values = this.columns[column];
    if (values === undefined) {
      values = new Int32Array(this.rows);
      this.columns[column] = values;
    }
    values[row] = value;
  }

  /** Adds a bit to the marks of a row. */
  mark(row: number, bit: number): void {
    this.number('marks', row, (this.columns['marks']?.[row] ?? 0) | bit);
  }

  /** Sets a folded text of a row. */
  text(column: string, table: TableName, row: number, text: string): void {
    if (text !== '') this.number(column, row, this.texts[table].add(text));
  }
}
