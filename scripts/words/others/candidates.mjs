// The words of another language that may be in its list, the best known first.
import { foldWord } from '../../../dist/words/list/fold.js';
import { readHunspell } from '../sources/hunspell.mjs';
import { OFFENDS_EVERYWHERE } from '../sources/offending.mjs';
import { readRefused } from '../sources/packages.mjs';
import { readReviewed } from '../sources/reviewed.mjs';
import { countsOf, readHelp, readNovel, readPictures } from '../sources/texts.mjs';

const SHORTEST = 4;
/** How many candidates are compared with each other: half as many again as are chosen leaves room. */
const COMPARED = 75_000;

/**
 * Weights of the logarithms of how often texts have a word in any of its forms, of how many words of the dictionary
 * begin or end with it, and of how many of its flags.
 */
const WEIGHTS = { pictures: 1.5, novel: 1, help: 0.6, compounds: 0.5, flags: 0.3 };
/**
 * A letter more costs a word that the texts have, since long words are rarer. Of those that they do not have the short
 * ones are the strange ones, and a word of eight letters is most likely one that people know or can read.
 */
const LENGTH = { seen: -0.12, strange: -0.15, unseen: -0.9, usual: 8 };
/** A word that begins as a well-known English one does is known from it. */
const COGNATE = 1;
const COGNATE_LETTERS = 6;

/**
 * @param folder Where the sources were fetched to.
 * @param code The language.
 * @param language Its row of `LANGUAGES`.
 * @param taken Folded words of the lists made before, which no other list may have.
 * @param englishBeginnings The first six letters of well-known English words.
 * @returns As `englishCandidates` does, with `likeForms(words, visit)` for words that are forms of one another.
 */
export function otherCandidates(folder, code, language, taken, englishBeginnings) {
  const dictionary = readHunspell(folder, code);
  const refused = new Set([...readRefused(folder, code), ...readRefused(folder, 'en')].map(foldWord));
  const reviewed = readReviewed(code);
  const offends = new RegExp(language.refused, 'u');
  const pattern = new RegExp(`^[${language.letters}]+$`);
  const left = {};
  const entries = new Map();
  for (const { word, flags } of dictionary.entries) {
    const plain = word.normalize('NFKC');
    if (!pattern.test(plain)) continue;
    const entry = entries.get(plain) ?? { word, flags: [] };
    entry.flags.push(...flags);
    entries.set(plain, entry);
  }
  left.entries = entries.size;
  let words = [...entries.keys()];
  const keep = (step, isKept) => {
    words = words.filter(isKept);
    left[step] = words.length;
  };
  keep('lengths', (word) => foldWord(word).length >= SHORTEST && foldWord(word).length <= language.longest);
  keep('no form of another', (word) => isBase(word, entries.get(word), language));
  keep(
    'not refused',
    (word) => !refused.has(foldWord(word)) && !offends.test(word) && !OFFENDS_EVERYWHERE.test(foldWord(word)),
  );
  keep('not refused by eye', (word) => !reviewed.has(word));
  keep('of no other list', (word) => !taken.has(foldWord(word)));
  const texts = [readNovel, readHelp, readPictures].map((read) => countsOf(read(folder, code)));
  const counts = formCounts(words, entries, dictionary, texts);
  const compounds = compoundCounts(words, entries, language.compounds);
  const scores = new Map(
    words.map((word) => {
      const [novel, help, pictures] = counts.get(word);
      const of = { novel, help, pictures, compounds: compounds.get(word) ?? 0, flags: entries.get(word).flags.length };
      let sum = lengthScore(word.length, novel + help + pictures > 0);
      for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * Math.log(1 + of[name]);
      return [word, sum + (englishBeginnings.has(foldWord(word).slice(0, COGNATE_LETTERS)) ? COGNATE : 0)];
    }),
  );
  words.sort((a, b) => scores.get(b) - scores.get(a) || a.length - b.length || (a < b ? -1 : 1));
  words = onePerFold(words).slice(0, COMPARED);
  left['compared, the best known'] = words.length;
  const likeForms = (visit) => visitForms(words, entries, dictionary, visit);
  return {
    words,
    left,
    score: (word) => scores.get(word),
    sounds: () => [],
    sameStem: sameStemBy(language.stems.split(' ')),
    likeForms,
    soundsApart: 1,
  };
}

function lengthScore(length, isSeen) {
  return isSeen ? LENGTH.seen * length : LENGTH.unseen + LENGTH.strange * Math.abs(length - LENGTH.usual);
}

function isBase(word, entry, { forms }) {
  return !forms.test(word) && entry.flags.length > 0;
}

/** How often texts have a word, in any of its forms. */
function formCounts(words, entries, dictionary, texts) {
  return new Map(
    words.map((word) => {
      const forms = new Set([word, ...dictionary.formsOf(entries.get(word))]);
      const sums = texts.map((counts) => {
        let sum = 0;
        for (const form of forms) sum += counts.get(form) ?? 0;
        return sum;
      });
      return [word, sums];
    }),
  );
}

/**
 * How many words of the dictionary begin with a word, or where the language puts words together end with it: people
 * build on what they know.
 */
function compoundCounts(words, entries, alsoEnds) {
  const known = new Set(words);
  const counts = new Map();
  const meet = (part) => {
    if (known.has(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  };
  for (const word of entries.keys()) {
    for (let at = 4; at < word.length; at++) meet(word.slice(0, at));
    for (let at = 1; alsoEnds && at <= word.length - 4; at++) meet(word.slice(at));
  }
  return counts;
}

function onePerFold(words) {
  const seen = new Set();
  return words.filter((word) => {
    const folded = foldWord(word);
    return !seen.has(folded) && seen.add(folded);
  });
}

function visitForms(words, entries, dictionary, visit) {
  const numbers = new Map(words.map((word, i) => [word, i]));
  words.forEach((word, i) => {
    for (const form of dictionary.formsOf(entries.get(word))) {
      const j = numbers.get(form);
      if (j !== undefined && j !== i) visit(i, j, 1);
    }
  });
}

/** A function that visits every two words of which the same is left without their longest ending. */
function sameStemBy(stems) {
  return (words, visit) => {
    const families = new Map();
    words.forEach((word, i) => {
      const ending = stems.find((stem) => word.endsWith(stem) && word.length - stem.length >= 4) ?? '';
      const stem = word.slice(0, word.length - ending.length);
      families.set(stem, [...(families.get(stem) ?? []), i]);
    });
    for (const family of families.values()) for (const i of family) for (const j of family) if (i < j) visit(i, j);
  };
}
