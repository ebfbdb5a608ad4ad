// Mounts operations where their descriptions say: path, methods, envelope, limits. Nothing here knows any one of them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyOperation, ListOperation, Operation } from '../contract/operation.js';
import { addressService } from '../contract/services.js';
import type { ResponseBody, Responder } from '../engine/threads/responder.js';
import { callerOf } from './caller.js';
import { localeOfQuery, readBody, readListCall, readLocale, readQuery } from './request/read-call.js';
import { readQueryText } from './request/query-text.js';

/** A path that is served, and with which methods. */
export interface MountedPath {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

export const JSON_TYPE = 'application/json; charset=utf-8';
/** The framework would take bytes in memory of several threads for an object still to be written. */
const AS_IT_IS = (json: string): string => json;
const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/** Serves each operation; returns their paths. `note` is told how many records a request has. */
export function mountOperations(
  server: FastifyInstance,
  operations: readonly Operation[],
  lists: readonly ListOperation[],
  responder: Responder,
  note: (request: FastifyRequest, records: number) => void,
): MountedPath[] {
  const mount = <Call extends AnyOperation>(
    operation: Call,
    answer: (request: FastifyRequest, operation: Call) => Promise<ResponseBody>,
  ): MountedPath => {
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { json, done } = await answer(request, operation);
      if (done) request.life.onEnd(done);
      return reply.type(JSON_TYPE).serializer(AS_IT_IS).send(json);
    };
    const path = `${(operation.service ?? addressService).base}${operation.path}`;
    for (const method of operation.methods) {
      server.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { operation: operation.name },
        handler,
      });
    }
    return { pattern: pathPattern(path), methods: operation.methods };
  };
  return [
    ...operations.map((operation) =>
      mount(operation, async (request) => {
        const parameters = parametersOf(request);
        const locale = localeOf(operation, request, parameters);
        const call =
          request.method === 'POST'
            ? await readBody(operation, request.body, locale)
            : await readQuery(operation, parameters, locale);
        note(request, call.payload.length);
        return responder.run(operation, call, callerOf(request));
      }),
    ),
    ...lists.map((operation) =>
      mount(operation, async (request) => {
        const parameters = parametersOf(request);
        const locale = localeOf(operation, request, parameters);
        const { kind = '' } = request.params as { kind?: string };
        return responder.run(
          operation,
          await readListCall(operation, kind, request.method === 'POST' ? request.body : parameters, locale),
          callerOf(request),
        );
      }),
    ),
  ];
}

/** The query as it came: the contract's own rules read it. */
const parametersOf = ({ query }: FastifyRequest): ReadonlyMap<string, string> => {
  const { text } = query as { text: string };
  return text === '' ? NO_PARAMETERS : readQueryText(text);
};

const localeOf = (
  operation: AnyOperation,
  { params }: FastifyRequest,
  parameters: ReadonlyMap<string, string>,
): ReturnType<typeof localeOfQuery> => {
  const { locale } = params as { locale?: string };
  return locale === undefined ? localeOfQuery(operation, parameters) : readLocale(locale);
};

/** A path with its placeholders, as an expression of the paths it stands for. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
