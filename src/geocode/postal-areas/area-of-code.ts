// The city that the postal code in a text is around, where only the beginning of codes is known. It tells namesakes
// apart, and is what is left of an address whose village is not known.
import { foldWorldName } from '../../address/fold.js';
import { metresBetween } from '../../data/points/metres.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import { pointOf, rowsOf, type PlaceRow } from '../rows.js';
import { isEdge, textOf, type Word } from '../words.js';
import { POSTAL_AREAS } from './table.js';

/** The city that a postal code is around. */
export interface CodeArea {
  readonly beginning: string;
  readonly city: PlaceRow;
  /** In metres: what is further is another area's. */
  readonly radius: number;
}

const METRES_PER_KM = 1_000;
/** The city of codes that are spread further, in metres, is not taken for what has one of them. */
export const MOST_CODE_METRES = 100_000;
/** Digits of the longest number that may be another's than a code's. */
const WEAK = 4;
/** Words of a code. */
const LONGEST = 2;

const cities = new Map<string, ReadonlyMap<string, string>>();

/** The cities of a country by the beginnings of codes. */
function citiesOf(country: string): ReadonlyMap<string, string> {
  let all = cities.get(country);
  if (!all) cities.set(country, (all = new Map(entries(POSTAL_AREAS[country]!.cities))));
  return all;
}

function entries(list: string): [string, string][] {
  return list.split(';').flatMap((entry) => {
    const [beginnings = '', city = ''] = entry.split('=');
    return beginnings
      .split(' ')
      .flatMap(range)
      .map((beginning): [string, string] => [beginning, city]);
  });
}

/** 01-05 as 01, 02, 03, 04, 05. */
function range(text: string): string[] {
  const [first = '', last] = text.split('-');
  if (last === undefined) return [first];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
    String(Number(first) + i).padStart(first.length, '0'),
  );
}

/** The area of a whole code (folded) of a country; undefined where that is not known. */
export function areaOfCode(code: string, country: string, world: PlaceSet): CodeArea | undefined {
  const areas = POSTAL_AREAS[country];
  const beginning = areas?.form.exec(code)?.[1];
  const name = beginning === undefined ? undefined : citiesOf(country).get(beginning);
  if (!areas || beginning === undefined || name === undefined) return undefined;
  const folded = foldWorldName(name);
  const isOwn = ({ place }: PlaceRow): number => Number(foldWorldName(place.name) === folded);
  const [city] = rowsOf(world, world.named(folded), country).sort(
    (a, b) => isOwn(b) - isOwn(a) || b.place.population - a.place.population,
  );
  return city && { beginning, city, radius: areas.radius * METRES_PER_KM };
}

/** The area of the last postal code of a country's form in a text; a number that begins it is that of a house. */
export function areaOfWords(words: readonly Word[], country: string, world: PlaceSet): CodeArea | undefined {
  if (!(country in POSTAL_AREAS)) return undefined;
  for (let to = words.length; to > 0; to--) {
    for (let from = Math.max(0, to - LONGEST); from < to; from++) {
      const code = words.slice(from, to);
      if (code[0]!.part !== code.at(-1)!.part || !code.some(({ text }) => /\d/.test(text))) continue;
      const text = textOf(code).replace(' ', '');
      // Four digits are also those of a house, but not before the name of a place.
      const isWeak = text.length <= WEAK && (!isEdge(words, from) || isEdge(words, to));
      const area = isWeak && /^\d+$/.test(text) ? undefined : areaOfCode(text, country, world);
      if (area) return area;
    }
  }
  return undefined;
}

/** Metres from the city of the area. */
export const metresFrom = ({ city }: Pick<CodeArea, 'city'>, row: PlaceRow): number =>
  metresBetween(pointOf(city), pointOf(row));

/** True if the place lies where codes of the area may. */
export const isWithin = (area: Pick<CodeArea, 'city' | 'radius'>, row: PlaceRow): boolean =>
  metresFrom(area, row) <= area.radius;
