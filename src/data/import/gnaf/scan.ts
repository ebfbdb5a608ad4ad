// What every table reader needs: scan a table of all states, leave out retired rows, stop when asked, report the bytes.
import { WaypostError } from '../../../contract/errors.js';
import { scanTable, type Row } from '../tables/psv.js';
import { isRequired, type Release } from './release.js';

/** Postcodes have four digits, and a set's postcode index as many places. */
export const LAST_POSTCODE = 9999;

export interface ScanContext {
  readonly release: Release;
  readonly signal: AbortSignal | undefined;
  readonly onBytes: (bytes: number) => void;
  /** Rows left out, by reason, for the summary. */
  readonly skipped: Record<string, number>;
}

/**
 * Scans a table of every state and calls `onRow` for rows in use, `onRetired` for retired ones. Columns are numbered
 * required first, then optional.
 */
export async function scanLive(
  context: ScanContext,
  table: string,
  required: readonly string[],
  optional: readonly string[],
  onRow: (row: Row) => void,
  onRetired?: (row: Row) => void,
): Promise<void> {
  const retired = required.length + optional.length;
  for (const file of context.release.table(table)) {
    const rows = await scanTable(
      file,
      required,
      [...optional, 'DATE_RETIRED'],
      (row) => {
        if (row.empty(retired)) return onRow(row);
        skip(context, 'retired');
        onRetired?.(row);
      },
      context,
    );
    if (rows === 0 && isRequired(table)) {
      throw new WaypostError(
        'input-unreadable',
        `${file.name} has a header and no rows; the file is damaged or cut short; download it again`,
      );
    }
  }
}

/** Counts rows that are left out. */
export function skip(context: ScanContext, reason: string, rows = 1): void {
  context.skipped[reason] = (context.skipped[reason] ?? 0) + rows;
}
