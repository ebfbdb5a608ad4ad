// What the lines of a journal say, looked at before anything is believed of it: a checksum that is right proves that a
// line is whole, not that this program wrote it.
import type { Identity } from './identity.js';
import type { Entry } from './entry.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const isMark = (value: unknown): boolean => isObject(value) && isCount(value['bytes']) && isCount(value['crc']);
const isMarkOrNone = (value: unknown): boolean => value === null || isMark(value);
const areCounts = (value: unknown): boolean => isObject(value) && Object.values(value).every(isCount);
const areNews = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value['samples']) &&
  Array.isArray(value['review']) &&
  value['review'].every(isObject) &&
  typeof value['ids'] === 'string';

const COUNTED = ['read', 'refused', 'dropped', 'failed', 'blank', 'lost'] as const;

/** The identity of a journal's first line; undefined for a line of another shape. */
export function identityIn(text: string): Identity | undefined {
  const head = parsed(text);
  const of = isObject(head) ? head['of'] : undefined;
  return isObject(of) && Object.values(of).every((value) => typeof value === 'string') ? (of as Identity) : undefined;
}

/** The entry of a line after the first; undefined for a line of another shape. */
export function entryIn(text: string): Entry | undefined {
  const entry = parsed(text);
  const isRight =
    isObject(entry) &&
    isCount(entry['text']) &&
    isCount(entry['line']) &&
    typeof entry['begun'] === 'boolean' &&
    typeof entry['ended'] === 'boolean' &&
    isNumber(entry['elapsedMs']) &&
    isCount(entry['inputBytes']) &&
    isMark(entry['results']) &&
    isMarkOrNone(entry['errors']) &&
    isMarkOrNone(entry['dropped']) &&
    isMarkOrNone(entry['pieces']) &&
    areCounts(entry['synced']) &&
    Array.isArray(entry['news']) &&
    entry['news'].every(areNews) &&
    hasCounts(entry['counts'], entry['news'].length) &&
    isWholeTold(entry['whole']);
  return isRight ? (entry as unknown as Entry) : undefined;
}

/** Only some last lines have it, and none of an earlier version. */
function isWholeTold(told: unknown): boolean {
  if (told === undefined) return true;
  return (
    isObject(told) &&
    Array.isArray(told['compared']) &&
    told['compared'].every((of) => of === null || (isObject(of) && isCount(of['rows']))) &&
    Array.isArray(told['warnings']) &&
    told['warnings'].every((text) => typeof text === 'string')
  );
}

/** Counts of the run and of each of its steps. */
function hasCounts(counts: unknown, steps: number): boolean {
  return (
    isObject(counts) &&
    COUNTED.every((name) => isCount(counts[name])) &&
    areCounts(counts['refusals']) &&
    Array.isArray(counts['repeated']) &&
    Array.isArray(counts['steps']) &&
    counts['steps'].length === steps &&
    counts['steps'].every((step) => isObject(step) && areCounts(step['statuses']))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
