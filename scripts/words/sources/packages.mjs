// What packages of npm hold: words that are refused, and pronunciations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pronunciations of CMU's dictionary: word to sounds without stress, a text for each way to say it. */
export function readPronunciations(folder) {
  const text = readFileSync(join(folder, 'node_modules/cmu-pronouncing-dictionary/index.js'), 'utf8');
  const sounds = new Map();
  for (const [, word, said] of text.matchAll(/^\s+"?([a-z]+)(?:\(\d\))?"?: "([A-Z0-2 ]+)"/gm)) {
    const plain = said.replace(/\d/g, '').split(' ');
    sounds.set(word, [...(sounds.get(word) ?? []), plain.map(signOf).join('')]);
  }
  return sounds;
}

const signs = new Map();

/** One character for a sound of CMU's, whose names have one or two letters. */
function signOf(sound) {
  if (!signs.has(sound)) signs.set(sound, String.fromCharCode(0xc0 + signs.size));
  return signs.get(sound);
}

/** Where lists of words that are refused lie in a package, for each language. */
const REFUSED = {
  en: [
    'badwords-list/lib/array.js',
    'leo-profanity/dictionary/default.json',
    'cuss/index.js',
    'profane-words/words.json',
  ],
  fr: ['french-badwords-list/list.txt', 'cuss/fr.js'],
  es: ['cuss/es.js'],
  pt: ['cuss/pt.js', 'cuss/pt-pt.js'],
  ru: ['russian-bad-words/dist/russian-bad-words.cjs.production.min.js'],
};

/**
 * Words that lists of profanity name.
 *
 * @param folder Where the packages are installed.
 * @param code The language; English ones are refused in every language.
 * @returns The words in small letters.
 */
export function readRefused(folder, code) {
  const words = new Set();
  for (const file of [`naughty-words/${code}.json`, ...(REFUSED[code] ?? [])]) {
    const text = readFileSync(join(folder, 'node_modules', file), 'utf8');
    const isList = file.endsWith('.txt');
    // Each is a list of texts in quotes, or of bare keys with a rating; the rating 0 is for words that only may offend.
    const found = isList ? text.split('\n') : [...quoted(text), ...rated(text)];
    for (const word of found) words.add(word.trim().toLowerCase());
  }
  return words;
}

const quoted = (text) => [...text.matchAll(/(["'])([^"'\n]+)\1(?!\s*:\s*0\b)/g)].map((match) => match[2]);
const rated = (text) => [...text.matchAll(/^\s+([\p{L}]+): [12],?$/gmu)].map((match) => match[1]);
