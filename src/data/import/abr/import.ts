// Imports the ABN bulk extract of the Australian Business Register: who has an ABN, where, and under which names.
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaypostError } from '../../../contract/errors.js';
import { version } from '../../../contract/version.js';
import { CompanyRuns, type CompanyParts } from '../../companies/write/company-runs.js';
import { RunFiles } from '../../companies/write/run-files.js';
import { buildCompanies } from '../../companies/write/build-companies.js';
import { entityTypes } from '../../companies/entity-types.js';
import { ABR_SOURCE } from '../../kinds.js';
import { importSet, type BuiltSet, type ImportResult, type ImportSurroundings } from '../result.js';
import type { OpenedFiles } from '../tables/files-in.js';
import { openExtract } from './extract.js';
import { readOnThreads } from './file-threads.js';
import { notesOn, requireDistinct } from './notes.js';
import { readAbrFile, type ReadFile } from './read-file.js';

export interface AbrOptions extends ImportSurroundings {
  /** Files, zips and folders that together are one extract. */
  readonly paths: readonly string[];
  /** Threads that read files at the same time; default one a processor where there is enough to read. */
  readonly threads?: number | undefined;
}

/** For fewer bytes than this a thread costs more than it saves. */
const WORTH_THREADS = 1 << 26;
/** A reader writes two files for each 128 MB of records, which take more than that in XML. */
const BYTES_PER_RUN = 1 << 27;

/**
 * Imports the extract into `dataDir`. Throws WaypostError for files that are damaged, in another encoding or given
 * twice (file, line), for a folder that cannot be written, and while another import runs.
 */
export const importAbr = (options: AbrOptions): Promise<ImportResult> =>
  importSet(options.dataDir, async (out) => {
    const extract = await openExtract(options.paths);
    const files = new RunFiles(out);
    try {
      return await build(out, extract, files, options);
    } finally {
      files.remove();
      extract.close();
    }
  });

async function build(out: string, extract: OpenedFiles, files: RunFiles, options: AbrOptions): Promise<BuiltSet> {
  const { reads, parts } = await read(extract, files, options);
  requireDistinct(reads);
  const refused = reads.reduce((sum, file) => sum + file.refused, 0);
  if (parts.every(({ companies }) => companies === 0)) {
    throw new WaypostError(
      'input-unreadable',
      `no record of ${options.paths.join(', ')} has an ABN and a name; nothing was imported`,
    );
  }
  const texts = entityTypes.map(
    (code) =>
      reads
        .map(({ types }) => types.get(code) ?? '')
        .sort()
        .at(-1) ?? '',
  );
  const built = await buildCompanies(out, options.signal, {
    parts,
    words: { types: ['', ...texts], statuses: [''] },
    meta: {
      source: ABR_SOURCE,
      release:
        reads
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? '',
      builtBy: version(),
      key: 'abn',
    },
  });
  return { ...built, skipped: { 'records without an ABN or a name that can be used': refused }, notes: notesOn(reads) };
}

async function read(
  { files }: OpenedFiles,
  runFiles: RunFiles,
  { paths, threads: wished, signal, onProgress }: AbrOptions,
): Promise<{ reads: ReadFile[]; parts: CompanyParts[] }> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const onBytes = (bytes: number): void => {
    done += bytes;
    onProgress?.({ phase: 'read', done, total });
  };
  const threads = Math.min(wished ?? (total < WORTH_THREADS ? 1 : availableParallelism()), files.length);
  if (threads > 1) {
    const mostFiles = 4 * (Math.ceil(total / BYTES_PER_RUN) + 1);
    return readOnThreads(files, { paths, threads, newFile: runFiles.next, mostFiles, signal, onBytes });
  }
  const runs = new CompanyRuns(runFiles.next);
  const reads: ReadFile[] = [];
  for (const file of files) {
    reads.push(await readAbrFile(file, runs, { signal, onBytes }));
    await nextTurn();
  }
  return { reads, parts: [runs.finish()] };
}
