// windows-1252 in both directions. Source of the table: the WHATWG encoding standard, where the five bytes that the
// code page leaves undefined stand for the control characters of the same number.

/** Unicode of the bytes 0x80-0x9f. */
const HIGH = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
  0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
];
const byteOf = new Map(HIGH.map((code, i) => [code, 0x80 + i]));
const QUESTION_MARK = 0x3f;

/** The text of bytes [start, end). */
export function decodeWindows1252(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('latin1', start, end);
  return /[\x80-\x9f]/.test(text)
    ? text.replace(/[\x80-\x9f]/g, (char) => String.fromCharCode(HIGH[char.charCodeAt(0) - 0x80]!))
    : text;
}

/** The bytes of a text, and how many of its characters the code page lacks: those lose their accent, or become '?'. */
export function encodeWindows1252(text: string): { bytes: Uint8Array; lost: number } {
  const bytes: number[] = [];
  let lost = 0;
  for (const char of text) {
    const code = byteFor(char);
    if (code === undefined) lost++;
    bytes.push(code ?? byteFor(char.normalize('NFD')[0]!) ?? QUESTION_MARK);
  }
  return { bytes: Uint8Array.from(bytes), lost };
}

function byteFor(char: string): number | undefined {
  const code = char.codePointAt(0)!;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : byteOf.get(code);
}
