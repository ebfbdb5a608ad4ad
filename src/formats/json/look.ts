// What the records of an array look like, by which the next one is known behind a damaged one: an object that stood
// inside what is damaged must never be taken for a record.
import type { TextEncoding } from '../csv/cell.js';
import { CR, LF, SPACE, TAB } from '../ascii.js';
import { MemberWalk } from './members.js';

export interface RecordLook {
  /** The white space between the line end and the brace of a record; undefined where records begin inside lines. */
  readonly indent: string | undefined;
  /** Keys that records have, and no object inside them has all of; none where such an object may look as they do. */
  readonly keys: readonly string[];
  readonly encoding: TextEncoding;
}

/**
 * Share of the records that must have a key for another to be known by it: of those before any damage, and of all that
 * seem to be records, among which may be objects that are none.
 */
const HAVE_KEY = { undamaged: 0.9, all: 0.5 };
/** So many records before any damage tell the keys by themselves. */
const ENOUGH = 10;

/** The white space before the brace at `open` if it begins its line; undefined if it does not. */
export function indentAt(bytes: Buffer, open: number): string | undefined {
  let start = open;
  while (bytes[start - 1] === SPACE || bytes[start - 1] === TAB) start--;
  const isLine = bytes[start - 1] === LF || bytes[start - 1] === CR;
  return isLine ? bytes.toString('latin1', start, open) : undefined;
}

/**
 * The look of records by the first of them; undefined where there are none. `allIndents`: that of each, in their order;
 * the first of several may stand beside the bracket of the array. `undamaged`: so many of them stand before any damage.
 * Where there are such, they tell the look: behind damage, an object that was read may be no record.
 */
export function lookOfRecords(
  all: readonly Readonly<Record<string, unknown>>[],
  allIndents: readonly (string | undefined)[],
  undamaged: number,
  encoding: TextEncoding,
): RecordLook | undefined {
  if (all.length === 0) return undefined;
  const records = undamaged > 0 ? all.slice(0, undamaged) : all;
  const indents = allIndents.slice(0, records.length);
  const ofAll = keysOf(all, HAVE_KEY.all);
  const ofUndamaged = keysOf(all.slice(0, undamaged), HAVE_KEY.undamaged);
  const isEnough = undamaged >= ENOUGH || undamaged === all.length;
  // A few may share a key by chance: but for the first of their keys, it must be common among all then.
  const told = ofUndamaged.filter((key, i) => isEnough || i === 0 || ofAll.includes(key));
  const keys = undamaged > 0 ? told : ofAll;
  const isRecursive = records.some((record) => Object.values(record).some((value) => holdsRecord(value, keys)));
  return {
    indent: commonest(indents.length > 1 ? indents.slice(1) : indents),
    keys: isRecursive ? [] : keys,
    encoding,
  };
}

/** Keys that so great a share of the records has, in their order. */
function keysOf(records: readonly Readonly<Record<string, unknown>>[], share: number): string[] {
  const counts = new Map<string, number>();
  for (const key of records.flatMap((record) => Object.keys(record))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= share * records.length).map(([key]) => key);
}

/** True if the value is an object with all of the keys, or holds one. */
function holdsRecord(value: unknown, keys: readonly string[]): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && keys.every((key) => Object.hasOwn(next, key))) return true;
    for (const inner of Object.values(next)) left.push(inner);
  }
  return false;
}

/** True if the whole object at [start, end) has the keys of a record. */
export function hasKeysOf({ keys, encoding }: RecordLook, bytes: Buffer, start: number, end: number): boolean {
  const found = keysAt(encoding, bytes, start, end);
  return keys.length > 0 && keys.every((key) => found.has(key));
}

/** True if the whole object at [start, end) has any key of a record. */
export function hasSomeKeyOf({ keys, encoding }: RecordLook, bytes: Buffer, start: number, end: number): boolean {
  const found = keysAt(encoding, bytes, start, end);
  return keys.some((key) => found.has(key));
}

/** The keys of the whole object at [start, end); none of one that no parser reads. */
function keysAt(encoding: TextEncoding, bytes: Buffer, start: number, end: number): ReadonlySet<string> {
  const found = new Set<string>();
  const members = new MemberWalk(encoding);
  members.reset(bytes, start, end);
  try {
    while (members.next()) found.add(members.key);
  } catch {
    // A key has an escape that is none.
    return new Set();
  }
  return found;
}

/** The indent that most records have. */
function commonest(indents: readonly (string | undefined)[]): string | undefined {
  const tally = new Map<string | undefined, number>();
  for (const indent of indents) tally.set(indent, (tally.get(indent) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
