// Imports ranges of phone numbers of all countries, as the publisher of the numbering plans has them (metadata.zip).
import { version } from '../../../contract/version.js';
import { WaypostError } from '../../../contract/errors.js';
import { writing } from '../../file/write/set-writer.js';
import { ALL_COUNTRIES, PHONE_RANGES_SOURCE } from '../../kinds.js';
import { orderRanges, writePhoneRanges, type RangeInput } from '../../phone-ranges/write/write-phone-ranges.js';
import { importSet, type BuiltSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { readRanges } from './read.js';

export interface PhoneRangesOptions extends ImportSurroundings {
  /** The zip, or its folder. */
  readonly paths: readonly string[];
  /** Date of the release, YYYY-MM-DD; that of the newest file in the zip if absent. */
  readonly release?: string | undefined;
}

/**
 * Imports the ranges into `dataDir`, in place of those in use. Throws WaypostError for files or rows that cannot be
 * used (file, line), for a folder that cannot be written, and while another import runs.
 */
export const importPhoneRanges = ({
  dataDir,
  paths,
  release,
  signal,
  onProgress,
}: PhoneRangesOptions): Promise<ImportResult> =>
  importSet(dataDir, async (out) => {
    const { ranges, rows, callingCodes, date } = await readRanges(paths, { signal, onProgress });
    const ordered = orderRanges(ranges);
    if (!Array.isArray(ordered)) {
      const { group, first } = ordered.range;
      throw new WaypostError(
        'input-unreadable',
        `${paths.join(', ')}: two ranges of calling code ${group >> 5} hold the same numbers of ${group & 31} ` +
          `digits from ${first} on; nothing was imported`,
      );
    }
    onProgress?.({ phase: 'write', done: 0, total: 1 });
    return {
      ...(await write(out, ordered, release ?? date, rows)),
      skipped: {},
      notes: [`ranges of ${callingCodes} calling codes`],
    };
  });

function write(
  out: string,
  ranges: readonly RangeInput[],
  release: string,
  rows: number,
): Promise<Omit<BuiltSet, 'skipped' | 'notes'>> {
  return writing(out, (writer) => {
    writePhoneRanges(writer, ranges);
    const meta = {
      source: PHONE_RANGES_SOURCE,
      country: ALL_COUNTRIES,
      release,
      datum: '',
      states: [],
      builtBy: version(),
      counts: { addresses: 0, streets: 0, localities: 0 },
      table: { key: 'number range', rows, columns: ['operator', 'place', 'type', 'area code', 'country'] },
    };
    return { kind: 'phone-ranges', meta, ...writer.finish(meta) };
  });
}
