// The HTTP server over any engine: who may ask, what is asked, and how it is answered or refused. Routes come from the
// descriptions of the operations.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Server as HttpServer } from 'node:http';
import type { ListOperation, Operation } from '../contract/operation.js';
import { services } from '../contract/services.js';
import { version } from '../contract/version.js';
import type { Responder } from '../engine/threads/responder.js';
import { pathOf, type Log } from './access-log.js';
import { Admission } from './admission.js';
import { answerTo, HttpFailure } from './failure.js';
import { acceptJson, BODY_LIMIT } from './json-body.js';
import { LEAST_TLS } from './listen.js';
import { Metrics } from './metrics.js';
import { pageHeaders, pages } from './pages/index.js';
import { JSON_TYPE, mountOperations, patternOf, type Mounted } from './routes.js';
import type { Users } from './users/live-users.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the user who asks, once that is known. */ userName: string | null;
    records: number;
  }
  interface FastifyContextConfig {
    /** Name of the operation, or what else the path is. */ operation?: string;
  }
}

export interface ServerOptions {
  readonly operations: readonly Operation[];
  readonly listOperations: readonly ListOperation[];
  readonly responder: Responder;
  readonly users: Users;
  readonly log: Log;
  /** What /health says: `status`, version and installed sets. */
  readonly health: () => object;
  /** Requests a second of each user; any number if absent. */
  readonly rate?: number | undefined;
  /** PEM texts; plain HTTP if absent. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** Milliseconds in which a request must have come whole. */
  readonly receiveMs?: number;
  /** True if the log has stacks of internal errors. */
  readonly debug?: boolean;
}

/** Limits on what a caller may send before anybody knows who it is. */
const HEADER_BYTES = 16_384;
const MOST_HEADERS = 100;
const HEADERS_MS = 10_000;
const RECEIVE_MS = 30_000;
const CHECK_MS = 1000;
/** How long a connection may be idle between requests: longer than the pools of usual clients keep theirs. */
const IDLE_MS = 65_000;

/** How long nothing may move on a connection: who stops reading an answer is cut off. */
const STALL_MS = 120_000;

/** A request id of the caller's that may stand in headers and logs as it is. */
const SANE_ID = /^[\w.:-]{1,64}$/;

