// Cases of the type lists, for each of their kinds.
import { expect } from 'vitest';
import { types } from '../../src/contract/operations/types.js';
import type { OperationCases } from './table.js';

export const typeCases: OperationCases = {
  operation: 'types',
  cases: [
    ...types.kinds.flatMap(
      (kind) =>
        [
          { title: `${kind} of G-NAF`, kind, sourceOfTruth: 'GNAF', answer: { status: 'SUCCESS' } },
          { title: `${kind} of the default`, kind, answer: { status: 'SUCCESS' } },
          { title: `${kind} of New Zealand`, kind, locale: 'nz', answer: { status: 'SUCCESS' } },
          { title: `${kind} of the international locale`, kind, locale: 'intl', answer: { status: 'SUCCESS' } },
          {
            title: `${kind} without data`,
            kind,
            data: 'nothing',
            answer: {
              messages:
                kind === 'postal'
                  ? []
                  : ['no address data of AU is installed: these are the types that the program knows'],
            },
          },
        ] as const,
    ),
    {
      title: 'street types',
      kind: 'street',
      sourceOfTruth: 'GNAF',
      answer: { messages: [], payload: expect.arrayContaining([{ name: 'AV', value: 'AVENUE' }]) as unknown },
    },
    {
      title: 'a source of another country than the locale',
      kind: 'street',
      sourceOfTruth: 'NZAD',
      locale: 'au',
      fails: ['source-not-installed', /^source of truth NZAD holds addresses of NZ/],
    },
    {
      title: 'a source that is not installed',
      kind: 'street',
      sourceOfTruth: 'CNAR',
      fails: ['source-not-installed', /^source of truth CNAR is not installed/],
    },
    {
      title: 'a kind that there is not',
      kind: 'colour',
      fails: ['bad-request', /^there is no list of types 'colour'; there are floorLevel/],
    },
    {
      title: 'a kind that is a name of every object',
      kind: 'constructor',
      fails: ['bad-request', /^there is no list of types 'constructor'/],
    },
    { title: 'a kind with a slash', kind: 'street/../street', fails: ['bad-request', /^there is no list of types/] },
  ],
};
