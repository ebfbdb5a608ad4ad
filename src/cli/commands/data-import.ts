// data import: builds the data of a source from its files, with progress and a summary.
import { EXIT, WaypostError } from '../../contract/errors.js';
import { importGnaf, type ImportProgress, type ImportSummary } from '../../data/import/gnaf/import.js';
import { dataFolder } from '../config/data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import type { DataCommandOptions } from './data-options.js';

const STATES = new Set(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'OT']);

type Importing = (given: {
  readonly dataDir: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}) => Promise<ImportSummary>;

/** Imports a G-NAF release and says on standard error what came of it; returns the exit code. */
export function importRelease(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const states = readStates(options.states);
  const { datum } = options;
  return runImport(options, io, (given) =>
    importGnaf({ paths, states, datum: datum === 'GDA94' || datum === 'GDA2020' ? datum : undefined, ...given }),
  );
}

/** Imports LINZ's address layer; returns the exit code. */
export function importLayer(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  return runImport(options, io, async (given) =>
    (await import('../../data/import/linz/import.js')).importLinz({ paths, ...given }),
  );
}

/** Imports a table of New Zealand postcodes; returns the exit code. */
export async function importPostcodes(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const { importNzPostcodes, postcodeFields } = await import('../../data/import/nz-postcodes/import.js');
  const map = readMap(options.map ?? [], postcodeFields);
  return runImport(options, io, (given) => importNzPostcodes({ paths, map, ...given }));
}

/** Runs an import with progress, and says on standard error what came of it. */
export async function runImport(options: DataCommandOptions, io: Io, importing: Importing): Promise<number> {
  const messages = messagesTo(io, options);
  const dataDir = dataFolder(options.data, io);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  try {
    const summary = await interruptible(io, 'the data set that was in use stays in use', (signal) =>
      importing({
        dataDir,
        signal,
        onProgress({ phase, done, total }) {
          if (phase === 'read') progress.update({ done, total, rows: Math.round(done / 1e6) });
        },
      }),
    );
    progress.stop();
    messages.info(report(summary, dataDir).join('\n'), { summary });
    return EXIT.done;
  } finally {
    progress.stop();
  }
}

/** `field=Column` pairs of --map. */
function readMap(given: readonly string[], fields: readonly string[]): Map<string, string> {
  return new Map(
    given.map((pair): [string, string] => {
      const [, field, column] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (field === undefined || !fields.includes(field)) {
        throw new WaypostError('usage', `--map ${pair}: give FIELD=COLUMN, where FIELD is one of ${fields.join(', ')}`);
      }
      return [field, column!];
    }),
  );
}

/** `--states NSW,ACT` as a list. Throws a usage error for what is no state. */
export function readStates(given: string | undefined): string[] | undefined {
  const states = given?.split(',').map((state) => state.trim().toUpperCase());
  const wrong = states?.find((state) => !STATES.has(state));
  if (wrong !== undefined) {
    throw new WaypostError('usage', `--states: '${wrong}' is no state; there are ${[...STATES].join(', ')}`);
  }
  return states;
}

function report({ set, skipped, notes, seconds }: ImportSummary, dataDir: string): string[] {
  const left = Object.entries(skipped)
    .filter(([, rows]) => rows > 0)
    .map(([reason, rows]) => `${count(rows)} ${reason}`);
  return [
    set.table
      ? `${set.source} ${set.release}: ${count(set.table.rows)} rows of ${set.table.columns.length} attributes ` +
        `by ${set.table.key}`
      : `${[[set.source, set.release].filter(Boolean).join(' '), set.datum].filter(Boolean).join(', ')}: ${
          set.addresses === 0 ? '' : `${count(set.addresses)} addresses in `
        }${count(set.localities)} localities${regionsOf(set.states)}`,
    ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
    ...notes,
    `${(set.bytes / 1e6).toFixed(1)} MB in ${dataDir}, ${seconds.toFixed(1)} s`,
  ];
}

/** States are few and have short names; the regions of other countries are counted. */
function regionsOf(states: readonly string[]): string {
  const named = states.filter((state) => state !== '');
  return named.length === 0
    ? ''
    : named.length <= STATES.size
      ? ` of ${named.join(', ')}`
      : ` of ${named.length} regions`;
}
