// How well a name fits what is typed, best first, and the names of a table that fit: as it is, longer, spelt another way,
// and with a slip only when nobody found any other.
import { namesNearPrefix, namesWithPrefix, type NameRange } from '../reference/name-prefix.js';
import type { NameTable } from '../reference/address-set.js';

/** How a name fits; smaller is better. */
export const TIER = { exact: 0, partType: 1, longer: 2, respelt: 3, slip: 4, slips: 5 } as const;

/** Names of a table that fit equally well. */
export interface Tier { readonly tier: number; readonly ranges: readonly NameRange[] }

/** From this length on two slips are forgiven. */
export const TWO_SLIPS = 6;
/** Most runs of misspelt names that are looked at. */
const MOST_RANGES = 400;

/** The names that fit the folded text without a slip, tier by tier. `spellings` are other ways to write it. */
export function plainTiers(table: NameTable, text: string, spellings: readonly string[]): Tier[] {
  const id = table.find(text), { first, end } = namesWithPrefix(table, text), tiers: Tier[] = [];
  if (id >= 0) tiers.push({ tier: TIER.exact, ranges: [{ first: id, end: id + 1 }] });
  // The name itself stands before all that begin with it.
  const longer = { first: id >= 0 ? id + 1 : first, end };
  if (longer.first < longer.end) tiers.push({ tier: TIER.longer, ranges: [longer] });
  const respelt = spellings.map((other) => namesWithPrefix(table, other)).filter((range) => range.first < range.end);
  if (respelt.length > 0) tiers.push({ tier: TIER.respelt, ranges: respelt });
  return tiers;
}

/** The names that fit with one slip, then those with two; each is only looked for where nobody has `found` anything by then. */
export function* slipTiers(table: NameTable, text: string, found: () => boolean): Generator<Tier> {
  for (const slips of text.length < TWO_SLIPS ? [1] as const : [1, 2] as const) {
    if (found()) return;
    yield { tier: slips === 1 ? TIER.slip : TIER.slips, ranges: namesNearPrefix(table, text, slips, MOST_RANGES).filter(({ distance }) => distance === slips) };
  }
}

/** All of them, those with slips where nobody has `found` anything by then. */
export function* nameTiers(table: NameTable, text: string, spellings: readonly string[], found: () => boolean): Generator<Tier> {
  yield* plainTiers(table, text, spellings);
  yield* slipTiers(table, text, found);
}
