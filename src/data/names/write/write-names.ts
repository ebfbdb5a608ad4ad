// Turns names into a stored table: folded, distinct, sorted by bytes, with hash, deletion and display sections.
import { compareTexts } from '../../ascending.js';
import { DeletionKeys, hashBytes } from '../deletions.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { writeTexts } from './write-texts.js';

/**
 * Names collected before their ids are known: distinct folded texts, and the official text seen most often for each.
 */
export class NameList {
  readonly texts: string[];
  private readonly ids: Map<string, number>;
  private readonly displays: { id: number; text: string }[];

  /**
   * `names`: official texts and how often each is used, -1 for one that is searched but never shown; `fold`: the stored
   * form of a text.
   */
  constructor(names: Iterable<{ text: string; uses: number }>, fold: (text: string) => string) {
    const best = new Map<string, { text: string; uses: number }>();
    for (const name of names) {
      const folded = fold(name.text);
      const known = best.get(folded);
      if (!known || name.uses > known.uses || (name.uses === known.uses && compareTexts(name.text, known.text) < 0)) {
        best.set(folded, name);
      }
    }
    this.texts = [...best.keys()].sort(compareTexts);
    this.ids = new Map(this.texts.map((text, id) => [text, id]));
    this.displays = this.texts.flatMap((text, id) => {
      const { text: official, uses } = best.get(text)!;
      return official === text || uses < 0 ? [] : [{ id, text: official }];
    });
  }

  /** Id of a folded text that is in the list. */
  id(folded: string): number {
    return this.ids.get(folded)!;
  }

  /** Writes the sections that `StoredNames` reads; `misspelt` adds the deletion index. */
  write(writer: SetWriter, name: string, misspelt: boolean): void {
    writeTexts(writer, name, this.texts.length, (id) => this.texts[id]!);
    const texts = this.texts.map((text) => Buffer.from(text));
    writer.section(`${name}.hash`, 'u32', hashSlots(texts));
    writer.section(
      `${name}.display.id`,
      'u32',
      Uint32Array.from(this.displays, (display) => display.id),
    );
    writeTexts(writer, `${name}.display`, this.displays.length, (i) => this.displays[i]!.text);
    if (misspelt) writeDeletions(writer, name, texts);
  }
}

/** Open addressing, at most half full; a slot holds id + 1. */
function hashSlots(texts: readonly Buffer[]): Uint32Array {
  let size = 16;
  while (size < texts.length * 2) size *= 2;
  const slots = new Uint32Array(size);
  texts.forEach((text, id) => {
    let slot = hashBytes(text, 0, text.length) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = id + 1;
  });
  return slots;
}

/** Keys in buckets by their top bits, about four to a bucket; within a bucket in order of id. */
function writeDeletions(writer: SetWriter, name: string, texts: readonly Buffer[]): void {
  const keys = new DeletionKeys();
  let total = 0;
  for (const text of texts) total += keys.of(text, 0, text.length, 2).count;
  const bits = Math.max(4, Math.ceil(Math.log2(Math.max(1, total / 4))));
  const shift = 32 - bits;
  const bucket = new Uint32Array((1 << bits) + 1);
  for (const text of texts) {
    const { hashes, count } = keys.of(text, 0, text.length, 2);
    for (let k = 0; k < count; k++) bucket[(hashes[k]! >>> shift) + 1]!++;
  }
  for (let i = 1; i < bucket.length; i++) bucket[i]! += bucket[i - 1]!;
  const next = bucket.slice();
  const hash = new Uint32Array(total);
  const ids = new Uint32Array(total);
  texts.forEach((text, id) => {
    const { hashes, count } = keys.of(text, 0, text.length, 2);
    for (let k = 0; k < count; k++) {
      const at = next[hashes[k]! >>> shift]!++;
      hash[at] = hashes[k]!;
      ids[at] = id;
    }
  });
  writer.section(`${name}.deletion.bucket`, 'u32', bucket);
  writer.section(`${name}.deletion.hash`, 'u32', hash);
  writer.section(`${name}.deletion.id`, 'u32', ids);
}
