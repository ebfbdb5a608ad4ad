// Rows of delimited output, from delimited input and from JSON. A cell that a step replaces stays as it is where the
// step left the row alone.
import type { ByteWriter } from '../../formats/byte-writer.js';
import type { TextEncoding } from '../../formats/csv/cell.js';
import { LF, QUOTE } from '../../formats/ascii.js';
import { NO_DELIMITER, type CsvDialect } from '../../formats/csv/dialect.js';
import { PLAIN } from '../../formats/csv/scanner.js';
import { NamedValues } from '../../formats/json/named-values.js';
import { OPEN } from '../../formats/json/signs.js';
import type { CsvRecords } from '../read/csv-records.js';
import { writeAppended, type AddedCells, type InPlace, type Renderer, type Row } from './rendering.js';

/** The input's row as it is, and cells behind it. */
export function csvAppending(dialect: CsvDialect, { appended }: AddedCells, writer: ByteWriter): Renderer {
  return {
    row(bytes, row, elements) {
      writer.copy(bytes, row.start, row.contentEnd);
      for (let i = 0; i < row.missing; i++) writer.byte(dialect.delimiter);
      writeAppended(writer, appended, elements, dialect);
      writer.copy(bytes, row.contentEnd, row.after);
    },
    blank: copyBlank(writer),
  };
}

/** The input's row with some of its cells replaced, and cells behind it. */
export function csvReplacing(
  dialect: CsvDialect,
  { appended, inPlace }: AddedCells,
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const byColumn = replacements(inPlace);
  return {
    row(bytes, row, elements) {
      if (row.reparsedCells) {
        row.reparsedCells.forEach((cell, column) => {
          if (column > 0) writer.byte(dialect.delimiter);
          writer.cell(replaced(byColumn, column, elements) ?? cell, dialect);
        });
      } else {
        records.at(row.start, row.after);
        // Cells that the row lacks stand at its end, without the delimiters before them.
        const present = records.scanner.columns - row.missing;
        let done = row.start;
        let written = present;
        for (const { replaces, step, value } of inPlace) {
          const element = elements[step];
          if (element === undefined) continue;
          writer.copy(bytes, done, records.scanner.starts[replaces]!);
          for (; written <= replaces; written++) writer.byte(dialect.delimiter);
          writer.cell(value(element) ?? '', dialect);
          done = records.scanner.ends[replaces]!;
        }
        writer.copy(bytes, done, row.contentEnd);
        for (; written < records.scanner.columns; written++) writer.byte(dialect.delimiter);
      }
      writeAppended(writer, appended, elements, dialect);
      writer.copy(bytes, row.contentEnd, row.after);
    },
    blank: copyBlank(writer),
  };
}

/** The input's row in another dialect, and cells behind it. */
export function csvToOtherCsv(
  from: CsvDialect,
  to: CsvDialect,
  { appended, inPlace }: AddedCells,
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const byColumn = replacements(inPlace);
  const { scanner } = records;
  /** True if the cell's bytes are right in the other dialect as they are. */
  const staysAsItIs = (bytes: Buffer, row: Row, column: number): boolean => {
    if (row.reparsedCells) return false;
    // A quoted cell is right in any dialect of the same escape; a plain one unless it holds the other delimiter.
    if (scanner.forms[column] !== PLAIN && from.escape === to.escape) return true;
    const holds = isPlain(bytes, scanner.starts[column]!, scanner.ends[column]!, to.delimiter);
    return from.delimiter !== NO_DELIMITER && holds;
  };
  return {
    row(bytes, row, elements) {
      if (!row.reparsedCells) records.at(row.start, row.after);
      records.reparsedCells = row.reparsedCells;
      const columns = row.reparsedCells?.length ?? scanner.columns;
      for (let column = 0; column < columns; column++) {
        if (column > 0) writer.byte(to.delimiter);
        const replacing = replaced(byColumn, column, elements);
        if (replacing !== undefined) writer.cell(replacing, to);
        else if (staysAsItIs(bytes, row, column)) {
          writer.copy(bytes, scanner.starts[column]!, scanner.ends[column]!);
        } else writer.cell(records.cell(column), to);
      }
      writeAppended(writer, appended, elements, to);
      writer.copy(bytes, row.contentEnd, row.after);
    },
    blank: copyBlank(writer),
  };
}

function isPlain(bytes: Uint8Array, start: number, end: number, delimiter: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i] === delimiter || bytes[i] === QUOTE) return false;
  return true;
}

/** A row of the columns that the input's keys became, and cells behind it. */
export function jsonToCsv(
  dialect: CsvDialect,
  { appended, inPlace }: AddedCells,
  names: readonly string[],
  encoding: TextEncoding,
  writer: ByteWriter,
): Renderer {
  const byColumn = replacements(inPlace);
  const values = new NamedValues(names, encoding);
  return {
    row(bytes, row, elements) {
      values.find(bytes, bytes.indexOf(OPEN, row.start), row.contentEnd);
      for (let column = 0; column < names.length; column++) {
        if (column > 0) writer.byte(dialect.delimiter);
        writer.cell(replaced(byColumn, column, elements) ?? values.cell(column), dialect);
      }
      writeAppended(writer, appended, elements, dialect);
      writer.byte(LF);
    },
    blank: () => undefined,
  };
}

const replacements = (inPlace: readonly InPlace[]): ReadonlyMap<number, InPlace> =>
  new Map(inPlace.map((cell) => [cell.replaces, cell]));

/** What stands in a column in place of the input's cell; undefined where that stays. */
function replaced(
  byColumn: ReadonlyMap<number, InPlace>,
  column: number,
  elements: readonly unknown[],
): string | undefined {
  const cell = byColumn.get(column);
  const element = cell && elements[cell.step];
  return element === undefined ? undefined : (cell!.value(element) ?? '');
}

const copyBlank =
  (writer: ByteWriter): Renderer['blank'] =>
  (bytes, start, end) => {
    writer.copy(bytes, start, end);
  };
