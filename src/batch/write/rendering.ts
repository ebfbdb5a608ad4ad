// What the renderers share: a row of the input, what steps add to it, and the form of a renderer.
import type { OutputColumn } from '../../contract/operation.js';
import type { ByteWriter } from '../../formats/byte-writer.js';
import type { CsvDialect } from '../../formats/csv/dialect.js';

/**
 * A row to write: where it stands, its cells if only csv-parse could read them, and how many it lacks at its end.
 */
export interface Row {
  start: number;
  contentEnd: number;
  after: number;
  reparsedCells: string[] | null;
  missing: number;
}

export interface Renderer {
  /** `elements`: what each step answered; undefined where it left the row alone. */
  row(bytes: Buffer, row: Row, elements: readonly unknown[]): void;
  /** A line without a record. */
  blank(bytes: Buffer, start: number, end: number): void;
}

export type CellValue = OutputColumn<unknown>['value'];

/** Cells of one step that stand behind the input's, in a row. */
export interface Appended {
  readonly step: number;
  readonly values: readonly CellValue[];
}

/** A cell that takes the place of the input's. */
export interface InPlace {
  readonly replaces: number;
  readonly step: number;
  readonly value: CellValue;
}

/** What steps add to a delimited row. */
export interface AddedCells {
  readonly appended: readonly Appended[];
  /** From left to right. */
  readonly inPlace: readonly InPlace[];
}

/** Writes the cells behind the input's; empty ones of a step that left the row alone. */
export function writeAppended(
  writer: ByteWriter,
  appended: readonly Appended[],
  elements: readonly unknown[],
  dialect: CsvDialect,
): void {
  for (let group = 0; group < appended.length; group++) {
    const { step, values } = appended[group]!;
    const element = elements[step];
    if (element === undefined) for (let i = 0; i < values.length; i++) writer.byte(dialect.delimiter);
    else writer.cells(values, element, dialect);
  }
}
