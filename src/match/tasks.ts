// What threads do for a linkage: each task is pure, and its result the same on every thread.
import { indexRows, type Key, type KeyIndex } from './block/key-index.js';
import { Parts } from './block/parts.js';
import { sampleCandidates, samplePairs } from './model/samples.js';
import { scoreRows } from './model/score-rows.js';
import type { Material } from './resolve/share.js';

const index = (task: { readonly material: Material; readonly key: Key }): KeyIndex => {
  const { store, derived, plan, hasReference } = task.material;
  const [own, reference] = store.rows;
  return indexRows(
    new Parts(store, derived, plan),
    task.key,
    hasReference ? own : 0,
    own + (hasReference ? reference : 0),
  );
};

/** The tasks by their names, as `LinkWorkers.run` is asked for them. */
export const linkTasks: Readonly<Record<string, (argument: never) => unknown>> = {
  index,
  sampleCandidates,
  samplePairs,
  scoreRows,
};
