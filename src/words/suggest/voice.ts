// What engines that listen say they heard: several lines, the likeliest first.
import { readTyped } from '../../contract/typed/typed-words.js';
import { refused } from '../refused.js';
import type { InputType } from './query/query.js';

/** More than an engine gives, and enough to answer quickly. */
const MOST_HEARD = 10;

/**
 * The words of each line that was heard. `generic-voice` is a line of text; `vocon-hybrid` a JSON object whose
 * `_hypotheses` have `_items` with an `_orthography` each; `nmdp-asr` lines of text, the likeliest first, or JSON: an
 * array of them, or an object that has them as `transcriptions`. Throws BadInput for what is not of its form.
 */
export function readHeard(input: string, type: Exclude<InputType, 'text'>): string[][] {
  const lines = linesOf(input, type).slice(0, MOST_HEARD);
  return lines.map((line) => [...(readTyped(line)?.words ?? [])]).filter((words) => words.length > 0);
}

function linesOf(input: string, type: Exclude<InputType, 'text'>): string[] {
  if (type === 'generic-voice') return [input];
  if (type === 'vocon-hybrid') return hypotheses(parsed(input, type), type);
  if (!/^\s*[[{]/.test(input)) return input.split(/\r?\n/);
  const json = parsed(input, type);
  const lines = Array.isArray(json) ? json : memberOf(json, 'transcriptions');
  if (Array.isArray(lines) && lines.every((line) => typeof line === 'string')) return lines;
  throw refused('BadInput', `input of type ${type} must be lines of text, or JSON with them as transcriptions`);
}

function hypotheses(json: unknown, type: string): string[] {
  const found = memberOf(json, '_hypotheses');
  if (Array.isArray(found)) {
    const lines = found.map((hypothesis) => {
      const items = memberOf(hypothesis, '_items');
      return Array.isArray(items) ? items.map((item) => memberOf(item, '_orthography')) : [undefined];
    });
    if (lines.every((words) => words.every((word) => typeof word === 'string'))) {
      return lines.map((words) => words.join(' '));
    }
  }
  throw refused(
    'BadInput',
    `input of type ${type} must be JSON with _hypotheses of _items, each with its _orthography`,
  );
}

function parsed(input: string, type: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw refused('BadInput', `input of type ${type} must be JSON, as its engine gives it`);
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
