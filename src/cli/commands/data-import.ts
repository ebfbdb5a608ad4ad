// data import gnaf: builds the address data from a release, with progress and a summary.
import { EXIT, WaypostError } from '../../contract/errors.js';
import { importGnaf, type ImportSummary } from '../../reference/import/gnaf.js';
import { dataFolder } from '../data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import type { DataCommandOptions } from './data.js';

const STATES = new Set(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'OT']);

/** Imports a release and says on standard error what came of it; returns the exit code. */
export async function importRelease(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const messages = messagesTo(io, options);
  const dataDir = dataFolder(options.data, io);
  const states = readStates(options.states);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  try {
    const summary = await interruptible(io, 'the data set that was in use stays in use', (signal) => importGnaf({
      paths, dataDir, states, datum: options.datum, signal,
      onProgress({ phase, done, total }) {
        if (phase === 'read') progress.update({ done, total, rows: Math.round(done / 1e6) });
      },
    }));
    progress.stop();
    messages.info(report(summary, dataDir).join('\n'), { summary });
    return EXIT.done;
  } finally {
    progress.stop();
  }
}

function readStates(given: string | undefined): string[] | undefined {
  const states = given?.split(',').map((state) => state.trim().toUpperCase());
  const wrong = states?.find((state) => !STATES.has(state));
  if (wrong !== undefined) throw new WaypostError('usage', `--states: '${wrong}' is no state; there are ${[...STATES].join(', ')}`);
  return states;
}

function report({ set, skipped, notes, seconds }: ImportSummary, dataDir: string): string[] {
  const left = Object.entries(skipped).filter(([, rows]) => rows > 0).map(([reason, rows]) => `${count(rows)} ${reason}`);
  return [
    `${set.source} ${set.release}, ${set.datum}: ${count(set.addresses)} addresses in ${count(set.localities)} localities of ${set.states.join(', ')}`,
    ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
    ...notes,
    `${(set.bytes / 1e6).toFixed(1)} MB in ${dataDir}, ${seconds.toFixed(1)} s`,
  ];
}
