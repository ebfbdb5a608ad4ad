// Writes the digits and signs of all alphabets as those of ASCII.

/** The zeros of alphabets whose ten digits people write numbers with; the other nine follow each. */
const ZEROS: readonly number[] = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

const DIGIT = /\p{Nd}/gu;
/** Marks that show nothing: joiners, directions, soft hyphens, byte order marks. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\u30FC\uFE58\uFE63\uFF0D]/g;
const PLUSES = /[\uFF0B\uFE62\u207A]/g;
const ASCII = /^[ -~]*$/;
/** Letters and signs in their full width, as they are written between Chinese and Japanese ones. */
const WIDE = /[\uFF01-\uFF5E]/g;
const FROM_WIDE = 0xfee0;
/** What a spreadsheet needs to keep a number as text: `'0412…`, `="0412…"`. */
const TEXT_MARK = /^(?:'|=?"(?=[^"]*"$))/;

/** The text with plain digits, spaces, dashes and pluses, without what shows nothing. */
export function simpleSigns(text: string): string {
  const plain = ASCII.test(text)
    ? text
    : text
        .replaceAll(UNSEEN, '')
        .replaceAll(SPACES, ' ')
        .replaceAll(DASHES, '-')
        .replaceAll(PLUSES, '+')
        .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_WIDE))
        .replaceAll(DIGIT, plainDigit);
  const trimmed = plain.trim();
  const mark = TEXT_MARK.exec(trimmed)?.[0];
  if (mark === undefined) return trimmed;
  return trimmed.slice(mark.length, mark === "'" ? undefined : -1).trim();
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}
