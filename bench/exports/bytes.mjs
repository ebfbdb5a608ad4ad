// Cells as the bytes of a file: what delimits, quotes and encodes them differs from program to program.

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
/** What Windows-1252 has where Latin-1 has controls. */
const OF_WINDOWS = { '–': 0x96, '—': 0x97, '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '€': 0x80 };

/**
 * @typedef {{ delimiter?: string, encoding?: string, bom?: boolean, crlf?: boolean, quote?: 'all', above?: string[],
 *   below?: string[] }} FileStyle
 * @param {FileStyle} style @param {string[]} headings @param {string[][]} rows @returns {Buffer}
 */
export function bytesOf(style, headings, rows) {
  const delimiter = DELIMITERS[style.delimiter ?? 'comma'];
  const quoted = (cell) =>
    style.quote === 'all' || cell.includes(delimiter) || /["\n\r]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const end = style.crlf ? '\r\n' : '\n';
  const lines = [headings, ...rows].map((cells) => cells.map(quoted).join(delimiter));
  const text = [...(style.above ?? []), ...lines, ...(style.below ?? [])].join(end) + end;
  return encoded(`${style.bom ? '\uFEFF' : ''}${text}`, style.encoding ?? 'utf8');
}

/** @param {string} text @param {string} encoding */
function encoded(text, encoding) {
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding !== 'windows-1252') return Buffer.from(text, 'utf8');
  return Buffer.from([...text].map((letter) => OF_WINDOWS[letter] ?? letter.codePointAt(0) & 0xff));
}

/** As programs that keep HTML write what is no letter or digit. @param {string} text */
export const entities = (text) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#039;').replaceAll('"', '&quot;').replaceAll('/', '&#x2F;');
