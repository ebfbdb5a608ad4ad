// The library: the same engine and operations that the command line uses.
export { WaypostError, type ErrorKind } from './contract/errors.js';
export type { Engine, ListOperation, Operation, Request, Response } from './contract/operation.js';
export { listOperations, operationNamed, operations } from './contract/operations.js';
export { openRemoteEngine, type RemoteEngine, type RemoteEngineOptions } from './remote/engine.js';
export { openLocalEngine, type LocalEngine, type LocalEngineOptions } from './engine/local.js';
