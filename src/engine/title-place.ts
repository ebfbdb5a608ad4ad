// Where an address of New Zealand lies, for the titles there: the point of the address that a line means, and its unit.
// An address that is not certain has no place, and so no owner is failed for it.
import type { CheckedTitle } from '../contract/schema/property-title.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { EngineContext, RequestOptions } from './context.js';
import { cleanseLine } from './handlers/cleanse.js';
import { retrieveId } from './handlers/retrieve.js';

/** Degrees of WGS84. */
export interface PointOnLand {
  readonly latitude: number;
  readonly longitude: number;
}

/** One point, or those of the units of one building; `unit` as it is asked for, '' for none. */
export interface Place {
  readonly points: readonly PointOnLand[];
  readonly unit: string;
  /** What is to be said of the address. */
  readonly messages: readonly string[];
}

const COUNTRY = 'NZ';
/** From this confidence on an address is answered as the one that is meant (cleanse calls it corrected). */
const CERTAIN = 90;

const unknown = (reason: CheckedTitle['reason'], ...messages: string[]): CheckedTitle => ({
  response: 'unknown',
  attributes: [],
  status: 'unknown',
  reason,
  score: '0',
  count: '0',
  messages,
});

/**
 * The place of an address on one line, or the answer where it has none. Throws `source-not-installed` where no
 * addresses of New Zealand are installed.
 */
export function placeOfAddress(
  fullAddress: string,
  { sourceOfTruth }: RequestOptions,
  context: EngineContext,
): Place | CheckedTitle {
  const source = sourceOfTruth ?? context.defaultSource;
  const chosen = context.addresses.forRecord(source, () => {
    const of = context.addresses.choose(COUNTRY, source);
    if (!of) throw context.addresses.nothingOf('New Zealand');
    return of;
  });
  const options = { sourceOfTruth: chosen.set.source, locale: 'nz' } as const;
  const found = cleanseLine(fullAddress, COUNTRY, options, inNewZealand(context));
  const { status, exception, changedItems = [] } = found;
  if (status === 'ambiguous') return unknown('ADDRESS_AMBIGUOUS', 'several addresses fit; which is meant is not known');
  if (!isCertainHouse(found)) {
    const why = exception ?? 'no address fits it well enough';
    return unknown('ADDRESS_NOT_FOUND', `the address is not found: ${why}`);
  }
  const located: readonly Located[] = found.id ? [found] : unitsBeside(found, options, context);
  const points = located.flatMap(pointOf);
  if (points.length === 0) {
    return unknown('NO_COORDINATES', `${chosen.set.source} has no coordinates of the address`);
  }
  const isCorrected =
    status === 'corrected' && changedItems.some(({ actionType }) => actionType === 'MODIFY' || actionType === 'REMOVE');
  return {
    points,
    unit: unitOf(found),
    messages: [chosen.note, isCorrected ? 'the address was corrected: cleanse says how' : ''].filter(Boolean),
  };
}

/** The context of a request about New Zealand, whatever the locale of the one that is asked. */
const inNewZealand = (context: EngineContext): EngineContext => ({
  ...context,
  locale: 'nz',
  countryFor: () => COUNTRY,
});

/** A house that is surely the one meant; the unit in it need not be known. */
function isCertainHouse({ status, level, exception, confidence = 0 }: ValidatedAddress): boolean {
  if (level !== 'address' && level !== 'subdwelling') return false;
  if (status === 'verified' || status === 'corrected') return true;
  return (exception === 'UNIT_NOT_FOUND' || exception === 'UNIT_MISSING') && confidence >= CERTAIN;
}

/** The units that a building without an address of its own has, where the one that is asked for is not among them. */
const unitsBeside = (
  { candidates = [], street, streetNumber }: ValidatedAddress,
  options: RequestOptions,
  context: EngineContext,
): Located[] =>
  candidates.flatMap(({ id }) => {
    const unit = retrieveId(id, { ...options, featureOptions: { exposeAttributes: '1' } }, context);
    const isBeside = !(unit instanceof Promise) && unit.street === street && unit.streetNumber === streetNumber;
    return isBeside ? [unit] : [];
  });

type Located = Pick<ValidatedAddress, 'attributes'>;

function pointOf({ attributes }: Located): PointOnLand[] {
  const [latitude, longitude] = [attributes?.['Latitude'], attributes?.['Longitude']];
  return latitude && longitude ? [{ latitude: Number(latitude), longitude: Number(longitude) }] : [];
}

/** The unit that is asked for: of the address, or the one that the address data does not have. */
function unitOf({ flatUnitNumber, changedItems = [] }: ValidatedAddress): string {
  if (flatUnitNumber) return flatUnitNumber;
  const removed = changedItems.find(({ affectedElement }) => affectedElement === 'flatUnitNumber');
  return removed?.oldValue ?? '';
}
