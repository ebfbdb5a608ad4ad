// What find gives: addresses, and the groups that a line may still become.
import type { RowWish } from './rows.js';

/**
 * What was found, best first. `count` is how many addresses a group holds. `isNear`: found only with a slip put right,
 * with a part left out, or as the range that the number lies in.
 */
export type Hit = { readonly isNear?: boolean } & (
  | { readonly kind: 'address'; readonly address: number; readonly street: number }
  | {
      readonly kind: 'building' | 'floor';
      /** Its first address. */ readonly address: number;
      readonly street: number;
      readonly count: number;
    }
  | { readonly kind: 'street'; readonly street: number; readonly count: number }
  | { readonly kind: 'locality'; readonly locality: number; readonly count: number }
);

/** The hits as those that are only near. */
export const allNear = (hits: readonly Hit[]): Hit[] => hits.map((hit) => ({ ...hit, isNear: true }));

export interface FindWish {
  readonly limit: number;
  /** One hit for all units of a building. */
  readonly groups: boolean;
  /** False for an address that a filter leaves out. */
  readonly accepts?: RowWish['accepts'];
  /** False for a place that a filter leaves out. */
  readonly inPlace?: ((locality: number) => boolean) | undefined;
}
