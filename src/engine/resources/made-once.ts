// What a handler makes at its first call and uses at every later one, for as long as the engine is open.
import type { AddressSet } from '../../data/addresses/read/address-set.js';

/** One thing. */
export class MadeOnce<T> {
  private made: T | undefined;

  get(make: () => T): T {
    return (this.made ??= make());
  }
}

/** One thing for each address set. */
export class MadePerSet<T> {
  private readonly made = new Map<AddressSet, T>();

  get(set: AddressSet, make: () => T): T {
    const known = this.made.get(set);
    if (known !== undefined) return known;
    const made = make();
    this.made.set(set, made);
    return made;
  }
}
