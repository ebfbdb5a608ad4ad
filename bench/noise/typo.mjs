// Slips of the pen and of the keyboard: insert, delete, substitute, transpose; a neighbouring key or any letter.

const NEIGHBOURS = {
  Q: 'WA',
  W: 'QES',
  E: 'WRD',
  R: 'ETF',
  T: 'RYG',
  Y: 'TUH',
  U: 'YIJ',
  I: 'UOK',
  O: 'IPL',
  P: 'OL',
  A: 'QSZ',
  S: 'AWDX',
  D: 'SEFC',
  F: 'DRGV',
  G: 'FTHB',
  H: 'GYJN',
  J: 'HUKM',
  K: 'JIL',
  L: 'KO',
  Z: 'AX',
  X: 'ZSC',
  C: 'XDV',
  V: 'CFB',
  B: 'VGN',
  N: 'BHM',
  M: 'NJ',
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * One slip anywhere in the word (capitals); never the same word again. @param {import('./random.mjs').Random} random
 * @param {string} word
 */
export function slip(random, word) {
  for (;;) {
    const changed = once(random, word);
    if (changed !== word && changed.length > 0) return changed;
  }
}

function once(random, word) {
  const at = random.below(word.length);
  const letter = word[at];
  const near = NEIGHBOURS[letter];
  const other = near && random.chance(0.5) ? random.pick(near) : random.pick(LETTERS);
  switch (random.below(4)) {
    case 0: {
      const i = random.below(word.length + 1);
      return word.slice(0, i) + (random.chance(0.4) ? word[Math.min(i, word.length - 1)] : other) + word.slice(i);
    }
    case 1:
      return word.slice(0, at) + word.slice(at + 1);
    case 2:
      return word.slice(0, at) + other + word.slice(at + 1);
    default:
      return at + 1 < word.length ? word.slice(0, at) + word[at + 1] + letter + word.slice(at + 2) : word;
  }
}

/**
 * One slip in one word of the name that has at least `shortest` letters; undefined if there is none. @param
 * {import('./random.mjs').Random} random @param {string} name
 */
export function slipIn(random, name, shortest = 3) {
  const words = name.split(' ');
  const fit = words.flatMap((w, i) => (w.length >= shortest && /^[A-Z']+$/.test(w) ? [i] : []));
  if (fit.length === 0) return undefined;
  const i = random.pick(fit);
  words[i] = slip(random, words[i]);
  return words.join(' ');
}
