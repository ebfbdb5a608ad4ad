// How far a word is from the one that was meant, as hands and eyes slip: a letter left out of a pair or written twice,
// two letters changed over, the key beside, a sign that looks alike. Each costs less than any other wrong letter.

const ROWS = ['1234567890-', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Where a key lies: its row, and its place in it. Each row of letters begins half a key further right. */
const KEYS: ReadonlyMap<string, readonly [row: number, place: number]> = new Map(
  ROWS.flatMap((keys, row) => Array.from(keys, (key, i) => [key, [row, i + row / 2] as const] as const)),
);

/** Signs that are taken for each other. */
const ALIKE: ReadonlySet<string> = new Set(['il', 'li', 'l1', '1l', 'i1', '1i', 'o0', '0o', 'uv', 'vu', 's5', '5s']);

const WRONG = 1.2;
const BESIDE = 0.7;
/** One vowel for another, as who writes by ear does. */
const VOWEL = 0.9;
const LOOKS_ALIKE = 0.5;
const CHANGED_OVER = 0.6;
const TWICE = 0.6;
const LEFT_OUT = 0.9;
const ADDED = 0.9;

function substitution(written: string, meant: string): number {
  if (written === meant) return 0;
  if (ALIKE.has(written + meant)) return LOOKS_ALIKE;
  const one = KEYS.get(written);
  const other = KEYS.get(meant);
  if (!one || !other) return WRONG;
  if (Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1) return BESIDE;
  return 'aeiou'.includes(written) && 'aeiou'.includes(meant) ? VOWEL : WRONG;
}

/**
 * What it costs to have written one word for the other. Time in proportion to the product of their lengths; callers
 * compare words of domains, which are short.
 */
export function slipCost(written: string, meant: string): number {
  const width = meant.length + 1;
  const cost = new Float64Array((written.length + 1) * width);
  for (let i = 0; i <= written.length; i++) {
    for (let j = 0; j <= meant.length; j++) {
      cost[i * width + j] = i + j === 0 ? 0 : cheapest(cost, width, i, j, written, meant);
    }
  }
  return cost.at(-1)!;
}

/** The cheapest way to have written the first `i` letters for the first `j`. */
function cheapest(cost: Float64Array, width: number, i: number, j: number, written: string, meant: string): number {
  const at = i * width + j;
  const a = written[i - 1]!;
  const b = meant[j - 1]!;
  let least = Infinity;
  if (i > 0) least = cost[at - width]! + (a === written[i - 2] ? TWICE : ADDED);
  if (j > 0) least = Math.min(least, cost[at - 1]! + (b === meant[j - 2] ? TWICE : LEFT_OUT));
  if (i > 0 && j > 0) least = Math.min(least, cost[at - width - 1]! + substitution(a, b));
  if (i > 1 && j > 1 && a !== b && a === meant[j - 2] && b === written[i - 2]) {
    least = Math.min(least, cost[at - 2 * width - 2]! + CHANGED_OVER);
  }
  return least;
}
