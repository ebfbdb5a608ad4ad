// Records as people give them, as the contract's: a text becomes the record it stands for, a country that a record
// leaves out is that of the options, and a record that breaks the operation's schema is refused by number and field.
import type { z } from 'zod';
import type { Operation } from '../contract/operation.js';
import { shown, takesCountry, usage, type RequestOptions } from './options.js';

/** Makes the contract's record of what is given at an index; null where there is nothing in it to work on. */
export type ReadGiven = (given: unknown, index: number) => unknown;

/** What is wrong, as zod says it. */
type Issue = z.core.$ZodIssue;

/**
 * A reader of what is given to an operation. `country`: of records that name none. It throws a usage error that names
 * the record, counted from 1 as in all messages, and the field.
 */
export async function givenReader(
  method: string,
  operation: Operation,
  country: string | undefined,
  options: RequestOptions,
): Promise<ReadGiven> {
  const { request } = await operation.schema();
  refuseOptions(method, request, options);
  const hasCountry = takesCountry(operation);
  const ofText = operation.fields.map(({ name }) => (hasCountry && name === 'country' ? (country ?? '') : ''));
  const [first] = operation.fields;
  // What is compared with others has no field that a text could be.
  const example = first === undefined ? '' : ` such as { ${first.name}: '…' } or a text`;
  const [, ...others] = ofText;
  const unsaid = hasCountry ? countryIn(operation.toRecord(['a', ...others])) : '';
  const fail = (index: number, what: string): Error => usage(method, `record ${index + 1}: ${what}`);
  return (given, index) => {
    if (typeof given === 'string' && given.trim() === '') return null;
    if (!isObject(given) && (typeof given !== 'string' || example === '')) {
      throw fail(index, `must be a record${example}, not ${kindOf(given)}`);
    }
    const record = typeof given === 'string' ? operation.toRecord([given, ...others]) : given;
    const whole = hasCountry ? withCountry(record, unsaid) : record;
    const lack = isObject(whole) ? lackOf(operation, whole) : undefined;
    const issue = issueOf(request, operation, whole);
    // A field that has no text says more than one that is not there.
    if (issue && (lack === undefined || isOfField(issue, whole))) throw fail(index, explained(issue, whole));
    if (lack !== undefined) throw fail(index, lack);
    return whole;
  };
}

/** What is wrong with a record; its path is that of the first of a list, where the payload is one object too. */
function issueOf(request: z.ZodType, { asksOne = false }: Operation, record: unknown): Issue | undefined {
  const checked = request.safeParse({ payload: asksOne ? record : [record] });
  const issue = checked.error?.issues.find(({ path }) => path[0] === 'payload');
  return issue && asksOne ? { ...issue, path: ['payload', 0, ...issue.path.slice(1)] } : issue;
}

/** Throws a usage error for options that the operation's schema does not allow. */
function refuseOptions(method: string, request: z.ZodType, { sourceOfTruth, featureOptions }: RequestOptions): void {
  const given = {
    ...(sourceOfTruth === undefined ? {} : { sourceOfTruth }),
    ...(featureOptions === undefined ? {} : { featureOptions }),
  };
  const issue = request.safeParse({ payload: [], ...given }).error?.issues.find(({ path }) => path[0] !== 'payload');
  if (!issue) return;
  if (issue.code === 'unrecognized_keys') throw usage(method, `it takes no ${issue.keys.join(', ')}`);
  const choices = 'values' in issue ? `one of ${issue.values.join(', ')}` : issue.message;
  const value = issue.path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : inner), given);
  throw usage(method, `${issue.path.join('.')} must be ${choices}, not ${shown(value)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The country of a record; '' for one without. */
const countryIn = (record: unknown): string =>
  isObject(record) && typeof record['country'] === 'string' ? record['country'] : '';

/** The record with the country of those that name none. */
function withCountry(record: unknown, country: string): unknown {
  if (!isObject(record)) return record;
  const own = record['country'];
  return own === undefined || own === null || own === '' ? { ...record, country } : record;
}

/** What the record lacks, in words, without the name of the operation before it. */
function lackOf({ name, lacks }: Operation, record: unknown): string | undefined {
  const lack = lacks?.(record);
  return lack?.startsWith(`${name} `) === true ? lack.slice(name.length + 1) : lack;
}

/** What stands where the issue is. */
const valueAt = (record: unknown, { path }: Issue): unknown =>
  path.slice(2).reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), record);

/** True for what is wrong with a field that is there. */
const isOfField = (issue: Issue, record: unknown): boolean =>
  issue.path.length > 2 && (valueAt(record, issue) ?? null) !== null;

/** `fullAddress must be a text, not a number`. */
function explained(issue: Issue, record: unknown): string {
  const field = issue.path.slice(2).join('.');
  const value = valueAt(record, issue);
  if (field === '') return issue.message;
  if (value === undefined) {
    const there = isObject(record) ? Object.keys(record).join(', ') : '';
    return `${field} is missing; ${there === '' ? 'the record is empty' : `the record has ${there}`}`;
  }
  if (issue.code === 'too_small') return `${field} is empty`;
  if (issue.code !== 'invalid_type') return `${field}: ${issue.message}`;
  return `${field} must be ${issue.expected === 'string' ? 'a text' : 'an object'}, not ${kindOf(value)}`;
}

/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
