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
