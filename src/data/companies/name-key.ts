// The one form in which names of companies are stored and looked for: their words in capitals without signs, short
// words in place of long ones, without AND, a leading THE, and what is legal form. What is left, written without
// blanks, is the key: `A.C.N. Holdings Pty. Ltd.` and `ACN HOLDINGS P/L` have the same. An import runs it over some
// thirty million names, so that it works on bytes and makes no string.
import { foldText } from '../../address/fold-text.js';
import { CONDITIONS, ENDINGS, FORM, OF_TRUSTS, SHORT_WORDS, TRUSTEES, type Form } from './legal-forms.js';

/** Most bytes of a name that are read: the register allows 200 characters. Longer ones are compared by so many. */
const MOST_BYTES = 600;
/** Most bytes of a key; a byte says how long one is. */
export const LONGEST_KEY = 200;
const SPACE = 32;

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
type Words = readonly Uint8Array[];
const encoded = (words: readonly string[]): Words => words.map(bytesOf);

const endings = ENDINGS.map(([words, form]) => ({ words: encoded(words), form }));
const trustees = TRUSTEES.map(encoded);
/** As a name is read: without AND, and long words in their short form. */
const conditions = CONDITIONS.map((words) =>
  encoded(words.filter((word) => word !== 'AND').map((word) => SHORT_WORDS[word] ?? word)),
);
const ofTrusts = encoded(OF_TRUSTS);
const shortWords = Object.entries(SHORT_WORDS).map(([long, short]) => [bytesOf(long), bytesOf(short)] as const);
const LONGEST_LONG_WORD = Math.max(...shortWords.map(([long]) => long.length));
const SHORTEST_LONG_WORD = Math.min(...shortWords.map(([long]) => long.length));
const AND = bytesOf('AND');
const THE = encoded(['THE']);

/** What a byte becomes: itself in capitals, a blank, or 0 for what is dropped (apostrophes and periods). */
const FOLDED = new Uint8Array(128).map((_, byte) => {
  const char = String.fromCharCode(byte);
  if (/[A-Za-z]/.test(char)) return byte & ~32;
  if (/\d/.test(char)) return byte;
  return /['`.]/.test(char) ? 0 : SPACE;
});

/** The words of one name; valid until the next `read`. */
export class NameKey {
  /** Words one after another: word i is bytes[start[i], end[i]). */
  readonly bytes = new Uint8Array(MOST_BYTES);
  readonly start = new Int32Array(MOST_BYTES);
  readonly end = new Int32Array(MOST_BYTES);
  /** The words of the name without its form: from `first` to `last`, not included. */
  first = 0;
  last = 0;
  form: Form = FORM.none;
  /** The key. */
  readonly key = new Uint8Array(LONGEST_KEY);
  length = 0;
  private words = 0;

  /** Reads a name, `isPerson` for one that is of a person and has no form. UTF-8. */
  read(bytes: Uint8Array, from: number, to: number, isPerson = false): this {
    const stop = Math.min(to, from + MOST_BYTES);
    if (!this.fold(bytes, from, stop)) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, stop - from).toString('utf8');
      const folded = bytesOf(foldText(text).text.replace(/[^\p{ASCII}]/gu, ''));
      this.fold(folded, 0, Math.min(folded.length, MOST_BYTES));
    }
    this.first = 0;
    this.last = this.words;
    this.form = FORM.none;
    if (!isPerson) this.strip();
    this.squeeze();
    return this;
  }

  /** The same of a text. */
  readText(text: string, isPerson = false): this {
    const bytes = bytesOf(text);
    return this.read(bytes, 0, bytes.length, isPerson);
  }

  /** The key as a text. */
  keyText(): string {
    return Buffer.from(this.key.buffer, this.key.byteOffset, this.length).toString('latin1');
  }

  /** The words without the form, as texts. */
  wordTexts(): string[] {
    const texts: string[] = [];
    for (let word = this.first; word < this.last; word++) {
      texts.push(Buffer.from(this.bytes.subarray(this.start[word]!, this.end[word]!)).toString('latin1'));
    }
    return texts;
  }

  /** Writes folded words; false for a name with other letters than ASCII has. */
  private fold(source: Uint8Array, from: number, to: number): boolean {
    const { bytes } = this;
    let at = 0;
    let begun = -1;
    this.words = 0;
    for (let i = from; i < to; i++) {
      const byte = source[i]!;
      if (byte > 127) return false;
      const folded = FOLDED[byte]!;
      if (folded > SPACE) {
        if (begun < 0) begun = at;
        bytes[at++] = folded;
      } else if (folded === SPACE) {
        if (begun >= 0) {
          at = this.endWord(begun, at);
          begun = -1;
        }
      }
    }
    if (begun >= 0) this.endWord(begun, at);
    return true;
  }

  /** Ends the word that began there, in its short form; returns where the next may begin. */
  private endWord(begun: number, at: number): number {
    const length = at - begun;
    // Names are written with and, with a sign for it, with a comma: a name does not begin with it.
    if (length === AND.length && this.words > 0 && sameBytes(this.bytes, begun, AND)) return begun;
    this.start[this.words] = begun;
    if (length >= SHORTEST_LONG_WORD && length <= LONGEST_LONG_WORD) {
      for (const [long, short] of shortWords) {
        if (long.length !== length || !sameBytes(this.bytes, begun, long)) continue;
        this.bytes.set(short, begun);
        at = begun + short.length;
        break;
      }
    }
    this.end[this.words++] = at;
    return at;
  }

  /** Takes the form off both ends, unless nothing would be left. */
  private strip(): void {
    for (const words of conditions) if (this.last > words.length && this.endsWith(words)) this.last -= words.length;
    for (const { words, form } of endings) {
      if (this.last <= words.length || !this.endsWith(words)) continue;
      this.last -= words.length;
      this.form = form;
      break;
    }
    for (const words of trustees) {
      if (this.last <= words.length || !this.beginsWith(words)) continue;
      this.first = words.length;
      this.form = FORM.trust;
      break;
    }
    if (this.form === FORM.none && this.last > 0 && ofTrusts.some((word) => this.isWord(this.last - 1, word))) {
      this.form = FORM.trust;
    }
    if (this.last - this.first > 1 && this.beginsWith(THE)) this.first++;
  }

  private endsWith(words: Words): boolean {
    for (let i = words.length - 1, word = this.last - 1; i >= 0; i--, word--) {
      if (word < this.first || !this.isWord(word, words[i]!)) return false;
    }
    return true;
  }

  private beginsWith(words: Words): boolean {
    for (let i = 0; i < words.length; i++) {
      if (this.first + i >= this.last || !this.isWord(this.first + i, words[i]!)) return false;
    }
    return true;
  }

  private isWord(word: number, wanted: Uint8Array): boolean {
    const from = this.start[word]!;
    return this.end[word]! - from === wanted.length && sameBytes(this.bytes, from, wanted);
  }

  private squeeze(): void {
    let length = 0;
    for (let word = this.first; word < this.last; word++) {
      for (let i = this.start[word]!, end = this.end[word]!; i < end && length < LONGEST_KEY; i++) {
        this.key[length++] = this.bytes[i]!;
      }
    }
    this.length = length;
  }
}

function sameBytes(bytes: Uint8Array, from: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[from + i] !== wanted[i]) return false;
  return true;
}
