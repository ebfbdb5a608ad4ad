// The remote engine: the operations of the contract over HTTPS, answered by any service that speaks it.
import { WaypostError } from '../contract/errors.js';
import {
  isListOperation,
  type AnyOperation,
  type Engine,
  type ListOperation,
  type Locale,
  type Operation,
  type Request,
  type Response,
} from '../contract/operation.js';
import { wordsService, type Service } from '../contract/services.js';
import type { Proxies } from '../web/proxies.js';
import { listResponseTo, responseTo, type Asked } from './answer.js';
import { callOf, listCallOf, type Call } from './call.js';
import { systemClock, type Clock } from './clock.js';
import { endpointOf } from './endpoint.js';
import { Pace } from './pace.js';
import { Persistence } from './persistence.js';
import { basic, type Credential } from './credential.js';
import type { Reply, Wire } from './wire.js';

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

/**
 * Opens the engine; nothing is sent before the first request. Throws `usage` for an endpoint or a credential that
 * cannot be used.
 */
export const openRemoteEngine = (options: RemoteEngineOptions): RemoteEngine => new Remote(options);

class Remote implements RemoteEngine {
  readonly host: string;
  private readonly endpoint: URL | undefined;
  private readonly wordsEndpoint: URL | undefined;
  private readonly secrets: readonly string[];
  /** Loaded with the first call: whoever only opens the engine pays for no network. */
  private readonly connect: () => Promise<Wire>;
  private wire: Promise<Wire> | undefined;
  private readonly persistence: Persistence;
  private readonly clock: Clock;
  private readonly maxErrors: number;
  private ownCalls = 0;
  /** The refusals so far of records that stood alone, while nothing else was answered. */
  private refusedAlike: { message: string; count: number } | undefined = { message: '', count: 0 };

  constructor(private readonly options: RemoteEngineOptions) {
    const {
      endpoint,
      wordsEndpoint,
      credential,
      rate,
      concurrency = REMOTE_DEFAULTS.concurrency,
      timeoutMs = REMOTE_DEFAULTS.timeoutMs,
      retries = REMOTE_DEFAULTS.retries,
      maxErrors = REMOTE_DEFAULTS.maxErrors,
      proxies = {},
      clock = systemClock,
      onNote,
    } = options;
    this.endpoint = endpoint === undefined ? undefined : endpointOf(endpoint);
    this.wordsEndpoint = wordsEndpoint === undefined ? undefined : endpointOf(wordsEndpoint);
    this.host = (this.endpoint ?? this.wordsEndpoint)?.host ?? '';
    this.clock = clock;
    this.maxErrors = maxErrors;
    this.secrets = credential === undefined ? [] : [basic(credential), credential.secret];
    this.connect = async () =>
      new (await import('./wire.js')).Wire({ credential, connections: concurrency, timeoutMs, proxies, clock });
    this.persistence = new Persistence({
      retries,
      maxErrors,
      pace: new Pace(concurrency, rate, clock),
      clock,
      onNote,
    });
  }

  get calls(): RemoteEngine['calls'] {
    return { made: this.persistence.attempts, again: this.persistence.attempts - this.ownCalls };
  }

  async run<Rec, Element>(given: AnyOperation<Rec, Element>, request: Request<Rec>): Promise<Response> {
    const operation = given as unknown as AnyOperation;
    return isListOperation(operation) ? this.list(operation, request) : this.runRecords(operation, request);
  }

  async close(): Promise<void> {
    const closed = new WaypostError('interrupted', 'the engine was closed while a call was under way');
    this.persistence.stop(closed);
    // One that could not be made has nothing to close.
    await (await this.wire?.catch(() => undefined))?.close(closed);
  }

  private async runRecords(operation: Operation, request: Request): Promise<Response> {
    const asked = request.locale ?? this.options.locale;
    const { payload } = request;
    // What the service could only refuse is not sent, and not paid for.
    const lack = typeof payload[0] === 'object' && payload[0] !== null ? operation.lacks?.(payload[0]) : undefined;
    if (lack !== undefined) throw new WaypostError('bad-request', lack);
    try {
      const response = await this.ask(operation.service, callOf(operation, request, asked), (reply, about) =>
        responseTo(operation, payload, reply, about),
      );
      if (response.status === 'ERROR' && response.payload.length === 0) {
        this.refused(request, response.messages.join('; '));
      } else this.refusedAlike = undefined;
      return response;
    } catch (error) {
      if (error instanceof WaypostError && error.kind === 'bad-request') this.refused(request, error.message);
      throw error;
    }
  }

  private list(operation: ListOperation, request: Request): Promise<Response> {
    const { kind = '' } = request;
    if (operation.kinds.length > 0 && !operation.kinds.includes(kind)) {
      throw new WaypostError(
        'bad-request',
        `there is no list of ${operation.name} '${kind}'; there are ${operation.kinds.join(', ')}`,
      );
    }
    return this.ask(
      operation.service,
      listCallOf(operation, request, request.locale ?? this.options.locale),
      (reply, about) => listResponseTo(operation, reply, about),
    );
  }

  private ask(
    service: Service | undefined,
    call: Call,
    read: (reply: Reply, about: Asked) => Response,
  ): Promise<Response> {
    const base = service === wordsService ? this.wordsEndpoint : this.endpoint;
    if (!base) {
      return Promise.reject(
        new WaypostError('usage', `there is no endpoint for the ${service?.name ?? 'address service'}`),
      );
    }
    this.ownCalls++;
    return this.persistence.answer(async () => {
      const reply = await (await (this.wire ??= this.connect())).send(base, call);
      return read(reply, { host: base.host, call, secrets: this.secrets, now: this.clock.now() });
    });
  }

  /**
   * Stops the run where the service refuses one record after the other with the same words, which name the source or an
   * option that all are asked with, and has never answered: it is the request that it refuses.
   */
  private refused({ payload, sourceOfTruth, featureOptions = {} }: Request, message: string): void {
    const alike = this.refusedAlike;
    const shared = [sourceOfTruth, ...Object.keys(featureOptions)];
    if (!alike || payload.length !== 1 || !shared.some((name) => name !== undefined && message.includes(name))) return;
    alike.count = alike.message === message ? alike.count + 1 : 1;
    alike.message = message;
    if (alike.count >= Math.max(2, this.maxErrors)) {
      throw this.stop(
        new WaypostError('configuration', `${message} (${this.host} refused the first ${alike.count} records alike)`),
      );
    }
  }

  private stop(reason: WaypostError): WaypostError {
    this.persistence.stop(reason);
    return reason;
  }
}
