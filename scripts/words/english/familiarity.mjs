// How well known an English word is, from sources whose terms allow it: the level of its list in SCOWL, how often the
// texts and definitions of WordNet have it, its number of senses and compounds, a novel that is in the public domain,
// and the words by which Unicode says what pictures show.
import { basesOf } from './stems.mjs';

/** What a list of SCOWL is worth: steps of about a quarter of the words that one meets. */
const LEVELS = { 10: 7, 20: 6.2, 35: 5, 40: 4, 50: 3.2, 55: 2.8, 60: 2.2, 70: 1.1, 80: 0 };

/** Weights of the logarithms of the counts; those of tagged texts, definitions and the novel are of some
 * 230,000, 1,000,000 and 80,000 words. */
const WEIGHTS = { pictures: 0.9, tagged: 0.5, glosses: 0.5, novel: 0.3, senses: 0.4, compounds: 0.3 };
/** Fields whose definitions are written in learned words: animals, body, plants, substances. */
const LEARNED = new Set([5, 8, 20, 27]);
const SPOKEN = 1.2;
const UNKNOWN_TO_WORDNET = -0.7;
/** What everybody can read and write who never met it: two known words in one, or a known word with an ending. */
const TRANSPARENT = { compound: 2, derived: 1.3, quality: 0.7 };
const KNOWN_LEVEL = 40;

/**
 * A function that says how well known a word is: higher is better, 0 hardly anybody.
 *
 * @param sources `levels`, `wordnet`, `novel` and `pictures` (texts), `isSpoken(word)` whether CMU's dictionary has it.
 * @param baseOf The base of a form, or undefined.
 */
export function familiarity({ levels, wordnet, novel, pictures, isSpoken }, baseOf) {
  const glosses = new Map();
  const inNovel = new Map();
  const inPictures = new Map();
  for (const { gloss, field } of wordnet.synsets.values()) if (!LEARNED.has(field)) countWords(gloss, glosses, baseOf);
  countWords(novel, inNovel, baseOf);
  countWords(pictures, inPictures, baseOf);
  const compounds = new Map();
  for (const lemma of wordnet.lemmas.keys()) {
    const parts = lemma.split('_');
    if (parts.length > 1) for (const part of parts) compounds.set(part, (compounds.get(part) ?? 0) + 1);
  }
  const isKnown = (word) => word.length > 2 && levels.get(word) <= KNOWN_LEVEL;
  const transparency = (word) => {
    if (levels.get(word) <= KNOWN_LEVEL) return 0;
    for (let at = 3; at <= word.length - 3; at++) {
      if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) return TRANSPARENT.compound;
    }
    if (!basesOf(word).some((base) => word.startsWith(base.slice(0, 4)) && isKnown(base))) return 0;
    return /(ly|ness)$/.test(word) ? TRANSPARENT.quality : TRANSPARENT.derived;
  };
  return (word) => {
    const lemma = wordnet.lemmas.get(word);
    const counts = {
      pictures: inPictures.get(word),
      tagged: lemma?.tagged,
      glosses: glosses.get(word),
      novel: inNovel.get(word),
      senses: lemma?.senses,
      compounds: compounds.get(word),
    };
    let sum =
      transparency(word) +
      LEVELS[levels.get(word)] +
      (isSpoken(word) ? SPOKEN : 0) +
      (lemma?.lower ? 0 : UNKNOWN_TO_WORDNET);
    for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * Math.log(1 + (counts[name] ?? 0));
    return sum;
  };
}

function countWords(text, counts, baseOf) {
  for (const [form] of text.toLowerCase().matchAll(/[a-z]+/g)) {
    const word = baseOf(form) ?? form;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}
