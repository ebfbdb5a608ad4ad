// Adapter for the npm package country-coder (borders of OpenStreetMap, simplified; ISC).
import { createRequire } from 'node:module';
import type * as coder from '@rapideditor/country-coder';
import type { Regions } from '../../whereabouts/write/border-lines.js';

const { borders, feature, iso1A2Code } = createRequire(import.meta.url)('@rapideditor/country-coder') as typeof coder;

/**
 * Regions that the package has by who holds them, with the country that ISO 3166 counts them to, by their number in
 * Wikidata: Northern Cyprus, which has no code, and Crimea (ISO 3166-2:UA-43).
 */
const BY_ISO = new Map([
  ['Q23681', 'CY'],
  ['Q7835', 'UA'],
]);

/** The polygons of all regions. */
export const countryRegions = (): Regions =>
  borders.features.flatMap(({ geometry }: (typeof borders.features)[number]) =>
    geometry?.type === 'MultiPolygon' ? geometry.coordinates : [],
  );

/**
 * ISO 3166-1 alpha-2 of what is at a point in degrees: a territory where it has a code (HK, NF), else its country; ''
 * for none. Codes that are only reserved are none (EA: Ceuta is ES); XK is, for want of another.
 */
export function countryAt(latitude: number, longitude: number): string {
  const at: [number, number] = [longitude, latitude];
  const own = BY_ISO.get(feature(at, { level: 'subterritory' })?.properties.wikidata ?? '');
  if (own !== undefined) return own;
  const coded = feature(at, { level: 'territory', withProp: 'iso1A2' });
  return (coded?.properties.isoStatus === 'excRes' ? iso1A2Code(at) : coded?.properties.iso1A2) ?? '';
}
