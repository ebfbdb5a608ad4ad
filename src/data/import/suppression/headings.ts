// Headings of suppression lists, folded to a-z0-9: those of the contract's fields, and what people write.
import { DELIVERY_POINT_HEADINGS, isDeliveryPoint } from '../../../contract/operations/suppression.js';
import type { SuppressionList } from '../../../contract/fields/suppressed-address.js';
import type { InputField } from '../../../contract/operation.js';
import { readDate } from '../../../contract/typed/typed-date.js';

const DATES: Readonly<Record<SuppressionList, readonly string[]>> = {
  moved: [
    'movedsuppressiondate',
    'movedate',
    'moveddate',
    'datemoved',
    'dateofmove',
    'movingdate',
    'redirectiondate',
    'redirectionstart',
    'redirectionstartdate',
    'startdate',
  ],
  deceased: [
    'deceasedsuppressiondate',
    'deceaseddate',
    'datedeceased',
    'dateofdeath',
    'deathdate',
    'dateofdecease',
    'dod',
  ],
};
const ANY_DATE = ['suppressiondate', 'suppressdate', 'effectivedate', 'listeddate', 'dateadded', 'entrydate', 'date'];

const CONSENT = [
  'movedsuppressionconsentindicator',
  'consentindicator',
  'movedconsentindicator',
  'consent',
  'consentflag',
  'consentyn',
  'consentgiven',
  'consentind',
  'privacyconsent',
  'ncoaconsent',
];

/** The fields of a list; consents are of the moved alone. */
export const listFields = (list: SuppressionList): readonly InputField[] => [
  {
    name: 'dpid',
    about: 'Delivery point id (DPID), eight digits',
    headings: [...DELIVERY_POINT_HEADINGS, 'id'],
    plausible: isDeliveryPoint,
  },
  {
    name: 'date',
    about: 'Date of the entry',
    headings: [...DATES[list], ...ANY_DATE],
    plausible: (value) => readDate(value) !== undefined,
  },
  ...(list === 'moved'
    ? [{ name: 'consent', about: 'Whether the new address may be passed on', headings: CONSENT }]
    : []),
];
