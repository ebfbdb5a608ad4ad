// reverseGeocode: the addresses within a radius in Australia and New Zealand, of the first record; where that is
// elsewhere, the nearest address or place of every record.
import { presentationOf } from '../../answer/address.js';
import { WaypostError } from '../../contract/errors.js';
import type { PointInput } from '../../contract/fields/point-fields.js';
import { reverseGeocode } from '../../contract/operations/reverse.js';
import { contractCountries } from '../../contract/sources.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { countryOfPoint, nearestRowIfIndexed } from '../../reverse/country.js';
import { nearAddress } from '../../reverse/describe.js';
import { NearestRows } from '../../geo/nearest.js';
import { readPoint, readRadius, type Point } from '../../reverse/point.js';
import type { EngineContext, Handler } from '../context.js';
import { exposerOf, hitLimit } from '../feature-options.js';
import type { ChosenSet } from '../resources/address-sources.js';
import { success } from '../success.js';

/**
 * The operation `reverseGeocode`. Throws `bad-request` for a first record without a point, and `source-not-installed`.
 */
export const handleReverseGeocode: Handler = async (request, context) => {
  const [first, ...others] = request.payload as PointInput[];
  if (!first) return success([]);
  const { featureOptions } = request;
  const point = readPoint(first);
  const radius = readRadius(featureOptions?.['radius']);
  if (typeof point === 'string') {
    throw new WaypostError('bad-request', others.length === 0 ? point : `record 1: ${point}`);
  }
  const source = request.sourceOfTruth ?? context.defaultSource;
  const country =
    context.locale?.toUpperCase() ??
    (await countryAround(point, typeof radius === 'string' ? 0 : radius, source, context));
  if (!contractCountries.includes(country)) {
    return (await import('./intl-reverse-geocode.js')).handleIntlReverseGeocode(request, context);
  }
  // Elsewhere feature options have no effect, be they right or wrong.
  if (typeof radius === 'string') throw new WaypostError('bad-request', radius);
  const { set, note } = chooseFor(country, source, context);
  const hits = searchOf(context).find(set.points, point, hitLimit(featureOptions), radius);
  const presentation = presentationOf(featureOptions);
  const expose = exposerOf(featureOptions, context);
  return success(
    hits.map((hit) => nearAddress(set, hit, presentation, expose)),
    note,
    hits.length > 0 ? '' : nothingNear(set, radius),
    others.length === 0 ? '' : `only the first of ${others.length + 1} records was looked up`,
  );
};

const searchOf = ({ nearest }: EngineContext): NearestRows => nearest.get(() => new NearestRows());

const nothingNear = (set: AddressSet, radius: number): string =>
  set.points.runCount === 0
    ? `${set.source} ${set.release} has no coordinates of addresses`
    : `no address is within ${radius} m of the point; a larger radius finds more`;

/**
 * The set that answers for a country: the source asked for, the operation's default, or the best installed. Throws
 * `source-not-installed` where no record could be answered, `bad-request` where only those of this country cannot.
 */
const chooseFor = (country: string, source: string | undefined, context: EngineContext): ChosenSet =>
  context.addresses.forRecord(source, () => {
    const chosen = chooseIfAny(country, source, context);
    if (!chosen) throw context.addresses.nothingOf(country);
    return chosen;
  });

function chooseIfAny(country: string, source: string | undefined, { addresses }: EngineContext): ChosenSet | undefined {
  if (source !== undefined) return addresses.choose(country, source);
  return addresses.chooseUsual(country, reverseGeocode.defaultSource?.[country]);
}

/** The country that a point is in; '' for none of which the data or borders know. */
function countryAround(point: Point, radius: number, source: string | undefined, context: EngineContext): string {
  const named = source === undefined ? undefined : context.addresses.choose('', source)!.set.country;
  const search = searchOf(context);
  const countries = contractCountries.filter((country) => named === undefined || country === named);
  return countryOfPoint(point, radius, (metres) =>
    countries.find((country) => {
      const chosen = chooseIfAny(country, source, context);
      return chosen !== undefined && nearestRowIfIndexed(search, chosen.set, point, metres) !== undefined;
    }),
  );
}
