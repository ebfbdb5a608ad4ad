// Records of JSON Lines and of a JSON array: each an object, kept as it was written; a broken line is refused alone.
import { CR, LF } from '../../formats/csv/dialect.js';
import { ArrayScanner } from '../../formats/json-scan.js';
import {
  BLANK,
  ByteCheck,
  END,
  joined,
  REFUSED,
  ROW,
  type FieldGroup,
  type RecordKind,
  type RecordReader,
} from './records.js';

export type JsonObject = Record<string, unknown>;

export class JsonRecords implements RecordReader {
  start = 0;
  contentEnd = 0;
  after = 0;
  line = 0;
  linesRead = 0;
  code = '';
  reason = '';
  /** The current record. */
  object: JsonObject = {};
  private bytes: Buffer = Buffer.alloc(0);
  private scanner = new ArrayScanner();
  private readonly check = new ByteCheck(true);
  private readonly paths: readonly (readonly (readonly string[])[][])[];
  private readonly taken: readonly string[][];

  /**
   * `known` are the only keys that a record may have, if its keys become columns; `added` those that it must not have.
   */
  constructor(
    private readonly kind: 'jsonl' | 'json',
    private readonly groups: readonly FieldGroup<string>[],
    private readonly known: ReadonlySet<string> | undefined,
    private readonly added: readonly string[],
  ) {
    this.paths = groups.map(({ fields }) => fields.map((keys) => keys.map((key) => [key, ...key.split('.')])));
    this.taken = groups.map(({ fields }) => fields.map(() => ''));
  }

  reset(bytes: Buffer): void {
    this.bytes = bytes;
    this.check.reset(bytes);
    this.after = 0;
    this.linesRead = 0;
    this.scanner = new ArrayScanner();
  }

  next(): RecordKind {
    const found = this.kind === 'jsonl' ? this.nextLine() : this.nextElement();
    if (!found) return END;
    if (!this.check.passes(this.start, this.contentEnd)) return this.refuse(this.check.code, this.check.reason);
    const text = this.bytes.toString('utf8', this.start, this.contentEnd);
    if (text.trim() === '') return BLANK;
    return this.read(text);
  }

  values(group: number): readonly string[] {
    const { joins } = this.groups[group]!;
    const paths = this.paths[group]!;
    const taken = this.taken[group]!;
    for (let i = 0; i < paths.length; i++) {
      const keys = paths[i]!;
      if (keys.length === 1) taken[i] = this.value(keys[0]!);
      else if (keys.length > 1) {
        taken[i] = joined(
          keys.map((path) => this.value(path)),
          joins[i]!,
        );
      }
    }
    return taken;
  }

  /** The object at [start, end), which was read before. */
  at(start: number, end: number): JsonObject {
    return JSON.parse(this.bytes.toString('utf8', start, end)) as JsonObject;
  }

  private read(text: string): RecordKind {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return this.refuse('BROKEN_JSON', error instanceof Error ? error.message : 'not JSON');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse('NOT_AN_OBJECT', 'the record is JSON, but no object');
    }
    this.object = value as JsonObject;
    const clash = this.added.find((key) => Object.hasOwn(this.object, key));
    if (clash !== undefined) return this.refuse('KEY_CLASH', `the record already has the key '${clash}'`);
    if (this.known) {
      const { known } = this;
      const other = Object.keys(this.object).find((key) => !known.has(key));
      if (other !== undefined) {
        return this.refuse(
          'UNKNOWN_KEY',
          `the key '${other}' has no column, because the first records do not have it; write JSON Lines instead`,
        );
      }
    }
    return ROW;
  }

  private nextLine(): boolean {
    if (this.after >= this.bytes.length) return false;
    this.start = this.after;
    this.line = this.linesRead;
    const lineEnd = this.bytes.indexOf(LF, this.start);
    if (lineEnd < 0) {
      this.after = this.bytes.length;
      this.contentEnd = this.bytes.length;
      return true;
    }
    this.after = lineEnd + 1;
    this.contentEnd = lineEnd > this.start && this.bytes[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd;
    this.linesRead++;
    return true;
  }

  private nextElement(): boolean {
    const before = this.after;
    const { scanner, bytes } = this;
    const found = scanner.next(bytes, bytes.length);
    // What is left of an array that breaks off is one broken record.
    this.start = found ? scanner.start : scanner.position;
    this.after = found ? scanner.end : bytes.length;
    this.contentEnd = this.after;
    this.line = this.linesRead + lineEnds(bytes, before, this.start);
    this.linesRead = this.line + lineEnds(bytes, this.start, this.after);
    return this.start < bytes.length;
  }

  private value(path: readonly string[]): string {
    const [key, ...steps] = path;
    let value: unknown = this.object[key!];
    if (value === undefined && steps.length > 1) {
      value = this.object;
      for (const step of steps) {
        value = typeof value === 'object' && value !== null ? (value as JsonObject)[step] : undefined;
      }
    }
    return scalar(value);
  }

  private refuse(code: string, reason: string): typeof REFUSED {
    this.code = code;
    this.reason = reason;
    return REFUSED;
  }
}

/** A value as text: a list of plain values joined by spaces; an object has no text. */
function scalar(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value)
    ? value
        .map(scalar)
        .filter((part) => part !== '')
        .join(' ')
    : '';
}

function lineEnds(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let i = start; i < end; i++) if (bytes[i] === LF) lines++;
  return lines;
}
