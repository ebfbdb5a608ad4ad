// Texts that are a suburb, a town or a postcode of New Zealand and nothing else, by the gazetteer that comes
// with the package: a name with its town, its region or its postcode, a postcode alone.
import { listEnd } from '../../data/list-end.js';
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import { foldName } from '../../address/fold.js';
import { fullTownNz } from '../../address/vocabulary/town-nz.js';
import type { Word } from '../words.js';
import { writtenNz, type WrittenNz } from './written-nz.js';

/** The place that a text is. */
export interface FoundNz {
  readonly status: 'verified' | 'partial' | 'ambiguous';
  readonly level: 'locality' | 'postcode';
  /** Number of the locality in the set; NONE for a postcode of several places. */
  readonly locality: number;
  readonly region: string;
  /** Four digits, '' where none is known. */
  readonly postcode: string;
  readonly point: Point;
  readonly messages: readonly string[];
}

/** Places of one name so near to each other are one. */
const SAME_METRES = 40_000;
/** A postcode's places are so near to a place that it may be written with. */
const NEAR_METRES = 60_000;
/** A town so far from a suburb is another's. */
const TOWN_METRES = 80_000;
/** From here on it is said how far the places of a postcode are from its point. */
const WIDE_METRES = 15_000;
const MOST_NAMED = 4;

export class PlacesNz {
  private readonly regions: ReadonlyMap<string, number>;

  /** `set`: the gazetteer, whose states are regions. */
  constructor(private readonly set: AddressSet) {
    this.regions = new Map(set.states.map((name, i) => [foldName(name).replaceAll('-', ' '), i]));
  }

  /** The place that the words are; undefined where they may say more, or none that is known. */
  find(words: readonly Word[]): FoundNz | undefined {
    const whole = writtenNz(words, new Map());
    const found = whole && whole.names.length > 0 && whole.postcode === '' ? this.read(whole) : undefined;
    const written = writtenNz(words, this.regions);
    return (found?.status === 'verified' ? found : undefined) ?? (written && this.read(written)) ?? found;
  }

  /**
   * The region that the words end in, where nothing of the name before it is known there: no place that is spelt alike
   * elsewhere is meant. '' where none is said.
   */
  regionSaid(words: readonly Word[]): string {
    const written = writtenNz(words, this.regions);
    return written && written.region >= 0 && written.names.length > 0 ? this.set.states[written.region]! : '';
  }

  /** The postcode that stands beside a name that is not known; undefined where none does. */
  ofPostcodeAlone(words: readonly Word[]): FoundNz | undefined {
    const { names = [], postcode = '' } = writtenNz(words, this.regions) ?? {};
    const found = names.length === 0 || postcode === '' ? undefined : this.ofPostcode(postcode, -1);
    const said = `no place named ${names.join(', ')} is known: the postcode is taken`;
    return found && { ...found, status: 'partial', locality: NONE, messages: [said, ...found.messages] };
  }

  /** True if a place of the folded name is in the region. */
  isIn(name: string, region: string): boolean {
    return this.named(name).some((place) => this.set.states[this.set.localityState[place]!] === region);
  }

  private read({ names, region, postcode }: WrittenNz): FoundNz | undefined {
    if (names.length === 0) return postcode === '' ? undefined : this.ofPostcode(postcode, region);
    const named = this.namedIn(names);
    const there = region < 0 ? named : named.filter((place) => this.set.localityState[place] === region);
    if (postcode === '') return this.oneOf(there);
    const having = there.filter((place) => this.codesOf(place).includes(Number(postcode)));
    if (having.length > 0) return this.at(having[0]!, postcode, []);
    const centre = this.ofPostcode(postcode, -1);
    const [near] = there.toSorted((a, b) => this.metresTo(a, centre?.point) - this.metresTo(b, centre?.point));
    if (near === undefined) return undefined;
    const said = `the postcode ${postcode} is not known to be one of ${this.nameOf(near)}`;
    if (!centre) return { ...this.at(near, '', [said]), status: 'partial' };
    return this.metresTo(near, centre.point) < NEAR_METRES
      ? { ...this.at(near, postcode, [said]), status: 'partial' }
      : { ...centre, status: 'partial', messages: [`${said}: the postcode is taken`] };
  }

  /** Places of the last names, SUBURB, TOWN: those near the town; a lone name without a comma may be both. */
  private namedIn(names: readonly string[]): number[] {
    const [first = '', second, ...more] = names;
    if (more.length > 0) return [];
    if (second !== undefined) return this.within(this.named(first), this.named(second));
    const found = this.named(first);
    if (found.length > 0) return found;
    const words = first.split(' ');
    for (let at = words.length - 1; at > 0; at--) {
      const pair = this.within(this.named(words.slice(0, at).join(' ')), this.named(words.slice(at).join(' ')));
      if (pair.length > 0) return pair;
    }
    return [];
  }

  private within(places: readonly number[], towns: readonly number[]): number[] {
    const of = (town: number): readonly number[] =>
      places.filter((place) => this.set.localityTown[place] === town && place !== town);
    const own = towns.flatMap(of);
    if (own.length > 0) return own;
    return places.filter((place) => towns.some((town) => this.metresTo(place, this.pointOf(town)) < TOWN_METRES));
  }

  /** Those that bear the folded name, as their own where there are such. */
  private named(name: string): number[] {
    const { set } = this;
    const id = set.localityNames.find(fullTownNz(name) ?? name);
    if (id < 0) return [];
    const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
    const listed = [...set.nameLocality.subarray(set.nameLocalityStart[id], end)];
    const own = listed.filter((place) => (place & 1) === 0);
    return (own.length > 0 ? own : listed).map((place) => place >>> 1);
  }

