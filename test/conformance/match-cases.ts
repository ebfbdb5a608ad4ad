// Cases of match.
import type { OperationCases } from './table.js';

const CUSTOMER = {
  id: 'c1',
  addresses: [{ fullAddress: '24 Smith Street, Reservoir VIC 3073' }],
  phones: [{ fullPhone: '12345678' }],
  emails: [{ address: 'jane.citizen@example.com' }],
};
const at = (id: string, fullAddress: string) => ({ id, addresses: [{ fullAddress }] });

/** What is answered at least: the class of each reference, undefined for none. */
const classes = (...codes: readonly (string | undefined)[]): Record<string, unknown> => ({
  status: 'SUCCESS',
  payload: codes.map((code) => ({ entityResults: code === undefined ? [] : [{ assignedMatchClass: code }] })),
});

const RECORD = { from: [CUSTOMER], to: [at('r1', '5/24 Smith St, Reservoir')] };

export const matchCases: OperationCases = {
  operation: 'match',
  record: RECORD,
  source: 'GNAF',
  unknown: { from: [at('c', 'no such thing')], to: [at('r', 'nor this')] },
  features: [
    { name: 'explain', value: '1', asked: { payload: [RECORD] } },
    { name: 'reference', value: 'members', asked: { payload: [RECORD] } },
  ],
  cases: [
    {
      title: 'the nearest records of an installed reference',
      payload: [{ from: [at('c', 'Unit 5, 24 Smith St Reservoir 3073')] }],
      featureOptions: { reference: 'members' },
      answer: { status: 'SUCCESS', payload: [{ toId: 'M10' }, { toId: 'M15' }] },
    },
    {
      title: 'the same address, a unit of it, another house',
      payload: [
        {
          from: [CUSTOMER],
          to: [
            { ...CUSTOMER, id: 'same' },
            at('unit', 'u5 24 smtih st reservoir'),
            at('house', '12 Smith St Reservoir'),
          ],
        },
      ],
      sourceOfTruth: 'GNAF',
      answer: classes('H1', 'G2', undefined),
    },
    {
      title: 'two units of one building with one phone',
      payload: [
        {
          from: [{ ...at('a', '5/24 Smith St Reservoir'), phones: [{ fullPhone: '03 9123 4567' }] }],
          to: [{ ...at('b', '6/24 Smith St Reservoir'), phones: [{ fullPhone: '9123 4567' }] }],
        },
      ],
      answer: classes('P2'),
    },
    {
      title: 'components, and null and nothing in place of lists',
      payload: [
        {
          from: [
            { id: 'a', addresses: [{ streetNumber: '24', street: 'Smith St', locality: 'Reservoir' }], phones: null },
          ],
          to: [{ ...CUSTOMER, phones: undefined, emails: null }],
        },
      ],
      answer: classes('G1'),
    },
    {
      title: 'the same without any data',
      data: 'nothing',
      payload: [RECORD],
      answer: classes('G2'),
    },
    {
      title: 'records that say nothing',
      payload: [{ from: [{ id: 'a' }], to: [{ id: 'b' }] }],
      answer: {
        messages: [
          'from (id a) cannot be compared: it has no address, phone or email',
          'to[0] (id b) cannot be compared: it has no address, phone or email',
        ],
        payload: [{ fromId: 'a', toId: 'b', entityResults: [] }],
      },
    },
    {
      title: 'two references of one id',
      payload: [{ from: [CUSTOMER], to: [at('r', '1 High St'), at('r', '2 High St')] }],
      fails: ['bad-request', /^payload\.to\[1\]\.id: r is the id of payload\.to\[0\] too/],
    },
    {
      title: '101 references',
      payload: [{ from: [CUSTOMER], to: Array.from({ length: 101 }, (_, i) => ({ id: String(i) })) }],
      fails: ['bad-request', /^payload\.to must hold 1 to 100 records$/],
      onTheWire: ['bad-request', /payload\.to/],
    },
    {
      title: 'two customers',
      payload: [{ from: [CUSTOMER, CUSTOMER], to: [CUSTOMER] }],
      fails: ['bad-request', /^payload\.from must hold exactly one record$/],
      onTheWire: ['bad-request', /payload\.from/],
    },
    {
      title: 'a reference without an id',
      payload: [{ from: [CUSTOMER], to: [{ addresses: [] }] }],
      fails: ['bad-request', /^payload\.to\[0\]\.id: an id is needed/],
      onTheWire: ['bad-request', /^payload\.to\[0\]\.id is required$/],
    },
  ],
};