const STANDING_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The server, ready to listen. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, users, receiveMs = RECEIVE_MS } = options;
  const metrics = new Metrics();
  const http = {
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: Math.min(HEADERS_MS, receiveMs),
    connectionsCheckingInterval: Math.min(CHECK_MS, receiveMs),
    requireHostHeader: false,
  };
  const server = fastify({
    ...(options.tls ? { https: { ...http, ...options.tls, minVersion: LEAST_TLS } } : { http }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: receiveMs,
    keepAliveTimeout: IDLE_MS,
    connectionTimeout: Math.max(STALL_MS, 3 * receiveMs),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    routerOptions: { querystringParser: (text: string) => ({ text }), maxParamLength: HEADER_BYTES },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      begin(request, reply);
      refuse(error, request, reply);
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) => {
      refuseRaw(error, socket, log);
    },
  } as FastifyHttpOptions<HttpServer>) as FastifyInstance;
  server.server.maxHeadersCount = 0;
  server.decorateRequest('userName', null);
  server.decorateRequest('records', 0);

  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    const {
      raw: { method = '', url = '' },
      id,
    } = request;
    const started = performance.now();
    reply.headers(STANDING_HEADERS).header('x-request-id', id);
    metrics.inFlight++;
    reply.raw.once('close', () => {
      const ms = performance.now() - started;
      const status = reply.raw.writableFinished ? reply.raw.statusCode : (cutOff.get(request.raw.socket) ?? GONE);
      const { userName, records } = request;
      metrics.inFlight--;
      metrics.count(request.routeOptions.config.operation ?? 'none', status, ms, records);
      log.access({
        time: new Date().toISOString(),
        id,
        user: userName ?? null,
        method,
        path: pathOf(url),
        status,
        ms: Math.round(ms * 100) / 100,
        records: records ?? 0,
      });
    });
  };

  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const {
      id,
      raw: { url = '' },
    } = request;
    const answer = answerTo(error, id);
    if (answer.cause !== undefined) {
      const { message, stack } = answer.cause instanceof Error ? answer.cause : new Error(String(answer.cause));
      log.error({
        time: new Date().toISOString(),
        level: 'error',
        id,
        message,
        ...(options.debug === true ? { stack } : {}),
      });
    }
    // The framework would end the connection, and who still sends would lose the answer; what is left of a body is read
    // and forgotten instead.
    void reply
      .removeHeader('connection')
      .code(answer.status)
      .headers(answer.headers)
      .type(JSON_TYPE)
      .send(JSON.stringify(serviceOf(url).failure(answer, new Date())));
  };

  const admission = new Admission(users, options.rate);
  const mounted: Mounted[] = [];
  server.addHook('onRequest', async (request, reply) => {
    begin(request, reply);
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
      throw new HttpFailure(400, 'the request has no header Host');
    }
    if (request.raw.rawHeaders.length > MOST_HEADERS * 2) {
      throw new HttpFailure(431, `the request has more than ${MOST_HEADERS} headers`);
    }
    if (await admission.admit(request, reply)) return reply;
    if (request.is404) throw nowhere(request, mounted);
    return undefined;
  });
  // A connection that is kept would only hold up the end.
  let isEnding = false;
  server.addHook('preClose', async () => {
    isEnding = true;
  });
  server.addHook('onSend', (_, reply, body, done) => {
    if (isEnding) void reply.header('connection', 'close');
    done(null, body);
  });
  server.setErrorHandler((error, request, reply) => {
    refuse(error, request, reply);
  });
  server.setNotFoundHandler((request, reply) => {
    refuse(nowhere(request, mounted), request, reply);
  });
  acceptJson(server);

  mounted.push(
    ...mountOperations(server, options.operations, options.listOperations, options.responder, (request, records) => {
      request.records = records;
    }),
  );
  const page = (
    path: string,
    type: string,
    body: () => unknown,
    headers: Readonly<Record<string, string>> = {},
  ): void => {
    server.get(path, { config: { operation: path } }, async (_, reply) =>
      reply
        .headers(headers)
        .type(type)
        .send(await body()),
    );
    mounted.push({ pattern: patternOf(path), methods: ['GET'] });
  };
  page('/health', JSON_TYPE, () => JSON.stringify(options.health()));
  page('/metrics', metrics.contentType, () => metrics.text());
  // Made when it is first asked for: it loads what nothing else needs.
  let document: Promise<string> | undefined;
  page(
    '/openapi.json',
    JSON_TYPE,
    () => (document ??= openApiText([...options.operations, ...options.listOperations])),
  );
  for (const { path, type, body } of pages) page(path, type, body, pageHeaders);
  return server;
}

const openApiText = async (described: readonly (Operation | ListOperation)[]): Promise<string> =>
  JSON.stringify(await (await import('./openapi.js')).openApiDocument(described, version()));

/** Why a path has no answer: its method, or the path itself. */
function nowhere({ raw: { method = '', url = '' } }: FastifyRequest, mounted: readonly Mounted[]): HttpFailure {
  const path = pathOf(url);
  const methods = new Set(mounted.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
  if (methods.size === 0) {
    return new HttpFailure(
      404,
      'there is no such path; paths are case-sensitive, and those there are stand in /openapi.json',
    );
  }
  const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort().join(', ');
  return new HttpFailure(405, `${method} is not for this path; it takes ${allow}`, { headers: { allow } });
}

/** The service that has a path. */
const serviceOf = (url: string): (typeof services)[number] => {
  const path = pathOf(url);
  return services.find(({ base }) => path === base || path.startsWith(`${base}/`)) ?? services.at(-1)!;
};

/** How a request is logged whose caller went away before the answer. */
const GONE = 499;

/** Connections that were ended in the middle of a request, with the status that said why. */
const cutOff = new WeakMap<object, number>();

/** What the HTTP parser refuses, by its code. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `the head of the request is over ${HEADER_BYTES} bytes`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not come in time'],
};

/** Answers a request that is no HTTP, or did not come in time, and ends its connection. */
function refuseRaw({ code = '' }: NodeJS.ErrnoException, socket: Duplex, log: Log): void {
  const [status, message] = UNREADABLE[code] ?? ([400, 'the request is not well-formed HTTP'] as const);
  const id = randomUUID();
  const under = Reflect.get(socket, '_httpMessage') as { headersSent: boolean } | null | undefined;
  if (code === 'ECONNRESET' || !socket.writable || under?.headersSent === true) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(services.at(-1)!.failure({ status, message }, new Date()));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ` +
      `${Buffer.byteLength(body)}\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n${body}`,
  );
  if (under) cutOff.set(socket, status);
  else log.access({ time: new Date().toISOString(), id, user: null, method: '', path: '', status, ms: 0, records: 0 });
}
