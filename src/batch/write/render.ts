// Writes one record with its results: the record's own bytes as they were wherever the format stays the same.
import type { Operation } from '../../contract/operation.js';
import type { ByteWriter } from '../../formats/byte-writer.js';
import { spreadsheetCell } from '../../formats/spreadsheet-cell.js';
import type { CsvOutput, Plan } from '../plan.js';
import type { CsvRecords } from '../read/csv-records.js';
import type { JsonRecords } from '../read/json-records.js';
import { csvAppending, csvReplacing, csvToOtherCsv, jsonToCsv } from './render-csv.js';
import { csvToJson, jsonAppending } from './render-json.js';
import type { AddedCells, CellValue, Renderer } from './rendering.js';

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
      : jsonAppending(output, input.kind, plan.inputEncoding, writer);
  }
  const added = addedCells(output, operations);
  if (input.kind !== 'csv') return jsonToCsv(output.dialect, added, input.names, plan.inputEncoding, writer);
  if (output.dialect.delimiter !== input.dialect.delimiter) {
    return csvToOtherCsv(input.dialect, output.dialect, added, records as CsvRecords, writer);
  }
  return added.inPlace.length > 0
    ? csvReplacing(output.dialect, added, records as CsvRecords, writer)
    : csvAppending(output.dialect, added, writer);
}

function addedCells({ added, protectsNumbers }: CsvOutput, operations: readonly Operation[]): AddedCells {
  const cells = added.map(({ step, index, replaces }) => ({
    step,
    value: protectsNumbers
      ? protectedValue(operations[step]!.columns[index]!.value)
      : operations[step]!.columns[index]!.value,
    replaces: replaces ?? -1,
  }));
  const appended = operations.map((_, step) => ({
    step,
    values: cells.filter((cell) => cell.step === step && cell.replaces < 0).map(({ value }) => value),
  }));
  const inPlace = cells.filter(({ replaces }) => replaces >= 0).sort((a, b) => a.replaces - b.replaces);
  return { appended: appended.filter(({ values }) => values.length > 0), inPlace };
}

/** The value as a spreadsheet shows it as it is. */
const protectedValue =
  (value: CellValue): CellValue =>
  (element) => {
    const text = value(element);
    return text ? spreadsheetCell(text) : text;
  };
