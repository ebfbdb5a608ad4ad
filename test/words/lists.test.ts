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
  en: [/^[a-z]{4,11}$/, 40_680, '709f47e94f87b69fd49f87a6b7eec193cd981411de98139a7434cbffd098fc35'],
  fr: [/^[a-zàâäçéèêëîïôöùûüœæ]{4,12}$/, 25_920, '881c08f4b529445e6a42c16ccb84fb0662537ff315817af1eec687c68940b653'],
  es: [/^[a-záéíóúüñ]{4,13}$/, 25_920, '5cc71339de37378327b71d837a08cd1d2c5449104337e156d78697bd3bc527a6'],
  nl: [/^[a-zäëïöüéèêç]{4,11}$/, 25_920, 'affe265a73c871a47156482030889fff2f37a7d9a12e176aa490e851ac58181e'],
  pl: [/^[a-ząćęłńóśźż]{4,11}$/, 25_920, '913c74d5595a753a8cd72737d9539017b967e66938a2cd16041846048dd271b9'],
  da: [/^[a-zæøåé]{3,11}$/, 25_920, '2107d3206bd34bb3c7e9884469d31bd575a97237fdd3609a91201a2e510a9cfa'],
  ru: [/^[а-яё]{4,11}$/, 25_920, 'f551bf85aa702146923a4d5715f817ad171759c1a8464794b099f711879050c8'],
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
