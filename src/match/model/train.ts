// What agreement and disagreement of each field is worth, learnt from the files themselves (Fellegi and Sunter 1969, by
// expectation and maximisation). Pairs are of one of several kinds: one and the same, chance, and where the fields
// allow it members of one family, or branches of one firm, who share an address or a name without being the same. Sums
// go over patterns in their order, so that the same files give the same model to the last bit.
import type { ActiveField } from './fields.js';
import { estimate, kindOf, logsOf, mixKin, type Kind, type KindOfPair } from './kinds.js';
import type { Patterns } from './patterns.js';

export interface Model {
  readonly same: KindOfPair;
  /** Every other kind, chance first. */
  readonly others: readonly KindOfPair[];
  /** How many pairs of the files are expected to be the same. */
  readonly expected: number;
  readonly rounds: number;
}

export interface TrainingSet {
  readonly fields: readonly ActiveField[];
  readonly cells: number;
  /** Candidates, and of how many candidates of the files each counted one stands for. */
  readonly candidates: Patterns;
  readonly scale: number;
  /** Pairs by chance; of those with the same place; with the same street and place. */
  readonly random: Patterns;
  readonly placed: Patterns | undefined;
  readonly streeted: Patterns | undefined;
  readonly pairs: number;
  /** Rows of the smaller file. */
  readonly rows: number;
}

/** How many pairs of one and the same what was expected beforehand counts for, and how many by chance. */
const EXPECTED_COUNTS = 60;
const CHANCE_COUNTS = 30;
/**
 * In files with few neighbours most pairs of one street are one and the same, which some would be mistaken for chance.
 */
const NEIGHBOUR_COUNTS = 400;
const NEIGHBOURLY: ReadonlySet<string> = new Set(['number', 'unit']);
const MOST_ROUNDS = 40;
const SETTLED = 1e-5;
/** Shares of pairs of kin to those that are the same, before the files are seen, and what that counts for. */
const KIN_SHARE = 0.15;
const KIN_PRIOR_PAIRS = 20;

/** Learns the model. */
export function train(set: TrainingSet): Model {
  const chance = kindOf('chance', set.fields, set.cells, (field) => field.description.chance, false);
  const same = kindOf('same', set.fields, set.cells, (field) => field.description.expected, false);
  const kin = [
    kindOf(
      'family',
      set.fields,
      set.cells,
      (field) => (field.description.family === undefined ? undefined : field.description.expected),
      true,
    ),
    kindOf(
      'branch',
      set.fields,
      set.cells,
      (field) => (field.description.branch === undefined ? undefined : field.description.expected),
      true,
    ),
  ].filter(({ asChance }) => asChance.includes(0) && asChance.includes(1));
  const kinds = [same, chance, ...kin];
  same.prior = Math.log(Math.min((0.3 * set.rows + 0.5) / set.pairs, 0.3));
  for (const one of kin) one.prior = same.prior + Math.log(KIN_SHARE);
  chance.prior = Math.log(1 - 0.3);
  let rounds = 0;
  learnChance(set, kinds);
  while (rounds < MOST_ROUNDS) {
    const before = same.prior;
    learnSame(set, kinds);
    learnChance(set, kinds);
    rounds++;
    if (rounds > 5 && Math.abs(same.prior - before) < SETTLED) break;
  }
  const finished = kinds.map(({ name, prior, shares, asChance }) => ({ name, prior, logs: logsOf(shares), asChance }));
  return { same: finished[0]!, others: finished.slice(1), expected: Math.exp(same.prior) * set.pairs, rounds };
}

/** Chances that a pattern is of each kind go to `chances`. */
function posterior(
  kinds: readonly Kind[],
  tables: readonly Float64Array[],
  patterns: Patterns,
  at: number,
  chances: Float64Array,
): void {
  const { fields, cells } = patterns;
  let most = -Infinity;
  for (let k = 0; k < kinds.length; k++) {
    let sum = kinds[k]!.prior;
    const table = tables[k]!;
    for (let i = at * fields; i < (at + 1) * fields; i++) sum += table[cells[i]!]!;
    chances[k] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let k = 0; k < kinds.length; k++) {
    chances[k] = Math.exp(chances[k]! - most);
    total += chances[k]!;
  }
  for (let k = 0; k < kinds.length; k++) chances[k]! /= total;
}

