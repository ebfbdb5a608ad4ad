// How well a name fits what is typed, best first, and the names of a table that fit: as it is, longer, spelt another
// way, in a later word, and with a slip only when nobody found any other.
import { namesWithLaterWord, namesWithPrefix } from '../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../data/names/read/near-prefix.js';
import type { NameTable } from '../data/names/name-table.js';
import type { IdRange } from '../data/id-range.js';

/** How a name fits; smaller is better. */
export const TIER = { exact: 0, partType: 1, longer: 2, respelt: 3, later: 4, slip: 5, slips: 6 } as const;

/** True for a tier of names that fit with slips alone. */
export const isSlip = (tier: number): boolean => tier >= TIER.slip;

/** Names of a table that fit equally well. */
export interface NameTier {
  readonly tier: number;
  readonly ranges: readonly IdRange[];
}

/**
 * How much has been found by those who look tier by tier: anything, and as much as is wanted. `among`: the only names
 * that can be found, where they are few.
 */
export interface FoundSoFar {
  readonly isAny: () => boolean;
  readonly isEnough: () => boolean;
  readonly among?: (() => readonly number[]) | undefined;
}

/** Fewer letters begin a later word of too many names. */
const LEAST_LATER = 3;
/** From this length on two slips are forgiven. */
export const TWO_SLIPS = 6;
/** Most runs of misspelt names that are looked at. */
const MOST_RANGES = 400;

/** The names that fit the folded text without a slip, tier by tier. `spellings` are other ways to write it. */
export function plainTiers(table: NameTable, text: string, spellings: readonly string[]): NameTier[] {
  const id = table.find(text);
  const { first, end } = namesWithPrefix(table, text);
  const tiers: NameTier[] = [];
  if (id >= 0) tiers.push({ tier: TIER.exact, ranges: [{ first: id, end: id + 1 }] });
  // The name itself stands before all that begin with it.
  const longer = { first: id >= 0 ? id + 1 : first, end };
  if (longer.first < longer.end) tiers.push({ tier: TIER.longer, ranges: [longer] });
  const respelt = spellings.map((other) => namesWithPrefix(table, other)).filter((range) => range.first < range.end);
  if (respelt.length > 0) tiers.push({ tier: TIER.respelt, ranges: respelt });
  return tiers;
}

/**
 * The names of which a later word fits, where there is room for them; `toEnd` if they have no more words. KILDA: SAINT
 * KILDA.
 */
export const laterNames = (
  table: NameTable,
  text: string,
  toEnd: boolean,
  { isEnough, among }: FoundSoFar,
): IdRange[] =>
  text.length < LEAST_LATER || isEnough()
    ? []
    : namesWithLaterWord(table, text, toEnd, among?.()).map((id) => ({ first: id, end: id + 1 }));

/**
 * The names that fit with one slip, then those with two; each is only looked for where nothing has been found by then.
 */
export function* slipTiers(table: NameTable, text: string, { isAny }: FoundSoFar): Generator<NameTier> {
  for (const slips of text.length < TWO_SLIPS ? ([1] as const) : ([1, 2] as const)) {
    if (isAny()) return;
    yield {
      tier: slips === 1 ? TIER.slip : TIER.slips,
      ranges: namesNearPrefix(table, text, slips, MOST_RANGES).filter(({ distance }) => distance === slips),
    };
  }
}

/** All of them, tier by tier. */
export function* nameTiers(
  table: NameTable,
  text: string,
  spellings: readonly string[],
  progress: FoundSoFar,
): Generator<NameTier> {
  yield* plainTiers(table, text, spellings);
  yield { tier: TIER.later, ranges: laterNames(table, text, false, progress) };
  yield* slipTiers(table, text, progress);
}
