// The engine for operations that answer from what comes with the package alone: no data folder is looked at, and
// nothing is loaded that reads one.
import { WaypostError } from '../contract/errors.js';
import type { AnyOperation, Engine } from '../contract/operation.js';
import type { PackageContext } from './context.js';
import { handlers } from './handlers.js';
import { MadeOnce } from './resources/made-once.js';

/** True if the package alone answers the operations. */
export const isOfPackage = (operations: readonly Pick<AnyOperation, 'name'>[]): boolean =>
  operations.every(({ name }) => handlers.get(name)?.ofPackage !== undefined);

/** Opens the engine. It throws `bad-request` for an operation that is not of the package. */
export function openPackageEngine(): Engine {
  const context: PackageContext = { threeWords: new MadeOnce() };
  return {
    async run({ name }, request) {
      const handle = await handlers.get(name)?.ofPackage?.();
      if (!handle) throw new WaypostError('bad-request', `this engine has no operation ${name}`);
      return handle(request, context);
    },
    close: () => Promise.resolve(),
  };
}
