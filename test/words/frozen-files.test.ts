// The files that three-word places are made from, as they came with the package.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTileBlocks, readWordList } from '../../src/words/frozen-files.js';
import { foldWord } from '../../src/words/list/fold.js';
import { LANGUAGES } from '../../src/words/list/languages.js';
import { root } from '../support/workdir.js';

const frozen = join(root, 'assets/words/v1');
const REMEDY = 'it came with waypost: install waypost again (npm install --force, or npm run build in a clone)';

describe('The lists of words', () => {
  test.each(LANGUAGES)('$name has as many words as ids, each a word that is found by itself', ({ code }) => {
    const list = readWordList(code);
    expect(list.size).toBe(code === 'en' ? 40_680 : 25_920);
    const words = Array.from({ length: list.size }, (_, id) => list.word(id));
    expect(words.filter((word, id) => list.find(word) !== id)).toEqual([]);
    expect(words.filter((word) => !/^\p{Ll}+$/u.test(word) || word !== word.normalize('NFC'))).toEqual([]);
  });

  test('have no word in common, however it is written: the words alone tell the language', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { code } of LANGUAGES) {
      const list = readWordList(code);
      for (let id = 0; id < list.size; id++) {
        const word = foldWord(list.word(id));
        const owner = owners.get(word);
        if (owner) shared.push(`${word}: ${owner}, ${code}`);
        owners.set(word, code);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe('A file that three-word places are made from', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waypost-words-'));
    mkdirSync(join(folder, 'v1'));
    cpSync(join(frozen, 'tiles.br'), join(folder, 'v1/tiles.br'));
    cpSync(join(frozen, 'en.txt'), join(folder, 'v1/en.txt'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const read = { 'tiles.br': readTileBlocks, 'en.txt': (from: URL) => readWordList('en', from) };
  const names = ['tiles.br', 'en.txt'] as const;

  test.each(names)('%s is refused where one bit of it is another', (name) => {
    const file = join(folder, 'v1', name);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
    expect(() => read[name](pathToFileURL(`${folder}/v1/`))).toThrow(
      expect.objectContaining({
        kind: 'data-broken',
        message: `${file} is damaged: it is not as it was published; ${REMEDY}`,
      }),
    );
  });

  test.each(names)('%s is named where it is missing', (name) => {
    const file = join(folder, 'v1', name);
    rmSync(file);
    expect(() => read[name](pathToFileURL(`${folder}/v1/`))).toThrow(
      expect.objectContaining({ kind: 'data-broken', message: `cannot read ${file} (ENOENT); ${REMEDY}` }),
    );
  });
});
