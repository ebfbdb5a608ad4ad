// A country, region or district in an answer: what else it may be is named, five of them.
import { expect, test } from 'vitest';
import { fromArea } from '../../src/geocode/describe.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `R${i}`);

test.each([
  ['region', 1, 'the largest is taken; it may also be R0: name what it lies in'],
  ['region', 5, 'the largest is taken; it may also be R0 | R1 | R2 | R3 | R4: name what it lies in'],
  ['district', 6, 'the largest is taken; it may also be R0 | R1 | R2 | R3 | R4 and 1 more: name what it lies in'],
  ['country', 7, 'it may also be R0 | R1 | R2 | R3 | R4 and 2 more: name what it lies in'],
] as const)('A %s with %i others', (kind, count, message) => {
  const area = { kind, country: 'AU', region: 'Here', district: '', point: [1, 2], others: names(count) } as const;
  expect(fromArea({ ...area, isClear: false } as never)).toMatchObject({ status: 'ambiguous', messages: [message] });
  expect(fromArea({ ...area, isClear: true } as never)).toMatchObject({ status: 'verified', messages: [] });
});
