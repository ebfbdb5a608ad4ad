// Postcodes of New Zealand alone, at the middle of the places that have them in the gazetteer.
import { listEnd } from '../../data/list-end.js';
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import type { FoundNz } from './found-nz.js';

/** From here on it is said how far the places of a postcode are from its point. */
const WIDE_METRES = 15_000;
/** The third digit of a rural delivery's postcode is this or more (New Zealand Post). */
const RURAL_DIGIT = 7;

export class PostcodesNz {
  constructor(private readonly set: AddressSet) {}

  /** The middle of a postcode's places, of those of the region if one is said (-1 for none) and has any. */
  find(postcode: string, region: number): FoundNz | undefined {
    const { set } = this;
    const places = this.lying(postcode, this.placesOf(postcode));
    if (places.length === 0) return this.ofCodesAround(postcode);
    const inRegion = places.filter((place) => region < 0 || set.localityState[place] === region);
    const isThere = inRegion.length > 0;
    const taken = isThere ? inRegion : places;
    const name = set.states[set.localityState[taken[0]!]!]!;
    const point = this.middle(taken);
    const reach = Math.max(...taken.map((place) => metresBetween(this.pointOf(place), point)));
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

  /** The places that say where a code lies: of a rural delivery not the towns that its mail goes out from. */
  private lying(postcode: string, places: readonly number[]): readonly number[] {
    if (Number(postcode[2]) < RURAL_DIGIT) return places;
    const country = places.filter((place) => this.set.localityTown[place] !== place);
    return country.length > 0 ? country : places;
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
    const found = nearest[0] === undefined ? undefined : this.find(nearest[0], -1);
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
}
