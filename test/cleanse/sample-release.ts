// Cleansing over the fictional release of fixtures/gnaf, and how its answers are told.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import type { AddressInput } from '../../src/contract/fields/given-parts.js';
import { changesText } from '../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importGnaf } from '../../src/data/import/gnaf/import.js';

export let dataDir: string;

let engine: LocalEngine;

/** The answer to one line. */
export const cleansed = (fullAddress: string, by = engine): Promise<ValidatedAddress> =>
  cleansedRecord({ fullAddress }, by);

/** The answer to one record. */
export async function cleansedRecord(record: AddressInput, by = engine): Promise<ValidatedAddress> {
  const [element] = cleanse.elements(await by.run(cleanse, { payload: [record] }));
  return element!;
}

/** [text, status, level, exception, fullAddress, changes] */
type Case = [string, string, string, string | null, string, string?];

/** A test of each line: its answer, and whether an id stands in it. */
export function answers(cases: readonly Case[]): void {
  it.each(cases)('%s is %s at level %s', async (text, status, level, exception, fullAddress, changes) => {
    const element = await cleansed(text);
    expect({
      status: element.status,
      level: element.level,
      exception: element.exception,
      fullAddress: element.fullAddress,
    }).toEqual({ status, level, exception, fullAddress });
    if (changes !== undefined) expect(changesText(element.changedItems)).toBe(changes);
    const answered = status === 'verified' || status === 'corrected' || exception === 'UNIT_NOT_FOUND';
    expect(element.id === null, 'an id stands where an address answers, and nowhere else').toBe(!answered);
  });
}

/** Imports the release and opens the engine for the tests of a file. */
export function useSampleRelease(): void {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cleanse-'));
    await importGnaf({ paths: ['fixtures/gnaf'], dataDir });
    engine = await openLocalEngine({ dataDir });
  });
  afterAll(async () => {
    await engine.close();
    await rm(dataDir, { recursive: true });
  });
}
