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

/** Divides the words of one line; what it made is kept for the next question. */
export class Divider {
  private readonly memo = new Map<number, WrittenStreet[]>();

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
    for (const type of GLUED) this.addUnglued(from, end, type, typeIn(this.index, streetType(type)!), list);
    for (const [word, type] of this.index.typeId) {
      if (word.length > 2) this.addUnglued(from, end, word, type, list);
    }
    this.addMisspelt(from, end, list);
    return list;
  }

  /** SMITHST: the type word parted from the end of the last word, where enough of a name is left. */
  private addUnglued(from: number, end: number, typeWord: string, type: number, list: WrittenStreet[]): void {
    const { words } = this.line;
    const last = words[end - 1]!;
    const least = 3 - Math.min(2, end - 1 - from);
    if (last.length < typeWord.length + least || !last.endsWith(typeWord)) return;
    const name = [...words.slice(from, end - 1), last.slice(0, -typeWord.length)].join(' ').trim();
    list.push(division(from, end, name, type, NOT_WRITTEN, COST.gluedType, true));
  }

  /** SMITH STEET: the last word as a type with a slip or two. */
  private addMisspelt(from: number, end: number, list: WrittenStreet[]): void {
    const { words } = this.line;
    const last = words[end - 1]!;
    if (end - from < 2 || last.length < 3) return;
    const pattern = new Pattern(last);
    const most = last.length >= 6 ? 2 : 1;
    const name = words.slice(from, end - 1).join(' ');
    for (const [word, type] of this.index.typeId) {
      if (word.length < 3) continue;
      const edits = pattern.distanceTo(word, most);
      if (edits > most) continue;
      const cost = TYPE_EDIT.each * edits + (word.length < 5 ? TYPE_EDIT.short : 0);
      list.push(division(from, end, name, type, NOT_WRITTEN, cost, true));
    }
  }
}
