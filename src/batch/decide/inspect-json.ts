// Reads the head of JSON Lines or of a JSON array: the keys there are, and sampled values.
import type { TextEncoding } from '../../formats/csv/cell.js';
import { WaypostError } from '../../contract/errors.js';
import { lineEnds } from '../../formats/csv/quote.js';
import { cutElements } from '../../formats/json/array.js';
import { cutLines, endsAtCr } from '../../formats/json/lines.js';
import { indentAt, lookOfRecords } from '../../formats/json/look.js';
import { OPEN_LIST, skipSpace } from '../../formats/json/signs.js';
import type { TextSource } from '../../formats/text-source.js';
import type { InputDescription, InputShape } from './shape.js';
import { JsonRecords, type JsonForm, type JsonObject } from '../read/json-records.js';
import { END, REFUSED, ROW } from '../read/records.js';

/** Records whose keys are taken for all. */
const SAMPLED_RECORDS = 1000;
/** How deep `--map field=customer.address.line` may reach. */
const DEEPEST = 4;

/** Throws `input-unreadable` for a `.json` that is no array, and a usage error for what is told of lines of a table. */
export function inspectJson(
  { header, skip }: InputDescription,
  text: TextSource,
  kind: 'jsonl' | 'json',
  name: string,
): InputShape {
  const told = typeof header === 'number' ? '--header' : '--skip';
  if (skip !== undefined || typeof header === 'number') {
    throw new WaypostError(
      'usage',
      `${told} is for lines of delimited text; ${name} is JSON, whose records have names`,
    );
  }
  const { head } = text;
  const start = firstByte(head, kind, name);
  const lines = lineEnds(head, 0, start);
  const encoding: TextEncoding = text.encoding.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8';
  const form = { kind, encoding, endsAtCr: kind === 'jsonl' && endsAtCr(head), look: undefined };
  const seen = headObjects(text, start, form);
  const look = kind === 'json' ? lookOfRecords(seen.objects, seen.indents, seen.undamaged, encoding) : undefined;
  const { objects, broken } =
    seen.undamaged < seen.objects.length && look ? headObjects(text, start, { ...form, look }) : seen;
  if (broken && (kind === 'jsonl' || objects.length === 0)) {
    const next = kind === 'json' ? 'no record of it can be read' : 'if it is an array, give --input-format json';
    throw new WaypostError('input-unreadable', `${name}, line ${lines + broken.line}: ${broken.reason}; ${next}`);
  }
  if (objects.length === 0 && !text.whole) {
    throw new WaypostError(
      'input-unreadable',
      `${name} has no record that can be read in its first ${head.length >> 20} MB, by which its keys would be ` +
        `known; put a shorter or whole record first`,
    );
  }
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const paths = [...new Set(objects.flatMap((object) => keyPaths(object, '', 1)))];
  // What holds further values in every record is no value itself.
  const holdsPaths = (name: string): boolean =>
    !paths.includes(name) && paths.some((path) => path.startsWith(`${name}.`));
  const valued = names.filter((name) => !holdsPaths(name));
  const mappable = [...valued, ...paths.filter((path) => !valued.includes(path))];
  return {
    plan: { kind, names, endsAtCr: form.endsAtCr, look },
    start,
    lines,
    names: mappable,
    sample: objects.map((object) => mappable.map((path) => textAt(object, path))),
    headed: true,
    cut:
      kind === 'jsonl'
        ? (bytes, end) => cutLines(bytes, end, form.endsAtCr)
        : (bytes, end, at) => cutElements(bytes, end, at === start, look),
  };
}

/** Where the records begin: those of an array behind its bracket. */
function firstByte(head: Buffer, kind: 'jsonl' | 'json', name: string): number {
  if (kind === 'jsonl') return 0;
  const start = skipSpace(head, 0, head.length);
  if (head[start] === OPEN_LIST) return start + 1;
  throw new WaypostError(
    'input-unreadable',
    `${name} is not a JSON array of objects; take the list of records out of what stands around it, or give ` +
      `--input-format jsonl if it has one object a line`,
  );
}

/** What the head of an input has of records. */
interface HeadRecords {
  readonly objects: readonly JsonObject[];
  /** What stands before each of them on its line. */
  readonly indents: readonly (string | undefined)[];
  /** How many of them stand before anything that is refused. */
  readonly undamaged: number;
  /** Where the input is no JSON first: all of it, of an array; an array's first line, of lines. Lines count from 1. */
  readonly broken?: { readonly line: number; readonly reason: string };
}

function headObjects({ head, whole, encoding }: TextSource, start: number, form: JsonForm): HeadRecords {
  const { kind } = form;
  const records = new JsonRecords(form, [], undefined, []);
  const bytes = head.subarray(start);
  records.reset(bytes, { isFirst: true, isLast: whole, before: encoding.bom + start });
  const objects: JsonObject[] = [];
  const indents: (string | undefined)[] = [];
  let undamaged: number | undefined;
  let broken: HeadRecords['broken'];
  let isFirst = true;
  while (objects.length < SAMPLED_RECORDS) {
    const found = records.next();
    if (found === END || (!whole && records.after >= bytes.length)) break;
    if (found === ROW) {
      objects.push(records.object);
      indents.push(indentAt(bytes, records.start));
    }
    if (found === REFUSED) undamaged ??= objects.length;
    const tells = kind === 'json' ? whole : isFirst && bytes[records.start] === OPEN_LIST;
    if (found === REFUSED && tells && records.code.startsWith('BROKEN_')) {
      broken ??= { line: records.line + 1, reason: records.reason };
    }
    isFirst = false;
  }
  return { objects, indents, undamaged: undamaged ?? objects.length, ...(broken ? { broken } : {}) };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keyPaths(object: JsonObject, before: string, depth: number): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (!isObject(value)) return [before + key];
    return depth < DEEPEST ? keyPaths(value, `${before}${key}.`, depth + 1) : [];
  });
}

function textAt(object: JsonObject, path: string): string {
  let value: unknown = object[path];
  if (value === undefined) {
    value = path.split('.').reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), object);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
