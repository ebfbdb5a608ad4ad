// The places that a point is said to be near, as people call them: GeoNames' places, and for Australia its localities,
// of which GeoNames has a third.
import { foldName } from '../../../address/fold.js';
import { namedStates } from '../../../contract/fields/states.js';
import { titleCase } from '../../../contract/texts/title-case.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { metresApart } from '../../points/metres.js';
import { townsByName, withBelievedPoints } from './believed-points.js';
import { postcodePlaces, postcodeRows } from './postcode-places.js';
import { isSaidLocality, saidName, saidRegion } from './said-name.js';
import { worldPlaces, worldRows } from './world-places.js';

/** A place: degrees * 1e7, its country as the source says it, its region where people would say that too, else ''. */
export interface NameablePlace {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** An Australian town of GeoNames is the locality of its name that is no further: it says better where the town is. */
const SAME_TOWN_METRES = 100_000;

/** All places that have a name to be called by. */
export function nameablePlaces(): NameablePlace[] {
  const { places, regions } = worldPlaces(worldRows());
  const world = places.flatMap(({ name: written, region: number, latitude, longitude }): NameablePlace[] => {
    const name = saidName(written);
    const { country, name: region } = regions[number]!;
    return name === '' ? [] : [{ name, region: saidRegion(region, name), country, latitude, longitude }];
  });
  const towns = world.filter(({ country }) => country === 'AU');
  const localities = australianLocalities(towns);
  return [...world.filter(({ country }) => country !== 'AU'), ...localities, ...townsAmong(localities, towns)];
}

/** By what an Australian place of the one source is known in the other. */
const keyOf = ({ name, region }: NameablePlace): string => `${foldName(name)} ${region}`;

/**
 * Localities of Australia that mail is delivered to, with the name of their state. `towns`: the places that GeoNames
 * has there.
 */
function australianLocalities(towns: readonly NameablePlace[]): NameablePlace[] {
  const keys = new Set(towns.map(keyOf));
  const states = namedStates.map(({ name }) => titleCase(name));
  return postcodePlaces(withBelievedPoints(postcodeRows(), townsByName(towns)))
    .filter(({ delivered, latitude }) => delivered && latitude !== UNKNOWN_COORDINATE)
    .map(({ name, state, latitude, longitude }) => ({
      name: titleCase(name),
      region: states[state]!,
      country: 'AU',
      latitude,
      longitude,
    }))
    .filter((place) => isSaidLocality(place.name, keys.has(keyOf(place))));
}

/** Where GeoNames has the towns of these localities: a locality of the outback is far larger than its town. */
function townsAmong(localities: readonly NameablePlace[], towns: readonly NameablePlace[]): NameablePlace[] {
  const byName = new Map<string, NameablePlace[]>();
  for (const locality of localities) {
    byName.set(keyOf(locality), [...(byName.get(keyOf(locality)) ?? []), locality]);
  }
  return towns.flatMap((place) => {
    const near = byName
      .get(keyOf(place))
      ?.find(
        (locality) =>
          metresApart(locality.latitude / 1e7, locality.longitude / 1e7, place.latitude / 1e7, place.longitude / 1e7) <
          SAME_TOWN_METRES,
      );
    return near ? [{ ...near, latitude: place.latitude, longitude: place.longitude }] : [];
  });
}
