// A region of Australia that people name behind a locality (GOULBURN, SOUTHERN TABLELANDS) and that is no part of an
// address: it is put aside before the line is read, since its words may name a place elsewhere, and is among what was
// left out.
import { foldName } from '../address/fold.js';
import { regionOfAustralia } from '../address/vocabulary/regions-au.js';
import type { GivenParts } from '../contract/fields/given-parts.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { CleanseData } from './context.js';
import { removal } from './removal.js';

/** A line without the region at its end. */
export interface WithoutRegion {
  readonly text: string;
  /** In capitals. */
  readonly region: string;
}

const NINE = '9'.charCodeAt(0);

/** The line without the region that is its last part, where no locality is called so; undefined for others. */
export function withoutRegionAu(data: CleanseData, text: string, parts: GivenParts): WithoutRegion | undefined {
  // No region ends in a digit, as a postcode does.
  if (text.charCodeAt(text.length - 1) <= NINE) return undefined;
  const comma = text.lastIndexOf(',');
  const isInColumns = Object.entries(parts).some(([field, value]) => field !== 'fullAddress' && Boolean(value));
  if (data.country !== 'AU' || comma <= 0 || isInColumns) return undefined;
  const region = foldName(text.slice(comma + 1));
  const isRegion = regionOfAustralia(region) !== undefined && !data.localities.isLocality(region, '', '');
  return isRegion && /[A-Za-z]/.test(text.slice(0, comma)) ? { text: text.slice(0, comma), region } : undefined;
}

/** The answer with the region among what it leaves out. */
export const asWithoutRegion = (found: ValidatedAddress, region: string): ValidatedAddress => ({
  ...found,
  ...(found.status === 'verified' ? { status: 'corrected' as const } : {}),
  changedItems: [...(found.changedItems ?? []), removal(region)],
});
