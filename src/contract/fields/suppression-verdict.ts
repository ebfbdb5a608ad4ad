// What is to be done with a row, by what the lists say of its delivery point: which entry counts, and when none does.
import type { FeatureOptions } from '../put-together.js';
import type { SuppressionVerdict } from '../schema/suppression.js';
import { deliveryPointOf, quotedPoint, readDeliveryPoint } from '../typed/delivery-point.js';
import { inOrder, readDate, type Day, type TypedDate } from '../typed/typed-date.js';
import { answerOf, type ListAnswer } from './suppressed-address.js';

/** One record: the delivery point id as the file has it, and the date of the last contact there. */
export interface SuppressInput {
  dpid: string;
  lastContact?: string | undefined;
  /** What cleanse says of the address, where that is not certain. */
  addressStatus?: string | undefined;
}

/** What is said of a row without an id. */
export const NO_ID =
  'there is no delivery point id in this record; cleanse gives one where the address data has them (AUPAF)';

/** The element of a row that nobody could look up: it stays in the output, and is counted by itself. */
export const notChecked = (
  dpid: string,
  reason: NonNullable<SuppressionVerdict['reason']>,
  message: string,
): SuppressionVerdict => ({
  status: 'not_checked',
  action: 'not_checked',
  reason,
  list: null,
  dpid,
  movedDate: null,
  movedConsentIndicator: null,
  deceasedDate: null,
  messages: [message],
});

/** The last contact, as far as it says anything. */
interface Contact {
  readonly earliest: Day;
  readonly latest: Day;
  readonly text: string;
}

/**
 * The verdict on a record, of what the lists answer (those that were asked, the deceased first). Of several entries the
 * deceased one counts before a move without consent, and that before one with consent. An entry that is older than
 * the last contact does not count: somebody else may live there by then.
 */
export function verdictOf(
  { dpid, lastContact = '', addressStatus }: SuppressInput,
  elements: readonly unknown[],
  { mode = 'flag', dateOrder }: FeatureOptions,
): SuppressionVerdict {
  const id = readDeliveryPoint(dpid);
  if (typeof id !== 'number') {
    return notChecked(dpid, 'malformed_delivery_point_id', `${quotedPoint(dpid)} ${id.reason}`);
  }
  if (addressStatus !== undefined) {
    return notChecked(
      deliveryPointOf(dpid, id),
      'address_not_certain',
      `the address is ${addressStatus}: its delivery point may be that of another`,
    );
  }
  let deceased: ListAnswer | undefined;
  let moved: ListAnswer | undefined;
  for (const element of elements) {
    const answer = answerOf('deceased', element) ?? answerOf('moved', element);
    if (answer === undefined) {
      return notChecked(deliveryPointOf(dpid, id), 'call_failed', 'a list gave no answer to this delivery point id');
    }
    if (answer.list === 'deceased') deceased = answer;
    else moved = answer;
  }
  const isListed = Boolean(deceased?.date) || Boolean(moved?.date);
  const verdict: SuppressionVerdict = {
    status: isListed ? 'listed' : 'not_listed',
    action: 'keep',
    reason: null,
    list: null,
    dpid: deliveryPointOf(dpid, id),
    movedDate: moved?.date || null,
    movedConsentIndicator: moved?.consent || null,
    deceasedDate: deceased?.date || null,
    messages: [],
  };
  if (isListed) decide(verdict, [deceased, moved], lastContact, mode === 'flag' ? 'flag' : 'drop', dateOrder);
  return verdict;
}

/** Decides a row that is on a list. `answers`: the entries, in the order in which they count. */
function decide(
  verdict: SuppressionVerdict,
  answers: readonly (ListAnswer | undefined)[],
  lastContact: string,
  action: 'flag' | 'drop',
  dateOrder: string | undefined,
): void {
  const { messages } = verdict;
  const contact = contactOf(lastContact, dateOrder, messages);
  for (const answer of answers) {
    if (!answer?.date) continue;
    const isOlder = isBefore(answer, contact, messages);
    messages.push(`${said(answer)}${isOlder ? `, before the last contact ('${contact!.text}')` : ''}`);
    if (verdict.list !== null && (isOlder || verdict.action !== 'keep')) continue;
    verdict.list = answer.list;
    verdict.action = isOlder ? 'keep' : action;
    verdict.reason = isOlder ? 'new_occupant_possible' : reasonOf(answer);
  }
  if (verdict.action === 'keep') messages.push('somebody else may live there by now');
}

const reasonOf = ({ list, consent }: ListAnswer): NonNullable<SuppressionVerdict['reason']> => {
  if (list === 'deceased') return 'deceased';
  return consent === 'Y' ? 'moved_with_consent' : 'moved_without_consent';
};

const CONSENT: Readonly<Record<string, string>> = { Y: ', with consent', N: ', without consent' };
const said = ({ list, date, consent }: ListAnswer): string => `${list} ${date}${CONSENT[consent] ?? ''}`;

/** The last contact that a row names; what cannot be used of it is said. */
function contactOf(lastContact: string, order: string | undefined, messages: string[]): Contact | undefined {
  const text = lastContact === '' ? '' : lastContact.trim();
  if (text === '') return undefined;
  const read = readDate(text);
  const days = read === undefined ? [] : readingsOf(read, order);
  if (days.length === 0) {
    messages.push(`the last contact '${text}' is no date that can be read: it was not used`);
    return undefined;
  }
  return { earliest: Math.min(...days), latest: Math.max(...days), text };
}

const readingsOf = (read: TypedDate, order: string | undefined): Day[] =>
  (order === 'dmy' || order === 'mdy' ? [inOrder(read, order)] : [read.dayFirst, read.monthFirst]).filter(
    (day) => day > 0,
  );

/** True if the contact was after the entry, however its date is read. */
function isBefore({ list, date }: ListAnswer, contact: Contact | undefined, messages: string[]): boolean {
  if (contact === undefined) return false;
  const entry = readDate(date)?.dayFirst;
  if (entry === undefined || contact.latest <= entry) return false;
  if (contact.earliest <= entry) {
    messages.push(
      `the last contact '${contact.text}' is after the ${list} date in one reading and not in the other: it was not ` +
        'used; --date-order says which is meant',
    );
    return false;
  }
  return true;
}
