// intlReverseGeocode: the nearest address or place of each record, in any country, from what is installed of the
// country and the places that come with the package.
import type { PointInput } from '../../contract/fields/point-fields.js';
import type { Nearest } from '../../contract/schema/reverse.js';
import { countryAt } from '../../reverse/borders.js';
import { NearestInWorld } from '../../reverse/nearest-in-world.js';
import { NearestRows } from '../../geo/nearest.js';
import { readPoint } from '../../reverse/point.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';
import { worldOf } from '../world.js';

/** The operation `intlReverseGeocode`: null, with a message, at the index of a record whose point cannot be read. */
export const handleIntlReverseGeocode = (async (request, context) => {
  const messages: string[] = [];
  const payload: (Nearest | null)[] = [];
  const data = new NearestInWorld(
    context.nearest.get(() => new NearestRows()),
    worldOf(context),
    (country) => context.addresses.choose(country, undefined)?.set,
    (country) => context.gazetteers.of(country),
  );
  for (const [i, record] of (request.payload as PointInput[]).entries()) {
    const point = readPoint(record);
    if (typeof point === 'string') messages.push(`record ${i + 1}: ${point}`);
    payload.push(typeof point === 'string' ? null : data.nearest(point, countryAt(point)));
  }
  return success(payload, ...messages);
}) satisfies Handler;
