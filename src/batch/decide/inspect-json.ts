// Reads the head of JSON Lines or of a JSON array: the keys there are, and sampled values.
import { WaypostError } from '../../contract/errors.js';
import { cutElements, cutLines, skipSpace } from '../../formats/json-scan.js';
import type { TextSource } from '../../formats/text-source.js';
import type { InputDescription, InputShape } from './shape.js';
import { JsonRecords, type JsonObject } from '../read/json-records.js';
import { END, ROW } from '../read/records.js';

/** Records whose keys are taken for all. */
const SAMPLED_RECORDS = 1000;
/** How deep `--map field=customer.address.line` may reach. */
const DEEPEST = 4;
const OPEN_LIST = 0x5b;

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
  let start = 0;
  if (kind === 'json') {
    start = skipSpace(head, 0, head.length);
    if (head[start] !== OPEN_LIST) {
      throw new WaypostError(
        'input-unreadable',
        `${name} is not a JSON array of objects; if it has one object a line, give --input-format jsonl`,
      );
    }
    start++;
  }
  const objects = headObjects(head.subarray(start), kind, text.whole);
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const paths = [...new Set(objects.flatMap((object) => keyPaths(object, '', 1)))];
  const mappable = [...names, ...paths.filter((path) => !names.includes(path))];
  return {
    plan: { kind, names },
    start,
    lines: head.subarray(0, start).toString('latin1').split('\n').length - 1,
    names: mappable,
    sample: objects.map((object) => mappable.map((path) => textAt(object, path))),
    headed: true,
    cut: kind === 'jsonl' ? cutLines : cutElements,
  };
}

function headObjects(head: Buffer, kind: 'jsonl' | 'json', whole: boolean): JsonObject[] {
  const records = new JsonRecords(kind, [], undefined, []);
  records.reset(head);
  const objects: JsonObject[] = [];
  while (objects.length < SAMPLED_RECORDS) {
    const found = records.next();
    if (found === END || (!whole && records.after >= head.length)) break;
    if (found === ROW) objects.push(records.object);
  }
  return objects;
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
