// Finds the address in the text of a cell: people write `mailto:`, a name before it, a comma behind it, and letters of
// a Japanese keyboard. What is taken away is said; what is more than white space is suggested as the address.
import { mendedForm } from './mend.js';
import { addressesIn } from './several.js';

/** The address that stands in a cell, and what was done to find it. */
export interface CleanedCell {
  /** What is to be looked at. */
  readonly text: string;
  /** What was done, in words; nothing where the cell has the address alone. */
  readonly cleaned: readonly string[];
  /** The address where more than white space was taken away, or where it can be mended; '' where not. */
  readonly mended: string;
  /** Why the cell as a whole is refused; undefined where it has one text to look at. */
  readonly refusal?: { readonly reason: string; readonly says: string };
}

/** An address by far: what is longer is looked at as it is. */
const LONGEST = 1000;

/** White space around a text, and what is as unseen: joiners and the mark of the byte order. No ends of lines. */
const AROUND = /^[^\S\r\n]+|[^\S\r\n]+$|^[\u200b-\u200d\u2060\ufeff]+|[\u200b-\u200d\u2060\ufeff]+$/g;

/** The address in the cell; cells that have an address alone need not be asked for. */
export function cleanCell(cell: string): CleanedCell {
  if (cell.length > LONGEST) return { text: cell, cleaned: [], mended: '' };
  const trimmed = trim(cell);
  const spaces = trimmed === cell ? [] : ['space around it was taken away'];
  const several = addressesIn(trimmed);
  if (several > 1) {
    return {
      text: trimmed,
      cleaned: spaces,
      mended: '',
      refusal: { reason: 'several-addresses', says: `there are ${several} addresses in it` },
    };
  }
  return unwrapped(trimmed, spaces);
}

const trim = (text: string): string => {
  const once = text.replace(AROUND, '');
  return once === text ? text : trim(once);
};

/** Takes what stands around the address away, from the outside in. */
function unwrapped(trimmed: string, spaces: readonly string[]): CleanedCell {
  const done: string[] = [];
  let text = trimmed;
  for (const { take, says } of STEPS) {
    const taken = take(text);
    if (taken === text) continue;
    text = taken;
    done.push(says);
  }
  const mended = mendedForm(text);
  if (mended !== '') return { text, cleaned: [...spaces, ...done], mended };
  return { text, cleaned: [...spaces, ...done], mended: done.length === 0 ? '' : text };
}

interface Step {
  /** The text without what it takes away; as it is where there is nothing to take. */
  readonly take: (text: string) => string;
  readonly says: string;
}

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const BETWEEN_FULL_AND_HALF = 0xfee0;

const STEPS: readonly Step[] = [
  {
    take: (text) =>
      text
        .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - BETWEEN_FULL_AND_HALF))
        .replace(/\ufe6b/g, '@')
        .replace(/[\u3002\uff61]/g, '.')
        .replace(/\u3000/g, ' '),
    says: 'full-width characters were read as plain ones',
  },
  {
    take: (text) => /^mailto:\s*([^?]*)(?:\?.*)?$/is.exec(text)?.[1] ?? text,
    says: "'mailto:' was taken away",
  },
  {
    take: (text) => /^e-?mails?(?:\s+address)?\s*[:=]\s*(.*@.*)$/is.exec(text)?.[1] ?? text,
    says: 'the word before it was taken away',
  },
  {
    take: (text) => text.replace(/^\([^()@]*\)\s*(?=[^\s(])|(?<=[^\s@.])\s*\([^()@]*\)$/g, ''),
    says: 'the remark in parentheses was taken away',
  },
  {
    // Name <address>; the name may be in quotation marks, and anything.
    take: (text) => /^[^\r\n]*<\s*([^<>\r\n]*@[^<>\r\n]*?)\s*>$/.exec(text)?.[1] ?? text,
    says: 'the name before it was taken away',
  },
  {
    take: (text) =>
      /^(["'`\u2018\u201c])([^"'`\u2018-\u201d]*@[^"'`\u2018-\u201d]*)["'`\u2019\u201d]$/.exec(text)?.[2] ?? text,
    says: 'the quotation marks around it were taken away',
  },
  {
    // A sheet marks a cell as text so.
    take: (text) => text.replace(/^'(?=[^']+@)/, ''),
    says: 'the apostrophe before it was taken away',
  },
  {
    take: (text) => withoutTail(text.replace(/^[<,;:\s]+(?=[^<>]*@)/, '')),
    says: 'what stands around it was taken away',
  },
];

/** The text without the commas, semicolons, colons, dots and brackets behind a domain. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:> '.includes(text[end - 1]!)) end--;
  // A bracket that closes one of the text stays, and so does what ends no domain.
  return /[\p{L}\p{N}]/u.test(text[end - 1] ?? '') && text.includes('@') && !text.slice(0, end).includes('<')
    ? text.slice(0, end)
    : text;
}
