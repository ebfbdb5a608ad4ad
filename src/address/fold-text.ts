// Capitals without accents for a whole text, with the way back to the source: each character of the folded text knows
// where it stood. Plain ASCII, the usual case, keeps its offsets.

const SPECIAL = new Map(
  Object.entries({
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '–': '-',
    '—': '-',
    '―': '-',
    '−': '-',
    '⁄': '/',
    '∕': '/',
    '／': '/',
    '’': "'",
    '‘': "'",
    ʻ: "'",
    ʼ: "'",
    ʿ: "'",
    ʾ: "'",
    '´': "'",
    '′': "'",
    ß: 'SS',
    Ø: 'O',
    ø: 'O',
    Æ: 'AE',
    æ: 'AE',
    Œ: 'OE',
    œ: 'OE',
    Ł: 'L',
    ł: 'L',
    Đ: 'D',
    đ: 'D',
    ı: 'I',
    '，': ',',
    '、': ',',
    '；': ';',
    '（': '(',
    '）': ')',
    '＃': '#',
    '＆': '&',
    '・': ',',
    '·': ',',
    '•': ',',
    '½': ' 1/2',
    '¼': ' 1/4',
    '¾': ' 3/4',
  }),
);
const NOT_ASCII = /\P{ASCII}/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{Nd}]/u;
const MARK = /\p{M}/gu;

/**
 * The folded text; `offsets[i]` is the source offset of character i (one more entry than characters), or null when
 * equal.
 */
export function foldText(text: string): { text: string; offsets: readonly number[] | null } {
  if (!NOT_ASCII.test(text)) return { text: text.toUpperCase(), offsets: null };
  let folded = '';
  const offsets: number[] = [];
  for (let i = 0; i < text.length;) {
    const code = text.codePointAt(i)!;
    const width = code > 0xffff ? 2 : 1;
    const piece = code < 128 ? text[i]!.toUpperCase() : foldCharacter(String.fromCodePoint(code));
    for (let j = 0; j < piece.length; j++) offsets.push(i);
    folded += piece;
    i += width;
  }
  offsets.push(text.length);
  return { text: folded, offsets };
}

function foldCharacter(character: string): string {
  const special = SPECIAL.get(character);
  if (special !== undefined) return special;
  if (LETTER_OR_DIGIT.test(character)) return character.normalize('NFKD').replace(MARK, '').toUpperCase();
  return /^\p{M}/u.test(character) ? '' : ' ';
}
