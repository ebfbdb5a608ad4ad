// What a handler makes at its first call and uses at every later one, for as long as the engine is open.
import type { AddressSet } from '../../data/addresses/read/address-set.js';

/** One thing. */
export class MadeOnce<T> {
  private known: T | undefined;

  /** What was made so far. */
  get made(): T | undefined {
    return this.known;
  }

  get(make: () => T): T {
    this.known ??= make();
    return this.known;
  }
}

/** One thing for each address set. */
export class MadePerSet<T> {
  private readonly known = new Map<AddressSet, T>();

  get(set: AddressSet, make: () => T): T {
    const known = this.known.get(set);
    if (known !== undefined) return known;
    const made = make();
    this.known.set(set, made);
    return made;
  }
}
