// What breaks a schema, as a sentence that names the field.
import type { z } from 'zod';
import { HttpFailure } from '../failure.js';
import { errorCodeOf } from './query-text.js';

/** Findings named in one message. */
const MOST = 3;

/** The refusal of a request that breaks its schema. `operation` is what to call what was asked. */
export function schemaFailure(issues: readonly z.core.$ZodIssue[], given: unknown, operation: string): HttpFailure {
  const [first] = issues;
  const name = first?.path.findLast((part) => typeof part === 'string') ?? '';
  const isMissing = first !== undefined && valueAt(given, first.path) === undefined;
  return new HttpFailure(
    400,
    issues
      .filter(isFirstOfPath)
      .slice(0, MOST)
      .map((issue) => sentence(issue, given, operation))
      .join('; '),
    { code: errorCodeOf(isMissing ? 'Missing' : 'Bad', name) },
  );
}

/** What is of the wrong kind is not told what else it is: a list in place of a text is not too short as well. */
const isFirstOfPath = ({ path }: z.core.$ZodIssue, at: number, issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.findIndex((other) => other.path.join('\0') === path.join('\0')) === at;

function sentence(issue: z.core.$ZodIssue, given: unknown, operation: string): string {
  const field = fieldName(issue.path, given);
  const value = valueAt(given, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      // Null is the same as nothing, where something else than an object is wanted.
      return value === undefined || (value === null && issue.expected !== 'object')
        ? `${field} is required`
        : `${field} must be ${kindNamed(issue.expected)}; it is ${kindOf(value)}`;
    case 'invalid_value':
      return value === undefined
        ? `${field} is required`
        : `${field} must be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `there is no field ${issue.keys
        .slice(0, MOST)
        .map((key) => shown(key))
        .join(', ')} in ${issue.path.length === 0 ? 'the request' : field}`;
    case 'too_big':
      return issue.origin === 'array'
        ? tooMany(field, (value as unknown[]).length, issue, operation)
        : `${field} is over ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'array') return `${field} has no ${elementsOf(issue)}; give at least ${issue.minimum}`;
      return issue.origin === 'string' ? `${field} is empty` : `${field} is under ${issue.minimum}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

/** True for a list within a record; others are lists of records. */
const isOfRecord = ({ path }: z.core.$ZodIssue): boolean => path.some((part) => typeof part === 'number');

const elementsOf = (issue: z.core.$ZodIssue): string => (isOfRecord(issue) ? 'elements' : 'records');

const tooMany = (field: string, count: number, issue: z.core.$ZodIssueTooBig, operation: string): string =>
  isOfRecord(issue)
    ? `${field} has ${count} elements; there may be ${issue.maximum}`
    : `${field} has ${count} records; ${operation} takes ${issue.maximum} a call at most, and none was processed`;

/** `fullAddress of record 4`: records are counted from 1, as in all messages; where there is one, it is not said. */
function fieldName(path: readonly PropertyKey[], given: unknown): string {
  const [list, at, ...inRecord] = path;
  if (list !== 'payload' || typeof at !== 'number') return pathText(path);
  if (inRecord.length === 0) return `record ${at + 1}`;
  const isOnly = (valueAt(given, ['payload']) as unknown[]).length === 1;
  return isOnly ? pathText(inRecord) : `${pathText(inRecord)} of record ${at + 1}`;
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${shown(String(part))}`))
    .join('') || 'the request';

/** A name that a caller made up, short enough to be read. */
const shown = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    given,
  );

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const kindNamed = (expected: string): string => KINDS[expected] ?? expected;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : kindNamed(typeof value);
}
