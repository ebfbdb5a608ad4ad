// The files that the words are made from: they come with the package and never change, so that a place keeps its words.
// This module lies as deep under the package's root as the bundle does, in src/ as in dist/.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, crc32 } from 'node:zlib';
import { WaypostError } from '../contract/errors.js';
import { EMBEDDED } from '../data/embedded.js';
import { damaged } from '../data/file/format.js';
import type { TileBlocks } from './scheme/strips.js';
import { WordList } from './list/word-list.js';

const FROZEN = new URL('../../assets/words/v1/', import.meta.url);

/** CRC-32 of the files as they were frozen: a letter that is another would be another place. */
const SUMS: Readonly<Record<string, number>> = {
  'da.txt': 0x33767013,
  'en.txt': 0xe5a06193,
  'es.txt': 0xa487ce6d,
  'fr.txt': 0x3d51a762,
  'nl.txt': 0x5270da40,
  'pl.txt': 0x56b2a7bb,
  'ru.txt': 0xa60da3f,
  'tiles.br': 0x8294ac1f,
};

/** The block of each tile. Throws `data-broken` where the file is missing or is not as it was frozen. */
export const readTileBlocks = (folder = FROZEN): TileBlocks => brotliDecompressSync(read(folder, 'tiles.br'));

/** The list of a language by its code. Throws `data-broken` where the file is missing or is not as it was frozen. */
export const readWordList = (code: string, folder = FROZEN): WordList => new WordList(read(folder, `${code}.txt`));

function read(folder: URL, name: string): Buffer {
  const file = fileURLToPath(new URL(name, folder));
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WaypostError('data-broken', `cannot read ${file} (${code}); ${EMBEDDED.remedy}`, { cause });
  }
  if (crc32(bytes) !== SUMS[name]) throw damaged(file, 'it is not as it was published', EMBEDDED);
  return bytes;
}
