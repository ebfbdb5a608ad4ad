// Everything that the threads of a linkage work on: typed arrays in shared memory, and a few words of what was decided.
import type { KeyIndex } from '../block/key-index.js';
import type { LinkLevel } from '../link-types.js';
import type { FieldPlan } from '../model/fields.js';
import type { Frequencies } from '../model/frequency.js';
import type { Model } from '../model/train.js';
import type { Derived } from '../store/derived.js';
import type { Store } from '../store/store.js';

/** The files as they are compared. */
export interface Material {
  readonly store: Store;
  readonly derived: Derived;
  readonly plan: FieldPlan;
  readonly level: LinkLevel;
  readonly hasReference: boolean;
}

/** Where candidates are looked for: rows [first, first + count) by keys. */
export interface Blocks {
  readonly indexes: readonly KeyIndex[];
  readonly first: number;
  readonly count: number;
  readonly cap: number;
  /** The files are so small that every row is a candidate, and there are no keys. */
  readonly isEveryone: boolean;
  /** About how many candidates they lead to. */
  readonly pairs: number;
  /** Rows by their place, and by street and place: of these it is learnt what chance does among neighbours. */
  readonly places: KeyIndex | undefined;
  readonly streets: KeyIndex | undefined;
}

/** What pairs are scored by. */
export interface Weights {
  readonly model: Model;
  readonly frequencies: Frequencies;
}

/** Pairs that may be one, in the order of their rows; `odds` are natural logarithms. */
export interface Edges {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly odds: Float32Array;
}
