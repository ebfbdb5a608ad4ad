// Words that stand in the places of others, as somebody decided who read the lists after they were made.
import { readFileSync } from 'node:fs';

const FILE = new URL('../reviewed/replaced.txt', import.meta.url);

const replaced = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code, word, instead] = line.split(' ');
      return [`${code} ${word}`, instead];
    }),
);

/** The word in the place of one that was chosen for a language: itself, but for few. */
export const replacementOf = (code, word) => replaced.get(`${code} ${word}`) ?? word;
