// One slip in a word: a letter lost, doubled or in its neighbour's place.

const TYPES = new Set('STREET AVENUE DRIVE CRESCENT TERRACE PARADE CIRCUIT BOULEVARD ESPLANADE'.split(' '));

/** A common street type with the i-th slip, '' for any other word. */
export function misspelt(word, i) {
  if (!TYPES.has(word)) return '';
  const at = 2 + (i % (word.length - 3));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  const slip = slips[i % slips.length];
  return slip === word ? word + word.at(-1) : slip;
}
