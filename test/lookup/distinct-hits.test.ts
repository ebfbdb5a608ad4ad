// Hits of the earlier lookups: no more than are wanted, and none that reads as another.
import { describe, expect, it } from 'vitest';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { DistinctHits } from '../../src/lookup/hits.js';

const hit = (fullAddress: string, id: string): LookupHit => ({ fullAddress, id }) as LookupHit;

describe('Distinct hits', () => {
  it('are those that differ in what they say or in their id, in the order they come', () => {
    const hits = new DistinctHits(10);
    for (const one of [hit('A', '1'), hit('A', '2'), hit('B', '1'), hit('A', '1'), hit('B', '1')]) hits.add(one);
    expect(hits.hits.map(({ fullAddress, id }) => `${fullAddress}${id}`)).toEqual(['A1', 'A2', 'B1']);
    expect(hits.isFull).toBe(false);
  });

  it('are as many as are wanted at most', () => {
    const hits = new DistinctHits(2);
    for (const name of ['A', 'A', 'B', 'C', 'D']) hits.add(hit(name, '1'));
    expect([hits.hits.map(({ fullAddress }) => fullAddress), hits.isFull]).toEqual([['A', 'B'], true]);
  });
});
