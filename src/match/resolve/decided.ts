// What a person has decided of pairs, as rows.
import type { DecidedPair } from '../link-types.js';
import type { Store } from '../store/store.js';
import { textCount, textOf } from '../store/text-table.js';

export interface DecidedRows {
  /** The earlier row first. */
  readonly same: readonly (readonly [number, number])[];
  /** Decisions whose ids no record has. */
  readonly unknown: number;
  /** True for two rows that are different. */
  isParted(a: number, b: number): boolean;
  /** Rows of one kind are different from the same rows; 0 is the kind of those that are different from none. */
  kindOf(row: number): number;
  /** How many kinds there are: each is below. */
  readonly kinds: number;
}

/** Of two ids that more pairs of records have, each record is the same as the first of the other id. */
const MOST_PAIRS = 4096;

/** The text by which a record is named: its id, or its number in the file, from 1, where it has none. */
export function rowName(store: Store, row: number): string {
  const id = store.columns['id']?.[row] ?? 0;
  return id === 0 ? String((row < store.rows[0] ? row : row - store.rows[0]) + 1) : textOf(store.tables.id, id);
}

/** The rows of decisions; one of an id that several records have holds for all of them. */
export function decidedRows(store: Store, decided: readonly DecidedPair[], hasReference: boolean): DecidedRows {
  const same: [number, number][] = [];
  const parted = new PartedRows();
  let unknown = 0;
  if (decided.length > 0) {
    const own = rowsByName(store, new Set(decided.flatMap(({ from, to }) => (hasReference ? [from] : [from, to]))), 0);
    const reference = hasReference ? rowsByName(store, new Set(decided.map(({ to }) => to)), 1) : own;
    for (const pair of decided) {
      const from = own.get(pair.from);
      const to = reference.get(pair.to);
      if (from === undefined || to === undefined) unknown++;
      else if (pair.same) join(same, from, to);
      else parted.part(from, to);
    }
  }
  return {
    same,
    unknown,
    isParted: (a, b) => parted.areParted(a, b),
    kindOf: (row) => parted.kindOf(row),
    kinds: parted.count + 1,
  };
}

function join(same: [number, number][], from: readonly number[], to: readonly number[]): void {
  const add = (a: number, b: number): void => {
    if (a !== b) same.push([Math.min(a, b), Math.max(a, b)]);
  };
  if (from.length * to.length <= MOST_PAIRS) {
    for (const a of from) for (const b of to) add(a, b);
    return;
  }
  for (const a of from) add(a, to[0]!);
  for (const b of to) add(from[0]!, b);
}

/** Rows that are different. Those of one id are a kind. */
class PartedRows {
  private readonly kinds = new Map<number, number>();
  private readonly others: Set<number>[] = [new Set()];

  get count(): number {
    return this.others.length - 1;
  }

  part(from: readonly number[], to: readonly number[]): void {
    const first = this.kind(from);
    const second = this.kind(to);
    this.others[first]!.add(second);
    this.others[second]!.add(first);
  }

  areParted(a: number, b: number): boolean {
    return a !== b && this.others[this.kindOf(a)]!.has(this.kindOf(b));
  }

  kindOf(row: number): number {
    return this.kinds.get(row) ?? 0;
  }

  private kind(rows: readonly number[]): number {
    const known = this.kindOf(rows[0]!);
    if (known !== 0) return known;
    const kind = this.others.push(new Set()) - 1;
    for (const row of rows) this.kinds.set(row, kind);
    return kind;
  }
}

/** Rows of a side by those of the names that records of it have. */
function rowsByName(store: Store, names: ReadonlySet<string>, side: 0 | 1): ReadonlyMap<string, readonly number[]> {
  const wanted = new Map<number, string>();
  for (let id = 1; id < textCount(store.tables.id); id++) {
    const text = textOf(store.tables.id, id);
    if (names.has(text)) wanted.set(id, text);
  }
  const found = new Map<string, number[]>();
  const from = side === 0 ? 0 : store.rows[0];
  const column = store.columns['id'] ?? store.nothing;
  for (let row = from; row < from + store.rows[side]; row++) {
    const id = column[row]!;
    const name = id === 0 ? String(row - from + 1) : wanted.get(id);
    if (name === undefined || !names.has(name)) continue;
    const rows = found.get(name);
    if (rows === undefined) found.set(name, [row]);
    else rows.push(row);
  }
  return found;
}
