// Engines for the tests of a file: over a few addresses of its own, made from rows as a user would import them, and
// with nothing but what comes with the package.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { importCsv } from '../../../src/data/import/csv/import.js';
import type { Locale } from '../../../src/contract/operation.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

/**
 * The engine, for the tests of the file that calls this: Australian addresses of the source CUSTOM_AU_1 from CSV with
 * that header and those rows.
 */
export function engineOverAddresses(header: string, rows: readonly string[]): () => LocalEngine {
  let dataDir: string;
  let engine: LocalEngine;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'waypost-own-addresses-'));
    const file = join(dataDir, 'set.csv');
    writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
    await importCsv({ paths: [file], map: {}, source: 'CUSTOM_AU_1', country: 'AU', dataDir });
    engine = await openLocalEngine({ dataDir });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });
  return () => engine;
}

/** The engine without imported data, for the tests of the file that calls this. */
export function engineWithoutData(locale: Locale): () => LocalEngine {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await openLocalEngine({ dataDir: join(tmpdir(), 'waypost-none'), locale });
  });
  afterAll(() => engine.close());
  return () => engine;
}
