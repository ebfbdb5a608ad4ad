// Which engine answers: that of this machine, or with --endpoint a service. The one place that opens either.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answers } from '../contract/answers.js';
import type { Engine, Operation, Request } from '../contract/operation.js';
import type { EngineShare } from '../engine/local.js';
import { dataFolder } from './data-folder.js';
import type { Io } from './io.js';
import { readLocale, readRate, type OperationOptions } from './operation-options.js';

export interface OpenedEngine {
  readonly engine: Engine;
  /** Which data answers, for the user. */
  readonly data: () => readonly string[];
  /** The same text as long as the same data answers; absent where a service does. */
  readonly dataVersion?: string;
  /** Base URL of the service that answers. */
  readonly endpoint?: string;
  /** Opens what keeps the answers of one run, in that folder if one is given; absent where answers cost nothing. */
  readonly answers?: (folder: string | undefined) => Promise<Answers>;
  /** The engine for worker threads; absent where calls go over the network. */
  readonly share?: (operation: Operation, featureOptions: Request['featureOptions']) => EngineShare;
  /** Calls in flight. */
  readonly concurrency?: number;
  /** What was sent so far, in one line; absent where nothing is. */
  readonly traffic?: () => string;
}

export type EngineOptions = Pick<OperationOptions, 'source' | 'locale' | 'country' | 'data' | 'endpoint' | 'wordsEndpoint' | 'rate' | 'concurrency' | 'timeout' | 'retries' | 'maxErrors' | 'cache'>;

/** Opens the engine that the options ask for; whoever opens it closes it. `for` says what it answers. */
export async function openEngine(options: EngineOptions, io: Io, { usesSource, onNote }: { readonly usesSource: boolean; readonly onNote?: (note: string) => void }): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint } = options, locale = readLocale(options), service = endpoint ?? wordsEndpoint;
  if (service !== undefined) return openRemote(service, options, io, onNote);
  const { openLocalEngine } = await import('../engine/local.js');
  const engine = await openLocalEngine({ dataDir: dataFolder(options.data, io), source: usesSource ? options.source : undefined, locale });
  return { engine, data: () => (usesSource ? engine.notes : []), ...(usesSource ? { dataVersion: engine.dataVersion } : {}), share: (operation, featureOptions) => engine.share(operation, featureOptions) };
}

async function openRemote(service: string, options: EngineOptions, io: Io, onNote: ((note: string) => void) | undefined): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint, timeout, retries, maxErrors, cache } = options, locale = readLocale(options), { env } = io;
  const [{ openRemoteEngine, REMOTE_DEFAULTS }, { endpointOf }, { credentialFor }] = await Promise.all([import('../remote/engine.js'), import('../remote/endpoint.js'), import('./credentials.js')]);
  // Before a command may ask its user for the credential.
  endpointOf(service);
  const credential = await credentialFor(service, io), concurrency = options.concurrency ?? REMOTE_DEFAULTS.concurrency;
  const remote = openRemoteEngine({
    endpoint, wordsEndpoint, credential, locale, concurrency, retries, maxErrors, onNote,
    rate: readRate(options.rate), timeoutMs: timeout === undefined ? undefined : timeout * 1000,
    proxies: { http: env['HTTP_PROXY'] ?? env['http_proxy'], https: env['HTTPS_PROXY'] ?? env['https_proxy'], none: env['NO_PROXY'] ?? env['no_proxy'] },
  });
  const data = (): string[] => [`endpoint ${remote.host}`];
  const calls = (): string => `${remote.calls.made} calls to ${remote.host}${remote.calls.again === 0 ? '' : `, ${remote.calls.again} of them again`}`;
  const opened = { data, endpoint: service, concurrency, answers: runAnswers(io.now, cache !== undefined) };
  if (cache === undefined) return { ...opened, engine: remote, traffic: calls };
  const [{ openAnswerStore }, { cachedEngine }] = await Promise.all([import('../remote/answer-store.js'), import('../remote/cached-engine.js')]);
  const engine = cachedEngine(remote, openAnswerStore(cache, { now: io.now, maxAgeMs: CACHE_DAYS * 86_400_000 }), { endpoint: service, user: credential?.user ?? '', locale });
  return { ...opened, engine, traffic: () => `${calls()}; ${engine.remembered} answers from ${cache}` };
}

/**
 * What keeps the answers of a run: a database in its folder, which outlasts the process; without one, a temporary database, or
 * nothing where the engine has a cache of its own.
 */
const runAnswers = (now: () => number, hasCache: boolean) => async (folder: string | undefined): Promise<Answers> => {
  if (folder === undefined && hasCache) return { get: (keys) => keys.map(() => undefined), put: () => Promise.resolve(), close: () => Promise.resolve() };
  const { openAnswerStore } = await import('../remote/answer-store.js');
  if (folder !== undefined) return openAnswerStore(folder, { now });
  const temporary = await mkdtemp(join(tmpdir(), 'waypost-answers-')), answers = openAnswerStore(temporary, { now });
  return {
    ...answers,
    async close() {
      await answers.close();
      await rm(temporary, { recursive: true, force: true });
    },
  };
};

/** An answer of --cache that is older is asked again: reference data is released by quarters. */
const CACHE_DAYS = 30;
