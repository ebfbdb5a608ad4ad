// A request from its head to the end of its answer: the headers that every answer has, its line in the log, its share
// of the metrics.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GONE, pathOf, type Log } from '../access-log.js';
import type { Metrics } from '../metrics.js';
import { cutOffStatus } from '../refusals.js';
import type { Connections } from './connections.js';
import { RequestLife } from './life.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the user who asks, once that is known. */
    userName: string | null;
    records: number;
    life: RequestLife;
  }
  interface FastifyContextConfig {
    /** Name of the operation, or what else the path is. */
    operation?: string;
  }
}

const STANDING_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Notes that a request has begun; its end is noted when it comes. */
export function beginRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics, connections }: { readonly log: Log; readonly metrics: Metrics; readonly connections: Connections },
): void {
  const { id, raw } = request;
  const { method = '', url = '' } = raw;
  const started = performance.now();
  reply.headers(STANDING_HEADERS).header('x-request-id', id);
  const life = new RequestLife();
  request.life = life;
  metrics.inFlight++;
  life.onEnd(() => {
    const ms = performance.now() - started;
    const status = reply.raw.writableFinished ? reply.raw.statusCode : (cutOffStatus(raw.socket) ?? GONE);
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
  connections.begin(raw, reply.raw, life);
}
