// Symmetric deletions: which keys a name is filed under, so that names within two edits of a query share a key with it.
// Prefix 7 and distance 2 after SymSpell (Garbe, 2012). Two texts within 2 edits always share a text that is left after
// at most 2 deletions from each one's first 7 bytes (test/data/names.test.ts holds this against brute force).

/** Bytes of a text that take part in the keys. */
const PREFIX = 7;
/** Most edits that the keys can bridge. */
export const MAX_DISTANCE = 2;
/** Most keys that one text can have: 1 + 7 + 21. */
const MOST_KEYS = 29;

/** FNV-1a over `bytes`, then a finalizer, as an unsigned 32-bit number. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return finish(hash);
}

const finish = (hash: number): number => {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  return hash >>> 0;
};

/** Keys of one text; `count` of `hashes` are valid until the next call of `of`. */
export class DeletionKeys {
  readonly hashes = new Uint32Array(MOST_KEYS);
  count = 0;

  /** Computes the keys after up to `deletions` (0 to 2) deletions from the first 7 bytes of bytes[from, to). */
  of(bytes: Uint8Array, from: number, to: number, deletions: number): this {
    const end = Math.min(to, from + PREFIX);
    this.count = 0;
    this.add(bytes, from, end, -1, -1);
    if (deletions > 0) {
      for (let i = from; i < end; i++) {
        this.add(bytes, from, end, i, -1);
        if (deletions > 1) for (let j = i + 1; j < end; j++) this.add(bytes, from, end, i, j);
      }
    }
    return this;
  }

  private add(bytes: Uint8Array, from: number, end: number, skip1: number, skip2: number): void {
    let hash = 0x811c9dc5;
    for (let k = from; k < end; k++) if (k !== skip1 && k !== skip2) hash = Math.imul(hash ^ bytes[k]!, 0x01000193);
    hash = finish(hash);
    for (let k = 0; k < this.count; k++) if (this.hashes[k] === hash) return;
    this.hashes[this.count++] = hash;
  }
}
