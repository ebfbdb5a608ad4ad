// What each character may be in an address (RFC 5322 section 3.2.3, RFC 5321 section 4.1.2, RFC 6532 section 3.2).

/** Kinds of ASCII characters: a letter or digit, another character of an atom, a dot, a hyphen. */
export const ALPHANUMERIC = 1;
const ATOM_MARK = 2;

const KINDS = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
  KINDS[character.charCodeAt(0)] = ALPHANUMERIC;
}
for (const character of "!#$%&'*+-/=?^_`{|}~") KINDS[character.charCodeAt(0)] = ATOM_MARK;

/** `ALPHANUMERIC`, `ATOM_MARK`, or 0 for what an atom cannot have; of ASCII codes. */
export const kindOf = (code: number): number => KINDS[code]!;

export const CODE = {
  nul: 0,
  tab: 9,
  lineFeed: 10,
  carriageReturn: 13,
  space: 32,
  quote: 34,
  openParenthesis: 40,
  closeParenthesis: 41,
  hyphen: 45,
  dot: 46,
  at: 64,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  delete: 127,
} as const;

/** True for the control characters behind ASCII, which nobody can type. */
export const isUpperControl = (code: number): boolean => code > CODE.delete && code < 0xa0;

/** True for a control character of ASCII. */
export const isControl = (code: number): boolean => code < CODE.space || code === CODE.delete;

/** True for half of a character (a surrogate without its other half) at an index of the text. */
export function isHalf(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xd800 || code > 0xdfff) return false;
  if (code < 0xdc00) {
    const next = text.charCodeAt(index + 1);
    return !(next >= 0xdc00 && next <= 0xdfff);
  }
  const before = text.charCodeAt(index - 1);
  return !(before >= 0xd800 && before < 0xdc00);
}

/** Bytes of the text in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    // A pair of surrogates is four bytes: two for each half.
    bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
