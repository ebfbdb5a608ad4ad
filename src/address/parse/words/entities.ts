// Character references of HTML (&amp;, &#39;) that an export left in a text.

const REFERENCE = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

/** The text with such references as the characters they stand for, also where they were escaped twice (&amp;#39;). */
export function withoutEntities(text: string): string {
  return withPlainSpaces(withoutReferences(text));
}

/** Spaces that do not break or have no width. */
const SPACES_OF_PRINT = /[\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]/;
const NO_WIDTH = /[\u200b-\u200d\u2060\ufeff]+(?= |$)/g;

/** The text with one kind of space; where all spaces are double, each is one. */
export function withPlainSpaces(text: string): string {
  let plain = text;
  if (SPACES_OF_PRINT.test(text)) plain = text.replace(NO_WIDTH, '').replace(/[\u00a0\u2007\u202f\u200b]/g, ' ');
  const isDoubled = plain.includes('  ') && !/\S \S/.test(plain) && /\S {2}\S.* {2}\S.* {2}\S/.test(plain);
  return isDoubled ? plain.replace(/ {2,}/g, ' ') : plain;
}

/** The text with the characters that references stand for, also where they were escaped twice (&amp;#39;). */
function withoutReferences(text: string): string {
  if (!text.includes('&') || !text.includes(';')) return text;
  const once = text.replace(REFERENCE, decoded);
  return once.includes('&') ? once.replace(REFERENCE, decoded) : once;
}

/** The character of one reference; the reference itself where it is not known or stands for no character of a text. */
function decoded(reference: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? reference;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : reference;
}
