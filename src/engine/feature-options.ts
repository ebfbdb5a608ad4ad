// What a request's feature options ask for, as several operations have them.
import { WaypostError } from '../contract/errors.js';
import type { Request } from '../contract/operation.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { EngineContext } from './context.js';

type FeatureOptions = Request['featureOptions'];

/** Hits where the request does not say, which is the contract's number, and the most that anybody gets. */
const DEFAULT_HITS = 20;
const MOST_HITS = 1000;

/**
 * Hits that the request wants at most; `otherwise` where it does not say. Throws `bad-request` for what is no number.
 */
export function hitLimit(options: FeatureOptions, otherwise = DEFAULT_HITS): number {
  const given = options?.['singleLineHitNumber'];
  const limit = Number(given);
  if (given === undefined) return otherwise;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new WaypostError('bad-request', `singleLineHitNumber '${given}' is not a whole number from 1`);
  }
  return Math.min(limit, MOST_HITS);
}

/** True if all units of a building are wanted as one hit. */
export const wantsGroups = (options: FeatureOptions): boolean => options?.['groupAddresses'] === '1';

/** True if the attributes of addresses are wanted, and what the installed attribute sets say of them. */
export const wantsAttributes = (options: FeatureOptions): boolean => options?.['exposeAttributes'] === '1';

/** What adds to an address what the installed attribute sets say of it; null where the request does not want it. */
export const exposerOf = (
  options: FeatureOptions,
  { attributes }: Pick<EngineContext, 'attributes'>,
): ((address: AddressAuNz) => void) | null =>
  wantsAttributes(options)
    ? (address) => {
        attributes.expose(address);
      }
    : null;
