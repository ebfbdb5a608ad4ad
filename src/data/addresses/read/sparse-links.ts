// Links that few addresses have (unit to building, alias to principal): two parallel columns, sorted by the linking
// address.
import { lowerBound, partitionPoint } from '../../ascending.js';
import type { SetFile } from '../../file/read/set-file.js';
import { PATIENCE } from '../../names/read/text-table.js';
import { ColumnReader } from './record-reader.js';

export class SparseLinks {
  private readonly file: SetFile;
  private readonly name: string;
  private readonly fromOnDisk: ColumnReader;
  private readonly toOnDisk: ColumnReader;
  private readonly count: number;
  private from: Uint32Array | undefined;
  private loadedTo: Uint32Array | undefined;
  /**
   * A bit for each address up to the last that links: nearly all that are asked for do not, and the search costs twenty
   * reads far apart.
   */
  private linked: Uint8Array | undefined;
  private asked = 0;

  constructor(file: SetFile, name: string) {
    this.file = file;
    this.name = name;
    this.count = file.length(`${name}.from`);
    this.fromOnDisk = new ColumnReader(file, `${name}.from`, 'u32', 0);
    this.toOnDisk = new ColumnReader(file, `${name}.to`, 'u32', 0);
  }

  /** The address that `address` links to, or -1. */
  to(address: number): number {
    const from = this.from ?? this.load();
    if (this.linked !== undefined && ((this.linked[address >>> 3]! >>> (address & 7)) & 1) === 0) return -1;
    const at =
      from === undefined
        ? partitionPoint(0, this.count, (link) => this.fromOnDisk.at(link) < address)
        : lowerBound(from, address);
    if (at === this.count || (from === undefined ? this.fromOnDisk.at(at) : from[at]) !== address) return -1;
    return this.loadedTo === undefined ? this.toOnDisk.at(at) : this.loadedTo[at]!;
  }

  /** The linking addresses, once they are in memory or asked for often enough to load them. */
  private load(): Uint32Array | undefined {
    if (!this.file.resident(`${this.name}.from`) && ++this.asked <= PATIENCE) return undefined;
    this.loadedTo = this.file.u32(`${this.name}.to`);
    const from = this.file.u32(`${this.name}.from`);
    const last = from.at(-1) ?? 0;
    if (last > this.file.meta.counts.addresses) {
      throw this.file.damage(`section ${this.name}.from names an address that is not there`);
    }
    const linked = new Uint8Array((last >>> 3) + 1);
    for (const address of from) linked[address >>> 3]! |= 1 << (address & 7);
    this.from = from;
    this.linked = linked;
    return from;
  }
}
