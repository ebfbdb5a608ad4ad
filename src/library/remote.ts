// Opens the engine of the library over a service.
import { openRemoteEngine as openEngine, REMOTE_DEFAULTS, type RemoteEngineOptions } from '../remote/engine.js';
import { withMethods, type WaypostEngine } from './engine.js';

/** The engine over a service. */
export interface RemoteWaypostEngine extends WaypostEngine {
  /** Calls that went out so far, and how many of them were made again. */
  readonly calls: { readonly made: number; readonly again: number };
  /** Host of the endpoint. */
  readonly host: string;
}

/**
 * Opens the engine; nothing is sent before the first request. Throws `usage` for an endpoint or a credential that
 * cannot be used.
 */
export function openRemoteEngine(options: RemoteEngineOptions): RemoteWaypostEngine {
  const engine = openEngine(options);
  const { endpoint = options.wordsEndpoint ?? '', credential, locale } = options;
  const concurrency = options.concurrency ?? REMOTE_DEFAULTS.concurrency;
  const opened = withMethods({
    engine,
    concurrency,
    ofStep: () => ({
      onThreads: false,
      scope: { endpoint, user: credential?.user ?? '', locale },
      data: [`endpoint ${engine.host}`],
      endpoint,
    }),
  });
  return Object.defineProperties(opened, {
    calls: { get: () => engine.calls, enumerable: true },
    host: { value: engine.host, enumerable: true },
  }) as RemoteWaypostEngine;
}
