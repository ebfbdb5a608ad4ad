// Which keys find the pairs that are one, at what price. From pairs that are known with some certainty it is seen how
// often each part of records that are one agrees; errors in one field are taken to be independent of those in another.
// Then the key is taken that finds most of what is not yet found for the candidates it costs, and so on.
import { chosen } from './chosen.js';
import type { Key } from './key-index.js';
import type { KeyCosts } from './key-costs.js';
import type { Part, PartName } from './parts.js';

/** Parts of one field do not go into one key. */
const GROUPS: readonly (readonly PartName[])[] = [
  ['names', 'given', 'givenSound', 'initial'],
  ['names', 'surname', 'surnameSound'],
  ['middle'],
  ['whole', 'word', 'wordPair'],
  ['born', 'year', 'monthDay'],
  ['locality', 'postcode', 'pid'],
  ['street', 'streetSound', 'pid'],
  ['number', 'pid'],
  ['building', 'pid', 'dpid'],
  ['phone'],
  ['email', 'mailbox'],
];

/**
 * What a key finds counts by how many keys have found it before: a pair that several lead to is missed by few slips.
 */
const WORTH = [1, 0.1, 0.02] as const;
/** Share of the pairs, so counted, that a key must add to be taken. */
const LEAST_GAIN = 0.0002;
const MOST_PARTS = 3;

export interface Selection {
  readonly keys: readonly Key[];
  /** Share of the pairs that are one which the keys are expected to find. */
  readonly recall: number;
}

export interface KnownPairs {
  readonly parts: readonly Part[];
  /** For each pair the parts in which its rows agree, as bits in the order of `parts`. */
  readonly agreements: Uint32Array;
}

/** Bits of the parts in which two rows agree. */
export function agreementOf(parts: readonly Part[], a: number, b: number): number {
  let bits = 0;
  for (const [at, part] of parts.entries()) if (agrees(part, a, b)) bits |= 1 << at;
  return bits >>> 0;
}

function agrees(part: Part, a: number, b: number): boolean {
  for (let i = 0; i < part.slots; i++) {
    const value = part.value(a, i);
    if (value === 0) continue;
    for (let j = 0; j < part.slots; j++) if (part.value(b, j) === value) return true;
  }
  return false;
}

/**
 * The keys, at most `most` of them, whose candidates together are about `budget` at most. `pairs`: how many pairs are
 * expected to be one.
 */
export function selectKeys(known: KnownPairs, costs: KeyCosts, budget: number, pairs: number, most: number): Selection {
  const { parts } = known;
  const groups = parts.map((part) => groupsOf(part.name));
  const wanted = mixed(known, groups);
  const found = new Uint8Array(wanted.length);
  const combinations = combinationsOf(groups).map((bits) => ({ bits, cost: -1 }));
  const keys: Key[] = [];
  let left = budget;
  while (keys.length < most) {
    let best: (typeof combinations)[number] | undefined;
    let bestWorth = 0;
    for (const combination of combinations) {
      const gain = gainOf(combination.bits, wanted, found) / wanted.length;
      if (gain < LEAST_GAIN) continue;
      if (combination.cost < 0) combination.cost = costs.pairs(keyOf(combination.bits, parts));
      if (combination.cost > left) continue;
      const worth = (gain * pairs) / (combination.cost + gain * pairs + 100);
      const value = gain * worth ** 0.5;
      if (value > bestWorth) {
        bestWorth = value;
        best = combination;
      }
    }
    if (best === undefined) break;
    keys.push(keyOf(best.bits, parts));
    left -= best.cost;
    take(best.bits, wanted, found);
    best.cost = Infinity;
  }
  return {
    keys,
    recall: found.reduce((count, times) => (times > 0 ? count + 1 : count), 0) / Math.max(1, found.length),
  };
}

function gainOf(bits: number, wanted: Uint32Array, found: Uint8Array): number {
  let gain = 0;
  for (let i = 0; i < wanted.length; i++) {
    if (found[i]! < WORTH.length && (wanted[i]! & bits) >>> 0 === bits) gain += WORTH[found[i]!]!;
  }
  return gain;
}

function take(bits: number, wanted: Uint32Array, found: Uint8Array): void {
  for (let i = 0; i < wanted.length; i++) if ((wanted[i]! & bits) >>> 0 === bits) found[i]!++;
}

const keyOf = (bits: number, parts: readonly Part[]): Key =>
  parts.filter((_, at) => ((bits >>> at) & 1) === 1).map(({ name }) => name);

function groupsOf(name: PartName): readonly number[] {
  const groups = [...GROUPS.keys()].filter((group) => GROUPS[group]!.includes(name));
  // Each further text is a field of its own.
  return groups.length > 0 ? groups : [GROUPS.length + (Number(name.split('#')[1] ?? 1) || 1)];
}

/** All sets of up to three parts of different fields, as bits. */
function combinationsOf(groups: readonly (readonly number[])[]): number[] {
  const result: number[] = [];
  const extend = (bits: number, from: number, used: readonly number[], size: number): void => {
    for (let at = from; at < groups.length; at++) {
      const own = groups[at]!;
      if (own.some((group) => used.includes(group))) continue;
      const next = (bits | (1 << at)) >>> 0;
      result.push(next);
      if (size + 1 < MOST_PARTS) extend(next, at + 1, [...used, ...own], size + 1);
    }
  };
  extend(0, 0, [], 0);
  return result;
}

/**
 * The known pairs, and as many more in which each field is that of another pair: what was found by a key agrees in it,
 * and what was not found does not look like what was.
 */
function mixed({ agreements, parts }: KnownPairs, groups: readonly (readonly number[])[]): Uint32Array {
  const count = agreements.length;
  const result = new Uint32Array(count * 3);
  result.set(agreements);
  const masks = fieldMasks(groups);
  const names = bitsOf(parts, 'names');
  const nameBits = bitsOf(parts, 'given', 'surname');
  for (let i = count; i < result.length; i++) {
    let bits = 0;
    for (const [field, mask] of masks.entries()) {
      bits |= agreements[chosen(i * masks.length + field, count)]! & mask;
    }
    result[i] = (hasAll(bits, nameBits) ? bits | names : bits & ~names) >>> 0;
  }
  return result;
}

const hasAll = (bits: number, wanted: number): boolean => wanted !== 0 && (bits & wanted) === wanted;

function bitsOf(parts: readonly Part[], ...names: readonly PartName[]): number {
  return parts.reduce((bits, { name }, at) => (names.includes(name) ? bits | (1 << at) : bits), 0);
}

/** Bits of the parts that stand or fall together: those that share a field, in one or several steps. */
function fieldMasks(groups: readonly (readonly number[])[]): number[] {
  const fields = [...new Set(groups.map((own) => own.at(-1)!))];
  return fields.map((field) => groups.reduce((mask, own, at) => (own.at(-1) === field ? mask | (1 << at) : mask), 0));
}
