// What ends everything that waits, for a reason: each layer may halt the others, and so may the end of the engine.
import { setMaxListeners } from 'node:events';

/** As many may wait for it as there are calls. */
export function openHalt(): AbortController {
  const halt = new AbortController();
  setMaxListeners(0, halt.signal);
  return halt;
}
