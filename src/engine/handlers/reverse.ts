// reverseGeocode: the addresses within a radius in Australia and New Zealand, of the first record; where that is
// elsewhere, the nearest address or place of every record.
import { describeAddress, presentationOf } from '../../answer/address.js';
import { locate } from '../../answer/locate.js';
import { WaypostError } from '../../contract/errors.js';
import type { PointInput } from '../../contract/fields/point-fields.js';
import type { Near } from '../../contract/schema/reverse.js';
import { countryAt } from '../../reverse/borders.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { nearestRows, type Hit } from '../../reverse/nearest.js';
import { readPoint, readRadius, type Point } from '../../reverse/point.js';
import type { Access, Answering, Handler, RequestOptions } from '../context.js';
import { hitLimit } from './find.js';
import { noAddressData, ofRecord } from '../record-source.js';
import { CONTRACT_COUNTRIES } from '../sources.js';

/** The contract's default source of this operation. */
const DEFAULT_SOURCE: Readonly<Record<string, string>> = { AU: 'GNAF', NZ: 'NZPAF' };
/**
 * A point this near to an address is in the address' country: Australia's nearest neighbour, Papua New Guinea, is 4 km
 * from its last house.
 */
const HOME_METRES = 1_000;

/** Answers the operation. Throws `bad-request` for a first record without a point, and `source-not-installed`. */
export const handleReverse: Handler = async (request, access) => {
  const [first, ...others] = request.payload as PointInput[];
  if (!first) return { status: 'SUCCESS', messages: [], payload: [] };
  const point = readPoint(first);
  const radius = readRadius(request.featureOptions?.['radius']);
  if (typeof point === 'string') {
    throw new WaypostError('bad-request', others.length === 0 ? point : `record 1: ${point}`);
  }
  const source = request.sourceOfTruth ?? access.defaultSource;
  const country =
    access.locale?.toUpperCase() ?? (await countryOf(point, typeof radius === 'string' ? 0 : radius, source, access));
  if (!CONTRACT_COUNTRIES.includes(country)) {
    return (await import('./intl-reverse.js')).handleIntlReverse(request, access);
  }
  // Elsewhere feature options have no effect, be they right or wrong.
  if (typeof radius === 'string') throw new WaypostError('bad-request', radius);
  const { set, note } = answering(country, source, access);
  const hits = nearestRows(set.points, point, hitLimit(request.featureOptions), radius);
  const nothing =
    hits.length > 0
      ? ''
      : set.points.runCount === 0
        ? `${set.source} ${set.release} has no coordinates of addresses`
        : `no address is within ${radius} m of the point; a larger radius finds more`;
  const left = others.length === 0 ? '' : `only the first of ${others.length + 1} records was looked up`;
  return {
    status: 'SUCCESS',
    messages: [note, nothing, left].filter((message) => message !== ''),
    payload: hits.map(({ row, metres }) => nearAddress({ set, note }, row, metres, request, access)),
  };
};

/** An address with how far it is, and its other attributes where the request asks for them. */
export function nearAddress(
  { set }: Answering,
  address: number,
  metres: number,
  { featureOptions }: RequestOptions,
  access: Access,
): Near {
  const element: Near = describeAddress(set, locate(set, address, -1), presentationOf(featureOptions));
  const attributes = element.attributes!;
  if (featureOptions?.['exposeAttributes'] === '1') access.expose(element);
  else element.attributes = { Latitude: attributes['Latitude']!, Longitude: attributes['Longitude']! };
  element.attributes!['Distance'] = kilometres(metres);
  return element;
}

/** With a centimetre's five decimals: coordinates are no finer. */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(5);

/**
 * The set that answers for a country: the source asked for, the contract's default, or the best installed. Throws
 * `source-not-installed` where no record could be answered, `bad-request` where only those of this country cannot.
 */
function answering(country: string, source: string | undefined, access: Access): Answering {
  return ofRecord(access, source, () => {
    const found = setOf(country, source, access);
    if (!found) throw noAddressData(access, country);
    return found;
  });
}

function setOf(country: string, source: string | undefined, access: Access): Answering | undefined {
  if (source !== undefined) return access.answering(country, source);
  const usual = DEFAULT_SOURCE[country]!;
  const isThere = access.installed.some((set) => set.source === usual && set.country === country);
  const found = access.answering(country, isThere ? usual : undefined);
  return (
    found && {
      set: found.set,
      note: isThere ? '' : `source of truth: ${found.set.source} ${found.set.release} (the best installed)`,
    }
  );
}

/**
 * The country that a point is in: that of an address close by, else by its borders, else, at sea, that of an address
 * within the radius; '' for none.
 */
async function countryOf(point: Point, radius: number, source: string | undefined, access: Access): Promise<string> {
  const named = source === undefined ? undefined : access.answering('', source)!.set.country;
  const near = (metres: number): string | undefined =>
    CONTRACT_COUNTRIES.filter((country) => named === undefined || country === named).find((country) => {
      const found = setOf(country, source, access);
      return found && rowsIfIndexed(found.set, point, metres).length > 0;
    });
  return near(HOME_METRES) ?? ((await countryAt(point)) || near(radius)) ?? '';
}

/**
 * The nearest row within the radius, to learn whose country a point may be: none of a set of an earlier version, which
 * has no index of points. Only where the point is that country's does the answer need one, and says that it is missing.
 */
export function rowsIfIndexed(set: AddressSet, point: Point, metres: number): Hit[] {
  let points: AddressSet['points'];
  try {
    points = set.points;
  } catch (error) {
    if (error instanceof WaypostError && error.kind === 'data-broken') return [];
    throw error;
  }
  return nearestRows(points, point, 1, metres);
}
