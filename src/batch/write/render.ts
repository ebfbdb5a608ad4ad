// Writes one record with its result: the record's own bytes as they were wherever the format stays the same.
import type { Operation, OutputColumn } from '../../contract/operation.js';
import type { ByteWriter } from '../../formats/byte-writer.js';
import { CR, LF, NO_DELIMITER, QUOTE, type CsvDialect } from '../../formats/csv/dialect.js';
import { PLAIN } from '../../formats/csv/scanner.js';
import { findKey } from '../../formats/json-scan.js';
import type { AddedColumn } from '../decide/columns.js';
import type { CsvRecords } from '../read/csv-records.js';
import type { JsonObject, JsonRecords } from '../read/json-records.js';
import type { OutputPlan, Plan } from '../plan.js';

/** A row to write: where it stands, and its cells if only csv-parse could read them. */
export interface Row {
  start: number;
  contentEnd: number;
  after: number;
  reparsedCells: string[] | null;
}

export interface Renderer {
  row(bytes: Buffer, row: Row, element: unknown): void;
  /** A line without a record. */
  blank(bytes: Buffer, start: number, end: number): void;
}

const CLOSE = 0x7d;
const OPEN = 0x7b;
const COMMA = 0x2c;
const SPACE = 0x20;

/** The renderer for a plan. `records` is a reader of its own, to read a row's cells again. */
export function rendererFor(
  plan: Plan,
  operation: Operation,
  writer: ByteWriter,
  records: CsvRecords | JsonRecords,
): Renderer {
  const { input, output } = plan;
  if (output.kind === 'csv') {
    const values = output.added.map(({ index }) => operation.columns[index]!.value);
    if (input.kind !== 'csv') {
      return jsonToCsv(output.dialect, values, output.added, input.names, records as JsonRecords, writer);
    }
    if (output.dialect.delimiter !== input.dialect.delimiter) {
      return csvToOtherCsv(input.dialect, output.dialect, values, output.added, records as CsvRecords, writer);
    }
    return output.added.some(({ replaces }) => replaces !== undefined)
      ? csvReplacing(output.dialect, values, output.added, records as CsvRecords, writer)
      : csvAppending(output.dialect, values, writer);
  }
  return input.kind === 'csv'
    ? csvToJson(output, keyTexts(input.names, output), records as CsvRecords, writer)
    : jsonAppending(output, input.kind, writer);
}

type Value = OutputColumn<unknown>['value'];

function csvAppending(dialect: CsvDialect, values: readonly Value[], writer: ByteWriter): Renderer {
  return {
    row(bytes, row, element) {
      writer.raw(bytes, row.start, row.contentEnd);
      writer.cells(values, element, dialect);
      writer.raw(bytes, row.contentEnd, row.after);
    },
    blank: (bytes, start, end) => {
      writer.raw(bytes, start, end);
    },
  };
}

function csvReplacing(
  dialect: CsvDialect,
  values: readonly Value[],
  added: readonly AddedColumn[],
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const inPlace = added
    .map(({ replaces }, i) => ({ replaces, value: values[i]! }))
    .filter((item): item is { replaces: number; value: Value } => item.replaces !== undefined)
    .sort((a, b) => a.replaces - b.replaces);
  const appended = values.filter((_, i) => added[i]!.replaces === undefined);
  const byColumn = new Map(inPlace.map(({ replaces, value }) => [replaces, value]));
  return {
    row(bytes, row, element) {
      if (row.reparsedCells) {
        row.reparsedCells.forEach((cell, column) => {
          if (column > 0) writer.byte(dialect.delimiter);
          const replacing = byColumn.get(column);
          writer.cell(replacing ? (replacing(element) ?? '') : cell, dialect);
        });
      } else {
        records.at(row.start, row.after);
        let done = row.start;
        for (const { replaces, value } of inPlace) {
          writer.raw(bytes, done, records.scanner.starts[replaces]!);
          writer.cell(value(element) ?? '', dialect);
          done = records.scanner.ends[replaces]!;
        }
        writer.raw(bytes, done, row.contentEnd);
      }
      writer.cells(appended, element, dialect);
      writer.raw(bytes, row.contentEnd, row.after);
    },
    blank: (bytes, start, end) => {
      writer.raw(bytes, start, end);
    },
  };
}

function csvToOtherCsv(
  from: CsvDialect,
  to: CsvDialect,
  values: readonly Value[],
  added: readonly AddedColumn[],
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const byColumn = new Map(
    added.flatMap(({ replaces }, i) => (replaces === undefined ? [] : [[replaces, values[i]!] as const])),
  );
  const appended = values.filter((_, i) => added[i]!.replaces === undefined);
  return {
    row(bytes, row, element) {
      if (!row.reparsedCells) records.at(row.start, row.after);
      const { scanner } = records;
      records.reparsedCells = row.reparsedCells;
      const columns = row.reparsedCells?.length ?? scanner.columns;
      for (let column = 0; column < columns; column++) {
        if (column > 0) writer.byte(to.delimiter);
        const replacing = byColumn.get(column);
        if (replacing) writer.cell(replacing(element) ?? '', to);
        // A quoted cell is right in any dialect of the same escape; a plain one unless it holds the other delimiter.
        else if (!row.reparsedCells && scanner.forms[column] !== PLAIN && from.escape === to.escape) {
          writer.raw(bytes, scanner.starts[column]!, scanner.ends[column]!);
        } else if (
          !row.reparsedCells &&
          from.delimiter !== NO_DELIMITER &&
          isPlain(bytes, scanner.starts[column]!, scanner.ends[column]!, to.delimiter)
        ) {
          writer.raw(bytes, scanner.starts[column]!, scanner.ends[column]!);
        } else writer.cell(records.cell(column), to);
      }
      writer.cells(appended, element, to);
      writer.raw(bytes, row.contentEnd, row.after);
    },
    blank: (bytes, start, end) => {
      writer.raw(bytes, start, end);
    },
  };
}

