// Reads a coordinate of a row.
import type { TableRow } from '../../../formats/csv/table.js';

/** Degrees * 1e7, rounded. Throws WaypostError with file and line for what is no number or beyond ±`limit` degrees. */
export function readDegrees(row: TableRow, what: string, text: string, limit: number): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw row.bad(`the ${what} '${text}' is not a number`);
  if (Math.abs(value) > limit) throw row.bad(`the ${what} ${text} is outside ±${limit} degrees`);
  return Math.round(value * 1e7);
}
