// The form of a layer that treats every call alike.
import type { Engine } from '../contract/operation.js';

/** The engine, each of whose calls is made by `pass`. */
export const around = (engine: Engine, pass: <T>(call: () => Promise<T>) => Promise<T>): Engine => ({
  run: (operation, request) => pass(() => engine.run(operation, request)),
  close: () => engine.close(),
});
