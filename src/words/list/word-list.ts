// The words of one language by id, and the id of a word as people write it. Kept as bytes: of a list a process may need
// three words, or every word a million times.
import type { WordIds } from '../scheme/triples.js';
import { foldWord } from './fold.js';
import { FoldedWords } from './folded-words.js';

const NEW_LINE = 10;
/** More words than any list has. */
const MOST_WORDS = 65_535;

export class WordList {
  private readonly bytes: Buffer;
  /** Where each word begins that was come to, and where the next would. */
  private readonly starts = new Uint32Array(MOST_WORDS + 1);
  /** How many words were come to, and how many bytes were looked through for them. */
  private known = 0;
  private passed = 0;
  private readonly words: (string | undefined)[] = [];
  /** Words with the dot behind them: a text of three is then made of three pieces and not of five. */
  private readonly dotted: (string | undefined)[] = [];
  private index: FoldedWords | undefined;

  /** `bytes`: UTF-8, a word in small letters on each line in the order of ids, each line with its end. */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** How many words there are: ids are from 0 to `size` - 1. */
  get size(): number {
    this.comeTo(MOST_WORDS - 1);
    return this.known;
  }

  /** Whether there is a word with that id. */
  has(id: number): boolean {
    if (id >= this.known) this.comeTo(id);
    return id >= 0 && id < this.known;
  }

  /** The word with that id, in its native spelling. Throws RangeError where the list has no such id. */
  word(id: number): string {
    return (this.words[id] ??= this.read(id));
  }

  /** Three words with dots between them: `dice.back.lowest`. Throws RangeError where the list has no such id. */
  joined([first, second, third]: WordIds): string {
    return this.withDot(first) + this.withDot(second) + this.word(third);
  }

  /** The id of a word, or undefined: marks and capitals do not count. */
  find(text: string): number | undefined {
    this.index ??= new FoldedWords(this.foldedLines(), this.size);
    return this.index.find(text);
  }

  /** All lines folded at once, which the ends of lines outlast. */
  private foldedLines(): string {
    const text = this.bytes.toString('utf8');
    // Of letters without marks the small ones are the folded ones, and that is found out sooner.
    return text.length === this.bytes.length ? text.toLowerCase() : foldWord(text);
  }

  private withDot(id: number): string {
    return (this.dotted[id] ??= `${this.word(id)}.`);
  }

  private read(id: number): string {
    if (!this.has(id)) throw new RangeError(`no word ${id} in a list of ${this.size}`);
    return this.bytes.toString('utf8', this.starts[id], this.starts[id + 1]! - 1);
  }

  /** Looks for the ends of lines as far as that id, or the end: familiar words are at the beginning. */
  private comeTo(id: number): void {
    const { bytes, starts } = this;
    let { known, passed } = this;
    while (known <= id && passed < bytes.length) {
      if (bytes[passed++] === NEW_LINE) starts[++known] = passed;
    }
    this.known = known;
    this.passed = passed;
  }
}
