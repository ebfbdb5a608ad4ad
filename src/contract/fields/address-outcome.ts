// What the operations that answer one address say of an element, and the order in which a person looks at their rows.
import type { Outcome, ReviewClass } from '../outcome.js';
import type { ChangedItem } from '../schema/address.js';
import { isSameWritten } from './same-written.js';

/**
 * What the message of an answer says where addresses of the country are there, but none of the locality: the exception
 * is that of a country without addresses.
 */
export const LOCALITY_NOT_COVERED =
  'the installed address data has no addresses in this locality (one of post boxes or of a large receiver has none)';

/** Below this, one of twenty answers is wrong: worth a look where rows are few. */
const WORTH_A_LOOK = 95;

/** Whatever the operations answer of an address. */
interface AnsweredAddress {
  readonly status?: string | undefined;
  readonly level?: string | undefined;
  readonly exception?: string | null | undefined;
  readonly confidence?: number | undefined;
  readonly id?: string | null | undefined;
  readonly fullAddress?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly changedItems?: readonly ChangedItem[] | undefined;
  readonly messages?: readonly string[] | null | undefined;
}

/** The outcome of an element that is an address. */
export const addressOutcome = (address: AnsweredAddress): Outcome => ({
  exception: address.exception,
  // Where there is no answer, there is nothing to be sure of.
  confidence: address.level === 'none' ? undefined : address.confidence,
  id: address.id,
  answer: address.fullAddress,
  completed: address.status === 'corrected' && onlyCompletes(address.changedItems),
  uncovered: isUncovered(address) ? (address.country ?? '') : undefined,
});

/** True for a row whose country has no addresses here. */
const isUncovered = ({ exception, messages }: AnsweredAddress): boolean =>
  exception === 'COUNTRY_NOT_COVERED' ||
  (exception === 'NO_ADDRESS_DATA' && messages?.includes(LOCALITY_NOT_COVERED) !== true);

/** True if every change adds a part, remarks on one, or writes it in its usual form; nobody knows of untold ones. */
const onlyCompletes = (changes: readonly ChangedItem[] | undefined): boolean =>
  changes !== undefined &&
  changes.every(
    ({ actionType, oldValue, newValue }) =>
      actionType === 'ADD' || actionType === 'INFO' || (actionType === 'MODIFY' && isSameWritten(oldValue, newValue)),
  );

/**
 * Classes of operations that validate: first what a person can decide, then what has no answer, then what is answered,
 * the surest last.
 */
export const verdictReview: readonly ReviewClass[] = [
  { status: 'ambiguous', about: 'several fit: the candidates are there to choose from' },
  { status: 'partial', about: 'a part is certain: the rest may be put right' },
  {
    status: 'corrected',
    below: WORTH_A_LOOK,
    leastSureFirst: true,
    about: 'answered after changes, and the likeliest of the answers to be wrong',
  },
  { status: 'verified', below: WORTH_A_LOOK, leastSureFirst: true, about: 'as the data has it, but not alone in it' },
  { status: 'unmatched', about: 'nothing of it is known' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'rejected', about: 'the row has nothing to work on' },
  { status: 'corrected', completed: false, leastSureFirst: true, about: 'answered after changes' },
  {
    status: 'corrected',
    completed: true,
    leastSureFirst: true,
    settled: true,
    about: 'only completed: nothing that was written is taken back',
  },
  { status: 'verified', leastSureFirst: true, settled: true, about: 'as the data has it' },
];

/** Classes of operations that find by an id. */
export const foundReview: readonly ReviewClass[] = [
  { status: 'rejected', about: 'there is nothing of that id, or no id' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'found', settled: true, about: 'answered' },
];

/** Classes of operations whose element is an envelope of the contract. */
export const envelopeReview: readonly ReviewClass[] = [
  { status: 'ERROR', about: 'the record could not be asked' },
  { status: 'SUCCESS', settled: true, about: 'answered' },
];
