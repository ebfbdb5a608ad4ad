// Records of JSON Lines and of a JSON array: each an object, kept as it was written; what is broken is refused alone.
import { isDeeper } from '../../formats/json/value.js';
import { ArrayWalk, FAULT, LineWalk, NOTHING, type JsonWalk } from './json-walk.js';
import {
  BLANK,
  ByteCheck,
  END,
  joined,
  REFUSED,
  ROW,
  type BlockPlace,
  type FieldGroup,
  type RecordKind,
  type RecordReader,
} from './records.js';

export type JsonObject = Record<string, unknown>;

/**
 * Objects and lists that may stand in each other. A record of people has a few; what walks through a record calls
 * itself for each, and has room for some thousands.
 */
const MOST_LEVELS = 1000;

const NOT_UTF_8 = 'the record is not valid UTF-8, which JSON is written in; convert the file to UTF-8';

/** All of a text. */
const ALONE: BlockPlace = { isFirst: true, isLast: true, before: 0 };

export class JsonRecords implements RecordReader {
  code = '';
  reason = '';
  /** The current record. */
  object: JsonObject = {};
  private bytes: Buffer = Buffer.alloc(0);
  private walk: JsonWalk = new LineWalk(this.bytes);
  /** Bytes of the file before the block; undefined where it is not said where a record stands. */
  private before: number | undefined;
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

  get start(): number {
    return this.walk.start;
  }
  get contentEnd(): number {
    return this.walk.end;
  }
  get after(): number {
    return this.walk.after;
  }
  get line(): number {
    return this.walk.line;
  }
  get linesRead(): number {
    return this.walk.linesRead;
  }

  reset(bytes: Buffer, place = ALONE): void {
    this.bytes = bytes;
    this.check.reset(bytes);
    this.before = this.kind === 'json' ? place.before : undefined;
    this.walk = this.kind === 'json' ? new ArrayWalk(bytes, place) : new LineWalk(bytes);
  }

  next(): RecordKind {
    const { walk } = this;
    const found = walk.next();
    if (found === NOTHING) return END;
    if (found === FAULT) return this.refuse('BROKEN_ARRAY', walk.problem);
    if (!this.check.passes(walk.start, walk.end)) {
      const { code, reason } = this.check;
      return this.refuse(code, code === 'ENCODING' ? NOT_UTF_8 : reason);
    }
    if (isDeeper(this.bytes, walk.start, walk.end, MOST_LEVELS)) {
      return this.refuse('TOO_DEEP', `objects and lists stand in each other more than ${MOST_LEVELS} levels deep`);
    }
    const text = this.bytes.toString('utf8', walk.start, walk.end);
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
      const said = error instanceof Error ? error.message : 'not JSON';
      return this.refuse('BROKEN_JSON', this.walk.problem || said);
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
    // Many an array is one line.
    this.reason = this.before === undefined ? reason : `${reason} (at byte ${this.before + this.start})`;
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
