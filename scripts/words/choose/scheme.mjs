// The measures of a list of words, which the rule of three-word places fixes for ever.

/** How many colours words have. */
export const COLOURS = 360;
/** Colours are near or far from each other on a ring of this many: what counts is the colour modulo it. */
export const RING = 60;
/** How many words of each colour each block holds: settled land, all land, the open sea. */
export const BLOCKS = [34, 38, 41];

/**
 * The words of a list in the order of their ids.
 *
 * @param chosen For each block `[word, colour]` in the order of familiarity.
 * @returns Words; the one at `rank * 360 + colour` has this colour, and its rank grows with the blocks.
 */
export function inOrderOfIds(chosen) {
  const words = [];
  const ranks = new Int32Array(COLOURS);
  for (const block of chosen) for (const [word, colour] of block) words[ranks[colour]++ * COLOURS + colour] = word;
  return words;
}
