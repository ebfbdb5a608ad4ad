// What kind of data each installed set holds.
import type { InstalledSet } from '../../data/catalogue.js';
import { NZ_POSTCODES_SOURCE } from '../../data/gazetteer.js';
import { GEONAMES_SOURCE } from '../../data/places/place-set.js';
import { OPENADDRESSES_SOURCE } from '../../data/places/street-set.js';

/** The installed sets: a set may be of several kinds, or of none that this version knows. */
export interface SetsByKind {
  /** Sources of truth. */
  readonly addresses: readonly InstalledSet[];
  /** Places and postal codes of a country. */
  readonly places: readonly InstalledSet[];
  /** Streets and numbers of a country, without a source of truth. */
  readonly streets: readonly InstalledSet[];
  /** What is said of addresses, by mesh block or id. */
  readonly attributes: readonly InstalledSet[];
  /** Localities with their postcodes, in place of those that come with the package. */
  readonly postcodes: readonly InstalledSet[];
}

export function setsByKind(all: readonly InstalledSet[]): SetsByKind {
  const of = (source: string): InstalledSet[] => all.filter((set) => set.source === source);
  const places = of(GEONAMES_SOURCE);
  const streets = of(OPENADDRESSES_SOURCE);
  return {
    addresses: all.filter((set) => set.addresses > 0 && !places.includes(set) && !streets.includes(set)),
    places,
    streets,
    attributes: all.filter((set) => set.table !== undefined),
    postcodes: of(NZ_POSTCODES_SOURCE),
  };
}

/** Every set with its release and checksum: the same text for the same data. */
export function versionOf(sets: SetsByKind): string {
  const known = new Set([sets.addresses, sets.attributes, sets.places, sets.streets, sets.postcodes].flat());
  return [...known]
    .map(({ source, country, release, checksum }) => `${source} ${country} ${release} ${checksum}`)
    .sort()
    .join('; ');
}
