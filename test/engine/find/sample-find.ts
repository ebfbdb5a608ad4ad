// find and retrieve of the engine, on the fictional fixtures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { find, type FindInput } from '../../../src/contract/operations/find.js';
import { retrieve } from '../../../src/contract/operations/retrieve.js';
import type { Found, Retrieved } from '../../../src/contract/schema/find.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { importGnaf } from '../../../src/data/import/gnaf/import.js';
import { importLinz } from '../../../src/data/import/linz/import.js';

export type Features = Record<string, string>;

let dataDir: string;
export let engine: LocalEngine;

/** The hits of one record. */
export async function found(
  record: Partial<FindInput>,
  featureOptions?: Features,
  sourceOfTruth?: string,
): Promise<Found[]> {
  const { status, payload } = await engine.run(find, {
    payload: [{ country: 'AU', fullAddress: '', ...record }],
    featureOptions,
    sourceOfTruth,
  });
  expect(status).toBe('SUCCESS');
  return payload as Found[];
}

/** The address of an id. */
export async function retrieved(id: string, featureOptions?: Features): Promise<Retrieved> {
  return (await engine.run(retrieve, { payload: [{ id }], featureOptions })).payload[0] as Retrieved;
}

export const lines = (hits: readonly Found[]): (string | null | undefined)[] =>
  hits.map(({ fullAddress }) => fullAddress);

/** Imports the fixtures and opens the engine for the tests of a file. */
export function useSampleFind(): void {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-find-'));
    await importGnaf({ paths: ['fixtures/gnaf'], dataDir });
    await importLinz({ paths: ['fixtures/linz/nz-addresses.csv'], dataDir });
    engine = await openLocalEngine({ dataDir });
  });
  afterAll(async () => {
    await engine.close();
    await rm(dataDir, { recursive: true });
  });
}
