// Places whose name begins as typed, with their region, area or postal code behind or before it: those named exactly so
// first, then the larger.
import { namesNearPrefix, namesWithPrefix } from '../reference/name-prefix.js';
import { foldPostcode, type PlaceSet } from '../reference/place-set.js';
import { foldWorldName } from '../address/fold.js';
import { regionBegins } from '../geocode/regions.js';
import { metresBetween } from '../geocode/points.js';
import type { WorldHit } from './hit.js';

type PlaceHit = WorldHit & { readonly kind: 'place' };

const MOST_RANGES = 64;
/** Places of one name this near each other are one. */
const SAME_PLACE_METRES = 10_000;
/** Places that are looked at closely, for each place wished for. */
const LOOK_AHEAD = 8;

/** At most `limit` places for the words; `slips`: names with one letter wrong. The more detailed set first, in which postal codes are. */
export function findPlaces(sets: readonly PlaceSet[], country: string, words: readonly string[], limit: number, slips: boolean): PlaceHit[] {
  const found: PlaceHit[] = [];
  // The whole line as a name first; then the shorter names, behind or before which the other words say where.
  for (let length = words.length; length > 0 && found.length < limit; length--) {
    for (const from of length === words.length ? [0] : [0, words.length - length]) {
      const name = words.slice(from, from + length), rest = [...words.slice(0, from), ...words.slice(from + length)];
      if (name.every((word) => /\d/.test(word)) && length < words.length) continue;
      for (const set of sets) for (const at of begun(set, country, name.join(' '), rest, limit, slips)) add(found, { kind: 'place', set, at });
    }
  }
  return found.slice(0, limit);
}

function add(found: PlaceHit[], hit: PlaceHit): void {
  const place = hit.set.place(hit.at), isKnown = found.some((other) => { const of = other.set.place(other.at); return of.name === place.name && of.postcode === place.postcode && metresBetween([of.latitude, of.longitude], [place.latitude, place.longitude]) < SAME_PLACE_METRES; });
  if (!isKnown) found.push(hit);
}

/** Places of the country that the name begins, or that have the postal code, where all of `rest` says where they lie. */
function begun(set: PlaceSet, country: string, name: string, rest: readonly string[], limit: number, slips: boolean): number[] {
  const isOf = (at: number): boolean => set.countryOf(at) === country, exact = new Set<number>(), others = new Set<number>();
  const ranges = slips ? namesNearPrefix(set.names, name, 1, MOST_RANGES).filter(({ distance }) => distance > 0) : [namesWithPrefix(set.names, name)], whole = set.names.find(name);
  for (const { first, end } of ranges) for (let id = first; id < end; id++) for (const at of set.withName(id)) if (isOf(at)) (id === whole ? exact : others).add(at);
  if (/\d/.test(name) && !slips) for (const at of set.withPostcodePrefix(foldPostcode(name))) if (isOf(at)) others.add(at);
  const larger = (a: number, b: number): number => set.populationOf(b) - set.populationOf(a) || a - b;
  const ordered = [...[...exact].sort(larger), ...[...others].filter((at) => !exact.has(at)).sort(larger)];
  return (rest.length === 0 ? ordered.slice(0, limit * LOOK_AHEAD) : ordered.filter((at) => liesIn(set, at, rest))).slice(0, limit * LOOK_AHEAD);
}

/** True if the words are the beginning of the place's region, of its area, of its postal code, or of several of them. */
function liesIn(set: PlaceSet, at: number, rest: readonly string[]): boolean {
  const place = set.place(at), codes = rest.filter((word) => /\d/.test(word)), names = rest.filter((word) => !/\d/.test(word));
  if (codes.length > 0 && !foldPostcode(place.postcode).startsWith(codes.join(''))) return false;
  return names.length === 0 || regionBegins(place.region, names.join(' ')) || foldWorldName(place.area).startsWith(names.join(' '));
}
