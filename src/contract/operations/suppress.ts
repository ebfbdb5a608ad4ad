// suppress: whether a row may be written to, by the lists of the moved and the deceased. It is of runs and the command
// line alone: the service has an operation for each list.
import { said } from '../said.js';
import { suppressionCard, suppressionColumns, suppressionReview } from '../fields/suppression-answer.js';
import { NO_ID, notChecked, verdictOf, type SuppressInput } from '../fields/suppression-verdict.js';
import type { Operation } from '../operation.js';
import type { FeatureOptions } from '../put-together.js';
import type { SuppressionVerdict } from '../schema/suppression.js';
import { deliveryPointOf, readDeliveryPoint } from '../typed/delivery-point.js';
import { dateOrders, readDate } from '../typed/typed-date.js';
import {
  deceasedSuppression,
  DELIVERY_POINT_HEADINGS,
  DELIVERY_POINT_SOURCE,
  isDeliveryPoint,
  movedSuppression,
} from './suppression.js';

/** Both lists, or those that are asked for by name. */
function listsOf({ moved, deceased }: FeatureOptions): readonly Operation[] {
  const isEach = (moved === '1') === (deceased === '1');
  return [
    ...(isEach || deceased === '1' ? [deceasedSuppression] : []),
    ...(isEach || moved === '1' ? [movedSuppression] : []),
  ] as unknown as readonly Operation[];
}

/** What cleanse says of addresses whose delivery point may be another's: that of the building, or of a neighbour. */
const UNCERTAIN: ReadonlySet<string> = new Set(['partial', 'ambiguous', 'unmatched', 'rejected', 'error']);
const CLEANSED: ReadonlySet<string> = new Set(['verified', 'corrected', ...UNCERTAIN]);

export const suppress: Operation<SuppressInput, SuppressionVerdict> = {
  name: 'suppress',
  command: 'suppress',
  summary: 'Flag or drop rows whose delivery point is on a list of the moved or deceased',
  verb: 'check',
  things: 'delivery points',
  methods: [],
  path: '',
  country: 'AU',
  recordsPerCall: 100,
  needs: ['suppression'],
  sources: [],
  features: [
    {
      name: 'mode',
      about: 'what becomes of a row that is on a list: it is flagged, dropped, or put into the file of --dropped',
      values: ['flag', 'drop', 'split'],
      flags: '--mode <mode>',
    },
    {
      name: 'moved',
      about: 'ask the list of the moved; both lists if neither is named',
      values: ['1'],
      flags: '--moved',
    },
    {
      name: 'deceased',
      about: 'ask the list of the deceased; both lists if neither is named',
      values: ['1'],
      flags: '--deceased',
    },
    {
      name: 'dateOrder',
      about: 'what 3/4/2024 is as the date of the last contact: day first (dmy) or month first (mdy)',
      values: dateOrders,
      flags: '--date-order <order>',
    },
  ],
  settings: movedSuppression.settings!,
  prefix: 'suppress_',
  schema: async () => (await import('../schema/suppression.js')).verdictSchema,
  fields: [
    {
      name: 'dpid',
      about: 'Delivery point id (DPID), eight digits',
      headings: DELIVERY_POINT_HEADINGS,
      plausible: isDeliveryPoint,
      decides: true,
    },
    {
      name: 'lastContact',
      about: 'Date of the last contact with the customer at this address',
      columnFlag: '--last-contact <column>',
      headings: [
        'lastcontact',
        'lastcontactdate',
        'datelastcontact',
        'dateoflastcontact',
        'lastcontacted',
        'lasttransaction',
        'lasttransactiondate',
        'datelasttransaction',
        'lastpurchase',
        'lastpurchasedate',
        'lastorder',
        'lastorderdate',
        'lastactivity',
        'lastactivitydate',
        'lastresponse',
        'lastresponsedate',
        'lastgiftdate',
        'lastdonationdate',
      ],
      plausible: (value) => readDate(value) !== undefined,
    },
    {
      name: 'addressStatus',
      about: 'How sure the address is that the delivery point is of, as cleanse says it',
      headings: ['cleansestatus', 'addressstatus', 'status'],
      plausible: (value) => CLEANSED.has(value.trim()),
    },
  ],
  toRecord: ([dpid = '', lastContact = '', status = '']) => {
    const id = said(dpid);
    if (id === '') return null;
    const record: SuppressInput = { dpid: id };
    const contact = said(lastContact);
    if (contact !== '') record.lastContact = contact;
    if (UNCERTAIN.has(status.trim())) record.addressStatus = status.trim();
    return record;
  },
  parts: {
    of: listsOf,
    sourceOfTruth: DELIVERY_POINT_SOURCE,
    // The text is read anew: a list is asked for what the contract calls an id, and nothing else.
    ask: ({ dpid, addressStatus }) => {
      if (addressStatus !== undefined) return undefined;
      const id = readDeliveryPoint(dpid);
      return typeof id === 'number' ? { id: deliveryPointOf(dpid, id) } : undefined;
    },
    combine: verdictOf,
  },
  leaving: {
    way: ({ mode = 'flag' }) => (mode === 'drop' || mode === 'split' ? mode : 'stay'),
    leaves: ({ action }) => action === 'drop',
  },
  emptyElement: () => notChecked('', 'no_delivery_point_id', NO_ID),
  errorElement: (message) => ({ ...notChecked('', 'call_failed', message), status: 'error' }),
  elements: ({ payload }) => payload as SuppressionVerdict[],
  card: suppressionCard,
  columns: suppressionColumns,
  outcome: ({ action, reason, status, messages }) => ({
    decision: action,
    exception: status === 'not_checked' ? reason?.toUpperCase() : null,
    answer: messages.join('; '),
  }),
  review: suppressionReview,
  preview: ['action', 'reason', 'moved_date', 'deceased_date'],
};
