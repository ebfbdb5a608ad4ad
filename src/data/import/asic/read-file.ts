// Reads a file of the company dataset, a line at a time: a company's current name, or a former one with the current one
// beside it.
import { isAbn } from '../../../contract/fields/business-numbers.js';
import { FLAG } from '../../companies/company-record.js';
import { CompanyDraft } from '../../companies/write/company-draft.js';
import type { CompanyRuns } from '../../companies/write/company-runs.js';
import type { ReleaseFile } from '../tables/files.js';
import { eachLine } from '../tables/lines.js';
import { LONGEST_LINE, type ScanOptions } from '../tables/psv.js';
import { companyStatuses, companyTypes } from './codes.js';
import { cellsOf, COLUMN, readHeading, usualColumns, type AsicColumns } from './columns.js';

/** Lines that were left out, by the reason. */
export type LeftOut = Record<string, number>;

const statusIds = new Map(companyStatuses.map(([code], i) => [code, i + 1]));
const typeIds = new Map(companyTypes.map(([code], i) => [code, i + 1]));

/** Reads a file into `runs`. Throws WaypostError for one that is no text, or not the dataset (file, line). */
export async function readAsicFile(
  file: ReleaseFile,
  runs: CompanyRuns,
  leftOut: LeftOut,
  options: ScanOptions,
): Promise<void> {
  const draft = new CompanyDraft();
  let columns: AsicColumns | undefined;
  await eachLine(
    file,
    LONGEST_LINE,
    (line) => {
      if (columns === undefined) {
        columns = readHeading(line, file.name);
        if (columns) return;
        columns = usualColumns;
      }
      if (line.trim() === '') return;
      const reason = readLine(line, columns, draft);
      if (reason === undefined) runs.add(draft);
      else leftOut[reason] = (leftOut[reason] ?? 0) + 1;
    },
    options,
  );
}

/** Fills the draft; returns why the line cannot be read, if it cannot. */
function readLine(line: string, columns: AsicColumns, draft: CompanyDraft): string | undefined {
  const cells = cellsOf(line, columns);
  if (!cells) return 'rows with another number of columns than the header';
  const name = cells[COLUMN.name]!;
  const acn = cells[COLUMN.acn]!.replace(/\s/g, '');
  if (!/^\d{1,9}$/.test(acn)) return 'rows without an ACN';
  if (name === '') return 'rows without a name';
  const status = statusIds.get(cells[COLUMN.status]!.toUpperCase()) ?? 0;
  draft.reset();
  draft.number = Number(acn);
  draft.status = status;
  draft.type = typeIds.get(cells[COLUMN.type]!.toUpperCase()) ?? 0;
  draft.flags = FLAG.acn | (companyStatuses[status - 1]?.[2] === true ? FLAG.active : 0);
  setAbn(draft, cells[COLUMN.abn]!.replace(/\s/g, ''));
  // Only current names have the letter: a blank is a former name, and means nothing else.
  const isCurrent = cells[COLUMN.isCurrent]!.toUpperCase() === 'Y';
  addText(draft, isCurrent ? 'MN' : 'FMR', name);
  if (!isCurrent) addText(draft, 'MN', cells[COLUMN.current]!);
  return draft.isTooLong ? 'rows with a name longer than any can be' : undefined;
}

/** A company without an ABN has a blank, or eleven noughts. */
function setAbn(draft: CompanyDraft, abn: string): void {
  if (!isAbn(abn)) return;
  const body = Number(abn.slice(2));
  draft.flags |= FLAG.abn;
  if (body === draft.number) return;
  draft.flags |= FLAG.other;
  draft.other = body;
}

function addText(draft: CompanyDraft, kind: 'MN' | 'FMR', text: string): void {
  const bytes = Buffer.from(text);
  draft.addName(kind, bytes, 0, bytes.length);
}
