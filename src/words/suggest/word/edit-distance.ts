// How many slips of the hand lie between two words: letters left out, added, changed, or two of them swapped.

/** No two words that are compared are longer; what is typed may be, and is then no list word's misspelling. */
export const LONGEST = 40;

const WIDTH = LONGEST + 1;
/** Three rows of the table of distances: of this letter, of the one before it and of the one before that. */
const table = new Uint8Array(3 * WIDTH);

/**
 * Optimal string alignment distance of `text` and the letters [from, to) of `letters`, or `limit` + 1 where it is more
 * than `limit` (which is at most 2). Both are at most LONGEST letters long.
 */
export function editDistance(text: Uint16Array, letters: Uint16Array, from: number, to: number, limit: number): number {
  let start = 0;
  let n = text.length;
  let m = to - from;
  while (n > 0 && m > 0 && text[n - 1] === letters[from + m - 1]) {
    n--;
    m--;
  }
  while (start < n && start < m && text[start] === letters[from + start]) start++;
  n -= start;
  m -= start;
  if (n === 0) return Math.min(m, limit + 1);
  if (m === 0) return Math.min(n, limit + 1);
  if (n - m > limit || m - n > limit) return limit + 1;
  return distanceOfMiddles(text, start, n, letters, from + start, m, limit);
}

/** The distance where both begin and end with other letters, a band of 2 * `limit` + 1 letters of each row. */
function distanceOfMiddles(
  text: Uint16Array,
  textFrom: number,
  n: number,
  letters: Uint16Array,
  from: number,
  m: number,
  limit: number,
): number {
  const far = limit + 1;
  let beforeLast = 2 * WIDTH;
  let last = WIDTH;
  let now = 0;
  for (let j = 0; j <= m; j++) table[last + j] = Math.min(j, far);
  for (let i = 1; i <= n; i++) {
    const letter = text[textFrom + i - 1]!;
    const low = Math.max(1, i - limit);
    const high = Math.min(m, i + limit);
    table[now + low - 1] = low === 1 ? Math.min(i, far) : far;
    let least = far;
    for (let j = low; j <= high; j++) {
      const other = letters[from + j - 1]!;
      let cost = table[last + j - 1]! + (letter === other ? 0 : 1);
      // Above the band's end and beside its beginning nothing is within the limit.
      const above = j === i + limit ? far : table[last + j]! + 1;
      if (above < cost) cost = above;
      const beside = table[now + j - 1]! + 1;
      if (beside < cost) cost = beside;
      if (
        i > 1 &&
        j > 1 &&
        letter !== other &&
        letter === letters[from + j - 2] &&
        text[textFrom + i - 2] === other &&
        table[beforeLast + j - 2]! + 1 < cost
      ) {
        cost = table[beforeLast + j - 2]! + 1;
      }
      if (cost > far) cost = far;
      table[now + j] = cost;
      if (cost < least) least = cost;
    }
    if (least >= far && i > 1) return far;
    const free = beforeLast;
    beforeLast = last;
    last = now;
    now = free;
  }
  return table[last + m]!;
}
