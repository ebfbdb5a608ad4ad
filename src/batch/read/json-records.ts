// Records of JSON Lines and of a JSON array: each an object, kept as it was written; what is broken is refused alone.
import { jsonFault } from '../../contract/texts/json-fault.js';
import { repeatedKeysRemark } from '../../contract/texts/repeated-keys.js';
import type { TextEncoding } from '../../formats/csv/cell.js';
import { decoded } from '../../formats/decoded.js';
import { UNLIKE_A_RECORD } from '../../formats/json/problems.js';
import { cellAt, MemberWalk, memberAt, plainAt } from '../../formats/json/members.js';
import { OPEN } from '../../formats/json/signs.js';
import { isDeeper } from '../../formats/json/value.js';
import type { JsonInput } from '../plan.js';
import { ArrayWalk, FAULT, LineWalk, NOTHING, type JsonWalk } from './json-walk.js';
import {
  BLANK,
  ByteCheck,
  END,
  isTooLong,
  callNumbers,
  joined,
  REFUSED,
  ROW,
  TOO_LONG,
  type BlockPlace,
  type FieldGroup,
  type RecordKind,
  type RecordReader,
} from './records.js';

export type JsonObject = Record<string, unknown>;

/** What is decided of the file, and the encoding of its bytes. */
export type JsonForm = Pick<JsonInput, 'kind' | 'endsAtCr' | 'look'> & { readonly encoding: TextEncoding };

/**
 * Objects and lists that may stand in each other. A record of people has a few; what walks through a record calls
 * itself for each, and has room for some thousands.
 */
const MOST_LEVELS = 1000;

/** An escape that may be half of a character, of which only JSON can write the one half. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;
const HALF = /\p{Surrogate}/u;
const HALF_REASON =
  'a text has half of a character (\\ud800 to \\udfff without its other half), which CSV cannot hold; write JSON ' +
  'Lines instead, or mend the text';

/** That of bytes which are a whole text. */
const ALONE: BlockPlace = { isFirst: true, isLast: true, before: 0 };

export class JsonRecords implements RecordReader {
  code = '';
  reason = '';
  /** The keys that the current record has more than once. */
  remark: string | undefined;
  /** The current record. */
  object: JsonObject = {};
  private bytes: Buffer = Buffer.alloc(0);
  private walk: JsonWalk = new LineWalk(this.bytes, false);
  /** Bytes of the file before the block; undefined where it is not said where a record stands. */
  private before: number | undefined;
  private readonly check: ByteCheck;
  private readonly members: MemberWalk;
  /** Of each group, field and key: the key, and its steps between dots, which lead into objects. */
  private readonly paths: readonly (readonly (readonly string[])[][])[];
  /** Of each group, the values that were given last. */
  private readonly taken: readonly string[][];

  /**
   * `known` are the only keys that a record may have, if its keys become columns; `added` those that it must not have.
   */
  constructor(
    private readonly form: JsonForm,
    private readonly groups: readonly FieldGroup<string>[],
    private readonly known: ReadonlySet<string> | undefined,
    private readonly added: readonly string[],
  ) {
    this.check = new ByteCheck(form.encoding === 'utf-8');
    this.members = new MemberWalk(form.encoding);
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
    const { kind, endsAtCr, look } = this.form;
    this.before = kind === 'json' ? place.before : undefined;
    this.walk = kind === 'json' ? new ArrayWalk(bytes, place, look) : new LineWalk(bytes, endsAtCr);
  }

