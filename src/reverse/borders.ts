// The country that a point lies in, by borders that reach some kilometres out to sea.
import type * as coder from '@rapideditor/country-coder';
import { fromPackage } from '../data/needed-packages.js';

/** Territories whose addresses are Australia's in its own data (G-NAF, other territories). */
const OF_AUSTRALIA = new Set(['CC', 'CX', 'HM', 'NF']);

let loaded: typeof coder | undefined;

/**
 * ISO 3166-1 alpha-2 of the country at a point (degrees * 1e7); '' on the open sea. Borders: country-coder
 * (OpenStreetMap, ISC), loaded at the first question. Throws `data-broken` where they cannot be.
 */
export async function countryAt({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): Promise<string> {
  loaded ??= fromPackage('@rapideditor/country-coder') as typeof coder;
  const { iso1A2Code } = loaded;
  const code = iso1A2Code([longitude / 1e7, latitude / 1e7], { level: 'territory' }) ?? '';
  return OF_AUSTRALIA.has(code) ? 'AU' : code;
}
