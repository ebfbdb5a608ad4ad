// Remarks of an answer on one record of its call: `record 3: …`, the first record being 1.
import { shortened } from './shortened.js';

/** The beginning of such a remark, with the number. */
const OF_RECORD = /^record (\d+): /;

/** True for a remark on one record; the others are on the call as a whole. */
export const isOfRecord = (message: string): boolean => OF_RECORD.test(message);

/** The remark with the number that its record has elsewhere; any other as it is. `numberOf`: both counted from 1. */
export const renumbered = (message: string, numberOf: (number: number) => number): string =>
  message.replace(OF_RECORD, (_, number: string) => `record ${numberOf(Number(number))}: `);

/**
 * The remark with no more of its words than a message should have. The number is not counted among them: the same words
 * are left whatever place the record has in its call.
 */
export function shortenedRemark(message: string): string {
  const [start = ''] = OF_RECORD.exec(message) ?? [];
  return start + shortened(message.slice(start.length));
}
