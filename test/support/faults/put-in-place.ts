// Functions of a module of Node's with others in their place, for all modules of this process that import them; those
// that have imported them already have the others, too.
import { syncBuiltinESMExports } from 'node:module';

/** Puts them there; what is given back puts the real ones back. `module`: the default export of the module. */
export function putInPlace<Functions extends object>(module: Functions, others: Partial<Functions>): () => void {
  const real = Object.fromEntries(Object.keys(others).map((name) => [name, Reflect.get(module, name) as unknown]));
  Object.assign(module, others);
  syncBuiltinESMExports();
  return () => {
    Object.assign(module, real);
    syncBuiltinESMExports();
  };
}
