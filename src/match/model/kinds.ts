// Kinds of pairs, and the shares of the levels of each field among them.
import type { ActiveField } from './fields.js';

/** Natural logarithms by cell; 0 for cells that say nothing. */
export interface KindOfPair {
  readonly name: 'same' | 'chance' | 'family' | 'branch';
  /** Logarithm of its share of all pairs. */
  readonly prior: number;
  readonly logs: Float64Array;
  /** For each field whether the kind takes chance's shares for it. */
  readonly asChance: Uint8Array;
}

/** A kind while it is learnt: shares by cell, and the logarithm of its share of all pairs. */
export interface Kind {
  readonly name: KindOfPair['name'];
  prior: number;
  shares: Float64Array;
  readonly asChance: Uint8Array;
}

/** A kind with the shares that are expected before any file is seen. */
export function kindOf(
  name: KindOfPair['name'],
  fields: readonly ActiveField[],
  cells: number,
  of: (field: ActiveField) => readonly number[] | undefined,
  isKin: boolean,
): Kind {
  const shares = new Float64Array(cells);
  const asChance = new Uint8Array(fields.length);
  for (const [at, field] of fields.entries()) {
    const expected = of(field);
    if (expected === undefined) asChance[at] = 1;
    const from = expected ?? field.description.chance;
    for (let context = 0; context < field.description.contexts; context++) {
      for (const level of from.keys()) {
        shares[field.first + context * field.levels + level + 1] = shareIn(context, from, level);
      }
    }
  }
  // A file without both kinds of field has no such kin: everything would be as chance, or nothing.
  return { name, prior: isKin ? -Infinity : 0, shares, asChance };
}

/** Logarithms of shares; 0 for cells that say nothing. */
export const logsOf = (shares: Float64Array): Float64Array =>
  shares.map((share) => (share === 0 ? 0 : Math.log(share)));

/** Context in which the field before disagrees: half of the records have moved, and agree in nothing. */
const MOVED = 1;

function shareIn(context: number, shares: readonly number[], level: number): number {
  if (context !== MOVED) return shares[level]!;
  return shares[level]! / 2 + (level === shares.length - 1 ? 0.5 : 0);
}

/** New shares of a kind: what was counted, and what was expected for so many pairs more (`weightOf`). */
export function estimate(
  fields: readonly ActiveField[],
  one: Kind,
  sums: Float64Array,
  weightOf: (field: ActiveField) => number,
  expected: (field: ActiveField) => readonly number[] | undefined,
): void {
  const shares = one.shares.slice();
  for (const [at, field] of fields.entries()) {
    if (one.asChance[at] === 1 || field.description.isSettled === true) continue;
    const prior = expected(field)!;
    const weight = weightOf(field);
    for (let context = 0; context < field.description.contexts; context++) {
      const first = field.first + context * field.levels;
      let total = weight;
      for (let level = 1; level < field.levels; level++) total += sums[first + level]!;
      for (let level = 1; level < field.levels; level++) {
        shares[first + level] = (sums[first + level]! + weight * shareIn(context, prior, level - 1)) / total;
      }
    }
  }
  one.shares = shares;
}

/** Kin have some fields in common as records that are one have, and all others by chance. */
export function mixKin(fields: readonly ActiveField[], kin: Kind, same: Kind, chance: Kind): void {
  for (const { first, levels, description } of fields) {
    const common = description[kin.name as 'family' | 'branch'] ?? 0;
    for (let cell = first; cell < first + levels * description.contexts; cell++) {
      kin.shares[cell] = common * same.shares[cell]! + (1 - common) * chance.shares[cell]!;
    }
  }
}
