// Where an address of New Zealand lies, for the titles there: the point of the address that a line means, and its unit.
// An address that is not certain has no place, and so no owner is failed for it.
import type { CheckedTitle } from '../contract/schema/property-title.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { EngineContext, RequestOptions } from './context.js';
import { cleanseLine } from './handlers/cleanse.js';

/** Degrees of WGS84; `unit` as it is asked for, '' for none. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly unit: string;
  /** What is to be said of the address. */
  readonly messages: readonly string[];
}

const COUNTRY = 'NZ';

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
  const found = cleanseLine(fullAddress, COUNTRY, { sourceOfTruth: chosen.set.source, locale: 'nz' }, context);
  const { status, level, exception, changedItems = [] } = found;
  const isHouse = level === 'address' || level === 'subdwelling';
  const lacksUnitOnly = exception === 'UNIT_NOT_FOUND' || exception === 'UNIT_MISSING';
  if (status === 'ambiguous') return unknown('ADDRESS_AMBIGUOUS', 'several addresses fit; which is meant is not known');
  if (!isHouse || !(status === 'verified' || status === 'corrected' || lacksUnitOnly)) {
    return unknown('ADDRESS_NOT_FOUND', `the address is not found: ${(exception ?? 'not certain enough').toString()}`);
  }
  const latitude = Number(found.attributes?.['Latitude'] || NaN);
  const longitude = Number(found.attributes?.['Longitude'] || NaN);
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) {
    return unknown('NO_COORDINATES', `${chosen.set.source} has no coordinates of the address`);
  }
  const isCorrected = changedItems.some(({ actionType }) => actionType === 'MODIFY' || actionType === 'REMOVE');
  return {
    latitude,
    longitude,
    unit: unitOf(found),
    messages: [
      ...(chosen.note === '' ? [] : [chosen.note]),
      ...(isCorrected && status === 'corrected' ? ['the address was corrected: cleanse says how'] : []),
    ],
  };
}

/** The unit that is asked for: of the address, or the one that the address data does not have. */
function unitOf({ flatUnitNumber, changedItems = [] }: ValidatedAddress): string {
  if (flatUnitNumber) return flatUnitNumber;
  const removed = changedItems.find(({ affectedElement }) => affectedElement === 'flatUnitNumber');
  return removed?.oldValue ?? '';
}
