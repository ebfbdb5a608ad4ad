import type { Engine, Operation } from '../../src/contract/operation.js';

export declare const echo: Operation;
export declare const join: Operation;
export declare const words: Operation;
export declare const loud: Operation;
export declare const quiet: Operation;
export declare const frequency: Operation;
export declare const graded: Operation;
export declare const operationNamed: (name: string) => Operation | undefined;
/** `log` is told what is gathered of whole files. */
export declare const attachEngine: (log?: string[]) => Engine;
