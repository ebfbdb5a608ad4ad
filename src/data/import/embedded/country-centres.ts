// Where each country is: the middle of its largest piece of land in Natural Earth (npm package world-atlas, public
// domain).
import { createRequire } from 'node:module';
import { fromPackage } from '../../needed-packages.js';
import { ringReader, type ArcRing, type Position, type Topology } from './topology.js';

/** Degrees north and east. */
type Degrees = readonly [latitude: number, longitude: number];
interface Piece {
  readonly area: number;
  readonly centre: Degrees;
}
interface Countries extends Topology {
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}
/** `id`: ISO 3166-1 numeric. */
interface Country {
  readonly id?: string;
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly arcs: readonly ArcRing[] | readonly (readonly ArcRing[])[];
}

/** The centre of each country that Natural Earth has, by ISO 3166-1 alpha-2. */
export function countryCentres(): Map<string, Degrees> {
  const countries = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Countries;
  const codes = new Map(
    (fromPackage('i18n-iso-countries/codes.json') as [string, string, string][]).map(([alpha2, , numeric]) => [
      numeric,
      alpha2,
    ]),
  );
  const ringOf = ringReader(countries);
  const centres = new Map<string, Degrees>();
  for (const { id = '', type, arcs } of countries.objects.countries.geometries) {
    const country = codes.get(id);
    if (country === undefined || centres.has(country)) continue;
    const pieces = type === 'Polygon' ? [arcs as readonly ArcRing[]] : (arcs as readonly (readonly ArcRing[])[]);
    const largest = pieces
      .map(([outer]) => pieceOf(ringOf(outer!)))
      .reduce((best, piece) => (piece.area > best.area ? piece : best));
    centres.set(country, largest.centre);
  }
  return centres;
}

/** Area and centroid of a ring, on a map that keeps areas (sine of the latitude). */
function pieceOf(ring: readonly Position[]): Piece {
  let around = 0;
  const points = ring.map(([longitude, latitude], i) => {
    // Over the antimeridian a ring goes on on the other side.
    const step = i === 0 ? 0 : longitude - ring[i - 1]![0];
    if (Math.abs(step) > 180) around += step > 0 ? -360 : 360;
    return [longitude + around, Math.sin((latitude * Math.PI) / 180)] as const;
  });
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  const longitude = x / (3 * area);
  const turn = Math.round(longitude / 360) * 360;
  return { area: Math.abs(area), centre: [(Math.asin(y / (3 * area)) * 180) / Math.PI, longitude - turn] };
}
