// Sets of companies built of drafts, beside the same companies as plain objects.
import path from 'node:path';
import type { NameKind } from '../../../src/data/companies/company-record.js';
import { FLAG } from '../../../src/data/companies/company-record.js';
import { CompanySet } from '../../../src/data/companies/read/company-set.js';
import { buildCompanies } from '../../../src/data/companies/write/build-companies.js';
import { CompanyDraft } from '../../../src/data/companies/write/company-draft.js';
import { CompanyRuns } from '../../../src/data/companies/write/company-runs.js';
import type { JoinRecords } from '../../../src/data/companies/write/write-records.js';
import { temporaryFolder } from '../support/release.js';

export interface Plain {
  readonly number: number;
  readonly names: readonly (readonly [kind: NameKind, text: string])[];
  readonly flags?: number;
  readonly type?: number;
  readonly state?: number;
  readonly postcode?: number;
  readonly status?: number;
  readonly other?: number;
  readonly check?: number;
}

/** Fills a draft as an importer does, which uses one for all. */
function drawn(draft: CompanyDraft, { number, names, flags = 0, other, check, ...rest }: Plain): CompanyDraft {
  draft.reset();
  draft.number = number;
  draft.flags = flags;
  for (const key of ['type', 'state', 'postcode', 'status'] as const) draft[key] = rest[key] ?? 0;
  if (other !== undefined) {
    draft.flags |= FLAG.other;
    draft.other = other;
  }
  if (check !== undefined) {
    draft.flags |= FLAG.check;
    draft.check = check;
  }
  for (const [kind, text] of names) {
    const bytes = Buffer.from(text);
    draft.addName(kind, bytes, 0, bytes.length);
  }
  return draft;
}

/**
 * Builds a set of companies that come by several readers, as those of an import's threads; the caller closes it.
 * `onWritten` is told of the file before it is read.
 */
export async function builtOf(
  readers: readonly (readonly Plain[])[],
  join?: JoinRecords,
  onWritten: (path: string) => void = () => undefined,
): Promise<CompanySet> {
  const folder = temporaryFolder();
  let files = 0;
  const parts = readers.map((companies) => {
    const runs = new CompanyRuns(() => path.join(folder, `run-${files++}`));
    const draft = new CompanyDraft();
    for (const one of companies) runs.add(drawn(draft, one));
    return runs.finish();
  });
  const out = path.join(folder, 'set.wpd');
  await buildCompanies(out, undefined, {
    parts,
    words: { types: ['', 'Type one', 'Type two'], statuses: ['', 'Status one'] },
    meta: { source: 'ABR', release: '2026-01-07', builtBy: '0', key: 'abn' },
    ...(join && { join }),
  });
  onWritten(out);
  return CompanySet.open(out);
}
