// Which of many words are within two edits of each other: what two such words have in common comes of each by leaving
// out at most two letters.

const MOST = 2 ** 16;

/** Every two different words within two edits, by their numbers, with their distance 1 or 2. */
export function nearPairs(words: readonly string[]): [number, number, number][] {
  const keys = new Float64Array(words.reduce((sum, { length }) => sum + 1 + length + (length * (length - 1)) / 2, 0));
  let filled = 0;
  words.forEach((word, i) => {
    for (const code of codesOf(word)) keys[filled++] = code * MOST + i;
  });
  const sorted = keys.subarray(0, filled).sort();
  const met = new Map<number, number>();
  for (let from = 0, to = 0; from < filled; from = to) {
    const code = Math.floor(sorted[from]! / MOST);
    while (to < filled && Math.floor(sorted[to]! / MOST) === code) to++;
    for (let x = from; x < to; x++) {
      for (let y = x + 1; y < to; y++) {
        const [i, j] = [sorted[x]! % MOST, sorted[y]! % MOST];
        if (i !== j && !met.has(i * MOST + j)) met.set(i * MOST + j, distance(words[i]!, words[j]!));
      }
    }
  }
  const near = [...met].filter(([, edits]) => edits <= 2);
  return near.map(([pair, edits]) => [Math.floor(pair / MOST), pair % MOST, edits]);
}

/** Numbers of the texts that are left of a word without at most two of its letters. */
function codesOf(word: string): number[] {
  const codes = [codeWithout(word, -1, -1)];
  for (let i = 0; i < word.length; i++) {
    codes.push(codeWithout(word, i, -1));
    for (let j = i + 1; j < word.length; j++) codes.push(codeWithout(word, i, j));
  }
  return codes;
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
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
