// The form of a layer that treats every call alike.
import type { Engine } from '../contract/operation.js';

/** The engine, each of whose calls is made by `pass`, which is told what ends the waits of the call. */
export const around = (
  engine: Engine,
  pass: <T>(call: () => Promise<T>, ends: AbortSignal | undefined) => Promise<T>,
): Engine => ({
  run: (operation, request) => pass(() => engine.run(operation, request), request.ends),
  close: () => engine.close(),
});
