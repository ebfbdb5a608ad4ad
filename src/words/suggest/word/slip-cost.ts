// How likely it is that one word was typed as another: the cost of the cheapest way to explain the difference. Costs
// are natural logarithms of how much rarer a slip is than none; their proportions are those of the slips in lists of
// real misspellings (bench/words/suggest.mjs says how well they put the right word first).
import { areNeighbours } from './keyboard.js';

const COST = {
  /** Two letters in each other's place. */
  swapped: 2.8,
  /** A letter once instead of twice, or twice instead of once. */
  doubled: 2.3,
  /** A vowel for a vowel. */
  vowel: 2.7,
  /** Letters that many words have the same sound for. */
  sound: 2.7,
  neighbour: 3,
  /** A letter that was left out. */
  omitted: 3,
  /** A vowel that is not heard, left out or put in. */
  mute: 2.7,
  added: 3.4,
  other: 3.9,
  /** On top of all for the first letter, which people get right. */
  first: 1,
} as const;

const VOWELS = 'aeiouy';
const ALIKE = ['ck', 'cs', 'sz', 'gj', 'fv', 'kq', 'mn', 'bp', 'dt', 'vw', 'ij'];

const isVowel = (letter: string): boolean => VOWELS.includes(letter);
const areAlike = (one: string, other: string): boolean =>
  ALIKE.some((pair) => pair.includes(one) && pair.includes(other));

/** The costs of beginnings, for words of usual length. */
const table = new Float64Array(32 * 32);

/** The cost of having typed `typed` for `word`, both folded; 0 where they are the same. */
export function slipCost(typed: string, word: string): number {
  const width = word.length + 1;
  const size = (typed.length + 1) * width;
  const costs = size <= table.length ? table : new Float64Array(size);
  for (let i = 0; i <= typed.length; i++) {
    for (let j = i === 0 ? 1 : 0; j <= word.length; j++) {
      let least = Infinity;
      if (i > 0 && j > 0) least = costs[(i - 1) * width + j - 1]! + changed(typed, word, i - 1, j - 1);
      if (i > 0) least = Math.min(least, costs[(i - 1) * width + j]! + added(typed, i - 1, word[j - 1]));
      if (j > 0) least = Math.min(least, costs[i * width + j - 1]! + omitted(word, j - 1, typed[i - 1]));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        const first = j === 2 ? COST.first : 0;
        least = Math.min(least, costs[(i - 2) * width + j - 2]! + COST.swapped + first);
      }
      costs[i * width + j] = least;
    }
  }
  return costs[size - 1]!;
}

function changed(typed: string, word: string, i: number, j: number): number {
  const one = typed[i]!;
  const other = word[j]!;
  if (one === other) return 0;
  const first = j === 0 ? COST.first : 0;
  if (isVowel(one) && isVowel(other)) return first + COST.vowel;
  if (areAlike(one, other)) return first + COST.sound;
  return first + (areNeighbours(one, other) ? COST.neighbour : COST.other);
}

/** The cost of a letter too many, beside the letter `before` of the word. */
function added(typed: string, i: number, before: string | undefined): number {
  const letter = typed[i]!;
  if (letter === before || letter === typed[i + 1]) return COST.doubled;
  const first = i === 0 ? COST.first : 0;
  if (isVowel(letter)) return first + COST.mute;
  const isBeside = areNeighbours(letter, before ?? '') || areNeighbours(letter, typed[i + 1] ?? '');
  return first + (isBeside ? COST.neighbour : COST.added);
}

/** The cost of a letter of the word that was left out, behind the letter `before` that was typed. */
function omitted(word: string, j: number, before: string | undefined): number {
  const letter = word[j]!;
  if (j > 0 && letter === word[j - 1] && letter === before) return COST.doubled;
  const first = j === 0 ? COST.first : 0;
  return first + (isVowel(letter) || letter === 'h' ? COST.mute : COST.omitted);
}
