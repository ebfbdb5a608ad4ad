// Folded words and their ids, found by a hash of their units: neither a string nor an object is made for a question.
import { foldUnit, WHOLE_WORD } from './fold-unit.js';
import { foldWord } from './fold.js';

/** FNV-1a with 32 bits (Fowler, Noll, Vo): what it begins with, and its factor. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SMALL_A = 97;
const SMALL_Z = 122;
const NEW_LINE = 10;

export class FoldedWords {
  private readonly lines: string;
  /** Where the line of each word begins, and where one more would. */
  private readonly starts: Uint32Array;
  /** Open addressing: id + 1 of the word in each slot, 0 where there is none. */
  private readonly slots: Uint16Array;
  private readonly mask: number;

  /** `lines`: folded words, each with the end of its line; `count` of them, at most 65,535, no two the same. */
  constructor(lines: string, count: number) {
    this.lines = lines;
    this.starts = new Uint32Array(count + 1);
    this.mask = 2 ** Math.ceil(Math.log2(3 * count + 1)) - 1;
    this.slots = new Uint16Array(this.mask + 1);
    let id = 0;
    let hash = FNV_OFFSET;
    for (let at = 0; at < lines.length; at++) {
      const unit = lines.charCodeAt(at);
      if (unit === NEW_LINE) {
        let slot = this.slotOf(hash);
        while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask;
        this.slots[slot] = ++id;
        this.starts[id] = at + 1;
        hash = FNV_OFFSET;
      } else {
        hash = Math.imul(hash ^ unit, FNV_PRIME);
      }
    }
  }

  /** The id of a word however it is written, or undefined. */
  find(text: string): number | undefined {
    let hash = FNV_OFFSET;
    for (let at = 0; at < text.length; at++) {
      let unit = text.charCodeAt(at);
      if (unit < SMALL_A || unit > SMALL_Z) {
        unit = foldUnit(unit);
        if (unit === WHOLE_WORD) return this.findFolded(foldWord(text));
      }
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    return this.lookUp(hash, text);
  }

  /** As `find`, for a text as `foldWord` made it. */
  private findFolded(text: string): number | undefined {
    let hash = FNV_OFFSET;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
    return this.lookUp(hash, text);
  }

  private lookUp(hash: number, text: string): number | undefined {
    for (let slot = this.slotOf(hash); this.slots[slot] !== 0; slot = (slot + 1) & this.mask) {
      const id = this.slots[slot]! - 1;
      if (this.is(id, text)) return id;
    }
    return undefined;
  }

  /** Whether that word is what the text folds to, unit by unit. */
  private is(id: number, text: string): boolean {
    const start = this.starts[id]!;
    if (this.starts[id + 1]! - start - 1 !== text.length) return false;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const wanted = this.lines.charCodeAt(start + at);
      if (unit !== wanted && foldUnit(unit) !== wanted) return false;
    }
    return true;
  }

  private slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.mask;
  }
}
