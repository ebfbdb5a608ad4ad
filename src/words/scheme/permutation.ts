// The order in which the cells of a strip come to their words: a Feistel network, so that neighbours have nothing in
// common. A multiplication would move whole neighbourhoods alike, and neighbours would share words.

/** Rounds; each changes one half, so three change each. */
const ROUNDS = 6;
/** The first 32 bits behind the point of the square roots of 2, 3, 5, 7, 11 and 13: a constant for each round. */
const ROUND_CONSTANTS = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c] as const;
/** Those of 17 and 19; both are odd, so that multiplying by them loses nothing. */
const FIRST_FACTOR = 0x1f83d9ab;
const SECOND_FACTOR = 0x5be0cd19;

/** Numbers from 0 to `size` - 1, as a grid of `lefts` by `rights` that is a little larger at most. */
export interface Domain {
  readonly size: number;
  readonly lefts: number;
  readonly rights: number;
}

/** The keys of the rounds. */
export type RoundKeys = Int32Array;

/** The domain of a size up to 2^40: as near to a square as it can be. */
export function domainOf(size: number): Domain {
  const lefts = Math.ceil(Math.sqrt(size));
  return { size, lefts, rights: Math.ceil(size / lefts) };
}

/** 32 bits, each of which depends on every bit of both numbers. */
function mixed(value: number, key: number): number {
  const first = Math.imul(value ^ key, FIRST_FACTOR);
  const second = Math.imul(first ^ (first >>> 15), SECOND_FACTOR);
  return second ^ (second >>> 16);
}

/** What a round adds to a half: 31 of those bits, of which Node takes the remainder as integers, below `limit`. */
const added = (half: number, key: number, limit: number): number => (mixed(half, key) >>> 1) % limit;

/** The keys of a permutation that is known by a number. */
export const roundKeys = (number: number): RoundKeys =>
  Int32Array.from(ROUND_CONSTANTS, (constant) => mixed(number, constant));

/** Where a number of the domain goes: to another of it, no two to the same. */
export function permuted(value: number, { size, lefts, rights }: Domain, keys: RoundKeys): number {
  let number = value;
  // What lands in the rest of the grid goes on until it is back.
  do {
    let left = (number / rights) | 0;
    let right = (number - left * rights) | 0;
    for (let round = 0; round < ROUNDS; round += 2) {
      left += added(right, keys[round]!, lefts);
      if (left >= lefts) left -= lefts;
      right += added(left, keys[round + 1]!, rights);
      if (right >= rights) right -= rights;
    }
    number = left * rights + right;
  } while (number >= size);
  return number;
}

/** The number that `permuted` brings there. */
export function restored(value: number, { size, lefts, rights }: Domain, keys: RoundKeys): number {
  let number = value;
  do {
    let left = (number / rights) | 0;
    let right = (number - left * rights) | 0;
    for (let round = ROUNDS - 2; round >= 0; round -= 2) {
      right -= added(left, keys[round + 1]!, rights);
      if (right < 0) right += rights;
      left -= added(right, keys[round]!, lefts);
      if (left < 0) left += lefts;
    }
    number = left * rights + right;
  } while (number >= size);
  return number;
}
