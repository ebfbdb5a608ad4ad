// Which engine answers: that of this machine, or with --endpoint a service. The one place that opens either.
import type { AnswerCache, Scope } from '../../contract/answers.js';
import type { Engine, Operation, Request } from '../../contract/operation.js';
import type { EngineShare } from '../../engine/local.js';
import { dataFolder } from './data-folder.js';
import type { Io } from '../io.js';
import type { OperationOptions } from '../options/operation-options.js';
import { readRate } from '../options/read-rate.js';
import { readLocale } from '../options/read-step.js';

export interface OpenedEngine {
  readonly engine: Engine;
  /** Which data answers, for the user. */
  readonly data: () => readonly string[];
  /** The same text as long as the same data answers; absent where a service does. */
  readonly dataVersion?: string;
  /** Base URL of the service that answers. */
  readonly endpoint?: string;
  /** Whose its answers are, for keeping them; absent where answers cost nothing. */
  readonly scope?: Scope;
  /** Opens what keeps answers from run to run; absent where the user wants none. */
  readonly cache?: () => Promise<AnswerCache>;
  /** The engine for worker threads; absent where calls go over the network. */
  readonly share?: (uses: readonly EngineUses[]) => EngineShare;
  /** Calls in flight. */
  readonly concurrency?: number;
  /** What was sent so far, in one line; absent where nothing is. */
  readonly traffic?: () => string;
}

/** One operation that an engine is to answer, and its options. */
export interface EngineUses {
  readonly operation: Operation;
  readonly featureOptions?: Request['featureOptions'];
}

export type EngineOptions = Pick<
  OperationOptions,
  | 'source'
  | 'locale'
  | 'country'
  | 'data'
  | 'endpoint'
  | 'wordsEndpoint'
  | 'rate'
  | 'concurrency'
  | 'timeout'
  | 'retries'
  | 'maxErrors'
  | 'cache'
>;

interface EngineUse {
  readonly usesSource: boolean;
  readonly onNote?: (note: string) => void;
}

/** Opens the engine for records that are asked one by one: answers that --cache keeps are not asked for again. */
export async function openEngineOfRecords(options: EngineOptions, io: Io, use: EngineUse): Promise<Engine> {
  const { engine, cache } = await openEngine(options, io, use);
  try {
    return cache ? (await import('../../remote/cached-engine.js')).cachedEngine(engine, await cache()) : engine;
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
  { usesSource, onNote }: EngineUse,
): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint } = options;
  const locale = readLocale(options);
  const service = endpoint ?? wordsEndpoint;
  if (service !== undefined) return openRemote(service, options, io, onNote);
  const { openLocalEngine } = await import('../../engine/local.js');
  const engine = await openLocalEngine({
    dataDir: dataFolder(options.data, io),
    source: usesSource ? options.source : undefined,
    locale,
  });
  return {
    engine,
    data: () => (usesSource ? engine.notes : []),
    ...(usesSource ? { dataVersion: engine.dataVersion } : {}),
    share: (uses) => (uses.length === 1 ? engine.share(uses[0]!.operation, uses[0]!.featureOptions) : engine.share()),
  };
}

async function openRemote(
  service: string,
  options: EngineOptions,
  io: Io,
  onNote: ((note: string) => void) | undefined,
): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint, timeout, retries, maxErrors, cache } = options;
  const locale = readLocale(options);
  const { env } = io;
  const [{ openRemoteEngine, REMOTE_DEFAULTS }, { endpointOf }, { credentialFor }] = await Promise.all([
    import('../../remote/engine.js'),
    import('../../remote/endpoint.js'),
    import('./credentials.js'),
  ]);
  // Before a command may ask its user for the credential.
  endpointOf(service);
  const credential = await credentialFor(service, io);
  const concurrency = options.concurrency ?? REMOTE_DEFAULTS.concurrency;
  const remote = openRemoteEngine({
    endpoint,
    wordsEndpoint,
    credential,
    locale,
    concurrency,
    retries,
    maxErrors,
    onNote,
    rate: readRate(options.rate),
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
    proxies: {
      http: env['HTTP_PROXY'] ?? env['http_proxy'],
      https: env['HTTPS_PROXY'] ?? env['https_proxy'],
      none: env['NO_PROXY'] ?? env['no_proxy'],
    },
  });
  const data = (): string[] => [`endpoint ${remote.host}`];
  const calls = (): string =>
    `${remote.calls.made} calls to ${remote.host}${
      remote.calls.again === 0 ? '' : `, ${remote.calls.again} of them again`
    }`;
  const scope = { endpoint: service, user: credential?.user ?? '', locale };
  return {
    engine: remote,
    data,
    endpoint: service,
    concurrency,
    scope,
    ...(cache === undefined
      ? {}
      : {
          cache: async () => ({
            scope,
            answers: (await import('../../remote/answer-store.js')).openCache(cache, io.now),
          }),
        }),
    traffic: calls,
  };
}