function isPlain(bytes: Uint8Array, start: number, end: number, delimiter: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i] === delimiter || bytes[i] === QUOTE) return false;
  return true;
}

function jsonToCsv(
  dialect: CsvDialect,
  values: readonly Value[],
  added: readonly AddedColumn[],
  names: readonly string[],
  records: JsonRecords,
  writer: ByteWriter,
): Renderer {
  const byColumn = new Map(
    added.flatMap(({ replaces }, i) => (replaces === undefined ? [] : [[replaces, values[i]!] as const])),
  );
  const appended = values.filter((_, i) => added[i]!.replaces === undefined);
  return {
    row(_bytes, row, element) {
      const object = records.at(row.start, row.contentEnd);
      names.forEach((name, column) => {
        if (column > 0) writer.byte(dialect.delimiter);
        const replacing = byColumn.get(column);
        writer.cell(replacing ? (replacing(element) ?? '') : jsonCell(object, name), dialect);
      });
      writer.cells(appended, element, dialect);
      writer.byte(LF);
    },
    blank: () => undefined,
  };
}

/** Text as it is, nothing as nothing, anything else as JSON. */
function jsonCell(object: JsonObject, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** Keys as JSON text with their colon. A column that gives way to the result has none. */
function keyTexts(names: readonly string[], output: JsonOutput): (Buffer | null)[] {
  return names.map((name) => (output.replace && name === output.key ? null : Buffer.from(`${JSON.stringify(name)}:`)));
}

type JsonOutput = OutputPlan & { kind: 'jsonl' | 'json' };

function csvToJson(
  output: JsonOutput,
  keys: readonly (Buffer | null)[],
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const { scanner } = records;
  const ownKey = Buffer.from(`${JSON.stringify(output.key)}:`);
  return {
    row(bytes, row, element) {
      if (!row.reparsedCells) records.at(row.start, row.after);
      records.reparsedCells = row.reparsedCells;
      separate(output, writer);
      writer.byte(OPEN);
      for (let column = 0; column < keys.length; column++) {
        const key = keys[column]!;
        if (key === null) continue;
        writer.raw(key, 0, key.length);
        const plain =
          !row.reparsedCells &&
          scanner.forms[column] === PLAIN &&
          writer.jsonBytes(bytes, scanner.starts[column]!, scanner.ends[column]!);
        if (!plain) writer.json(records.cell(column));
        writer.byte(COMMA);
      }
      writer.raw(ownKey, 0, ownKey.length);
      writer.text(JSON.stringify(element));
      writer.byte(CLOSE);
      if (output.kind === 'jsonl') writer.byte(LF);
    },
    blank: () => undefined,
  };
}

/** Elements of an array are joined by a comma before each; the first one's is left out where the array begins. */
function separate(output: JsonOutput, writer: ByteWriter): void {
  if (output.kind !== 'json') return;
  writer.byte(COMMA);
  writer.byte(LF);
}

function jsonAppending(output: JsonOutput, inputKind: 'jsonl' | 'json', writer: ByteWriter): Renderer {
  const sameFormat = inputKind === output.kind;
  const copy = (bytes: Buffer, start: number, end: number): void => {
    if (sameFormat || inputKind === 'jsonl') {
      writer.raw(bytes, start, end);
      return;
    }
    // An object of several lines becomes one: in valid JSON a line end is never inside a text.
    for (let i = start; i < end; i++) writer.byte(bytes[i] === LF || bytes[i] === CR ? SPACE : bytes[i]!);
  };
  return {
    row(bytes, row, element) {
      separate(output, writer);
      const json = JSON.stringify(element);
      const old = output.replace
        ? findKey(bytes, bytes.indexOf(OPEN, row.start), row.contentEnd, output.key)
        : undefined;
      if (old) {
        copy(bytes, row.start, old.start);
        writer.text(json);
        copy(bytes, old.end, row.contentEnd);
      } else {
        const close = bytes.lastIndexOf(CLOSE, row.contentEnd - 1);
        copy(bytes, row.start, close);
        writer.text(`${isEmpty(bytes, row.start, close) ? '' : ','}${JSON.stringify(output.key)}:${json}`);
        copy(bytes, close, row.contentEnd);
      }
      if (output.kind === 'json') return;
      if (inputKind === 'jsonl') writer.raw(bytes, row.contentEnd, row.after);
      else writer.byte(LF);
    },
    blank(bytes, start, end) {
      if (output.kind === 'jsonl' && inputKind === 'jsonl') writer.raw(bytes, start, end);
    },
  };
}

/** True if nothing stands between the opening brace and `close`. */
function isEmpty(bytes: Buffer, start: number, close: number): boolean {
  return bytes.toString('latin1', bytes.indexOf(OPEN, start) + 1, close).trim() === '';
}
