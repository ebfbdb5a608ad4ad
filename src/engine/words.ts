// Three words and the places they stand for, as handlers answer them: opened at the first question, and kept.
import type { WordPlace } from '../contract/schema/three-word.js';
import { openWhereabouts, type Whereabouts } from '../geo/whereabouts.js';
import { centreOf, squareOf, type Cell } from '../words/scheme/cell.js';
import { openThreeWords } from '../words/three-words.js';
import type { PackageContext } from './context.js';
import type { WordSets } from './resources/word-sets.js';

/** The words of this engine. */
export const wordsOf = ({ threeWords }: PackageContext): WordSets =>
  threeWords.get(() => ({ words: openThreeWords(), where: openWhereabouts() }));

/** The answer of a cell and its words. */
export function wordPlace(
  { cell, words, language }: { readonly cell: Cell; readonly words: string; readonly language: string },
  where: Whereabouts,
): WordPlace {
  const { latitude, longitude } = centreOf(cell);
  const { south, west, north, east } = squareOf(cell);
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  const { country, nearestPlace } = where.at(latitude, longitude);
  return {
    country,
    square: {
      southwest: { lng: degrees(west), lat: degrees(south) },
      northeast: { lng: degrees(east), lat: degrees(north) },
    },
    nearestPlace,
    coordinates: { lng, lat },
    words,
    language,
    map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=19/${lat}/${lng}`,
  };
}

/** With six decimals, a tenth of a metre. */
export const degrees = (exact: number): number => Math.round(exact * 1e6) / 1e6;
