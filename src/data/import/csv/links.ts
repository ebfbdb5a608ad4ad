// Rows of a file that name another row by its id: the address that an alias stands for, the building of a unit.
import type { AddressColumns } from '../../addresses/write/address-columns.js';

/** A row that names another, and in which field. */
interface RowLink {
  readonly row: number;
  readonly id: string;
  readonly line: number;
  /** Pairs of rows that the link is put behind, once the named row is known. */
  readonly to: number[];
  readonly field: string;
}

export class RowLinks {
  private readonly links: RowLink[] = [];

  constructor(private readonly addresses: AddressColumns) {}

  add(link: RowLink): void {
    this.links.push(link);
  }

  /** Puts every link where it belongs, once all rows are read; returns what the user should know of those that fail. */
  resolve(): string[] {
    const lost = new Map<string, { rows: number; line: number }>();
    for (const { row, id, line, to, field } of this.links) {
      const bytes = Buffer.from(id);
      const target = this.addresses.find(bytes, 0, bytes.length);
      if (target === row) continue;
      if (target >= 0) to.push(row, target);
      else lost.set(field, { rows: (lost.get(field)?.rows ?? 0) + 1, line: lost.get(field)?.line ?? line });
    }
    return [...lost].map(
      ([field, { rows, line }]) =>
        `${rows} ${rows === 1 ? 'row names' : 'rows name'} an id in ${field} that no row has (first in line ` +
        `${line}); ${rows === 1 ? 'it stands' : 'they stand'} alone`,
    );
  }
}
