// The word lists of three-word places, which never change: an address that was given away must mean the same for ever.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foldWord } from '../../src/words/list/fold.js';
import { root } from '../support/workdir.js';
import { nearPairs } from './near-pairs.js';

const FOLDER = join(root, 'assets/words/v1');
const COLOURS = 360;
/** Colours are near or far on a ring of this many. */
const RING = 60;
/** Words that are nearly alike are this far from each other on the ring, or further. */
const APART = 12;

/** Each list: the letters of its language, how many words it has, its SHA-256. */
const LISTS: Readonly<Record<string, readonly [letters: RegExp, count: number, sha256: string]>> = {
  en: [/^[a-z]{4,11}$/, 40_680, '50842584d9c0384d7d285dd1c1d4789d60ae77dc502664e860ab08f195b1116b'],
  fr: [/^[a-zàâäçéèêëîïôöùûüœæ]{4,12}$/, 25_920, '1875c610e5fc90b02c572838766db96601cc676151c130a1318bfea4e28261c7'],
  es: [/^[a-záéíóúüñ]{4,13}$/, 25_920, '4d9c88b5d2ff10bd002f3c603048f3447aa4f4ab0e3b8eada039ea47466f24db'],
  nl: [/^[a-zäëïöüéèêç]{4,11}$/, 25_920, '710997cbde476ec338ae74df901cd9c946f71ab00cf47beb6337d9c0a7945e47'],
  pl: [/^[a-ząćęłńóśźż]{4,11}$/, 25_920, 'cd79ae86ec49b14f2198c0bef36618906357d68ecf1f8c055da70ab45b159d03'],
  da: [/^[a-zæøåé]{3,11}$/, 25_920, '93ca17674d2f5ceb3bcd0ad030c631b203cfe1460c6f5296c3b4bdd95e6973d1'],
  ru: [/^[а-яё]{4,11}$/, 25_920, 'e738de891f2503f30e69da7bbd95e8e7fd328b26d06567b6c2a68cdece3c25ef'],
};

/** A few of the parts of words that are left out, of each language. */
const OFFENSIVE = [
  /fuck|shit|cunt|nigg|whore|bitch|^rapist|murder|suicid|homosex|^porn|hitler|racist/,
  /^merde|^putain|^puta$|^mierda|^kurwa|^kut$|^neuken|^luder|^хуй|^пизд|^бляд/,
];

const textOf = (code: string): string => readFileSync(join(FOLDER, `${code}.txt`), 'utf8');
const wordsOf = (code: string): string[] => textOf(code).split('\n').slice(0, -1);
const codes = Object.keys(LISTS);

describe('Word lists', () => {
  test('are these and no others, and their sources name each with its checksum', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
    expect(files.sort()).toEqual(codes.map((code) => `${code}.txt`).sort());
    const sources = readFileSync(join(FOLDER, 'SOURCES.md'), 'utf8');
    expect(codes.filter((code) => !sources.includes(LISTS[code]![2]))).toEqual([]);
  });

  test.each(codes)('never change (%s)', (code) => {
    expect(createHash('sha256').update(textOf(code)).digest('hex')).toBe(LISTS[code]![2]);
  });

  test.each(codes)('have as many words as their ids need, each in small letters of its language (%s)', (code) => {
    const [letters, count] = LISTS[code]!;
    const words = wordsOf(code);
    expect(words).toHaveLength(count);
    expect(words.filter((word) => !letters.test(word) || word.normalize('NFC') !== word)).toEqual([]);
  });

  test('have no word twice, in one list or in two, however keyboards write it', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const code of codes) {
      for (const word of wordsOf(code)) {
        const folded = foldWord(word);
        if (owner.has(folded)) twice.push(`${word}: ${owner.get(folded)} and ${code}`);
        owner.set(folded, code);
      }
    }
    expect(twice).toEqual([]);
  });

  test.each(codes)('have no two words within one edit, and those within two in colours far apart (%s)', (code) => {
    const words = wordsOf(code).map(foldWord);
    const pairs = nearPairs(words);
    const name = ([i, j]: readonly number[]): string => `${words[i!]} ${words[j!]}`;
    expect(pairs.filter(([, , edits]) => edits < 2).map(name)).toEqual([]);
    const isNear = ([i, j]: readonly number[]): boolean => {
      const steps = Math.abs((i! % COLOURS) - (j! % COLOURS)) % RING;
      return Math.min(steps, RING - steps) < APART;
    };
    expect(pairs.length).toBeGreaterThan(10_000);
    expect(pairs.filter(isNear).map(name)).toEqual([]);
  });

  test.each(codes)('have no word that offends whoever lives there (%s)', (code) => {
    expect(wordsOf(code).filter((word) => OFFENSIVE.some((part) => part.test(word)))).toEqual([]);
  });

  test('have well-known words first', () => {
    const blocks = (code: string, words: readonly string[]): number[] =>
      words.map((word) => Math.floor(wordsOf(code).indexOf(word) / 12_240));
    expect(blocks('en', ['kangaroo', 'together', 'mountain', 'calendar'])).toEqual([0, 0, 0, 0]);
  });
});
