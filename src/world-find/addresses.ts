// The addresses of a street that a line means, by number, unit and postal code, and their order: the number as written,
// then those that go on from it; a building above its units.
import type { TypedNumber } from '../data/streets/read/street-numbers.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import type { WorldHit, WorldWish } from './hit.js';
import type { IdRange } from '../data/id-range.js';

/** An address or a building, which are known by their first row. */
type RowHit = Extract<WorldHit, { row: number }>;

/** What is looked for on each street: the number as the set has it, the postal codes, the unit ('' for any). */
export interface WantedAddress {
  readonly number: string;
  readonly ids: TypedNumber;
  readonly isOpen: boolean;
  readonly unit: string;
  readonly codes: IdRange | null;
}

/** The addresses of a street that are wanted. */
export function addressesOf(
  set: StreetSet,
  street: number,
  wanted: WantedAddress,
  wish: WorldWish,
): { exact: RowHit[]; begun: RowHit[] } {
  const exact = rowsOf(set, street, wanted.ids.exact, wanted);
  const begun = wanted.isOpen ? wanted.ids.begun.flatMap((run) => rowsOf(set, street, run, wanted)) : [];
  return {
    exact: grouped(set, street, exact, wish.groups && wanted.unit === ''),
    begun: grouped(set, street, begun, wish.groups),
  };
}

function rowsOf(set: StreetSet, street: number, run: IdRange, { number, unit, codes }: WantedAddress): number[] {
  const rows: number[] = [];
  const [, end] = set.rowsOf(street);
  for (let row = set.firstNumbered(street, run.first); row < end && set.numberIdOf(row) < run.end; row++) {
    const code = codes && set.postcodeIdOf(row);
    if (
      (codes && (code! < codes.first || code! >= codes.end)) ||
      !set.numberOf(row).startsWith(number) ||
      (unit !== '' && !isUnit(set.unitOf(row), unit))
    ) {
      continue;
    }
    rows.push(row);
  }
  return rows;
}

/**
 * Rows as hits; with `groups` those of one number as one building. Rows stand in order of number and unit, none first.
 */
export function grouped(set: StreetSet, street: number, rows: readonly number[], groups: boolean): RowHit[] {
  const hits: RowHit[] = [];
  for (let i = 0; i < rows.length;) {
    const number = set.numberOf(rows[i]!);
    let end = i + 1;
    while (groups && end < rows.length && set.numberOf(rows[end]!) === number) end++;
    hits.push(
      end - i === 1
        ? { kind: 'address', street, row: rows[i]! }
        : { kind: 'building', street, row: rows[i]!, count: end - i },
    );
    i = end;
  }
  return hits;
}

/** FLAT 2 is the unit 2. */
const isUnit = (text: string, unit: string): boolean =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .includes(unit);
