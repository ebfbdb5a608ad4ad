// The name that a mistyped one most likely means.

/** A name this share of the longer one away, or less, is near. */
const NEAR = 0.4;

/** The name that is nearest to `text`, case aside, if any is near enough to be meant by it. */
function nearName(text: string, names: readonly string[]): string | undefined {
  let best: { name: string; share: number } | undefined;
  for (const name of names) {
    const share = distance(text.toLowerCase(), name.toLowerCase()) / Math.max(text.length, name.length, 1);
    if (share <= NEAR && (best === undefined || share < best.share)) best = { name, share };
  }
  return best?.name;
}

/** ` (do you mean x?)`, or nothing where no name is near. */
export function nearHint(text: string, names: readonly string[]): string {
  const name = nearName(text, names);
  return name === undefined ? '' : ` (do you mean '${name}'?)`;
}

/**
 * What was meant by a `left=right` whose left is none of the names: the other order where the right is one of them,
 * else the name that is nearest to the left; nothing where there is neither.
 */
export function nearPairHint(left: string, right: string, names: readonly string[]): string {
  if (left.trim() === '' || !names.includes(right.trim())) return nearHint(left, names);
  return ` (do you mean ${right.trim()}=${left.trim()}? the field comes first)`;
}

/** Letters to insert, delete or exchange until one text is the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, exchanged));
    }
    row = next;
  }
  return row[b.length]!;
}
