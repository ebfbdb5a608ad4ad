// Texts that are a locality or a postcode of Australia and nothing else: they are that place, whatever streets are
// called so. An address needs a number or a street type, which no such text has but in a locality's own name.
import { stateOfCity } from '../../address/vocabulary/cities.js';
import { localitySpellings } from '../../address/vocabulary/spelling.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import type { Word } from '../words.js';
import { HomeLocalities, type HomeLocality } from './localities.js';
import { writtenHomes, type WrittenHome } from './written.js';

/** The place that a text is. */
export interface HomePlace {
  readonly status: 'verified' | 'partial' | 'ambiguous';
  /** What the point is that of. */
  readonly level: 'locality' | 'postcode' | 'none';
  /** Null for a postcode alone, and where several are as likely. */
  readonly locality: HomeLocality | null;
  readonly state: string;
  /** Four digits; '' where none is known to be meant. */
  readonly postcode: string;
  readonly point: Point | null;
  readonly messages: readonly string[];
}

/** Places of the world and the centres of postcodes, which few texts need. */
export interface HomeSurroundings {
  readonly world: PlaceSet;
  readonly postalCodes: PlaceSet;
}

const COUNTRY = 'AU';
/** A locality so near to a postcode's centre may be written with it. */
const NEAR_METRES = 60_000;
/** Places so near to one another are one town. */
const ONE_TOWN_METRES = 25_000;
/** Places of a postcode so far from its point are told of. */
const FAR_METRES = 500_000;
/** A place of the world so near to a locality of its name is that. */
const SAME_METRES = 50_000;
/** A place so many times as large as any namesake is the one that is meant. */
const MUCH_LARGER = 3;
/** Namesakes that a message names. */
const MOST_NAMED = 5;

interface Centre {
  readonly state: string;
  readonly point: Point;
}

/** Reads texts as places; `sets`: the installed addresses first, the gazetteer last. */
export class HomePlaces {
  private readonly localities: HomeLocalities;

  constructor(
    sets: readonly AddressSet[],
    private readonly around: HomeSurroundings,
  ) {
    this.localities = new HomeLocalities(sets);
  }

  /** The place that the words are; undefined where they may say more than a place, or none that is known. */
  find(words: readonly Word[]): HomePlace | undefined {
    for (const written of writtenHomes(words)) {
      const found = this.read(written);
      if (found) return found;
    }
    return undefined;
  }

  private read(written: WrittenHome): HomePlace | undefined {
    const { names, state, postcode } = written;
    if (names.length === 0) return postcode === '' ? undefined : this.ofPostcode(state, postcode);
    const named = this.named(names, state);
    if (named.length === 0) return undefined;
    return postcode === '' ? this.oneOf(named) : this.withPostcode(named, postcode);
  }

  /** Localities of the name, or of the one of two names that lies in the other: BONDI, SYDNEY; SYDNEY, BONDI. */
  private named([first = '', second, ...more]: readonly string[], state: string): HomeLocality[] {
    if (second === undefined) return this.localities.named(first, state);
    if (more.length > 0) return [];
    const isCityFirst = stateOfCity(first) !== undefined && stateOfCity(second) === undefined;
    const found = this.localities.named(isCityFirst ? second : first, state);
    if (found.length === 0) return [];
    const around = this.localities.named(isCityFirst ? first : second, state);
    return found.filter((place) => around.some((town) => isNear(place.point, town.point)));
  }

  private ofPostcode(state: string, postcode: string): HomePlace | undefined {
    const centre = this.centreOf(postcode);
    if (!centre) return undefined;
    const places = this.localities.ofPostcode(postcode);
    const isThere = state === '' || centre.state === state || places.some((place) => place.state === state);
    const only = places.length === 1 ? places[0]! : null;
    const point = this.pointOf(places, centre.point);
    return {
      status: isThere ? 'verified' : 'partial',
      level: 'postcode',
      locality: only,
      state: only?.state ?? (isThere && state !== '' ? state : centre.state),
      postcode,
      point,
      messages: [
        ...(isThere ? [] : [`the postcode ${postcode} is not one of ${state}: the postcode is taken`]),
        ...farPlaces(places, point, postcode),
      ],
    };
  }

  /** The centre of a postcode's places; where all are of one town, as for boxes, a centre outside is none of theirs. */
  private pointOf(places: readonly HomeLocality[], centre: Point): Point {
    let most = 0;
    let town: Point | undefined;
    for (const place of places) {
      const people = place.point ? this.peopleIn(place) : 0;
      if (people > most) [most, town] = [people, place.point!];
    }
    const largest = town;
    if (!largest || metresBetween(largest, centre) <= ONE_TOWN_METRES) return centre;
    const isOneTown = places.every(({ point }) => !point || metresBetween(point, largest) <= ONE_TOWN_METRES);
    return isOneTown ? largest : centre;
  }

