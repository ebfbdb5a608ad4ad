// Cuts a text into words with their source offsets: capitals, accents folded, apostrophes and abbreviation periods
// dropped, numbers kept whole (5/24, 24-26), glued words parted (UNIT5, VIC3073). Linear, and bounded on any input.
import { arrange } from './arrange/arrange.js';
import { foldText } from '../fold-text.js';
import { insideOf, withOutside } from './outside/outside.js';
import type { Line } from './reading.js';
import { withoutCarried } from './words/carried.js';
import { withoutEntities } from './words/entities.js';
import { ALPHANUMERIC, CLOSE, classOf, JOINER, letterInBrackets, OPEN, OTHER, SPACE } from './words/characters.js';
import { gluedAt, gluedCornerAt, isCodeBehindName, isLabel, mended, suffixedAt } from './words/glued.js';
import { CARE_OF, FLOOR_WORDS, FLOORS, GROUND, HIGHWAY, NUMBER_WORD, ORDINAL } from './words/forms.js';
import { isUnitLabel, isWithinName, join, slashedWord } from './words/joints.js';
import { pairsIn } from './words/order.js';
import { isPlain } from './words/plain.js';
import { withCountryApart, withCountryLast } from './words/country-first.js';
import { breaksWithQuotes } from './words/quoted.js';
import { readPart } from './words/read-part.js';
import { ofPlain, withSigns } from './words/signs.js';
import { MOST_WORDS, WordList } from './words/word-list.js';
import { KIND, kindsBehind, kindsOf } from '../vocabulary/kinds.js';

/** Cuts `text` into a line. `mark` says of its words, before they are arranged, what is known of them. */
export function toLine(text: string, mark?: (line: Line) => Line): Line {
  if (isPlain(text)) return new Cutter(ofPlain(text)).cut(mark);
  const signed = withSigns(withCountryApart(withoutCarried(withoutEntities(text).trim()).text));
  const inside = insideOf(signed);
  return withOutside(new Cutter(signed, inside.text).cut(mark), inside);
}

class Cutter {
  private readonly source: string;
  private readonly list: WordList;
  /** Pairs of word indexes that brackets enclose. */
  private brackets: number[] | null = null;

  constructor(
    private readonly text: string,
    inside = text,
  ) {
    const folded = foldText(readPart(inside));
    this.source = folded.text;
    this.list = new WordList(folded.offsets);
  }

  cut(mark?: (line: Line) => Line): Line {
    const { source, list } = this;
    const n = source.length;
    let i = 0;
    let open = -1;
    while (i < n && list.words.length < MOST_WORDS) {
      const kind = classOf(source.charCodeAt(i));
      if (kind === ALPHANUMERIC || kind === JOINER) {
        i = this.run(i);
        continue;
      }
      if (kind === SPACE || kind === OTHER) {
        if (source[i] === '#') list.markSign();
      } else {
        list.break();
        if (kind === OPEN && open < 0) open = list.words.length;
        else if (kind === CLOSE && open >= 0) {
          this.bracket(open);
          open = -1;
        }
      }
      i++;
    }
    if (open >= 0) this.unclosed(open);
    const { words, starts, ends, kinds } = list;
    const breaks = breaksWithQuotes(this.text, list);
    const line: Line = { text: this.text, words, starts, ends, breaks, kinds, aside: words.length, columns: null };
    const marked = mark ? mark(withCountryLast(line)) : withCountryLast(line);
    return arrange(marked, pairsIn(line, marked, this.brackets));
  }

  /** Adds the words of the run without spaces that begins at `start`; returns the index behind it. */
  private run(start: number): number {
    const { source } = this;
    const n = source.length;
    let digits = false;
    let letters = false;
    let plain = true;
    let i = start;
    for (; i < n; i++) {
      const code = source.charCodeAt(i);
      const kind = classOf(code);
      if (kind === ALPHANUMERIC) {
        if (code < 58) digits = true;
        else letters = true;
      } else if (kind === JOINER) plain = false;
      else break;
    }
    const letter = digits ? letterInBrackets(source, i) : '';
    if (letter !== '' && NUMBER_WORD.test(source.slice(start, i) + letter)) {
      this.list.add(source.slice(start, i) + letter, start, i + 3, KIND.number);
      return i + 3;
    }
    if (plain) this.push(source.slice(start, i), start, i, digits, letters);
    else this.punctuated(start, i);
    return i;
  }

  /** A bracket that nothing closes ends at the next break. */
  private unclosed(from: number): void {
    const { breaks, words } = this.list;
    let to = from + 1;
    while (to < words.length && !breaks[to]!) to++;
    if (words.length > from) (this.brackets ??= []).push(from, to);
  }

  private bracket(from: number): void {
    if (this.list.words.length > from) (this.brackets ??= []).push(from, this.list.words.length);
  }

