// The levels at which the fields of two records agree.
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { FieldComparison, levelOf } from '../../../src/match/model/fields.js';
import { fieldPlan } from '../../../src/match/resolve/level.js';
import { derive } from '../../../src/match/store/derived.js';
import { preparePortion } from '../../../src/match/store/portion.js';
import { StoreBuilder } from '../../../src/match/store/store.js';

/** The level of each field of two records, by its word. */
export function levels(a: Omit<MatchRecord, 'id'>, b: Omit<MatchRecord, 'id'>): Record<string, string> {
  const builder = new StoreBuilder();
  builder.add(
    0,
    preparePortion([
      { id: '1', ...a },
      { id: '2', ...b },
    ]),
  );
  const store = builder.finish();
  const comparison = new FieldComparison(store, derive(store), fieldPlan(store, builder.counts, false));
  const cells = new Int32Array(comparison.fields.length);
  comparison.compare(0, 1, cells);
  return Object.fromEntries(
    comparison.fields.map((field, at) => [field.key, field.description.levels[levelOf(field, cells[at]!)]!]),
  );
}
