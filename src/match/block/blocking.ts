// How candidates are found in two files: every pair of small ones; in larger ones pairs that share the value of a key,
// the keys chosen by what they find and cost in these very files.
import type { LinkWorkers } from '../link-types.js';
import { Scorer } from '../model/scorer.js';
import type { Blocks, Material, Weights } from '../resolve/share.js';
import { Candidates } from './candidates.js';
import { contactKeys, firstKeys, presentParts, wholeKey } from './choose-keys.js';
import { KeyCosts } from './key-costs.js';
import type { Key, KeyIndex } from './key-index.js';
import { Parts, type Part, type PartName } from './parts.js';
import { agreementOf, selectKeys } from './select-keys.js';

/** What decides how much is compared; the sizes are in rows and pairs. */
export interface BlockingLimits {
  /** Up to so many pairs all of them are compared. */
  readonly everyPair: number;
  /** Candidates for each row, and for a whole run. */
  /** Candidates for each row, and for a whole run at least: of this and of the next times its rows the larger. */
  readonly rowBudget: number;
  readonly leastBudget: number;
  readonly largeRowBudget: number;
  /** Pairs for each row that share an address, a phone or an email. */
  readonly contactBudget: number;
  /** From so many rows fewer keys are used: each costs as much as some candidates of every row. */
  readonly large: number;
  /** A value that more rows share is left to other keys. */
  readonly cap: number;
  /** Pairs that are looked at to choose keys, and how many there must be. */
  readonly knownPairs: number;
  readonly leastKnown: number;
  /** Rows of each file from which it is estimated what a key costs. */
  readonly estimated: number;
}

export const BLOCKING_LIMITS: BlockingLimits = {
  everyPair: 3_000_000,
  rowBudget: 120,
  leastBudget: 6_000_000,
  largeRowBudget: 4,
  contactBudget: 20,
  large: 200_000,
  cap: 1000,
  knownPairs: 2000,
  leastKnown: 50,
  estimated: 40_000,
};
/** How sure a known pair must be. */
const KNOWN_ODDS = Math.log(0.9 / 0.1);

export class Blocking {
  private readonly parts: Parts;
  private readonly present: readonly Part[];
  private readonly costs: KeyCosts;
  private readonly rows: number;
  private recall: number | undefined;
  private keys: readonly Key[] = [];
  private isEveryone = false;
  /** Of the keys that are in use; one that the next ones have too is not built again. */
  private indexes = new Map<string, KeyIndex>();

  constructor(
    private readonly material: Material,
    private readonly workers: LinkWorkers,
    private readonly limits: BlockingLimits = BLOCKING_LIMITS,
  ) {
    const { store, derived, plan, hasReference } = material;
    this.parts = new Parts(store, derived, plan);
    const others = Object.keys(store.columns).filter((name) => name.startsWith('other')) as PartName[];
    this.present = presentParts(this.parts, others);
    this.costs = new KeyCosts(material, this.present, limits.cap, limits.estimated);
    this.rows = hasReference ? Math.max(store.rows[0], store.rows[1]) : store.rows[0];
  }

  /** All pairs of small files; in others what the first keys lead to. */
  async first(): Promise<Blocks> {
    const [own, reference] = this.material.store.rows;
    const pairs = this.material.hasReference ? own * reference : (own * (own - 1)) / 2;
    if (pairs <= this.limits.everyPair) return this.blocks([], pairs, true);
    const isLarge = this.rows > this.limits.large;
    const keys = firstKeys(this.present, this.costs, 3 * this.rows, isLarge ? 7 : 14);
    return this.blocks(keys, sum(keys.map((key) => this.costs.pairs(key))), false);
  }

  /** What is compared by address, phone and email alone: the same keys in all files. */
  async contacts(): Promise<Blocks> {
    const budget = this.limits.contactBudget * this.rows;
    const keys = contactKeys(this.present, this.costs, budget, this.material.level);
    return this.blocks(keys, sum(keys.map((key) => this.costs.pairsWithinCap(key))), false);
  }

