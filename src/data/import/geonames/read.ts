// Reads the rows of GeoNames postal dumps: twelve columns between tabs, no header, no quotes.
import { WaypostError } from '../../../contract/errors.js';
import type { Region } from '../../places/place.js';
import type { PlaceInput } from '../../places/write/write-places.js';
import { releaseFiles } from '../tables/files.js';
import { eachLine, lineError } from '../tables/lines.js';
import type { ImportProgress } from '../result.js';

/** Places of one country. */
export interface CountryPlaces {
  readonly places: PlaceInput[];
  readonly regions: Region[];
  readonly regionIds: Map<string, number>;
}

interface ReadOptions {
  readonly countries?: readonly string[] | undefined;
  /** Rows left out, by reason. */
  readonly skipped: Record<string, number>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** country, postal code, place, three pairs of region name and code, latitude, longitude, accuracy. */
const COLUMNS = 12;
const C = { country: 0, postcode: 1, place: 2, region: 3, regionCode: 4, area: 5, latitude: 9, longitude: 10 } as const;
/** Text files but the readme that a zip has beside its data. */
const DUMP = /(?:^|[\\/])(?!readme)[^\\/]*\.txt$/i;
const LONGEST_LINE = 1 << 16;

/** The places of the dumps by country. Throws WaypostError naming file and line. */
export async function readPostalDump(
  paths: readonly string[],
  options: ReadOptions,
): Promise<Map<string, CountryPlaces>> {
  const dump = new Map<string, CountryPlaces>();
  const seen = new Set<string>();
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  try {
    for (const path of paths) opened.push(await releaseFiles(path, DUMP));
    const files = opened.flatMap(({ files }) => files);
    const total = files.reduce((bytes, { size }) => bytes + size, 0);
    if (files.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no .txt of a GeoNames postal dump in ${paths.join(', ')}; give allCountries.txt, the file of ` +
          `a country such as GB.txt, or its zip`,
      );
    }
    let done = 0;
    const onBytes = (bytes: number): void => {
      done += bytes;
      options.onProgress?.({ phase: 'read', done, total });
    };
    for (const file of files) {
      await eachLine(
        file,
        LONGEST_LINE,
        (text, line) => {
          takeRow(text, line, file.name, options, dump, seen);
        },
        { signal: options.signal, onBytes },
      );
    }
  } finally {
    for (const { close } of opened) close();
  }
  const asked = options.countries?.find((country) => !dump.has(country));
  if (asked !== undefined) {
    throw new WaypostError(
      'input-unreadable',
      `there is no place of ${asked} in ${paths.join(', ')}; ${
        seen.size === 0 ? 'there is none at all' : `there are places of ${[...seen].sort().join(', ')}`
      }`,
    );
  }
  if (dump.size === 0) {
    throw new WaypostError('input-unreadable', `there is no place in ${paths.join(', ')}; nothing was imported`);
  }
  return dump;
}

function takeRow(
  text: string,
  line: number,
  name: string,
  { countries, skipped }: ReadOptions,
  dump: Map<string, CountryPlaces>,
  seen: Set<string>,
): void {
  if (text.trim() === '') return;
  const cells = text.split('\t');
  const country = cells[C.country]!;
  if (cells.length !== COLUMNS) {
    throw lineError(
      name,
      line,
      `${cells.length} ${cells.length === 1 ? 'column' : 'columns'} between tabs, where a GeoNames postal ` +
        `dump has ${COLUMNS}; is this one?`,
    );
  }
  if (!/^[A-Z]{2}$/.test(country)) {
    throw lineError(name, line, `the country is '${country}', not two capitals; is this a GeoNames postal dump?`);
  }
  seen.add(country);
  if (countries && !countries.includes(country)) return;
  const postcode = cells[C.postcode]!.trim();
  const place = cells[C.place]!.trim();
  const skip = (reason: string): void => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  if (place === '' && postcode === '') return skip('without a place or a postal code');
  if (cells[C.latitude] === '' || cells[C.longitude] === '') return skip('without a point');
  const latitude = degrees(cells[C.latitude]!, 90, 'latitude', name, line);
  const longitude = degrees(cells[C.longitude]!, 180, 'longitude', name, line);
  let of = dump.get(country);
  if (!of) dump.set(country, (of = { places: [], regions: [], regionIds: new Map() }));
  of.places.push({
    name: place,
    postcode,
    area: cells[C.area]!.trim(),
    latitude,
    longitude,
    region: regionOf(of, country, cells[C.regionCode]!.trim(), cells[C.region]!.trim()),
  });
}

function regionOf({ regions, regionIds }: CountryPlaces, country: string, code: string, name: string): number {
  const key = `${code}\t${name}`;
  let id = regionIds.get(key);
  if (id === undefined) regionIds.set(key, (id = regions.push({ country, code, name }) - 1));
  return id;
}

/** Degrees * 1e7. */
function degrees(text: string, limit: number, what: string, name: string, line: number): number {
  const value = Number(text);
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw lineError(name, line, `the ${what} is '${text}', not a number`);
  if (Math.abs(value) > limit) throw lineError(name, line, `the ${what} is ${text}, outside ±${limit} degrees`);
  return Math.round(value * 1e7);
}
