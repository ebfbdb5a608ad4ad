// find through the library's engine, over fictional sets of Australia and New Zealand.
import { afterAll, beforeAll, inject } from 'vitest';
import { find, type FindInput } from '../../src/contract/operations/find.js';
import type { Response } from '../../src/contract/operation.js';
import type { Found } from '../../src/contract/schema/find.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

export let engine: LocalEngine;

export const ask = (
  record: Partial<FindInput>,
  featureOptions?: Record<string, string>,
  sourceOfTruth: string | undefined = 'GNAF',
): Promise<Response> =>
  engine.run(find, {
    payload: [{ country: 'AU', fullAddress: '', ...record }],
    sourceOfTruth: record.country === 'NZ' ? 'NZAD' : sourceOfTruth,
    featureOptions,
  });

/** The hits of the answer. */
export const hits = async (...given: Parameters<typeof ask>): Promise<Found[]> =>
  (await ask(...given)).payload as Found[];

/** The addresses of the hits. */
export const lines = async (...given: Parameters<typeof ask>): Promise<string[]> =>
  (await hits(...given)).map(({ fullAddress }) => fullAddress!);
export const units = (n: number, line: string, type = 'UNIT'): string[] =>
  Array.from({ length: n }, (_, i) => `${type} ${i + 1}, ${line}`);

export const SMITH_24 = '24 SMITH STREET, RESERVOIR VIC 3073';

/** Opens the engine for the tests of a file. */
export function useSampleFind(): void {
  beforeAll(async () => {
    engine = await openLocalEngine({ dataDir: inject('sampleSets').everySource });
  });
  afterAll(async () => {
    await engine.close();
  });
}
