// The different words of names, and how often each is used: what a mistyped word may be meant for. Words with digits
// are left out, since another number is another name, and those of one or two letters, since everything is near them.
import { ByteTable, doubled, type TableParts } from '../../names/write/byte-table.js';

const SHORTEST = 3;
const LONGEST = 40;
const LETTER_A = 65;

/** Counts as plain memory, for another thread. */
export interface WordParts {
  readonly table: TableParts;
  readonly uses: Uint32Array<ArrayBuffer>;
}

export class WordCounts {
  private readonly table = new ByteTable();
  private uses = new Uint32Array(1 << 12);

  add(bytes: Uint8Array, from: number, to: number, uses = 1): void {
    if (to - from < SHORTEST || to - from > LONGEST) return;
    for (let i = from; i < to; i++) if (bytes[i]! < LETTER_A) return;
    const id = this.table.add(bytes, from, to);
    if (id >= this.uses.length) this.uses = doubled(this.uses);
    this.uses[id]! += uses;
  }

  /** Takes the counts of another. */
  addAll({ table, uses }: WordParts): void {
    const other = ByteTable.of(table);
    for (let id = 0; id < other.size; id++) {
      const bytes = other.bytes(id);
      this.add(bytes, 0, bytes.length, uses[id]);
    }
  }

  parts(): WordParts {
    return { table: this.table.parts(), uses: this.uses };
  }
}
