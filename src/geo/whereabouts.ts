// Where a point of the globe is: its country, the nearest place, and whether it is at sea. All of it comes with the
// package; each part is read when it is first asked for.
import type { SetFile } from '../data/file/read/set-file.js';
import { CountryCells } from '../data/whereabouts/read/country-cells.js';
import { LandGrid } from '../data/whereabouts/read/land-grid.js';
import { NearPlaces } from '../data/whereabouts/read/near-places.js';
import { openWhereaboutsFile } from '../data/whereabouts/read/open.js';
import { HALF_WAY_ROUND } from './great-circle.js';
import { NearestPlace } from './nearest-place.js';

/** What `at` says of a point. */
export interface Whereabout {
  /** ISO 3166-1 alpha-2, of a territory where it has a code of its own; ZZ on the open sea. */
  readonly country: string;
  /** Such as `Reservoir, Victoria`. */
  readonly nearestPlace: string;
}

export interface Whereabouts {
  at(latitude: number, longitude: number): Whereabout;
  countryOf(latitude: number, longitude: number): string;
  isSea(latitude: number, longitude: number): boolean;
}

/** User-assigned in ISO 3166-1, for what is of no country. */
const NO_COUNTRY = 'ZZ';
/** A place of the point's own country is named up to here, however near one over a border is. */
const OWN_COUNTRY_METRES = 500_000;

let shared: Whereabouts | undefined;

/**
 * What came with the package, one for all who ask: it is read once and stays open, as the program's own modules do.
 * Throws `data-broken` where it is damaged, at the question that needs it.
 */
export const openWhereabouts = (): Whereabouts => (shared ??= new EmbeddedWhereabouts());

/** Points are degrees north and east, WGS84, any longitude. */
class EmbeddedWhereabouts implements Whereabouts {
  private file: SetFile | undefined;
  private countries: CountryCells | undefined;
  private places: NearPlaces | undefined;
  private nearest: NearestPlace | undefined;
  private land: LandGrid | undefined;

  /**
   * The country, and the nearest place of it; the nearest of any country at sea, and where the country has none within
   * 500 km.
   */
  at(latitude: number, longitude: number): Whereabout {
    const [y, x] = [units(latitude), units(longitude)];
    const country = this.borders.at(y, x);
    this.places ??= new NearPlaces(this.open);
    this.nearest ??= new NearestPlace(this.places);
    let place = country === 0 ? -1 : this.nearest.find(y, x, country, OWN_COUNTRY_METRES);
    if (place < 0) place = this.nearest.find(y, x, 0, HALF_WAY_ROUND);
    return { country: this.borders.code(country) || NO_COUNTRY, nearestPlace: this.places.label(place) };
  }

  /** The country alone. Borders reach some kilometres out to sea. */
  countryOf(latitude: number, longitude: number): string {
    return this.borders.code(this.borders.at(units(latitude), units(longitude))) || NO_COUNTRY;
  }

  /**
   * True where no land is in the point's square of 0.02 degree (2.2 km) nor in the eight around it, by a map of 1:10
   * million and the places that people live in. Lakes are land.
   */
  isSea(latitude: number, longitude: number): boolean {
    this.land ??= new LandGrid(this.open);
    return !this.land.isLand(units(latitude), units(longitude));
  }

  private get open(): SetFile {
    return (this.file ??= openWhereaboutsFile());
  }
  private get borders(): CountryCells {
    return (this.countries ??= new CountryCells(this.open));
  }
}

const units = (degrees: number): number => Math.round(degrees * 1e7);
