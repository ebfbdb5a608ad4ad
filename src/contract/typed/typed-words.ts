// Words as people type and paste them: the dots of many scripts, spaces, slashes, quotes, the end of a link.
import { visible } from './visible.js';
import { late } from '../texts/late.js';

/** The words of a text, as they were typed but for what cannot be seen. */
export interface TypedWords {
  readonly words: readonly string[];
  readonly isThree: boolean;
}

/** Nobody types more for three words. */
const LONGEST = 1000;
/** What is between words is anything but letters and digits: a digit is somebody's slip within a word. */
const WORDS = late(() => /[\p{L}\p{M}\p{N}]+/gu);
/** A possessive that a keyboard put there: no word of a list has one. */
const POSSESSIVE = late(() => /['’]s(?![\p{L}\p{N}])/gu);
const LINK = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(?:\/([^?#]*))?/i;
/** An address of a page without its scheme, and three words behind it. */
const PAGE = /^[\w-]+(?:\.[\w-]+)+\/(?:[^/]*\/)*([^/.]+\.[^/.]+\.[^/.]+)$/;

/** The word for the dot between words, where it was written as it is said. */
const DOTS = new Set(['dot', 'point', 'punkt', 'punto', 'ponto', 'punt', 'kropka', 'nokta', 'точка']);

/** The words of a text, or undefined where it has none. */
export function readTyped(text: string): TypedWords | undefined {
  if (text.length > LONGEST) return undefined;
  const found = ofLink(visible(text)).replaceAll(POSSESSIVE(), '').match(WORDS());
  if (!found) return undefined;
  const words = withoutDots(found);
  return { words, isThree: words.length === 3 };
}

/** Whether a text is three words and nothing that is no word: it may still be that no list has them. */
export function looksLikeWords(text: string): boolean {
  const typed = readTyped(text);
  return typed?.isThree === true && typed.words.every((word) => !/\p{N}/u.test(word));
}

/** What of a link may be words: its last part, or all of one that has no path and is no page's. */
function ofLink(text: string): string {
  const encoded = /%[0-9a-f]{2}/i.test(text) ? decoded(text) : text;
  const link = LINK.exec(encoded);
  if (!link) return PAGE.exec(encoded)?.[1] ?? encoded;
  const [, host, path] = link;
  const last = path?.split('/').findLast((part) => part !== '');
  return last ?? (/^https?:/i.test(encoded) ? '' : host!);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `maple dot plain dot river` is three words; a dot among others may be a word of its own. */
function withoutDots(words: readonly string[]): readonly string[] {
  const [first, dot, second, other, third] = words;
  const isSaid = words.length === 5 && dot!.toLowerCase() === other!.toLowerCase() && DOTS.has(dot!.toLowerCase());
  return isSaid ? [first!, second!, third!] : words;
}
