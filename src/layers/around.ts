// The form of a layer that treats every call alike, whether it has records or asks for a list.
import type { Engine } from '../contract/operation.js';

/** The engine, each of whose calls is made by `pass`. */
export const around = (engine: Engine, pass: <T>(call: () => Promise<T>) => Promise<T>): Engine => ({
  run: (operation, request) => pass(() => engine.run(operation, request)),
  list: (operation, request) => pass(() => engine.list(operation, request)),
  close: () => engine.close(),
});
