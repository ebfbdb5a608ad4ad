// A server for tests, over an engine and operations of their own, with users whose credentials are known.
import { scryptSync } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Engine, ListOperation, Operation } from '../../../src/contract/operation.js';
import { listOperations, operations } from '../../../src/contract/operations.js';
import { responderOf } from '../../../src/engine/threads/turns-here.js';
import type { AccessLine, ErrorLine } from '../../../src/server/access-log.js';
import { listen } from '../../../src/server/connection/listen.js';
import { createServer, type ServerOptions } from '../../../src/server/server.js';
import type { Hash } from '../../../src/server/access/users/credentials.js';
import type { Users } from '../../../src/server/access/users/live-users.js';
import type { User } from '../../../src/server/access/users/users-file.js';

export const CREDENTIAL = 'a credential of tests';
export const OTHER_CREDENTIAL = 'another of tests';

/** As the server makes them, but cheap: each test starts a server of its own. */
const cheap = (credential: string): Hash => ({
  cost: 2,
  blockSize: 8,
  salt: 'c2FsdA',
  hash: scryptSync(credential, Buffer.from('salt'), 32, { N: 2, r: 8, p: 1 }).toString('base64url'),
});
const hash = cheap(CREDENTIAL);
const otherHash = cheap(OTHER_CREDENTIAL);
const user = (name: string, credential: User['credential'], domains: readonly string[]): User => ({
  name,
  domains,
  created: '2026-01-02T03:04:05.000Z',
  credential,
});

/** alice has the domain example.com, bob none, carol example.org. */
export const alice = user('alice', hash, ['example.com']);
export const bob = user('bob', otherHash, []);
const carol = user('carol', hash, ['example.org']);

export const usersOf = (...all: User[]): Users => ({ all, named: (name) => all.find((one) => one.name === name) });

export const basic = (name: string, credential: string): string =>
  `Basic ${Buffer.from(`${name}:${credential}`).toString('base64')}`;
export const asAlice = { authorization: basic('alice', CREDENTIAL) };
export const asBob = { authorization: basic('bob', OTHER_CREDENTIAL) };

/** An engine that answers with the request it was given. */
export const mirror: Engine = {
  run: (operation, request) => Promise.resolve({ status: 'SUCCESS', messages: [operation.name], payload: [request] }),
  close: () => Promise.resolve(),
};

export interface Served {
  readonly server: FastifyInstance;
  readonly lines: AccessLine[];
  readonly errors: ErrorLine[];
  /** Asks without a network, as alice if no header says otherwise. */
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on a free port of loopback; returns the URL. */
  listening(): Promise<string>;
}

/** Makes the server; it ends with the test. */
export function served({ engine = mirror, ...options }: Partial<ServerOptions> & { engine?: Engine } = {}): Served {
  const lines: AccessLine[] = [];
  const errors: ErrorLine[] = [];
  const server = createServer({
    operations,
    listOperations,
    responder: responderOf(engine),
    users: usersOf(alice, bob, carol),
    health: () => ({ status: 'ok' }),
    log: {
      access: (line) => {
        lines.push(line);
      },
      error: (line) => {
        errors.push(line);
      },
      flush: () => undefined,
    },
    ...options,
  });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  return {
    server,
    lines,
    errors,
    ask: ({ headers, ...request }) => server.inject({ ...request, headers: { ...asAlice, ...headers } }),
    listening: async () => (await listen(server, '127.0.0.1', 0)).url,
  };
}

/** An operation of no domain, as the parts given say; the rest is what every operation has. */
export const described = (parts: Partial<Operation> & Pick<Operation, 'name' | 'path' | 'schema'>): Operation => ({
  command: '',
  summary: parts.name,
  methods: ['GET', 'POST'],
  recordsPerCall: 1,
  needs: [],
  features: [],
  prefix: 'own_',
  fields: [],
  toRecord: () => null,
  card: () => ({ hits: [], messages: [] }),
  preview: [],
  emptyElement: () => null,
  errorElement: (message: string) => message,
  elements: ({ payload }) => payload,
  columns: [],
  ...parts,
});

/** The same without records. */
export const describedList = (
  parts: Partial<ListOperation> & Pick<ListOperation, 'name' | 'path' | 'schema'>,
): ListOperation => ({
  command: '',
  summary: parts.name,
  methods: ['GET'],
  needs: [],
  kinds: [],
  columns: [],
  ...parts,
});
