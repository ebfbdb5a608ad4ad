// Which engine answers: that of this machine, or with --endpoint a service. The one place that opens either.
import { needsAddresses, needsData, type AnyOperation, type Engine } from '../../contract/operation.js';
import { dataFolder, readableDataFolder } from './data-folder.js';
import type { EngineOptions, OpenedEngine } from './opened-engine.js';
import type { Io } from '../io.js';
import { readLocale } from '../options/read-step.js';

interface EngineUse {
  /** What will be asked: where that answers from installed data, a data folder that is named must have some. */
  readonly operations: readonly Pick<AnyOperation, 'name' | 'needs'>[];
  readonly onNote?: (note: string) => void;
}

/** Opens the engine for records that are asked one by one: answers that --cache keeps are not asked for again. */
export async function openEngineOfRecords(options: EngineOptions, io: Io, use: EngineUse): Promise<Engine> {
  const { endpoint, wordsEndpoint, data } = options;
  if ((endpoint ?? wordsEndpoint ?? data) === undefined) {
    const { isOfPackage, openPackageEngine } = await import('../../engine/of-package.js');
    if (isOfPackage(use.operations)) return openPackageEngine();
  }
  const { engine, ofRecords } = await openEngine(options, io, use);
  try {
    return ofRecords ? await ofRecords() : engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Opens the engine that the options ask for; whoever opens it closes it. It remembers nothing: a batch looks answers up
 * itself, before it fills its calls.
 */
export async function openEngine(
  options: EngineOptions,
  io: Io,
  { operations, onNote }: EngineUse,
): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint } = options;
  const locale = readLocale(options);
  const service = endpoint ?? wordsEndpoint;
  if (service !== undefined) return (await import('./remote-engine.js')).openRemote(service, options, io, onNote);
  const { openLocalEngine } = await import('../../engine/local.js');
  const isOfAddresses = operations.some(needsAddresses);
  const engine = await openLocalEngine({
    dataDir: operations.some(needsData) ? await readableDataFolder(options.data, io) : dataFolder(options.data, io),
    source: isOfAddresses ? options.source : undefined,
    locale,
    settings: options.settings,
  });
  try {
    const notes = [...engine.absent(operations), ...engine.ageNotes(operations, today(io.now()))];
    for (const note of notes) onNote?.(note);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine,
    data: (asked) => [...(asked.some(needsAddresses) ? engine.notes : []), ...engine.provenance(asked)],
    dataVersion: engine.dataVersion,
    share: (uses) => engine.share(uses),
    remarks: () => engine.remarks(),
  };
}

/** The day of a time, in UTC, as a number: 20240315. */
const today = (now: number): number => Number(new Date(now).toISOString().slice(0, 10).replaceAll('-', ''));
