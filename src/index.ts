// The library: the same engine and operations that the command line uses.
export { WaypostError, type ErrorKind } from './contract/errors.js';
export type { Engine, Operation, Request, Response } from './contract/operation.js';
export { operationNamed, operations } from './contract/operations.js';
export { openLocalEngine, type LocalEngine, type LocalEngineOptions } from './engine/local.js';
