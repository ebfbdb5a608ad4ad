// Cuts a text into words with their source offsets: capitals, accents folded, apostrophes and abbreviation periods
// dropped, numbers kept whole (5/24, 24-26), glued words parted (UNIT5, VIC3073). Linear, and bounded on any input.
import { arrange } from './arrange.js';
import { foldText } from '../fold-text.js';
import { isDigits } from './number-word.js';
import type { Line } from './reading.js';
import { KIND, kindsOf } from '../vocabulary/kinds.js';

/** Longest piece of a text that is read, in characters and words; what follows is left to the caller as unknown. */
export const LONGEST_LINE = 1000;
export const MOST_WORDS = 60;

const SPACE = 0;
const ALNUM = 1;
const BREAK = 2;
const JOINER = 3;
const OTHER = 4;
const OPEN = 5;
const CLOSE = 6;
const CLASS = new Uint8Array(128);
for (let c = 33; c < 127; c++) CLASS[c] = OTHER;
for (let c = 48; c < 58; c++) CLASS[c] = ALNUM;
for (let c = 65; c < 91; c++) CLASS[c] = ALNUM;
for (const c of ',;|\n\r\t\v\f') CLASS[c.charCodeAt(0)] = BREAK;
for (const c of "'`./\\-&+?") CLASS[c.charCodeAt(0)] = JOINER;
for (const c of '([{<') CLASS[c.charCodeAt(0)] = OPEN;
for (const c of ')]}>') CLASS[c.charCodeAt(0)] = CLOSE;
const classOf = (code: number): number => (code < 128 ? CLASS[code]! : ALNUM);

/** Two-letter words that people glue to the number behind them; longer words always part from it. */
const GLUED = new Set(['UN', 'RD', 'LV', 'FL', 'LT', 'RM', 'FY', 'TH', 'MS', 'NO', 'UT', 'SP', 'SE', 'WA', 'SA', 'NT']);
const NUMBER_WORD = /^[A-Z]?\d+[A-Z]?(?:[/-]\d+[A-Z]?)*$/;
/** A unit's word glued to a label with a letter: UNITC305. */
const LETTERED_UNIT = /^(UNIT|UNT|SHOP|SHP|SUITE|APT|FLAT)([A-Z]\d+[A-Z]?(?:\/.+)?)$/;
/** A digit between letters that a scanner put there for a letter: TH0MPSON, MAR5DEN. */
const DAMAGED = /^([A-Z]+)([0158])[A-Z]{2,}$/;
const MEANT: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };
/** A state highway's number is its name: SH1. */
const HIGHWAY = /^SH\d{1,2}[A-Z]?$/;
/** 1ST and 21ST, but 11ST and 4ST are a number and a saint. */
const ORDINAL = /^(?:\d+(?:ND|RD|TH)|(?:\d*[02-9])?1ST)$/;
/** A number that runs into a street's name; of two letters only words that begin names, since 24AB may be a number. */
const GLUED_NUMBER = /^(\d+)([A-Z]{3,}|ST|MT|MC|DE|DU|LA|LE|EL)$/;
const CARE_OF = /^C[/\\](?:O(?![A-Z0-9])-?|-)|^C[/\\]$/;
/** "P/L" of a firm's name is no level. */
const COMPANY = /^P[/\\]L$/;
const GROUND = /^(?:L|U)?G[/\\]F(?:LOOR|LR|L)?$/;

/** Cuts `text` into a line. */
export function toLine(text: string): Line {
  return new Cutter(text.trim()).cut();
}

class Cutter {
  private readonly words: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly breaks: boolean[] = [];
  private readonly kinds: number[] = [];
  private readonly source: string;
  private readonly offsets: readonly number[] | null;
  private broken = false;
  /** The word that follows a number sign, or -1. */
  private sign = -1;
  /** A dash or slash with a space beside it, waiting to see whether numbers stand on both sides. */
  private glue = '';
  private bracketed: number[] | null = null;

  constructor(private readonly text: string) {
    const folded = foldText(readPart(text));
    this.source = folded.text;
    this.offsets = folded.offsets;
  }

  cut(): Line {
    const { source } = this;
    const n = source.length;
    let i = 0;
    let open = -1;
    while (i < n && this.words.length < MOST_WORDS) {
      const kind = classOf(source.charCodeAt(i));
      if (kind === SPACE || kind === OTHER) {
        if (source[i] === '#') this.sign = this.words.length;
        i++;
        continue;
      }
      if (kind === BREAK) {
        this.broken = true;
        this.glue = '';
        i++;
        continue;
      }
      if (kind === OPEN || kind === CLOSE) {
        this.broken = true;
        this.glue = '';
        if (kind === OPEN && open < 0) open = this.words.length;
        else if (kind === CLOSE && open >= 0) {
          this.bracket(open);
          open = -1;
        }
        i++;
        continue;
      }
      const start = i;
      let digits = false;
      let letters = false;
      let plain = true;
      for (; i < n; i++) {
        const code = source.charCodeAt(i);
        const cls = classOf(code);
        if (cls === ALNUM) {
          if (code < 58) digits = true;
          else letters = true;
        } else if (cls === JOINER) plain = false;
        else break;
      }
      if (plain) this.push(source.slice(start, i), start, i, digits, letters);
      else this.chunk(start, i);
    }
    if (open >= 0) this.bracket(open);
    const line: Line = {
      text: this.text,
      words: this.words,
      starts: this.starts,
      ends: this.ends,
      breaks: this.breaks,
      kinds: this.kinds,
      aside: this.words.length,
    };
    return arrange(line, this.bracketed);
  }

