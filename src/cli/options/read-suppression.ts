// What the options of `data import moved` and `deceased` say. Whatever is wrong is a usage error, said before any file
// is read.
import type { SuppressionList } from '../../contract/fields/suppressed-address.js';
import { WaypostError } from '../../contract/errors.js';
import { readDate, type DateOrder, type Day } from '../../contract/typed/typed-date.js';
import { listFields } from '../../data/import/suppression/headings.js';
import type { SuppressionOptions } from '../../data/import/suppression/options.js';
import type { DataCommandOptions } from '../commands/data-options.js';
import { readDelimiter } from './read-delimiter.js';
import { readMapping } from './read-step.js';

type OfOptions = Omit<SuppressionOptions, 'dataDir' | 'list' | 'paths' | 'signal' | 'onProgress'>;

/** The options of an import into a suppression list. Throws WaypostError `usage` for those that go ill together. */
export function readSuppressionImport(list: SuppressionList, options: DataCommandOptions): OfOptions {
  const { map, delimiter, encoding, asOf, dateOrder, keyed, keyFile } = options;
  if (keyFile !== undefined && keyed !== true) {
    throw new WaypostError('usage', '--key-file is for a list that is put under a key; give --keyed too');
  }
  return {
    map: readMapping(map, { name: `a list of the ${list}`, fields: listFields(list) }) ?? {},
    delimiter: readDelimiter(delimiter),
    encoding,
    asOf: asOf === undefined ? undefined : readDay(asOf, dateOrder),
    dateOrder,
    isKeyed: keyed === true,
    keyFile,
  };
}

/** `--as-of`, which stands alone: a date that can be read in two ways is refused. */
function readDay(text: string, order: DateOrder | undefined): Day {
  const read = readDate(text);
  const first = order === 'mdy' ? read?.monthFirst : read?.dayFirst;
  const other = order === undefined ? read?.monthFirst : first;
  if (first !== undefined && first !== 0 && first === other) return first;
  throw new WaypostError('usage', `--as-of ${text}: give the day up to which the list is complete as YYYY-MM-DD`);
}
