// Lines with which reports end, or end a page: totals, counts of rows, page numbers, who made the report. Each is known
// by its own words alone, so that it is the same wherever in a file it stands.
import { QUOTE, SPACE } from '../ascii.js';

/** What is counted. In the singular it may as well be the name of a row: `Row 12`. */
const NOUNS = 'records|rows|entries|items|lines|customers|clients|addresses|members|properties|accounts|results';
const NOUN = `(?:${NOUNS}|record|row|entry|item|line|count|amount)`;
const NUMBER = '[-+$€£(]*\\d[\\d.,]*%?\\)?';
const LABEL =
  '(?:(?:grand|overall|report|final|net|page)[\\s-]*)?(?:sub[\\s-]?)?totals?(?:\\s+(?:number\\s+of|of|for))?|totale|' +
  'totaal|total\\s+g[eé]n[eé]ral|(?:zwischen|gesamt)?summe|gesamt';

/** A total with or without numbers, which may stand in cells of their own: `Total,1245`, `Grand total: 12 records`. */
const TOTAL = new RegExp(`^(?:${LABEL})(?:[\\s:=]+(?:${NUMBER}|${NOUN}))*[\\s:.]*$`, 'i');
const COUNT = new RegExp(
  `^(?:(?:number|count)\\s+of\\s+(?:${NOUNS})|(?:${NOUNS})|${NOUN}\\s+count)[\\s:=]+${NUMBER}$`,
  'i',
);
const COUNTED = new RegExp(
  `^\\(?\\d[\\d.,]*\\s+${NOUN}(?:\\s+(?:affected|returned|selected|found|exported|listed|processed|in\\s+total|` +
    `total|in\\s+set.*))?\\)?\\.?$`,
  'i',
);
/** Four digits behind it would be a postcode: there is a suburb Page. */
const PAGE = /^(?:page|seite|pagina|página)\s*\d{1,3}(?:\s*(?:of|von|de|di|van|\/)\s*\d{1,3})?$/i;
const END = /^(?:(?:end|ende|fin)\s+(?:of|des|du)\s+(?:the\s+)?\p{L}+|report\s+ends?|end\s+report|eof)$/iu;
const MADE = new RegExp(
  '^(?:(?:report|file|list|data|export)\\s+)?(?:generated|printed|exported|produced|created|downloaded|extracted)' +
    '\\s*(?::|on|by|at|from)\\s*\\S',
  'i',
);
const SOURCE = /^(?:(?:source|notes?|footnotes?|disclaimer|copyright)\s*:|©|\(c\)\s)/i;
const RULED = /^[-=*_#~]{3,}$/;

/** Longer lines are not tried: none of these is. Characters. */
const LONGEST = 200;

/** True if the cells, those that hold something, are such a line. */
export function isClosingLine(cells: readonly string[]): boolean {
  const filled: string[] = [];
  let length = 0;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === '') continue;
    const cell = cells[i]!.trim();
    length += cell.length + 1;
    if (length > LONGEST) return false;
    if (cell !== '') filled.push(cell);
  }
  const text = filled.join(' ');
  if (text === '') return false;
  if (RULED.test(text.replaceAll(' ', ''))) return true;
  const bare = text.replace(/^[-=*_#~.\s]+|[-=*_#~\s]+$/g, '');
  if ([TOTAL, COUNT, COUNTED, PAGE].some((line) => line.test(bare))) return true;
  return filled.length === 1 && [END, MADE, SOURCE].some((line) => line.test(bare));
}

/** Three letters that such lines begin with where they have as many cells as a row; a number for each. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  'tot gra ove rep fin net pag sub zwi ges cou num rec row ent ite lin cli mem sei end --- === *** ___'
    .split(' ')
    .map((letters) => keyOf(letters.charCodeAt(0), letters.charCodeAt(1), letters.charCodeAt(2))),
);

function keyOf(first: number, second: number, third: number): number {
  return ((first | 0x20) << 16) | ((second | 0x20) << 8) | (third | 0x20);
}

/** True if bytes from `start` on may be such a line: a look that costs a row next to nothing. */
export function mayBeClosing(bytes: Uint8Array, start: number, end: number, delimiter: number): boolean {
  let i = start;
  while (i < end && (bytes[i] === delimiter || bytes[i] === QUOTE || bytes[i] === SPACE)) i++;
  const first = bytes[i];
  if (first === undefined || i >= end) return false;
  if (first === 0x28) return true;
  return BEGINNINGS.has(keyOf(first, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0));
}
