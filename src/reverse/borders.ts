// The country whose addresses are at a point, by borders that reach some kilometres out to sea.
import { openWhereabouts } from '../geo/whereabouts.js';

/** Territories whose addresses are Australia's in its own data (G-NAF, other territories). */
const OF_AUSTRALIA = new Set(['CC', 'CX', 'HM', 'NF']);
const NO_COUNTRY = 'ZZ';

/**
 * ISO 3166-1 alpha-2 of the country at a point (degrees * 1e7); '' on the open sea. Throws `data-broken` where the
 * borders that came with the package cannot be read.
 */
export function countryAt({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  const code = openWhereabouts().countryOf(latitude / 1e7, longitude / 1e7);
  if (code === NO_COUNTRY) return '';
  return OF_AUSTRALIA.has(code) ? 'AU' : code;
}
