// The remote engine: the operations of the contract over HTTPS, answered by any service that speaks it. From the wire
// up: one call, counted as made, in its turn, repeated where it came to nothing, counted as wanted, and what no service
// could answer refused before it is sent.
import { WaypostError } from '../contract/errors.js';
import {
  isListOperation,
  type Engine,
  type ListOperation,
  type Locale,
  type Operation,
  type Request,
} from '../contract/operation.js';
import { isOfParts, runParts } from '../contract/parts.js';
import { wordsService, type Service } from '../contract/services.js';
import { systemClock, type Clock } from '../layers/clock.js';
import { counted } from '../layers/counted.js';
import { openHalt } from '../layers/halt.js';
import { paced } from '../layers/paced.js';
import { retried } from '../layers/retried.js';
import type { Proxies } from '../web/proxies.js';
import type { Credential } from './credential.js';
import { endpointOf } from './endpoint.js';
import { withoutRefusedFields } from './plain-records.js';
import { stoppedByRefusals } from './refused-alike.js';
import { CLOSED, ServiceEngine } from './service-engine.js';

export interface RemoteEngineOptions {
  /** Base URLs of the address service and of the three-word service; https, or http to this machine. */
  readonly endpoint?: string | undefined;
  readonly wordsEndpoint?: string | undefined;
  /** Sent with every call. */
  readonly credential?: Credential | undefined;
  /** Calls in a second, repeated ones included; unlimited if absent. */
  readonly rate?: number | undefined;
  /** Calls on the wire at a time; 4 if absent. */
  readonly concurrency?: number | undefined;
  /** Milliseconds that a call may take, from its beginning to the last byte of its answer; 30 s if absent. */
  readonly timeoutMs?: number | undefined;
  /** Times that a call is made again; 5 if absent. */
  readonly retries?: number | undefined;
  /** Calls given up in a row after which the run stops; 10 if absent. */
  readonly maxErrors?: number | undefined;
  /** The locale of requests that name none. */
  readonly locale?: Locale | undefined;
  readonly proxies?: Proxies | undefined;
  readonly clock?: Clock | undefined;
  /** Remarks on what goes on, for the user: long waits. */
  readonly onNote?: ((note: string) => void) | undefined;
}

export interface RemoteEngine extends Engine {
  /** Calls that went out so far, and how many of them were made again. */
  readonly calls: { readonly made: number; readonly again: number };
  /** Host of the endpoint. */
  readonly host: string;
}

export const REMOTE_DEFAULTS = { concurrency: 4, timeoutMs: 30_000, retries: 5, maxErrors: 10 } as const;

type BaseOf = (service: Service | undefined) => URL;

/**
 * Opens the engine; nothing is sent before the first request. Throws `usage` for an endpoint or a credential that
 * cannot be used.
 */
export function openRemoteEngine(options: RemoteEngineOptions): RemoteEngine {
  const { credential, rate, locale, proxies = {}, clock = systemClock, onNote } = options;
  const { concurrency = REMOTE_DEFAULTS.concurrency, timeoutMs = REMOTE_DEFAULTS.timeoutMs } = options;
  const { retries = REMOTE_DEFAULTS.retries, maxErrors = REMOTE_DEFAULTS.maxErrors } = options;
  const { host, baseOf } = basesOf(options);
  const halt = openHalt();
  const service = new ServiceEngine({
    baseOf,
    credential,
    connections: concurrency,
    timeoutMs,
    proxies,
    clock,
    locale,
  });
  const made = counted(service);
  const inTurn = paced(made, { concurrency, rate, clock, halt: halt.signal });
  const { hold } = inTurn;
  const wanted = counted(retried(inTurn, { retries, maxErrors, clock, halt, hold, onNote }));
  const heeded = stoppedByRefusals(wanted, { most: maxErrors, host, halt });
  const engine = checked(withoutRefusedFields(heeded, onNote), baseOf);
  return {
    ...engine,
    host,
    get calls() {
      return { made: made.calls, again: made.calls - wanted.calls };
    },
    async close() {
      halt.abort(new WaypostError('interrupted', CLOSED));
      await engine.close();
    },
  };
}

function basesOf({ endpoint, wordsEndpoint }: RemoteEngineOptions): { readonly host: string; readonly baseOf: BaseOf } {
  const addresses = endpoint === undefined ? undefined : endpointOf(endpoint);
  const words = wordsEndpoint === undefined ? undefined : endpointOf(wordsEndpoint);
  return {
    host: (addresses ?? words)?.host ?? '',
    baseOf(service) {
      const base = service === wordsService ? words : addresses;
      if (!base) throw new WaypostError('usage', `there is no endpoint for the ${service?.name ?? 'address service'}`);
      return base;
    },
  };
}

/** Refuses what the service could only refuse: it is not sent, and not paid for. */
const checked = (engine: Engine, baseOf: BaseOf): Engine => ({
  async run(operation, request) {
    // Their parts are calls, each of which comes here by itself.
    if (isOfParts(operation)) return runParts(this, operation, request);
    const lack = isListOperation(operation) ? noSuchList(operation, request) : lacking(operation, request);
    if (lack !== undefined) throw new WaypostError('bad-request', lack);
    baseOf(operation.service);
    return engine.run(operation, request);
  },
  close: () => engine.close(),
});

/** What the first record lacks, in words. */
function lacking<Rec, Element>(
  operation: Operation<Rec, Element>,
  { payload: [first] }: Request<Rec>,
): string | undefined {
  return typeof first === 'object' && first !== null ? operation.lacks?.(first) : undefined;
}

function noSuchList(
  { name, kinds }: Pick<ListOperation, 'name' | 'kinds'>,
  { kind = '' }: Pick<Request, 'kind'>,
): string | undefined {
  if (kinds.length === 0 || kinds.includes(kind)) return undefined;
  return `there is no list of ${name} '${kind}'; there are ${kinds.join(', ')}`;
}
