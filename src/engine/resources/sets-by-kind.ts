// The installed sets by the kind of data that they hold.
import type { InstalledSet } from '../../data/catalogue.js';
import { dataKinds, setsOfKind, type DataKind } from '../../data/kinds.js';

export type SetsByKind = Readonly<Record<DataKind, readonly InstalledSet[]>>;

/** The installed sets, by what they are. */
export const setsByKind = (all: readonly InstalledSet[]): SetsByKind =>
  Object.fromEntries(dataKinds.map((kind) => [kind, setsOfKind(all, kind)])) as unknown as SetsByKind;

/** Every set with its release and checksum: the same text for the same data. */
export const versionOf = (sets: SetsByKind): string =>
  Object.values(sets)
    .flat()
    .map(({ source, country, release, checksum }) => `${source} ${country} ${release} ${checksum}`)
    .sort()
    .join('; ');
