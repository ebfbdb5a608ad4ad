// The fictional registers of fixtures/companies, imported once for a test file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { CompanyHits } from '../../src/contract/fields/company-answer.js';
import { company, type CompanyInput } from '../../src/contract/operations/company.js';
import { importAbr } from '../../src/data/import/abr/import.js';
import { importAsic } from '../../src/data/import/asic/import.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { root } from '../support/workdir.js';

export const FIXTURES = join(root, 'fixtures/companies');

/** What is imported into the folder. */
export type Installed = 'both' | 'abr' | 'nothing';

/** A folder with the registers, and what an engine over it answers to a record. */
export function registers(installed: Installed = 'both'): {
  readonly dataDir: () => string;
  readonly ask: (record: Partial<CompanyInput> & { name: string }) => Promise<CompanyHits>;
  readonly values: (record: string | CompanyInput) => Promise<Record<string, string>>;
} {
  let dataDir = '';
  let engine: LocalEngine | undefined;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'waypost-companies-'));
    if (installed !== 'nothing') await importAbr({ dataDir, paths: [FIXTURES] });
    if (installed === 'both') await importAsic({ dataDir, paths: [join(FIXTURES, 'company_202601.csv')] });
    engine = await openLocalEngine({ dataDir });
  });
  afterAll(async () => {
    await engine?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = async (record: CompanyInput): Promise<CompanyHits> =>
    (await engine!.run(company, { payload: [record] })) as CompanyHits;
  return {
    dataDir: () => dataDir,
    ask,
    async values(record) {
      const element = await ask(typeof record === 'string' ? { name: record } : record);
      return Object.fromEntries(company.columns.map(({ name, value }) => [name, value(element) ?? '']));
    },
  };
}
