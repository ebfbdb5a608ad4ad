// The query of a GET request as the contract writes it: each name once, values percent-encoded UTF-8.
import { HttpFailure } from '../failure.js';

/** Names of a query that would be taken for something else than a parameter. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The parameters of a query, without its question mark. Throws 400 for one that is not well written or given twice. */
export function readQueryText(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? '' : decode(part.slice(at + 1));
    if (NO_NAMES.has(name)) throw new HttpFailure(400, `there is no parameter ${name}`, { code: 'BadInput' });
    if (parameters.has(name)) {
      throw new HttpFailure(400, `${name} is given twice; give it once`, { code: errorCodeOf('Bad', name) });
    }
    parameters.set(name, value);
  }
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpFailure(
      400,
      'the query is not well written: a % must be followed by two hexadecimal digits of UTF-8',
      { code: 'BadInput' },
    );
  }
}

/** `key:value;key:value` (or `key=value`) as options; undefined for an empty text. Throws 400 for anything else. */
export function readOptionText(text: string): Record<string, string> | undefined {
  if (text === '') return undefined;
  const options: [string, string][] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, key, value] = /^\s*(\w+)\s*[:=]([^]*)$/.exec(part) ?? [];
    if (key === undefined || NO_NAMES.has(key)) {
      throw new HttpFailure(400, 'featureOptions must be written as key:value;key:value', {
        code: 'BadFeatureOptions',
      });
    }
    if (options.some(([given]) => given === key)) {
      throw new HttpFailure(400, `featureOptions has ${key} twice; give it once`, { code: 'BadFeatureOptions' });
    }
    options.push([key, value!.trim()]);
  }
  return options.length === 0 ? undefined : Object.fromEntries(options);
}

/** The three-word service's name of what is wrong with a field: MissingWords, BadCoordinates. */
export const errorCodeOf = (wrong: 'Missing' | 'Bad', field: string): string =>
  /^[a-z]\w*$/i.test(field) ? wrong + field.charAt(0).toUpperCase() + field.slice(1) : 'BadInput';
