// Records of JSON Lines and of a JSON array: each step's whole result under a key of its own. A step that left the row
// alone adds no key, and leaves the one that it would replace.
import type { ByteWriter } from '../../formats/byte-writer.js';
import { COMMA, CR, LF, SPACE } from '../../formats/ascii.js';
import type { TextEncoding } from '../../formats/csv/cell.js';
import { PLAIN } from '../../formats/csv/scanner.js';
import { memberAt, MemberWalk, type Span } from '../../formats/json/members.js';
import { CLOSE, OPEN } from '../../formats/json/signs.js';
import type { AddedKey, JsonOutput } from '../plan.js';
import type { CsvRecords } from '../read/csv-records.js';
import type { Renderer } from './rendering.js';

/** A key as JSON text with its colon, behind the comma that is left out where it is the first. */
const keyText = (key: string): Buffer => Buffer.from(`,${JSON.stringify(key)}:`);

/** An object of the input's cells by the names of their columns, and the results behind them. */
export function csvToJson(
  output: JsonOutput,
  names: readonly string[],
  records: CsvRecords,
  writer: ByteWriter,
): Renderer {
  const { scanner } = records;
  const keys = names.map(keyText);
  const ownKeys = output.keys.map(({ key }) => keyText(key));
  /** For each column, the step whose result stands in its place; -1 for none. */
  const givesWayTo = names.map((name) => output.keys.findIndex(({ key, replace }) => replace && key === name));
  return {
    row(bytes, row, elements) {
      if (!row.reparsedCells) records.at(row.start, row.after);
      records.reparsedCells = row.reparsedCells;
      beginElement(output, writer);
      writer.byte(OPEN);
      let hasBefore = false;
      for (let column = 0; column < keys.length; column++) {
        const step = givesWayTo[column]!;
        if (step >= 0 && elements[step] !== undefined) continue;
        const key = keys[column]!;
        writer.raw(key, hasBefore ? 0 : 1, key.length);
        hasBefore = true;
        const plain =
          !row.reparsedCells &&
          scanner.forms[column] === PLAIN &&
          writer.jsonBytes(bytes, scanner.starts[column]!, scanner.ends[column]!);
        if (!plain) writer.json(records.cell(column));
      }
      for (let step = 0; step < ownKeys.length; step++) {
        const element = elements[step];
        if (element === undefined) continue;
        const key = ownKeys[step]!;
        writer.raw(key, hasBefore ? 0 : 1, key.length);
        hasBefore = true;
        writer.text(JSON.stringify(element));
      }
      writer.byte(CLOSE);
      if (output.kind === 'jsonl') writer.byte(LF);
    },
    blank: () => undefined,
  };
}

/** Elements of an array are joined by a comma before each; the first one's is left out where the array begins. */
function beginElement(output: JsonOutput, writer: ByteWriter): void {
  if (output.kind !== 'json') return;
  writer.byte(COMMA);
  writer.byte(LF);
}

/** The input's object as it was written, with the results behind its own keys, or in place of them. */
export function jsonAppending(
  output: JsonOutput,
  inputKind: 'jsonl' | 'json',
  encoding: TextEncoding,
  writer: ByteWriter,
): Renderer {
  const members = new MemberWalk(encoding);
  const sameFormat = inputKind === output.kind;
  const copy = (bytes: Buffer, start: number, end: number): void => {
    if (sameFormat || inputKind === 'jsonl') {
      writer.copy(bytes, start, end);
      return;
    }
    // An object of several lines becomes one: in valid JSON a line end is never inside a text.
    let done = start;
    for (let i = start; i < end; i++) {
      if (bytes[i] !== LF && bytes[i] !== CR) continue;
      writer.copy(bytes, done, i);
      writer.byte(SPACE);
      done = i + 1;
    }
    writer.copy(bytes, done, end);
  };
  return {
    row(bytes, row, elements) {
      beginElement(output, writer);
      const open = bytes.indexOf(OPEN, row.start);
      const { replaced, added } = results(members, bytes, { start: open, end: row.contentEnd }, output.keys, elements);
      let done = row.start;
      for (const { start, end, json } of replaced) {
        copy(bytes, done, start);
        writer.text(json);
        done = end;
      }
      if (added.length > 0) {
        const close = bytes.lastIndexOf(CLOSE, row.contentEnd - 1);
        copy(bytes, done, close);
        writer.text(`${isEmpty(bytes, open, close) ? '' : ','}${added.join(',')}`);
        done = close;
      }
      copy(bytes, done, row.contentEnd);
      if (output.kind === 'json') return;
      if (inputKind === 'jsonl') writer.raw(bytes, row.contentEnd, row.after);
      else writer.byte(LF);
    },
    blank(bytes, start, end) {
      if (output.kind === 'jsonl' && inputKind === 'jsonl') writer.copy(bytes, start, end);
    },
  };
}

interface Results {
  /** Results that take the place of a value of the input, from left to right. */
  readonly replaced: { readonly start: number; readonly end: number; readonly json: string }[];
  /** The other results, each with its key. */
  readonly added: string[];
}

/** The results of a row whose object stands at `object`. */
function results(
  members: MemberWalk,
  bytes: Buffer,
  object: Span,
  keys: readonly AddedKey[],
  elements: readonly unknown[],
): Results {
  const found: Results = { replaced: [], added: [] };
  for (let step = 0; step < keys.length; step++) {
    const { key, replace } = keys[step]!;
    const element = elements[step];
    if (element === undefined) continue;
    const json = JSON.stringify(element);
    const old = replace ? memberAt(members, bytes, object, key) : undefined;
    if (old) found.replaced.push({ start: old.start, end: old.end, json });
    else found.added.push(`${JSON.stringify(key)}:${json}`);
  }
  if (found.replaced.length > 1) found.replaced.sort((a, b) => a.start - b.start);
  return found;
}

/** True if nothing stands between the opening brace and `close`. */
function isEmpty(bytes: Buffer, open: number, close: number): boolean {
  return bytes.toString('latin1', open + 1, close).trim() === '';
}
