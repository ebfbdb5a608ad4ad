// Imports a list of the moved or the deceased: from CSV with a delivery point id and a date in each row, or as a keyed
// list that its owner made with the same import.
import path from 'node:path';
import type { SuppressionList } from '../../../contract/fields/suppressed-address.js';
import { WaypostError } from '../../../contract/errors.js';
import { dayText, type Day } from '../../../contract/typed/typed-date.js';
import { version } from '../../../contract/version.js';
import type { BuiltFile } from '../../catalogue.js';
import type { SetMeta } from '../../file/format.js';
import { isDataFile } from '../../file/read/header.js';
import { writing } from '../../file/write/set-writer.js';
import { suppressionSource } from '../../kinds.js';
import { makeSecret, readSecret } from '../../secret-file.js';
import { KEY_FILE, suppressionKey } from '../../suppression/keyed.js';
import type { Provenance } from '../../suppression/provenance.js';
import { writeList, type ListEntries } from '../../suppression/write/write-list.js';
import { importSet, type BuiltSet, type ImportResult } from '../result.js';
import { copyList } from './copy-list.js';
import type { ListRows } from './list-rows.js';
import type { SuppressionOptions } from './options.js';
import { readLists } from './read-lists.js';

/**
 * Imports the files into `dataDir` in place of the list in use. Throws WaypostError for files that hold no such list
 * (file, line, column, what to do), and while another import runs; rows that cannot be used are left out and told.
 */
export const importSuppression = (options: SuppressionOptions): Promise<ImportResult> =>
  importSet(options.dataDir, async (out) => {
    const [first] = options.paths;
    if (isDataFile(first!)) return copyList(out, first!, options, suppressionSource(options.list));
    return build(out, options);
  });

async function build(out: string, options: SuppressionOptions): Promise<BuiltSet> {
  const { list, asOf, dataDir, isKeyed, keyFile, dateOrder } = options;
  const { rows, files, hasConsents } = await readLists(options);
  const { repeated, ...entries } = rows.entries(dateOrder);
  const latest = entries.dates.reduce((last, day) => Math.max(last, day), 0);
  if (asOf !== undefined && asOf < latest) {
    throw new WaypostError(
      'usage',
      `--as-of ${dayText(asOf)}: the list has an entry of ${dayText(latest)}, which is later; give the day up to ` +
        'which the list is complete',
    );
  }
  const file = isKeyed ? (keyFile ?? path.join(dataDir, KEY_FILE)) : undefined;
  const secret = file === undefined ? undefined : suppressionKey(file);
  const key = secret && (readSecret(secret) ?? makeSecret(secret));
  const provenance = { asOf: asOf ?? latest, isTold: asOf !== undefined, files };
  return {
    ...(await write(out, list, entries, { hasConsents, key, provenance })),
    skipped: rows.leftOut.byReason(),
    notes: notesOf(rows, { list, repeated, hasConsents, asOf: provenance.asOf, isTold: provenance.isTold, file }),
  };
}

interface Written {
  readonly hasConsents: boolean;
  readonly key: Buffer | undefined;
  readonly provenance: Provenance;
}

function write(
  out: string,
  list: SuppressionList,
  entries: ListEntries,
  { hasConsents, key, provenance }: Written,
): Promise<Omit<BuiltFile, 'file'>> {
  return writing(out, (writer) => {
    writeList(writer, entries, { name: list, hasConsents, key }, provenance);
    const meta: SetMeta = {
      source: suppressionSource(list),
      country: 'AU',
      release: dayText(provenance.asOf),
      datum: '',
      states: [],
      builtBy: version(),
      counts: { addresses: 0, streets: 0, localities: 0 },
      table: {
        key: key === undefined ? 'dpid' : 'dpid under a key',
        rows: entries.ids.length,
        columns: ['date', ...(hasConsents ? ['consent'] : [])],
      },
    };
    return { kind: 'suppression', meta, ...writer.finish(meta) };
  });
}

interface Noted {
  readonly list: SuppressionList;
  readonly repeated: number;
  readonly hasConsents: boolean;
  readonly asOf: Day;
  readonly isTold: boolean;
  readonly file: string | undefined;
}

const rowsOf = (count: number): string => (count === 1 ? '1 row is' : `${count} rows are`);

/** What the user should know of the import. */
const notesOf = (rows: ListRows, { list, repeated, hasConsents, asOf, isTold, file }: Noted): string[] => [
  ...(isTold ? [] : [`as of ${dayText(asOf)}, the latest date in it; --as-of says it otherwise`]),
  ...(repeated === 0 ? [] : [`${rowsOf(repeated)} of a delivery point that has a later row, which counts`]),
  ...(list === 'moved' && !hasConsents ? ['no column says whether there is consent: it is taken as N'] : []),
  ...(rows.unclearConsents === 0
    ? []
    : [`${rowsOf(rows.unclearConsents)} with a consent that is neither yes nor no: it is taken as N`]),
  ...(file === undefined
    ? []
    : [`the ids are under the key in ${file}: keep it apart from the list; who has both can read the list`]),
  ...rows.leftOut.lines(),
];
