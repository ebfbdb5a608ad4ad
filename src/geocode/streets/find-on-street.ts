// The street and number of a text in the streets of its country.
import { Candidates, citiesNamed, type Candidate, type NamedCity } from './candidates.js';
import { Line } from './align.js';
import { findExact, NEAR_METRES } from './exact.js';
import type { OnStreet, StreetLine } from './on-street.js';
import type { StreetWords } from '../../data/streets/read/street-words.js';
import { codeSpan, hasCode, numberedOn, within, type Numbered } from './rows.js';
import { partsOf, type Span, type Word } from '../words.js';

/** A candidate with its address, and what speaks for it; the least `cost` is the best. */
interface Weighed extends Candidate {
  readonly numbered: Numbered | undefined;
  readonly city: NamedCity | undefined;
  readonly code: Span | undefined;
  readonly cost: number;
}

/** A city of the name further away than this from the place of the text is another. */
const SAME_CITY_METRES = 40_000;
const WITHOUT_NUMBER = 3;
const OTHER_CODE = 2;
const UNNAMED_CITY = 0.5;

/** The best street that the line names, and the address on it; undefined for none. */
export function findOnStreet(line: StreetLine): OnStreet | undefined {
  // A file of an earlier version is refused at its first line, and not at the first that it cannot answer.
  const { words: lookups } = line.set;
  const exact = findExact(line);
  if (exact?.address) return exact;
  const weighed = weigh(line, lookups);
  return weighed && (weighed.numbered || !exact) ? answerOf(line, weighed) : exact;
}

function weigh(line: StreetLine, lookups: StreetWords): Weighed | undefined {
  const { set, place, words, left } = line;
  const cities = citiesNamed(set, words);
  const isOfPlace = (at: number): boolean =>
    !left.includes(words[at]!) || cities.some((city) => city.to - city.from > 1 && within(city, at));
  const candidates = new Candidates(set, lookups, new Line(words, isOfPlace));
  const inPlace = (slips: boolean): (Weighed | undefined)[] => [
    ...cities.flatMap((city) => candidates.inCity(city, slips).map((one) => weighOne(line, one, city))),
    ...(place ? candidates.near(place.point, NEAR_METRES, slips).map((one) => weighOne(line, one, undefined)) : []),
  ];
  const byCode = (): (Weighed | undefined)[] => candidates.anywhere().map((one) => weighOne(line, one, undefined));
  return cheapest(inPlace(false)) ?? cheapest(byCode()) ?? cheapest(inPlace(true));
}

/** What speaks for a candidate; undefined where nothing says that it is in the place that is meant. */
function weighOne(
  line: StreetLine,
  { street, found, laid }: Candidate,
  named: NamedCity | undefined,
): Weighed | undefined {
  const { set, words, place, left } = line;
  const numbered = numberedOn(set, found, words, laid, line);
  const isUsed = (at: number): boolean => within(laid, at) || (numbered !== undefined && within(numbered.number, at));
  const city = named && !range(named).some(isUsed) ? named : undefined;
  const code = numbered && codeOf(words, numbered.address.postcode, isUsed);
  const metres = place ? set.words.metresFrom(street, place.point) : 0;
  // The place may be called as the street is: LAUREL RUN in LAUREL RUN ROAD.
  const isPlaceNamed = place !== null && words.some((word, i) => !left.includes(word) && !isUsed(i));
  // KENSINGTON alone is the largest of that name, as far as the places know.
  const isOnlyName = city !== undefined && words.every((word, i) => left.includes(word) || within(city, i));
  const isThere = city
    ? !place ||
      !isPlaceNamed ||
      metres <= SAME_CITY_METRES ||
      code !== undefined ||
      (numbered !== undefined && isOnlyName)
    : (isPlaceNamed && metres <= NEAR_METRES) || (code !== undefined && !isPlaceNamed);
  // A street alone is what is written, not what it may have been.
  if (!isThere || (!numbered && !laid.isWhole)) return undefined;
  const cost =
    laid.cost +
    (numbered ? 0 : WITHOUT_NUMBER) +
    (numbered && !hasCode(numbered.address, line.code) ? OTHER_CODE : 0) +
    (city ? 0 : UNNAMED_CITY) -
    (code ? 1 : 0);
  return { street, found, laid, numbered, city, code, cost };
}

const range = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Where the address' own postal code stands, among words that are of no other use. */
function codeOf(words: readonly Word[], postcode: string, isUsed: (at: number) => boolean): Span | undefined {
  const code = codeSpan(words, postcode);
  return code && !range(code).some(isUsed) ? code : undefined;
}

/** The one of the least cost; none where another street costs the same. */
function cheapest(weighed: readonly (Weighed | undefined)[]): Weighed | undefined {
  const found = weighed.filter((one) => one !== undefined);
  let [best] = found;
  for (const one of found) if (one.cost < best!.cost) best = one;
  const isOpen = found.some(
    (one) => one.street !== best!.street && one.cost === best!.cost && !(best!.laid.isWhole && !one.laid.isWhole),
  );
  return isOpen ? undefined : best;
}

function answerOf(line: StreetLine, { street, found, laid, numbered, city, code }: Weighed): OnStreet {
  const { set, words, left, place } = line;
  const isElsewhere = !place || set.words.metresFrom(street, place.point) > SAME_CITY_METRES;
  const used = [laid, numbered?.number, numbered?.unit, city, code].filter((span) => span !== undefined);
  const rest = words.filter((word, i) => left.includes(word) && !used.some((span) => within(span, i)));
  return {
    street: found,
    address: numbered?.address ?? null,
    isUnit: numbered?.unit !== undefined,
    corrected: !laid.isWhole,
    isElsewhere,
    written: numbered?.number.key ?? '',
    otherCode: numbered !== undefined && code === undefined && !hasCode(numbered.address, line.code),
    left: partsOf(rest).flatMap((part) => (line.isRegion(part) ? [] : part)),
  };
}
