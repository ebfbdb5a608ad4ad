// Addresses, phones and emails that very many persons share: one that fills a column, the office of a firm, a home for
// the aged. That two records have such a one says nothing of persons beyond its place, and a model that takes it for a
// home makes one person of all who have the same given name.
import { addressNumbers, addressTexts, slotColumn, SLOTS } from './columns.js';
import { sharedInts } from './shared.js';
import type { Store } from './store.js';

/** What so many surnames share is nobody's own. Those of a person who is in the files very often are few. */
const CROWD = 50;

/** What of an address says where its place is; it is kept. */
const PLACE: ReadonlySet<string> = new Set(['country', 'state', 'postcode', 'locality', 'town']);

interface Shared {
  readonly name: 'address' | 'phone' | 'email';
  /** Columns that it is the same by, of which it needs the first. */
  readonly by: readonly string[];
  /** Columns that say nothing of a person where very many share it. */
  readonly cleared: readonly string[];
}

const SHARED: readonly Shared[] = [
  {
    name: 'address',
    by: ['street', 'numberFirst', 'numberLast', 'numberSuffix', 'unit', 'level', 'locality'],
    cleared: [...addressNumbers, ...addressTexts].filter((name) => !PLACE.has(name)),
  },
  { name: 'phone', by: ['phoneLocal'], cleared: ['phone', 'phoneLocal', 'phoneExtension'] },
  { name: 'email', by: ['email'], cleared: ['email'] },
];

/** How many addresses, phones and emails count for nothing but their place, and how many records have one. */
export interface Crowds {
  readonly address: number;
  readonly phone: number;
  readonly email: number;
  readonly records: number;
}

/** The records without what very many share; the store itself where there is no such thing. */
export function withoutCrowds(store: Store): { readonly store: Store; readonly crowds: Crowds } {
  const columns: Record<string, Int32Array> = { ...store.columns };
  const found = { address: new Set<number>(), phone: new Set<number>(), email: new Set<number>() };
  const records = new Set<number>();
  for (const { name, by, cleared } of SHARED) {
    for (let slot = 0; slot < SLOTS[name]; slot++) {
      const hashes = hashesOf(store, by, slot);
      const crowds = hashes === undefined ? new Set<number>() : crowdsOf(hashes, store);
      if (hashes === undefined || crowds.size === 0) continue;
      const rows = [...hashes.keys()].filter((row) => crowds.has(hashes[row]!));
      for (const crowd of crowds) found[name].add(crowd);
      for (const row of rows) records.add(row);
      for (const column of cleared) clear(columns, slotColumn(column, slot), rows);
    }
  }
  const { address, phone, email } = found;
  return {
    store: records.size === 0 ? store : { ...store, columns },
    crowds: { address: address.size, phone: phone.size, email: email.size, records: records.size },
  };
}

/** A number for what each row has in the slot, 0 where it has nothing; undefined where none has. */
function hashesOf({ columns, nothing }: Store, by: readonly string[], slot: number): Int32Array | undefined {
  const [first, ...others] = by.map((name) => columns[slotColumn(name, slot)] ?? nothing);
  if (first === undefined || first === nothing) return undefined;
  const hashes = new Int32Array(first.length);
  for (let row = 0; row < hashes.length; row++) {
    if (first[row] === 0) continue;
    let hash = Math.imul(first[row]!, 0x2c1b3c6d);
    for (const part of others) hash = Math.imul(hash ^ part[row]!, 0x2c1b3c6d) ^ (hash >>> 15);
    hashes[row] = hash | 1;
  }
  return hashes;
}

/** The numbers that very many surnames stand beside. */
function crowdsOf(hashes: Int32Array, { columns, nothing }: Store): ReadonlySet<number> {
  const surnames = columns['surname'] ?? nothing;
  // Nearly all are ruled out by a count, so that few sets are made.
  const buckets = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 2));
  const bucketOf = (hash: number): number => (Math.imul(hash, 0x9e3779b1) >>> 1) & (buckets - 1);
  const counts = new Int32Array(buckets);
  for (const hash of hashes) if (hash !== 0) counts[bucketOf(hash)]!++;
  const found = new Map<number, Set<number>>();
  for (let row = 0; row < hashes.length; row++) {
    const hash = hashes[row]!;
    if (hash === 0 || surnames[row] === 0 || counts[bucketOf(hash)]! < CROWD) continue;
    const names = found.get(hash) ?? new Set();
    found.set(hash, names.add(surnames[row]!));
  }
  return new Set([...found].filter(([, names]) => names.size >= CROWD).map(([hash]) => hash));
}

function clear(columns: Record<string, Int32Array>, name: string, rows: readonly number[]): void {
  const column = columns[name];
  if (column === undefined) return;
  const copy = sharedInts(column.length);
  copy.set(column);
  for (const row of rows) copy[row] = 0;
  columns[name] = copy;
}
