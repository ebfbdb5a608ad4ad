// Opens the engine of the library over the data of this machine.
import { resolve } from 'node:path';
import { answeredHere } from '../batch/answered-here.js';
import { needsAddresses, needsData, type Locale } from '../contract/operation.js';
import type { SourceOfTruth } from '../contract/sources.js';
import { openLocalEngine as openEngine, type LocalEngine } from '../engine/local.js';
import { requireDataFolder } from '../data/require-folder.js';
import { threadEngineModule } from '../engine/threads/thread-engine.js';
import { homeFolder, usualDataFolder } from '../files/data-folder.js';
import { withMethods, type WaypostEngine } from './engine.js';
import type { EngineMeans } from './job.js';
import { refuseUnknown, requestOptions } from './options.js';
import { settingsOf, type GivenSettings } from './settings.js';

export interface LocalOptions {
  /**
   * Folder that data was imported into. If absent that of WAYPOST_DATA, else the platform's folder for application
   * data, which may hold nothing.
   */
  readonly data?: string | undefined;
  /** Source of truth of requests that name none; the best installed one of the country if absent. */
  readonly sourceOfTruth?: SourceOfTruth | undefined;
  /** The contract's {locale} of requests that name none; that of the source, else au, if absent. */
  readonly locale?: Locale | undefined;
  /** AU or NZ, in place of a locale. */
  readonly country?: string | undefined;
  /**
   * What is decided of the operations, as the options of their commands: `{ blockList: 'blocked.txt', probe: true }`
   * is `--block-list blocked.txt --probe`.
   */
  readonly settings?: GivenSettings | undefined;
  /** @deprecated The earlier name of `data`. */
  readonly dataDir?: string | undefined;
  /** @deprecated The earlier name of `sourceOfTruth`. */
  readonly source?: string | undefined;
}

/** The engine over the data of this machine. */
export interface LocalWaypostEngine extends WaypostEngine {
  /** Remarks on which data answers. */
  readonly notes: readonly string[];
  /** Every set that may answer, with its release and checksum: the same text for the same data. */
  readonly dataVersion: string;
}

const METHOD = 'openLocalEngine';
const NAMES = ['data', 'sourceOfTruth', 'locale', 'country', 'settings'];
const EARLIER = ['dataDir', 'source'];

/**
 * Opens the engine. Throws `usage` for a folder that was named and is not there or holds nothing, and
 * `source-not-installed` for a source that is not.
 */
export async function openLocalEngine(options: LocalOptions = {}): Promise<LocalWaypostEngine> {
  refuseUnknown(METHOD, options, 'dataDir' in options || 'source' in options ? [...NAMES, ...EARLIER] : NAMES);
  const { data = options.dataDir, country } = options;
  const { sourceOfTruth = options.source, locale } = options;
  const asked = requestOptions(METHOD, [], { locale, country }, false);
  const engine = await openEngine({
    dataDir: await dataFolder(data),
    source: sourceOfTruth?.toUpperCase(),
    locale: asked.locale,
    settings: settingsOf(METHOD, options.settings),
  });
  return Object.defineProperties(withMethods(meansOf(engine)), {
    notes: { get: () => engine.notes, enumerable: true },
    dataVersion: { value: engine.dataVersion, enumerable: true },
  }) as LocalWaypostEngine;
}

async function dataFolder(given: string | undefined): Promise<string> {
  const { env, platform } = process;
  const named = given ?? env['WAYPOST_DATA'] ?? '';
  if (named === '' && given === undefined) return usualDataFolder({ env, platform, home: homeFolder() });
  const folder = resolve(named);
  await requireDataFolder(folder, given === undefined ? 'WAYPOST_DATA' : 'data');
  return folder;
}

const meansOf = (engine: LocalEngine): EngineMeans => ({
  engine,
  concurrency: 1,
  ofStep: (operation, asked) => ({
    ...answeredHere(operation, asked, asked.locale),
    data: needsAddresses(operation) ? engine.notes : [],
    dataVersion: needsData(operation) ? engine.dataVersion : undefined,
  }),
  threadEngine: (steps) => ({ module: threadEngineModule, share: engine.share(steps) }),
});
