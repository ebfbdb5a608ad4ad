// The HTTP server over any engine, put together: a request begins, is admitted, answered by its route or refused.
// Routes come from the descriptions of the operations.
import type { Duplex } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OwnExamples } from '../contract/examples.js';
import type { ListOperation, Operation } from '../contract/operation.js';
import { version } from '../contract/version.js';
import type { Responder } from '../engine/threads/responder.js';
import { Admission } from './access/admission.js';
import type { Users } from './access/users/live-users.js';
import { GONE, pathOf, type Log } from './access-log.js';
import { Connections, type ConnectionLimits } from './connection/connections.js';
import { httpOptions, RECEIVE_MS, type ConnectionOptions } from './connection/http-options.js';
import { beginRequest } from './connection/request-life.js';
import { HttpFailure } from './failure.js';
import { Metrics } from './metrics.js';
import { pageHeaders, pages } from './pages/index.js';
import { checkHead, LATE, nowhere, refuse, refuseConnection, TOO_MANY, TUNNEL } from './refusals.js';
import { acceptJson } from './request/json-body.js';
import { JSON_TYPE, mountOperations, pathPattern, type MountedPath } from './routes.js';

/** The page that a probe asks. */
const HEALTH = '/health';

export interface ServerOptions extends ConnectionOptions {
  readonly operations: readonly Operation[];
  readonly listOperations: readonly ListOperation[];
  readonly responder: Responder;
  readonly users: Users;
  readonly log: Log;
  /** What /health says to users: `status`, version and installed sets; to others it says the status alone. */
  readonly health: () => object;
  /** Pages that need no credentials, beside /health. */
  readonly open?: readonly string[] | undefined;
  /** Values of the examples in the description, by country and field, asked for once. */
  readonly examples?: (() => OwnExamples) | undefined;
  /** Requests a second of each user; any number if 0, a generous one if absent. */
  readonly rate?: number | undefined;
  /** How many connections there may be. */
  readonly limits?: ConnectionLimits | undefined;
  /** True if the log has stacks of internal errors. */
  readonly debug?: boolean;
}

/** The server, ready to listen. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { operations, listOperations, responder, log, debug = false } = options;
  const metrics = new Metrics();
  const connections = new Connections(options.limits);
  const mounted: MountedPath[] = [];
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    beginRequest(request, reply, { log, metrics, connections });
  };
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    refuse(error, request, reply, log, debug);
  };
  const server = fastify(
    httpOptions(options, {
      frameworkErrors: (error, request, reply) => {
        begin(request, reply);
        fail(error, request, reply);
      },
      clientErrorHandler: (error, socket) => {
        const graceMs = error.code === LATE ? (options.receiveMs ?? RECEIVE_MS) : undefined;
        connections.behindOthers(socket, graceMs, () => {
          refuseConnection(error, socket, log);
        });
      },
    }),
  ) as FastifyInstance;
  server.server.maxHeadersCount = 0;
  server.decorateRequest('userName', null);
  server.decorateRequest('records', 0);
  // Each request gets its own as it begins.
  server.decorateRequest('life');
  watchConnections(server, connections, options);
  const opened = new Set([HEALTH, ...(options.open ?? [])]);
  // With credentials they are checked there as well.
  const isOpen = ({ headers, raw: { url = '', method } }: FastifyRequest): boolean =>
    headers.authorization === undefined && (method === 'GET' || method === 'HEAD') && opened.has(pathOf(url));
  const admission = new Admission(options.users, options.rate);
  server.addHook('onRequest', async (request, reply) => {
    begin(request, reply);
    await connections.turn(request.raw, request.life);
    if (request.life.isOver) throw new HttpFailure(GONE, 'the caller has gone');
    checkHead(request);
    if (!isOpen(request) && (await admission.admit(request, reply))) return reply;
    if (request.is404) throw nowhere(request, mounted);
    return undefined;
  });
  const isEnding = closeConnectionsAtEnd(server);
  server.setErrorHandler(fail);
  server.setNotFoundHandler((request, reply) => {
    fail(nowhere(request, mounted), request, reply);
  });
  acceptJson(server);
  mounted.push(
    ...mountOperations(server, operations, listOperations, responder, (request, records) => {
      request.records = records;
      admission.note(request, records);
    }),
    ...mountPages(server, options, metrics, isEnding),
  );
  return server;
}

/** Answers what the framework is not told of: connections that are too many, and requests for what there is not. */
function watchConnections(server: FastifyInstance, connections: Connections, { tls, log }: ServerOptions): void {
  const end = (code: string, socket: Duplex): void => {
    // Over TLS nothing can be said before there is a connection.
    if (tls && code === TOO_MANY) socket.destroy();
    else refuseConnection(Object.assign(new Error(code), { code }), socket, log);
  };
  connections.watch(server.server, (socket) => {
    end(TOO_MANY, socket);
  });
  server.server.on('connect', (_, socket) => {
    end(TUNNEL, socket);
  });
  // Without this a request that expects what there is not is answered without a word.
  server.server.on('checkExpectation', (request, reply) => {
    server.server.emit('request', request, reply);
  });
}

/** A connection that is kept would only hold up the end. Returns whether that has begun. */
function closeConnectionsAtEnd(server: FastifyInstance): () => boolean {
  let isEnding = false;
  server.addHook('preClose', async () => {
    isEnding = true;
  });
  server.addHook('onSend', (_, reply, body, done) => {
    if (isEnding) void reply.header('connection', 'close');
    done(null, body);
  });
  return () => isEnding;
}

/** Serves what is no operation: how the server is, its description, and the pages for a browser. */
function mountPages(
  server: FastifyInstance,
  options: ServerOptions,
  metrics: Metrics,
  isEnding: () => boolean,
): MountedPath[] {
  const page = (
    path: string,
    type: string,
    body: (request: FastifyRequest, reply: FastifyReply) => unknown,
    headers: Readonly<Record<string, string>> = {},
  ): MountedPath => {
    server.get(path, { config: { operation: path } }, async (request, reply) =>
      reply
        .headers(headers)
        .type(type)
        .send(await body(request, reply)),
    );
    return { pattern: pathPattern(path), methods: ['GET'] };
  };
  // Made when it is first asked for: it loads what nothing else needs.
  let document: Promise<string> | undefined;
  const openApi = (): Promise<string> => {
    document ??= openApiText([...options.operations, ...options.listOperations], options.examples?.());
    return document;
  };
  return [
    page(HEALTH, JSON_TYPE, ({ userName }) => JSON.stringify(userName === null ? { status: 'ok' } : options.health())),
    page('/ready', JSON_TYPE, (_, reply) => {
      if (isEnding()) void reply.code(503);
      return JSON.stringify({ status: isEnding() ? 'ending' : 'ready' });
    }),
    page('/metrics', metrics.contentType, () => metrics.text()),
    page('/openapi.json', JSON_TYPE, openApi),
    ...pages.map(({ path, type, body }) => page(path, type, body, pageHeaders)),
  ];
}

const openApiText = async (
  described: readonly (Operation | ListOperation)[],
  examples: OwnExamples | undefined,
): Promise<string> =>
  JSON.stringify(await (await import('./openapi/document.js')).openApiDocument(described, version(), examples));
