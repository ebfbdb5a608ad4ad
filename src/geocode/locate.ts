// Finds the place that a text names: by its postal code, by the names in it, by both; among namesakes by the region or
// area that stands beside the name, else the largest. What the text holds beyond that is not looked for, and said to be
// left.
import { foldWorldName } from '../address/fold.js';
import type { FoundPlace } from '../data/places/place.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { findCode, unknownCodes } from './codes.js';
import { findName, type NamedPlaces } from './name-spans.js';
import { homonyms, isClear, type Homonym } from './homonyms.js';
import { atArea, byCode, describe } from './located-place.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { inCodeArea } from './postal-areas/namesakes.js';
import { near, type PlaceRow } from './rows.js';
import { RegionWords } from './regions.js';
import { openNamesakes, smallerOnes } from './namesakes.js';
import { metresBetween } from '../data/points/metres.js';
import { isEdge, partsOf, textOf, type Span, type Word } from './words.js';

/** What is said of a place that does not lie in the region beside it. */
export const REGION_ELSEWHERE = 'the region is not the one of the place';

/**
 * Finds the place of `words`, among which the country's own name is no longer, in a country, '' for any. `sets`: the
 * more detailed first, the one that knows how large places are last; only their rows of the country count. `coded`:
 * sets that are asked for postal codes alone, where the others have none.
 */
export function locate(
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
  coded: readonly PlaceSet[] = [],
): LocatedText {
  const code =
    country === '' ? undefined : (findCode(words, country, sets, sets) ?? findCode(words, country, coded, sets));
  const found = locateBy(code, words, country, sets);
  return inCitySaid(found, words, country, sets) ?? found;
}

/** A city of so many people that ends a text is where its first part lies. */
const CITY_PEOPLE = 250_000;
/** Of fewer people is a place that is called as a part of a city is. */
const NAMESAKE_PEOPLE = 100_000;
/** A place further from the city behind it is a namesake of what lies there. */
const CITY_METRES = 100_000;

/** CAPITOL HILL, SEATTLE: the city behind a place of another region that is called as a part of the city is. */
function inCitySaid(
  { place, left, messages }: LocatedText,
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
): LocatedText | undefined {
  const isElsewhere = messages.includes(REGION_ELSEWHERE);
  if (!place || place.people >= NAMESAKE_PEOPLE || (left.length === 0 && !isElsewhere)) return undefined;
  const parts = partsOf(words);
  const last = parts.at(-1)!;
  const isLeft = isElsewhere || last.every((word) => left.includes(word));
  if (parts.length < 2 || !isLeft || /\d/.test(textOf(last))) return undefined;
  const city = locateBy(undefined, last, country, sets);
  const isCity = city.place !== null && city.left.length === 0 && !city.corrected && city.place.people >= CITY_PEOPLE;
  if (!isCity || metresBetween(city.place!.point, place.point) <= CITY_METRES) return undefined;
  const status = city.status === 'ambiguous' ? 'ambiguous' : 'partial';
  return { ...city, status, left: words.filter((word) => !last.includes(word)) };
}

