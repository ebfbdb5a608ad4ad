// The earlier lookups through the library's engine, over fictional sets of Australia and New Zealand.
import { afterAll, beforeAll, inject } from 'vitest';
import type { LookupInput, LookupKind } from '../../src/contract/operations/lookup-forms.js';
import { lookupOperations } from '../../src/contract/operations/lookup.js';
import type { Operation, Response } from '../../src/contract/operation.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { openAddressSet, type SharedAddressSet } from '../../src/data/addresses/read/open.js';
import { listSets, setFile } from '../../src/data/catalogue.js';

export const dataDir = inject('sampleSets').everySource;

export let engine: LocalEngine;

export let gnaf: SharedAddressSet;

export const operationOf = (kind: LookupKind): Operation<LookupInput> =>
  Object.values(lookupOperations).find(({ name }) => name === `lookup ${kind}`) as unknown as Operation<LookupInput>;

/** One record to the lookup; the source null is none. */
export const ask = (
  kind: LookupKind,
  record: LookupInput,
  sourceOfTruth: string | null | undefined = 'GNAF',
  featureOptions?: Record<string, string>,
): Promise<Response> =>
  engine.run(operationOf(kind), { payload: [record], sourceOfTruth: sourceOfTruth ?? undefined, featureOptions });

/** The payload of the answer. */
export const hits = async (...given: Parameters<typeof ask>): Promise<LookupHit[]> =>
  (await ask(...given)).payload as LookupHit[];

/** The addresses of the payload. */
export const lines = async (...given: Parameters<typeof ask>): Promise<string[]> =>
  (await hits(...given)).map(({ fullAddress }) => fullAddress!);

/** Opens the engine and the sample of G-NAF for the tests of a file. */
export function useSampleLookups(): void {
  beforeAll(async () => {
    engine = await openLocalEngine({ dataDir });
    gnaf = openAddressSet(
      setFile(
        dataDir,
        (await listSets(dataDir)).find(({ source }) => source === 'GNAF')!,
      ),
    );
  });
  afterAll(async () => {
    gnaf.close();
    await engine.close();
  });
}
