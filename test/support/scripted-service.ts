// A service on loopback that speaks the contract, and fails as it is told: for each call that comes, the next fault of
// its script (service-faults.ts), then none. It keeps every call, so that a test can count them.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The records, as they were sent. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly body: unknown;
}

/** What happens to one call in place of the answer: told by what it does to the response that would have been. */
export type ScriptedFault = (response: ServerResponse, answer: string, service: ScriptedService) => void;

export interface ScriptedService {
  readonly url: string;
  readonly calls: Received[];
  /** Faults of the calls to come; undefined is none. */
  readonly script: (ScriptedFault | undefined)[];
  /** Records answered, each as often as an answer to it was sent whole. */
  readonly answered: string[];
  /** Connections that were made to it. */
  connections(): number;
  /** Resolves when so many calls have come. */
  came(calls: number): Promise<void>;
}

export interface ServiceOptions {
  /** The answer to the records of a call; cleanses them by default. */
  readonly answer?: (received: Received) => { readonly status?: number; readonly body: unknown };
  /** User and secret that every call must have, as `user:secret`. */
  readonly credential?: string;
  readonly script?: readonly (ScriptedFault | undefined)[];
  readonly tls?: { readonly key: string; readonly cert: string };
}

const textOf = (record: Readonly<Record<string, unknown>>): string => {
  const text = record['fullAddress'] ?? record['id'] ?? '';
  return typeof text === 'string' ? text : JSON.stringify(text);
};

/** An answer in the shape of cleanse: the text in capitals, verified. */
export const cleansed = (record: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  _type: 'ValidatedAddressAu',
  fullAddress: textOf(record).toUpperCase(),
  id: `AU|GNAF|${textOf(record)}`,
  status: 'verified',
  level: 'address',
  confidence: 99,
});

const cleanseAll = ({ records }: Received): { body: unknown } => ({
  body: { status: 'SUCCESS', messages: [], payload: records.map(cleansed) },
});

/** Starts the service; it goes away when the test ends. */
export async function scriptedService({
  answer = cleanseAll,
  credential,
  script = [],
  tls,
}: ServiceOptions = {}): Promise<ScriptedService> {
  const calls: Received[] = [];
  const answered: string[] = [];
  const waiting: { calls: number; done: () => void }[] = [];
  const expected = credential === undefined ? undefined : `Basic ${Buffer.from(credential).toString('base64')}`;
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const pieces: Buffer[] = [];
    request
      .on('data', (piece: Buffer) => {
        pieces.push(piece);
      })
      .on('end', () => {
        const received = receivedOf(request, Buffer.concat(pieces).toString('utf8'));
        calls.push(received);
        for (const each of waiting.filter((one) => one.calls <= calls.length)) each.done();
        const given =
          expected !== undefined && request.headers.authorization !== expected
            ? { status: 401, body: { status: 'ERROR', messages: ['full authentication is required'], payload: [] } }
            : answer(received);
        const fault = service.script.shift();
        if (fault) {
          fault(response, JSON.stringify(given.body), service);
          return;
        }
        if ((given.status ?? 200) === 200) {
          response.on('finish', () => {
            answered.push(...received.records.map(textOf));
          });
        }
        response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
      });
  };
  const server: Server = tls ? createTlsServer(tls, handle) : createServer(handle);
  let connections = 0;
  server.on('connection', () => {
    connections++;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const service: ScriptedService = {
    url: `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`.replace(
      'http://localhost',
      'http://127.0.0.1',
    ),
    calls,
    answered,
    script: [...script],
    connections: () => connections,
    came: (count) =>
      new Promise((resolve) => {
        if (calls.length >= count) resolve();
        else waiting.push({ calls: count, done: resolve });
      }),
  };
  return service;
}

function receivedOf(request: IncomingMessage, text: string): Received {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = text === '' ? undefined : (JSON.parse(text) as { payload?: unknown });
  const { payload = [] } = body ?? {};
  const records = Array.isArray(payload) ? payload : [payload];
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    records: records as Received['records'],
    body,
  };
}
