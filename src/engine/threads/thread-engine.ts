// What a worker thread imports: the local engine over the data that the main thread shares, and operations by name.
import type { Engine, ListOperation, Operation } from '../../contract/operation.js';
import { attachLocalEngine, type AttachedEngine, type EngineShare } from '../local.js';
import type { UsualCall } from '../usual-calls.js';

export { listOperationNamed, operationNamed } from '../../contract/operations.js';
/** The engine over data that the main thread shares. */
export const attachEngine = (share: EngineShare): AttachedEngine => attachLocalEngine(share);

/** What a module for worker threads exports. */
export interface ThreadEngineModule {
  /** `usualCalls`: what the thread may ask itself while nobody else does, so that it is ready for who comes. */
  attachEngine(share: unknown): Engine & { usualCalls?(): Iterator<UsualCall> };
  operationNamed(name: string): Operation | undefined;
  listOperationNamed(name: string): ListOperation | undefined;
}

/** Where this module is. */
export const threadEngineModule = import.meta.url;
