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
const BULLETS = /^[\s•·▪●◦*,;|>–—-]+(?=[^\s•·▪●◦*,;|>–—-])/;
/**
 * A name, and brackets round all that follows it but the country, with a number and the place: RIVER LTD (12 Smith St,
 * Dubbo NSW), Australia.
 */
const BRACKETED_BEHIND =
  /^([^\d()[\]]{3,60}?)[\s,;:]*[([]([^()[\]]*\d[^()[\]]*)[)\]][\s,.;]*(Australia|New Zealand|NZ)?[\s,.;]*$/i;
const hasPlace = (text: string): boolean =>
  /[a-z]\D*[\s,](?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)(?:[\s,]+\d{4})?$|[a-z]\D*[\s,]\d{4}$/i.test(text.trim());
/** Two or more signs for a space, as links and forms have them: 12+Smith+St,+Dubbo. */
const PLUSES = /\+[^+\s]*\+/;

/** A text without what it carried along, and what that was, with what stands for it; nothing stands for most. */
export interface Carried {
  readonly text: string;
  readonly mended: readonly Mended[];
}

/** The last text that was asked, and its answer: a line is asked for what is said of it, and once more to be read. */
let latest: { readonly text: string; readonly carried: Carried } | undefined;

/** The text without these, commas where they parted something. */
export function withoutCarried(text: string): Carried {
  if (latest?.text !== text) latest = { text, carried: carriedOf(text) };
  return latest.carried;
}

function carriedOf(text: string): Carried {
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
    if (PLUSES.test(plain) || plain.includes('%')) {
      plain = plain.replace(/\S+/g, (token) => (/[a-z]{2}/i.test(token) ? unlinked(token, mended) : token));
    }
  }
  // Bullets and commas in front of a label.
  const lead = BULLETS.exec(plain)?.[0].length ?? 0;
  return { text: withoutLabels(lead > 0 ? plain.slice(lead) : plain, mended), mended };
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
  if (quoted && !quoted[2]!.includes(quoted[1]!)) return unwrapped(quoted[2]!.trim());
  const behind = text.includes(')') || text.includes(']') ? BRACKETED_BEHIND.exec(text) : null;
  if (behind && hasPlace(behind[2]!)) return behind.slice(1).filter(Boolean).join(', ');
  const close = CLOSING[text.charAt(0)];
  if (close === undefined || !text.endsWith(close)) return text;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === text[0]) depth++;
    else if (text[i] === close && --depth === 0) return i === text.length - 1 ? text.slice(1, -1).trim() : text;
  }
  return text;
}
