// Every operation that exists, in the order of the documentation: those over records, and those without.
import { cleanse } from './cleanse.js';
import { find, intlFind } from './find.js';
import { geocode } from './geocode.js';
import { identify } from './identify.js';
import { lookupOperations } from './lookup.js';
import type { ListOperation, Operation } from './operation.js';
import { parse } from './parse.js';
import { addressRetrieve, intlRetrieve, retrieve } from './retrieve.js';
import { intlReverseGeocode, reverseGeocode } from './reverse.js';
import { types } from './types.js';

/** All operations over records; whoever walks this list needs no change when one is added. */
export const operations: readonly Operation[] = [
  cleanse,
  parse,
  find,
  retrieve,
  ...lookupOperations,
  addressRetrieve,
  intlFind,
  intlRetrieve,
  geocode,
  reverseGeocode,
  intlReverseGeocode,
  identify,
] as unknown as readonly Operation[];

/** All operations that answer with a list and take no records. */
export const listOperations: readonly ListOperation[] = [types] as unknown as readonly ListOperation[];

/** The operation of that name, or undefined. */
export const operationNamed = (name: string): Operation | undefined =>
  operations.find((operation) => operation.name === name);

/** The list operation of that name, or undefined. */
export const listOperationNamed = (name: string): ListOperation | undefined =>
  listOperations.find((operation) => operation.name === name);