  private bracket(from: number): void {
    if (this.words.length > from) (this.bracketed ??= []).push(from, this.words.length);
  }

  /** A run without spaces that has joining punctuation in it. */
  private chunk(start: number, end: number): void {
    const { source } = this;
    const raw = source.slice(start, end);
    if (NUMBER_WORD.test(raw)) {
      this.add(raw, start, end, KIND.number);
      return;
    }
    if (COMPANY.test(raw)) {
      this.add('PTY', start, end, 0);
      return;
    }
    const care = CARE_OF.exec(raw);
    if (care) {
      this.add('C/O', start, start + care[0].length, KIND.care);
      if (start + care[0].length < end) this.chunk(start + care[0].length, end);
      return;
    }
    if (GROUND.test(raw)) {
      this.add(raw.replace(/[/\\].*/, 'F'), start, end, KIND.level);
      return;
    }
    let word = '';
    let from = start;
    let to = start;
    let lastSegment = '';
    let joiner = '';
    for (let i = start; i < end;) {
      const segmentStart = i;
      while (i < end && classOf(source.charCodeAt(i)) === ALNUM) i++;
      if (i === segmentStart) {
        joiner += source[i]!;
        i++;
        continue;
      }
      const segment = source.slice(segmentStart, i);
      const joined = word === '' ? '' : join(word, lastSegment, joiner, segment);
      if (joined !== '') word = joined;
      else {
        if (word !== '') this.split(word, from, to);
        this.between(joiner, segmentStart, word === '');
        word = segment;
        from = segmentStart;
      }
      to = i;
      lastSegment = segment;
      joiner = '';
    }
    if (word !== '') this.split(word, from, to);
    this.between(joiner, end, true);
  }

  /** Punctuation before, between or after words that does not join them. */
  private between(joiner: string, end: number, outside: boolean): void {
    if (joiner === '') return;
    if (joiner.includes('&') || joiner.includes('+')) {
      this.add('AND', end - joiner.length, end, 0);
      return;
    }
    const mark = joiner.at(-1)!;
    if (outside && (mark === '-' || mark === '/' || mark === '\\')) this.glue = mark === '-' ? '-' : '/';
  }

  private split(word: string, start: number, end: number): void {
    let digits = false;
    let letters = false;
    for (let i = 0; i < word.length; i++) {
      const c = word.charCodeAt(i);
      if (c >= 48 && c < 58) digits = true;
      else if (c >= 65) letters = true;
    }
    this.push(word, start, end, digits, letters);
  }

  /** Adds a word, parting letters from digits where two words were glued together. */
  private push(word: string, start: number, end: number, digits: boolean, letters: boolean): void {
    if (!digits) {
      this.add(word, start, end, kindsOf(word));
      return;
    }
    if (!letters) {
      this.add(word, start, end, KIND.number);
      return;
    }
    if (ORDINAL.test(word)) {
      this.add(word, start, end, KIND.ordinal);
      return;
    }
    if (HIGHWAY.test(word)) {
      this.add(word, start, end, KIND.type);
      return;
    }
    const damaged = word.length >= 5 ? DAMAGED.exec(word) : null;
    if (damaged && (damaged[2] === '0' || kindsOf(damaged[1]!) === 0)) {
      this.add(word.replace(damaged[2]!, MEANT[damaged[2]!]!), start, end, 0);
      return;
    }
    const lettered = LETTERED_UNIT.exec(word);
    if (lettered && end - start === word.length) {
      const at = start + lettered[1]!.length;
      this.add(lettered[1]!, start, at, kindsOf(lettered[1]!));
      this.add(lettered[2]!, at, end, KIND.number);
      return;
    }
    const firstDigit = word.search(/\d/);
    if (firstDigit >= 2) {
      const head = word.slice(0, firstDigit);
      if (/^[A-Z]+$/.test(head) && (head.length > 2 || GLUED.has(head)) && end - start === word.length) {
        this.add(head, start, start + firstDigit, kindsOf(head));
        this.push(word.slice(firstDigit), start + firstDigit, end, true, /[A-Z]/.test(word.slice(firstDigit)));
        return;
      }
    } else if (firstDigit === 0 && end - start === word.length) {
      const glued = GLUED_NUMBER.exec(word);
      if (glued) {
        const at = start + glued[1]!.length;
        this.add(glued[1]!, start, at, KIND.number);
        this.add(glued[2]!, at, end, kindsOf(glued[2]!));
        return;
      }
    }
    this.add(word, start, end, KIND.number);
  }

