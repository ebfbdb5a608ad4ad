// Every operation that exists, in the order of the documentation.
import { cleanse } from './cleanse.js';
import type { Operation } from './operation.js';
import { parse } from './parse.js';

/** All operations; whoever walks this list needs no change when one is added. */
export const operations: readonly Operation[] = [cleanse, parse] as unknown as readonly Operation[];

/** The operation of that name, or undefined. */
export const operationNamed = (name: string): Operation | undefined => operations.find((operation) => operation.name === name);
