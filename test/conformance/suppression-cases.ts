// Cases of movedSuppression and deceasedSuppression.
import type { SuppressionList } from '../../src/contract/fields/suppressed-address.js';
import type { OperationCases } from './table.js';

const answer = (id: string, attributes: Record<string, string>): Record<string, unknown> => ({
  status: 'SUCCESS',
  messages: [],
  payload: [{ id, fullAddress: null, attributes }],
});

const casesOf = (list: SuppressionList, on: Record<string, string>): OperationCases => ({
  operation: `${list}Suppression`,
  record: { id: '10000004' },
  unknown: { id: '91999999' },
  cases: [
    { title: 'a delivery point on the list', payload: [{ id: '10000004' }], answer: answer('10000004', on) },
    {
      title: 'a delivery point that is not',
      payload: [{ id: '10000002' }],
      sourceOfTruth: 'AUPAF',
      answer: answer('10000002', { [`${list}_suppression`]: 'not.found' }),
    },
    {
      title: 'several records',
      payload: [{ id: '10000002' }, { id: '10000004' }],
      answer: { payload: [{ id: '10000002' }, { id: '10000004', attributes: on }] },
    },
    {
      title: 'an id that is none',
      payload: [{ id: '1000000' }],
      answer: {
        status: 'SUCCESS',
        messages: [/^record 1: '1000000' has 7 digits/],
        payload: [{ id: '1000000', attributes: { [`${list}_suppression`]: 'not.checked' } }],
      },
    },
    {
      title: 'another source of truth',
      payload: [{ id: '10000004' }],
      sourceOfTruth: 'GNAF',
      fails: ['bad-request', /^sourceOfTruth GNAF has no delivery point ids/],
    },
    {
      title: 'no list',
      payload: [{ id: '10000004' }],
      data: 'gnaf',
      fails: ['source-not-installed', new RegExp(`^no list of the ${list} is installed .*waypost data import ${list}`)],
    },
  ],
});

export const movedCases = casesOf('moved', {
  moved_suppression_date: '2023-11-02',
  moved_suppression_consent_indicator: 'Y',
});
export const deceasedCases = casesOf('deceased', { deceased_suppression_date: '2025-01-15' });
