// Which English words are made of the same stem, such as quick and quickly: they are remembered and heard for one
// another.
import { derivedFrom } from './topics.mjs';

/** Endings, each with those that may have stood in its place: `ity/e` makes divinity of divine. */
const ENDINGS = (
  'ly ness less ful ment ing/e er/e or/e ish/e y/e able/e ible/e al/e ial/y/e ic/e/y ical/y/ic ity/e ' +
  'ive/e/ion ion/e ation/e ism/e/y ist/e/y/ism ous/e/y ance/e/ant ence/e/ent ant/e ent/e age/e ship ' +
  'hood dom ward en/e ery/e/er ry ily/y iness/y ier/y iful/y iment/y iless/y ically/ic ably/able ' +
  'ibly/ible ally/al/ic ility/le let ette/e ster ess ize ify/e/y some like wise man men cy/t/te acy/ate'
)
  .split(' ')
  .map((ending) => ending.split('/'));
const PREFIXES = (
  'un re in im ir il dis non mis over out under pre anti inter semi super sub de en be a fore up ' + 'counter'
).split(' ');

/**
 * A function that calls `visit` with the numbers of every two words of a list that are of one stem, by the derivations
 * of WordNet and by the endings and beginnings of English.
 */
export function sameStemOf(wordnet) {
  return (words, visit) => {
    const numbers = new Map(words.map((word, i) => [word, i]));
    const families = new Map();
    words.forEach((word, i) => {
      const bases = [...basesOf(word), ...derivedFrom(word, wordnet)];
      for (const base of new Set(bases)) {
        const j = numbers.get(base);
        if (j !== undefined && j !== i) visit(i, j);
        // Two words made of the same base are alike whether or not the base is a word of the list.
        families.set(base, [...(families.get(base) ?? []), i]);
      }
    });
    for (const [base, family] of families) {
      if (!wordnet.lemmas.has(base)) continue;
      for (const i of family) for (const j of family) if (i < j) visit(i, j);
    }
  };
}

/** What a word may be made of: without an ending, with the ending that was there before, without a beginning. */
export function basesOf(word) {
  const bases = [];
  for (const [ending, ...before] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const bare = word.slice(0, -ending.length);
    if (bare.length < 3) continue;
    bases.push(bare, ...before.map((end) => bare + end));
    if (bare.at(-1) === bare.at(-2)) bases.push(bare.slice(0, -1));
  }
  for (const prefix of PREFIXES) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 4) bases.push(word.slice(prefix.length));
  }
  return bases;
}
