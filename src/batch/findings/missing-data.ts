// What is said of rows whose country has no data here: in one line at the end of a run, or, where the data is required,
// as the failure that ends it.
import { WaypostError } from '../../contract/errors.js';
import { importAdvice } from '../../contract/missing-data.js';
import type { SampleRow } from './seen.js';

/** A run was to have data of every country, and has not. */
export class DataMissing extends WaypostError {}

type ByCountry = Readonly<Record<string, number>>;

const sum = (counts: ByCountry): number => Object.values(counts).reduce((all, rows) => all + rows, 0);

/** `120 US, 3 FR`, the most first. */
function named(counts: ByCountry): string {
  return Object.entries(counts)
    .sort(([a, rows], [b, others]) => others - rows || (a < b ? -1 : 1))
    .map(([country, rows]) => `${rows} ${country === '' ? 'of a country that they do not name' : country}`)
    .join(', ');
}

/** `service`: base URL of what answered in place of this machine's data. */
function missing(counts: ByCountry, service: string | undefined): string {
  const rows = sum(counts);
  const belong =
    rows === 1 ? 'row belongs to a country whose addresses are' : 'rows belong to countries whose addresses are';
  const where = service === undefined ? 'not installed' : `not installed at ${service}`;
  return `${rows} ${belong} ${where}: ${named(counts)}`;
}

/** What brings the data; that of a service is its operator's concern. */
const advice = (counts: ByCountry, service: string | undefined): string =>
  service === undefined ? `; ${importAdvice(Object.keys(counts).toSorted())}` : '; its operator can import them';

/** The warning of a run; undefined where nothing was missing. `label` says which step it is of, if not the only one. */
export function missingDataWarning(label: string, counts: ByCountry, service: string | undefined): string | undefined {
  return sum(counts) === 0 ? undefined : `${label}${missing(counts, service)}${advice(counts, service)}`;
}

/** The failure of a run that requires the data. `first`: the first such row of the block, if it is known. */
export function missingDataFailure(
  label: string,
  counts: ByCountry,
  service: string | undefined,
  first: SampleRow | undefined,
): DataMissing {
  const row = first ? ` (the first is line ${first.line}: ${first.input})` : '';
  return new DataMissing(
    'source-not-installed',
    `${label}--require-data: ${missing(counts, service)}${row}${advice(counts, service)}; or leave --require-data ` +
      'out; nothing is written',
  );
}
