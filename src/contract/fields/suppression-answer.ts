// What suppress answers, for those who read it: columns, a card, and in what order a person looks at the rows.
import type { Card, Tone } from '../card.js';
import type { OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { SuppressionVerdict } from '../schema/suppression.js';
import { column } from './output-columns.js';

/** The columns of a verdict; of an entry nothing but its dates and the consent. */
export const suppressionColumns: readonly OutputColumn<SuppressionVerdict>[] = [
  column('status', 'listed, not_listed, not_checked or error', (e) => e.status),
  column('action', 'keep, flag, drop or not_checked', (e) => e.action),
  column(
    'reason',
    'Why: deceased, moved_without_consent, moved_with_consent, new_occupant_possible, no_delivery_point_id, ' +
      'malformed_delivery_point_id, address_not_certain, call_failed',
    (e) => e.reason,
  ),
  column('list', 'The list whose entry counts: deceased or moved', (e) => e.list),
  column('moved_date', 'Date of the move, YYYY-MM-DD', (e) => e.movedDate),
  column('moved_consent_indicator', 'Y if the new address may be passed on, else N', (e) => e.movedConsentIndicator),
  column('deceased_date', 'Date of the entry in the list of the deceased, YYYY-MM-DD', (e) => e.deceasedDate),
  column('messages', 'Every entry, and remarks on this record', (e) => e.messages.join('; ')),
];

/** First what nobody could look up, then what is on a list. */
export const suppressionReview: readonly ReviewClass[] = [
  {
    status: 'not_checked',
    about: 'no delivery point id, none that can be one, or one of an uncertain address: the lists were not asked',
  },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'listed', about: 'on a list: not to be written to, or with a reason to look twice' },
  { status: 'not_listed', settled: true, about: 'on none of the lists that were asked' },
];

const TONES: Readonly<Record<SuppressionVerdict['action'], Tone>> = {
  keep: 'good',
  flag: 'poor',
  drop: 'poor',
  not_checked: 'fair',
};

/** The verdict, and the entries that it rests on. */
export const suppressionCard = (element: SuppressionVerdict): Card => {
  const { dpid, action, reason, status, movedDate, movedConsentIndicator, deceasedDate } = element;
  const rows = [
    { name: 'deceased', value: deceasedDate ?? '', note: 'of the address, which may not be the person written to' },
    { name: 'moved', value: movedDate ?? '' },
    { name: 'consent', value: movedConsentIndicator ?? '', note: 'whether the new address may be passed on' },
  ];
  return {
    title: dpid === '' ? 'No delivery point' : `Delivery point ${dpid}`,
    status: action,
    tone: TONES[action],
    qualifications: [status, ...(reason === null ? [] : [reason])],
    sections: [{ title: 'Lists', rows: rows.filter(({ value }) => value !== '') }],
    messages: element.messages,
  };
};