  /** The town among namesakes, or the only one; of several far from each other the first with a message. */
  private oneOf(places: readonly number[]): FoundNz | undefined {
    const isTown = (place: number): number => Number(this.set.localityTown[place] === place);
    const [first, ...others] = places.toSorted(
      (a, b) => isTown(b) - isTown(a) || this.codesOf(b).length - this.codesOf(a).length || a - b,
    );
    if (first === undefined) return undefined;
    const away = others.filter((place) => this.metresTo(place, this.pointOf(first)) > SAME_METRES);
    if (away.length === 0) return this.at(first, this.onlyCode(first), []);
    const list = away.slice(0, MOST_NAMED).map((place) => this.placeText(place));
    const more = away.length > MOST_NAMED ? ` and ${away.length - MOST_NAMED} more` : '';
    return {
      ...this.at(first, '', [
        `${this.placeText(first)} is taken; it may also be ${list.join(' | ')}${more}: ` +
          `name the town, the region or the postcode`,
      ]),
      status: isTown(first) === 1 && !away.some((place) => isTown(place) === 1) ? 'verified' : 'ambiguous',
    };
  }

  private at(locality: number, postcode: string, messages: readonly string[]): FoundNz {
    const region = this.set.states[this.set.localityState[locality]!]!;
    return {
      status: 'verified',
      level: 'locality',
      locality,
      region,
      postcode,
      point: this.pointOf(locality),
      messages,
    };
  }

  /** A postcode alone: the middle of its places, of those of the region if one is said and has any. */
  private ofPostcode(postcode: string, region: number): FoundNz | undefined {
    const { set } = this;
    const places = this.placesOf(postcode);
    if (places.length === 0) return this.ofCodesAround(postcode);
    const inRegion = places.filter((place) => region < 0 || set.localityState[place] === region);
    const isThere = inRegion.length > 0;
    const taken = isThere ? inRegion : places;
    const name = set.states[set.localityState[taken[0]!]!]!;
    const point = this.middle(taken);
    const reach = Math.max(...taken.map((place) => this.metresTo(place, point)));
    const apart = `its ${taken.length} places are up to ${Math.round(reach / 1000)} km from the point, their middle`;
    return {
      status: isThere ? 'verified' : 'partial',
      level: 'postcode',
      locality: places.length === 1 ? places[0]! : NONE,
      region: name,
      postcode,
      point,
      messages: [
        ...(isThere ? [] : [`the postcode ${postcode} is not one of ${set.states[region]!}: the postcode is taken`]),
        ...(reach > WIDE_METRES ? [apart] : []),
      ],
    };
  }

  /**
   * A postcode that is not known, by those that begin with the same three digits: the post office gives these to one
   * area.
   */
  private ofCodesAround(postcode: string): FoundNz | undefined {
    const first = Number(postcode.slice(0, 3)) * 10;
    const codes = Array.from({ length: 10 }, (_, i) => String(first + i).padStart(4, '0'));
    const known = codes.filter((code) => this.placesOf(code).length > 0);
    const nearest = known.toSorted(
      (a, b) => Math.abs(Number(a) - Number(postcode)) - Math.abs(Number(b) - Number(postcode)),
    );
    const found = nearest[0] === undefined ? undefined : this.ofPostcode(nearest[0], -1);
    return (
      found && {
        ...found,
        status: 'partial',
        locality: NONE,
        postcode,
        messages: [`the postcode ${postcode} is not known: the point is that of ${nearest[0]!}, which is of its area`],
      }
    );
  }

  private placesOf(postcode: string): number[] {
    const { postcodeLocalityStart: start, postcodeLocality } = this.set;
    const code = Number(postcode);
    return [...postcodeLocality.subarray(start[code], listEnd(start, code + 1, postcodeLocality))];
  }

  private middle(places: readonly number[]): Point {
    const points = places.map((place) => this.pointOf(place)).filter(([latitude]) => latitude !== UNKNOWN_COORDINATE);
    const mean = (k: 0 | 1): number => Math.round(points.reduce((sum, point) => sum + point[k], 0) / points.length);
    return [mean(0), mean(1)];
  }

  private pointOf(place: number): Point {
    return [this.set.localityLatitude[place]!, this.set.localityLongitude[place]!];
  }

  private metresTo(place: number, point: Point | undefined): number {
    return point ? metresBetween(this.pointOf(place), point) : 0;
  }

  private codesOf(place: number): number[] {
    const { localityPostcodeStart: start, localityPostcode } = this.set;
    return [...localityPostcode.subarray(start[place], listEnd(start, place + 1, localityPostcode))];
  }

  /** The postcode of a place that has only one; else ''. */
  private onlyCode(place: number): string {
    const codes = this.codesOf(place);
    return codes.length === 1 ? String(codes[0]).padStart(4, '0') : '';
  }

  /** Name, and town where it is another. */
  private placeText(place: number): string {
    const town = this.set.localityTown[place]!;
    const behind =
      town === NONE || town === place ? this.set.states[this.set.localityState[place]!]! : this.nameOf(town);
    return `${this.nameOf(place)}, ${behind}`;
  }

  /** The name as the set writes it. */
  nameOf(place: number): string {
    return this.set.localityNames.display(this.set.localityName[place]!);
  }
}
