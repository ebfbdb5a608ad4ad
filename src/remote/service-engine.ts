// The remote engine's innermost: one request is one call on the wire, tried once. Layers pace it and repeat it.
import { WaypostError } from '../contract/errors.js';
import {
  isListOperation,
  type AnyOperation,
  type Engine,
  type Locale,
  type Request,
  type Response,
} from '../contract/operation.js';
import type { Service } from '../contract/services.js';
import type { Clock } from '../layers/clock.js';
import type { Proxies } from '../web/proxies.js';
import { listResponseTo, responseTo, type Asked } from './answer.js';
import { callOf, listCallOf, type Call } from './call.js';
import { basicCredentials, type Credential } from './credential.js';
import type { Reply, HttpClient } from './http-client.js';

export interface ServiceEngineOptions {
  /** Base URL of a service. Throws `usage` where there is none. */
  readonly baseOf: (service: Service | undefined) => URL;
  readonly credential: Credential | undefined;
  /** Connections that are kept open at most. */
  readonly connections: number;
  readonly timeoutMs: number;
  readonly proxies: Proxies;
  readonly clock: Clock;
  /** The locale of requests that name none. */
  readonly locale: Locale | undefined;
}

export class ServiceEngine implements Engine {
  private readonly secrets: readonly string[];
  /** Made with the first call: whoever only opens the engine pays for no network. */
  private client: Promise<HttpClient> | undefined;

  /** Throws `usage` for a credential that cannot be sent. */
  constructor(private readonly options: ServiceEngineOptions) {
    const { credential } = options;
    this.secrets = credential === undefined ? [] : [basicCredentials(credential), credential.secret];
  }

  /** Throws `RetryableFailure` for a call that came to nothing and may be made again. */
  run<Rec, Element>(given: AnyOperation<Rec, Element>, request: Request<Rec>): Promise<Response> {
    const operation = given as unknown as AnyOperation;
    const locale = request.locale ?? this.options.locale;
    if (isListOperation(operation)) {
      const call = listCallOf(operation, request, locale);
      return this.answer(operation.service, call, (reply, asked) => listResponseTo(operation, reply, asked));
    }
    const call = callOf(operation, request, locale);
    return this.answer(operation.service, call, (reply, asked) => responseTo(operation, request.payload, reply, asked));
  }

  /** Ends the calls under way. */
  async close(): Promise<void> {
    // One that could not be made has nothing to close.
    const client = await this.client?.catch(() => undefined);
    await client?.close(new WaypostError('interrupted', CLOSED));
  }

  private async answer(
    service: Service | undefined,
    call: Call,
    read: (reply: Reply, asked: Asked) => Response,
  ): Promise<Response> {
    const { baseOf, clock } = this.options;
    const base = baseOf(service);
    this.client ??= this.connect();
    const reply = await (await this.client).send(base, call);
    return read(reply, { host: base.host, call, secrets: this.secrets, now: clock.now() });
  }

  private async connect(): Promise<HttpClient> {
    requireAddressSpace();
    const client = await import('./http-client.js');
    return new client.HttpClient(this.options);
  }
}

/** What of it is used here; the types of Node have none of it. */
declare const WebAssembly: { readonly Memory: new (pages: { readonly initial: number }) => object };

/**
 * Connections are read by WebAssembly, which sets ten gigabytes of address space aside, and memory for what it uses of
 * it. Where there is none, it fails in a place where nobody can catch it: so it is tried here. Throws `configuration`.
 */
function requireAddressSpace(): void {
  try {
    void new WebAssembly.Memory({ initial: 1 });
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      'a connection needs more address space than this process may have; lift the limit (ulimit -v), or set ' +
        'NODE_OPTIONS=--disable-wasm-trap-handler',
      { cause },
    );
  }
}

/** What calls say that were under way, or waited, when the engine was closed. */
export const CLOSED = 'the engine was closed while a call was under way';
