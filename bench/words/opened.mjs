// What the measurements of three-word places share: the frozen files, or others in a folder of the same form; points;
// bars and whether they are held.
import { existsSync, readFileSync } from 'node:fs';
import { cpus, release as kernel } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '../../dist/words/list/languages.js';
import { WordList } from '../../dist/words/list/word-list.js';
import { ThreeWords } from '../../dist/words/three-words.js';

export const FROZEN = fileURLToPath(new URL('../../assets/words/v1', import.meta.url));

/** The languages that have a list in the folder. @param {string} folder */
export const languagesOf = (folder) => LANGUAGES.filter(({ code }) => existsSync(path.join(folder, `${code}.txt`)));

/** The block of each tile. @param {string} folder */
export const blocksOf = (folder) => brotliDecompressSync(readFileSync(path.join(folder, 'tiles.br')));

/** Three-word places over the files of a folder, which may be drafts. @param {string} folder */
export function openedFrom(folder) {
  return new ThreeWords({
    languages: languagesOf(folder),
    tileBlocks: () => blocksOf(folder),
    list: (code) => new WordList(readFileSync(path.join(folder, `${code}.txt`))),
  });
}

/** One line of the machine, which stands above every table. */
export const machine = () =>
  `${cpus().length} x ${cpus()[0].model}, ${process.platform} ${kernel()}, node ${process.version}`;

/** A point anywhere on the globe, as likely in one square metre as in another. */
export function anywhere(random) {
  return [(Math.asin(2 * random.next() - 1) * 180) / Math.PI, random.next() * 360 - 180];
}

/** Kilometres between two points, on a sphere. */
export function kilometres([latitude1, longitude1], [latitude2, longitude2]) {
  const radian = Math.PI / 180;
  const north = Math.sin(((latitude2 - latitude1) * radian) / 2) ** 2;
  const east = Math.sin(((longitude2 - longitude1) * radian) / 2) ** 2;
  const half = north + Math.cos(latitude1 * radian) * Math.cos(latitude2 * radian) * east;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** Lines of a table, each with its bar; `missed` counts those that do not hold it. */
export class Bars {
  missed = 0;

  /** @param {string} what @param {string} figure @param {string} bar @param {boolean} isHeld */
  say(what, figure, bar, isHeld) {
    if (!isHeld) this.missed++;
    console.log(`${what.padEnd(46)} ${figure.padStart(26)}   ${bar.padEnd(22)} ${isHeld ? 'ok' : 'MISSED'}`);
  }

  /** A figure without a bar. @param {string} what @param {string} figure */
  note(what, figure) {
    console.log(`${what.padEnd(46)} ${figure.padStart(26)}`);
  }
}

export const counted = (number) => Math.round(number).toLocaleString('en');
