// identify: the address of an encrypted id, or of an id and its source, with everything that is installed about it.
import { said } from '../said.js';
import { column } from '../fields/output-columns.js';
import { FEATURES } from './find.js';
import type { Operation } from '../operation.js';
import { retrieve } from './retrieve.js';
import type { Retrieved } from '../schema/find.js';

/** One of the two; an id without its country and source needs the request's source. */
export interface IdentifyInput {
  eid?: string | null | undefined;
  id?: string | null | undefined;
}
export type Identified = Retrieved;

const { query: _query, ...retrieveWithoutQuery } = retrieve;

/** What an eid begins with, whatever its version. */
const EID = /^eid\d+\./;

export const identify: Operation<IdentifyInput, Identified> = {
  ...retrieveWithoutQuery,
  name: 'identify',
  command: 'identify',
  summary: 'Give all that is known of the address of an eid or id',
  methods: ['POST'],
  path: '/rest/{locale}/identify',
  features: [FEATURES.case, FEATURES.lot],
  prefix: 'identify_',
  schema: async () => (await import('../schema/find.js')).identifySchema,
  fields: [
    {
      name: 'eid',
      about: 'Encrypted id of an address, as identify gave it',
      headings: ['eid', 'identifyeid', 'encryptedid', 'encryptedaddressid'],
    },
    {
      ...retrieve.fields[0]!,
      about: 'Id of an address, such as AU|GNAF|GAVIC1, or its part behind the source beside --source',
    },
  ],
  // The text of one record may be either: an eid is known by its beginning.
  toRecord: ([eid = '', id = '']) => {
    const first = said(eid);
    const second = said(id);
    if (first === '' && second === '') return null;
    if (first === '') return { id: second };
    if (second !== '') return { eid: first, id: second };
    return EID.test(first) ? { eid: first } : { id: first };
  },
  emptyElement: () => ({
    _type: 'ValidatedAddressAu',
    status: 'rejected',
    messages: ['there is no eid and no id in this record'],
  }),
  columns: [
    ...retrieve.columns.slice(0, 2),
    column('eid', 'Encrypted id of the address', (e) => e.eid),
    ...retrieve.columns.slice(2).map((of) => (of.name === 'attributes' ? column(of.name, of.about, of.value) : of)),
  ],
};
