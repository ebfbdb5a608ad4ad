// What a connection may send, and for how long, before anybody knows who calls; and the id of each request.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { LEAST_TLS } from './listen.js';
import { BODY_LIMIT } from '../request/json-body.js';

/** Bytes and headers of the head of a request. */
export const HEADER_BYTES = 16_384;
export const MOST_HEADERS = 100;
const HEADERS_MS = 10_000;
/** Milliseconds in which a request must have come whole. */
export const RECEIVE_MS = 30_000;
const CHECK_MS = 1000;
/** How long a connection may be idle between requests: longer than the pools of usual clients keep theirs. */
const IDLE_MS = 65_000;

/** How long nothing may move on a connection: who stops reading an answer is cut off. */
const STALL_MS = 120_000;

/** A request id of the caller's that may stand in headers and logs as it is. */
const SANE_ID = /^[\w.:-]{1,64}$/;

type HttpOptions = FastifyHttpOptions<HttpServer>;

export interface ConnectionOptions {
  /** PEM texts; plain HTTP if absent. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** Milliseconds in which a request must have come whole. */
  readonly receiveMs?: number | undefined;
}

/**
 * No route has a schema that the framework would check or write by; what does so is a third of all that a service would
 * load as it starts.
 */
const noSchema = (): never => {
  throw new Error('routes have no schemas of the framework');
};

/** The framework's options; `refusals` answer what never reaches a route. */
export function httpOptions(
  { tls, receiveMs = RECEIVE_MS }: ConnectionOptions,
  refusals: Pick<HttpOptions, 'frameworkErrors' | 'clientErrorHandler'>,
): HttpOptions {
  const http = {
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: Math.min(HEADERS_MS, receiveMs),
    connectionsCheckingInterval: Math.min(CHECK_MS, receiveMs),
    requireHostHeader: false,
  };
  return {
    ...(tls ? { https: { ...http, ...tls, minVersion: LEAST_TLS } } : { http }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: receiveMs,
    keepAliveTimeout: IDLE_MS,
    connectionTimeout: Math.max(STALL_MS, 3 * receiveMs),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: requestId,
    requestIdHeader: false,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    routerOptions: { querystringParser: (text: string) => ({ text }), maxParamLength: HEADER_BYTES },
    ...refusals,
  } as HttpOptions;
}

/** The caller's own id where it is sane. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
