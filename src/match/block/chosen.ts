// Chance that is the same in every run.

/** A number below `limit` that looks like chance, and is the same for the same `i`. */
export function chosen(i: number, limit: number): number {
  let hash = Math.imul(i + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % limit;
}
