// Writes one record with its results: the record's own bytes as they were wherever the format stays the same.
import type { Operation, OutputColumn } from '../../contract/operation.js';
import type { ByteWriter } from '../../formats/byte-writer.js';
import type { CsvDialect } from '../../formats/csv/dialect.js';
import type { CsvOutput, Plan } from '../plan.js';
import type { CsvRecords } from '../read/csv-records.js';
import type { JsonRecords } from '../read/json-records.js';
import { csvAppending, csvReplacing, csvToOtherCsv, jsonToCsv } from './render-csv.js';
import { csvToJson, jsonAppending } from './render-json.js';

/** A row to write: where it stands, and its cells if only csv-parse could read them. */
export interface Row {
  start: number;
  contentEnd: number;
  after: number;
  reparsedCells: string[] | null;
}

export interface Renderer {
  /** `elements`: what each step answered; undefined where it left the row alone. */
  row(bytes: Buffer, row: Row, elements: readonly unknown[]): void;
  /** A line without a record. */
  blank(bytes: Buffer, start: number, end: number): void;
}

/**
 * The renderer for a plan. `operations` are those of its steps, `records` is a reader of its own, to read a row's cells
 * again.
 */
export function rendererFor(
  plan: Plan,
  operations: readonly Operation[],
  writer: ByteWriter,
  records: CsvRecords | JsonRecords,
): Renderer {
  const { input, output } = plan;
  if (output.kind !== 'csv') {
    return input.kind === 'csv'
      ? csvToJson(output, input.names, records as CsvRecords, writer)
      : jsonAppending(output, input.kind, writer);
  }
  const added = addedCells(output, operations);
  if (input.kind !== 'csv') return jsonToCsv(output.dialect, added, input.names, records as JsonRecords, writer);
  if (output.dialect.delimiter !== input.dialect.delimiter) {
    return csvToOtherCsv(input.dialect, output.dialect, added, records as CsvRecords, writer);
  }
  return added.inPlace.length > 0
    ? csvReplacing(output.dialect, added, records as CsvRecords, writer)
    : csvAppending(output.dialect, added, writer);
}

export type CellValue = OutputColumn<unknown>['value'];

/** Cells of one step that stand behind the input's, in a row. */
interface Appended {
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

function addedCells({ added }: CsvOutput, operations: readonly Operation[]): AddedCells {
  const cells = added.map(({ step, index, replaces }) => ({
    step,
    value: operations[step]!.columns[index]!.value,
    replaces: replaces ?? -1,
  }));
  const appended = operations.map((_, step) => ({
    step,
    values: cells.filter((cell) => cell.step === step && cell.replaces < 0).map(({ value }) => value),
  }));
  const inPlace = cells.filter(({ replaces }) => replaces >= 0).sort((a, b) => a.replaces - b.replaces);
  return { appended: appended.filter(({ values }) => values.length > 0), inPlace };
}

/** Writes the cells behind the input's; empty ones of a step that left the row alone. */
export function writeAppended(
  writer: ByteWriter,
  appended: readonly Appended[],
  elements: readonly unknown[],
  dialect: CsvDialect,
): void {
  for (const { step, values } of appended) {
    const element = elements[step];
    if (element === undefined) for (let i = 0; i < values.length; i++) writer.byte(dialect.delimiter);
    else writer.cells(values, element, dialect);
  }
}
