// movedSuppression and deceasedSuppression: what the lists of the moved and the deceased say of a delivery point. They
// are of the service and the library; the command `suppress` puts both together.
import { column } from '../fields/output-columns.js';
import { said } from '../said.js';
import {
  answerOf,
  NOT_CHECKED,
  suppressedAddress,
  suppressionOperation,
  type SuppressionList,
} from '../fields/suppressed-address.js';
import type { Operation } from '../operation.js';
import type { SuppressedAddress } from '../schema/suppression.js';
import { readDeliveryPoint } from '../typed/delivery-point.js';

/** One record of the request. */
export interface SuppressionInput {
  /** Delivery point id (DPID): eight digits. */
  id: string;
}

/** Headings that mean a delivery point id, folded. */
export const DELIVERY_POINT_HEADINGS = [
  'dpid',
  'deliverypointid',
  'deliverypointidentifier',
  'deliverypoint',
  'cleansedpid',
  'retrievedpid',
  'lookupdpid',
  'auspostdpid',
  'australiapostdpid',
  'auspaddpid',
  'pafdpid',
  'dpidnumber',
  'dpidno',
  'dpidcode',
  'addressdpid',
  'postaldpid',
  'maildpid',
  'did',
  'pdpid',
  'postaldeliverypointid',
  'postaldeliverypointidentifier',
  'suppressdpid',
];

/** The source of truth whose addresses have delivery point ids. */
export const DELIVERY_POINT_SOURCE = 'AUPAF';

/** True for a value that may stand in a column of delivery point ids. */
export const isDeliveryPoint = (value: string): boolean => typeof readDeliveryPoint(value) === 'number';

const shared = {
  command: '',
  methods: ['POST'],
  recordsPerCall: 100,
  needs: ['suppression'],
  sources: [DELIVERY_POINT_SOURCE],
  country: 'AU',
  features: [],
  settings: [
    {
      name: 'keyFile',
      flags: '--key-file <file>',
      about: 'the key of suppression lists that were imported with --keyed',
      kind: 'file',
      otherwise: 'suppression.key in the data folder',
    },
  ],
  prefix: 'suppression_',
  schema: async () => (await import('../schema/suppression.js')).schema,
  verb: 'look up',
  things: 'delivery points',
  fields: [
    {
      name: 'id',
      about: 'Delivery point id (DPID), eight digits',
      headings: DELIVERY_POINT_HEADINGS,
      plausible: isDeliveryPoint,
    },
  ],
  toRecord: ([text = '']: readonly string[]) => {
    const id = said(text);
    return id === '' ? null : { id };
  },
  elements: ({ payload }: { readonly payload: readonly unknown[] }) => payload as SuppressedAddress[],
  review: [
    { status: 'not_checked', about: 'no delivery point id, or the call failed: the list was not asked' },
    { status: 'listed', about: 'on the list' },
    { status: 'not_listed', settled: true, about: 'not on the list' },
  ],
  preview: ['status', 'date'],
} as const;

/** The element of a record that was not asked about, and why. */
const unchecked = (list: SuppressionList, message: string): SuppressedAddress =>
  suppressedAddress('', { [`${list}_suppression`]: NOT_CHECKED, message });

function statusOf(list: SuppressionList, element: SuppressedAddress): string {
  const answer = answerOf(list, element);
  if (answer === undefined) return 'not_checked';
  return answer.date === '' ? 'not_listed' : 'listed';
}

const ofList = (list: SuppressionList): Operation<SuppressionInput, SuppressedAddress> => ({
  ...shared,
  name: suppressionOperation(list),
  summary: `Say whether a delivery point is on the list of the ${list}`,
  path: `/rest/{locale}/${list}Suppression`,
  emptyElement: () => unchecked(list, 'there is no delivery point id in this record'),
  errorElement: (message) => unchecked(list, message),
  card: (element) => {
    const { date = '', consent = '' } = answerOf(list, element) ?? {};
    return {
      title: element.id ?? '',
      status: statusOf(list, element),
      tone: 'fair',
      qualifications: [date, consent].filter((text) => text !== ''),
      sections: [],
      messages: [element.attributes?.['message'] ?? ''].filter((text) => text !== ''),
    };
  },
  columns: [
    column('status', 'listed, not_listed or not_checked', (e) => statusOf(list, e)),
    column('date', 'Date of the entry, YYYY-MM-DD', (e) => answerOf(list, e)?.date),
    column('consent_indicator', 'Y or N; of the moved', (e) => answerOf(list, e)?.consent),
    column('messages', 'Remarks on this record', (e) => e.attributes?.['message']),
  ],
});

export const movedSuppression = ofList('moved');
export const deceasedSuppression = ofList('deceased');
