// Places whose name begins as typed, with their region, area or postal code behind or before it: those named exactly so
// first, then the larger.
import { namesWithPrefix } from '../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../data/names/read/near-prefix.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { foldPostcode, type FoundPlace } from '../data/places/place.js';
import { regionBegins } from '../geocode/regions.js';
import { metresBetween } from '../data/points/metres.js';
import type { WorldHit } from './hit.js';
import { LargestPlaces } from './largest-places.js';

type PlaceHit = WorldHit & { readonly kind: 'place' };
type Test = (at: number) => boolean;

const MOST_RANGES = 256;
/** Places of one name this near each other are one. */
const SAME_PLACE_METRES = 10_000;
/** Places that are looked at closely, for each place wished for. */
const LOOK_AHEAD = 8;
const ANYWHERE: Test = () => true;

/** One search of a country's places. `sets`: the more detailed first, in which postal codes are. */
export class PlaceSearch {
  /** Where the words of a line may say that a place lies, by set. */
  private readonly where: readonly Map<string, Test | null>[];

  constructor(
    private readonly sets: readonly PlaceSet[],
    private readonly country: string,
  ) {
    this.where = sets.map(() => new Map());
  }

  /** At most `limit` places for the words; `edits`: how many letters of a name are wrong. */
  find(words: readonly string[], limit: number, edits: 0 | 1): PlaceHit[] {
    const found: { hit: PlaceHit; place: FoundPlace }[] = [];
    // The whole line as a name first; then the shorter names, behind or before which the other words say where.
    for (let length = words.length; length > 0 && found.length < limit; length--) {
      for (const from of length === words.length ? [0] : [0, words.length - length]) {
        const name = words.slice(from, from + length);
        const rest = [...words.slice(0, from), ...words.slice(from + length)];
        if (name.every((word) => /\d/.test(word)) && length < words.length) continue;
        for (const [i, set] of this.sets.entries()) {
          for (const at of this.named(set, name.join(' '), this.whereOf(i, rest), limit * LOOK_AHEAD, edits)) {
            const place = set.place(at);
            if (found.length < limit && !found.some((other) => isSame(other.place, place))) {
              found.push({ hit: { kind: 'place', set, at }, place });
            }
          }
        }
      }
    }
    return found.map(({ hit }) => hit);
  }

  /**
   * Places that the name begins, or that have the postal code, that lie where the other words say; those of just that
   * name first, then by size.
   */
  private named(set: PlaceSet, name: string, liesIn: Test | null, limit: number, edits: 0 | 1): number[] {
    const { country } = this;
    if (!liesIn) return [];
    const exact = new LargestPlaces(limit);
    const others = new LargestPlaces(limit);
    const whole = set.names.find(name);
    const take = (places: Uint32Array, into: LargestPlaces): void => {
      for (const at of places) if (liesIn(at)) into.add(at, set.populationOf(at));
    };
    if (edits === 1) {
      for (const range of namesNearPrefix(set.names, name, 1, MOST_RANGES)) {
        if (range.distance > 0) take(set.bearing(country, range), others);
      }
    } else {
      if (whole >= 0) take(set.bearing(country, { first: whole, end: whole + 1 }), exact);
      take(set.bearing(country, namesWithPrefix(set.names, name)), others);
      if (/\d/.test(name)) take(set.withPostcodePrefix(country, foldPostcode(name)), others);
    }
    return [...new Set([...exact.all, ...others.all])].slice(0, limit);
  }

  /**
   * A test whether the words are the beginning of a place's region, of its area, of its postal code, or of several of
   * them; null where that is so of none.
   */
  private whereOf(set: number, rest: readonly string[]): Test | null {
    if (rest.length === 0) return ANYWHERE;
    const known = this.where[set]!;
    const text = rest.join(' ');
    let test = known.get(text);
    if (test === undefined) {
      const postcode = rest.filter((word) => /\d/.test(word)).join('');
      const area = rest.filter((word) => !/\d/.test(word)).join(' ');
      known.set(
        text,
        (test = this.sets[set]!.lyingIn(this.country, {
          postcode,
          area,
          isRegion: (region) => regionBegins(region, area),
        })),
      );
    }
    return test;
  }
}

const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.name === b.name &&
  a.postcode === b.postcode &&
  metresBetween([a.latitude, a.longitude], [b.latitude, b.longitude]) < SAME_PLACE_METRES;
