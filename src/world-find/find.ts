// Finds what a line may become in a country outside the contract's: addresses where it has a number that is there, else
// places and streets to go down into. With a slip in street, city or place only where nothing fits as typed.
import { foldWorldName } from '../address/fold.js';
import { countryAtEnd, countryName } from '../geocode/country.js';
import { metresBetween } from '../data/points/metres.js';
import { regionBegins } from '../geocode/regions.js';
import { isEdge, textOf, wordsOf, type Word } from '../geocode/words.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import { addressesOf, grouped } from './addresses.js';
import type { WorldHit, WorldWish } from './hit.js';
import { PlaceSearch } from './places.js';
import { readings, type Reading } from './query.js';
import { PAGE, RankedHits } from './ranked.js';
import { StreetSearch, type Slips } from './streets.js';

/** What is installed of a country; the more detailed places first. */
export interface CountryData {
  readonly code: string;
  readonly streets: StreetSet | null;
  readonly places: readonly PlaceSet[];
}

/** Places that stand before the streets. */
const MOST_PLACES = 5;
/** A city of a place's name further away than this is another's. */
const CITY_METRES = 25_000;
const SLIPS: readonly Slips[] = [
  { street: 0, city: 0 },
  { street: 1, city: 0 },
  { street: 0, city: 1 },
];

/** The hits for a text, best first; none where nothing fits. */
export function findWorld(text: string, country: CountryData, wish: WorldWish): WorldHit[] {
  const lines = linesOf(wordsOf(text), country).map((line) => readings(line));
  const search = country.streets && new StreetSearch(country.streets);
  const places = new PlaceSearch(country.places, country.code);
  for (const slips of SLIPS) {
    for (const all of lines) {
      const addresses =
        country.streets && search
          ? findAddresses(
              all.filter(({ number }) => number !== ''),
              country.streets,
              search,
              slips,
              wish,
            )
          : [];
      const isNear = slips !== SLIPS[0];
      if (addresses.length > 0) return marked(addresses, isNear);
      const groups = all
        .filter(({ number }) => number === '')
        .flatMap(({ words }) => findGroups(words, country.streets, search, places, slips, wish));
      if (groups.length > 0) return marked(groups.slice(0, wish.limit), isNear);
    }
  }
  return [];
}

const marked = (hits: WorldHit[], isNear: boolean): WorldHit[] =>
  isNear ? hits.map((hit) => ({ ...hit, isNear })) : hits;

/**
 * The line as it is, without the country at its end, and without a last part that begins the country's name or a
 * region's.
 */
function linesOf(words: readonly Word[], { code, places }: CountryData): (readonly Word[])[] {
  const lines = [words];
  const atEnd = countryAtEnd(
    words.map(({ text }) => text),
    code,
    words.at(-1)?.part !== words.at(-2)?.part,
  );
  if (atEnd && atEnd.length < words.length) lines.push(words.slice(0, words.length - atEnd.length));
  return [
    ...lines,
    ...lines.flatMap((line) => {
      let from = line.length - 1;
      while (from > 0 && !isEdge(line, from)) from--;
      const last = textOf(line.slice(from));
      const isBegun =
        foldWorldName(countryName(code)).startsWith(last) ||
        code.startsWith(last) ||
        places.some((set) => set.regionsOf(code).some((region) => regionBegins(region, last)));
      return from > 0 && isBegun ? [line.slice(0, from)] : [];
    }),
  ];
}

function findAddresses(
  all: readonly Reading[],
  set: StreetSet,
  search: StreetSearch,
  slips: Slips,
  wish: WorldWish,
): WorldHit[] {
  const exact = new RankedHits<WorldHit>();
  const begun = new RankedHits<WorldHit>();
  const enough = Math.max(wish.limit, PAGE);
  for (const { number, isOpen, unit, words } of all) {
    const ids = set.numbers.typed(number);
    if (ids.exact.first === ids.exact.end && !(isOpen && ids.begun.length > 0)) continue;
    for (const {
      street,
      division: { code, rank },
    } of search.streets(words, slips)) {
      const found = addressesOf(set, street, { number, ids, isOpen, unit, codes: search.codes(code) }, wish);
      for (const hit of found.exact) exact.add(hit.row, rank, hit);
      if (exact.size >= enough) return exact.first(wish.limit);
      if (begun.size < enough) for (const hit of found.begun) begun.add(hit.row, rank, hit);
    }
  }
  return [...exact.first(wish.limit), ...begun.without(exact).first(wish.limit)].slice(0, wish.limit);
}

function findGroups(
  words: readonly Word[],
  set: StreetSet | null,
  search: StreetSearch | null,
  places: PlaceSearch,
  slips: Slips,
  wish: WorldWish,
): WorldHit[] {
  const streets = new RankedHits<number>();
  const enough = Math.max(wish.limit, PAGE);
  for (const {
    street,
    division: { rank },
  } of search ? search.streets(words, slips) : []) {
    streets.add(street, rank, street);
    if (streets.size >= enough) break;
  }
  // A slip in a place's name is looked for together with one in a street's.
  const inPlaces =
    slips.city === 1
      ? []
      : places.find(
          words.map(({ text }) => text),
          streets.size > 0 ? MOST_PLACES : wish.limit,
          slips.street,
        );
  return [...inPlaces, ...streets.first(wish.limit).map((street) => streetHit(set!, street))];
}

function streetHit(set: StreetSet, street: number): WorldHit {
  const [first, end] = set.rowsOf(street);
  return end - first === 1 ? { kind: 'address', street, row: first } : { kind: 'street', street, count: end - first };
}

/** What is in a group: the addresses of a street or building, the streets of a place. */
export function membersOf(hit: WorldHit, { streets }: CountryData, wish: WorldWish): WorldHit[] {
  if (hit.kind === 'place') return streets ? streetsIn(streets, hit).slice(0, wish.limit) : [];
  if (hit.kind === 'address' || !streets) return [];
  const [first, end] = streets.rowsOf(hit.street);
  const rows: number[] = [];
  for (let row = first; row < end; row++) {
    if (hit.kind === 'street' || streets.numberOf(row) === streets.numberOf(hit.row)) rows.push(row);
  }
  return grouped(streets, hit.street, rows, wish.groups && hit.kind === 'street').slice(0, wish.limit);
}

function streetsIn(set: StreetSet, { set: places, at }: WorldHit & { kind: 'place' }): WorldHit[] {
  const place = places.place(at);
  const city = set.cities.find(foldWorldName(place.name));
  const found: WorldHit[] = [];
  if (city < 0) return found;
  const [first, end] = set.streetsOfCity(city);
  for (let street = first; street < end; street++) {
    const { latitude, longitude } = set.street(street);
    if (metresBetween([latitude, longitude], [place.latitude, place.longitude]) <= CITY_METRES) {
      found.push(streetHit(set, street));
    }
  }
  return found;
}
