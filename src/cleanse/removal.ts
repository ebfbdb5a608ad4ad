// What a line says and its answer leaves out, among the changes of the answer.
import type { ChangedItem } from '../contract/schema/address.js';

/** The change by which words of a line are no part of its address. */
export const removal = (words: string): ChangedItem => ({
  componentID: 'unknown',
  actionType: 'REMOVE',
  affectedElement: 'unknown',
  oldValue: words.toUpperCase(),
  newValue: '',
});
