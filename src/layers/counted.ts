// Counts calls. Where it stands among the layers says which: above the one that repeats calls, those that were wanted;
// below it, those that were made.
import type { Engine } from '../contract/operation.js';
import { around } from './around.js';

export interface CountedEngine extends Engine {
  /** Calls that were begun so far. */
  readonly calls: number;
}

/** The engine, which counts its calls. */
export function counted(engine: Engine): CountedEngine {
  let calls = 0;
  const layer = around(engine, (call) => {
    calls++;
    return call();
  });
  return {
    ...layer,
    get calls() {
      return calls;
    },
  };
}
