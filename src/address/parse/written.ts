// The words of a line as they were written, for names: capitals, with accents, apostrophes and hyphens kept;
// and who the mail goes through, letter for letter.
import { PART, takenFrom, takenPart, takenTo, type Line, type Reading } from './reading.js';
import { late } from '../../contract/texts/late.js';

const PUNCTUATION = late(() => /[^\p{L}\p{M}\p{N}'ʻ&/?-]+/gu);
/** What keyboards and word processors write for an apostrophe inside a word: names have the plain one. */
const SLASH = /^\/$|^ \/ $/;
const APOSTROPHES = /[’‘´`ʼʾʿ′]/g;

export class Written {
  /** True if the folded words are letter for letter what was written, case aside. */
  private readonly plain: boolean;

  /** `keepsSlash`: a slash between words of premises is a part of their name, as names of Australia are kept. */
  constructor(
    private readonly line: Line,
    private readonly keepsSlash: boolean,
  ) {
    this.plain = !/\P{ASCII}|['.`?-]/u.test(line.text);
  }

  /** Words [from, to) joined by spaces, or by the hyphen that stood between them. */
  text(from: number, to: number): string {
    if (from >= to) return '';
    const { words, starts, ends, text } = this.line;
    if (this.plain) return to === from + 1 ? words[from]! : words.slice(from, to).join(' ');
    let out = '';
    for (let i = from; i < to; i++) {
      if (i > from) out += this.joint(ends[i - 1]!, starts[i]!);
      // An ʻokina before the first letter belongs to the word: ʻĀina.
      const start = text[starts[i]! - 1] === 'ʻ' ? starts[i]! - 1 : starts[i]!;
      const folded = words[i]!;
      const raw = text.slice(start, ends[i]);
      out +=
        folded === 'AND' || (raw.length === folded.length && raw.toUpperCase() === folded)
          ? folded
          : raw.toUpperCase().replace(APOSTROPHES, "'").replace(PUNCTUATION(), '');
    }
    return out;
  }

  /** The same of the name of premises, in which a slash may stay as well: MYER / RIVER CENTRE, HALL/LIBRARY. */
  name(from: number, to: number): string {
    const { starts, ends, text } = this.line;
    if (!this.keepsSlash || !text.includes('/')) return this.text(from, to);
    let out = '';
    let start = from;
    for (let i = from + 1; i < to; i++) {
      const slash = SLASH.exec(text.slice(ends[i - 1], starts[i]))?.[0];
      if (slash === undefined) continue;
      out += this.text(start, i) + slash;
      start = i;
    }
    return out + this.text(start, to);
  }

  /** What stands between two words: a hyphen, a dash with spaces, or one space for anything else. */
  private joint(end: number, start: number): string {
    if (start <= end || start - end > 3) return ' ';
    const between = this.line.text.slice(end, start);
    if (between === '-') return '-';
    return /^ [-–—] ?$|^[-–—] $/.test(between) ? ' - ' : ' ';
  }

  /** The building's name: words that named it, with units that belong to it ("TOWER 2") as the reader put them. */
  building(reading: Reading): string {
    const parts = reading.taken.filter((part) => takenPart(part) === PART.building);
    if (this.plain && !this.line.text.includes('/')) return reading.buildingName;
    const { words } = this.line;
    const folded = parts.map((part) => words.slice(takenFrom(part), takenTo(part)).join(' ')).join(' ');
    if (parts.length !== 1 && folded !== reading.buildingName) return reading.buildingName;
    return parts.map((part) => this.name(takenFrom(part), takenTo(part))).join(' ');
  }
}

/** The name behind "c/o", in the letters that the line has: people and firms are called as they are written. */
export function careOfAsWritten({ text, starts, ends }: Line, { careOf, taken }: Reading): string {
  const part = taken.find((each) => takenPart(each) === PART.careOf);
  if (careOf === '' || part === undefined) return careOf;
  const to = takenTo(part);
  return text.slice(starts[to - careOf.split(' ').length], ends[to - 1]).replace(/\s+/g, ' ');
}

const source = ({ text, starts, ends }: Line, i: number): string => text.slice(starts[i], ends[i]);

/** What joins two words of what is unknown: a hyphen or a slash that stands between them, else a space. */
function jointOf({ text, starts, ends }: Line, before: number, i: number): string {
  const between = text.slice(ends[before], starts[i]);
  return between === '-' || between === '/' ? between : ' ';
}

/** The words `unknown` of a line, and what of its text was not read, in their order. */
export function unknownText(line: Line, unknown: number[]): string {
  let text = '';
  if (unknown.length > 0) {
    unknown.sort((a, b) => line.starts[a]! - line.starts[b]!);
    text = unknown.reduce(
      (all, i, at) => `${all}${at === 0 ? '' : jointOf(line, unknown[at - 1]!, i)}${source(line, i)}`,
      '',
    );
  }
  let end = 0;
  for (const at of line.ends) if (at > end) end = at;
  if (end >= line.text.length) return text;
  const tail = line.text.slice(end);
  if (!/[\p{L}\p{N}]/u.test(tail)) return text;
  return text === '' ? tail.trim() : `${text} ${tail.trim()}`;
}