  /** The locality that has the postcode, else one near to it, else the postcode. */
  private withPostcode(named: readonly HomeLocality[], postcode: string): HomePlace | undefined {
    const centre = this.centreOf(postcode);
    const having = named.filter(({ postcodes }) => postcodes.includes(postcode));
    const [one] = nearestFirst(having, centre);
    if (one) return this.at(one, postcode, []);
    if (!centre) return undefined;
    const [near] = nearestFirst(named, centre);
    const isNot = `the postcode ${postcode} is not one of ${near!.name}`;
    return isNear(near!.point, centre.point)
      ? { ...this.at(near!, near!.postcodes[0] ?? '', [isNot]), status: 'partial' }
      : {
          status: 'partial',
          level: 'postcode',
          locality: null,
          state: centre.state,
          postcode,
          point: centre.point,
          messages: [`${isNot}: the postcode is taken`],
        };
  }

  /** The one of several that is much larger than the others, if one is: the others are named then, too. */
  private oneOf(named: readonly HomeLocality[]): HomePlace {
    if (named.length === 1) return this.at(named[0]!, named[0]!.postcodes[0] ?? '', []);
    const sized = named.map((place) => ({ place, size: this.peopleIn(place) })).sort((a, b) => b.size - a.size);
    const [first, second] = sized as [(typeof sized)[0], (typeof sized)[0]];
    const isLargest = first.size > second.size;
    const found = this.at(first.place, first.place.postcodes[0] ?? '', []);
    // Namesakes of one state are near enough to one another that a point is of use.
    const isOneState = named.every(({ state }) => state === first.place.state);
    const isTaken = isLargest || isOneState;
    const list = namesOf(sized.slice(isTaken ? 1 : 0).map(({ place }) => place));
    const ask = 'name the state or the postcode';
    if (isTaken) {
      const messages = [
        ...found.messages,
        `the ${isLargest ? 'largest' : 'first'} is taken; it may also be ${list}: ${ask}`,
      ];
      const isMeant = isLargest && first.size >= second.size * MUCH_LARGER;
      return { ...found, status: isMeant ? found.status : 'ambiguous', messages };
    }
    return {
      status: 'ambiguous',
      level: 'none',
      locality: null,
      state: '',
      postcode: '',
      point: null,
      messages: [`it may be ${list}: ${ask}`],
    };
  }

  /** A locality at its own point, else at the centre of its postcode. */
  private at(locality: HomeLocality, postcode: string, messages: readonly string[]): HomePlace {
    const { state, point } = locality;
    if (point) return { status: 'verified', level: 'locality', locality, state, postcode, point, messages };
    const centre = this.centreOf(postcode);
    return {
      status: 'verified',
      level: centre ? 'postcode' : 'none',
      locality,
      state,
      postcode,
      point: centre?.point ?? null,
      messages: [
        ...messages,
        centre
          ? `the point of ${locality.name} is not known: it is that of its postcode ${postcode}`
          : `the point of ${locality.name} is not known`,
      ],
    };
  }

  private centreOf(postcode: string): Centre | null {
    const { postalCodes } = this.around;
    const at = postalCodes.withPostcode(postcode).find((row) => postalCodes.countryOf(row) === COUNTRY);
    if (at === undefined) return null;
    const { region, latitude, longitude } = postalCodes.place(at);
    return { state: region.code, point: [latitude, longitude] };
  }

  /** People in the place of the world that the locality is, 0 for none. */
  private peopleIn({ name, point }: HomeLocality): number {
    const { world } = this.around;
    let most = 0;
    const named = [name, ...localitySpellings(name)].flatMap((spelling) => Array.from(world.named(spelling)));
    for (const at of point ? named : []) {
      const { latitude, longitude, population, region } = world.place(at);
      if (region.country === COUNTRY && metresBetween([latitude, longitude], point!) < SAME_METRES) {
        most = Math.max(most, population);
      }
    }
    return most;
  }
}

/** What is said of places of a postcode that lie far from its point. */
function farPlaces(places: readonly HomeLocality[], point: Point, postcode: string): string[] {
  const far = places.filter((place) => place.point && metresBetween(place.point, point) > FAR_METRES);
  return far.length === 0 ? [] : [`the postcode ${postcode} has places far from there: ${namesOf(far)}`];
}

/** Localities as `ASCOT VIC 3551 | …`. */
function namesOf(places: readonly HomeLocality[]): string {
  const more = places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '';
  const names = places.map(({ name, state, postcodes: [code = ''] }) =>
    [name, state, code].filter((part) => part !== '').join(' '),
  );
  return `${names.slice(0, MOST_NAMED).join(' | ')}${more}`;
}

const isNear = (a: Point | null, b: Point | null): boolean =>
  a !== null && b !== null && metresBetween(a, b) < NEAR_METRES;

/** The localities in the order of their distance from the centre; those without a point last. */
function nearestFirst(places: readonly HomeLocality[], centre: Centre | null): HomeLocality[] {
  const away = ({ point }: HomeLocality): number =>
    point && centre ? metresBetween(point, centre.point) : Number.MAX_VALUE;
  return [...places].sort((a, b) => away(a) - away(b));
}
