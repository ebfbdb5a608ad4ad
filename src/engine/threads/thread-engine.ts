// What a worker thread imports: the local engine over the data that the main thread shares, and operations by name.
import type { Engine, ListOperation, Operation } from '../../contract/operation.js';
import { attachLocalEngine, type EngineShare } from '../local.js';

export { listOperationNamed, operationNamed } from '../../contract/operations.js';
/** The engine over data that the main thread shares. */
export const attachEngine = (share: EngineShare): Engine => attachLocalEngine(share);

/** What a module for worker threads exports. */
export interface ThreadEngineModule {
  attachEngine(share: unknown): Engine;
  operationNamed(name: string): Operation | undefined;
  listOperationNamed(name: string): ListOperation | undefined;
}

/** Where this module is. */
export const threadEngineModule = import.meta.url;
