// Opens a service as the engine: its address, the user's credential, how fast and how stubbornly it is asked, and where
// its answers are kept.
import type { Engine } from '../../contract/operation.js';
import type { AnswerScope } from '../../layers/cache/answers.js';
import { endpointOf } from '../../remote/endpoint.js';
import { openRemoteEngine, REMOTE_DEFAULTS, type RemoteEngine } from '../../remote/engine.js';
import { credentialFor } from './credentials.js';
import { proxiesOf } from './proxies.js';
import type { EngineOptions, OpenedEngine } from './opened-engine.js';
import type { Io } from '../io.js';
import { readRate } from '../options/read-rate.js';
import { readLocale } from '../options/read-step.js';

/** Opens the service at that base URL. Throws `usage` for one that cannot be asked. */
export async function openRemote(
  service: string,
  options: EngineOptions,
  io: Io,
  onNote: ((note: string) => void) | undefined,
): Promise<OpenedEngine> {
  const { endpoint, wordsEndpoint, timeout, retries, maxErrors, cache } = options;
  const locale = readLocale(options);
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
    proxies: proxiesOf(io),
  });
  const scope: AnswerScope = { endpoint: service, user: credential?.user ?? '', locale };
  return {
    engine: remote,
    data: () => [`endpoint ${remote.host}`],
    endpoint: service,
    concurrency,
    scope,
    ofRecords: () => asksNothingTwice(remote, scope, cache, io, onNote),
    traffic: () => trafficOf(remote),
  };
}

const trafficOf = ({ calls: { made, again }, host }: RemoteEngine): string =>
  `${made} calls to ${host}${again === 0 ? '' : `, ${again} of them again`}`;

/** What is being asked is not asked a second time, nor what the cache keeps, if there is one. */
async function asksNothingTwice(
  engine: Engine,
  scope: AnswerScope,
  cache: string | undefined,
  io: Io,
  onNote: ((note: string) => void) | undefined,
): Promise<Engine> {
  const { deduplicated } = await import('../../layers/deduplicated.js');
  if (cache === undefined) return deduplicated(engine, scope);
  const [{ cached }, { openCache }] = await Promise.all([
    import('../../layers/cached.js'),
    import('../../layers/cache/answer-store.js'),
  ]);
  const answers = await openCache(cache, { now: io.now, onNote });
  return deduplicated(cached(engine, { scope, answers }, onNote), scope);
}
