// What a search of a country's streets and places may answer.
import type { PlaceSet } from '../data/places/read/place-set.js';

/**
 * `street` and `row` are those of the country's set of streets; `count`: how many addresses a group holds. `isNear`:
 * found with a slip put right alone.
 */
export type WorldHit = { readonly isNear?: boolean } & (
  | { readonly kind: 'address'; readonly street: number; readonly row: number }
  | { readonly kind: 'building'; readonly street: number; readonly row: number; readonly count: number }
  | { readonly kind: 'street'; readonly street: number; readonly count: number }
  | { readonly kind: 'place'; readonly set: PlaceSet; readonly at: number }
);

export interface WorldWish {
  readonly limit: number;
  /** One hit for all units of a building. */ readonly groups: boolean;
}