  next(): RecordKind {
    const { walk } = this;
    const found = walk.next();
    if (found === NOTHING) return END;
    if (found === FAULT) return this.refuse('BROKEN_ARRAY', walk.problem);
    if (isTooLong(walk.start, walk.end)) return this.refuse(TOO_LONG.code, TOO_LONG.reason);
    if (!this.check.passes(walk.start, walk.end)) {
      return this.refuse(this.check.code, this.check.reason);
    }
    if (walk.problem === UNLIKE_A_RECORD) return this.refuse('NO_RECORD', walk.problem);
    if (walk.problem !== '') return this.refuse('BROKEN_JSON', walk.problem);
    if (isDeeper(this.bytes, walk.start, walk.end, MOST_LEVELS)) {
      return this.refuse('TOO_DEEP', `objects and lists stand in each other more than ${MOST_LEVELS} levels deep`);
    }
    const text = decoded(this.bytes, walk.start, walk.end, this.form.encoding);
    // A line may be empty; between the records of an array stands no other white space than that of JSON.
    if (this.form.kind !== 'json' && text.trim() === '') return BLANK;
    return this.read(text);
  }

  values(group: number): readonly string[] {
    const { joins, words } = this.groups[group]!;
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
    if (words !== undefined) callNumbers(taken, words);
    return taken;
  }

  /** The current record's values by their keys: text as it is, nothing as nothing, anything else as it is written. */
  get cells(): Record<string, string> {
    const { members, bytes, walk, form } = this;
    const cells: [string, string][] = [];
    members.reset(bytes, bytes.indexOf(OPEN, walk.start), walk.end);
    while (members.next()) cells.push([members.key, cellAt(bytes, members.start, members.end, form.encoding)]);
    return Object.fromEntries(cells);
  }

  private read(text: string): RecordKind {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return this.refuse('BROKEN_JSON', jsonFault(error, text));
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse('NOT_AN_OBJECT', 'the record is JSON, but no object');
    }
    this.object = value as JsonObject;
    const clash = this.added.find((key) => Object.hasOwn(this.object, key));
    if (clash !== undefined) return this.refuse('KEY_CLASH', `the record already has the key '${clash}'`);
    if (this.known) {
      const { known } = this;
      if (text.includes('\\u') && HALF_CHARACTER.test(text) && holdsHalf(this.object)) {
        return this.refuse('HALF_CHARACTER', HALF_REASON);
      }
      const other = Object.keys(this.object).find((key) => !known.has(key));
      if (other !== undefined) {
        return this.refuse(
          'UNKNOWN_KEY',
          `the key '${other}' has no column, because the first records do not have it; write JSON Lines instead`,
        );
      }
    }
    this.remark = repeatedKeysRemark(text, value);
    return ROW;
  }

  /** The value of a key; where no key is named so, that to which its steps lead. */
  private value(path: readonly string[]): string {
    const [key, ...steps] = path;
    let value: unknown = this.object[key!];
    if (value === undefined && steps.length > 1) {
      value = this.object;
      for (const step of steps) {
        value = typeof value === 'object' && value !== null ? (value as JsonObject)[step] : undefined;
      }
    }
    return isExact(value) ? scalar(value) : this.written(path);
  }

  /** The value as text, with its numbers as they are written: a double has fewer digits. */
  private written([key, ...steps]: readonly string[]): string {
    const { bytes, members, walk, object } = this;
    const keys = Object.hasOwn(object, key!) ? [key!] : steps;
    let at: { start: number; end: number } | undefined = { start: bytes.indexOf(OPEN, walk.start), end: walk.end };
    for (const step of keys) at &&= memberAt(members, bytes, at, step);
    return at ? plainAt(bytes, at.start, at.end, this.form.encoding) : '';
  }

  private refuse(code: string, reason: string): typeof REFUSED {
    this.code = code;
    // Many an array is one line, whose number says little.
    this.reason = this.before === undefined ? reason : `${reason} (at byte ${this.before + this.start})`;
    return REFUSED;
  }
}

/** True if no number of the value may have lost digits. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return Array.isArray(value) ? value.every(isExact) : true;
}

/** True if a key, or a text that becomes a cell, has half of a character. */
const holdsHalf = (object: JsonObject): boolean =>
  Object.entries(object).some(([key, value]) => HALF.test(key) || (typeof value === 'string' && HALF.test(value)));

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
