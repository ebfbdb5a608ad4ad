// Optimal-string-alignment distance (insert, delete, substitute, swap of neighbours) between one pattern and many
// texts. Bit-parallel (Hyyrö 2003) up to 32 characters, row by row above; nothing is allocated per comparison.

const WORD_BITS = 32;
/** Characters by their low six bits, distinct in ASCII capitals. */
const CHARACTERS = 64;
let rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(64), new Int32Array(64), new Int32Array(64)];

/**
 * For each character, bit i is set where the pattern that was asked last has it at i. One table for all patterns: a
 * pattern is asked many times in a row, and a table of its own takes longer to make than to fill.
 */
const masks = new Int32Array(CHARACTERS);
let asked: Pattern | undefined;

/** Makes the table that of a pattern. */
function fill(pattern: Pattern, text: string): void {
  masks.fill(0);
  for (let i = 0; i < text.length; i++) masks[text.charCodeAt(i) & (CHARACTERS - 1)]! |= 1 << i;
  asked = pattern;
}

/** A text prepared for comparison with many others. Texts are capitals, digits and ASCII punctuation. */
export class Pattern {
  private readonly length: number;

  constructor(private readonly text: string) {
    this.length = text.length;
  }

  /** Edits between the pattern and bytes [start, stop), or a number above `most` as soon as that is certain. */
  distance(bytes: Uint8Array, start: number, stop: number, most: number): number {
    const m = this.length;
    const n = stop - start;
    if (m - n > most || n - m > most) return most + 1;
    if (m === 0) return n;
    if (m > WORD_BITS) return this.long((i) => bytes[start + i]!, n, most);
    if (asked !== this) fill(this, this.text);
    const top = 1 << (m - 1);
    let vp = -1;
    let vn = 0;
    let d0 = 0;
    let before = 0;
    let score = m;
    for (let i = start; i < stop; i++) {
      const eq = masks[bytes[i]! & (CHARACTERS - 1)]!;
      d0 = (((eq & vp) + vp) ^ vp) | eq | vn | (((~d0 & eq) << 1) & before);
      const hp = vn | ~(d0 | vp);
      const hn = d0 & vp;
      if ((hp & top) !== 0) score++;
      else if ((hn & top) !== 0) score--;
      if (score - (stop - i - 1) > most) return most + 1;
      const shifted = (hp << 1) | 1;
      vp = (hn << 1) | ~(d0 | shifted);
      vn = shifted & d0;
      before = eq;
    }
    return score;
  }

  /** The same against a string. */
  distanceTo(text: string, most: number): number {
    const m = this.length;
    const n = text.length;
    if (m - n > most || n - m > most) return most + 1;
    if (m === 0) return n;
    if (m > WORD_BITS) return this.long((i) => text.charCodeAt(i), n, most);
    if (asked !== this) fill(this, this.text);
    const top = 1 << (m - 1);
    let vp = -1;
    let vn = 0;
    let d0 = 0;
    let before = 0;
    let score = m;
    for (let i = 0; i < n; i++) {
      const eq = masks[text.charCodeAt(i) & (CHARACTERS - 1)]!;
      d0 = (((eq & vp) + vp) ^ vp) | eq | vn | (((~d0 & eq) << 1) & before);
      const hp = vn | ~(d0 | vp);
      const hn = d0 & vp;
      if ((hp & top) !== 0) score++;
      else if ((hn & top) !== 0) score--;
      if (score - (n - i - 1) > most) return most + 1;
      const shifted = (hp << 1) | 1;
      vp = (hn << 1) | ~(d0 | shifted);
      vn = shifted & d0;
      before = eq;
    }
    return score;
  }

  /** Row-by-row form for patterns of more than 32 characters. */
  private long(at: (i: number) => number, n: number, most: number): number {
    const m = this.length;
    const { text } = this;
    if (rows[0].length <= m) rows = [new Int32Array(m * 2), new Int32Array(m * 2), new Int32Array(m * 2)];
    let [older, old, now] = rows;
    for (let j = 0; j <= m; j++) old[j] = j;
    for (let i = 1; i <= n; i++) {
      const c = at(i - 1);
      now[0] = i;
      let least = i;
      for (let j = 1; j <= m; j++) {
        const p = text.charCodeAt(j - 1);
        let d = p === c ? old[j - 1]! : 1 + Math.min(old[j - 1]!, old[j]!, now[j - 1]!);
        if (i > 1 && j > 1 && p !== c && p === at(i - 2) && text.charCodeAt(j - 2) === c) {
          d = Math.min(d, older[j - 2]! + 1);
        }
        now[j] = d;
        if (d < least) least = d;
      }
      if (least > most) return most + 1;
      const spare = older;
      older = old;
      old = now;
      now = spare;
    }
    return old[m]!;
  }
}
