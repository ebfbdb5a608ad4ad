// Imports titles of the New Zealand land register: the layer of their land, and the list of their owners.
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaypostError } from '../../../contract/errors.js';
import { version } from '../../../contract/version.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { NZ_TITLES_SOURCE } from '../../kinds.js';
import { TitleTables } from '../../titles/write/title-tables.js';
import { writeTitles, WRITE_STEPS, type Written } from '../../titles/write/write-titles.js';
import { importSet, type BuiltSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { releaseFiles, type ReleaseFile } from '../tables/files.js';
import { readInTurn } from '../tables/read-in-turn.js';
import { LAYER, OWNERS_LIST, type TableKind } from './columns.js';
import { readTitleFile } from './read.js';

export interface TitleOptions extends ImportSurroundings {
  /** CSV and GeoJSON, each also with .gz, zips and folders, that together are the layer and the list. */
  readonly paths: readonly string[];
}

const TITLE_FILE = /\.(?:csv|geojson|geojsonl|json|ndjson|jsonl)(?:\.gz)?$/i;

/** What whoever holds the data has taken on with its licence. */
const DUTIES =
  "owners' names are personal data under the LINZ Licence for Personal Data: keep them safe and to yourself, use " +
  'them for no unsolicited marketing, correct or delete what you are told is wrong, and obey the Privacy Act 2020';

/**
 * Imports the files into `dataDir`. Throws WaypostError for files that are damaged or something else (file, line),
 * where the layer or the list is not among them, for a folder that cannot be written, and while another import runs.
 */
export async function importNzTitles({ dataDir, paths, signal, onProgress }: TitleOptions): Promise<ImportResult> {
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  try {
    for (const input of paths) opened.push(await releaseFiles(input, TITLE_FILE));
    const files = opened.flatMap((one) => one.files);
    if (files.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no .csv and no .geojson in ${paths.join(', ')}; give ${LAYER} and ${OWNERS_LIST} as downloaded`,
      );
    }
    return await importSet(dataDir, async (out) => {
      const skipped: Record<string, number> = {};
      const tables = await readFiles(files, skipped, { signal, onProgress });
      let step = 0;
      return build(out, files, tables, skipped, async () => {
        onProgress?.({ phase: 'write', done: step++, total: WRITE_STEPS });
        await nextTurn();
        signal?.throwIfAborted();
      });
    });
  } finally {
    for (const { close } of opened) close();
  }
}

async function readFiles(
  files: readonly ReleaseFile[],
  skipped: Record<string, number>,
  { signal, onProgress }: Pick<TitleOptions, 'signal' | 'onProgress'>,
): Promise<TitleTables> {
  const tables = new TitleTables();
  const found = new Set<TableKind>();
  await readInTurn(files, onProgress, async (file, onBytes) => {
    found.add(await readTitleFile(file, tables, skipped, { signal, onBytes }));
  });
  const missing = [...(found.has('titles') ? [] : [LAYER]), ...(found.has('owners') ? [] : [OWNERS_LIST])];
  const names = files.map(({ name }) => name).join(', ');
  if (missing.length > 0) {
    throw new WaypostError(
      'input-unreadable',
      `${missing.join(' and ')} is not among ${names}; give both in one import; nothing was imported`,
    );
  }
  if (tables.titles === 0) {
    throw new WaypostError('input-unreadable', `no title is in ${names}; nothing was imported`);
  }
  return tables;
}

async function build(
  out: string,
  files: readonly ReleaseFile[],
  tables: TitleTables,
  skipped: Record<string, number>,
  turn: () => Promise<void>,
): Promise<BuiltSet> {
  return writing(out, async (writer) => {
    const written = await writeTitles(writer, tables, turn);
    const meta: SetMeta = {
      source: NZ_TITLES_SOURCE,
      country: 'NZ',
      release: releaseName(files, written.lastIssued),
      datum: 'WGS84',
      states: [],
      counts: { addresses: 0, streets: 0, localities: 0 },
      builtBy: version(),
      table: { key: 'title_no', rows: written.titles, columns: ['land', 'owners'] },
    };
    if (written.strayOwners > 0) skipped['owners of titles that the layer does not have'] = written.strayOwners;
    return { kind: 'titles', meta, ...writer.finish(meta), skipped, notes: notes(written) };
  });
}

const titles = (count: number): string => (count === 1 ? '1 title has' : `${count.toLocaleString('en')} titles have`);

const notes = ({ owners, shapes, ownerless, unplaced }: Written): string[] => [
  `owners: ${owners.toLocaleString('en')}; pieces of land: ${shapes.toLocaleString('en')}`,
  ...(ownerless > 0 ? [`${titles(ownerless)} no owner in the list: who owns that land is unknown`] : []),
  ...(unplaced > 0 ? [`${titles(unplaced)} no land in the layer, and cannot be found`] : []),
  DUTIES,
];

/** The date in the name of a file, or of the zip or folder that it lies in; else that of the newest title. */
function releaseName(files: readonly ReleaseFile[], lastIssued: number): string {
  const names = files.flatMap((file) => [path.basename(file.path), path.basename(path.dirname(file.path))]);
  const date = names.map((name) => /(20\d\d)-?([01]\d)-?([0-3]\d)/.exec(name)).find((match) => match !== null);
  if (date) return `${date[1]!}-${date[2]!}-${date[3]!}`;
  const digits = String(lastIssued);
  return lastIssued === 0 ? '' : `to ${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
