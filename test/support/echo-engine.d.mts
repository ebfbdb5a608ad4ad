import type { Engine, Operation } from '../../src/contract/operation.js';

export declare const echo: Operation;
export declare const operationNamed: (name: string) => Operation | undefined;
export declare const attachEngine: () => Engine;
