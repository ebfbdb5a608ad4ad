// The order of what was found: which hits are on the page is decided by an order that never depends on how much is
// typed, so that a longer text loses none; on the page, the hits of the likelier way to divide the line stand first.

/** Hits of a page (contract: the default of `singleLineHitNumber`). */
export const PAGE = 20;

/** Hits in the order in which they were found, each with how likely its division is. */
export class RankedHits<T> {
  private readonly hits = new Map<number, { rank: number; readonly hit: T }>();

  get size(): number {
    return this.hits.size;
  }

  /** Adds what is not there yet; of several ways to find it the likeliest counts, the one of the lowest `rank`. */
  add(key: number, rank: number, hit: T): void {
    const known = this.hits.get(key);
    if (!known) this.hits.set(key, { rank, hit });
    else known.rank = Math.min(known.rank, rank);
  }

  /** The same without what the other has. */
  without(other: RankedHits<T>): RankedHits<T> {
    const left = new RankedHits<T>();
    for (const [key, { rank, hit }] of this.hits) if (!other.hits.has(key)) left.add(key, rank, hit);
    return left;
  }

  /** The first hits, those of the page by rank. */
  first(limit: number): T[] {
    const all = [...this.hits.values()];
    const page = all.slice(0, PAGE).sort((a, b) => a.rank - b.rank);
    return [...page, ...all.slice(PAGE)].slice(0, limit).map(({ hit }) => hit);
  }
}
