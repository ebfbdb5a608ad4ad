// Cases of companyLookup.
import type { OperationCases } from './table.js';

const one = (name: string, more: object = {}): readonly unknown[] => [{ name, ...more }];

export const companyCases: OperationCases = {
  operation: 'companyLookup',
  record: { name: 'wattlebrae plumbing' },
  unknown: { name: 'zzyzx qwertyuiop' },
  cases: [
    { title: 'an ABN', payload: one('36 999 000 010'), answer: { payload: [{ acn: '999000010', statecode: 'VIC' }] } },
    {
      title: 'an ACN by the name of its search',
      payload: one('999000010', { apiName: 'SearchByASICv201408' }),
      answer: { payload: [{ abn: '36999000010' }] },
    },
    {
      title: 'a number with a wrong check digit',
      payload: one('36999000011'),
      answer: { status: 'SUCCESS', payload: [] },
    },
    { title: 'namesakes', payload: one('John Smithsonian'), answer: { payload: [{}, {}] } },
    {
      title: 'a namesake by its state',
      payload: one('John Smithsonian', { state: 'VIC' }),
      answer: { payload: [{ abn: '78999500001' }, {}] },
    },
    {
      title: 'active companies alone',
      payload: one('banksia nursery', { optionalConfig: 'active:Y;current:Y' }),
      answer: { payload: [{ abn: '32999000056' }] },
    },
    {
      title: 'a number and another name',
      payload: one('36999000010', { businessName: 'Corella Holdings' }),
      answer: { payload: [{ abn: '36999000010' }] },
    },
    {
      title: 'a filter that there is not',
      payload: one('banksia nursery', { optionalConfig: 'colour:Y' }),
      fails: ['bad-request', /^optionalConfig has 'colour:Y'/],
    },
    {
      title: 'a search that there is not',
      payload: one('banksia nursery', { apiName: 'SearchByColour' }),
      fails: ['bad-request', /^there is no apiName 'SearchByColour'/],
    },
    {
      title: 'a name without any data',
      payload: one('wattlebrae plumbing'),
      data: 'nothing',
      answer: { status: 'SUCCESS', payload: [] },
    },
  ],
};
