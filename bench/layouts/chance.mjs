// Chance that comes out the same each time: a generator seeded with a text, and what is drawn with it.

/** 32 bits of a text (FNV-1a). @param {string} text */
export const hashOf = (text) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** A generator of numbers from 0 to below 1 (mulberry32). @param {string} seed */
export function chance(seed) {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number from `from` to `to`, both included. */
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
  };
}