  /** The keys that are worth their price, judged by the pairs that the first ones have found. */
  async select(first: Blocks, weights: Weights): Promise<Blocks> {
    if (first.isEveryone) return first;
    const agreements = this.known(first, weights);
    const { rowBudget, leastBudget, largeRowBudget, large, leastKnown } = this.limits;
    const budget = Math.min(rowBudget * this.rows, Math.max(leastBudget, largeRowBudget * this.rows));
    const most = this.rows > large ? 9 : 32;
    const known = { parts: this.present, agreements };
    const { keys, recall } = selectKeys(known, this.costs, budget, weights.model.expected, most);
    if (keys.length === 0 || agreements.length < leastKnown) return first;
    this.recall = recall;
    return this.blocks(keys, sum(keys.map((key) => this.costs.pairs(key))), false);
  }

  /** What is said of it, with how many candidates it led to. */
  remarks(candidates: number): string {
    if (this.isEveryone) return `every pair compared (${candidates})`;
    const keys = this.keys.filter(([first]) => first !== 'everything').map((key) => key.join('+'));
    if (keys.length === 0) return `${candidates} candidates among records that are the same in everything`;
    const percent =
      this.recall === undefined
        ? ''
        : `, which are expected to find ${(100 * this.recall).toFixed(1)} % of the pairs that are one`;
    return `${candidates} candidates by ${keys.length} keys (${keys.join(', ')})${percent}`;
  }

  private async blocks(keys: readonly Key[], pairs: number, isEveryone: boolean): Promise<Blocks> {
    const { material, workers } = this;
    const [own, reference] = material.store.rows;
    const has = (name: PartName): boolean => this.present.some((part) => part.name === name);
    const place: PartName = has('locality') ? 'locality' : 'postcode';
    const places: Key[] = has(place) && has('street') ? [[place], [place, 'street']] : [];
    const whole = wholeKey(this.parts, material.level);
    this.keys = [whole, ...keys];
    this.isEveryone = isEveryone;
    const wanted: Key[] = [...(isEveryone ? [] : this.keys), ...places];
    const missing = wanted.filter((key) => !this.indexes.has(nameOf(key)));
    const built = await workers.run<KeyIndex>(
      'index',
      missing.map((key): unknown => ({ material, key })),
    );
    for (const [at, index] of built.entries()) this.indexes.set(nameOf(missing[at]!), index);
    const indexes = wanted.map((key) => this.indexes.get(nameOf(key))!);
    this.indexes = new Map(indexes.map((index) => [nameOf(index.key), index]));
    return {
      indexes: isEveryone ? [] : indexes.slice(0, this.keys.length),
      first: material.hasReference ? own : 0,
      count: material.hasReference ? reference : own,
      cap: this.limits.cap,
      isEveryone,
      pairs,
      places: places.length === 0 ? undefined : indexes.at(-2),
      streets: places.length === 0 ? undefined : indexes.at(-1),
    };
  }

  /** In what the surest pairs of some rows agree. */
  private known(blocks: Blocks, weights: Weights): Uint32Array {
    const { store, derived, plan, hasReference } = this.material;
    const scorer = new Scorer(store, derived, plan, weights.model, weights.frequencies);
    const candidates = new Candidates(this.parts, blocks);
    const { knownPairs } = this.limits;
    const agreements: number[] = [];
    const own = store.rows[0];
    const step = Math.max(1, Math.floor((own * Math.min(1, weights.model.expected / own)) / knownPairs));
    for (let row = 0; row < own && agreements.length < knownPairs * 2; row += step) {
      const count = candidates.find(row, hasReference ? -1 : row);
      for (let i = 0; i < count; i++) {
        const other = candidates.rows[i]!;
        if (scorer.score(row, other) >= KNOWN_ODDS) agreements.push(agreementOf(this.present, row, other));
      }
    }
    return Uint32Array.from(agreements);
  }
}

const nameOf = (key: Key): string => key.join(' ');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
