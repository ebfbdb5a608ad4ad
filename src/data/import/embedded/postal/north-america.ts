// The ZIP codes of the United States and the first three characters of the postal codes of Canada, with their points
// (npm package zipcodes, BSD).
import { createRequire } from 'node:module';
import { foldWorldName } from '../../../../address/fold.js';
import type { Region } from '../../../places/place.js';
import type { PostalCode } from './postal-code.js';

/** A row of the package; without a point where it is 0, 0 or none. */
export interface ZipRow {
  readonly zip: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** Territories of the United States that have codes of countries, and ZIP codes. */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** The rows of the package. */
export function zipRows(): ZipRow[] {
  const require = createRequire(import.meta.url);
  const files = [require('zipcodes/lib/codes.js'), require('zipcodes/lib/codesCanada.js')] as {
    readonly codes: Record<string, ZipRow>;
  }[];
  return files.flatMap(({ codes }) => Object.values(codes));
}

/**
 * The codes that have a point; those of a territory under its own country as well. `regions`: those of the world, whose
 * names the rows take.
 */
export function northAmericanCodes(rows: readonly ZipRow[], regions: readonly Region[]): PostalCode[] {
  const byCode = new Map(regions.map((region) => [`${region.country} ${region.code}`, region]));
  const byName = new Map(regions.map((region) => [`${region.country} ${foldWorldName(region.name)}`, region]));
  return rows.flatMap(({ zip, latitude, longitude, city, state, country }): PostalCode[] => {
    if (!latitude || !longitude) return [];
    const isCanadian = country === 'Canada';
    const of = isCanadian ? 'CA' : 'US';
    const region = (isCanadian ? byName.get(`CA ${foldWorldName(state)}`) : byCode.get(`US ${state}`)) ?? {
      code: isCanadian ? '' : state,
      name: isCanadian ? state : '',
    };
    const code = {
      code: zip,
      place: isCanadian ? '' : city,
      region: { code: region.code, name: region.name },
      latitude,
      longitude,
    };
    return [{ ...code, country: of }, ...(TERRITORIES.has(state) && !isCanadian ? [{ ...code, country: state }] : [])];
  });
}
