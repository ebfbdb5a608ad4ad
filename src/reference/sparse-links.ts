// Links that few addresses have (unit to building, alias to principal): two parallel columns, sorted by the linking address.
import type { SetFile } from './file/set-file.js';

export class SparseLinks {
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;

  constructor(file: SetFile, name: string) {
    this.#from = file.u32(`${name}.from`);
    this.#to = file.u32(`${name}.to`);
  }

  /** The address that `address` links to, or -1. */
  to(address: number): number {
    let low = 0, high = this.#from.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#from[middle]! < address) low = middle + 1; else high = middle;
    }
    return this.#from[low] === address ? this.#to[low]! : -1;
  }
}
