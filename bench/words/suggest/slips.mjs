// What people type for three words, by class: slips of the hand and of memory. Each takes `random` and a word or words,
// and the letters that words of the language have.
import { slipped } from '../slips.mjs';

const put = (word, at, letters, instead = 0) => word.slice(0, at) + letters + word.slice(at + instead);
const somewhere = (random, word) => random.below(word.length);

/** Slips of one key, by class, beside those of `slips.mjs`, which are any. */
const ofKey = {
  insert: (random, word, letters) => put(word, random.below(word.length + 1), random.pick(letters)),
  drop: (random, word) => put(word, somewhere(random, word), '', 1),
  change: (random, word, letters) => put(word, somewhere(random, word), random.pick(letters), 1),
  swap: (random, word) => {
    const at = random.below(word.length - 1);
    return put(word, at, word[at + 1] + word[at], 2);
  },
  double: (random, word) => {
    const at = somewhere(random, word);
    return put(word, at, word[at]);
  },
};
export const KEYS = [...Object.keys(ofKey), 'any of these, or the key beside'];

/** Forms of a word, in English. */
const ofForm = {
  plural: (_, word) => {
    if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
    return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
  },
  '-ing or -ed': (random, word) => {
    const ending = random.pick(['ing', 'ed']);
    return (word.endsWith('e') ? word.slice(0, -1) : word) + ending;
  },
};
export const FORMS = Object.keys(ofForm);

const anySlip = (random, word, letters) => slipped(word, letters, random);

/** The words with one of them changed. */
const inOne = (random, words, letters, change, at = random.below(words.length)) =>
  words.map((word, i) => (i === at ? change(random, word, letters) : word));

const dotted = (change) => (random, words, letters) => inOne(random, words, letters, change).join('.');

const halfTyped = (words) => [words[0], words[1], words[2].slice(0, Math.ceil(words[2].length / 2))].join('.');

const ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
];

/** What is typed for three words, by class. */
export const ofThree = {
  'as they are': (_, words) => words.join('.'),
  ...Object.fromEntries(Object.entries(ofKey).map(([name, slip]) => [name, dotted(slip)])),
  [KEYS.at(-1)]: dotted(anySlip),
  ...Object.fromEntries(Object.entries(ofForm).map(([name, form]) => [name, dotted(form)])),
  'two slips in a word': dotted((random, word, letters) => anySlip(random, anySlip(random, word, letters), letters)),
  'a slip in each of two': (random, words, letters) => {
    const first = random.below(3);
    const other = (first + 1 + random.below(2)) % 3;
    return inOne(random, inOne(random, words, letters, anySlip, first), letters, anySlip, other).join('.');
  },
  'other order': (random, words) =>
    random
      .pick(ORDERS)
      .map((at) => words[at])
      .join('.'),
  'third half typed': (_, words) => halfTyped(words),
  'third to 1 letter': (_, words) => `${words[0]}.${words[1]}.${words[2][0]}`,
  'slip, third half typed': (random, words, letters) =>
    halfTyped(inOne(random, words, letters, anySlip, random.below(2))),
  'no dots': (_, words) => words.join(''),
};
