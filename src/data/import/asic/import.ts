// Imports the company dataset of the securities commission: the companies of Australia with their former names.
import path from 'node:path';
import { WaypostError } from '../../../contract/errors.js';
import { version } from '../../../contract/version.js';
import { buildCompanies } from '../../companies/write/build-companies.js';
import { CompanyRuns } from '../../companies/write/company-runs.js';
import { RunFiles } from '../../companies/write/run-files.js';
import { ASIC_SOURCE } from '../../kinds.js';
import { importSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { filesIn } from '../tables/files-in.js';
import type { ReleaseFile } from '../tables/files.js';
import { companyStatuses, companyTypes } from './codes.js';
import { joinRows } from './join.js';
import { readAsicFile, type LeftOut } from './read-file.js';

export interface AsicOptions extends ImportSurroundings {
  /** Files, zips and folders that together are the dataset. */
  readonly paths: readonly string[];
}

const KIND = /\.(?:csv|tsv|txt)$/i;

/**
 * Imports the files into `dataDir`. Throws WaypostError for files that are not the dataset or no text (file, line), for
 * a folder that cannot be written, and while another import runs.
 */
export const importAsic = (options: AsicOptions): Promise<ImportResult> =>
  importSet(options.dataDir, async (out) => {
    const { files, close } = await filesIn(options.paths, KIND, 'the files of the company dataset, or their zips');
    const runFiles = new RunFiles(out);
    try {
      const skipped: LeftOut = {};
      const parts = [await read(files, runFiles, skipped, options)];
      if (parts[0]!.companies === 0) {
        throw new WaypostError(
          'input-unreadable',
          `no row of ${options.paths.join(', ')} has an ACN and a name; nothing was imported`,
        );
      }
      const built = await buildCompanies(out, options.signal, {
        parts,
        join: joinRows,
        words: {
          types: ['', ...companyTypes.map(([, meaning]) => meaning)],
          statuses: ['', ...companyStatuses.map(([, meaning]) => meaning)],
        },
        meta: { source: ASIC_SOURCE, release: releaseOf(files), builtBy: version(), key: 'acn' },
      });
      return { ...built, skipped, notes: [] };
    } finally {
      runFiles.remove();
      close();
    }
  });

async function read(
  files: readonly ReleaseFile[],
  runFiles: RunFiles,
  leftOut: LeftOut,
  { signal, onProgress }: AsicOptions,
): Promise<ReturnType<CompanyRuns['finish']>> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const runs = new CompanyRuns(runFiles.next);
  const onBytes = (bytes: number): void => {
    done += bytes;
    onProgress?.({ phase: 'read', done, total });
  };
  for (const file of files) await readAsicFile(file, runs, leftOut, { signal, onBytes });
  return runs.finish();
}

/** The day in the name of the newest file, else the name of the first. */
function releaseOf(files: readonly ReleaseFile[]): string {
  const names = files.map(({ path: file }) => path.basename(file).replace(KIND, '')).sort();
  const days = names.flatMap(
    (name) => /(20\d\d)-?(\d\d)(?:-?(\d\d))?/.exec(name)?.slice(1).filter(Boolean).join('-') ?? [],
  );
  return days.sort().at(-1) ?? names[0] ?? '';
}
