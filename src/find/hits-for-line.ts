// What find answers to a line: what fits as typed; where nothing does, the cleanse is asked too, and what it is sure of
// comes first.
import { localityOf } from '../answer/address.js';
import { locate } from '../answer/locate.js';
import { localIdIn } from '../contract/address-id.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { Finder } from './finder.js';
import type { FindWish, Hit } from './hit.js';

/** From this confidence on, what the cleanse says stands before what was found with slips. */
export const SURE = 90;

/** What the cleanse says of a number or unit that is not there. */
const ABSENT: ReadonlySet<string> = new Set(['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE', 'UNIT_NOT_FOUND']);

/** A line that ends in a postcode. */
const WHOLE_LINE = /\s\d{4}\s*$/;

/**
 * Hits as typed; where there are none, what the cleanse is sure of; else what fits with slips, and what the cleanse
 * holds for possible. `cleanse` cleanses the line over the finder's set.
 */
export function hitsForLine(finder: Finder, text: string, wish: FindWish, cleanse: () => ValidatedAddress): Hit[] {
  const search = finder.begin(text, wish);
  const asTyped = search.asTyped();
  if (asTyped.length > 0) return WHOLE_LINE.test(text) ? withSure(finder.set, asTyped, cleanse, wish) : asTyped;
  const answer = cleanse();
  const { hits: found, isSure } = cleansedHits(finder.set, answer, wish);
  if (isSure) return found;
  // The street is certain and has no such number or unit: another street would be invented.
  if (answer.status === 'partial' && (answer.confidence ?? 0) >= SURE && ABSENT.has(answer.exception ?? '')) return [];
  const hits = search.withSlips();
  const others = without(hits, found);
  // One that both hold for likely comes first.
  return (
    others.length < hits.length ? [...found, ...others] : [...others.slice(0, wish.limit - found.length), ...found]
  ).slice(0, wish.limit);
}

/** The hits for a whole line as it is typed: what the cleanse is sure of comes first, as near as it was typed. */
function withSure(set: AddressSet, asTyped: Hit[], cleanse: () => ValidatedAddress, wish: FindWish): Hit[] {
  if (!asTyped.some(({ kind }) => kind === 'address')) return asTyped;
  const { hits, isSure } = cleansedHits(set, cleanse(), wish);
  if (!isSure) return asTyped;
  // An alias is typed, and the cleanse answers what it stands for: what is typed stays.
  const isAlias = asTyped.some(
    (hit) =>
      'address' in hit && hits.some((other) => 'address' in other && other.address === set.principalOf(hit.address)),
  );
  if (isAlias) return asTyped;
  const first = hits.map((hit) => asTyped.find((other) => isSameAddress(hit, other)) ?? hit);
  return [...first, ...without(asTyped, hits)].slice(0, wish.limit);
}

/** The address that the cleanse takes a line for, or those it cannot choose between. */
function cleansedHits(
  set: AddressSet,
  { status, level, id, confidence = 0, candidates = [] }: ValidatedAddress,
  wish: FindWish,
): { hits: Hit[]; isSure: boolean } {
  const isAddress =
    (status === 'verified' || status === 'corrected') && (level === 'address' || level === 'subdwelling');
  const possible = status === 'ambiguous' ? candidates.map((candidate) => candidate.id) : [];
  const ids = id && isAddress ? [id] : possible;
  const hits = ids
    .map((of) => set.addressOf(localIdIn(of)))
    .filter((address) => address >= 0 && isWished(set, address, wish))
    .map((address): Hit => ({ kind: 'address', address, street: -1, isNear: status !== 'verified' }));
  return { hits, isSure: hits.length > 0 && status !== 'ambiguous' && confidence >= SURE };
}

/** The hits but for those addresses, or the groups of their buildings. */
const without = (hits: readonly Hit[], those: readonly Hit[]): Hit[] =>
  hits.filter(
    (hit) => !('address' in hit) || !those.some((other) => 'address' in other && other.address === hit.address),
  );

const isSameAddress = (hit: Hit, other: Hit): boolean =>
  hit.kind === 'address' && other.kind === 'address' && hit.address === other.address;

/** True if no filter leaves the address out. */
function isWished(set: AddressSet, address: number, { accepts, inPlace }: FindWish): boolean {
  const { street, words, at } = locate(set, address, -1);
  return accepts?.(words, at) !== false && inPlace?.(localityOf(set, street)) !== false;
}
