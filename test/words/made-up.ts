// Words and a mask that are not the frozen ones: what holds of the scheme holds of any.
import { WordList } from '../../src/words/list/word-list.js';
import { BANDS, columnsOf, ROWS, TILES_ROUND } from '../../src/words/scheme/borders.js';
import { STRIPS, type TileBlocks } from '../../src/words/scheme/strips.js';
import { CAPACITY, WORDS } from '../../src/words/scheme/triples.js';
import { ThreeWords } from '../../src/words/three-words.js';

const SYLLABLES = [...'bdfgklmnprstvz'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));

/** `count` words of three syllables with an end, such as `fobekan`. */
export const madeUpWords = (count: number, end = 'n'): string[] =>
  Array.from({ length: count }, (_, id) => {
    const number = (id * 7919) % SYLLABLES.length ** 3;
    const digits = [number % 70, Math.floor(number / 70) % 70, Math.floor(number / 4900)];
    return digits.map((digit) => SYLLABLES[digit]!).join('') + end;
  });

export const listOf = (words: readonly string[]): WordList =>
  new WordList(Buffer.from(words.map((word) => `${word}\n`).join('')));

/** Tiles of all three blocks, mixed from pole to pole, in each strip as many as it can have. */
export function madeUpBlocks(): TileBlocks {
  const blocks = new Uint8Array((TILES_ROUND * BANDS) / 4);
  for (let strip = 0; strip < STRIPS; strip++) {
    const room = [...CAPACITY];
    for (let band = 0; band < BANDS; band++) {
      // A step that shares no factor with the number of bands comes to each of them.
      const tileY = (band * 977) % BANDS;
      for (let place = 0; place < 10; place++) {
        const tileX = strip * 5 + place + (place < 5 ? 0 : TILES_ROUND / 2 - 5);
        let block = (tileY * 31 + tileX) % 13 === 0 ? 0 : 1 + ((tileY + tileX) % 2);
        while (room[block]! < ROWS * columnsOf(tileY)) block++;
        room[block]! -= ROWS * columnsOf(tileY);
        const tile = tileY * TILES_ROUND + tileX;
        blocks[tile >> 2]! |= block << (2 * (tile & 3));
      }
    }
  }
  return blocks;
}

/** English of all blocks, and a language of the first two whose words end otherwise. */
export function madeUpThreeWords(): ThreeWords {
  const lists = { en: listOf(madeUpWords(WORDS)), xx: listOf(madeUpWords(25_920, 'ż')) };
  return new ThreeWords({
    languages: [
      { code: 'en', name: 'English', nativeName: 'English' },
      { code: 'xx', name: 'Other', nativeName: 'Ander' },
    ],
    tileBlocks: madeUpBlocks,
    list: (code) => lists[code as keyof typeof lists],
  });
}
