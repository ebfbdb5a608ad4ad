// Reads one OpenAddresses file: GeoJSON, a feature a line, or CSV with LON, LAT, NUMBER, STREET and more.
import type { StreetCollector } from '../../streets/write/write-street-set.js';
import { columnsNamed, scanCsv } from '../tables/csv-table.js';
import type { ReleaseFile } from '../tables/files.js';
import { eachLine, lineError, plain } from '../tables/lines.js';
import type { Row, ScanOptions } from '../tables/psv.js';

const REQUIRED = ['lon', 'lat', 'number', 'street'] as const;
const OPTIONAL = ['unit', 'city', 'postcode', 'id', 'hash'] as const;
const C = Object.fromEntries([...REQUIRED, ...OPTIONAL].map((name, i) => [name, i])) as Record<
  (typeof REQUIRED | typeof OPTIONAL)[number],
  number
>;
const LONGEST_LINE = 1 << 20;
/** Characters of a value that a message shows. */
const MOST_SHOWN = 40;

type Skip = (reason: string) => void;
type Properties = Partial<Record<string, unknown>>;

/**
 * Adds the addresses of a file; rows without number, street or point are left out and counted. Throws WaypostError with
 * file and line.
 */
export async function readAddressFile(
  given: ReleaseFile,
  collector: StreetCollector,
  skipped: Record<string, number>,
  options: ScanOptions,
): Promise<void> {
  const file = plain(given);
  const skip: Skip = (reason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  if (/\.csv(\.gz)?$/i.test(file.path)) {
    await scanCsv(
      file,
      columnsNamed(file, REQUIRED, OPTIONAL, 'a CSV of OpenAddresses'),
      (row) => {
        addRow(row, collector, skip);
      },
      options,
    );
  } else {
    await eachLine(
      file,
      LONGEST_LINE,
      (text, line) => {
        if (text.trim() !== '') addFeature(text, line, file.name, collector, skip);
      },
      options,
    );
  }
}

function addRow(row: Row, collector: StreetCollector, skip: Skip): void {
  const text = (column: number): string => (row.empty(column) ? '' : row.text(column).trim());
  if (row.empty(C.lon) || row.empty(C.lat)) return skip('without a point');
  const longitude = row.degrees(C.lon, 180);
  const latitude = row.degrees(C.lat, 90);
  const number = text(C.number);
  const street = text(C.street);
  if (number === '' || street === '') return skip('without number or street');
  collector.add({
    number,
    street,
    latitude,
    longitude,
    unit: text(C.unit),
    city: text(C.city),
    postcode: text(C.postcode),
    id: text(C.hash) || text(C.id),
  });
}

function addFeature(text: string, line: number, name: string, collector: StreetCollector, skip: Skip): void {
  let feature: {
    type?: unknown;
    properties?: Properties | null;
    geometry?: { type?: unknown; coordinates?: unknown } | null;
  };
  try {
    feature = JSON.parse(text) as typeof feature;
  } catch {
    throw lineError(name, line, 'this is not JSON; OpenAddresses publishes GeoJSON with a feature a line');
  }
  if (feature?.type !== 'Feature' || typeof feature.properties !== 'object') {
    const what = feature?.type === 'FeatureCollection' ? 'a whole collection in one document' : 'no GeoJSON feature';
    throw lineError(name, line, `this is ${what}; OpenAddresses publishes GeoJSON with a feature a line`);
  }
  const point =
    feature.geometry?.type === 'Point' && Array.isArray(feature.geometry.coordinates)
      ? (feature.geometry.coordinates as unknown[])
      : undefined;
  if (!point) return skip('without a point');
  const longitude = degrees(point[0], 180, 'longitude', name, line);
  const latitude = degrees(point[1], 90, 'latitude', name, line);
  const properties = feature.properties ?? {};
  const value = (key: string): string => {
    const given = properties[key];
    if (typeof given === 'string') return given.trim();
    return typeof given === 'number' ? String(given) : '';
  };
  if (value('number') === '' || value('street') === '') return skip('without number or street');
  collector.add({
    number: value('number'),
    street: value('street'),
    latitude,
    longitude,
    unit: value('unit'),
    city: value('city'),
    postcode: value('postcode'),
    id: value('hash') || value('id'),
  });
}

/** Degrees * 1e7. */
function degrees(value: unknown, limit: number, what: string, name: string, line: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    // What is nested a thousand times cannot be written out, and no message should be as long as a line may be.
    const given = typeof value === 'string' ? JSON.stringify(value.slice(0, MOST_SHOWN)) : `of type ${typeof value}`;
    throw lineError(name, line, `the ${what} is ${given}, not a number`);
  }
  if (Math.abs(value) > limit) throw lineError(name, line, `the ${what} is ${value}, outside ±${limit} degrees`);
  return Math.round(value * 1e7);
}
