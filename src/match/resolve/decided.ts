// What a person has decided of pairs, as rows.
import type { DecidedPair } from '../link-types.js';
import type { Store } from '../store/store.js';
import { textCount, textOf } from '../store/text-table.js';

export interface DecidedRows {
  readonly same: readonly (readonly [number, number])[];
  /** Rows that are parted, both ways round. */
  readonly parted: ReadonlyMap<number, ReadonlySet<number>>;
  /** Decisions whose ids no record has. */
  readonly unknown: number;
}

/** The text by which a record is named: its id, or its number in the file, from 1, where it has none. */
export function rowName(store: Store, row: number): string {
  const id = store.columns['id']?.[row] ?? 0;
  return id === 0 ? String((row < store.rows[0] ? row : row - store.rows[0]) + 1) : textOf(store.tables.id, id);
}

/** The rows of decisions; one of an id that several records have holds for all of them. */
export function decidedRows(store: Store, decided: readonly DecidedPair[], hasReference: boolean): DecidedRows {
  const same: [number, number][] = [];
  const parted = new Map<number, Set<number>>();
  if (decided.length === 0) return { same, parted, unknown: 0 };
  const own = rowsByName(store, new Set(decided.flatMap(({ from, to }) => (hasReference ? [from] : [from, to]))), 0);
  const reference = hasReference ? rowsByName(store, new Set(decided.map(({ to }) => to)), 1) : own;
  let unknown = 0;
  for (const pair of decided) {
    const from = own.get(pair.from) ?? [];
    const to = reference.get(pair.to) ?? [];
    if (from.length === 0 || to.length === 0) unknown++;
    for (const a of from) {
      for (const b of to) {
        if (a === b) continue;
        if (pair.same) same.push([Math.min(a, b), Math.max(a, b)]);
        else part(parted, a, b);
      }
    }
  }
  return { same, parted, unknown };
}

function part(parted: Map<number, Set<number>>, a: number, b: number): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const rows = parted.get(one) ?? new Set();
    parted.set(one, rows.add(other));
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
    if (name !== undefined && names.has(name)) found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}
