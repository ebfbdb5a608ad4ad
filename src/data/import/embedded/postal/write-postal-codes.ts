// Writes postal codes of several countries as one file of places: each code a row, with the place's name where the
// source has it.
import { SetWriter } from '../../../file/write/set-writer.js';
import type { Region } from '../../../places/place.js';
import { writePlaces } from '../../../places/write/write-places.js';
import type { PostalCode } from './postal-code.js';

/** Writes the codes into a file; `release` names the packages. */
export function writePostalCodes(file: string, codes: readonly PostalCode[], release: string): void {
  const regions: Region[] = [];
  const ids = new Map<string, number>();
  const places = codes.map(({ country, code, place, region, latitude, longitude }) => {
    const key = `${country} ${region.code} ${region.name}`;
    let id = ids.get(key);
    if (id === undefined) ids.set(key, (id = regions.push({ country, ...region }) - 1));
    return {
      name: place,
      region: id,
      postcode: code,
      latitude: Math.round(latitude * 1e7),
      longitude: Math.round(longitude * 1e7),
    };
  });
  const writer = new SetWriter(file);
  writePlaces(writer, places, regions, false);
  writer.finish({
    source: 'PLACES',
    country: '',
    release,
    datum: 'WGS84',
    states: [],
    counts: { addresses: 0, streets: 0, localities: places.length },
    builtBy: '',
  });
}
