// The rows of one cluster while it grows. What is asked of two groups costs about the same however large they are: a
// file may hold thousands of records that are one.

/** What keeps rows apart. */
export interface Parting {
  /** True for two rows that must not come together. */
  isParted(a: number, b: number): boolean;
  /** Rows of one kind are parted from the same rows; 0 is the kind of those that are parted from none. */
  kindOf(row: number): number;
}

/** Groups of up to so many rows are looked at in the order of the file, and pairs up to so many each. */
const FEW = 64;

export class Group {
  /** A row of each kind that is parted from anything, and of how many rows the kind was asked. */
  private readonly kinds = new Map<number, number>();
  private asked = 0;

  /** The array is kept and grows. */
  constructor(readonly rows: number[]) {}

  /** Takes the rows of another group, which is not used any more; the smaller into the larger. */
  take(other: Group): void {
    for (const row of other.rows) this.rows.push(row);
  }

  /** Rows to look at some of: of a small group in the order of the file, of a large one in that in which they came. */
  inOrder(): readonly number[] {
    return this.rows.length > FEW ? this.rows : this.rows.toSorted((a, b) => a - b);
  }

  /** True where a row of one must not come together with a row of the other. */
  isPartedFrom(other: Group, parting: Parting): boolean {
    if (this.rows.length * other.rows.length <= FEW) return areParted(this.rows, other.rows, parting);
    return areParted(this.ofEachKind(parting), other.ofEachKind(parting), parting);
  }

  private ofEachKind(parting: Parting): readonly number[] {
    for (; this.asked < this.rows.length; this.asked++) {
      const row = this.rows[this.asked]!;
      const kind = parting.kindOf(row);
      if (kind !== 0 && !this.kinds.has(kind)) this.kinds.set(kind, row);
    }
    return [...this.kinds.values()];
  }
}

function areParted(some: readonly number[], others: readonly number[], parting: Parting): boolean {
  for (const one of some) for (const other of others) if (parting.isParted(one, other)) return true;
  return false;
}
