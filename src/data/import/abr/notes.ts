// What is said of the files of an extract when they were read: which are missing, which are not whole.
import { WaypostError } from '../../../contract/errors.js';
import type { ReadFile } from './read-file.js';

/** The extract is published in so many files. */
const PARTS = 20;

/** Throws WaypostError for two files that are the same part of the extract. */
export function requireDistinct(reads: readonly ReadFile[]): void {
  const known = new Map<number, ReadFile>();
  for (const read of reads) {
    const other = known.get(read.part);
    if (other && read.part > 0) {
      throw new WaypostError(
        'input-unreadable',
        `${other.name} and ${read.name} are both part ${read.part} of the extract; give each part once`,
      );
    }
    known.set(read.part, read);
  }
}

/** Remarks for the user, in the order of the parts. */
export function notesOn(reads: readonly ReadFile[]): string[] {
  const inOrder = reads.toSorted((a, b) => a.part - b.part || (a.name < b.name ? -1 : 1));
  const missing = Array.from({ length: PARTS }, (_, i) => i + 1).filter(
    (part) => !reads.some((read) => read.part === part),
  );
  const dates = [...new Set(inOrder.map(({ date }) => date))].sort();
  return [
    ...(missing.length === 0
      ? []
      : [
          `the extract has ${PARTS} parts, and ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not among ` +
            `the files: companies of ${missing.length === 1 ? 'it' : 'these'} will not be found`,
        ]),
    ...(dates.length > 1 ? [`the files are of different days: ${dates.join(', ')}`] : []),
    ...inOrder.flatMap(({ name, said, records, closed }) => {
      if (said === records && closed) return [];
      const end = closed ? '' : ', and ends without its closing tag';
      const counts = `has ${count(said)} records, holds ${count(records)}`;
      return [`${name} says that it ${counts}${end}: it is a part of its original, or was cut short`];
    }),
  ];
}

const count = (records: number): string => records.toLocaleString('en-AU');

/** 1, 2 and 5 to 9: numbers in order, runs of three and more as such. */
function listed(numbers: readonly number[]): string {
  const runs: string[] = [];
  for (let i = 0; i < numbers.length;) {
    let end = i;
    while (numbers[end + 1] === numbers[end]! + 1) end++;
    if (end - i >= 2) runs.push(`${numbers[i]} to ${numbers[end]}`);
    else for (let k = i; k <= end; k++) runs.push(String(numbers[k]));
    i = end + 1;
  }
  return runs.length < 2 ? runs.join('') : `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}`;
}
