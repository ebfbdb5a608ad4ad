// Other ways to part a text that names no place as its commas part it: at brackets and dashes (PARIS (SECOND FLOOR)),
// before the number of a quarter or the code of a province (PRAHA 1, MILANO MI), behind a town (ALGER CENTRE).
import { isStreetType, STREET_FIRST } from './street-words.js';
import { finelyParted, isEdge, textOf, type Word } from './words.js';

type IsKnown = (name: string) => boolean;

/** People of a place whose name may begin a part that is not parted from what stands behind it. */
export const BEGINS_PART_PEOPLE = 10_000;
/** People of a place whose name may end one: streets are named after smaller ones, too. */
export const ENDS_PART_PEOPLE = 100_000;
/** Quarters as numbers in figures, as ordinals of French and English, and in Roman figures; provinces of Italy. */
const QUARTER = /^(?:\d{1,3}(?:E|ER|EME|ST|ND|RD|TH)?|[IVX]+)$/;
const PROVINCE = /^[A-Z]{2}$/;

/** What people write behind a town's name to say which part of it, or what of it, they mean. */
const OF_TOWN: ReadonlySet<string> = new Set(
  (
    'CENTRE CENTER CENTRAL CENTRO ZENTRUM CITY VILLE TOWN CITE STADT AIRPORT CEDEX CBD DOWNTOWN METRO DISTRICT ' +
    'REGION MUNICIPALITY DC DF NORTH SOUTH EAST WEST NORD SUD EST OUEST OST NORTE SUR'
  ).split(' '),
);
/** The fewest letters of ours of a city's name that ends or begins a part: VIC is also Vicenza, VINH PHUC not Vinh. */
const SHORTEST_LAST = 4;
const SHORTEST_FIRST = 7;

/**
 * The words anew, in the order in which they are to be tried; without the last ones where these only say what of a town
 * is meant. `words`: the first of those of `text`; `isTown` and `isCity`: true for the folded name of a place of
 * `BEGINS_PART_PEOPLE` and `ENDS_PART_PEOPLE`.
 */
export function* otherParts(
  words: readonly Word[],
  text: string,
  country: string,
  isTown: IsKnown,
  isCity: IsKnown,
): Generator<readonly Word[]> {
  const parted = finelyParted(text).slice(0, words.length);
  const finer = parted.every((word, i) => word.text === words[i]!.text) ? parted : words;
  if (finer.some(({ part }, i) => part !== words[i]!.part)) yield finer;
  const named = withoutEnd(finer);
  const last = finer[named - 1];
  if (!last) return;
  const start = finer.findIndex(({ part }) => part === last.part);
  // AIRPORT is a place of Hawaii, but WELLINGTON AIRPORT is not there.
  if (named < finer.length && !isEdge(finer, named)) yield partedAt(withoutKinds(finer), named);
  if (named - 1 > start && country === 'IT' && PROVINCE.test(last.text)) yield partedAt(finer, named - 1);
  const part = finer.slice(start, named);
  const town = endOfTown(part, isTown, isCity);
  if (town !== undefined) yield partedAt(withoutKinds(finer), start + town);
  const city = startOfCity(part, isCity);
  if (city !== undefined) yield partedAt(partedAt(withoutKinds(finer), named), start + city);
}

/** The words before those at the end that say what of a town is meant. */
const withoutKinds = (words: readonly Word[]): readonly Word[] =>
  words.slice(0, words.findLastIndex(({ text }) => !OF_TOWN.has(text)) + 1);

/** The words before a postal code, the number of a quarter and words like CENTRE at the end: how many they are. */
function withoutEnd(words: readonly Word[]): number {
  let end = words.length;
  while (end > 1) {
    const { text } = words[end - 1]!;
    const isOfCode = end < words.length && /^[A-Z]{1,2}$/.test(text) && /^\d/.test(words[end]!.text);
    if (!/\d/.test(text) && !QUARTER.test(text) && !isOfCode && !OF_TOWN.has(text)) break;
    end--;
  }
  return end;
}

/** The words with a new part from `at` on. */
const partedAt = (words: readonly Word[], at: number): Word[] =>
  words.map(({ text, part }, i) => ({ text, part: i < at ? part : part + 1 }));

/** The end of the town that begins a part, behind a number or not: before words of its kind; of a city before any. */
function endOfTown(part: readonly Word[], isTown: IsKnown, isCity: IsKnown): number | undefined {
  const from = part.length > 1 && /\d/.test(part[0]!.text) ? 1 : 0;
  const end = part.findLastIndex(({ text }) => !OF_TOWN.has(text)) + 1;
  if (end > from && end < part.length && isTown(textOf(part.slice(from, end)))) return end;
  if (part.slice(from).some(({ text }) => /\d/.test(text) || isStreetType(text))) return undefined;
  for (let to = part.length - 1; to > from; to--) {
    const name = textOf(part.slice(from, to));
    if (isLong(name, SHORTEST_FIRST) && isCity(name)) return to;
  }
  return undefined;
}

/** The start of the longest city that ends a part, behind no type of street without a number. */
function startOfCity(part: readonly Word[], isCity: IsKnown): number | undefined {
  const first = part[0]!.text;
  const isStreet = STREET_FIRST.has(first) || isStreetType(first);
  for (let from = 1; from < part.length; from++) {
    if (isStreet && !part.slice(0, from).some(({ text }) => /\d/.test(text))) continue;
    const name = textOf(part.slice(from));
    if (isLong(name, SHORTEST_LAST) && isCity(name)) return from;
  }
  return undefined;
}

/** True for a name of so many letters of ours, or in other letters. */
const isLong = (name: string, letters: number): boolean => name.length >= letters || !/^[A-Z]/.test(name);