/** The same by the postal code, or without one. */
function locateBy(
  code: ReturnType<typeof findCode>,
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
): LocatedText {
  const name = findName(words, code ? [code] : unknownCodes(words, country), code?.rows ?? [], country, sets);
  if (!code && !name) return { ...NOTHING, left: words };
  const messages: string[] = [];
  const written = code ? code.rows[0]!.place.postcode : '';
  const used: Span[] = [...(code ? [code] : []), ...(name ? [name, ...name.regions] : [])];
  const leftOf = (taken: readonly Span[]) => words.filter((_, i) => !taken.some(({ from, to }) => i >= from && i < to));
  const agreeing = name && code ? name.rows.filter((row) => code.rows.some((other) => near(row, other))) : [];
  if (!name || (code && agreeing.length === 0)) {
    return name && isSaidTwice(name, code!.rows)
      ? withoutCode(locateBy(undefined, words, country, sets), name)
      : atCode(code!.rows, name, leftOf(used));
  }
  const elsewhere = name.regions.length > 0 ? [] : otherRegion(words, code, name, country, sets);
  const left = leftOf([...used, ...elsewhere]);
  if (elsewhere.length > 0) messages.push(REGION_ELSEWHERE);
  const { meant, far } =
    agreeing.length > 0 || name.regions.length > 0
      ? { meant: agreeing.length > 0 ? exactCode(agreeing, code!.rows) : name.rows }
      : inCodeArea(name.rows, words, country, sets);
  if (far) return atArea(far, words);
  const groups = homonyms(meant, sets, name.name, name.corrected);
  const [first] = groups as [Homonym];
  const source = first.rows[0]!.set.source;
  const { clear, largest } = isClear(groups);
  if (!clear) {
    messages.push(openNamesakes(groups, largest, country));
    return {
      status: 'ambiguous',
      level: largest ? 'locality' : 'none',
      place: largest ? describe(first, written, sets) : null,
      source,
      corrected: name.corrected,
      code: written,
      left,
      messages,
    };
  }
  // Without a country a slip leads to any place of the world: SAHARA is one letter from SAMARA.
  if (name.corrected && country === '') {
    messages.push(`${textOf(words.slice(name.from, name.to))} is taken for ${first.rows[0]!.place.name}`);
  }
  messages.push(...smallerOnes(groups, country));
  const certain = name.corrected ? 'corrected' : 'verified';
  return {
    status: left.length > 0 || elsewhere.length > 0 ? 'partial' : certain,
    level: 'locality',
    place: describe(first, written, sets),
    source,
    corrected: name.corrected,
    code: written,
    left,
    messages,
  };
}

/** TAMPA FL 12345: place and region say the same, and the postal code is of another region. */
const isSaidTwice = ({ rows, regions, corrected }: NamedPlaces, coded: readonly PlaceRow[]): boolean =>
  regions.length > 0 &&
  !corrected &&
  !rows.some((row) => coded.some((other) => isOneRegion(row.place.region, other.place.region)));

/** True for a region as two sets have it. */
const isOneRegion = (one: FoundPlace['region'], other: FoundPlace['region']): boolean =>
  one.code === other.code || foldWorldName(one.name) === foldWorldName(other.name);

/** The place, with the remark that the postal code is none of its own. */
const withoutCode = (found: LocatedText, name: NamedPlaces): LocatedText => ({
  ...found,
  status: found.status === 'ambiguous' ? 'ambiguous' : 'partial',
  messages: [...found.messages, `the postal code is not one of ${writtenName(name)}: the place is taken`],
});

/** The postal code, where the text names no place or one elsewhere. */
function atCode(rows: readonly PlaceRow[], name: NamedPlaces | undefined, left: readonly Word[]): LocatedText {
  return {
    ...byCode(rows, name?.rows[0]?.set.source),
    corrected: false,
    code: rows[0]!.place.postcode,
    status: name || left.length > 0 ? 'partial' : 'verified',
    left,
    messages: name ? [`the postal code is not one of ${writtenName(name)}: the postal code is taken`] : [],
  };
}

/** The name of the places as they bear it: some are called so beside their own name. */
const writtenName = ({ rows, name }: NamedPlaces): string =>
  (rows.find(({ place }) => foldWorldName(place.name) === name) ?? rows[0]!).place.name;

/** A region of the country behind the name in which no place of that name lies. */
function otherRegion(
  words: readonly Word[],
  code: Span | undefined,
  name: NamedPlaces,
  country: string,
  sets: readonly PlaceSet[],
): Span[] {
  const free = words.some((_, i) => i >= name.to && isEdge(words, i) && !(code && i >= code.from && i < code.to));
  return country === '' || !free
    ? []
    : new RegionWords(words, code ? [code] : [])
        .anyOf(
          sets.flatMap((set) => set.regionsOf(country)),
          name,
        )
        .filter(({ from }) => from >= name.to)
        .slice(0, 1);
}

/** Of rows near the postal code those that have it, if any do. */
function exactCode(rows: readonly PlaceRow[], coded: readonly PlaceRow[]): readonly PlaceRow[] {
  const codes = new Set(coded.map(({ place }) => place.postcode));
  const exact = rows.filter(({ place }) => codes.has(place.postcode));
  return exact.length > 0 ? exact : rows;
}
