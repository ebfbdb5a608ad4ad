// The local engine as worker threads find it.
import type { Engine } from '../contract/operation.js';
import { attachLocalEngine, type EngineShare } from '../engine/local.js';

export { operationNamed } from '../contract/operations.js';
/** The engine over data that the main thread shares. */
export const attachEngine = (share: EngineShare): Engine => attachLocalEngine(share);

/** Where this module is, for `ThreadEngine.module`. */
export const threadEngineModule = import.meta.url;
