// Which of the places of a name a postal code means of which only the beginning is known.
import type { PlaceSet } from '../../data/places/read/place-set.js';
import type { PlaceRow } from '../rows.js';
import type { Word } from '../words.js';
import { areaOfWords, metresFrom, MOST_CODE_METRES, type CodeArea } from './area-of-code.js';

/** A place so many times as far from a postal code's city as another is not the one that has the code. */
const MUCH_FURTHER = 2;
/** Namesakes so many times as far as codes of an area lie have none of them. */
const FAR = 1.5;
/** Places as far as that from it are as near, in metres. */
const SAME_METRES = 10_000;
/** A place of so many people is meant by its name, whatever postal code stands beside it. */
const TOWN_PEOPLE = 20_000;

/**
 * The places of a name that lie nearest to where codes of the text's postal code do; all where that is not known or
 * none lies there. `far`: the area, where all lie far from it and none is a town.
 */
export function inCodeArea(
  rows: readonly PlaceRow[],
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
): { readonly meant: readonly PlaceRow[]; readonly far?: CodeArea } {
  const world = sets.at(-1);
  const area = world ? areaOfWords(words, country, world) : undefined;
  if (!area) return { meant: rows };
  const metres = new Map(rows.map((row) => [row, metresFrom(area, row)]));
  const least = Math.min(...metres.values());
  if (least <= area.radius) {
    return { meant: rows.filter((row) => metres.get(row)! <= least * MUCH_FURTHER + SAME_METRES) };
  }
  const isOther = area.radius <= MOST_CODE_METRES && rows.length > 1 && least > area.radius * FAR;
  return isOther && rows.every(({ place }) => place.population < TOWN_PEOPLE)
    ? { meant: rows, far: area }
    : { meant: rows };
}
