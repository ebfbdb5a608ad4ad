// What a text carries along from where it was copied: tags and escapes of a page or a program, the form of a link, the
// labels of its parts, brackets or quotes round the whole. None of it is an address.
import type { Mended } from '../letters-nz.js';
import { labelSpans } from '../outside/label.js';
import { LONGEST_LINE } from './read-part.js';

/** Characters of which a text has one where it carries tags, escapes or the form of a link. */
const CARRIES = /[<\\%+]/;
const BLOCK_TAG = /<\/?(?:br|p|div|li|ul|ol|td|tr|table|address|h[1-6]|hr)(?:\s[^<>]{0,150}=[^<>]{0,150})?\s?\/?>/gi;
const OTHER_TAG =
  /<\/?(?:a|b|i|u|em|strong|span|font|small|abbr|label|sup|sub)(?:\s[^<>]{0,150}=[^<>]{0,150})?\s?\/?>/gi;
/** Line ends and tabs as a program writes them; behind them no small letter, which a path or a slash may have. */
const ESCAPED_BREAK = /\\r\\n|\\[nrt](?=[A-Z\d\\\s(]|$)/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const QUOTED = /^(["'“‘«`])(.*)["'”’»`]$/s;
/** Two or more signs for a space, as links and forms have them: 12+Smith+St,+Dubbo. */
const PLUSES = /\+[^+]*\+/;

/** Two spaces of a link, beside which real ones may stand: 12%20Smith%20St, Dubbo. */
const LINKED = /%20.*%20/s;

/** A text without what it carried along, and what that was, with what stands for it; nothing stands for most. */
export interface Carried {
  readonly text: string;
  readonly mended: readonly Mended[];
}

/** The text without these, commas where they parted something. */
export function withoutCarried(text: string): Carried {
  const mended: Mended[] = [];
  // A longer text is no single address.
  if (text.length > LONGEST_LINE) return { text, mended };
  const drop = (to: string) => (from: string) => {
    if (/[\p{L}\p{N}]/u.test(from)) mended.push({ from: from.trim(), to: '' });
    return to;
  };
  let plain = unwrapped(text);
  if (CARRIES.test(plain)) {
    if (plain.includes('<')) plain = plain.replace(BLOCK_TAG, drop(', ')).replace(OTHER_TAG, drop(' '));
    if (plain.includes('\\')) plain = plain.replace(ESCAPED_BREAK, drop(', '));
    plain = plain.trim();
    if (!/\s/.test(plain) || LINKED.test(plain)) plain = unlinked(plain, mended);
  }
  return { text: withoutLabels(plain, mended), mended };
}

/** The text without the labels that say what follows them. */
function withoutLabels(text: string, mended: Mended[]): string {
  const spans = labelSpans(text);
  if (spans.length === 0) return text;
  let plain = '';
  let end = 0;
  for (const [from, to] of spans) {
    mended.push({ from: text.slice(from, to).trim(), to: '' });
    plain += from === 0 ? '' : `${text.slice(end, from)}, `;
    end = to;
  }
  return plain + text.slice(end);
}

/** A text without spaces as it stood before a link was made of it. */
function unlinked(text: string, mended: Mended[]): string {
  const spaced = PLUSES.test(text) ? text.replaceAll('+', ' ') : text;
  const plain = /%(?:20|2C)/i.test(spaced) ? decoded(spaced) : spaced;
  if (plain !== spaced) mended.push({ from: text, to: plain });
  return plain;
}

/** The text that an address of a page stands for; the text itself where it is none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}

/** The text without quotes or one pair of brackets that hold the whole of it. */
function unwrapped(text: string): string {
  const quoted = QUOTED.exec(text);
  if (quoted && !quoted[2]!.includes(quoted[1]!)) return quoted[2]!.trim();
  const close = CLOSING[text.charAt(0)];
  if (close === undefined || !text.endsWith(close)) return text;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === text[0]) depth++;
    else if (text[i] === close && --depth === 0) return i === text.length - 1 ? text.slice(1, -1).trim() : text;
  }
  return text;
}
