// What was made of keys that come again and again, as the names in a file do.

/** Values by the keys they were made of; all are forgotten at once when there are more than are kept. */
export class Remembered<K, V> {
  private readonly known = new Map<K, V>();

  /** `most`: values that are kept. */
  constructor(private readonly most = 50_000) {}

  /** The value of a key, which `make` gives where it is not known; never undefined. */
  of(key: K, make: (key: K) => V): V {
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, made);
    return made;
  }
}
