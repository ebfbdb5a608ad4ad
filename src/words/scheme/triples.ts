// Three different ranks in their order, as a number and back. They are counted by the greatest of them, so that the
// triples of a smaller list are the first of a larger one, and each block of words adds a range of numbers.

/** Words are of this many colours; each rank has a word of every colour. */
export const COLOURS = 360;
/** Ranks up to the end of each block: of A alone, of A and B, of all three. */
export const RANKS = [34, 72, 113] as const;
/** Words of the whole list. */
export const WORDS = RANKS[2] * COLOURS;

/** A block of words: 0 is A, the most familiar; 1 is B; 2 is C. */
export type Block = 0 | 1 | 2;

/** The ids of three words: rank * 360 + colour each. */
export type WordIds = readonly [number, number, number];

/** Triples of different ranks below `ranks`. */
export const triplesBelow = (ranks: number): number => ranks * (ranks - 1) * (ranks - 2);

/** Number of the first triple of each block, and of the end of the last. */
export const FIRST_TRIPLE = [0, ...RANKS.map((ranks) => triplesBelow(ranks))] as const;

/** Colours that the first two words may have together; the third word's follows from them, the order and the strip. */
export const COLOUR_PAIRS = COLOURS * COLOURS;

/** Cells that a strip may have in each block. */
export const CAPACITY = RANKS.map((_, block) => (FIRST_TRIPLE[block + 1]! - FIRST_TRIPLE[block]!) * COLOUR_PAIRS);

/** The block that the greatest rank of three is in. */
export function blockOfRank(greatest: number): Block {
  if (greatest < RANKS[0]) return 0;
  return greatest < RANKS[1] ? 1 : 2;
}

/** The greatest rank of the triples that this number is among. */
export function greatestOf(triple: number): number {
  // (m + 1) m (m - 1), the triples of ranks up to m, is a little less than m cubed.
  let greatest = Math.floor(Math.cbrt(triple));
  while (triplesBelow(greatest + 1) <= triple) greatest++;
  return greatest;
}

/**
 * Which of the six orders three different ranks have, 0 to 5: twice the place of the greatest, and one more where the
 * other two fall.
 */
export function orderOf(first: number, second: number, third: number): number {
  if (first > second && first > third) return second < third ? 0 : 1;
  if (second > third) return first < third ? 2 : 3;
  return first < second ? 4 : 5;
}

/** The number of three different ranks; `order` is theirs. */
export function tripleOf(first: number, second: number, third: number, order: number): number {
  const place = order >> 1;
  let greatest = third;
  if (place === 0) greatest = first;
  else if (place === 1) greatest = second;
  const before = place === 0 ? second : first;
  const after = place === 2 ? second : third;
  const others = before * (greatest - 1) + (after > before ? after - 1 : after);
  return triplesBelow(greatest) + place * greatest * (greatest - 1) + others;
}
