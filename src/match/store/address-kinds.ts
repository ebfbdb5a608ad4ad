// Rows whose addresses are alike in everything, under one number: what parts one of them from a row parts all.
import { addressNumbers, addressTexts, slotColumn, SLOTS } from './columns.js';
import type { Store } from './store.js';

/**
 * What two addresses must both say to be different units of one building, or different in their id. A row that says
 * nothing of it is parted from none.
 */
const PARTING = ['pid', 'dpid', 'unit', 'level', 'lot', 'building', 'numberSuffix', 'numberLastSuffix'] as const;

const slots = Array.from({ length: SLOTS.address }, (_, slot) => slot);

export class AddressKinds {
  private readonly columns: readonly Int32Array[];
  private readonly parting: readonly Int32Array[];
  private readonly known = new Map<string, number>();

  constructor(store: Store) {
    const columnsOf = (names: readonly string[]): Int32Array[] =>
      slots
        .flatMap((slot) => names.map((name) => store.columns[slotColumn(name, slot)]))
        .filter((column) => column !== undefined);
    this.columns = columnsOf([...addressNumbers, ...addressTexts]);
    this.parting = columnsOf(PARTING);
  }

  /** The number, from 1; 0 for a row that nothing can part from another. */
  of(row: number): number {
    if (this.parting.every((column) => column[row] === 0)) return 0;
    const text = this.columns.map((column) => column[row]!).join(' ');
    const kind = this.known.get(text) ?? this.known.size + 1;
    this.known.set(text, kind);
    return kind;
  }
}
