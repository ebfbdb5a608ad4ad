// Which of many words are within two edits of each other: what two such words have in common comes of each by leaving
// out at most two letters.

const MOST = 2 ** 16;
/** Room for the edits between the beginnings of two words of fewer letters than this. */
const WIDTH = 32;
const ROWS = new Uint8Array(WIDTH * WIDTH);

/** Every two different words within two edits, by their numbers, with their distance 1 or 2. */
export function nearPairs(words: readonly string[]): [number, number, number][] {
  const { codes, owners } = sorted(words);
  const met = new Set<number>();
  const near: [number, number, number][] = [];
  for (let from = 0, to = 0; from < codes.length; from = to) {
    const code = codes[from];
    while (to < codes.length && codes[to] === code) to++;
    for (let x = from; x < to - 1; x++) {
      const i = owners[x]!;
      for (let y = x + 1; y < to; y++) {
        const j = owners[y]!;
        const pair = i * MOST + j;
        if (i === j || met.has(pair)) continue;
        met.add(pair);
        const edits = distance(words[i]!, words[j]!);
        if (edits <= 2) near.push([i, j, edits]);
      }
    }
  }
  return near;
}

interface Coded {
  readonly codes: Uint32Array;
  readonly owners: Uint16Array;
}

/** The codes of all words in their order, and the word of each: of equal codes that of the first word first. */
function sorted(words: readonly string[]): Coded {
  const count = words.reduce((sum, { length }) => sum + 1 + length + (length * (length - 1)) / 2, 0);
  const unsorted = { codes: new Uint32Array(count), owners: new Uint16Array(count) };
  let filled = 0;
  words.forEach((word, owner) => {
    for (let one = -1; one < word.length; one++) {
      // A letter behind the end is none.
      for (let other = one < 0 ? word.length : one + 1; other <= word.length; other++) {
        unsorted.codes[filled] = codeWithout(word, one, other);
        unsorted.owners[filled++] = owner;
      }
    }
  });
  return bySixteenBits(bySixteenBits(unsorted, 0), 16);
}

/** Puts them into the order of sixteen bits of the codes; those of which these are the same keep theirs. */
function bySixteenBits({ codes, owners }: Coded, shift: number): Coded {
  const places = new Uint32Array(MOST + 1);
  for (const code of codes) places[((code >>> shift) % MOST) + 1]!++;
  for (let i = 1; i <= MOST; i++) places[i]! += places[i - 1]!;
  const sorted = { codes: new Uint32Array(codes.length), owners: new Uint16Array(codes.length) };
  for (let i = 0; i < codes.length; i++) {
    const place = places[(codes[i]! >>> shift) % MOST]!++;
    sorted.codes[place] = codes[i]!;
    sorted.owners[place] = owners[i]!;
  }
  return sorted;
}

function codeWithout(word: string, one: number, other: number): number {
  let code = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) {
    if (i !== one && i !== other) code = Math.imul(code ^ word.charCodeAt(i), 0x01000193);
  }
  return code >>> 0;
}

/** Edits (insert, leave out, replace, swap neighbours) between two words. */
function distance(a: string, b: string): number {
  // What both begin or end with costs nothing, and most of two near words is that.
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [m, n] = [a.length, b.length];
  while (m > from && n > from && a[m - 1] === b[n - 1]) {
    m--;
    n--;
  }
  m -= from;
  n -= from;
  for (let j = 0; j <= n; j++) ROWS[j] = j;
  for (let i = 1; i <= m; i++) {
    const row = i * WIDTH;
    ROWS[row] = i;
    for (let j = 1; j <= n; j++) {
      const [x, y] = [from + i - 1, from + j - 1];
      const at = row + j;
      const same = a[x] === b[y] ? 0 : 1;
      let least = Math.min(ROWS[at - WIDTH]! + 1, ROWS[at - 1]! + 1, ROWS[at - WIDTH - 1]! + same);
      const isSwap = i > 1 && j > 1 && a[x] === b[y - 1] && a[x - 1] === b[y];
      if (isSwap) least = Math.min(least, ROWS[at - 2 * WIDTH - 2]! + 1);
      ROWS[at] = least;
    }
  }
  return ROWS[m * WIDTH + n]!;
}
