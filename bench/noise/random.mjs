// Seeded randomness: the same seed makes the same queries on every machine.

/** A generator of numbers and choices from one seed (mulberry32). */
export class Random {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed | 0;
  }

  /** A number in [0, 1). */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number in [0, n). @param {number} n */
  below(n) {
    return Math.floor(this.next() * n);
  }

  /** True with probability p. @param {number} p */
  chance(p) {
    return this.next() < p;
  }

  /** One element of the list. @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return list[this.below(list.length)];
  }
}

/**
 * The seed of a class: its own stream, so that adding a class changes no other. @param {number} seed @param {string}
 * name
 */
export function seedOf(seed, name) {
  let hash = seed ^ 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash;
}
