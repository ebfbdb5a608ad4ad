// The values of a step in a plan, each checked to be of the form that its key has; what is wrong is said with its
// place.
import type { Condition } from '../../batch/step.js';
import { WaypostError } from '../../contract/errors.js';
import { optionName, type OptionSpec } from '../options/option-spec.js';
import type { WrittenStep } from './plan-file.js';

/** A usage error about a key of a step. */
export const wrong = (step: WrittenStep, key: string, text: string): WaypostError =>
  new WaypostError('usage', `${step.place(key)}: ${key}${text}`);

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text; undefined where the key is not there. */
export function textAt(step: WrittenStep, key: string): string | undefined {
  const value = step.values[key];
  if (value === undefined || typeof value === 'string') return value;
  throw wrong(step, key, ` is ${JSON.stringify(value)}; give a text in quotes`);
}

/** A text that is not empty. */
export function nameAt(step: WrittenStep, key: string): string | undefined {
  const text = textAt(step, key);
  if (text === undefined || text.trim() !== '') return text;
  throw wrong(step, key, ' is empty; give a text, or leave it out');
}

/** A text, or several as a list. */
function textsOf(step: WrittenStep, key: string, value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => {
    if (typeof one === 'string') return one;
    if (typeof one === 'number' || typeof one === 'boolean') return String(one);
    throw wrong(step, key, ` holds ${JSON.stringify(one)}; give texts in quotes`);
  });
}

/** `{ field = "Column" }` or `{ field = ["Column", "Column"] }`. */
export function mappingAt(step: WrittenStep, key: string): Record<string, string[]> | undefined {
  const value = step.values[key];
  if (value === undefined) return undefined;
  if (!isTable(value)) throw wrong(step, key, ` is ${JSON.stringify(value)}; give it as { field = "Column" }`);
  return Object.fromEntries(Object.entries(value).map(([field, columns]) => [field, textsOf(step, key, columns)]));
}

/** `{ column = ["value", …] }`. */
export function conditionAt(step: WrittenStep, key: string): Condition | undefined {
  const value = step.values[key];
  if (value === undefined) return undefined;
  if (isTable(value)) return mappingAt(step, key);
  throw wrong(step, key, ` is ${JSON.stringify(value)}; give it as { column = ["value", "value"] }`);
}

/** `["a", "b"]`, or `"a,b"` as on the command line. */
export function namesAt(step: WrittenStep, key: string): string[] | undefined {
  const value = step.values[key];
  if (value === undefined) return undefined;
  const names = textsOf(step, key, value).flatMap((text) => text.split(',').map((name) => name.trim()));
  if (names.length > 0) return names;
  throw wrong(step, key, ' is empty; name one at least, or leave it out for all');
}

/** `{ name = value }`, or `["name=value"]` as on the command line. */
export function featuresAt(step: WrittenStep, key: string): string[] | undefined {
  const value = step.values[key];
  if (value === undefined) return undefined;
  if (!isTable(value)) return textsOf(step, key, value);
  return Object.entries(value).map(([name, one]) => `${name}=${textsOf(step, key, one).join(',')}`);
}

/** The value of an option as the command line would read it. */
export function optionAt(
  step: WrittenStep,
  key: string,
  spec: OptionSpec,
): string | boolean | number | string[] | undefined {
  const value = step.values[key];
  if (value === undefined) return undefined;
  if (spec.kind === 'flag') {
    if (typeof value === 'boolean') return value;
    throw wrong(step, key, ` is ${JSON.stringify(value)}; give true or false`);
  }
  const [text = '', ...more] = textsOf(step, key, value);
  if (spec.kind === 'list') return [text, ...more];
  if (more.length > 0) throw wrong(step, key, ` is a list; give one value`);
  if (spec.choices && !spec.choices.includes(text)) {
    throw wrong(step, key, ` '${text}' is none of ${spec.choices.join(', ')} (as ${optionName(spec)})`);
  }
  if (spec.kind === 'count') return countOf(step, key, text);
  return text;
}

function countOf(step: WrittenStep, key: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw wrong(step, key, ` '${text}' is not a whole number from 1`);
}
