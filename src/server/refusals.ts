// How a request is refused: with the envelope of the service that its path belongs to, and where it is no HTTP at all,
// on the bare connection.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_SUCH_PATH, services, type Service } from '../contract/services.js';
import { pathOf, type Log } from './access-log.js';
import { answerToFailure, HttpFailure } from './failure.js';
import { HEADER_BYTES, MOST_HEADERS } from './connection/http-options.js';
import { JSON_TYPE, type MountedPath } from './routes.js';

/** The service of paths that are nobody's. */
const DEFAULT_SERVICE = services.at(-1)!;

/** Answers with a failure; what is nobody's business but the operator's goes to the log. */
export function refuse(
  error: unknown,
  { id, raw: { url = '' } }: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  debug: boolean,
): void {
  const answer = answerToFailure(error, id);
  if (answer.cause !== undefined) {
    const { message, stack } = answer.cause instanceof Error ? answer.cause : new Error(String(answer.cause));
    log.error({ time: new Date().toISOString(), level: 'error', id, message, ...(debug ? { stack } : {}) });
  }
  // The framework would end the connection, and who still sends would lose the answer; what is left of a body is read
  // and forgotten instead.
  void reply
    .removeHeader('connection')
    .code(answer.status)
    .headers(answer.headers)
    .type(JSON_TYPE)
    .send(JSON.stringify(serviceOf(url).failure(answer, new Date())));
}

/** Headers that a request has once. */
const ONCE = ['host', 'authorization'] as const;

/** Throws for a head that HTTP allows and this server does not. */
export function checkHead({ headers, raw }: FastifyRequest): void {
  if (raw.url === '*') throw new HttpFailure(400, 'the request is for *, which is no path: paths begin with /');
  const { expect } = headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    throw new HttpFailure(417, `the header Expect may say 100-continue; it says ${expect.slice(0, 40)}`);
  }
  // The parser takes what it says last for the form of the body, and nobody undoes the rest.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') {
    throw new HttpFailure(415, `the body must not be coded; its header Transfer-Encoding says ${coding.slice(0, 40)}`);
  }
  if (headers.host === undefined && raw.httpVersion !== '1.0') {
    throw new HttpFailure(400, 'the request has no header Host');
  }
  // Two of these are two opinions of what is asked, and by whom: a proxy in front may have believed the other.
  const twice = ONCE.find(
    (name) => raw.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === name).length > 1,
  );
  if (twice !== undefined) throw new HttpFailure(400, `the request has the header ${twice} twice`);
  if (raw.rawHeaders.length > MOST_HEADERS * 2) {
    throw new HttpFailure(431, `the request has more than ${MOST_HEADERS} headers`);
  }
}

/** Why a path has no answer: its method, or the path itself. */
export function nowhere(
  { raw: { method = '', url = '' } }: FastifyRequest,
  mounted: readonly MountedPath[],
): HttpFailure {
  const path = pathOf(url);
  const methods = new Set(mounted.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
  if (methods.size === 0) {
    return new HttpFailure(404, NO_SUCH_PATH);
  }
  const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort().join(', ');
  return new HttpFailure(405, `${method} is not for this path; it takes ${allow}`, { headers: { allow } });
}

/** The service that has a path. */
function serviceOf(url: string): Service {
  const path = pathOf(url);
  return services.find(({ base }) => path === base || path.startsWith(`${base}/`)) ?? DEFAULT_SERVICE;
}

/** Connections that were ended in the middle of a request, with the status that said why. */
const cutOff = new WeakMap<object, number>();

/** The status with which a connection was ended in the middle of a request; undefined for one that was not. */
export const cutOffStatus = (connection: object): number | undefined => cutOff.get(connection);

/** The code of a request that did not come whole in time. */
export const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** How long a caller may take to read why its connection ends. */
const LINGER_MS = 5000;

/** The codes of a connection that is one too many, and of a request to be connected with another server. */
export const TOO_MANY = 'TOO_MANY';
export const TUNNEL = 'TUNNEL';

/** What the HTTP parser refuses, by its code; and what is refused before it. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `the head of the request is over ${HEADER_BYTES} bytes`],
  [LATE]: [408, 'the request did not come in time'],
  [TOO_MANY]: [503, 'there are too many connections; close those that are not used, or come again'],
  [TUNNEL]: [405, 'CONNECT is for a proxy, and this is none'],
};

/** Answers a request that is no HTTP, did not come in time, or is on one connection too many; ends the connection. */
export function refuseConnection({ code = '' }: NodeJS.ErrnoException, socket: Duplex, log: Log): void {
  const [status, message] = UNREADABLE[code] ?? ([400, 'the request is not well-formed HTTP'] as const);
  const id = randomUUID();
  const underWay = Reflect.get(socket, '_httpMessage') as { headersSent: boolean } | null | undefined;
  if (code === 'ECONNRESET' || !socket.writable || underWay?.headersSent === true) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(DEFAULT_SERVICE.failure({ status, message }, new Date()));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ` +
      `${Buffer.byteLength(body)}\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n${body}`,
  );
  // What more comes on it is not waited for; who still sends has a while to read why.
  const linger = code === TOO_MANY || code === TUNNEL ? 0 : LINGER_MS;
  socket.once('finish', () => {
    if (linger === 0) socket.destroy();
    else setTimeout(() => socket.destroy(), linger).unref();
  });
  if (underWay) cutOff.set(socket, status);
  else log.access({ time: new Date().toISOString(), id, user: null, method: '', path: '', status, ms: 0, records: 0 });
}
