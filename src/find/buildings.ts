// The buildings that the words of a line may name, alone or with their place behind them, in the order of their names.
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { namesWithPrefix } from '../data/names/read/name-prefix.js';
import type { LocalityMasks } from './locality-masks.js';
import type { Query } from './query.js';
import { beginsWith, encoded } from './words.js';
import { listEnd } from '../data/list-end.js';

/** Names of buildings that are looked at for one beginning. */
const MOST_NAMES = 2_000;

/** First addresses of at most `most` buildings; none in a set without an index of their names. */
export function buildingsOf(
  set: AddressSet,
  { words, postcode }: Query,
  places: LocalityMasks,
  most: number,
): number[] {
  const { buildingNames: names, buildingAddressStart: starts, buildingAddress } = set;
  const found: number[] = [];
  if (!names || names.size === 0 || words[0] === undefined) return found;
  const { first, end } = namesWithPrefix(names, words[0]);
  for (let at = words.length; at >= 1 && first < end; at--) {
    const name = encoded(words.slice(0, at));
    const mask = places.mask(words.slice(at), postcode, 0, false);
    if (!mask) continue;
    for (let id = first; id < Math.min(end, first + MOST_NAMES) && found.length < most; id++) {
      if (!beginsWith(names, id, name, false)) continue;
      const to = listEnd(starts, id + 1, buildingAddress);
      for (let i = starts[id]!; i < to && found.length < most; i++) {
        const address = buildingAddress[i]!;
        const street = set.streetOf(address);
        if (street < set.streetCount && mask.at[set.streetLocality[street]!] === 1 && !found.includes(address)) {
          found.push(address);
        }
      }
    }
  }
  return found;
}
