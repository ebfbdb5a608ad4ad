// The divisions of a line's words, made once for each span, and those that suppose a slip in the type word.
import { Pattern } from '../../address/distance.js';
import type { Line } from '../../address/parse/reading.js';
import { streetType } from '../../address/vocabulary/street.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { division, divisionsOf, NOT_WRITTEN, typeIn, type WrittenStreet } from './divisions.js';

/** Abbreviated types that people glue to the name ("smithst"), beside the full words. */
const GLUED = ['ST', 'RD', 'AVE', 'DR', 'CT', 'PL', 'CRES', 'PDE', 'HWY'];
/** Cost of each edit in a type word, and what a short one costs more. */
const TYPE_EDIT = { each: 0.45, short: 0.15 };

/** A type that a word ends in, or that it is with a slip: its index in the set, its letters, and what it costs. */
interface Slip {
  readonly type: number;
  readonly length: number;
  readonly cost: number;
}

/** Divides the words of one line; what it made is kept for the next question. */
export class Divider {
  private readonly memo = new Map<number, WrittenStreet[]>();
  /** What a word may be of type words, by its place in the line: every span that ends in it asks. */
  private readonly slips: (readonly Slip[] | undefined)[] = [];
  private readonly glued: (readonly Slip[] | undefined)[] = [];

  constructor(
    private readonly index: IndexedSet,
    private readonly line: Line,
  ) {}

  /** Divisions of exactly [from, end). */
  at(from: number, end: number): readonly WrittenStreet[] {
    const key = from * 128 + end;
    let list = this.memo.get(key);
    if (!list) {
      list = divisionsOf(this.index, this.line, from, end);
      this.memo.set(key, list);
    }
    return list;
  }

  /** Further divisions that suppose a slip in the type word, or a type glued to the name. */
  damaged(from: number, end: number): WrittenStreet[] {
    if (streetType(this.line.words[end - 1]!) !== undefined) return [];
    const list: WrittenStreet[] = [];
    this.addUnglued(from, end, list);
    this.addMisspelt(from, end, list);
    return list;
  }

  /** SMITHST: the type word parted from the end of the last word, where enough of a name is left. */
  private addUnglued(from: number, end: number, list: WrittenStreet[]): void {
    const { words } = this.line;
    const last = words[end - 1]!;
    const least = 3 - Math.min(2, end - 1 - from);
    for (const { type, length, cost } of (this.glued[end] ??= this.typesBehind(last))) {
      if (last.length < length + least) continue;
      const name = [...words.slice(from, end - 1), last.slice(0, -length)].join(' ').trim();
      list.push(division(from, end, name, type, NOT_WRITTEN, cost, true));
    }
  }

  /** SMITH STEET: the last word as a type with a slip or two. */
  private addMisspelt(from: number, end: number, list: WrittenStreet[]): void {
    const { words } = this.line;
    const last = words[end - 1]!;
    if (end - from < 2 || last.length < 3) return;
    const name = words.slice(from, end - 1).join(' ');
    for (const { type, cost } of (this.slips[end] ??= this.typesNear(last))) {
      list.push(division(from, end, name, type, NOT_WRITTEN, cost, true));
    }
  }

  /** The type words that end the word. */
  private typesBehind(word: string): Slip[] {
    const found: Slip[] = [];
    const add = (text: string, type: number): void => {
      if (word.endsWith(text)) found.push({ type, length: text.length, cost: COST.gluedType });
    };
    for (const short of GLUED) add(short, typeIn(this.index, streetType(short)!));
    for (const [full, type] of this.index.typeId) if (full.length > 2) add(full, type);
    return found;
  }

  /** The type words that are an edit or two from the word. */
  private typesNear(word: string): Slip[] {
    const found: Slip[] = [];
    const pattern = new Pattern(word);
    const most = word.length >= 6 ? 2 : 1;
    for (const [full, type] of this.index.typeId) {
      if (full.length < 3) continue;
      const edits = pattern.distanceTo(full, most);
      if (edits > most) continue;
      const cost = TYPE_EDIT.each * edits + (full.length < 5 ? TYPE_EDIT.short : 0);
      found.push({ type, length: full.length, cost });
    }
    return found;
  }
}