  private add(word: string, start: number, end: number, kind: number): void {
    const { words } = this;
    const last = words.length - 1;
    if (last + 1 >= MOST_WORDS) return;
    if (last >= 1 && (kind & (KIND.number | KIND.letter)) !== 0 && this.isFiller(last, kind)) {
      this.replace(last, word, start, end, kind);
      return;
    }
    if ((kind & KIND.number) !== 0 && this.sign >= 0) word = this.signed(word, last);
    if (this.glue !== '') {
      const glue = this.glue;
      this.glue = '';
      if (
        last >= 0 &&
        !this.broken &&
        (kind & KIND.number) !== 0 &&
        !(glue === '-' && word.includes('-')) &&
        glues(words[last]!, this.kinds[last]!, glue)
      ) {
        words[last] = `${words[last]!}${glue}${word}`;
        this.ends[last] = this.at(end);
        this.kinds[last] = KIND.number;
        return;
      }
      this.broken = true;
    }
    words.push(word);
    this.starts.push(this.at(start));
    this.ends.push(this.at(end));
    this.breaks.push(this.broken && last >= 0);
    this.kinds.push(kind);
    this.broken = false;
  }

  /** True if the last word only leads to the number behind it: UNIT NO 5, LOT NO 5, 4 AT 17. */
  private isFiller(last: number, kind: number): boolean {
    const { words, kinds } = this;
    const before = kinds[last - 1]!;
    if (words[last] === 'AT') return last === 1 && (before & KIND.number) !== 0 && (kind & KIND.number) !== 0;
    return (
      (words[last] === 'NO' || words[last] === 'NUMBER') &&
      !this.breaks[last]! &&
      (before & (KIND.flat | KIND.level | KIND.lot)) !== 0 &&
      (before & KIND.strongType) === 0
    );
  }

  private replace(at: number, word: string, start: number, end: number, kind: number): void {
    this.breaks[at] = this.words[at] === 'AT';
    this.words[at] = word;
    this.starts[at] = this.at(start);
    this.ends[at] = this.at(end);
    this.kinds[at] = kind;
    this.broken = false;
    this.glue = '';
  }

  /** "#12 15 SMITH ST", "15 SMITH ST #12": the sign marks a unit where another number is the house's. */
  private signed(word: string, last: number): string {
    const { words, kinds, sign } = this;
    if (sign === 0 && last === 0 && isDigits(words[0]!)) {
      words[0] = `U${words[0]!}`;
      this.sign = -1;
      this.broken = true;
    } else if (sign === last + 1 && last > 1 && isDigits(word) && (kinds[last]! & KIND.strongType) !== 0) {
      this.sign = -1;
      this.broken = true;
      return `U${word}`;
    }
    return word;
  }

  private at(offset: number): number {
    return this.offsets === null ? offset : this.offsets[offset]!;
  }
}

/** The words joined by punctuation without spaces, or '' where they are words of their own. */
function join(word: string, last: string, joiner: string, next: string): string {
  // A question mark inside a word stands for an accent that an encoding lost.
  if (joiner === "'" || joiner === '`' || joiner === '?') return isDigit(next, 0) && joiner === '?' ? '' : word + next;
  if (joiner === '.') {
    if (isDigit(last, last.length - 1) && isDigit(next, 0)) {
      return /^\d+$/.test(last) && /^\d+/.test(next) ? `${word}.${next}` : '';
    }
    return last.length === 1 && !isDigit(last, 0) ? word + next : '';
  }
  if (joiner === '/' || joiner === '\\') {
    return numberLike(last) && numberLike(next) && (hasDigit(word) || hasDigit(next)) ? `${word}/${next}` : '';
  }
  if (joiner === '-') {
    if (!numberLike(last) || !numberLike(next) || !(hasDigit(last) || hasDigit(next))) return '';
    return /^[ULF]$/.test(word) ? word + next : `${word}-${next}`;
  }
  return '';
}

const isDigit = (text: string, i: number): boolean => {
  const c = text.charCodeAt(i);
  return c >= 48 && c < 58;
};
const hasDigit = (text: string): boolean => /\d/.test(text);
/** 24, 24A, U5, UNIT5, G12, or one letter. */
const numberLike = (text: string): boolean => text.length === 1 || /^[A-Z]*\d+[A-Z]{0,2}$/.test(text);
/** True if a number may follow `word` over a dash or slash that has spaces around it. */
const glues = (word: string, kind: number, glue: string): boolean =>
  (kind & KIND.number) !== 0 ? !word.endsWith('-') : glue === '/' && (kind & KIND.letter) !== 0;

/**
 * What is read of a text, so that work on it is bounded: the start of an overlong one, cut where a word ends if one
 * ends there at all.
 */
export function readPart(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  const cut = text.slice(0, LONGEST_LINE);
  const end = cut.search(/[^\s,;|]+$/);
  return end > 0 ? cut.slice(0, end) : cut;
}
