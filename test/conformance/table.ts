// What the suite knows of each operation: a record that is answered, where its feature options have an effect, and the
// cases that only it has. The cases that every operation must have are made of these (see of-every-operation.ts).
import type { Asked, Case } from './case.js';

/** Where a feature option shows: a request that it changes the answer of. */
export interface FeatureCase {
  readonly name: string;
  /** A value that has an effect. */
  readonly value: string;
  readonly asked?: Asked;
  /** Why there is no request that it could have an effect on. */
  readonly withoutEffect?: string;
  /** A value that is refused. */
  readonly refused?: string;
}

/** The cases of one operation. */
export interface OperationCases {
  readonly operation: string;
  /** A record that is answered from `source`, and from the default. */
  readonly record?: Readonly<Record<string, unknown>>;
  readonly source?: string;
  /** A record that nothing is known of. */
  readonly unknown?: Readonly<Record<string, unknown>>;
  readonly features?: readonly FeatureCase[];
  readonly cases: readonly Case[];
}
