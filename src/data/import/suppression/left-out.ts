// Rows of a list that cannot be used: counted by reason, and the first of each told with their lines.

/** Rows of a reason that are told. */
const MOST_TOLD = 10;

export class LeftOut {
  private readonly counts = new Map<string, number>();
  private readonly told: string[] = [];

  add(reason: string, file: string, line: number, what: string): void {
    const count = (this.counts.get(reason) ?? 0) + 1;
    this.counts.set(reason, count);
    if (count <= MOST_TOLD) this.told.push(`${file} line ${line}: ${what}`);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Rows by reason. */
  byReason(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.counts);
  }

  /** The first rows, a line each, and how many more there are. */
  lines(): string[] {
    const more = this.total - this.told.length;
    return more === 0 ? [...this.told] : [...this.told, `and ${more} more rows that were left out`];
  }
}
