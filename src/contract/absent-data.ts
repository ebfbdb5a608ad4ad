// What an operation says less, or nothing, without data that can be installed and is not.
import type { AnyOperation, Need } from './operation.js';

/** Of each kind of data that a note is said of, what is missing without it. */
export const ABSENT: Partial<Readonly<Record<Need, string>>> = {
  'phone-ranges':
    'operatorName is not known: no number ranges are installed; "waypost data import phone-ranges PATH" imports them',
  companies:
    'no company data is installed; "waypost data import abr PATH" imports the ABN bulk extract, "waypost data fetch ' +
    'abr" downloads it first',
};

/** A note for each kind of data that one of the operations answers from and that is not there. */
export const absentNotes = (
  operations: readonly Pick<AnyOperation, 'needs'>[],
  isInstalled: (need: Need) => boolean,
): readonly string[] => {
  const needs = [...new Set(operations.flatMap((operation) => operation.needs))];
  return needs.flatMap((need) => (isInstalled(need) ? [] : (ABSENT[need] ?? [])));
};
