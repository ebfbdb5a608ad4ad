// The installed sets by the kind of data that they hold.
import type { InstalledSet } from '../../data/catalogue.js';
import { setsOfKind, type DataKind } from '../../data/kinds.js';

export type SetsByKind = Readonly<Record<DataKind, readonly InstalledSet[]>>;

export const setsByKind = (all: readonly InstalledSet[]): SetsByKind => ({
  addresses: setsOfKind(all, 'addresses'),
  streets: setsOfKind(all, 'streets'),
  places: setsOfKind(all, 'places'),
  attributes: setsOfKind(all, 'attributes'),
  postcodes: setsOfKind(all, 'postcodes'),
});

/** Every set with its release and checksum: the same text for the same data. */
export const versionOf = (sets: SetsByKind): string =>
  Object.values(sets)
    .flat()
    .map(({ source, country, release, checksum }) => `${source} ${country} ${release} ${checksum}`)
    .sort()
    .join('; ');
