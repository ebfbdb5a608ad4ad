// How much of anything an answer may have. A service that is broken, or not the one that was meant, costs its own
// calls: neither the memory of this machine nor the rows of other calls. Each bound is some ten times what the
// contract's largest answers have.
import type { Response } from '../contract/operation.js';
import { shortened } from '../contract/shortened.js';

/** Bytes of an answer, unpacked: those of a hundred records take some hundred kilobytes. */
export const MOST_BYTES = 16 << 20;
/** Bytes of its headers. */
export const MOST_HEADER_BYTES = 16 << 10;
/** Lists and objects within each other, where the contract has six; what writes JSON goes down by calling itself. */
const DEEPEST = 64;
/** Values of any kind: a hundred records have some thousands. */
const MOST_VALUES = 1_000_000;
/** A text this long is looked at before it is read: of brackets alone it would take a hundred times its size. */
const LOOKED_AT_FROM = 1 << 20;
/** Characters of a text or a name: an answer may say again what a cell of the input had, a megabyte at most. */
const LONGEST_TEXT = 1 << 20;
/** Elements of a payload: a call has a hundred records at most, or the hits of one. */
const MOST_ELEMENTS = 10_000;
/** Remarks, and characters of all of them: each is kept with the answer to every record of its call. */
const MOST_MESSAGES = 1000;
const MOST_MESSAGE_TEXT = 64 << 10;

/** What of a body goes beyond its bounds, in words, as far as it has to be known before the JSON is read. */
export function excessOfText(text: string): string | undefined {
  if (text.length < LOOKED_AT_FROM) return undefined;
  let depth = 0;
  let values = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) {
      i = endOfString(text, i);
      continue;
    }
    if (letter === COMMA || OPENING.has(letter)) values++;
    if (OPENING.has(letter) && ++depth > DEEPEST) return TOO_DEEP;
    if (CLOSING.has(letter)) depth--;
  }
  return values > MOST_VALUES ? `more than ${MOST_VALUES} values` : undefined;
}

const TOO_DEEP = `lists and objects more than ${DEEPEST} deep within each other`;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Where the quote stands that ends the string; the end of a text that has none. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
    if (text.charCodeAt(at) === BACKSLASH) at++;
  }
  return at;
}

/** What of a body goes beyond its bounds, and where, in words; undefined for one that keeps to them. */
export function excessOf(body: unknown): string | undefined {
  const found = excessIn(body, 0);
  return found && `${found.what}${found.where === '' ? '' : ` (at ${shortened(found.where.replace(/^\./, ''), 60)})`}`;
}

/** What of a response goes beyond its bounds, in words. */
export function excessOfResponse({ messages, payload }: Response): string | undefined {
  if (payload.length > MOST_ELEMENTS) return `${payload.length} elements, where ${MOST_ELEMENTS} are the most`;
  if (messages.length > MOST_MESSAGES) return `${messages.length} messages, where ${MOST_MESSAGES} are the most`;
  const length = messages.reduce((sum, message) => sum + message.length, 0);
  return length > MOST_MESSAGE_TEXT
    ? `${length} characters of messages, where ${MOST_MESSAGE_TEXT} are the most`
    : undefined;
}

/** `where`: the names and numbers that lead to it. */
interface Excess {
  readonly what: string;
  readonly where: string;
}

function excessIn(value: unknown, depth: number): Excess | undefined {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? tooLong(value, '') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return { what: TOO_DEEP, where: '' };
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = excessIn(value[i], depth + 1);
      if (found) return { what: found.what, where: `[${i}]${found.where}` };
    }
    return undefined;
  }
  for (const name in value) {
    if (name.length > LONGEST_TEXT) return tooLong(name, `.${shortened(name, 20)}`);
    const found = excessIn((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return { what: found.what, where: `.${shortened(name, 20)}${found.where}` };
  }
  return undefined;
}

const tooLong = ({ length }: string, where: string): Excess => ({
  what: `a text of ${length} characters, where ${LONGEST_TEXT} are the most`,
  where,
});
