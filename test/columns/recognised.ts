// Tables as their columns are recognised, for tests.
import { openPlaces } from '../../src/columns/known-places.js';
import { readColumns, type ReadColumn } from '../../src/columns/reading.js';
import { recognise, type Recognition, type Told } from '../../src/columns/recognise.js';

/** The columns as their headings and values say; `headings` is undefined for a table without any. */
function columnsOf(headings: readonly string[] | undefined, sample: readonly (readonly string[])[]): ReadColumn[] {
  const names = headings ?? (sample[0] ?? []).map((_, i) => `column_${i + 1}`);
  return withPlaces((places) => readColumns({ names, headings, sample }, places.isPlace));
}

/** What the columns are taken for. */
export const recognised = (
  headings: readonly string[] | undefined,
  sample: readonly (readonly string[])[],
  told: Told = {},
): Recognition => withPlaces((places) => recognise(columnsOf(headings, sample), sample, places, told));

function withPlaces<T>(ask: (places: ReturnType<typeof openPlaces>) => T): T {
  const places = openPlaces();
  try {
    return ask(places);
  } finally {
    places.close();
  }
}