/** Shares of the levels among pairs of one and the same, and among kin, from the candidates. */
function learnSame(set: TrainingSet, kinds: readonly Kind[]): void {
  const { candidates, scale } = set;
  const { fields, cells, counts } = candidates;
  const tables = kinds.map(({ shares }) => logsOf(shares));
  const chances = new Float64Array(kinds.length);
  const sums = kinds.map(() => new Float64Array(set.cells));
  const totals = new Float64Array(kinds.length);
  const weightOf = (): number => EXPECTED_COUNTS;
  for (let at = 0; at < counts.length; at++) {
    posterior(kinds, tables, candidates, at, chances);
    for (let k = 0; k < kinds.length; k++) {
      if (k === 1) continue;
      const weight = chances[k]! * counts[at]!;
      totals[k]! += weight;
      const sum = sums[k]!;
      for (let i = at * fields; i < (at + 1) * fields; i++) sum[cells[i]!]! += weight;
    }
  }
  for (const [k, one] of kinds.entries()) {
    if (k === 1) continue;
    const isSame = k === 0;
    if (isSame) estimate(set.fields, one, sums[k]!, weightOf, (field) => field.description.expected);
    const found = totals[k]! * scale;
    const pairs = isSame ? Math.max(found, 0.2) : found + KIN_PRIOR_PAIRS * KIN_SHARE;
    one.prior = Math.log(Math.min(pairs / set.pairs, 0.5));
  }
}

/** Shares of the levels among pairs by chance, those that are probably the same left out of the account. */
function learnChance(set: TrainingSet, kinds: readonly Kind[]): void {
  const tables = kinds.map(({ shares }) => logsOf(shares));
  const all = notSame(set, kinds, tables, set.random);
  const placed = set.placed === undefined ? undefined : notSame(set, kinds, tables, set.placed);
  const streeted = set.streeted === undefined ? undefined : notSame(set, kinds, tables, set.streeted);
  const chance = kinds[1]!;
  for (const field of set.fields) {
    const { first, levels } = field;
    // What is said of a street where the place agrees is better known from pairs of the same place.
    if (field.key === 'street' && placed !== undefined) copy(placed, all, first, levels);
    if (field.key === 'number' && streeted !== undefined) copy(streeted, all, first, levels);
    if (field.key === 'unit' && streeted !== undefined) copy(streeted, all, first, levels);
  }
  const weightOf = ({ key }: ActiveField): number => (NEIGHBOURLY.has(key) ? NEIGHBOUR_COUNTS : CHANCE_COUNTS);
  estimate(set.fields, chance, all, weightOf, (field) => field.description.chance);
  for (const one of kinds.slice(2)) mixKin(set.fields, one, kinds[0]!, chance);
  chance.prior = Math.log(
    1 -
      Math.min(
        0.9,
        kinds.reduce((sum, { prior }, k) => (k === 1 ? sum : sum + Math.exp(prior)), 0),
      ),
  );
}

function copy(from: Float64Array, to: Float64Array, first: number, levels: number): void {
  to.set(from.subarray(first, first + levels), first);
}

function notSame(
  set: TrainingSet,
  kinds: readonly Kind[],
  tables: readonly Float64Array[],
  patterns: Patterns,
): Float64Array {
  const { fields, cells, counts } = patterns;
  const sums = new Float64Array(set.cells);
  const chances = new Float64Array(kinds.length);
  for (let at = 0; at < counts.length; at++) {
    posterior(kinds, tables, patterns, at, chances);
    const weight = chances[1]! * counts[at]!;
    for (let i = at * fields; i < (at + 1) * fields; i++) sums[cells[i]!]! += weight;
  }
  return sums;
}