  /** Adds the words of a run that has joining punctuation in it. */
  private punctuated(start: number, end: number): void {
    const { list } = this;
    const raw = this.source.slice(start, end);
    if (NUMBER_WORD.test(raw) || (list.isBehindUnit && isUnitLabel(raw))) {
      list.add(raw, start, end, KIND.number);
      return;
    }
    const slashed = slashedWord(raw);
    if (slashed !== undefined) {
      list.add(slashed, start, end, kindsOf(slashed));
      return;
    }
    const care = CARE_OF.exec(raw);
    if (care) {
      list.add('C/O', start, start + care[0].length, kindsOf('C/O'));
      if (start + care[0].length < end) this.punctuated(start + care[0].length, end);
      return;
    }
    const floors = FLOORS.exec(raw);
    if (floors) {
      const end1 = start + floors[1]!.length + 1;
      list.add('FLOOR', start, end1, kindsOf('FLOOR'));
      list.add(`${floors[1]!}-${floors[2]!}`, end1, end, KIND.number);
      return;
    }
    if (GROUND.test(raw)) {
      list.add(raw.replace(/[/\\].*/, 'F'), start, end, KIND.level);
      return;
    }
    this.pieces(start, end);
  }

  /** Adds the words of a run, each made of the pieces that its punctuation joins. */
  private pieces(start: number, end: number): void {
    const { source } = this;
    let word = '';
    let from = start;
    let to = start;
    let lastPiece = '';
    let joiner = '';
    for (let i = start; i < end;) {
      const pieceStart = i;
      while (i < end && classOf(source.charCodeAt(i)) === ALPHANUMERIC) i++;
      if (i === pieceStart) {
        joiner += source[i]!;
        i++;
        continue;
      }
      const piece = source.slice(pieceStart, i);
      const joined = word === '' ? '' : join(word, lastPiece, joiner, piece);
      if (joined !== '') word = joined;
      else {
        if (word !== '') this.split(word, from, to);
        this.between(joiner, pieceStart, word === '');
        word = piece;
        from = pieceStart;
      }
      to = i;
      lastPiece = piece;
      joiner = '';
    }
    if (word !== '') this.split(word, from, to);
    this.between(joiner, end, true);
  }

  /** Punctuation before, between or after words that does not join them. */
  private between(joiner: string, end: number, outside: boolean): void {
    if (joiner === '') return;
    if (joiner.includes('&') || joiner.includes('+')) {
      this.list.add('AND', end - joiner.length, end, 0);
      return;
    }
    const mark = joiner.at(-1)!;
    const { list, source } = this;
    if (!outside && mark === '/' && list.hasCorner && !isWithinName(source, end, list.kinds.at(-1)!)) {
      this.list.add('AND', end - 1, end, 0);
      return;
    }
    if (outside && (mark === '-' || mark === '/' || mark === '\\')) this.list.markGlue(mark === '-' ? '-' : '/');
  }

  private split(word: string, start: number, end: number): void {
    this.push(word, start, end, /\d/.test(word), /[A-\uffff]/.test(word));
  }

  /** Adds a word, parting letters from digits where two words were glued together. */
  private push(word: string, start: number, end: number, digits: boolean, letters: boolean): void {
    const { list } = this;
    if (!digits) this.lettered(word, start, end);
    else if (!letters) list.add(word, start, end, KIND.number);
    else this.mixed(word, start, end);
  }

  /** Adds a word of letters; CENTRECNR and STREETCORNER are two. */
  private lettered(word: string, start: number, end: number): void {
    const { list } = this;
    const cut = gluedCornerAt(word);
    const before = cut > 0 ? kindsOf(word.slice(0, cut)) : 0;
    if ((before & (KIND.building | KIND.strongType)) !== 0) {
      list.add(word.slice(0, cut), start, start + cut, before);
      list.add(word.slice(cut), start + cut, end, KIND.corner);
    } else {
      if (word[0] === 'F' && FLOOR_WORDS.has(word)) list.groundBefore();
      list.add(word, start, end, kindsBehind(word, list.words));
    }
  }

  /** Adds a word of letters and digits: one number, ordinal or name, or two words. */
  private mixed(word: string, start: number, end: number): void {
    const { list } = this;
    if (ORDINAL.test(word)) {
      list.add(word, start, end, KIND.ordinal);
      return;
    }
    if (HIGHWAY.test(word)) {
      list.add(word, start, end, KIND.type);
      return;
    }
    const letters = isCodeBehindName(this.source, start, end) ? word : mended(word, this.source.charAt(end) === ' ');
    if (letters !== '') {
      list.add(letters, start, end, 0);
      return;
    }
    const cut = isLabel(word, list.unitBefore) ? 0 : suffixedAt(this.text, word, list.offset(start), gluedAt(word));
    const behind = end - (word.length - cut);
    // Where the text is longer than the word, punctuation went (R.D.2): the place between is certain where the text
    // ends in what stands behind it.
    if (cut === 0 || this.source.slice(behind, end) !== word.slice(cut)) {
      list.add(word, start, end, KIND.number);
      return;
    }
    this.split(word.slice(0, cut), start, behind);
    this.split(word.slice(cut), behind, end);
  }
}
