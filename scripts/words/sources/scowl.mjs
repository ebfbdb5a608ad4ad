// The English words of SCOWL: each with the level of its smallest list, and in which spellings of English it is one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = /^(english|american|british|australian)-words\.(\d+)$/;
const VARIANTS = /variant_\d-words\.\d+$/;
const NAMES = /^(english|american|british|australian)-(upper|proper-names)\.(\d+)$/;

/** Lists above this level hold words that hardly anybody knows (level 95: every word of a crossword player). */
const RAREST_LEVEL = 80;

/**
 * Reads SCOWL.
 *
 * @param folder Where the lists lie, `usr/share/dict/scowl` of Debian's package.
 * @returns `levels`: word to level (10 best known, 80 least) of words that are spelled alike everywhere; `names`: names
 *   in small letters, with their level; `elsewhere`: spellings of one country alone, and variants.
 */
export function readScowl(folder) {
  const levels = new Map();
  const names = new Map();
  const local = new Set();
  for (const file of readdirSync(folder).sort()) {
    const lines = () => readFileSync(join(folder, file), 'latin1').split('\n');
    const [, region, level] = WORDS.exec(file) ?? [];
    if (region === 'english' && Number(level) <= RAREST_LEVEL) keepLowest(levels, lines(), Number(level));
    else if (region !== undefined && region !== 'english') for (const word of lines()) local.add(word);
    else if (VARIANTS.test(file)) for (const word of lines()) local.add(word);
    const name = NAMES.exec(file);
    if (name !== null)
      keepLowest(
        names,
        lines().map((line) => line.toLowerCase()),
        Number(name[3]),
      );
  }
  const elsewhere = new Set([...local].filter((word) => word !== ''));
  return { levels, names, elsewhere };
}

function keepLowest(levels, lines, level) {
  for (const word of lines) {
    if (!/^[a-z]+$/.test(word)) continue;
    levels.set(word, Math.min(level, levels.get(word) ?? Infinity));
  }
}
