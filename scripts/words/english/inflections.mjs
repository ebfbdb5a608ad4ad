// Which English words are forms of another word: plurals, -ed, -ing, -er and -est, and what is irregular. They are
// heard and typed for one another, so only one of them may be in the list.

/**
 * A function that says the base of a word that is a form of another, or undefined.
 *
 * @param wordnet What `readWordnet` answers.
 * @param isWord Whether there is such a word at all.
 */
export function inflections({ lemmas, exceptions }, isWord) {
  const isKind = (word, kinds) => [...kinds].some((kind) => lemmas.get(word)?.kinds.includes(kind) === true);
  const known = new Map();
  return (word) => {
    if (!known.has(word)) known.set(word, baseOf(word));
    return known.get(word);
  };
  function baseOf(word) {
    const irregular = exceptions.get(word);
    if (irregular !== undefined && isWord(irregular)) return irregular;
    const plural = pluralBases(word, lemmas.has(word)).find((base) => base.length > 2 && isWord(base));
    if (plural !== undefined) return plural;
    const verb = verbBases(word).find((base) => isWord(base) && (isKind(base, 'v') || !lemmas.has(word)));
    if (verb !== undefined) return verb;
    if (isKind(word, 'n')) return undefined;
    return comparedBases(word).find((base) => isWord(base) && (isKind(base, 'ar') || !lemmas.has(word)));
  }
}

/** Singulars of what may be a plural; what WordNet has and ends as no plural does (lens, virus, crisis) is none. */
function pluralBases(word, isLemma) {
  if (word.endsWith('eaux')) return [word.slice(0, -1)];
  if (word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (!word.endsWith('s') || word.endsWith('ss') || (isLemma && /(us|is)$/.test(word))) return [];
  const bases = [word.slice(0, -1)];
  if (word.endsWith('es')) bases.push(word.slice(0, -2));
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) bases.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return bases;
}

function verbBases(word) {
  const ending = /(ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return [];
  const bare = word.slice(0, -ending.length);
  return [...bareBases(bare), ...(word.endsWith('ied') ? [`${bare.slice(0, -1)}y`] : [])];
}

function comparedBases(word) {
  const ending = /(er|est)$/.exec(word)?.[0];
  if (ending === undefined) return [];
  const bare = word.slice(0, -ending.length);
  return [...bareBases(bare), ...(bare.endsWith('i') ? [`${bare.slice(0, -1)}y`] : [])];
}

/** What stands before an ending, as it was: itself, with its e, without its doubled letter. */
function bareBases(bare) {
  const isDoubled = bare.at(-1) === bare.at(-2);
  return [bare, `${bare}e`, ...(isDoubled ? [bare.slice(0, -1)] : [])].filter((base) => base.length > 2);
}
