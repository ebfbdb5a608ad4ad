// Keys that an object of JSON has more than once: a parser keeps the last value of each, and says nothing of others.
import { shortened } from '../shortened.js';

/** Keys that one remark names, and characters of each. */
const MOST_KEYS = 5;
const LONGEST_KEY = 80;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

/** What follows where that is no reason to refuse the text. */
const LAST_IS_TAKEN = ': the last value is taken';

/**
 * Names the keys that stand more than once in their object, in a JSON text of which a parser has made the value;
 * undefined where there are none. Keys that are the same once their escapes are read are the same. `named`: how a key
 * is called, by the way to it (`customer.address`, `payload[2].id`).
 */
export function repeatedKeys(
  text: string,
  value: unknown,
  named: (path: string) => string = quoted,
): string | undefined {
  if (mayBeKeys(text) === keysIn(value)) return undefined;
  const paths = repeatedPaths(text);
  if (paths.length === 0) return undefined;
  const more = paths.length > MOST_KEYS ? ' and more' : '';
  return `duplicate key${paths.length > 1 ? 's' : ''} ${paths.slice(0, MOST_KEYS).map(named).join(', ')}${more}`;
}

/** What is said of repeated keys where the text is used all the same. */
export function repeatedKeysRemark(...given: Parameters<typeof repeatedKeys>): string | undefined {
  const repeated = repeatedKeys(...given);
  return repeated && repeated + LAST_IS_TAKEN;
}

/** A key, or the way to it, as it is quoted in a remark. */
export const quoted = (path: string): string => `"${shortened(path, LONGEST_KEY)}"`;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** At least as many as there are keys in the text: colons behind a quote. */
function mayBeKeys(text: string): number {
  let count = 0;
  for (let i = text.indexOf(':'); i >= 0; i = text.indexOf(':', i + 1)) {
    let before = i - 1;
    while (isSpace(text.charCodeAt(before))) before--;
    if (text.charCodeAt(before) === QUOTE) count++;
  }
  return count;
}

/** The keys of all objects in a value. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const inner of value) if (typeof inner === 'object') count += keysIn(inner);
    return count;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner === 'object') count += keysIn(inner);
  }
  return count + keys.length;
}

/** An object or list that is open: the keys it has so far, and the key or the number of the value that is read. */
interface Level {
  readonly keys: Set<string> | undefined;
  at: string | number;
}

/** The ways to the keys of a valid text that stand in their object before; no more than a remark tells apart. */
function repeatedPaths(text: string): string[] {
  const open: Level[] = [];
  const found = new Set<string>();
  for (let i = 0; i < text.length && found.size <= MOST_KEYS; i++) {
    const code = text.charCodeAt(i);
    const level = open.at(-1);
    if (code === OPEN) open.push({ keys: new Set(), at: '' });
    else if (code === OPEN_LIST) open.push({ keys: undefined, at: 0 });
    else if (code === CLOSE || code === CLOSE_LIST) open.pop();
    else if (code === COMMA && typeof level?.at === 'number') level.at++;
    else if (code === QUOTE) {
      const start = i;
      i = textEnd(text, start);
      if (!level?.keys || !isColonNext(text, i + 1)) continue;
      level.at = JSON.parse(text.slice(start, i + 1)) as string;
      if (level.keys.has(level.at)) found.add(pathOf(open));
      level.keys.add(level.at);
    }
  }
  return [...found];
}

/** Position of the quote that ends the text which begins at `start`. */
function textEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

function isColonNext(text: string, from: number): boolean {
  let i = from;
  while (isSpace(text.charCodeAt(i))) i++;
  return text.charCodeAt(i) === COLON;
}

/** `customer.addresses[2].street`. */
const pathOf = (open: readonly Level[]): string =>
  open.map(({ at }, i) => (typeof at === 'number' ? `[${at}]` : `${i === 0 ? '' : '.'}${at}`)).join('');
