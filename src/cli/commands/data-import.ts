// data import: builds the data of a kind from its files, with progress and a summary.
import { EXIT } from '../../contract/errors.js';
import { dataFolder } from '../config/data-folder.js';
import type { ImportKind } from '../import-kind.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { reportLines, reportSummary } from '../output/import-report.js';
import { startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import type { DataCommandOptions } from './data-options.js';

/** Imports the files as the kind does, and says on standard error what came of it; returns the exit code. */
export async function importPaths(
  { prepare, several = false }: ImportKind,
  paths: readonly string[],
  options: DataCommandOptions,
  io: Io,
): Promise<number> {
  const run = await prepare(paths, options);
  const messages = messagesTo(io, options);
  const dataDir = dataFolder(options.data, io);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  const kept = several ? 'the data sets that were in use stay in use' : 'the data set that was in use stays in use';
  const importing = interruptible(io, kept, (signal) =>
    run({
      dataDir,
      signal,
      onProgress({ phase, done, total }) {
        if (phase === 'read') progress.update({ done, total, rows: Math.round(done / 1e6) });
      },
    }),
  );
  const result = await importing.finally(() => {
    progress.stop();
  });
  messages.info(reportLines(result, several, dataDir), { summary: reportSummary(result, several) });
  return EXIT.done;
}
