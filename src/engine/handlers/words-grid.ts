// wordsGridsection: the lines of the squares in a box. wordsLanguages: the languages that there are words in.
import type { WordsGridInput } from '../../contract/operations/word-grid.js';
import type { WordGrid, WordsPoint } from '../../contract/schema/three-word.js';
import { cornerToCornerKm, gridLines, type GridLine } from '../../words/grid/lines.js';
import { missing, refused } from '../../words/refused.js';
import type { PackageHandler } from '../context.js';
import { success } from '../success.js';
import { degrees, wordsOf } from '../words.js';

/** Kilometres from corner to corner that a box may have, as the contract has it. */
const MOST_KM = 4;
const FORMATS: ReadonlySet<string> = new Set(['json', 'geojson']);
const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** The operation `wordsGridsection`, of the first record of a call. Throws `bad-request` with the contract's code. */
export const handleGridSection: PackageHandler = ({ payload, featureOptions }) => {
  const [record] = payload as WordsGridInput[];
  if (!record) return success([]);
  if (!record.boundingBox) throw missing('boundingBox');
  const format = record.format || featureOptions?.['format'] || 'json';
  if (!FORMATS.has(format)) throw refused('BadFormat', `format must be json or geojson, not '${format}'`);
  const lines = gridLines(readBox(record.boundingBox));
  return success([format === 'json' ? asJson(lines) : asGeoJson(lines)]);
};

/** The operation `wordsLanguages`. */
export const handleLanguages: PackageHandler = (_, context) =>
  success([
    { languages: wordsOf(context).words.languages.map(({ code, name, nativeName }) => ({ code, name, nativeName })) },
  ]);

function readBox(text: string): { south: number; west: number; north: number; east: number } {
  const parts = text.split(',');
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) {
    throw refused(
      'BadBoundingBox',
      'boundingBox must be four comma-separated numbers: south_lat,west_lng,north_lat,east_lng',
    );
  }
  if (south < -90 || north > 90) throw refused('BadBoundingBox', 'latitudes of boundingBox must be between -90 and 90');
  if (south > north) throw refused('BadBoundingBox', 'boundingBox must have its south before its north');
  if (west > east) {
    throw refused(
      'BadBoundingBox',
      'boundingBox must have its west before its east; across the antimeridian longitudes count on above 180',
    );
  }
  if (cornerToCornerKm({ south, west, north, east }) > MOST_KM) {
    throw refused('BadBoundingBoxTooBig', `boundingBox must be ${MOST_KM} km from corner to corner at most`);
  }
  return { south, west, north, east };
}

const pointOf = ({ latitude, longitude }: GridLine['start']): WordsPoint => ({
  lng: degrees(longitude),
  lat: degrees(latitude),
});

const asJson = (lines: readonly GridLine[]): WordGrid => ({
  lines: lines.map(({ start, end }) => ({ start: pointOf(start), end: pointOf(end) })),
});

const asGeoJson = (lines: readonly GridLine[]): WordGrid => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: {
        type: 'MultiLineString',
        coordinates: lines.map(({ start, end }) => [
          [degrees(start.longitude), degrees(start.latitude)],
          [degrees(end.longitude), degrees(end.latitude)],
        ]),
      },
      properties: {},
    },
  ],
});
